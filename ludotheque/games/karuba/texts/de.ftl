### Karuba: die Texte, die Spieler lesen, auf Deutsch.
### Wörter: Insel, Feld, Plättchen, Weg, Ausgang, Abenteurer, Tempel, Strand, Dschungel, Kristall, Goldnugget, Schatz, Bonusplättchen; legen, abwerfen, laufen, stehen bleiben.

## The box

karuba-name = Karuba
karuba-tagline = Lege Wege durch den Dschungel und führe vier Abenteurer zu ihren Tempeln.
karuba-blurb =
    Alle bekommen dieselben Plättchen, und alle entscheiden gleichzeitig: das Plättchen auf die eigene Insel legen und einen Weg bauen, oder darauf verzichten und mit einem der vier Abenteurer laufen. Sammle unterwegs Kristalle und Gold ein und sei früh bei den Tempeln: Wer zuerst kommt, findet den wertvollsten Schatz.

## Pieces

# The colour with the ending of the accusative: “den braunen Abenteurer”, “den braunen Tempel”.
karuba-colour = { $colour ->
    [brown] braunen
    [blue] blauen
    [purple] violetten
    [yellow] gelben
   *[other] { $colour }
}
karuba-adventurer = den { karuba-colour } Abenteurer
karuba-found = { $item ->
    [crystal] {" "}und nimmt dort den Kristall
    [gold] {" "}und nimmt dort das Goldnugget
   *[none] {""}
}
karuba-bonus-name = { $bonus ->
    [collector] Schnellster Schatzsammler
    [hoarder] Bester Schatzsammler
    [builder] Bester Wegebauer
    [runner] Schnellster Läufer
   *[other] { $bonus }
}

## Options

karuba-option-bonus = Bonusplättchen
karuba-option-bonus-help = Vier zusätzliche Ziele für je 2 oder 3 Punkte. Ein Bonusplättchen bekommt, wer es als Erster erfüllt.
karuba-option-bonus-off = Ohne Bonusplättchen
karuba-option-bonus-on = Mit den vier Bonusplättchen
karuba-option-setup = Startplätze und Tempel
karuba-option-setup-help = Stellt Abenteurer und Tempel reihum auf, oder überlasst alles dem Zufall und fangt gleich an.
karuba-option-setup-in-turn = Reihum aufgestellt
karuba-option-setup-random = Ausgelost
karuba-option-apart = Abstand zum Tempel
karuba-option-apart-help = Wie viele Zahlen zwischen einem Abenteurer und seinem Tempel liegen müssen, am Rand der Insel entlang gezählt.
karuba-option-apart-three-between = Mindestens drei Zahlen dazwischen
karuba-option-apart-two-between = Mindestens zwei Zahlen dazwischen

## Sections of the rules

karuba-section-setup = Aufbau
karuba-section-round = Eine Runde
karuba-section-lay = Ein Plättchen legen
karuba-section-walk = Laufen
karuba-section-temples = Tempel und Schätze
karuba-section-end = Das Ende
karuba-section-solo = Allein spielen
karuba-section-bonus = Bonusplättchen

## Setting up

karuba-K1 = Karuba ist für 2 bis 4 Spieler. Jeder hat eine leere Insel mit 6 × 5 Feldern, die Plättchen 1 bis 36 sowie je einen Abenteurer und einen Tempel in vier Farben: Braun, Blau, Violett und Gelb. In einem Satz gibt es kein Plättchen doppelt.
karuba-K2 = Jede Farbe hat einen eigenen Stapel Schätze, den wertvollsten obenauf: 5 und 3 zu zweit, 5, 3 und 2 zu dritt, 5, 4, 3 und 2 zu viert. Kristalle und Goldnuggets sind immer genug da.
karuba-K3 = Vor der ersten Runde stellt ihr die vier Farben nacheinander auf; der Expeditionsleiter beginnt, dann geht es im Uhrzeigersinn weiter. Wenn du dran bist, wähle eine noch nicht aufgestellte Farbe und eine Strandzahl für ihren Abenteurer, danach eine Dschungelzahl für ihren Tempel. Das gilt für alle Inseln. Sind alle vier aufgestellt, wird nichts mehr aufgestellt.
karuba-K4 = An einer Strandzahl hat ein Abenteurer Platz, an einer Dschungelzahl ein Tempel. Diese ist schon besetzt.
karuba-K5 = Ein Abenteurer darf nicht zu nah bei seinem eigenen Tempel starten: Am Rand der Insel entlang, auf der kürzeren Seite gezählt, liegen mindestens drei andere Zahlen dazwischen. Mit einer Option sind es nur zwei.
karuba-K6 = Statt die Farben selbst aufzustellen, könnt ihr es dem Zufall überlassen. Jede Aufstellung, die die Abstände einhält, ist gleich wahrscheinlich.
karuba-K7 = Einer von euch wird als Expeditionsleiter ausgelost; seine Plättchen werden gemischt und verdeckt gestapelt. Die Reihenfolge kennt niemand, auch der Leiter nicht; welche Plättchen noch kommen, sehen alle. Sonst hat der Leiter keinen Vorteil.

## A round

karuba-K8 = In jeder Runde wird ein Plättchen aufgedeckt, dasselbe für alle. Mit deinem tust du genau eins: Du legst es auf deine Insel, oder du wirfst es ab und läufst.
karuba-K9 = Ihr entscheidet alle gleichzeitig und geheim. Du kannst es dir anders überlegen, bis der Letzte gewählt hat; dann wird alles aufgedeckt und zusammen ausgeführt.

## Laying a tile

karuba-K10 = Du darfst das Plättchen auf jedes leere Feld deiner Insel legen, nie auf ein anderes Plättchen. Es wird nicht gedreht, muss kein anderes berühren, und Wege müssen nicht passen: Sie dürfen an einem Nachbarn ohne Weg oder am Rand enden. Was liegt, bleibt liegen.
karuba-K11 = Zeigt das Plättchen, das du legst, einen Kristall oder ein Goldnugget, so kommt eins darauf. Wirfst du es stattdessen ab, bekommst du nichts.

## Walking

karuba-K12 = Wirf das Plättchen ab, und du darfst mit einem Abenteurer laufen, höchstens so viele Schritte, wie das Plättchen Ausgänge hat: 2, 3 oder 4. Schritte lassen sich nicht aufteilen, übrige verfallen, und du darfst auch stehen bleiben. Ist deine Insel voll, kannst du nur noch abwerfen.
karuba-K13 = Abenteurer laufen auf Wegen: von einem Plättchen zum benachbarten nur, wenn die Wege beider zusammentreffen. Vom Strand auf das erste Plättchen ist es ein Schritt, sofern dessen Weg zu dieser Strandzahl führt, ebenso vom letzten Plättchen zum Tempel.
karuba-K14 = Unterwegs darf man auf jedem Plättchen abbiegen und umkehren. Es zählt nur, wo man beginnt und wo man ankommt, also der kürzeste freie Weg.
karuba-K15 = Auf einem Plättchen hat nur ein Abenteurer Platz, und an einem anderen kommt man nicht vorbei. Wer noch am Strand oder schon beim Tempel ist, steht niemandem im Weg.
karuba-K16 = Ein Abenteurer verlässt die Wege nur zum Tempel seiner eigenen Farbe. Er betritt keinen anderen Tempel und geht nie an den Strand zurück.
karuba-K17 = Endet der Lauf auf einem Plättchen mit Kristall oder Goldnugget, nimmt der Abenteurer es mit. Vorbeilaufen genügt nicht.

## Temples and treasures

karuba-K18 = Ein Abenteurer, der seinen Tempel erreicht hat, bleibt dort. Am Ende der Runde bekommt er den obersten Schatz seiner Farbe. Kommen mehrere von euch in derselben Runde an, zählt es für alle so viel wie für den Ersten: Jeder nimmt den nächsten Schatz und den Unterschied in Kristallen.
karuba-K19 = Kristalle, die einen Schatz ergänzen, zählen je einen Punkt, aber kein Abenteurer hat sie gesammelt.

## The end

karuba-K20 = Die Partie endet nach der Runde, in der bei jemandem der vierte Abenteurer seinen Tempel erreicht hat, oder nach der Runde des letzten Plättchens. Diese Runde wird zu Ende gespielt; danach gibt es nichts mehr zu wählen.
karuba-K21 = Deine Punkte sind die Werte deiner Schätze, 2 je Goldnugget, 1 je Kristall und deine Bonusplättchen. Was noch auf deiner Insel liegt, zählt nicht.
karuba-K22 = Die meisten Punkte gewinnen. Bei Gleichstand entscheidet, wer mehr Plättchen auf der Insel hat; ist auch das gleich, gewinnt ihr gemeinsam.

## Playing alone

karuba-K23 = Allein zu spielen sieht die Originalregel nicht vor, aber es geht: Jeder Tempel hat einen Schatz im Wert von 5, und du holst so viele Punkte, wie du kannst.

## Bonus tiles

karuba-K30 = Mit dieser Option liegen vier Bonusplättchen in der Mitte. Wer eins als Erster erfüllt, nimmt es. Erfüllen es mehrere von euch in derselben Runde, bekommt es niemand, und es ist aus dem Spiel.
karuba-K31 = Nach den Bonusplättchen wird einmal je Runde geschaut, wenn die Schätze verteilt sind, auch in der letzten Runde. Du kannst mehrere gewinnen.
karuba-K32 = Schnellster Schatzsammler, 2 Punkte: Jeder deiner vier Abenteurer hat mindestens einen Kristall oder ein Goldnugget gesammelt.
karuba-K33 = Bester Schatzsammler, 3 Punkte: Ein einziger deiner Abenteurer hat mindestens vier Kristalle und Goldnuggets zusammen gesammelt.
karuba-K34 = Bester Wegebauer, 3 Punkte: Für jede Farbe führt ein durchgehender Weg von der Strandzahl zum Tempel. Ob Abenteurer darauf stehen, ist gleich.
karuba-K35 = Schnellster Läufer, 2 Punkte: Jeder deiner vier Abenteurer ist mindestens einen Schritt gelaufen.
karuba-K36 = Bonusplättchen kommen am Ende zu deinen Punkten dazu. Gleichstände werden wie immer entschieden.

## What is asked

karuba-ask-place = Wähle eine Farbe und eine Strandzahl für ihren Abenteurer.
karuba-ask-temple = Wähle eine Dschungelzahl für den { karuba-colour } Tempel.
karuba-ask-choose = Lege Plättchen { $tile } auf ein Feld, oder wirf es ab und laufe bis zu { $steps } Schritte mit einem Abenteurer.
karuba-ask-chosen = Deine Wahl: { $move }. Du kannst sie ändern, bis auch { $count ->
    [one] { $players } gewählt hat.
   *[other] { $players } gewählt haben.
}
karuba-ask-others = { $count ->
    [one] { $players } wählt noch.
   *[other] { $players } wählen noch.
}
karuba-ask-wait = { $player } stellt eine Farbe auf.
karuba-ask-over = Die Partie ist zu Ende.

## Moves

karuba-move-place = Stelle { karuba-adventurer } an Strandzahl { $number }
karuba-move-place-temple = Stelle den { karuba-colour } Tempel an Dschungelzahl { $number }
karuba-move-lay = Lege Plättchen { $tile } auf { $cell }
karuba-move-stay = Wirf das Plättchen ab und bleib stehen
karuba-move-walk = { $item ->
    [crystal] Führe { karuba-adventurer } nach { $cell } und nimm den Kristall
    [gold] Führe { karuba-adventurer } nach { $cell } und nimm das Goldnugget
   *[none] Führe { karuba-adventurer } nach { $cell }
}
karuba-move-temple = Führe { karuba-adventurer } zu seinem Tempel (Wert { $value })

## The log

karuba-log-place = { $player } stellt { karuba-adventurer } an Strandzahl { $number }.
karuba-log-place-temple = { $player } stellt den { karuba-colour } Tempel an Dschungelzahl { $number }.
karuba-log-tile = { $item ->
    [crystal] Runde { $round }: Plättchen { $tile }, mit Kristall.
    [gold] Runde { $round }: Plättchen { $tile }, mit Goldnugget.
   *[none] Runde { $round }: Plättchen { $tile }.
}
karuba-log-chosen = { $player } hat gewählt.
karuba-log-rechosen = { $player } hat neu gewählt.
karuba-log-lay = { $player } legt Plättchen { $tile } auf { $cell }.
karuba-log-stay = { $player } wirft das Plättchen ab und bleibt stehen.
karuba-log-walk = { $player } führt { karuba-adventurer } nach { $cell }{ karuba-found }.
karuba-log-temple = { $extra ->
    [0] { $player } führt { karuba-adventurer } zu seinem Tempel: ein Schatz im Wert von { $value }.
    [one] { $player } führt { karuba-adventurer } zu seinem Tempel: ein Schatz im Wert von { $value } und { $extra } Kristall.
   *[other] { $player } führt { karuba-adventurer } zu seinem Tempel: ein Schatz im Wert von { $value } und { $extra } Kristalle.
}
karuba-log-bonus = { $player } bekommt das Bonusplättchen „{ karuba-bonus-name }“: { $points } Punkte.
karuba-log-bonus-gone = Mehrere zugleich: Das Bonusplättchen „{ karuba-bonus-name }“ bekommt niemand.
karuba-log-points = { $points ->
    [one] { $player } hat { $points } Punkt.
   *[other] { $player } hat { $points } Punkte.
}
karuba-log-win = { $count ->
    [one] { $players } gewinnt die Partie.
   *[other] { $players } gewinnen die Partie gemeinsam.
}

## Notation

karuba-notation-help = Ein Feld ist Spalte und Zeile: „c3“ ist das dritte der dritten Zeile, von links oben gezählt. „lay c3“ legt das Plättchen, „stay“ wirft es ab, „move brown c4“ wirft es ab und läuft, „move brown temple“ geht zum Tempel; die Farben heißen brown (Braun), blue (Blau), purple (Violett) und yellow (Gelb). Beim Aufstellen: „place brown 60“, dann „temple 70“.

## Tips, one a line

karuba-tips =
    Eine gute Straße dient mehreren Abenteurern: Lass ihre Wege in der Mitte der Insel zusammenlaufen.
    Kreuzungen und Abzweigungen sind auf der Insel mehr wert als an Schritten, außer sie bringen jemanden ans Ziel.
    Laufe, solange Zeit ist: Vier Abenteurer brauchen um die dreißig Schritte, und ein Plättchen gibt zwei oder drei.
    Lass keinen Abenteurer dort stehen, wo die anderen vorbeimüssen.

## Labels for the drawing

karuba-ui-island = Insel von { $player }
karuba-ui-cell = Feld { $cell }
karuba-ui-cell-tile = Feld { $cell }, Plättchen { $tile }
karuba-ui-exits = Ausgänge: { $exits }
karuba-ui-side = { $side ->
    [N] Norden
    [E] Osten
    [S] Süden
    [W] Westen
   *[other] { $side }
}
karuba-ui-tile = Plättchen { $tile }
karuba-ui-crystal = Kristall
karuba-ui-gold = Goldnugget
karuba-ui-adventurer = { $colour ->
    [brown] Der braune Abenteurer
    [blue] Der blaue Abenteurer
    [purple] Der violette Abenteurer
    [yellow] Der gelbe Abenteurer
   *[other] Der Abenteurer { $colour }
}
karuba-ui-temple = { $colour ->
    [brown] Der braune Tempel
    [blue] Der blaue Tempel
    [purple] Der violette Tempel
    [yellow] Der gelbe Tempel
   *[other] Der Tempel { $colour }
}
karuba-ui-beach = Strand { $number }
karuba-ui-jungle = Dschungel { $number }
karuba-ui-round = Runde { $round } von { $rounds }
karuba-ui-left = Noch zu erwarten
karuba-ui-treasures = Schätze
karuba-ui-bonuses = Bonusplättchen
karuba-pick-cell = ein Feld
karuba-pick-adventurer = einen deiner Abenteurer
karuba-pick-temple = seinen Tempel
karuba-pick-beach = eine Zahl am Strand
karuba-pick-jungle = eine Zahl im Dschungel
karuba-over-why = Schätze, Kristalle, Gold und Bonusplättchen zählen: Die meisten Punkte gewinnen.
karuba-ui-found = Unterwegs gefunden
karuba-ui-bonus = { karuba-bonus-name }
karuba-ui-bonus-open = noch da
karuba-ui-bonus-gone = aus dem Spiel
karuba-ui-laid = { $count ->
    [one] { $count } Plättchen gelegt
   *[other] { $count } Plättchen gelegt
}
karuba-ui-chosen = hat gewählt
karuba-ui-choosing = wählt noch
karuba-ui-steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
karuba-ui-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
karuba-ui-table = Diese Runde
karuba-ui-others = Die anderen Inseln
karuba-ui-look = Insel von { $player } ansehen
karuba-ui-back = Zurück zu deiner Insel
karuba-ui-cells = Felder deiner Insel
karuba-ui-adventurers = Abenteurer
karuba-ui-temples = Tempel
karuba-ui-rim-beach = Zahlen am Strand
karuba-ui-rim-jungle = Zahlen am Dschungelrand
karuba-ui-to-place = Noch zu setzen
karuba-ui-placing = setzt eine Farbe
karuba-ui-your-choice = deine Wahl
karuba-ui-stands = { $where ->
    [beach] am Strand
    [temple] in seinem Tempel
   *[cell] auf { $cell }
}
karuba-ui-top = Der nächste Schatz für { karuba-adventurer } ist { $value } wert
karuba-ui-top-none = Kein Schatz mehr für { karuba-adventurer }
karuba-ui-treasure = Schatz für { karuba-adventurer }, Wert { $value }
karuba-ui-tiles-left = { $count ->
    [one] noch { $count } Plättchen
   *[other] noch { $count } Plättchen
}
karuba-ui-crystals = { $count ->
    [one] { $count } Kristall
   *[other] { $count } Kristalle
}
karuba-ui-nuggets = { $count ->
    [one] { $count } Goldnugget
   *[other] { $count } Goldnuggets
}

## The terminal

karuba-cli-pref-islands = alle Inseln zeigen oder nur deine
karuba-cli-pref-left = die noch kommenden Plättchen zeigen oder verbergen

## What is assumed where the booklet is silent

karuba-assumed-K3 = Das Heft nennt keine Reihenfolge für den Aufbau. Hier wird reihum im Uhrzeigersinn aufgestellt, vom Expeditionsleiter an; man könnte sich auch gemeinsam einigen.
karuba-assumed-K4 = Das Heft sagt nicht, dass auf einer Zahl nur für eine Figur Platz ist. Hier ist es so; zwei Abenteurer könnten auch von einer Zahl aus starten.
karuba-assumed-K5 = Das Heft verlangt einen Abstand von drei Zahlen und sagt nicht, wie man zählt. Hier liegen drei Zahlen dazwischen; mit der Option sind es zwei, und die dritte ist die des Tempels.
karuba-assumed-K9 = Das Heft sagt nur, dass alle gleichzeitig entscheiden. Hier bleibt geheim, was gewählt ist, bis alle gewählt haben; man könnte auch offen entscheiden, wer die meisten Punkte hat zuerst.
karuba-assumed-K16 = Das Heft sagt nicht, ob ein Abenteurer an den Strand zurück darf. Hier darf er es nicht, denn am Strand entlang führt kein Weg.
karuba-assumed-K17 = Das Heft erlaubt zu nehmen, was dort liegt, wo man stehen bleibt. Hier wird es immer genommen; man könnte es auch liegen lassen, aber das hilft nie.
karuba-assumed-K19 = Das Heft sagt nicht, ob Kristalle, die einen Schatz ergänzen, für die Bonusplättchen zählen. Hier gehören sie keinem Abenteurer und zählen nicht; sie könnten auch dem gehören, der gerade angekommen ist.
karuba-assumed-K20 = Das Heft sagt nicht, ob die letzte Runde zu Ende gespielt wird. Hier wird sie es, mit dem letzten Plättchen; die Partie könnte auch sofort enden.
karuba-assumed-K31 = Das Blatt der Bonusplättchen sagt nicht, wann nach ihnen geschaut wird. Hier einmal je Runde, nach den Schätzen; es könnte auch sofort sein, bei jedem Zug.
karuba-assumed-K33 = Das Blatt verlangt vier Schätze und sagt nicht, welche. Hier zählen Kristalle und Goldnuggets zusammen; man könnte sie auch getrennt zählen.
karuba-assumed-K34 = Das Blatt sagt nicht, ob Abenteurer einen Weg unterbrechen. Hier tun sie es nicht; man könnte auch einen freien Weg verlangen.
karuba-assumed-K35 = Das Blatt verlangt, dass jeder Abenteurer bewegt wurde. Hier heißt das: mindestens einen Schritt; auch ein Zug von null Schritten könnte zählen.

## Positions that cannot be

karuba-bad-follows = { $field } folgt aus den Plättchen des Stapels und der Inseln, und die sagen etwas anderes
karuba-bad-bonuses = ohne die Option bonus hat niemand ein Bonusplättchen
karuba-bad-choices = jemand muss noch zu wählen haben

## How to play, in a few pictured sentences

karuba-how-1 = Führe deine vier Abenteurer durch den Dschungel, jeden zum Tempel seiner Farbe. Wer zuerst an einem Tempel ist, bekommt den größten Schatz.
karuba-how-2 = In jeder Runde bekommen alle dasselbe Plättchen. Leg es auf ein leeres Feld deiner Insel, so wie es ist: Plättchen werden nie gedreht.
karuba-how-3 = Oder wirf das Plättchen ab und lauf mit einem Abenteurer: so viele Schritte, wie das Plättchen Ausgänge hat, zwei, drei oder vier.
karuba-how-4 = Wer auf einem Kristall oder auf Gold stehen bleibt, nimmt es: ein Punkt, zwei Punkte. Niemand kann an einem anderen vorbei.
karuba-how-5 = Hat jemand alle vier ans Ziel gebracht, oder nach dem letzten Plättchen, zählen Schätze, Gold und Kristalle. Die meisten Punkte gewinnen.

## The coach

karuba-coach-place = Wähle eine Farbe, dann eine Zahl am Strand: Dort beginnt ihr Abenteurer, auf jeder Insel.
karuba-coach-temple = Wähle jetzt den Platz ihres Tempels am Rand des Dschungels. Ein kurzer Weg ist kurz für alle.
karuba-coach-aim = Deine Insel. Bring jeden Abenteurer vom Strand zum Tempel mit derselben Farbe und demselben Zeichen, auf Wegen, die du selbst baust.
karuba-coach-tile = Dieses Plättchen haben jetzt alle. Drück auf ein leeres Feld, um es zu legen; drehen geht nicht.
karuba-coach-road = Beginne am Strand, wo ein Weg zu einem Abenteurer führt, und baue auf die Tempel zu. Ein Weg durch die Mitte dient mehreren.
karuba-coach-item = Auf diesem Plättchen ist ein Fund: Gelegt wartet er auf der Insel, abgeworfen ist er verloren.
karuba-coach-walk = Dieser Abenteurer hat einen Weg. Wähle ihn, dann das Feld, auf dem er stehen bleiben soll: Dafür geht das Plättchen drauf.
karuba-coach-steps = Jeder Ausgang des Plättchens ist ein Schritt. Gerade Stücke sind also gut zum Bauen, Kreuzungen gut für weite Wege.
karuba-coach-stay = Dieser Knopf wirft das Plättchen für nichts weg. Nimm ihn nur, wenn sonst nichts bleibt.
karuba-coach-stop = Wer genau auf einem Fund stehen bleibt, nimmt ihn. Darüberlaufen reicht nicht.
karuba-coach-queue = Auf ein Plättchen passt nur ein Abenteurer, und keiner kann vorbei. Zieh zuerst den vorderen.
karuba-coach-first = Jemand hat einen Tempel erreicht und den größten Schatz genommen. Wer als Nächster kommt, bekommt weniger.
karuba-coach-time = Ein guter Teil der Plättchen ist weg. Lauf jetzt los, wenn du es noch nicht tust: Vier Abenteurer brauchen etwa dreißig Schritte.
