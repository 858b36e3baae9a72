### Odin’s Ravens: was die Spielenden lesen, auf Deutsch.
### Wörter: Partie (match), Etappe (stage), Zug (turn), Spielzug mit einer Karte (play); Strecke, Bahn, Karte, Feld, Gruppe; Hand, Vorrat (stack), Nachziehstapel, Ablage; magischer Weg; Stein (marker); Einheit, Joker.

## Die Schachtel

ravens-name = Odins Raben
ravens-tagline = Zwei Raben, eine Strecke: Flieg voraus, spar dir Karten für den richtigen Zug und leg dem anderen einen Stein in den Weg.
ravens-blurb =
    Ein Wettflug für zwei. Flugkarten tragen deinen Raben über die Landschaften, eine ganze Gruppe gleicher Felder auf einmal. Füll deinen Vorrat für einen großen Zug, bau die Strecke mit Odinkarten um, sperr den anderen mit dem Stein aus und behalte den magischen Weg im Blick. Wer das Ende erreicht, bekommt seinen Vorsprung als Punkte; zwölf Punkte gewinnen.

## Karten

ravens-landscape = { $kind ->
    [M] Berg
    [F] Wald
    [W] Wasser
    [S] Schnee
    [P] Ebene
   *[other] { $kind }
}
ravens-card = { $kind ->
    [M] Berg
    [F] Wald
    [W] Wasser
    [S] Schnee
    [P] Ebene
    [OA] Odin A (ordnen oder anlegen)
    [OB] Odin B (zurück oder vor)
    [OC] Odin C (drehen oder entfernen)
    [OD] Odin D (Stein oder Tausch)
   *[other] { $kind }
}
ravens-cards = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
ravens-from = { $source ->
    [stack] {" "}(aus dem Vorrat)
   *[hand] {""}
}

## Optionen

ravens-option-first_starter = Wer beginnt
ravens-option-first_starter-help = Wer die erste Etappe beginnt. Spätere Etappen beginnt, wer weniger Punkte hat.
ravens-option-first_starter-chance = Der Zufall entscheidet
ravens-option-first_starter-grey = Grau, der erste Platz
ravens-option-first_starter-brown = Braun, der zweite Platz
ravens-option-marker_in_group = Stein mitten in einer Gruppe
ravens-option-marker_in_group-help = Darf ein Rabe einen Stein, der weiter hinten in der Gruppe vor ihm steht, für eine Einheit mehr überfliegen, oder muss er erst davor landen?
ravens-option-marker_in_group-cross = Er darf ihn für eine Einheit mehr überfliegen
ravens-option-marker_in_group-stop = Er muss erst davor landen
ravens-option-removed_land = Entfernte Landschaftskarten
ravens-option-removed_land-help = Wohin eine entfernte Landschaftskarte kommt, ist je nach Ausgabe verschieden. Wichtig wird es nur, wenn der Stapel ausgeht.
ravens-option-removed_land-under-deck = Unter den Landschaftsstapel
ravens-option-removed_land-discard-pile = Auf eine eigene Ablage
ravens-option-trim = Lange Strecke kürzen
ravens-option-trim-help = Bei wenig Platz auf dem Tisch können Karten, die beide Raben hinter sich haben, weggeräumt werden, sobald die Strecke länger ist als das.
ravens-option-trim-never = Nie
ravens-option-joker = Joker
ravens-option-joker-help = Stehen zwei gleiche Karten jederzeit für jede Landschaft, oder nur, wenn du keine Karte der Landschaft vor dir hast? Die Anleitungen sagen „wenn man keine hat“.
ravens-option-joker-any-time = Jederzeit
ravens-option-joker-without-card = Nur ohne passende Karte
ravens-option-push_back = Zurückdrängen
ravens-option-push_back-help = Die französische Anleitung lässt sich so lesen, dass zwei Karten hinter dem zurückgedrängten Raben liegen müssen.
ravens-option-push_back-to-start = Bis zum Start
ravens-option-push_back-two-behind = Nur mit zwei Karten hinter dem Raben
ravens-option-trimming = Wie viel gekürzt wird
ravens-option-trimming-help = Wo eine lange Strecke gekürzt wird: nur die Karten, die zu viel sind, oder alle, die beide Raben hinter sich haben, bis auf zwei.
ravens-option-trimming-as-needed = So viel wie nötig
ravens-option-trimming-all-but-two = Alle überflogenen Karten bis auf zwei
ravens-option-reshuffle = Neu mischen
ravens-option-reshuffle-help = Wird die Ablage gemischt, wenn eine Karte gebraucht wird, oder sobald die letzte Karte des Nachziehstapels gezogen ist?
ravens-option-reshuffle-when-needed = Wenn eine Karte gebraucht wird
ravens-option-reshuffle-at-once = Sofort

## Abschnitte der Regeln

ravens-section-components = Spielmaterial
ravens-section-position = Strecke, Felder und wer was sieht
ravens-section-preparing = Eine Etappe vorbereiten
ravens-section-turn = Ein Zug
ravens-section-flying = Fliegen
ravens-section-marker = Der Stein im Weg
ravens-section-magic-way = Der magische Weg
ravens-section-odin = Odinkarten
ravens-section-turn-end = Ende eines Zuges
ravens-section-stage-end = Ende einer Etappe
ravens-section-match-end = Ende der Partie
ravens-section-guards = Gut zu wissen

## Spielmaterial

ravens-R1 = Ihr spielt zu zweit: Grau auf Bahn a und Braun auf Bahn b, mit je einem Raben.
ravens-R2 = Es gibt fünf Landschaften: Berg (M), Wald (F), Wasser (W), Schnee (S) und Ebene (P).
ravens-R3 = Es gibt 40 Landschaftskarten mit zwei Hälften, einer für jede Bahn: jedes Paar verschiedener Landschaften dreimal, jede Landschaft doppelt zweimal.
ravens-R4 = Beide haben die gleichen 33 Karten: 5 Flugkarten jeder Landschaft und 8 Odinkarten.
ravens-R5 = Eine Odinkarte bietet zwei Aktionen, und du wählst eine davon. Jeder hat eine A (Vorrat ordnen oder zwei Landschaftskarten anlegen), zwei B (zurückdrängen oder vorrücken), drei C (eine Landschaftskarte drehen oder entfernen) und zwei D (den Stein setzen oder zwei Landschaftskarten tauschen).
ravens-R6 = Es gibt sechs Karten für den magischen Weg mit je zwei Zeichen: Berg und Odin, Berg und Wald, Wald und Schnee, Schnee und Wasser, Wasser und Ebene, Ebene und Odin.
ravens-R7 = Es gibt einen einzigen Stein, den Stein Odins.

## Strecke, Felder und wer was sieht

ravens-R8 = Die Strecke ist eine Reihe von Landschaftskarten, vom Start an nummeriert. Jede Karte hat ein Feld für Bahn a und eines für Bahn b.
ravens-R9 = Ein Rabe sitzt am Start, der als 0 zählt, oder auf einer Karte der Strecke, immer auf der eigenen Bahn. Die Raben sind einander nie im Weg.
ravens-R10 = Der Stein liegt neben der Strecke oder steht auf einem ihrer Felder.
ravens-R11 = Ein Feld ist frei, wenn weder der Rabe dieser Bahn noch der Stein darauf ist. Rabe und Stein stehen nie auf demselben Feld.
ravens-R12 = Eine Landschaftskarte ist frei, wenn ihre beiden Felder frei sind.
ravens-R13 = Deine Hand und deinen Vorrat siehst nur du; den Vorrat darfst du jederzeit durchsehen. Strecke, Raben, Stein, Punkte, magischer Weg, beide Ablagen und die Größe aller Stapel sind offen. Niemand kennt die Reihenfolge der Nachziehstapel und des Landschaftsstapels, außer bei Karten, die vor aller Augen darunter gekommen sind.

## Eine Etappe vorbereiten

ravens-R14 = Alle Landschaftskarten werden gemischt, und die erste wird in zufälliger Richtung ausgelegt.
ravens-R15 = Ausgelegt wird eine Strecke von neun Karten. Läge eine Karte auf einer der Bahnen neben der gleichen Landschaft, so wird sie gedreht; passt es dann immer noch nicht, kommt sie verdeckt unter den Stapel, und eine andere wird gezogen.
ravens-R16 = Die übrigen 31 Landschaftskarten sind der verdeckte Landschaftsstapel.
ravens-R17 = Beide Raben sitzen am Start, und der Stein liegt zur Seite.
ravens-R18 = Die sechs Karten für den magischen Weg werden gemischt, und eine wird aufgedeckt.
ravens-R19 = Jeder mischt alle seine 33 Karten und zieht fünf. Noch hat niemand einen Vorrat, eine Ablage oder Karten auf dem magischen Weg.
ravens-R20 = Wer die erste Etappe beginnt, entscheidet der Zufall, oder ihr einigt euch vorher.
ravens-R21 = Würde keine Landschaftskarte passen, so würde neu ausgelegt. Mit diesen Karten kommt das nie vor: Eine passt immer.

## Ein Zug

ravens-R22 = Ihr zieht abwechselnd. Erst spielst du Karten, dann darfst du die Strecke verlängern, dann ziehst du nach, und dann ist der andere dran.
ravens-R23 = In einem Zug darfst du bis zu drei Karten aus der Hand und bis zu drei aus dem Vorrat spielen, in beliebiger Reihenfolge. Du darfst jederzeit aufhören, auch gleich; was du nicht nutzt, verfällt.
ravens-R24 = Jede Karte, die deine Hand verlässt, zählt zu den drei aus der Hand, und jede, die deinen Vorrat verlässt, zu den drei aus dem Vorrat, ganz gleich, wofür du sie nimmst.
ravens-R25 = Eine Karte aus deiner Hand kannst du in den Vorrat legen, zum Fliegen nehmen, auf den magischen Weg legen, für ihre Odin-Aktion nutzen oder ablegen. Eine Karte aus dem Vorrat kann das auch, nur nicht zurück in den Vorrat.
ravens-R26 = Dasselbe darfst du in einem Zug auch mehrmals tun.
ravens-R27 = Vom Vorrat kannst du nur die oberste Karte nehmen. Ist sie weg, liegt die nächste oben.
ravens-R28 = Du darfst jede Karte deiner Hand verdeckt oben auf deinen Vorrat legen, der beliebig wachsen kann.
ravens-R29 = Eine Karte, die du gerade in den Vorrat gelegt hast, darfst du noch im selben Zug von dort spielen.
ravens-R30 = Du darfst eine Handkarte oder die oberste Karte deines Vorrats wirkungslos ablegen. Sie zählt trotzdem als gespielt.

## Fliegen

ravens-R31 = Es zählt die Landschaft direkt vor deinem Raben, auf deiner eigenen Bahn. Die lückenlose Folge von Feldern dieser Landschaft ist die Gruppe vor dir.
ravens-R32 = Eine Einheit ist eine Flugkarte der Landschaft vor dir oder ein Joker: zwei gleiche Flugkarten irgendeiner Landschaft. Ein Flug kostet eine Einheit, und keine Karte darf übrig bleiben.
ravens-R33 = Zahl eine Einheit, und dein Rabe fliegt auf das letzte Feld der Gruppe vor ihm. Er nimmt immer die ganze Gruppe.
ravens-R34 = Auf welcher Landschaft dein Rabe sitzt, spielt keine Rolle, auch wenn es dieselbe ist wie vor ihm.
ravens-R35 = Du darfst mit einem Joker zahlen, auch wenn du die passende Karte hast. Es gibt eine Option, bei der ein Joker nur für eine Karte steht, die dir fehlt: Eine passende Karte auf der Hand oder oben auf dem Vorrat geht vor, und passende Karten zählen einzeln.
ravens-R36 = Du darfst Karten aus Hand und Vorrat mischen. Die aus dem Vorrat müssen seine obersten sein, und lauter Flugkarten.
ravens-R37 = Die Karten, mit denen du fliegst, kommen offen auf deine Ablage.
ravens-R38 = Mit Odinkarten kann man keinen Flug bezahlen, und du kannst nur deinen eigenen Raben fliegen lassen.

## Der Stein im Weg

ravens-R39 = Steht der Stein direkt vor deinem Raben, so kostet ein Flug zwei Einheiten: zwei passende Karten, eine passende und einen Joker oder zwei Joker, gleich oder verschieden. Der Stein kommt zur Seite, und dein Rabe fliegt ans Ende der Gruppe.
ravens-R40 = Steht der Stein weiter hinten in der Gruppe, so bringt eine Einheit deinen Raben auf das Feld davor. Für zwei Einheiten überfliegt er ihn: Der Stein kommt zur Seite, und der Rabe fliegt ans Ende der Gruppe. Es gibt eine Option ohne Überfliegen.
ravens-R41 = Ein Flug wird ganz und auf einmal bezahlt. Du kannst nicht einen Teil jetzt zahlen und den Rest später.
ravens-R42 = Zwei Joker sind vier Karten. Da du nur drei aus der Hand und drei aus dem Vorrat spielen darfst, können sie weder alle aus der Hand noch alle aus dem Vorrat kommen.
ravens-R43 = Ein Stein auf der anderen Bahn oder hinter deinem Raben ändert nichts an deinem Flug.
ravens-R44 = Der Stein bleibt stehen, bis ihn eine Odinkarte versetzt, jemand ihn freikauft oder die Etappe endet.

## Der magische Weg

ravens-R45 = Eine Flugkarte darf auf den magischen Weg, wenn die offene Karte ihre Landschaft zeigt, und jede Odinkarte, wenn sie Odin zeigt. Dein Rabe bewegt sich nicht, und die Odinkarte hat keine weitere Wirkung.
ravens-R46 = Eine Karte auf dem magischen Weg liegt offen vor dir und bleibt dort bis zum Ende der Etappe.
ravens-R47 = Eine Karte für den magischen Weg kommt aus deiner Hand oder oben vom Vorrat und zählt als gespielt.
ravens-R48 = Die offene Karte des magischen Weges bleibt die ganze Etappe über dieselbe.

## Odinkarten

ravens-R49 = Eine Odinkarte aus dem Vorrat hat ihn verlassen, bevor ihre Aktion beginnt. Danach liegt sie auf deiner Ablage.
ravens-R50 = Ordnen: Bring die Karten deines Vorrats heimlich in eine beliebige Reihenfolge. Du wählst sie von oben nach unten; die nicht gewählten behalten ihre Reihenfolge.
ravens-R51 = Zwei anlegen: Zieh nacheinander zwei Landschaftskarten und leg jede in beliebiger Richtung ans Ende der Strecke. Gleiche Nachbarn sind erlaubt. Ist nur eine übrig, legst du eine an; ist keine da (wann, sagt R60), geht es nicht.
ravens-R52 = Zurückdrängen: Der andere Rabe geht genau ein Feld zurück, höchstens bis zum Start. Es geht nicht, wenn er am Start sitzt oder der Stein auf dem Feld hinter ihm steht. Es gibt eine Option, bei der zwei Karten hinter dem Raben liegen müssen.
ravens-R53 = Vorrücken: Dein Rabe rückt genau ein Feld vor, gleich welche Landschaft es ist. Es geht nicht, wenn dort der Stein steht.
ravens-R54 = Drehen: Eine freie Karte irgendwo auf der Strecke wird gedreht; ihre Hälften wechseln die Bahn.
ravens-R55 = Entfernen: Eine freie Karte irgendwo auf der Strecke kommt heraus und unter den Landschaftsstapel oder, mit der Option, auf eine eigene Ablage; die anderen rücken auf, Raben und Stein bleiben auf ihren Karten. Die einzige Karte einer Strecke kann nicht entfernt werden.
ravens-R56 = Stein: Setz den Stein auf irgendein freies Feld einer der beiden Bahnen. Stehen bleiben darf er nicht.
ravens-R57 = Tauschen: Zwei verschiedene freie Karten irgendwo auf der Strecke tauschen die Plätze. Keine wird gedreht.
ravens-R58 = Auch Karten hinter den Raben können gedreht, entfernt, getauscht oder mit dem Stein besetzt werden.
ravens-R59 = Ein Schritt vor oder das Entfernen einer Karte kann die Etappe sofort beenden.

## Ende eines Zuges

ravens-R60 = Am Ende deines Zuges darfst du die Strecke verlängern: Zieh eine Landschaftskarte und leg sie in beliebiger Richtung ans Ende. Gleiche Nachbarn sind erlaubt. Eine gezogene Karte muss gelegt werden. Ist der Stapel leer, werden entfernte Karten, die eine eigene Ablage haben, zum neuen Stapel; gibt es auch davon keine, kannst du nicht verlängern.
ravens-R61 = Dann ziehst du nach, bis du fünf Karten hast. Brauchst du eine Karte und ist dein Nachziehstapel leer, wird deine Ablage zu einem neuen gemischt; ist auch sie leer, hast du weniger. Es gibt eine Option, bei der der neue Stapel sofort gemacht wird, wenn die letzte Karte gezogen ist.
ravens-R62 = Die Strecke wird nie gekürzt, außer ihr wählt die Option. Dann kommen immer, wenn eine Landschaftskarte angelegt wurde und die Strecke zu lang ist, ihre ersten Karten unter den Stapel, soweit beide Raben sie hinter sich haben, bis sie kurz genug ist; mit einer weiteren Option alle, die beide hinter sich haben. Hinter dem hinteren Raben bleiben immer zwei Karten, und ein Stein auf einer weggeräumten Karte kommt zur Seite.

## Ende einer Etappe

ravens-R63 = Die Etappe ist zu Ende, sobald ein Rabe auf dem letzten Feld der Strecke sitzt, durch einen Flug, einen Schritt oder weil eine Karte entfernt wurde. Dann wird nichts mehr gespielt, verlängert oder gezogen.
ravens-R64 = Wem der Rabe auf dem letzten Feld gehört, der gewinnt die Etappe, auch wenn der andere ihn dorthin gebracht hat. Kommen beide zugleich an, gewinnt, wer am Zug ist.
ravens-R65 = Wer die Etappe gewinnt, bekommt einen Punkt für jedes Feld Abstand zwischen den Raben.
ravens-R66 = Wer mehr Karten auf dem magischen Weg hat, bekommt 3 Punkte dazu, auch als Verlierer der Etappe. Bei Gleichstand bekommt sie niemand.
ravens-R67 = Solange niemand 12 Punkte hat, wird mit allen Karten eine neue Etappe vorbereitet.
ravens-R68 = Die nächste Etappe beginnt, wer weniger Punkte hat. Bei Gleichstand beginnt, wer die letzte gewonnen hat.

## Ende der Partie

ravens-R69 = Die Partie ist zu Ende, wenn nach der Wertung einer Etappe jemand 12 oder mehr Punkte hat. Dann kann nichts mehr gespielt werden.
ravens-R70 = Wer mehr Punkte hat, gewinnt, auch wenn beide 12 oder mehr haben.
ravens-R71 = Bei gleich vielen Punkten gewinnt, wer die letzte Etappe gewonnen hat.

## Gut zu wissen

ravens-R72 = Du hast nie mehr als fünf Karten auf der Hand und spielst nie mehr als sechs in einem Zug.
ravens-R73 = Ist eine Odin-Aktion nicht möglich, so kannst du die Karte immer noch anders verwenden.
ravens-R74 = Eine Etappe von mehr als 200 Zügen ist ungültig und beginnt neu mit derselben Person. Erst die dritte ungültige Etappe hintereinander zählt, wie sie steht: Der Rabe weiter vorn gewinnt sie (auf gleicher Höhe der Rabe dessen, der nicht begonnen hat), und die Partie endet.
ravens-R75 = Alles Mischen kommt aus einem einzigen geheimen Schlüssel, der am Ende offengelegt wird. Schlüssel und Züge zusammen spielen die ganze Partie nach.
ravens-R76 = Bots sehen nicht mehr als jemand, der auf ihrem Platz sitzt.
ravens-R77 = Eine gezogene Landschaftskarte sehen beide; erst dann wird ihre Richtung gewählt, und die beiden Hälften müssen die dieser Karte sein.
ravens-R78 = Welche Odinkarte du spielst und was du damit tust, ist offen. Legst du eine Karte in den Vorrat, so sieht der andere nur, dass du es tust.

## Was gefragt ist

ravens-ask-play = { $stack ->
    [0] { $hand ->
        [0] Verlängere die Strecke oder beende deinen Zug.
        [one] Spiel noch eine Karte aus der Hand oder beende deinen Zug. Vor dir: { $landscape }.
       *[other] Spiel bis zu { $hand } Karten aus der Hand oder beende deinen Zug. Vor dir: { $landscape }.
    }
   *[other] Du kannst noch { $hand } aus der Hand und { $stack } aus dem Vorrat spielen. Vor dir: { $landscape }.
}
ravens-ask-lay = In welcher Richtung legst du die Karte mit { $a } und { $b }?
ravens-ask-arrange = { $place ->
    [1] Welche Karte soll oben auf deinen Vorrat?
   *[other] Welche Karte soll von oben die Nummer { $place } sein?
}
ravens-ask-wait = { $player } ist am Zug.
ravens-ask-over = Die Partie ist zu Ende.

## Züge

ravens-move-end = Zug beenden
ravens-move-extend = Strecke verlängern und Zug beenden
ravens-move-stash = In den Vorrat: { $card }
ravens-move-discard = Ablegen: { $card }{ ravens-from }
ravens-move-magic = Auf den magischen Weg: { $card }{ ravens-from }
ravens-move-fly = { $source ->
    [stack] Nach { $space } fliegen mit { $cards } aus dem Vorrat
    [both] Nach { $space } fliegen mit { $cards } und, aus dem Vorrat, { $stacked }
   *[hand] Nach { $space } fliegen mit { $cards }
}
ravens-move-cross = { $source ->
    [stack] Über den Stein nach { $space } fliegen mit { $cards } aus dem Vorrat
    [both] Über den Stein nach { $space } fliegen mit { $cards } und, aus dem Vorrat, { $stacked }
   *[hand] Über den Stein nach { $space } fliegen mit { $cards }
}
ravens-move-rearrange = Deinen Vorrat ordnen{ ravens-from }
ravens-move-add = Zwei Landschaftskarten anlegen{ ravens-from }
ravens-move-push = Den anderen Raben zurückdrängen{ ravens-from }
ravens-move-step = Ein Feld vorrücken{ ravens-from }
ravens-move-turn = Karte { $first } drehen{ ravens-from }
ravens-move-remove = Karte { $first } entfernen{ ravens-from }
ravens-move-marker = Den Stein auf { $space } setzen{ ravens-from }
ravens-move-swap = Die Karten { $first } und { $second } tauschen{ ravens-from }
ravens-move-lay = Mit { $a } auf Bahn a und { $b } auf Bahn b anlegen
ravens-move-top = { $place ->
    [1] Nach oben: { $card }
   *[other] An Stelle { $place }: { $card }
}
ravens-move-done = Den Rest so lassen

## Das Protokoll

ravens-log-stage = Etappe { $stage }: { $player } beginnt.
ravens-log-extend = { $player } verlängert die Strecke.
ravens-log-stash = { $player } legt eine Karte in den Vorrat.
ravens-log-stash-own = { $player } legt in den Vorrat: { $card }.
ravens-log-discard = { $player } legt ab: { $card }{ ravens-from }.
ravens-log-magic = { $player } legt auf den magischen Weg: { $card }{ ravens-from }.
ravens-log-fly = { $source ->
    [stack] { $player } fliegt nach { $space } mit { $cards } aus dem Vorrat.
    [both] { $player } fliegt nach { $space } mit { $cards } und, aus dem Vorrat, { $stacked }.
   *[hand] { $player } fliegt nach { $space } mit { $cards }.
}
ravens-log-cross = { $source ->
    [stack] { $player } fliegt über den Stein nach { $space } mit { $cards } aus dem Vorrat.
    [both] { $player } fliegt über den Stein nach { $space } mit { $cards } und, aus dem Vorrat, { $stacked }.
   *[hand] { $player } fliegt über den Stein nach { $space } mit { $cards }.
}
ravens-log-marker-lifted = Der Stein kommt zur Seite.
ravens-log-rearrange = { $player } ordnet den Vorrat{ ravens-from }.
ravens-log-arranged = Der Vorrat von { $player } ist neu geordnet.
ravens-log-top-own = { $player } legt an Stelle { $place }: { $card }.
ravens-log-add = { $player } legt Landschaftskarten an{ ravens-from }.
ravens-log-push = { $player } drängt den anderen Raben zurück{ ravens-from }.
ravens-log-step = { $player } rückt ein Feld vor{ ravens-from }.
ravens-log-turn = { $player } dreht Karte { $first }{ ravens-from }.
ravens-log-remove = { $player } entfernt Karte { $first }{ ravens-from }.
ravens-log-marker = { $player } setzt den Stein auf { $space }{ ravens-from }.
ravens-log-swap = { $player } tauscht die Karten { $first } und { $second }{ ravens-from }.
ravens-log-drawn = Gezogene Landschaftskarte: { $a } und { $b }.
ravens-log-lay = { $player } legt sie als Karte { $number } an, { $a } auf Bahn a und { $b } auf Bahn b.
ravens-log-trim = { $count ->
    [one] Die erste Karte der Strecke wird weggeräumt.
   *[other] Die ersten { $count } Karten der Strecke werden weggeräumt.
}
ravens-log-draw = { $count ->
    [0] { $player } beendet den Zug.
    [one] { $player } beendet den Zug und zieht eine Karte.
   *[other] { $player } beendet den Zug und zieht { $count } Karten.
}
ravens-log-draw-own = { $player } beendet den Zug und zieht { $cards }.
ravens-log-finish = { $points ->
    [one] { $player } gewinnt die Etappe und bekommt { $points } Punkt für den Vorsprung.
   *[other] { $player } gewinnt die Etappe und bekommt { $points } Punkte für den Vorsprung.
}
ravens-log-magic-won = { $player } hat mehr Karten auf dem magischen Weg und bekommt { $points } Punkte.
ravens-log-magic-tied = Auf dem magischen Weg liegt niemand vorn.
ravens-log-scores = { $one } hat { $a }, { $two } hat { $b }.
ravens-log-void = { $count ->
    [3] Auch diese Etappe dauert schon 200 Züge: Sie zählt, wie sie steht, und die Partie endet.
   *[other] Diese Etappe dauert schon 200 Züge: Sie ist ungültig.
}
ravens-log-win = { $player } gewinnt die Partie, { $points } zu { $other }.

## Notation

ravens-notation-help = Ein Zug ist ein englisches Verb und was es braucht: „fly M“ und „fly F+F“ (fliegen), „stash M“ (Vorrat), „magic OB“ (magischer Weg), „discard W“ (ablegen), „turn 4“ (drehen), „remove 4“ (entfernen), „swap 2 5“ (tauschen), „marker a5“ (Stein), „push“ (zurückdrängen), „step“ (vorrücken), „add“ (anlegen), „rearrange“ (ordnen), „extend“ (verlängern), „end“ (beenden). Karten kommen aus der Hand, außer hinter dem Wort „stack“: „fly M+F stack F“, „turn 4 stack“. Flugkarten: M Berg, F Wald, W Wasser, S Schnee, P Ebene; Odinkarten: OA, OB, OC, OD. „cross M+M“ überfliegt einen Stein weiter hinten, „lay MF“ legt den Berg auf Bahn a, „top 3“ holt die dritte Karte des Vorrats herauf, „done“ lässt den Rest.

## Tipps, einer je Zeile

ravens-tips =
    Zähl Gruppen, nicht Felder: Wer durch Drehen oder Tauschen zwei Gruppen verbindet, spart einen Flug.
    Dein Vorrat ist eine Batterie. Lade ihn rückwärts, zuerst was du zuletzt brauchst, und ein Zug kann sechs Karten haben.
    Zwei gleiche Karten im Vorrat sind ein Joker, der wartet.
    Der Vorsprung zählt. Liegst du zurück, so verlängere die Strecke, dräng zurück, sperr ab und verkürze den Abstand vor dem Ende.
    Eine einzige Karte auf dem magischen Weg kann drei Punkte wert sein, und ein Gleichstand nimmt sie dem anderen.

## Für die Zeichnung

ravens-ui-stage = Etappe { $stage }
ravens-ui-lane = { $lane ->
    [a] Grau
   *[b] Braun
}
ravens-ui-player = { $player }
ravens-ui-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
ravens-ui-start = Start
ravens-ui-path = Strecke
ravens-ui-hand = Deine Hand
ravens-ui-stack = Dein Vorrat
ravens-ui-discard = Ablage
ravens-ui-deck = Landschaftsstapel
ravens-ui-land-discards = Entfernte Landschaftskarten
ravens-ui-magic = Magischer Weg
ravens-ui-marker = Stein
ravens-ui-marker-aside = zur Seite gelegt
ravens-ui-raven = Rabe von { $player }
ravens-ui-odin = Odin
ravens-ui-top = oben
ravens-ui-drawn = Gezogen
ravens-ui-plays = Noch zu spielen: { $hand } aus der Hand, { $stack } aus dem Vorrat
ravens-ui-sizes = Hand { $hand }, Vorrat { $stack }, Nachziehstapel { $pile }
ravens-ui-groups = { $count ->
    [one] noch { $count } Gruppe
   *[other] noch { $count } Gruppen
}
ravens-ui-action-rearrange = Ordnen
ravens-ui-action-add = Zwei anlegen
ravens-ui-action-push = Zurückdrängen
ravens-ui-action-step = Vorrücken
ravens-ui-action-turn = Drehen
ravens-ui-action-remove = Entfernen
ravens-ui-action-marker = Stein
ravens-ui-action-swap = Tauschen
ravens-ui-action-stash = Vorrat
ravens-ui-action-discard = Ablegen
ravens-ui-players = Spieler
ravens-ui-on-turn = am Zug
ravens-ui-short-hand = Hand
ravens-ui-short-stack = Vorrat
ravens-ui-short-pile = Stapel
ravens-ui-ahead = { $units ->
    [2] Voraus: { $landscape }. Der Stein steht im Weg: zwei Einheiten.
   *[other] Voraus: { $landscape }
}
ravens-ui-track = Punkte, bis { $target }
ravens-ui-land = Karte { $number }: { $a } auf Bahn a, { $b } auf Bahn b
ravens-ui-space = { $space }: { $landscape }
ravens-ui-landing = Hier endet der nächste Flug
ravens-ui-stone-aside = Stein, zur Seite gelegt
ravens-ui-lands-left = { $count ->
    [one] { $count } Karte im Landschaftsstapel
   *[other] { $count } Karten im Landschaftsstapel
}
ravens-ui-magic-open = nimmt { $symbols }
ravens-ui-magic-row = { $count ->
    [0] Magischer Weg von { $player }: keine Karten
   *[other] Magischer Weg von { $player }: { $cards }
}
ravens-ui-plays-hand = { $count ->
    [one] Noch { $count } Karte aus der Hand
   *[other] Noch { $count } Karten aus der Hand
}
ravens-ui-plays-stack = { $count ->
    [one] Noch { $count } Karte aus dem Vorrat
   *[other] Noch { $count } Karten aus dem Vorrat
}
ravens-ui-pile-stack = Oben auf deinen Vorrat
ravens-ui-pile-discard = { $count ->
    [one] Deine Ablage, { $count } Karte
   *[other] Deine Ablage, { $count } Karten
}
ravens-ui-stack-card = { $number ->
    [1] Oberste Karte: { $card }
   *[other] Nummer { $number } von oben: { $card }
}
ravens-ui-look = Ansehen
ravens-ui-discards = Beide Ablagen
ravens-ui-discards-of = Ablage von { $player }
ravens-ui-empty = keine Karten
ravens-ui-actions = Was die Odinkarte bewirkt
ravens-ui-end = { $count ->
    [0] Am Ende des Zuges ziehst du keine Karte.
    [one] Am Ende des Zuges ziehst du eine Karte.
   *[other] Am Ende des Zuges ziehst du { $count } Karten.
} { $lands ->
    [0] Der Landschaftsstapel ist leer.
    [1] Vorher kannst du die Strecke um eine Karte verlängern.
   *[other] {""}
}
ravens-ui-stage-over = Etappe { $stage }: { $player } ist zuerst da
ravens-ui-gained = Punkte dazu
ravens-ui-total = Gesamt, bis { $target }
ravens-ui-next-stage = Nächste Etappe
# $points ist die Zahl der Punkte einer Etappe.
ravens-ui-gain = +{ $points }
ravens-pick-hand = eine Karte deiner Hand
ravens-pick-stack = eine Karte deines Vorrats
ravens-pick-raven = deinen Raben
ravens-pick-pile = wohin die Karte kommt
ravens-pick-card = eine Karte der Strecke
ravens-pick-space = ein Feld der Strecke
ravens-pick-marker = den Stein
ravens-pick-action = was die Odinkarte tut
ravens-pick-lay = wie herum die neue Karte liegt
ravens-over-why = Wer zuerst die Punkte des Ziels hat, gewinnt.
ravens-ui-points-first = Zuerst am Ziel

## Für das Terminal

ravens-cli-pref-discards = die Ablagen zeigen oder verbergen

## Was angenommen ist, wo die Anleitungen schweigen oder sich unterscheiden

ravens-assumed-R3 = Bekannt ist nur die Zahl 40. Angenommen: jedes gemischte Paar dreimal, jedes doppelte zweimal.
ravens-assumed-R4 = Die Anleitungen nennen 25 Flugkarten. Angenommen: fünf von jeder Landschaft.
ravens-assumed-R6 = Nur drei der sechs Karten sind bekannt. Angenommen: Schnee und Wasser, Wasser und Ebene, Ebene und Odin; es könnten Schnee und Ebene, Ebene und Wasser, Wasser und Odin sein.
ravens-assumed-R9 = Angenommen: Der Start zählt als Feld 0, ein Feld vor der ersten Karte; die Anleitungen zeigen nur, dass die Raben dort sitzen.
ravens-assumed-R12 = Angenommen: Ein Rabe oder der Stein auf einer Hälfte besetzt die ganze Karte; die Anleitungen erklären nur freie Felder, und die französischen Kartentexte verlangen nichts.
ravens-assumed-R13 = Angenommen: Ablagen darf man durchsehen. Die Anleitung sagt nur, dass sie offen liegen.
ravens-assumed-R14 = Angenommen: Der Zufall bestimmt, wie herum die erste Karte liegt; man könnte es auch wählen.
ravens-assumed-R29 = Angenommen: erlaubt, weil es nichts verbietet; man könnte die Karte bis zum nächsten Zug warten lassen.
ravens-assumed-R35 = Angenommen: Ein Joker ist immer erlaubt. Die Anleitungen sagen „wenn man keine passende Karte hat“; das ist die Option.
ravens-assumed-R40 = Die Anleitungen sprechen nur von einem Stein direkt davor. Angenommen: Weiter hinten in der Gruppe überfliegt man ihn für eine Einheit mehr; bei der Option muss der Rabe erst davor landen.
ravens-assumed-R49 = Angenommen: Die gespielte Karte ist weg, bevor sie wirkt; sonst würde sie mit dem Vorrat umgeordnet.
ravens-assumed-R51 = Angenommen: Ohne Landschaftskarten wird nichts angelegt, und die zweite wird gezogen, wenn die erste liegt; man könnte erst beide ansehen.
ravens-assumed-R52 = Angenommen: Zurückdrängen geht bis zum Start, nie auf den Stein. Die französische Anleitung lässt sich so lesen, dass zwei Karten hinter dem Raben liegen müssen: die Option.
ravens-assumed-R53 = Angenommen: Ein Schritt führt nicht auf das Feld des Steins; die Anleitungen nennen ihn nicht unter den Wegen, den Stein loszuwerden.
ravens-assumed-R55 = Die italienische Anleitung legt entfernte Karten unter den Stapel, die französische auf eine Ablage: eine Option. Angenommen: Die einzige Karte einer Strecke bleibt.
ravens-assumed-R58 = Angenommen: erlaubt, weil keine Anleitung es auf Karten voraus beschränkt.
ravens-assumed-R60 = Angenommen: Man entscheidet über das Verlängern, bevor man die Karte sieht, und wählt danach die Richtung; ohne Karten geht es nicht.
ravens-assumed-R61 = Angenommen: Die Ablage wird gemischt, wenn eine Karte gebraucht wird, und ohne Karten hat man weniger. Man könnte sofort mischen: die Option.
ravens-assumed-R62 = Die Anleitungen kürzen, wenn der Tisch zu klein ist. Angenommen: nie; die Optionen kürzen ab einer Länge, so viel wie nötig oder alle überflogenen Karten bis auf zwei.
ravens-assumed-R64 = Angenommen: Bringt ein Entfernen beide Raben ans Ende, gewinnt die Etappe, wer am Zug ist; keine Anleitung spricht davon.
ravens-assumed-R70 = Die Anleitungen sagen nicht, was gilt, wenn beide 12 oder mehr haben. Angenommen: Mehr Punkte gewinnen, wie in einer veröffentlichten Aufgabe.
ravens-assumed-R74 = Keine Anleitung hat diese Grenze. Angenommen, damit jede Partie endet.
ravens-assumed-R77 = Angenommen: Die gezogene Karte wird erst gezeigt und dann gedreht; man könnte blind wählen müssen.

## Was beim Aufstellen einer Stellung abgelehnt wird

ravens-bad-path = eine Stellung braucht eine Strecke
ravens-bad-land-discards = entfernte Landschaftskarten kommen unter den Stapel, wenn die Option removed_land nichts anderes sagt
ravens-bad-drawn = eine Landschaftskarte ist in den Phasen add und extend gezogen, und nur dann
ravens-bad-to-lay = to_lay ist 0, oder 1 in der Phase add
ravens-bad-arrange = ein Vorrat wird nur umgeordnet, wenn er zwei Karten hat
ravens-bad-arranged = in der Phase arrange zählt arranged die Karten, die schon liegen, weniger als alle bis auf eine; sonst ist es 0
ravens-bad-too-many = es gibt mehr Karten einer Art, als das Spiel hat

## How to play, in a few pictured sentences

ravens-how-1 = Bring deinen Raben vor dem anderen ans Ende der Strecke: Du bekommst einen Punkt für jedes Feld dazwischen. Zwölf Punkte gewinnen die Partie.
ravens-how-2 = Eine Flugkarte der Landschaft gleich vor ihm trägt deinen Raben über die ganze Gruppe dieser Landschaft.
ravens-how-3 = Zwei gleiche Flugkarten stehen für eine, die dir fehlt. In einem Zug darfst du drei Handkarten spielen; dann ziehst du wieder auf fünf nach.
ravens-how-4 = Karten für später kommen verdeckt auf deinen Vorrat, aus dem du je Zug drei weitere spielen darfst. Odinkarten drehen, entfernen oder tauschen Teile der Strecke, bewegen Raben oder legen den Stein in den Weg: Über ihn zu fliegen kostet zwei Karten.
ravens-how-5 = Der magische Weg zeigt zwei Symbole. Wer dort am Ende der Etappe mehr Karten mit diesen Symbolen liegen hat, bekommt drei Punkte.

## The coach

ravens-coach-aim = Das ist die Strecke, von links bis zur Fahne. Dein Rabe fliegt auf der unteren Bahn. Wer zuerst am Ende ist, bekommt einen Punkt für jedes Feld, das der andere zurückliegt.
ravens-coach-ahead = Es zählt die Landschaft gleich vor deinem Raben. Eine Karte davon trägt ihn über alle gleichen Felder, die aufeinander folgen.
ravens-coach-fly = Wähle eine Karte mit dieser Landschaft, dann deinen Raben oder das Feld, auf dem er landen soll.
ravens-coach-joker = Zwei gleiche Flugkarten sind so gut wie jede Landschaft. Wähle beide, dann deinen Raben.
ravens-coach-plays = Die Punkte zählen mit: drei Handkarten je Zug. Am Ende ziehst du wieder auf fünf nach, Sparen lohnt also nicht.
ravens-coach-stack = Was jetzt nicht passt, kann auf deinem Vorrat warten: Wähle eine Karte und dann das „+“. Auch von dort darfst du je Zug drei Karten spielen, immer die oberste.
ravens-coach-odin = Eine Karte mit zwei kleinen Zeichen ist eine Odinkarte. Wähle sie, dann eine ihrer beiden Aktionen, dann das Ziel.
ravens-coach-magic = Eine Karte mit einem dieser Symbole darf stattdessen hierher. Wer am Ende der Etappe mehr davon hat, bekommt drei Punkte.
ravens-coach-groups = So viele Gruppen liegen noch zwischen den Raben und dem Ende: So viele Flüge braucht es noch. Zwei Gruppen durch Drehen oder Tauschen zu verbinden spart einen.
ravens-coach-marker = Der Stein liegt auf einem Feld. Liegt er auf deiner Bahn, kostet der Flug darüber zwei Karten statt einer.
ravens-coach-end = Nichts, was fliegt? Leg auf den Vorrat oder nutze, was geht, dann beende den Zug. „Verlängern“ macht auch die Strecke länger, das hilft, wenn du zurückliegst.
ravens-coach-stage = Das war eine Etappe. Die Punkte bleiben, die Strecke ist neu, und zwölf Punkte gewinnen die Partie.
