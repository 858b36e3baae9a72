### Spookies: die Texte, die Spielende lesen, auf Deutsch.
### Wörter: Spiel, Partie, Zug, Wurf; Figur (eine der fünf), Freundewürfel, Etage, Start, Garten, Dachboden; Chip, Vorrat, Schachtel, Strafchip, Joker, Geist.

## The box

spookies-name = Spookies
spookies-tagline = Steig ins Spukhaus hinauf, mit so wenigen Würfeln, wie du dich traust.
spookies-blurb =
    Fünf Freunde schleichen in ein Spukhaus, und alle am Tisch führen sie gemeinsam. Wirf zwei, drei oder vier Würfel: Weniger Würfel bringen mehr Chips, mehr Würfel einen sicheren Schritt. Hör rechtzeitig auf, sonst purzelt deine Figur hinunter und deine Chips bleiben liegen. Was die Chips wert sind, erfahrt ihr alle erst ganz am Schluss.

## Pieces and places

spookies-figure = { $figure ->
    [poppy] Poppy
    [kracko] Kracko
    [duffy] Duffy
    [hanja] Hanja
    [schnuffer] Schnuffer
    [ghost] der Geist
   *[other] { $figure }
}
spookies-floor = { $floor ->
    [4] Start
    [5] Garten
    [11] Dachboden
   *[other] Etage { $floor }
}
spookies-at-floor = { $floor ->
    [4] am Start
    [5] im Garten
    [11] auf dem Dachboden
   *[other] auf Etage { $floor }
}
spookies-to-floor = { $floor ->
    [4] zum Start
    [5] in den Garten
    [11] auf den Dachboden
   *[other] auf Etage { $floor }
}

## Options

spookies-option-free_choice = Freie Wahl
spookies-option-free_choice-help = Ohne Freundewürfel: In jedem Zug suchst du dir deine Figur selbst aus.
spookies-option-free_choice-off = Mit Freundewürfel
spookies-option-free_choice-on = Alle wählen frei
spookies-option-joker = Würfeljoker
spookies-option-joker-help = Ein Bonusplättchen: Alle dürfen einmal in der Partie einen Wurf wiederholen. Ein Joker, den du nie einsetzt, zahlt sich am Ende aus.
spookies-option-joker-off = Ohne Joker
spookies-option-joker-on = Ein Joker für alle
spookies-option-joker_pay = Unbenutzter Joker
spookies-option-joker_pay-help = Was ein nicht eingesetzter Joker am Ende bringt: fünf verdeckt gezogene Chips (im Schnitt 11 Punkte) oder fünf Punkte.
spookies-option-joker_pay-chips = Fünf Chips
spookies-option-joker_pay-points = Fünf Punkte
spookies-option-ghost = Geist
spookies-option-ghost-help = Ein Bonusplättchen: Ein Geist zieht durchs Haus und klaut einen Würfel, wenn jemand neben ihm würfelt.
spookies-option-ghost-off = Ohne Geist
spookies-option-ghost-on = Mit Geist
spookies-option-attic = Auf dem Dachboden
spookies-option-attic-help = Der uns bekannte Regeltext sagt nicht, was 11 oder 12 für eine Figur bedeutet, die schon auf dem Dachboden steht. Gewöhnlich bleibt sie und gewinnt nichts; oder niemand steht je dort, weil die Figur mit der Belohnung zum Start zurückkehrt; oder 11 und 12 bringen die Belohnung erneut.
spookies-option-attic-stay = Sie bleibt, 11 oder 12 bringt nichts
spookies-option-attic-reset = Sie kehrt gleich zum Start zurück
spookies-option-attic-repeat = 11 oder 12 bringt die Belohnung erneut

## Sections of the rules

spookies-section-setup = Vorbereitung
spookies-section-turn = Dein Zug
spookies-section-roll = Was ein Wurf bewirkt
spookies-section-end = Ende der Partie
spookies-section-free-choice = Variante: freie Wahl
spookies-section-joker = Bonusplättchen: Würfeljoker
spookies-section-ghost = Bonusplättchen: Geist

## Setting up

spookies-S1 = Spookies ist für 2 bis 5. Die fünf Figuren gehören niemandem und warten am Start vor dem Gartentor. Noch hat niemand einen Chip, und im Haus liegt keiner.
spookies-S2 = Es gibt 75 Chips: dreißig 1er, zwanzig 2er, fünfzehn 3er und zehn 5er. Sie werden verdeckt gemischt; zu zweit kommen 50 davon in den Vorrat, zu dritt 60, zu viert oder fünft alle 75. Die übrigen bleiben ungesehen in der Schachtel.
spookies-S3 = Wer anfängt, entscheidet das Los. Danach geht es im Uhrzeigersinn weiter; warte also, bis du dran bist.

## Your turn

spookies-S4 = Zu Beginn deines Zuges fällt der Freundewürfel: Die gezeigte Figur führst du den ganzen Zug lang. Zeigt er „?“, wählst du vor dem Wurf irgendeine Figur.
spookies-S5 = Wähle, ob du 2, 3 oder 4 Würfel wirfst. Der erste Wurf eines Zuges ist Pflicht; vorher kannst du nicht aufhören.
spookies-S6 = Wie viele Würfel du auch wirfst, nur die zwei höchsten zählen: Ihre Summe ist dein Ergebnis.

## What a roll does

spookies-S7 = Erreicht dein Ergebnis die Zahl der nächsten Etage, steigt deine Figur genau eine Etage hinauf und du nimmst die Belohnung; mit genau zwei Würfeln nimmst du auch alle Strafchips, die dort liegen. Ist das Ergebnis gleich der Zahl ihrer Etage, bleibt die Figur stehen und dein Zug ist zu Ende. Ist es kleiner, fällt sie auf die Etage mit dieser Zahl (unter 5 zum Start, tiefer geht es nicht); für jede verlorene Etage lässt du einen Chip dort liegen, wo sie stand, und dein Zug ist zu Ende. Manche Belohnungen sind geschätzt, denn keine Quelle zeigt den ganzen Spielplan.
spookies-S8 = Nach einem Aufstieg darfst du aufhören und alles behalten oder mit derselben Figur weiterwürfeln, mit so vielen Würfeln, wie du willst.
spookies-S9 = Hast du zu wenige Chips für einen Sturz, lässt du alle liegen, die du hast. Der Rest ist dir erlassen; die Figur fällt trotzdem ganz.
spookies-S10 = Eine Figur, die den Dachboden erreicht, bleibt dort. Musst du dort mit ihr würfeln, ist nichts zu gewinnen: Mit 11 oder 12 bleibt sie, mit wie vielen Würfeln auch immer, und dein Zug ist zu Ende; mit weniger fällt sie. Je nach Option kehrt die Figur gleich nach der Belohnung zum Start zurück und der Zug endet, sodass oben nie gewürfelt wird; oder 11 und 12 bringen die Belohnung des Dachbodens erneut, und du darfst weiterwürfeln.
spookies-S11 = Auf einer Etage dürfen beliebig viele Figuren stehen.

## End of the match

spookies-S12 = Die Partie ist vorbei, sobald der letzte Chip des Vorrats genommen ist; dann wird nichts mehr geworfen oder bewegt. Reicht der Vorrat nicht für deine Belohnung, bekommst du den Rest, und die Strafchips desselben Wurfs bekommst du auch noch.
spookies-S13 = Chips, die noch im Haus liegen, zählen für niemanden. Jetzt werden alle Chips aufgedeckt: Die höchste Summe gewinnt, bei Gleichstand gewinnt ihr gemeinsam. Bis dahin schaut niemand einen Chip an, auch nicht die eigenen.

## Variant: free choice

spookies-S14 = Bei freier Wahl gibt es keinen Freundewürfel. Die Figur für deinen Zug wählst du selbst, bevor du würfelst, und du führst sie den ganzen Zug lang.

## Bonus tile: dice joker

spookies-S20 = Mit dieser Option beginnen alle mit einem Joker. Ohne Joker, oder wenn deiner verbraucht ist, kannst du keinen Wurf wiederholen.
spookies-S21 = Gleich nach einem eigenen Wurf, was er auch zeigt, darfst du deinen Joker einsetzen: Du wirfst alle Würfel dieses Wurfs noch einmal, und das neue Ergebnis gilt. Sonst behältst du den Wurf. Ein Joker wirkt einmal in der Partie und nie auf den Freundewürfel.
spookies-S22 = Einen nicht eingesetzten Joker tauschst du am Ende gegen fünf Chips, verdeckt gezogen aus denen, die nicht im Spiel sind (reichen sie nicht, aus einem zweiten Satz). Je nach Option bringt er stattdessen fünf Punkte.

## Bonus tile: ghost

spookies-S23 = Mit dieser Option spukt ein Geist im Haus. Er beginnt auf Etage 9.
spookies-S24 = Der Geist klaut einen Würfel: Steht deine Figur auf seiner Etage, darfst du höchstens 3 Würfel werfen. Das wird vor jedem Wurf geprüft, und die Belohnung richtet sich nach den geworfenen Würfeln.
spookies-S25 = Nach einem Wurf neben dem Geist musst du ihn eine Etage hinauf oder hinunter setzen. Nur dann bewegt er sich.
spookies-S26 = Der Geist verlässt das Haus nie: Von Etage 6 kann er nur hinauf, vom Dachboden nur hinunter. Wo Figuren vom Dachboden zum Start zurückkehren, kommt er höchstens bis Etage 10.
spookies-S27 = Joker und Geist vertragen sich: Wiederholst du einen Wurf neben dem Geist, bleibt es bei gleich vielen Würfeln und gilt als derselbe Wurf; der Geist zieht nur einmal, nach dem endgültigen Ergebnis.
spookies-S28 = Joker und Geist passen zum Freundewürfel wie zur freien Wahl.

## Was angenommen ist, wo keine Quelle es sagt

spookies-assumed-S7 = Zwölf der 21 Belohnungen sind geschätzt und zwei erschlossen, denn keine Quelle zeigt den ganzen Spielplan; mit anderen Zahlen würden sich andere Würfel lohnen. Vom Start fällt niemand, denn tiefer geht es nicht. Welche deiner Chips nach einem Sturz liegen bleiben, entscheidet der Zufall, denn niemand kennt sie.
spookies-assumed-S9 = Wer zu wenige Chips für einen Sturz hat, lässt alle liegen und schuldet nichts. Keine Quelle spricht davon; man könnte den Rest auch schuldig bleiben.
spookies-assumed-S10 = Eine Figur auf dem Dachboden bleibt mit 11 oder 12 dort, ohne Belohnung. Keine Quelle spricht davon; eine Option bietet zwei andere Lesarten.
spookies-assumed-S11 = Figuren dürfen sich eine Etage teilen, wie sie sich den Start teilen. Von den anderen Etagen sagt es keine Quelle.
spookies-assumed-S12 = Reicht der Vorrat nicht für die Belohnung, bekommst du den Rest, und die Strafchips desselben Wurfs ebenso. Die Quellen sagen nur, dass die Partie mit dem letzten Chip endet.
spookies-assumed-S13 = Bei gleicher Summe gewinnt ihr gemeinsam. Der uns bekannte Regeltext entscheidet keinen Gleichstand.
spookies-assumed-S21 = Der Joker wirft alle Würfel des Wurfs noch einmal, gleich viele, und das zweite Ergebnis gilt. Der Text sagt nur, dass ein Wurf wiederholt wird; man könnte auch einzelne Würfel wählen.
spookies-assumed-S22 = Die fünf Chips für einen nicht eingesetzten Joker kommen aus denen, die nicht im Spiel sind, denn der Vorrat ist dann leer; reichen sie nicht, aus einem zweiten Satz. Je nach Option bringt ein Joker stattdessen fünf Punkte.
spookies-assumed-S24 = Der Geist zählt, wenn deine Figur vor einem Wurf auf seiner Etage steht, und das wird vor jedem Wurf neu geprüft. Es könnte auch einmal im Zug geprüft werden.
spookies-assumed-S25 = Der Geist muss nach einem Wurf neben ihm ziehen und zieht nur dann. Man könnte auch lesen, dass er bleiben darf.
spookies-assumed-S26 = Der Geist bleibt auf den Etagen 6 bis 11, denn der Text spricht von den Zimmern des Hauses; bis Etage 10, wo Figuren vom Dachboden zurückkehren. Auch der Garten könnte zählen.
spookies-assumed-S27 = Mit dem Joker wiederholte Würfel neben dem Geist gelten als derselbe Wurf, also zieht der Geist einmal. Er könnte auch nach beiden ziehen.
spookies-assumed-S28 = Joker und Geist gehen mit dem Freundewürfel wie mit der freien Wahl. Der Text nennt keines von beiden.

## What is asked

spookies-ask-choose = Der Freundewürfel zeigt „?“: Wähle die Figur, die du in diesem Zug führst.
spookies-ask-choose-free = Wähle die Figur, die du in diesem Zug führst.
spookies-ask-roll = { $dice ->
    [3] Du führst { $figure }, { $floor } neben dem Geist: Wirf 2 oder 3 Würfel.
   *[other] Du führst { $figure }, { $floor }: Wirf 2, 3 oder 4 Würfel.
}
spookies-ask-go-on = { $dice ->
    [3] { $figure } ist { $floor } neben dem Geist: Hör auf oder würfle mit 2 oder 3 Würfeln weiter.
   *[other] { $figure } ist { $floor }: Hör auf oder würfle mit 2, 3 oder 4 Würfeln weiter.
}
spookies-ask-joker = Du hast { $dice } geworfen, das macht { $total }: behalten oder den Joker einsetzen?
spookies-ask-ghost = Setz den Geist eine Etage hinauf oder hinunter.
spookies-ask-wait = { $player } ist am Zug.
spookies-ask-over = Die Partie ist vorbei.

## Moves

spookies-move-choose = { $figure } führen ({ $floor })
spookies-move-roll = { $chance ->
    [0] { $dice } Würfel werfen (höher geht es nicht)
   *[other] { $chips ->
        [0] { $dice } Würfel werfen ({ $chance } % Aufstieg, keine Chips)
        [one] { $dice } Würfel werfen ({ $chance } % Aufstieg für { $chips } Chip)
       *[other] { $dice } Würfel werfen ({ $chance } % Aufstieg für { $chips } Chips)
    }
}
spookies-move-roll-attic = { $chips ->
    [0] { $dice } Würfel werfen ({ $chance } % für die Belohnung des Dachbodens, keine Chips)
    [one] { $dice } Würfel werfen ({ $chance } % für die Belohnung des Dachbodens, { $chips } Chip)
   *[other] { $dice } Würfel werfen ({ $chance } % für die Belohnung des Dachbodens, { $chips } Chips)
}
spookies-move-stop = Aufhören
spookies-move-keep-climb = { $chips ->
    [0] Die { $total } behalten: { $figure } steigt { $floor }, keine Chips
    [one] Die { $total } behalten: { $figure } steigt { $floor }, { $chips } Chip
   *[other] Die { $total } behalten: { $figure } steigt { $floor }, { $chips } Chips
}
spookies-move-keep-attic = { $chips ->
    [0] Die { $total } behalten: { $figure } gewinnt die Belohnung des Dachbodens erneut, keine Chips
    [one] Die { $total } behalten: { $figure } gewinnt die Belohnung des Dachbodens erneut, { $chips } Chip
   *[other] Die { $total } behalten: { $figure } gewinnt die Belohnung des Dachbodens erneut, { $chips } Chips
}
spookies-move-keep-stay = Die { $total } behalten: { $figure } bleibt stehen
spookies-move-keep-fall = { $chips ->
    [0] Die { $total } behalten: { $figure } fällt { $floor }, du zahlst nichts
    [one] Die { $total } behalten: { $figure } fällt { $floor }, du zahlst { $chips } Chip
   *[other] Die { $total } behalten: { $figure } fällt { $floor }, du zahlst { $chips } Chips
}
spookies-move-joker = { $chance ->
    [0] Joker einsetzen: die { $dice } Würfel noch einmal werfen (höher geht es nicht)
   *[other] Joker einsetzen: die { $dice } Würfel noch einmal werfen ({ $chance } % Aufstieg)
}
spookies-move-joker-attic = Joker einsetzen: die { $dice } Würfel noch einmal werfen ({ $chance } % für die Belohnung des Dachbodens)
spookies-move-ghost-up = Den Geist hinauf { $floor } setzen
spookies-move-ghost-down = Den Geist hinunter { $floor } setzen

## The log

spookies-log-die = Der Freundewürfel zeigt für { $player }: { $figure }.
spookies-log-die-choice = Der Freundewürfel zeigt für { $player } „?“: freie Wahl.
spookies-log-choose = { $player } wählt { $figure }.
spookies-log-roll = { $player } wirft { $dice } für { $figure }: { $total }.
spookies-log-joker = { $player } setzt den Joker ein und wirft { $dice } für { $figure }: { $total }.
spookies-log-climb = { $chips ->
    [0] { $figure } steigt { $floor }. Dafür gibt es keine Chips.
    [one] { $figure } steigt { $floor }. { $player } nimmt { $chips } Chip.
   *[other] { $figure } steigt { $floor }. { $player } nimmt { $chips } Chips.
}
spookies-log-attic-again = { $chips ->
    [0] { $figure } steht schon auf dem Dachboden, wo { $total } die Belohnung erneut bringt. Dafür gibt es keine Chips.
    [one] { $figure } steht schon auf dem Dachboden, wo { $total } die Belohnung erneut bringt. { $player } nimmt { $chips } Chip.
   *[other] { $figure } steht schon auf dem Dachboden, wo { $total } die Belohnung erneut bringt. { $player } nimmt { $chips } Chips.
}
spookies-log-collect = { $chips ->
    [one] { $player } nimmt auch den Strafchip dort.
   *[other] { $player } nimmt auch die { $chips } Strafchips dort.
}
spookies-log-reset = { $figure } kehrt zum Start zurück.
spookies-log-stay = { $figure } bleibt { $floor }.
spookies-log-attic-stay = { $figure } steht schon auf dem Dachboden: { $total } bringt nichts, und der Zug ist zu Ende.
spookies-log-fall = { $chips ->
    [0] { $figure } fällt { $floor }. { $player } hat nichts zum Bezahlen.
    [one] { $figure } fällt { $floor }. { $player } lässt { $chips } Chip liegen.
   *[other] { $figure } fällt { $floor }. { $player } lässt { $chips } Chips liegen.
}
spookies-log-stop = { $player } hört auf.
spookies-log-ghost = { $player } setzt den Geist { $floor }.
spookies-log-end = Der Vorrat ist leer: Alle Chips werden aufgedeckt.
spookies-log-joker-chips = { $player } bekommt fünf Chips für den unbenutzten Joker.
spookies-log-joker-points = { $player } bekommt fünf Punkte für den unbenutzten Joker.
spookies-log-points = { $chips ->
    [0] { $player } hat keine Chips: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
    [one] { $player } hat { $chips } Chip: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[other] { $player } hat { $chips } Chips: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
spookies-log-win = { $count ->
    [one] { $points ->
        [one] { $players } gewinnt die Partie mit { $points } Punkt.
       *[other] { $players } gewinnt die Partie mit { $points } Punkten.
    }
   *[other] { $points ->
        [one] { $players } gewinnen die Partie gemeinsam mit je { $points } Punkt.
       *[other] { $players } gewinnen die Partie gemeinsam mit je { $points } Punkten.
    }
}

## The drawing

spookies-ui-player = { $player }
spookies-ui-stock = Vorrat
spookies-ui-chips = { $count ->
    [one] { $count } Chip
   *[other] { $count } Chips
}
spookies-ui-penalty = { $count ->
    [one] { $count } Strafchip
   *[other] { $count } Strafchips
}
spookies-ui-rewards = Chips für 2, 3, 4 Würfel; + Strafchips
spookies-ui-estimated = ~ heißt geschätzt: Keine Quelle zeigt den ganzen Spielplan.
spookies-ui-last-roll = Letzter Wurf
spookies-ui-result = macht { $total }
spookies-ui-friend-die = Freundewürfel
spookies-ui-ghost = Geist
spookies-ui-joker = Joker
spookies-ui-dice = { $dice } Würfel
spookies-ui-climb = Aufstieg
spookies-ui-stay = bleibt
spookies-ui-fall = Sturz
spookies-ui-percent = { $percent } %
spookies-ui-odds = Chancen auf Aufstieg · Bleiben · Sturz, in Prozent.
spookies-ui-house = Das Spukhaus
spookies-ui-players = Alle am Tisch
spookies-ui-on-turn = am Zug
spookies-ui-figure-at = { $figure }, { $floor }
spookies-ui-figure-led = { $figure }, { $floor }, in diesem Zug unterwegs
spookies-ui-floor-rewards = Belohnung in Chips: { $two } mit 2 Würfeln, { $three } mit 3, { $four } mit 4
spookies-ui-tray = Die Würfel
spookies-ui-choices = Wie viele Würfel, und der Joker
spookies-ui-no-roll = Noch hat niemand gewürfelt.
spookies-ui-rolled-by = { $player } für { $figure }
spookies-ui-pick-friend = Tippe eine Figur an, um ihre Chancen zu sehen.
spookies-ui-stolen = Der Geist stiehlt einen Würfel
spookies-ui-joker-kept = Dein Joker: noch einmal werfen
spookies-ui-joker-spent = Dein Joker ist verbraucht
spookies-ui-chances = { $chips ->
    [one] Aufstieg { $climb } % für { $chips } Chip, bleibt { $stay } %, Sturz { $fall } %, im Schnitt { $mean }
   *[other] Aufstieg { $climb } % für { $chips } Chips, bleibt { $stay } %, Sturz { $fall } %, im Schnitt { $mean }
}
spookies-ui-mean = im Schnitt { $chips }
spookies-ui-reveal = Die umgedrehten Chips
spookies-pick-figure = eine Figur
spookies-pick-dice = wie viele Würfel du wirfst
spookies-pick-chip = deinen Joker
spookies-pick-ghost = wohin der Geist geht
spookies-over-why = Alle Chips werden aufgedeckt: Die höchste Summe gewinnt.
spookies-ui-worth = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
spookies-ui-stack = { $count ->
    [one] { $count } Chip mit Wert { $value }
   *[other] { $count } Chips mit Wert { $value }
}
# The terminal asks for this name.
spookies-cli-pref-odds = Chancen zeigen oder verbergen

## Notation

spookies-notation-help = Schreib „choose poppy“ (oder kracko, duffy, hanja, schnuffer), „roll 2“, „roll 3“ oder „roll 4“, „stop“; mit dem Joker „keep“ (behalten) oder „joker“; mit dem Geist „ghost up“ (hinauf) oder „ghost down“ (hinunter).

## Tips, one a line

spookies-tips =
    Zwei Würfel lohnen sich unten, wo sie oft genügen. Weiter oben ist ein dritter oder vierter Würfel seinen Preis wert.
    Hör auf, wenn dich ein Sturz mehr kosten würde, als die nächste Etage bringt.
    Eine Figur, die hoch oben stehen bleibt, muss jemand führen, wenn der Freundewürfel es sagt. Das musst nicht du sein.
    Strafchips sind ein Zubrot für Mutige: Nur zwei Würfel sammeln sie ein.
    Ein unbenutzter Joker bringt am Ende fünf Chips; setz ihn nur ein, wenn dich ein Wurf mehr kostet.

## Stellungen, die es nicht gibt

spookies-bad-seats = es gibt { $seats } Plätze, und Chips oder Joker für mehr
spookies-bad-chips = mit { $seats } Plätzen sind { $used } Chips im Spiel, davon mindestens einer im Vorrat
spookies-bad-stock = mit { $seats } Plätzen sind { $used } Chips im Spiel: Im Vorrat bleiben { $left }, nicht { $stock }

## How to play, in a few pictured sentences

spookies-how-1 = Sammle Chips. Was sie wert sind, weiß niemand, bis sie am Ende umgedreht werden; die höchste Summe gewinnt.
spookies-how-2 = Der Freundewürfel sagt, wen du führst. Wähle zwei, drei oder vier Würfel: Nur die zwei höchsten zählen.
spookies-how-3 = Erreichen sie die Zahl der nächsten Etage, steigt dein Freund hinauf, und du bekommst die Chips dieser Etage. Weniger Würfel, mehr Chips.
spookies-how-4 = Zeigen sie gerade die jetzige Etage, bleibt dein Freund stehen; zeigen sie weniger, fällt er auf diese Etage, und du lässt für jede verlorene Etage einen Chip liegen. So oder so ist dein Zug zu Ende.
spookies-how-5 = Nach jedem Aufstieg darfst du aufhören und alles behalten oder weiterwürfeln. Ist der Vorrat an Chips leer, ist die Partie zu Ende.

## The coach

spookies-coach-aim = Deine Chips. Jeder ist 1 bis 5 wert, aber vor dem Ende sieht das niemand: Sammle also viele.
spookies-coach-choose = Der Freundewürfel zeigt „?“: Du darfst wählen, wen du führst. Unten steigt es sich leicht, oben gibt es mehr Chips.
spookies-coach-friend = Den führst du in diesem Zug. Die Freunde gehören niemandem; im nächsten Zug ist es vielleicht ein anderer.
spookies-coach-dice = Wähle, wie viele Würfel du wirfst. Der farbige Balken zeigt, wie oft dein Freund steigt, bleibt oder fällt.
spookies-coach-highest = Von allen Würfeln zählen nur die zwei höchsten. Vier Würfel gelingen also öfter als zwei.
spookies-coach-gain = So viele Chips bringt ein Aufstieg mit so vielen Würfeln. Weniger Würfel bringen mehr.
spookies-coach-mean = Das bringt der Wurf im Durchschnitt, Stürze eingerechnet. Nimm für den Anfang das höchste.
spookies-coach-stop = Du bist gestiegen. Hör auf, und die Chips sind sicher; würfle weiter, und du gewinnst mehr oder fällst.
spookies-coach-floors = Die Zahlen an jeder Etage sind die Chips für einen Aufstieg mit zwei, drei und vier Würfeln. „~“ heißt, dass wir sie schätzen mussten.
spookies-coach-fall = Jemand ist gefallen: Für jede verlorene Etage bleibt ein Chip zurück, und der Zug ist zu Ende.
spookies-coach-penalty = Hier liegen zurückgelassene Chips. Wer mit genau zwei Würfeln auf diese Etage steigt, nimmt alle.
spookies-coach-stay = Der Wurf zeigte gerade die Etage des Freundes: Nichts geschieht, und der Zug ist zu Ende.
spookies-coach-stock = Der Vorrat. Ist er leer, ist die Partie sofort zu Ende: Nimm jetzt, was du kannst.
