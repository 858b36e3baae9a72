### Abenteuerland: die Texte, die Spieler lesen, auf Deutsch.
### Wörter: Partie, Zug (eines Spielers), Runde, Abenteuer (Szenario); Feld, Startfeld, Geländekarte; Abenteurer, Gefährte, Figur (eines von beiden), Gruppe; Nebelwesen, Wassermann; Schwert, Kraut, Gold, Bonusplättchen; Vorrat, Schachtel.

## The box

adventureland-name = Abenteuerland
adventureland-tagline = Führe deine Abenteurer durchs Land, und es gibt kein Zurück.
adventureland-blurb =
    Eine Reise für zwei bis vier Spieler in drei Abenteuern. Karte um Karte füllt sich das Land mit Schwertern, Kräutern, Gold, Gefährten und Nebelwesen. Deine Abenteurer ziehen nach Süden oder Osten, so weit sie wollen, aber nie zurück. Überlege gut, was du unterwegs mitnimmst und gegen wen du kämpfst.

## Words of the game

adventureland-sword = { $kind ->
    [0] einem einfachen Schwert
    [g] dem Goldschwert
    [p] dem Platinschwert
   *[other] einem Schwert +{ $kind }
}
adventureland-bonus-tile = { $tile ->
    [golden] das Goldschwert
    [platinum] das Platinschwert
    [magic] das magische Goldkraut
   *[wolf] den zahmen Wolf
}
adventureland-terrain = { $terrain ->
    [F] Wald
    [M] Gebirge
    [R] Fluss
    [C] Stadt
   *[N] Nebel
}

## Options

adventureland-option-scenario = Abenteuer
adventureland-option-scenario-help = Wofür es Punkte gibt. „Die Gefährten“ ist am leichtesten zum Einstieg, in „Die Glorreichen“ bildet man Gruppen, bei der „Flucht in die Städte“ gibt es am meisten zu bedenken.
adventureland-option-scenario-companions = 1: Die Gefährten
adventureland-option-scenario-glorious = 2: Die Glorreichen
adventureland-option-scenario-cities = 3: Flucht in die Städte
adventureland-option-bonus = Bonuskräuter
adventureland-option-bonus-help = Vier besondere Plättchen: Ein Kraut mit dem Wert 2 darfst du, sobald du es nimmst, gegen eines davon tauschen.
adventureland-option-bonus-off = Ohne
adventureland-option-bonus-on = Mit den vier Bonusplättchen
adventureland-option-set_aside = Zu Beginn beiseite
adventureland-option-set_aside-help = Wie viele Gefährten und Schwerter in der Schachtel bleiben. Die Ausgaben sind sich nicht einig; die zweite Lesart macht die Partie viel kürzer.
adventureland-option-set_aside-each = Die Zahl aus der Tabelle, einmal
adventureland-option-set_aside-per_player = Die Zahl aus der Tabelle für jeden Spieler
adventureland-option-after_tie = Platz nach einem Gleichstand
adventureland-option-after_tie-help = Abenteuer 3: Wenn zwei den ersten Platz teilen, ist der Nächste dann Zweiter oder Dritter?
adventureland-option-after_tie-next = Der nächste Platz
adventureland-option-after_tie-skip = Geteilte Plätze werden übersprungen
adventureland-option-sword_values = Schwerter
adventureland-option-sword_values-help = Wie viele Schwerter den Bonus 0, 1, 2 und 3 haben. Keine Anleitung sagt es; das ist unsere Annahme.
adventureland-option-sword_values-falling = 10, 8, 6 und 4
adventureland-option-sword_values-equal = Je 7
adventureland-option-herb_values = Kräuter
adventureland-option-herb_values-help = Wie viele Kräuter 2, 3 und 4 wert sind. Keine Anleitung sagt es; das ist unsere Annahme.
adventureland-option-herb_values-falling = 8, 7 und 5
adventureland-option-herb_values-equal = 7, 7 und 6
adventureland-option-first_starter = Wer beginnt
adventureland-option-first_starter-help = Nach der Anleitung beginnt der Jüngste: nenne die Nummer dieses Platzes, von 1 an, oder lass das Los entscheiden.
adventureland-option-first_starter-lot = Das Los entscheidet

## Sections of the rules

adventureland-section-components = Was es gibt
adventureland-section-setup = Aufbau
adventureland-section-turn = Der Zug: Karten aufdecken
adventureland-section-moves = Ziehen
adventureland-section-combat = Kämpfen
adventureland-section-information = Wer weiß was
adventureland-section-end = Das Ende
adventureland-section-companions = Abenteuer 1: Die Gefährten
adventureland-section-glorious = Abenteuer 2: Die Glorreichen
adventureland-section-cities = Abenteuer 3: Flucht in die Städte
adventureland-section-bonus = Bonuskräuter

## What there is

adventureland-A1 = Das Land hat 110 Felder in den Spalten A bis K von West nach Ost und den Reihen 1 bis 10 von Nord nach Süd. Jedes Feld hat ein Gelände, das sich nie ändert.
adventureland-A2 = Der Plan hier ist eine Rekonstruktion: 17 Felder sind aus den Anleitungen bekannt, die übrigen so erfunden, dass alle bekannten Zahlen stimmen. Du kannst auf einer eigenen Plandatei spielen.
adventureland-A3 = Die 18 Flussfelder bilden einen einzigen Weg. Was den Fluss entlanggeht, folgt diesem Weg, flussauf oder flussab.
adventureland-A4 = Es gibt 110 Geländekarten, eine für jedes Feld: 20 Wald, 28 Gebirge, 18 Fluss, 30 Stadt und 14 Nebel.
adventureland-A5 = Es gibt 14 Nebelwesen: vier mit Stärke 8, vier mit 10, drei mit 12, zwei mit 14 und eines mit 16. Der Lorbeer eines Wesens ist die halbe Stärke. Wie viele es von jedem gibt, ist eine Annahme.
adventureland-A6 = Es gibt 28 Schwerter mit einem Bonus von 0, 1, 2 oder 3: zehn, acht, sechs und vier, wenn ihr nicht je sieben wählt. Diese Zahlen sind eine Annahme.
adventureland-A7 = Es gibt 20 Kräuter mit dem Wert 2, 3 oder 4: acht, sieben und fünf, wenn ihr nicht sieben, sieben und sechs wählt. Diese Zahlen sind eine Annahme.
adventureland-A8 = Dazu kommen 18 Gold, 30 Gefährten, ein Wassermann, Würfel mit den Zahlen 1 bis 6 und 10 Abenteurer für jeden Spieler.
adventureland-A9 = Schwerter, Gefährten, Kräuter, Gold, Nebelwesen und Karten haben je einen Vorrat. In der Schachtel liegen Schwerter und Gefährten, die beiseitegelegt wurden oder ausgeschieden sind. Aufgedeckte Karten liegen offen.
adventureland-A10 = Ein Abenteurer steht auf einem Startfeld, auf einem Feld des Landes oder ist ausgeschieden. Gefährten gehören zu einem Abenteurer; Schwerter, Kräuter, Gold und besiegte Wesen gehören dir, und du behältst sie, wenn du Figuren verlierst.
adventureland-A11 = Auf einem Feld liegt höchstens eine Sache (Nebelwesen, Schwert, Kraut, Gold oder freier Gefährte) und steht höchstens ein Abenteurer mit Gefährten. Nur der Wassermann darf auf Gold stehen, und nur Abenteuer 2 erlaubt Gruppen.

## Setting up

adventureland-A12 = Das Spiel ist für 2 bis 4 Spieler. Vor der Partie wählt ihr eines der drei Abenteuer.
adventureland-A13 = Einige Gefährten und ebenso viele Schwerter kommen in die Schachtel: je 8 zu zweit, je 5 zu dritt, je 2 zu viert. Mit der Option „für jeden Spieler“ so oft, wie ihr Spieler seid.
adventureland-A14 = Die Schwerter für die Schachtel werden zufällig gezogen, und niemand sieht sie an.
adventureland-A15 = Zu zweit hast du 10 Abenteurer, je einen vor den Reihen 1 bis 5 und den Spalten A bis E. Zu dritt oder viert sind es 8, vor den Reihen 1 bis 4 und den Spalten A bis D. Mehrere Spieler teilen sich ein Startfeld.
adventureland-A16 = Karten, Schwerter, Kräuter und Nebelwesen werden getrennt gemischt und liegen verdeckt. Alle beginnen mit 0 Punkten.
adventureland-A17 = Vor dem ersten Zug werden Karten aufgedeckt, bis acht davon kein Nebel sind. Nebelkarten dazwischen bringen auch ihr Wesen, zählen aber nicht mit.
adventureland-A18 = Der Zufall bestimmt, wer beginnt, wenn ihr es nicht selbst gewählt habt. Gespielt wird im Uhrzeigersinn, also warte, bis du an der Reihe bist.

## The turn: revealing cards

adventureland-A19 = In deinem Zug deckst du zuerst Karten auf, das musst du, und ziehst dann bis zu zweimal, das darfst du.
adventureland-A20 = Karten werden einzeln aufgedeckt und vollständig ausgeführt, bis zwei davon kein Nebel waren. Nebelkarten kommen zusätzlich.
adventureland-A21 = Aufgedeckte Karten liegen offen. Der Stapel reicht immer bis zum Ende, keine Karte kommt zweimal.
adventureland-A22 = Eine Waldkarte legt das oberste Kraut verdeckt und ungesehen auf ihr Feld.
adventureland-A23 = Eine Gebirgskarte legt das oberste Schwert verdeckt und ungesehen auf ihr Feld. Ist der Vorrat leer, werden die Schwerter in der Schachtel gemischt und eines davon genommen.
adventureland-A24 = Eine Stadtkarte stellt einen Gefährten auf ihr Feld; ist der Vorrat leer, einen aus der Schachtel.
adventureland-A25 = Eine Flusskarte legt ein Gold auf ihr Feld. Danach kommt der Wassermann dorthin.
adventureland-A26 = Eine Nebelkarte legt das oberste Nebelwesen offen auf ihr Feld.
adventureland-A27 = Stehen deine Figuren dort, wo ein Kraut, ein Schwert, Gold oder ein Gefährte erscheint, nimmst du es sofort. Kräuter und Schwerter siehst du dir heimlich an, ein Gefährte schließt sich dem Abenteurer an.
adventureland-A28 = Erscheint ein Nebelwesen, wo deine Figuren stehen, musst du sofort kämpfen, egal wer am Zug ist. Alle warten auf diesen Kampf, dann wird die nächste Karte aufgedeckt.
adventureland-A29 = Mit dem ersten Gold kommt der Wassermann dort aufs Brett. Bei jedem weiteren Gold schwimmt er den Fluss entlang dorthin.
adventureland-A30 = Wer auf einem Flussfeld steht, durch das der Wassermann schwimmt oder auf dem er anhält, scheidet aus: Abenteurer für immer, Gefährten in die Schachtel.
adventureland-A31 = Erscheint Gold, wird es zuerst hingelegt, dann nimmt es, wer dort steht, dann schwimmt der Wassermann, und dann holt er alle auf seinem Weg.
adventureland-A32 = Niemand kann anhalten, wo der Wassermann steht. Das Gold unter ihm bekommt man erst, wenn er fort ist.

## Moving

adventureland-A33 = Du ziehst bis zu zweimal mit deinen eigenen Abenteurern: einen zweimal, zwei je einmal oder weniger.
adventureland-A34 = Ein Zug führt gerade nach Süden oder gerade nach Osten, ein Feld oder mehr. Nie nach Norden, nie nach Westen und nie um die Ecke.
adventureland-A35 = Vom Startfeld einer Reihe geht es nach Osten diese Reihe entlang, vom Startfeld einer Spalte nach Süden diese Spalte hinunter. Zurück geht es nicht.
adventureland-A36 = Gefährten gehen immer mit ihrem Abenteurer, so viele es auch sind. Sie können weder zurückbleiben noch wechseln.
adventureland-A37 = Über Abenteurer, Gefährten und Plättchen darfst du springen, nicht aber über ein Nebelwesen oder den Wassermann. Bei einem Nebelwesen darfst du anhalten, dann kämpfst du; nie aber beim Wassermann oder wo ein Abenteurer steht. Nur in Abenteuer 2 darfst du zu deinen eigenen ziehen.
adventureland-A38 = Gelände hält dich nie auf. Du darfst auch auf einem leeren Feld stehen bleiben, selbst im Nebel.
adventureland-A39 = Nur das Feld zählt, auf dem du anhältst; was du überspringst, bleibt liegen. Dort nimmst du Gold, Schwert oder Kraut, ein freier Gefährte schließt sich an, oder du kämpfst gegen das Nebelwesen.
adventureland-A40 = Ein Kampf wird entschieden, bevor sonst etwas gezogen wird. Nach einem Sieg darf derselbe Abenteurer den zweiten Zug machen, nach einer Niederlage ein anderer.

## Fighting

adventureland-A41 = Gekämpft wird nur, wenn deine Figuren auf ein Nebelwesen treffen. Du musst seine Stärke erreichen; genau genügt.
adventureland-A42 = Jeder Abenteurer und jeder Gefährte auf dem Feld zählt 1.
adventureland-A43 = Wähle zuerst keines bis drei deiner Schwerter, alle auf einmal. Jedes bringt einen Würfel; Würfel und Schwertboni werden addiert. Später kommen keine Schwerter mehr dazu.
adventureland-A44 = Sobald deine Summe reicht, hast du gewonnen, und es wird nichts mehr eingesetzt.
adventureland-A45 = Reicht die Summe nicht, darfst du in beliebiger Reihenfolge und so oft du kannst: ein Kraut dazulegen, ein Gold für 1 Punkt geben, ein Gold geben und einen Würfel neu werfen, oder aufgeben. Der neue Wurf ersetzt den alten, auch wenn er niedriger ist. Geben kannst du nur, was du hast.
adventureland-A46 = Für Kräuter und Gold brauchst du keine Schwerter. Neu werfen kannst du nur einen Würfel, der diese Zahl zeigt. Überzählige Punkte verfallen.
adventureland-A47 = Gewinnst du, gehört dir das Nebelwesen, und deine Figuren bleiben stehen. Verlierst du, scheiden alle deine Figuren auf dem Feld aus, und das Wesen bleibt.
adventureland-A48 = Eingesetzte Schwerter und Kräuter sind weg, ob gewonnen oder verloren. Die Schwerter kommen in die Schachtel und können von dort zurückkehren.
adventureland-A49 = Auch eingesetztes Gold ist weg.
adventureland-A50 = Sobald du Schwerter gewählt hast, oder keines, darfst du immer aufgeben; was du an Kräutern und Gold nicht eingesetzt hast, behältst du.
adventureland-A51 = Spieler kämpfen nie gegeneinander.

## Who knows what

adventureland-A52 = Alle sehen den Plan, alle Figuren, die Nebelwesen, den Wassermann, Gold, Vorräte, aufgedeckte Karten, eingesetzte Plättchen, die Punkte und wie viele Schwerter, Kräuter und Wesen jeder hat.
adventureland-A53 = Nur du kennst die Werte deiner Schwerter und Kräuter.
adventureland-A54 = Niemand kennt die Reihenfolge der Karten und Stapel, was verdeckt auf dem Plan liegt und welche Schwerter beiseiteliegen. Ist die Schachtel einmal gemischt, weiß man auch nicht mehr, was darin liegt.
adventureland-A55 = Welche Wesen jemand besiegt hat, haben alle gesehen; darum wird es gezeigt.

## The end

adventureland-A56 = Sobald weder Schwerter noch Gefährten im Vorrat sind, naht das Ende. Die Schachtel zählt nicht.
adventureland-A57 = Dann wird der laufende Zug beendet und die Runde zu Ende gespielt, damit alle gleich oft am Zug waren. Was fehlt, kommt aus der Schachtel.
adventureland-A58 = Kann überhaupt niemand mehr ziehen, endet die Partie sofort. Geprüft wird nach den Karten und nach jedem Zug.
adventureland-A59 = Wer nicht mehr ziehen kann, behält Punkte und Plättchen. In seinem Zug werden nur noch Karten aufgedeckt.
adventureland-A60 = Am Ende wird gezählt, und die meisten Punkte gewinnen; bei Gleichstand gewinnt man gemeinsam. Danach kann nichts mehr gespielt werden.

## Scenario 1: The companions

adventureland-A61 = Punkte gibt es sofort: 2 für jedes Gold, den Lorbeer für jedes besiegte Nebelwesen, und für jeden Gefährten so viele Punkte, wie sein Abenteurer nun Gefährten hat.
adventureland-A62 = Es ist gleich, ob du sie durch einen Zug bekommst oder weil sie erscheinen, wo du stehst. Punkte gehen nie wieder verloren.
adventureland-A63 = Andere Punkte und eine Schlusswertung gibt es nicht.

## Scenario 2: The glorious

adventureland-A64 = Deine Abenteurer dürfen anhalten, wo schon deine eigenen stehen. Alle Figuren dort bilden dann eine Gruppe. In den anderen Abenteuern steht ein Abenteurer immer allein.
adventureland-A65 = Eine Gruppe zieht wie eine einzige Figur mit einem Zug und trennt sich nie.
adventureland-A66 = Eine Gruppe kämpft gemeinsam, jede ihrer Figuren zählt 1. Verliert sie oder kommt der Wassermann, ist sie ganz verloren.
adventureland-A67 = Am Ende zählen die Stärke deiner Nebelwesen, 3 für jede Figur deiner größten Gruppe, 2 für jedes Gold, die Werte deiner Kräuter und die Boni deiner Schwerter, soweit du sie noch hast.
adventureland-A68 = Deine größte Gruppe ist das Feld mit den meisten deiner Figuren. Auch ein einzelner Abenteurer gilt, wenn es nichts Größeres gibt; Startfelder zählen nicht.

## Scenario 3: Flight to the cities

adventureland-A69 = Am Ende zählen die Lorbeeren deiner Nebelwesen, 2 für jedes Gold, Punkte für viele Wesen oder viel Gold und die Städte; davon geht ein Malus ab.
adventureland-A70 = Wer die meisten Nebelwesen hat, bekommt 7 Punkte, der Zweite 3, der Dritte 1, nach der Anzahl. Für Gold gilt dasselbe.
adventureland-A71 = In jeder Stadt bringen die meisten Figuren so viele Punkte, wie die Stadt Felder hat, dem Zweiten die Hälfte, dem Dritten die Hälfte des Zweiten, stets abgerundet. Abenteurer und ihre Gefährten zählen, freie Gefährten nicht.
adventureland-A72 = Bei Gleichstand bekommt jeder die vollen Punkte des Platzes.
adventureland-A73 = Nach einem Gleichstand kommt der Nächste auf den nächsten Platz; mit der Option um so viele Plätze tiefer, wie gleichauf waren.
adventureland-A74 = Wer gar nichts hat, bekommt keinen Platz.
adventureland-A75 = Alle Plätze zählen auch zu zweit und zu dritt.
adventureland-A76 = Dein Malus ist die Zahl deiner Figuren außerhalb der Städte, Startfelder eingeschlossen, mal die Zahl der Nebelwesen auf dem Plan. Ausgeschiedene Figuren und Wesen im Stapel kosten nichts.
adventureland-A77 = Deine Punkte können unter null fallen.

## Bonus herbs

adventureland-A78 = Mit der Option Bonuskräuter werden die vier Bonusplättchen gemischt und liegen verdeckt. Ohne sie gibt es keine, und kein Kraut wird getauscht.
adventureland-A79 = Nimmst du ein Kraut mit dem Wert 2, darfst du es sofort ungesehen gegen das oberste Bonusplättchen tauschen; das Kraut ist aus dem Spiel. Du entscheidest gleich nach dem Nehmen und nur, solange es Bonusplättchen gibt. Alle warten darauf, auch wenn das Kraut im Zug eines anderen erschienen ist.
adventureland-A80 = Das Goldschwert bringt zwei Würfel statt einem, einmal.
adventureland-A81 = Das Platinschwert bringt drei Würfel statt einem, einmal.
adventureland-A82 = Das magische Goldkraut bringt im Kampf 5 Punkte, einmal. Wer es hat, setzt es ein wie ein Kraut.
adventureland-A83 = Der zahme Wolf bringt in jedem Kampf 2 Punkte und bleibt bei dir.
adventureland-A84 = Gold- und Platinschwert haben keinen Bonus und zählen zu deinen drei Schwertern; so wirfst du bis zu sechs Würfel.
adventureland-A85 = Nur du kennst deine Bonusplättchen, bis du sie einsetzt. Den Wolf kennen nach seinem ersten Kampf alle.
adventureland-A86 = Der Wolf hilft von selbst. Er ist keine Figur und bleibt bei dir, wenn du Figuren verlierst.
adventureland-A87 = Bonusplättchen zählen in Abenteuer 2 nichts.

## Was angenommen ist, wo die Anleitungen es offenlassen

adventureland-assumed-A2 = Vom gedruckten Plan sind nur 17 Felder bekannt; alle anderen sind eine Rekonstruktion. Wer das Spiel besitzt, kann auf einer eigenen Plandatei spielen.
adventureland-assumed-A3 = Die Reihenfolge der Flussfelder ist mit dem Plan angenommen; auf dem gedruckten schwimmt der Wassermann vielleicht anders.
adventureland-assumed-A5 = Wie viele Nebelwesen welche Stärke haben (4, 4, 3, 2 und 1 von schwach nach stark), stammt aus einer unsicheren Quelle; es könnte eine andere Reihe aus 14 sein.
adventureland-assumed-A6 = Keine Anleitung sagt, wie viele Schwerter welchen Bonus haben. Angenommen sind 10, 8, 6 und 4; die Option gibt je 7.
adventureland-assumed-A7 = Keine Anleitung sagt, wie viele Kräuter welchen Wert haben. Angenommen sind 8, 7 und 5; die Option gibt 7, 7 und 6.
adventureland-assumed-A13 = Die Ausgaben weichen ab: einmal die Zahl der Tabelle (englisch), oder diese Zahl für jeden Spieler (französische Überschrift). Die erste gilt; die zweite ist eine Option.
adventureland-assumed-A14 = Dass niemand die beiseitegelegten Schwerter ansieht, ist angenommen, weil alle Plättchen verdeckt liegen; sie könnten auch gezeigt werden.
adventureland-assumed-A18 = Nach der Anleitung beginnt der Jüngste. Hier kennt niemand das Alter, also entscheidet das Los, oder du wählst, wer beginnt.
adventureland-assumed-A28 = „Sofort“ ist gelesen als: bevor die nächste Karte aufgedeckt wird; man könnte auch erst alle Karten des Zugs aufdecken.
adventureland-assumed-A35 = Dass von einem Startfeld nur seine eigene Reihe oder Spalte hineinführt, folgt aus den Beispielen; keine Regel verbietet andere Wege ausdrücklich.
adventureland-assumed-A36 = Dass Gefährten weder zurückbleiben noch wechseln können, ist angenommen; die Regeln sagen nur, dass sie mitgehen.
adventureland-assumed-A45 = Dass Kräuter, Gold und neue Würfe in beliebiger Reihenfolge kommen, ist angenommen; man könnte auch erst Kräuter und zuletzt Gold verlangen.
adventureland-assumed-A58 = Wann geprüft wird, ob noch jemand ziehen kann, nach den Karten und nach jedem Zug, ist angenommen; die Regeln nennen keinen Zeitpunkt.
adventureland-assumed-A59 = Dass auch im Zug dessen, der nicht ziehen kann, Karten aufgedeckt werden, ist angenommen; der Zug könnte ausfallen.
adventureland-assumed-A60 = Keine Regel löst einen Gleichstand auf, also wird der Sieg geteilt.
adventureland-assumed-A65 = Dass sich eine Gruppe nie teilt, ist angenommen, weil niemand sagen könnte, wem die Gefährten gehören; es könnte erlaubt sein.
adventureland-assumed-A68 = Dass auch ein einzelner Abenteurer als größte Gruppe zählt, ist angenommen; man könnte mehrere verlangen.
adventureland-assumed-A73 = Dass nach einem Gleichstand der nächste Platz folgt, ist angenommen; dass geteilte Plätze übersprungen werden, ist eine Option.
adventureland-assumed-A74 = Dass man mit nichts auch keinen Platz bekommt, ist angenommen; man könnte die letzten Plätze auch so vergeben.
adventureland-assumed-A82 = Dass das magische Goldkraut wie ein Kraut nach dem Wurf eingesetzt wird, ist angenommen; die französische Überschrift nennt es ein Schwert.
adventureland-assumed-A84 = Dass Gold- und Platinschwert keinen Bonus haben und zu den drei Schwertern zählen, ist angenommen; sie könnten dazukommen.
adventureland-assumed-A85 = Dass Bonusplättchen geheim bleiben, bis sie eingesetzt werden, ist angenommen, wie bei Kräutern; sie könnten offen liegen.
adventureland-assumed-A86 = Dass der Wolf von selbst hilft und keine Figur ist, ist angenommen; die Regeln sagen nur, dass er beim Spieler bleibt.
adventureland-assumed-A87 = Dass Bonusplättchen in Abenteuer 2 nichts zählen, ist angenommen, weil kein Wert darauf steht.

## What is asked

adventureland-ask-move = { $left ->
    [one] Zieh mit einem Abenteurer oder beende deinen Zug. Du darfst noch 1-mal ziehen.
   *[other] Zieh mit einem Abenteurer oder beende deinen Zug. Du darfst noch { $left }-mal ziehen.
}
adventureland-ask-swords = { $forced ->
    [0] Du kämpfst auf { $space }: Stärke { $strength }, du hast { $total }. Wähle bis zu drei Schwerter.
   *[other] Ein Nebelwesen erscheint auf { $space }, du musst kämpfen: Stärke { $strength }, du hast { $total }. Wähle bis zu drei Schwerter.
}
adventureland-ask-spend = { $missing ->
    [one] Du hast { $total } von { $strength }: Es fehlt 1 Punkt. Gib ein Kraut oder Gold dazu, wirf neu oder gib auf.
   *[other] Du hast { $total } von { $strength }: Es fehlen { $missing } Punkte. Gib ein Kraut oder Gold dazu, wirf neu oder gib auf.
}
adventureland-ask-herb = { $value ->
    [2] Du hast ein Kraut mit dem Wert 2 genommen. Gegen ein Bonusplättchen tauschen?
   *[other] Du hast ein Kraut mit dem Wert { $value } genommen.
}
adventureland-ask-wait-turn = { $player } ist am Zug.
adventureland-ask-wait-fight = { $player } kämpft.
adventureland-ask-wait-herb = { $player } hat ein Kraut genommen und entscheidet darüber; dann macht { $turn } weiter.
adventureland-ask-over = Die Partie ist zu Ende.

## Moves

adventureland-what = { $what ->
    [herb] {" "}ziehen und das Kraut nehmen
    [sword] {" "}ziehen und das Schwert nehmen
    [gold] {" "}ziehen und das Gold nehmen
    [companion] {" "}ziehen und einen Gefährten gewinnen
    [creature] {" "}ziehen und kämpfen (Stärke { $strength })
    [join] {" "}zu den eigenen ziehen
   *[nothing] {" "}ziehen
}
adventureland-move-walk = Von { $begin } nach { $end }{ adventureland-what }
adventureland-move-enter = Vom Start { $begin } nach { $end }{ adventureland-what }
adventureland-move-done = Zug beenden
adventureland-move-bare = Ohne Schwerter kämpfen ({ $percent } %)
adventureland-move-fight = { $dice ->
    [one] Mit { $swords } kämpfen, 1 Würfel ({ $percent } %)
   *[other] Mit { $swords } kämpfen, { $dice } Würfel ({ $percent } %)
}
adventureland-move-herb = Ein Kraut mit dem Wert { $value } dazulegen ({ $percent } %)
adventureland-move-gold = Ein Gold für 1 Punkt geben ({ $percent } %)
adventureland-move-reroll = Ein Gold geben und eine { $face } neu werfen ({ $percent } %)
adventureland-move-give-up = Den Kampf aufgeben
adventureland-move-keep = Das Kraut mit dem Wert { $value } behalten
adventureland-move-swap = Das Kraut gegen ein Bonusplättchen tauschen

## The log

adventureland-log-what = { $what ->
    [herb] {" "}und nimmt ein Kraut
    [sword] {" "}und nimmt ein Schwert
    [gold] {" "}und nimmt ein Gold
    [companion] {" "}und gewinnt einen Gefährten
    [creature] {" "}und trifft auf ein Nebelwesen der Stärke { $strength }
    [join] {" "}und bildet eine Gruppe
   *[nothing] {""}
}
adventureland-log-walk = { $player } zieht von { $begin } nach { $end }{ adventureland-log-what }.
adventureland-log-enter = { $player } zieht vom Start { $begin } nach { $end }{ adventureland-log-what }.
adventureland-log-done = { $player } zieht nicht weiter.
adventureland-log-roll = { $player } kämpft mit { $swords } und würfelt { $dice }: zusammen { $total }.
adventureland-log-bare = { $player } kämpft ohne Schwerter.
adventureland-log-herb = { $player } legt ein Kraut mit dem Wert { $value } dazu.
adventureland-log-gold = { $player } gibt ein Gold für 1 Punkt.
adventureland-log-reroll = { $player } gibt ein Gold und wirft eine { $face } neu: Jetzt ist es eine { $fresh }.
adventureland-log-give-up = { $player } gibt auf.
adventureland-log-keep = { $player } behält das Kraut.
adventureland-log-swap = { $player } tauscht ein Kraut mit dem Wert 2 gegen ein Bonusplättchen.
adventureland-log-found-sword = Dein Fund: { $kind ->
    [0] ein einfaches Schwert.
   *[other] ein Schwert +{ $kind }.
}
adventureland-log-found-herb = Dein Fund: ein Kraut mit dem Wert { $value }.
adventureland-log-found-bonus = Du hast { adventureland-bonus-tile } gezogen.
adventureland-log-won = { $player } besiegt das Nebelwesen der Stärke { $strength }.
adventureland-log-lost = { $player } verliert den Kampf.
adventureland-log-forced = Dort steht { $player } und muss kämpfen: { $total } gegen { $strength }.
adventureland-log-card = Karte { $space }: { $terrain ->
    [F] ein Kraut.
    [M] ein Schwert.
    [R] Gold, und der Wassermann kommt.
    [C] ein Gefährte.
   *[N] ein Nebelwesen.
}
adventureland-log-takes = Dort steht schon { $player } und bekommt es.
adventureland-log-missing = { $count ->
    [one] { $player } verliert einen Abenteurer.
   *[other] { $player } verliert { $count } Abenteurer.
}
adventureland-log-turn = { $player } ist am Zug.
adventureland-log-points = { $points ->
    [one] { $player } hat { $points } Punkt.
   *[other] { $player } hat { $points } Punkte.
}
adventureland-log-win = { $count ->
    [one] { $points ->
        [one] { $players } gewinnt die Partie mit { $points } Punkt.
       *[other] { $players } gewinnt die Partie mit { $points } Punkten.
    }
   *[other] { $points ->
        [one] { $players } gewinnen die Partie gemeinsam mit je { $points } Punkt.
       *[other] { $players } gewinnen die Partie gemeinsam mit je { $points } Punkten.
    }
}

## Notation

adventureland-notation-help = Schreibe einen Zug als „c3 > c9“; von einem Startfeld nenne Reihe oder Spalte: „3 > j3“, „b > b4“. „done“ beendet deine Züge. Im Kampf: „fight 2 1“ für Schwerter nach ihrem Bonus (g Gold, p Platin) oder „fight bare“ ohne; dann „herb 3“, „herb magic“, „gold“, „reroll 2“ oder „give up“. Nach einem Kraut: „keep“ zum Behalten oder „swap“ zum Tauschen.

## Tips, one a line

adventureland-tips =
    Es gibt kein Zurück: Bevor du weit ziehst, sieh nach, was du dann nie mehr erreichst.
    In Abenteuer 1 bringen mehrere Gefährten bei einem Abenteurer jedes Mal mehr, und sie kämpfen gut. Doch kommt der Wassermann, sind alle weg.
    Raste weder auf dem Fluss noch auf Nebelfeldern, deren Karte noch nicht kam.
    Schwerter sind nach einem Kampf weg. Schau auf die Chancen, bevor du wählst: Zwei tun es oft so gut wie drei.
    In Abenteuer 3 kostet jede Figur außerhalb der Städte so viele Punkte, wie es noch Nebelwesen gibt. Komm rechtzeitig heim.

## The drawing

adventureland-ui-board = Das Land
adventureland-pick-figure = einen deiner Abenteurer
adventureland-pick-space = eines der hellen Felder
adventureland-pick-tile = Plättchen aus deinem Beutel
adventureland-over-why = Das Wertungsblatt ist ausgefüllt: Die meisten Punkte gewinnen.
adventureland-ui-swords = Schwerter
adventureland-ui-herbs = Kräuter
adventureland-ui-gold = Gold
adventureland-ui-companions = Gefährten
adventureland-ui-creatures = Nebelwesen
adventureland-ui-bonus = Bonusplättchen
adventureland-ui-supply = Vorrat
adventureland-ui-turn = Zug { $number }
adventureland-ui-last-round = Letzte Runde
adventureland-ui-moves-left = Züge übrig
adventureland-ui-revealed = Karten aufgedeckt
adventureland-ui-spirit = Wassermann
adventureland-ui-space = { $space }, { adventureland-terrain }
adventureland-ui-fight = Kampf auf { $space }: { $total } von { $strength }
adventureland-ui-dice = Würfel
adventureland-ui-odds = Siegchancen
adventureland-ui-own-figures = Deine Abenteurer
adventureland-ui-spot = Dein Abenteurer auf Startfeld { $spot }
adventureland-ui-adventurers = { $count ->
    [one] 1 Abenteurer
   *[other] { $count } Abenteurer
}
adventureland-ui-with-companions = { $count ->
    [one] mit 1 Gefährten
   *[other] mit { $count } Gefährten
}
adventureland-ui-thing = { $thing ->
    [herb] Kraut
    [sword] Schwert
    [gold] Gold
    [companion] Gefährte
   *[creature] Nebelwesen der Stärke { $strength }
}
adventureland-ui-card-open = Karte aufgedeckt
adventureland-ui-large-map = Karte vergrößern
adventureland-ui-whole-map = Ganze Karte
adventureland-ui-players = Spieler
adventureland-ui-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
adventureland-ui-pouch = Dein Beutel
adventureland-ui-pouch-empty = Noch keine Schwerter, keine Kräuter.
adventureland-ui-herb = ein Kraut vom Wert { $value }
adventureland-ui-die = { $count ->
    [one] ein Würfel mit { $face }
   *[other] { $count } Würfel mit { $face }
}
adventureland-ui-all-ways = Alle { $count } Möglichkeiten
adventureland-ui-fewer-ways = Nur die besten
adventureland-ui-reconstruction = Der Plan ist eine Rekonstruktion.
adventureland-ui-until-end = Ende, wenn beide aufgebraucht sind
adventureland-ui-cards = { $count } von { $all } Karten aufgedeckt
adventureland-ui-scoring = Wertung
adventureland-ui-scoring-now = Wenn die Partie jetzt endete
adventureland-ui-total = Summe
adventureland-ui-line = { $line ->
    [creatures] Nebelwesen
    [companions] Gefährten
    [glorious] Größte Gruppe
    [gold] Gold
    [herbs] Kräuter
    [swords] Schwerter
    [most-creatures] Meiste Nebelwesen
    [most-gold] Meistes Gold
    [city-1] Stadt 1
    [city-2] Stadt 2
    [city-3] Stadt 3
    [city-4] Stadt 4
    [city-5] Stadt 5
   *[malus] Außerhalb der Städte
}

## Was abgelehnt wird, wenn man einen Spielplan oder eine Stellung aufbaut

adventureland-bad-board-unread = der Spielplan { $path } lässt sich nicht lesen: { $fault }
adventureland-bad-board-long = { $path } ist zu lang, um ein Spielplan zu sein
adventureland-bad-board-line = der Spielplan, Zeile { $line }: { $why }
adventureland-bad-board-rows = der Spielplan hat { $count } Reihen, nicht { $wanted }
adventureland-bad-board-row = erwartet war Reihe { $row }, 'river: …', 'city: …' oder 'sourced: …', da steht '{ $word }'
adventureland-bad-board-row-length = Reihe { $row } hat { $count } Felder, nicht { $wanted }
adventureland-bad-board-terrain = { $space } ist '{ $word }': es gibt die Gelände { $terrains }
adventureland-bad-board-count = der Spielplan hat { $count } Felder mit dem Gelände „{ $terrain }“, nicht { $wanted }
adventureland-bad-board-river-length = der Fluss des Spielplans hat { $count } Felder, nicht { $wanted }
adventureland-bad-board-no-river = der Spielplan: { $space } steht in der Liste des Flusses, ist aber kein Flussfeld
adventureland-bad-board-river-twice = der Spielplan: { $space } steht zweimal in der Liste des Flusses
adventureland-bad-board-river-jumps = der Spielplan: der Fluss springt von { $begin } nach { $end }
adventureland-bad-board-river-ends = der Spielplan: der Fluss muss von Spalte a zu Spalte k führen, nicht von { $begin } nach { $end }
adventureland-bad-board-city-twice = der Spielplan: { $space } steht in zwei Städten, oder zweimal in einer
adventureland-bad-board-city-missing = der Spielplan: { $space } steht in der Liste keiner Stadt
adventureland-bad-board-no-city = der Spielplan: { $space } steht in der Liste einer Stadt, ist aber kein Stadtfeld
adventureland-bad-board-city-sizes = der Spielplan hat Städte aus { $sizes } Feldern, nicht aus { $wanted }
adventureland-bad-board-city-split = der Spielplan: { $space } hängt nicht mit dem Rest seiner Stadt zusammen
adventureland-bad-fresh = in der Phase herb sagt 'fresh', welchen Wert das Kraut hat, das ein Platz eben genommen hat
adventureland-bad-pile = es gibt { $count } Stücke für einen Stapel von { $size }
adventureland-bad-too-many-creatures = es gibt mehr Nebelwesen einer Art, als das Spiel hat (A5)
adventureland-bad-too-many-swords = es gibt mehr Schwerter einer Art, als das Spiel hat (A6)
adventureland-bad-too-many-herbs = es gibt mehr Kräuter einer Art, als das Spiel hat (A7)
adventureland-bad-card-twice = eine Karte ist zweimal genannt: jedes Feld hat eine Karte (A4)

## How to play, in a few pictured sentences

adventureland-how-1 = Sammle Punkte. Im ersten Abenteuer ist ein Gold 2 wert, ein Nebelwesen die Hälfte seiner Stärke und jeder Gefährte so viel, wie sein Abenteurer dann Gefährten hat.
adventureland-how-2 = Dein Zug beginnt von selbst mit zwei Karten: Sie bringen Kräuter, Schwerter, Gold, Gefährten oder Nebelwesen auf ihre Felder.
adventureland-how-3 = Dann ziehst du zweimal, mit einem Abenteurer oder mit zweien: gerade nach Osten oder gerade nach Süden, so weit du willst, und nie zurück. Nur wo du anhältst, zählt.
adventureland-how-4 = Bei einem Nebelwesen kämpfst du. Jede Figur zählt 1, jedes Schwert bringt seinen Bonus und einen Würfel, Kräuter und Gold helfen. Erreiche seine Stärke, sonst sind deine Figuren dort verloren.
adventureland-how-5 = Der Wassermann holt, wer auf dem Fluss steht, wo er schwimmt. Sind Schwerter und Gefährten aufgebraucht, wird die Runde beendet, und die Partie ist aus.

## The coach

adventureland-coach-aim = Deine Punkte. Ein Gold bringt 2, ein Nebelwesen die Hälfte seiner Stärke, ein Gefährte so viel, wie sein Abenteurer dann Gefährten hat.
adventureland-coach-spots = Das sind deine Abenteurer. Wähle einen, um mit ihm zu ziehen; die am Rand betreten das Land geradeaus.
adventureland-coach-where = Die hellen Felder sind zu erreichen. Drück auf eines, um zu sehen, was du dort tust.
adventureland-coach-stop = Halt genau auf einem Ding an, um es zu nehmen. Was du überspringst, bleibt liegen, und nach Norden oder Westen geht es nie zurück.
adventureland-coach-two = Die Punkte sind deine Züge: zwei je Runde, mit demselben Abenteurer oder mit einem anderen.
adventureland-coach-sword = Schwerter liegen verdeckt; was deine wert sind, siehst nur du. Jedes bringt in einem Kampf einen Würfel und seinen Bonus und ist dann weg.
adventureland-coach-companion = Ein Gefährte schließt sich deinem Abenteurer an und kämpft mit. Der zweite beim selben bringt 2 Punkte, der dritte 3.
adventureland-coach-creature = Ein Nebelwesen mit seiner Stärke. Halt dort an, um zu kämpfen; überspringen geht nicht. Komm mit mindestens zwei Schwertern.
adventureland-coach-fight = Wähle die Schwerter für diesen Kampf, alle auf einmal. Die Tafel sagt, wie oft jede Wahl gewinnt.
adventureland-coach-spend = Noch nicht genug: Ein Kraut zählt seinen Wert dazu, ein Gold zählt 1 dazu oder wirft einen Würfel neu. Geht es nicht, gib auf und behalte den Rest.
adventureland-coach-spirit = Der Wassermann. Mit jedem neuen Gold schwimmt er den Fluss entlang, und wer auf seinem Weg steht, ist verloren. Ruh dich nicht auf dem Fluss aus.
adventureland-coach-pouch = Dein Beutel: Schwerter und Kräuter mit ihren Werten, nur für deine Augen.
adventureland-coach-end = Stehen hier Schwerter und Gefährten beide auf 0, wird die Runde beendet, und die Partie ist aus.
adventureland-coach-done = Ein Zug ist noch übrig. Beende nur, wenn er nichts bringt; jeder Zug kann etwas holen.
