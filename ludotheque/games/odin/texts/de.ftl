### Odin: die Texte, die Spielende lesen, auf Deutsch.
### Wörter: Spiel, Partie, Durchgang (ein Austeilen), Runde (eine Folge steigender Kombinationen), Zug; Mitte, Kombination, Platz; anspielen, schlagen, passen.

## The box

odin-name = Odin
odin-tagline = Schlag die Mitte, nimm eine Karte zurück und werde vor allen anderen deine Karten los.
odin-blurb =
    Ein flottes Kartenspiel für zwei bis sechs. Spiele Karten einer Farbe oder einer Zahl, die mehr wert sind als die in der Mitte, und nimm dafür eine der geschlagenen Karten. Werde deine Karten vor den anderen los: Jede, die du noch hältst, kostet einen Punkt, und die niedrigste Gesamtpunktzahl gewinnt.

## Cards

odin-colour = { $colour ->
    [B] Blau
    [R] Rot
    [P] Rosa
    [G] Grün
    [K] Schwarz
    [O] Orange
   *[other] { $colour }
}
odin-card = { $colour ->
    [B] Blau { $number }
    [R] Rot { $number }
    [P] Rosa { $number }
    [G] Grün { $number }
    [K] Schwarz { $number }
    [O] Orange { $number }
    [goat] die Ziege
   *[other] { $colour } { $number }
}
# Follows the cards of a play and tells their value; a single card tells its own.
odin-worth = { $value ->
    [1] {""}
    [2] {""}
    [3] {""}
    [4] {""}
    [5] {""}
    [6] {""}
    [7] {""}
    [8] {""}
    [9] {""}
   *[other] {" "}({ NUMBER($value, useGrouping: 0) })
}

## Options

odin-option-target = Zielpunktzahl
odin-option-target-help = Die Partie endet nach dem Durchgang, in dem jemand so viele Punkte erreicht. 15 ist die übliche Länge, mit 10 geht es schneller, mit 20 dauert es länger.
odin-option-target-one-hand = Nur ein Durchgang
odin-option-removed_colours = Entfernte Farben
odin-option-removed_colours-help = Zu zweit: Mit zwei Farben weniger ist ein größerer Teil der Karten im Spiel, und die Kombinationen werden länger.
odin-option-removed_colours-none = Keine, alle sechs Farben
odin-option-removed_colours-two = Zwei Farben weniger
odin-option-goat = Mürrische Ziege
odin-option-goat-help = Eine zusätzliche Karte mit der Zahl 0, die zu jeder Farbe passt. Wer am Ende eines Durchgangs auf ihr sitzen bleibt, bekommt 5 Punkte dafür.
odin-option-goat-off = Ohne Ziege
odin-option-goat-on = Mit Ziege
odin-option-next_starter = Wer den nächsten Durchgang beginnt
odin-option-next_starter-help = Der Beginn kann von Durchgang zu Durchgang um den Tisch wandern oder an die Person gehen, die den letzten Durchgang beendet hat.
odin-option-next_starter-left-of-starter = Links vom letzten Startplatz
odin-option-next_starter-last-to-act = Wer zuletzt gespielt hat

## Sections of the rules

odin-section-setup = Vorbereitung
odin-section-sets = Kombinationen und ihr Wert
odin-section-lead = Anspielen
odin-section-follow = Die Mitte schlagen
odin-section-pass = Passen und Ende einer Runde
odin-section-hand-end = Ende eines Durchgangs
odin-section-match-end = Ende der Partie
odin-section-information = Wer was weiß
odin-section-options = Optionen
odin-section-facts = Gut zu wissen

## Setting up

odin-O1 = Odin spielt man zu zweit bis zu sechst.
odin-O2 = Es gibt 54 Karten: die Zahlen 1 bis 9 in sechs Farben, jede Karte einmal. Keine Farbe ist besser als eine andere.
odin-O3 = Vor der Partie einigt ihr euch auf die Zielpunktzahl: meist 15, für eine kurze Partie 10, für eine lange 20, eine andere Zahl oder nur ein Durchgang. Außerdem wählt ihr den kleineren Kartensatz zu zweit, die Ziege und wer jeden neuen Durchgang beginnt.
odin-O4 = Alle beginnen die Partie mit 0 Punkten. Der Zufall entscheidet, wer den ersten Durchgang beginnt.
odin-O5 = Für jeden Durchgang werden alle Karten gemischt, und alle bekommen 9 verdeckt ausgeteilt. Die übrigen Karten bleiben in diesem Durchgang außen vor, und niemand sieht sie.
odin-O6 = Ein Durchgang beginnt mit leerer Mitte und leerem Ablagestapel. Wer ihn beginnt, spielt an.
odin-O7 = Gespielt wird im Uhrzeigersinn: Nach dir kommt die Person links von dir.

## Sets and their value

odin-O8 = Karten, die du zusammen spielst, müssen aus deiner Hand kommen und alle dieselbe Farbe oder alle dieselbe Zahl haben. Eine einzelne Karte ist immer eine Kombination.
odin-O9 = Für den Wert einer Kombination stellst du ihre Zahlen von der höchsten bis zur niedrigsten nebeneinander: Eine 2 und eine 8 ergeben 82. In welcher Reihenfolge du die Karten wählst, ist egal.
odin-O10 = Eine Kombination schlägt eine andere nur, wenn ihr Wert wirklich höher ist; Gleichstand reicht nicht. Mehr Karten sind immer mehr wert.

## Leading

odin-O11 = Wer anspielt, muss spielen: Passen geht nur, wenn in der Mitte etwas liegt, das man schlagen kann.
odin-O12 = Wenn du anspielst, darfst du eine beliebige einzelne Karte spielen.
odin-O13 = Wenn alle deine Handkarten eine einzige Kombination bilden, darfst du sie alle auf einmal anspielen, ganz gleich wie viele es sind. Du musst es nicht.
odin-O14 = Zwei oder mehr Karten darf man nur anspielen, wenn es alle Karten auf der Hand sind. Sonst spiele eine einzelne Karte an.
odin-O15 = Die angespielten Karten liegen in der Mitte, und wer als Nächstes am Zug ist, muss sie schlagen oder passen. Beim Anspielen nimmst du keine Karte. Hast du keine mehr, ist der Durchgang vorbei.

## Following

odin-O16 = Liegen Karten in der Mitte, schlägst du sie oder passt. Passen darfst du auch, wenn du spielen könntest.
odin-O17 = Spiele genau so viele Karten, wie in der Mitte liegen, oder genau eine mehr, und zwar mit höherem Wert; Gleichstand reicht nicht. Das gilt auch für den Zug, mit dem du deine letzten Karten spielst.
odin-O18 = Wenn du die Mitte schlägst, musst du genau eine Karte der geschlagenen Kombination nehmen; die anderen kommen auf den Ablagestapel, und nun ist deine Kombination zu schlagen. Hast du aber nach deinem Zug keine Karte mehr, endet der Durchgang sofort und du nimmst nichts.
odin-O19 = War die geschlagene Kombination eine einzelne Karte, nimmst du genau diese.
odin-O20 = Du darfst nur eine Karte der Kombination nehmen, die du gerade geschlagen hast, nie eine der Karten, die du gerade gespielt hast.
odin-O21 = Eine Kombination spielen und eine Karte nehmen gehören zum selben Zug. Niemand kann dazwischen handeln.
odin-O22 = Wenn keine deiner Kombinationen die Mitte schlagen kann, bleibt dir nur das Passen.

## Passing and the end of a round

odin-O23 = Wenn du passt, behältst du alle Karten, und die Person links von dir ist am Zug.
odin-O24 = Passen gilt nur für diesen Zug. Kommst du in derselben Runde noch einmal dran, darfst du wieder spielen.
odin-O25 = Eine Runde endet, sobald nach der letzten gespielten Kombination alle anderen hintereinander gepasst haben. Zu zweit reicht ein einziges Passen.
odin-O26 = Am Ende einer Runde kommen die Karten der Mitte auf den Ablagestapel, und alle behalten ihre Handkarten. Wer zuletzt gespielt hat, spielt in der nächsten Runde an.
odin-O27 = Abgelegte Karten sind bis zum nächsten Austeilen aus dem Spiel.

## End of a hand

odin-O28 = Der Durchgang ist in dem Moment vorbei, in dem jemand die letzten Handkarten spielt, ob beim Anspielen oder beim Schlagen. Darauf kann niemand mehr antworten.
odin-O29 = Am Ende eines Durchgangs bekommst du einen Punkt für jede Karte, die du noch hältst. Wer keine mehr hat, bekommt nichts; alle anderen bekommen mindestens 1 Punkt.
odin-O30 = Den nächsten Durchgang beginnt die Person links von der, die diesen begonnen hat, egal wer ihn beendet hat. Eine Option ändert das.

## End of the match

odin-O31 = Ob die Partie vorbei ist, wird nur nach der Wertung eines Durchgangs geprüft, nie mittendrin.
odin-O32 = Die Partie ist vorbei, sobald nach der Wertung eines Durchgangs jemand die Zielpunktzahl erreicht hat; spielt ihr nur einen Durchgang, ist sie danach vorbei. Dann kann nichts mehr gespielt werden.
odin-O33 = Solange die Partie nicht vorbei ist, wird ein weiterer Durchgang ausgeteilt.
odin-O34 = Die niedrigste Gesamtpunktzahl gewinnt. Haben mehrere sie, teilen sie sich den Sieg. Die anderen folgen nach ihrer Gesamtpunktzahl, bei Gleichstand auf demselben Rang.

## Who knows what

odin-O35 = Deine Handkarten siehst nur du. Die nicht ausgeteilten Karten sieht niemand.
odin-O36 = Alle sehen die Mitte und wem sie gehört, jede gespielte Kombination, jede genommene Karte, jedes Passen und wer den Durchgang begonnen hat. Bekannt sind auch die Kartenzahl auf jeder Hand, die Punktestände und die Zielpunktzahl.
odin-O37 = Abgelegte Karten lagen alle einmal offen, also dürfen alle wissen, welche es sind.
odin-O38 = Eine Karte, die jemand genommen hat, bleibt auf dieser Hand, bis sie gespielt wird. Jede andere Karte, die du nicht gesehen hast, hat jemand auf der Hand oder sie wurde nicht ausgeteilt.
odin-O39 = Am Ende eines Durchgangs zählt nur, wie viele Karten übrig sind. Niemand muss zeigen, welche es sind.

## Options

odin-O40 = Eine Option zu zweit: Zwei der sechs Farben, ausgelost und beiden bekannt, bleiben die ganze Partie über draußen. Es bleiben 36 Karten; ihr bekommt weiterhin je 9, und 18 werden nicht ausgeteilt.
odin-O41 = Die Ziege hat die Zahl 0 und passt zu jeder Farbe: Allein ist sie 0 wert, und in einer Kombination einer Farbe ist sie die letzte Ziffer, sodass 7, 2 und Ziege 720 ergeben. Zu gleichen Zahlen verschiedener Farben passt sie nicht. Sie wird immer ausgeteilt (zu sechst bleibt dafür eine gewöhnliche Karte draußen), und hast du sie am Ende des Durchgangs noch, zählt sie 5 Punkte.
odin-O42 = Mit dieser Option beginnt den nächsten Durchgang, wer im letzten zuletzt gespielt und ihn damit beendet hat.
odin-O43 = Manche zählen lieber herunter: Alle beginnen mit der Zielpunktzahl und verlieren einen Punkt für jede übrige Karte. Es ist dasselbe Spiel, und wer am meisten übrig hat, gewinnt.

## Good to know

odin-O44 = Jede Karte ist an genau einem Ort: auf einer Hand, in der Mitte, auf dem Ablagestapel oder bei den nicht ausgeteilten Karten.
odin-O45 = Du hast nach deinem Zug nie mehr Karten als davor. Eine Karte auf eine Karte ist nur ein Tausch; jede weitere gespielte Karte macht deine Hand um eine Karte leichter.
odin-O46 = Innerhalb einer Runde steigt der Wert in der Mitte immer, und die Zahl der Karten dort sinkt nie. Höchstens acht Karten können dort zu schlagen liegen, denn wer neun auf einmal spielt, beendet den Durchgang.
odin-O47 = Jede beendete Runde nimmt mindestens eine Karte bis zum nächsten Austeilen aus dem Spiel. Ein Durchgang kann also nicht ewig dauern: Irgendjemand wird immer alle Karten los.
odin-O48 = Jeder Durchgang kostet alle bis auf eine Person mindestens 1 Punkt, also endet die Partie gewiss. Eine Partie bis 15 dauert zu zweit höchstens 29 und zu sechst höchstens 17 Durchgänge.
odin-O49 = Wer den letzten Durchgang beendet, bekommt nichts dazu und bleibt unter der Zielpunktzahl; wer gewinnt, liegt deshalb immer darunter. Zu zweit gibt es nie einen Gleichstand, und in einer Partie aus einem Durchgang gewinnt allein, wer alle Karten los ist.
odin-O50 = Es ist immer nur eine Person am Zug, also warte, bis du dran bist. Dann hast du immer eine Möglichkeit: Wer anspielt, kann jede Karte spielen, und wer die Mitte vor sich hat, kann immer passen.

## Was angenommen ist, wo keine Quelle es sagt

odin-assumed-O5 = Die nicht ausgeteilten Karten bleiben verdeckt, denn nichts fordert dazu auf, sie anzusehen. Man könnte sie auch zeigen.
odin-assumed-O34 = Wer nicht gewonnen hat, steht nach Punkten in der Rangliste, und Gleichstand teilt den Platz. Die Quellen nennen nur, wer gewinnt.
odin-assumed-O37 = Alle dürfen die abgelegten Karten durchsehen. Die Anleitung schweigt dazu; alle lagen schon offen, es schont also nur das Gedächtnis.
odin-assumed-O39 = Am Ende eines Durchgangs werden die übrigen Karten gezählt und nicht gezeigt. Mehr verlangt die Anleitung nicht; man könnte sie auch zeigen.
odin-assumed-O40 = Die zwei Farben, die zu zweit fehlen, werden einmal für die ganze Partie gezogen und sind beiden bekannt. Die Auflage, die das empfiehlt, haben wir nicht gesehen; man könnte sie auch für jeden Durchgang neu ziehen.

## What is asked

odin-ask-lead = Du spielst an: Spiele eine Karte oder alle, wenn sie zusammen eine Kombination bilden.
odin-ask-follow = { $size ->
    [one] Spiele 1 oder 2 Karten, die mehr als { NUMBER($value, useGrouping: 0) } wert sind, oder passe.
   *[other] Spiele { $size } Karten oder eine mehr, die mehr als { NUMBER($value, useGrouping: 0) } wert sind, oder passe.
}
odin-ask-take = Wähle die Karte der geschlagenen Kombination, die du auf die Hand nimmst.
odin-ask-wait = { $player } ist am Zug.
odin-ask-over = Die Partie ist vorbei.

## Moves

odin-move-play = { $cards }{ odin-worth } spielen
odin-move-play-all = Ganze Hand spielen: { $cards }{ odin-worth }
odin-move-pass = Passen
odin-move-take = { $card } nehmen

## The log

odin-log-deal = Durchgang { $hand }: Die Karten sind ausgeteilt, { $player } beginnt.
odin-log-lead = { $player } spielt { $cards }{ odin-worth } an.
odin-log-follow = { $player } spielt { $cards }{ odin-worth }.
odin-log-take = { $player } nimmt { $card }.
odin-log-pass = { $player } passt.
odin-log-round = Sonst spielt niemand mehr: Die Mitte wird abgelegt, und { $player } spielt in einer neuen Runde an.
odin-log-out = { $player } hat keine Karten mehr: Der Durchgang ist vorbei.
odin-log-points = { $points ->
    [0] { $player } bekommt keine Punkte (insgesamt { $total }).
    [one] { $player } bekommt { $points } Punkt (insgesamt { $total }).
   *[other] { $player } bekommt { $points } Punkte (insgesamt { $total }).
}
odin-log-win = { $count ->
    [one] { $points ->
        [0] { $players } gewinnt die Partie ohne einen einzigen Punkt.
        [one] { $players } gewinnt die Partie mit { $points } Punkt.
       *[other] { $players } gewinnt die Partie mit { $points } Punkten.
    }
   *[other] { $points ->
        [0] { $players } gewinnen die Partie gemeinsam ohne einen einzigen Punkt.
        [one] { $players } gewinnen die Partie gemeinsam mit je { $points } Punkt.
       *[other] { $players } gewinnen die Partie gemeinsam mit je { $points } Punkten.
    }
}

## Notation

odin-notation-help = Schreibe Karten mit Farbbuchstabe und Zahl, durch Leerzeichen getrennt („B2 B8“; B Blau, R Rot, P Rosa, G Grün, K Schwarz, O Orange, „goat“ für die Ziege), oder aber „pass“ zum Passen oder „take K6“, um eine Karte zu nehmen.

## Tips, one a line

odin-tips =
    Plane deinen Schluss: Bilden deine letzten Karten eine Kombination, kannst du sie alle auf einmal anspielen.
    Die Karte, die du nimmst, ist der halbe Zug. Nimm eine, die zu deinen Farben oder Zahlen passt, auch wenn sie niedrig ist.
    Passen ist keine Niederlage: Eine gute Kombination bleibt beisammen, und du kannst später in derselben Runde noch spielen.
    Eine Karte auf eine Karte ist nur ein Tausch. Um deine Karten loszuwerden, spiele mehrere auf einmal, und merke dir, was die anderen genommen haben.

## In the terminal

odin-cli-title = { $target ->
    [0] Durchgang { $hand }, nur ein Durchgang
    [one] Durchgang { $hand }, bis jemand { $target } Punkt hat
   *[other] Durchgang { $hand }, bis jemand { $target } Punkte hat
}
odin-cli-size = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
odin-cli-known = bekannt:
odin-cli-holds = auf der Hand:
odin-cli-centre = Mitte
odin-cli-centre-empty = leer
odin-cli-worth = { $passes ->
    [0] { NUMBER($value, useGrouping: 0) } wert, von { $player }
   *[other] { NUMBER($value, useGrouping: 0) } wert, von { $player }; seitdem { $passes }-mal gepasst
}
odin-cli-beaten = Geschlagen
odin-cli-discards = Abgelegt
odin-cli-hand = Deine Hand
odin-cli-pref-sort = deine Hand nach Farbe oder nach Zahl sortieren
odin-cli-pref-discards = die abgelegten Karten zeigen oder verbergen

## In the browser

odin-ui-players = Die anderen
odin-ui-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
# Points so far and the points that end the match, in a few characters.
odin-ui-points-of = { $points } / { $target }
odin-ui-cards =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
odin-ui-known = Karten, die offen auf diese Hand kamen
odin-ui-on-turn = am Zug
odin-ui-passed = gepasst
odin-ui-centre = Die Mitte
odin-ui-centre-empty = Die Mitte ist leer
odin-ui-to-beat = Zu schlagen
# $player is the name of who played the set.
odin-ui-owner = gespielt von { $player }
# $value is a string of digits.
odin-ui-set = { $value }, gespielt von { $player }
odin-ui-take = Eine davon nehmen
odin-ui-discards =
    { $count ->
        [0] Nichts abgelegt
       *[other] { $count } abgelegt
    }
odin-ui-discard-list = In diesem Durchgang abgelegt
odin-ui-no-discards = Noch keine.
odin-ui-hand-number = Durchgang { $number }
odin-ui-target =
    { $target ->
        [one] bis { $target } Punkt
       *[other] bis { $target } Punkte
    }
odin-ui-one-hand = nur ein Durchgang
odin-ui-hand = Deine Hand
odin-ui-your-hand =
    { $count ->
        [one] { $player }, { $count } Karte
       *[other] { $player }, { $count } Karten
    }
odin-ui-sort = Sortieren nach
odin-ui-sort-colour = Farbe
odin-ui-sort-number = Zahl

## When a hand is over

odin-ui-hand-over = Durchgang { $number } ist vorbei
odin-ui-cards-left = Durchgang
odin-ui-total = Gesamt
odin-ui-total-of = Gesamt (bis { $target })
odin-ui-finished = fertig
odin-ui-gain = +{ $points }
odin-ui-next-hand = Nächster Durchgang
odin-ui-why-points = Jede übrige Handkarte zählt einen Punkt, und Punkte sind schlecht: Die wenigsten gewinnen.
odin-pick-card = eine oder mehrere deiner Karten
odin-pick-to-take = eine der überbotenen Karten
odin-over-why = Punkte sind übrige Handkarten: Die wenigsten gewinnen.

## Unmögliche Stellungen

odin-bad-centre = in der Mitte liegt ein Satz Karten
odin-bad-owner = ein Satz in der Mitte gehört jemandem, eine leere Mitte niemandem
odin-bad-passes = seit dem letzten Ausspiel wurde 0- bis { $most }-mal gepasst
odin-bad-phase = in den Phasen follow und take liegt ein Satz in der Mitte, in lead keiner
odin-bad-beaten = geschlagene Karten gibt es in der Phase take und nur dort
odin-bad-sizes = die Hand von Platz { $seat } zählt { $size }
odin-bad-seats = es gibt { $seats } Plätze, und Karten für mehr
odin-bad-undealt = nicht ausgeteilt sind alle Karten, die sonst nirgends liegen
odin-bad-made = die erinnerten Entscheidungen führen zu dieser Stellung

## How to play, in a few pictured sentences

odin-how-1 = Sei zuerst ohne Karten: Jede Karte, die du dann noch hältst, kostet einen Punkt, und die wenigsten Punkte gewinnen.
odin-how-2 = Auf eine Karte in der Mitte spielst du eine Karte oder zwei einer Farbe oder Zahl, die mehr wert sind; auf zwei Karten zwei oder drei, und so weiter.
odin-how-3 = Karten nebeneinander liest man als eine Zahl, die höchste Ziffer zuerst: 9 und 3 sind 93. Eine Karte mehr gewinnt also immer.
odin-how-4 = Von den geschlagenen Karten musst du eine auf die Hand nehmen; die anderen sind weg.
odin-how-5 = Passen darfst du immer. Passen alle anderen, wird die Mitte geleert, und wer zuletzt gespielt hat, spielt neu aus, meist eine einzelne Karte. Hat jemand 15 Punkte, ist die Partie zu Ende.

## The coach

odin-coach-aim = Das ist deine Hand, und du willst sie loswerden. Ist jemand ohne Karten, kostet jede Karte, die du noch hältst, einen Punkt, und Punkte sind schlecht.
odin-coach-lead = Du spielst aus: Die Mitte ist leer. Wähle eine Karte und drück dann auf „spielen“. Eine Karte, die zu keiner anderen passt, ist ein guter Anfang.
odin-coach-follow = Das musst du schlagen: mit ebenso vielen Karten oder einer mehr, alle von einer Farbe oder einer Zahl.
odin-coach-value = Wähle zwei Karten einer Farbe oder Zahl: Man liest sie als eine Zahl, 9 und 3 als 93. Das schlägt jede einzelne Karte, und du bist zwei los.
odin-coach-take = Diese hast du geschlagen. Eine davon kommt auf deine Hand, das ist der Preis. Nimm eine, die zu deinen Farben oder Zahlen passt.
odin-coach-returned = Die geschlagene Karte ist jetzt auf deiner Hand. Eine gegen eine ist nur ein Tausch: Deine Hand schrumpft, wenn du mehr Karten spielst, als dort liegen.
odin-coach-dim = Blasse Karten passen gerade nicht. Drück trotzdem auf eine, dann erfährst du, welche Regel dagegensteht.
odin-coach-pass = Nichts auf deiner Hand ist hoch genug. Passen kostet nichts, und du darfst in dieser Runde später wieder spielen.
odin-coach-round = Niemand wollte mehr, die Mitte ist geleert. Wer zuletzt gespielt hat, spielt wieder aus.
odin-coach-all = Alle deine Karten bilden eine Kombination. Wähle alle und leg sie auf einmal ab: Der Durchgang gehört dir.
odin-coach-danger = Jemand hat kaum noch Karten. Werde jetzt so viele los wie du kannst.
odin-coach-score = Deine Punkte und wie viele die Partie beenden. Wenige sind gut.
