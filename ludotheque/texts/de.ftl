# What is common to all games.

## Bots

level-random = Zufällig
level-random-help = Irgendein erlaubter Zug.
level-greedy = Gierig
level-greedy-help = Spielt mit Verstand, ohne vorauszudenken.
level-net = Netz
level-net-help = Hat aus Partien gegen sich selbst gelernt; denkt nicht voraus.
level-beginner = Anfänger
level-beginner-help = Spielt mit Verstand, übersieht und verschätzt sich aber.
level-casual = Gelegenheitsspieler
level-casual-help = Spielt mit gutem Auge, ohne vorauszudenken.
level-skilled = Geübt
level-skilled-help = Spielt gut, mit höchstens einem Blick voraus.
level-master = Meister
level-master-help = Sieht weit voraus und antwortet sofort.
level-champion = Champion
level-champion-help = Nimmt sich alle Zeit, um so weit vorauszusehen, wie er kann.

say-no-such-move = „{ $move }“ ist kein Zug in diesem Spiel.

## The terminal program

cli-players = Am Tisch: { $players }.
cli-commitment = Siegel: { $commitment }
cli-help-is-there = Mit „help“ siehst du alles, was du hier tun kannst.
cli-who = { $player }
cli-place = { $place }.
cli-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cli-thinking = { $player } überlegt …
cli-thinking-hint = Ich suche einen guten Zug …
cli-more-moves = … und noch { $count }: Tippe / für alle oder ein paar Wörter zum Suchen.
cli-no-such-number = Einen Zug { $number } gibt es nicht: Die Züge haben die Nummern 1 bis { $count }.
cli-nothing-found = Kein Zug enthält „{ $words }“.
cli-no-rule-found = Keine Regel enthält „{ $words }“.
cli-refused = Regel { $rule } verbietet { $move }: { $why }
cli-legal = { $move } ist erlaubt: { $words }
cli-assumed = Annahme: { $why }
cli-hint = { $count ->
    [one] Ein guter Zug:
   *[other] Gute Züge:
}
cli-hint-only = Das ist dein einziger Zug:
cli-hint-equal = Sie sind etwa gleich gut.
# $percent is a whole number: how often the player wins after that move.
cli-hint-chance = gewinnt in etwa { $percent } % der Fälle
cli-ask-about = Schreibe einen Zug oder eine Regel hinter das Fragezeichen.
cli-undone = Zurückgenommen.
cli-nothing-to-undo = Du hast noch nichts entschieden, was sich zurücknehmen ließe.
cli-log-empty = Es ist noch nichts geschehen.
cli-save-where = Schreibe einen Dateinamen hinter „save“.
cli-saved = In { $file } gespeichert.
cli-not-saved = Nicht gespeichert: { $why }
cli-save-question = Partie speichern? Schreibe einen Dateinamen, oder nur Enter für Nein:
cli-input-ended = Die Eingabe ist zu Ende. Nichts wurde gespeichert.
cli-interrupted = Du hast den Tisch verlassen. Nichts wurde gespeichert.
cli-over = Die Partie ist vorbei.
cli-unfinished = Die Aufzeichnung endet hier; die Partie ist nicht zu Ende gespielt.
cli-replay-move = Zug { $number }, { $player }
cli-replay-step = Enter: nächster Zug, q: beenden
cli-compiling = Die Regeln werden vorbereitet, nur dieses eine Mal…
cli-compiling-progress = Die Regeln werden vorbereitet, nur dieses eine Mal… { $done } von { $of }: { $name }

# One line for each thing one can type in a match.
cli-help-number = den Zug mit dieser Nummer spielen
cli-help-notation = einen Zug in Notation spielen
cli-help-search = die Züge mit diesen Wörtern zeigen; Wörter, die kein Zug sind, tun dasselbe
cli-help-why = ist dieser Zug erlaubt, und wenn nicht, welche Regel verbietet ihn?
cli-help-rule = eine Regel nennen
cli-help-undo = vor deine letzte Entscheidung zurückgehen
cli-help-hint = nach einem guten Zug fragen
cli-help-log = alles erzählen, was geschehen ist
cli-help-rules = die Regeln nennen, oder die mit einem Wort darin: rules pass
cli-help-save = die Partie in einer Datei speichern: save abend.txt
cli-help-quit = den Tisch verlassen
cli-help-help = diese Liste
cli-help-enter = den Tisch noch einmal zeigen

# The list of games.
cli-game-facts = ({ $name }) { $low }–{ $high } Plätze, { $minutes } Minuten
cli-option = Option
cli-option-takes = Werte
cli-option-help = Wirkung
cli-option-usual = { $value } (üblich)
cli-option-seats = nur bei { $seats } Plätzen
cli-level = Bot
cli-level-rating = Wertung
cli-level-help = Spielweise

# A record is checked. $why tells the line and what is wrong there.
cli-verify-wrong = „{ $file }“ ist falsch, { $why }.
cli-verify-match = { $game } (Regelversion { $version }), { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}
cli-verify-key = ✓ Der Schlüssel passt zum Siegel, das Spiel, Plätze und Optionen festlegt:
cli-verify-deal = ✓ Die Verteilung und aller Zufall danach kommen aus dem Schlüssel.
cli-verify-placed = ! Die Partie geht von einer von Hand gestellten Position aus: Nur der Zufall danach kommt aus dem Schlüssel.
cli-verify-moves = { $count ->
    [one] ✓ { $count } Zug wurde nachgespielt: alles erlaubt.
   *[other] ✓ { $count } Züge wurden nachgespielt: alle erlaubt.
}
cli-verify-result = ✓ Sie führen zum Ergebnis, das die Aufzeichnung nennt:
cli-verify-unfinished = ✓ Die Partie ist nicht zu Ende, wie die Aufzeichnung sagt.
cli-verify-checksum = ✓ Die Prüfsumme stimmt.
cli-verify-good = Die Aufzeichnung ist in Ordnung. Ist ihr Siegel das, das vor dem ersten Zug gezeigt wurde, so wurde seither nichts verändert.

# Long runs of matches. $rate is a number of matches.
cli-seats = { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}
cli-matches = Partien
cli-time-left = übrig
cli-rate = { $rate } pro Sekunde
cli-no-ratings = Ohne choix gibt es keine Wertungen: pip install 'ludotheque[lab]'
cli-no-plots = Ohne matplotlib gibt es keine Bilder: pip install 'ludotheque[lab]'

# Bots against each other. $low to $high is an interval, $first, $low, $high and $par of a pairing are percentages.
cli-arena-begun = { $total } Partien, { $played } davon schon gespielt, { $jobs ->
    [one] { $jobs } Prozess
   *[other] { $jobs } Prozesse
}
cli-arena-progress = { $done } von { $total }, { $rate } pro Sekunde, noch { $left } s
cli-arena-stopped = Angehalten: { $kept } von { $total } Partien liegen in „{ $folder }“; derselbe Befehl macht weiter.
cli-arena-title = { $game }, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}
cli-arena-no-deal = Noch keine Verteilung wurde auf allen Plätzen gespielt.
cli-arena-pairing = { $bot } gegen { $against }: Erster in { $first } % von { $matches } Partien (95 %: { $low } % bis { $high } %; Soll { $par } %), { $points } zu { $others } Punkte, { $seconds } und { $theirs } s pro Entscheidung
cli-arena-given-up = { $count ->
    [one] { $count } Partie wurde als zu lang abgebrochen und zählt, wie sie stand.
   *[other] { $count } Partien wurden als zu lang abgebrochen und zählen, wie sie standen.
}
cli-arena-unbounded = ~ nie verloren oder nie gewonnen: Der Abstand zum Anker ist unbekannt.
cli-arena-bot = Bot
cli-arena-against = gegen
cli-arena-matches = Partien
cli-arena-first = Erster, %
cli-arena-sure = 95 %
cli-arena-par = Soll
cli-arena-points = Punkte
cli-arena-better = besser
cli-arena-worse = schlechter
cli-arena-rating = Wertung
cli-arena-decision-takes = eine Entscheidung dauert
cli-arena-anchor = Anker
cli-arena-unknown = unbekannt
cli-arena-range = { $low } bis { $high }

# What kind of game it is. Labels of rows; they should be short.
cli-study-stopped = Angehalten nach { $played } von { $total } Partien.
cli-study-note = ± ist das halbe 95-%-Intervall. Ein Zug ist eine Folge von Entscheidungen eines Platzes.
cli-study-unfinished = { $count ->
    [one] { $count } Partie war nach { $longest } Entscheidungen nicht zu Ende und zählt nicht.
   *[other] { $count } Partien waren nach { $longest } Entscheidungen nicht zu Ende und zählen nicht.
}
cli-study-matches = Partien
cli-study-decisions = Länge, Entscheidungen
cli-study-turns = Züge
cli-study-moves = erlaubte Züge, Mittel
cli-study-moves-median = Median
cli-study-moves-90 = 90. Perzentil
cli-study-moves-most = höchstens
cli-study-forced = erzwungen, %
cli-study-points = Punkte, Mittel
cli-study-points-deviation = Standardabweichung
cli-study-margin = Vorsprung
cli-study-lead-changes = Führungswechsel
cli-study-winner-leads = Sieger führt, %
cli-study-first-by-seat = erste Plätze, %
cli-study-first-by-order = ab Startspieler, %
cli-study-seat = Platz { $seat }
cli-study-starter = { $after ->
    [0] Startspieler
   *[other] Start + { $after }
}
cli-study-par = Soll { $par }
cli-study-differ = Unterschied?
cli-study-they-do = ja, p { $p }
cli-study-they-do-not = nein, p { $p }

# Pictures of both. $title names game and bot.
cli-plot-arena = { $game }: Bots gegeneinander
cli-plot-against = gegen { $bot }
cli-plot-first-share = erste Plätze (Anteil der Partien, 95-%-Intervalle)
cli-plot-unknown = (Abstand unbekannt)
cli-plot-rating = Wertung (Elo-Skala, { $bot } ist 1000, 95-%-Intervalle)
cli-plot-lengths = { $title }: Länge einer Partie
cli-plot-branching = { $title }: Auswahl im Lauf einer Partie
cli-plot-points = { $title }: Punkte am Ende
cli-plot-first-places = { $title }: erste Plätze nach Sitz (gestrichelt: Soll)
cli-plot-mean = { $seats ->
    [one] { $seats } Platz, Mittel { $mean }
   *[other] { $seats } Plätze, Mittel { $mean }
}
cli-plot-decisions = Länge (Entscheidungen)
cli-plot-part = Anteil der getroffenen Entscheidungen der Partie
cli-plot-moves = erlaubte Züge (Mittel, 95-%-Band)
cli-plot-first = erster Platz
cli-plot-others = andere
cli-plot-seats = Plätze
cli-plot-seat = Platz
cli-plot-first-by-seat = erste Plätze (95-%-Intervalle)
cli-plot-two = zwei Plätze (95-%-Intervalle)
cli-plot-larger = ein Platz an einem größeren Tisch
cli-plot-trained = Sekunden Training
cli-train-point = { $seconds } s, { $decisions } Millionen Entscheidungen: { $percent } % ± { $error } gegen greedy
cli-train-plot = { $game }: ein Netz im Training
cli-train-done = Das Netz, seine Karte, das Protokoll und ein Bild liegen in { $folder }.
cli-train-stopped = Angehalten: derselbe Befehl macht bei der letzten Messung in { $folder } weiter.

# What is measured.
cli-bench-playing = { $game }: zufällige Partien, kompiliert
cli-bench-searching = { $game }: Suche
cli-bench-in-node = { $game }: dasselbe als WebAssembly in Node
cli-bench-interpreting = { $game }: zufällige Partien, interpretiert
cli-bench-starting-warm = { $game }: warmer Start
cli-bench-starting-cold = { $game }: kalter Start
cli-bench-comparing = { $game }: dieselben Partien auf beide Arten
cli-bench-asking = Ein Server wird befragt, erst in Ruhe, dann während Bots denken…
cli-bench-no-gpu = Hier gibt es keine brauchbare GPU; es braucht eine von NVIDIA und das Paket numba-cuda.
cli-bench-differ = Sie spielen nicht gleich.
cli-bench-seats = Plätze
cli-bench-moves-per-second = Züge pro Sekunde
cli-bench-matches-per-second = Partien pro Sekunde
cli-bench-search-iterations-per-second = Suchschritte pro Sekunde
cli-bench-wasm-moves-per-second = WebAssembly-Züge pro Sekunde
cli-bench-wasm-moves-ratio = WebAssembly-Züge, Verhältnis zum Prozessor
cli-bench-wasm-search-iterations-per-second = WebAssembly-Suchschritte pro Sekunde
cli-bench-wasm-search-ratio = WebAssembly-Suche, Verhältnis zum Prozessor
cli-bench-interpreter-moves-per-second = Züge pro Sekunde, interpretiert
cli-bench-copy-nanoseconds = Kopie, Nanosekunden
cli-bench-record-bytes = Datensatz, Bytes
cli-bench-move-codes = Zugcodes
cli-bench-cold-start-seconds = kalter Start, Sekunden
cli-bench-warm-start-seconds = warmer Start, Sekunden
cli-bench-matches = Partien
cli-bench-equal = alle Bytes gleich
cli-bench-digest = Fingerabdruck
cli-bench-gpu-moves-per-second = Züge pro Sekunde, GPU
cli-bench-cpu-moves-per-second = Züge pro Sekunde, CPU
cli-bench-bots-thinking = denkende Bots
cli-bench-asked = gefragt
cli-bench-median-milliseconds = Median, ms
cli-bench-p99-milliseconds = 99. Perzentil, ms
cli-bench-longest-milliseconds = am längsten, ms
cli-bench-moves = Züge
cli-bench-tables = Tische
cli-bench-processor-milliseconds = Rechenzeit je Zug, ms
cli-bench-loop-milliseconds = … davon die Ereignisschleife, ms
cli-bench-load-percent = Server, % eines Kerns
cli-bench-megabytes = Speicher, MB
cli-bench-back-seconds = alle zurück nach einem Neustart, s
cli-bench-join-milliseconds = Rechenzeit je Beitritt, ms
cli-bench-late-moves = Züge der langen Partie
cli-bench-late-milliseconds = spät dazukommen, ms der Ereignisschleife
cli-bench-moved = Die Bots haben { $moves } Züge gemacht, einen in { $seconds } s an jedem Tisch.
cli-bench-stopped = Der Server war nach { $seconds } s beendet.

# Looking for puzzles
cli-puzzle-found = Aufgabe { $number } von { $count }, aus Verteilung { $deal }
cli-puzzles-kept = { $count } Aufgaben stehen in { $file }.

# A game of one's own
cli-new-game-laid-out = { $name } liegt in { $folder }:
cli-new-game-install = So kommt es ins Regal (es wird dort gelesen, wo es liegt; Änderungen gelten sofort):
cli-new-game-play = So wird es gespielt und getestet:
cli-new-game-guide = docs/new-game.md sagt, was wohin gehört.

## What the server says

say-log-undo = { $player } nimmt einen Zug zurück.
say-moved-on = Die Partie ist inzwischen weitergegangen; sieh sie dir noch einmal an.
say-not-your-seat = Das ist nicht dein Platz.
say-not-your-turn = Du bist nicht am Zug.
say-no-move-fits = Kein Zug passt zu deiner Auswahl.
say-no-hint = Diesmal gibt es keinen Tipp.
say-one-hint-at-a-time = Warte auf den Tipp, um den du gebeten hast.
say-no-help-here = Andere spielen genau diese Partie auch, darum gibt es keine Tipps.
say-undo-refused = Das lässt sich nicht mehr zurücknehmen: Jemand hat seitdem gehandelt, eine Karte wurde gezogen oder etwas Verdecktes wurde gezeigt.
say-undo-over = Die Partie ist vorbei und ihr Schlüssel offengelegt; nichts lässt sich mehr zurücknehmen.
say-match-too-long = Das Protokoll dieser Partie hat { $rows } Einträge und keinen Platz mehr.
say-too-many-undos = In dieser Partie wurden { $undos } Züge zurückgenommen; das muss genügen.
say-busy = Hier ist gerade zu viel los. Bitte versuche es gleich noch einmal.
say-consent-first = Wer diesen Platz bekommt, sieht seine Hand: Die anderen am Tisch müssen erst zustimmen.
say-one-proposal-at-a-time = An diesem Tisch wird schon etwas gefragt.
say-no-proposal = Es gibt nichts mehr, dem man zustimmen könnte.
say-log-seat = Der Platz von { $player } wurde neu vergeben.
say-log-bot = Für { $player } spielt ein Bot weiter.
say-log-back = { $player } ist zurück und spielt wieder selbst.
say-log-end = Die Partie wurde einvernehmlich beendet, wie { $player } vorgeschlagen hat.
say-log-next = { $player } hat die nächste Partie eröffnet.
say-match-ended = Diese Partie wurde einvernehmlich beendet; niemand hat gewonnen.
say-match-over = Die Partie ist vorbei.
say-match-goes-on = Diese Partie ist noch nicht vorbei.
say-no-stand-in = Ein Bot kann nur für einen Menschen einspringen, und nur ein Bot für jeden.
say-not-away = Wer dort sitzt, ist am Tisch.
say-away-shortly =
    { $seconds ->
        [one] Der Platz ist erst seit Kurzem verlassen. In einer Sekunde kann ein Bot einspringen.
       *[other] Der Platz ist erst seit Kurzem verlassen. In { $seconds } Sekunden kann ein Bot einspringen.
    }
say-end-later =
    { $minutes ->
        [one] Vielleicht kommen die anderen zurück. In etwa einer Minute kannst du die Partie allein beenden.
       *[other] Vielleicht kommen die anderen zurück. In etwa { $minutes } Minuten kannst du die Partie allein beenden.
    }
say-bot-plays = Für diesen Platz spielt gerade ein Bot; übernimm ihn erst wieder.
say-no-bot-there = Für diesen Platz spielt kein Bot.
say-too-many-reactions = Warte einen Augenblick, bevor du wieder ein Gesicht zeigst.
say-no-push-service = Diesen Push-Dienst darf die Ludothek nicht bitten.
say-wrong-host = Die Ludothek ist hier nicht als { $host } bekannt. Wer sie betreibt, kann den Namen in der Einstellung „hosts“ nennen.
say-too-many-sockets = Aus deinem Netz sind zu viele Tische offen. Bitte schließe einige.
say-name-taken = An diesem Tisch heißt schon jemand so. Bitte wähle einen anderen Namen.
say-game-not-ready = Die Regeln dieses Spiels werden gerade vorbereitet. Bitte versuche es gleich noch einmal.
say-no-table = Diesen Tisch gibt es nicht.
say-table-damaged = Die Daten dieses Tisches sind beschädigt, daher kann hier nicht weitergespielt werden. Die anderen Tische sind nicht betroffen.
say-table-other-rules = An diesem Tisch gelten Regeln, die es hier nicht gibt: { $rules }.
say-table-full = An diesem Tisch sind gerade zu viele Leute. Komm etwas später wieder.
say-wrong-token = Dieser Link gilt nicht oder nicht mehr für einen Platz an diesem Tisch.
say-seat-revoked = Für diesen Platz gibt es eine neue Einladung; dieser Link gilt nicht mehr.
say-invite-spent = Diese Einladung wurde schon benutzt oder ersetzt. Bitte die Person, die den Tisch eröffnet hat, um eine neue.
say-host-only = Das kann nur, wer den Tisch eröffnet hat.
say-no-invite-there = Für diesen Platz gibt es keine Einladungen.
say-bad-name = Ein Name hat 1 bis 24 Zeichen, alle sichtbar.
say-bad-table = Dieser Tisch lässt sich nicht eröffnen: { $why }.
say-too-many-tables = Du hast in kurzer Zeit viele Tische eröffnet. Warte eine Minute.
say-record-later = Die Aufzeichnung gibt es, wenn die Partie vorbei ist: Sie enthält den Schlüssel zu allen verdeckten Karten.
say-review-later = Der Rückblick kommt, wenn die Partie vorbei ist: Vorher würde er Verborgenes verraten.
say-reviews-busy = Gerade werden viele Rückblicke berechnet. Versuche es in einer Minute noch einmal.
say-join-first = Komm zuerst an den Tisch.
say-frame-garbled = Der Server versteht diese Nachricht nicht.
say-frame-too-long = Diese Nachricht ist zu lang.
say-too-fast = Zu viele Nachrichten in kurzer Zeit.
say-too-many-bad-frames = Zu viele unverständliche Nachrichten; der Server legt auf.
say-bad-request = Der Server versteht diese Anfrage nicht.
say-body-too-long = Diese Anfrage ist zu lang.
say-json-only = Diese Anfrage muss JSON sein.
say-foreign-page = Diese Anfrage kommt von einer anderen Website.
say-not-found = Hier ist nichts.
say-no-language = Diese Sprache gibt es hier nicht.
say-store-trouble = Der Server kann gerade nicht speichern, also wurde nichts geändert. Versuche es etwas später noch einmal.
say-server-fault = Auf dem Server ist etwas schiefgegangen. Es ist dort vermerkt; nichts wurde geändert.
say-restarting = Der Server startet neu und ist gleich wieder da.

## Tables in this browser

say-no-engine = Die Regeln dieses Spiels sind für diesen Browser noch nicht bereit.
say-not-kept = Dieser Browser hat keinen Platz, den Zug aufzubewahren, oder erlaubt es nicht; darum wurde er nicht gemacht. Schaffe Platz und versuche es noch einmal.
say-table-fault = In diesem Browser ist etwas schiefgegangen. Was dir bestätigt wurde, ist aufbewahrt; der Tisch kommt gleich wieder.
say-friends-elsewhere = Ferne Freunde treffen sich auf einem Server; an diesem Tisch sitzen alle vor einem Bildschirm.
ui-passing = Dieser Browser bewahrt nichts auf, vielleicht weil sein Fenster privat ist: Die Partie endet mit dieser Seite.
ui-here = Wo die Partie aufbewahrt wird
ui-here-keep = In diesem Browser
ui-here-help = Die Bots denken auf deinem Gerät, und die Partie geht auch ohne Verbindung weiter. Ohne Häkchen wird sie auf dem Server aufbewahrt.
ui-here-table = Dieser Tisch wird in diesem Browser aufbewahrt, nur auf diesem Gerät.
ui-shelf-lead-here = Spiele gegen Bots oder mit anderen vor diesem Bildschirm. Nichts zu installieren, kein Konto; nach dem ersten Besuch auch keine Verbindung.
ui-open-record = Hast du eine Aufzeichnung?
ui-open-record-help = Die Datei einer Partie, um sie zu prüfen und Zug für Zug anzusehen
ui-fair-explained-here = Vor der ersten Karte hat dieser Browser einen geheimen Schlüssel festgelegt und sein Siegel gezeigt. Jetzt liegt der Schlüssel offen: Mit der Aufzeichnung der Partie kann jeder prüfen, dass nichts geändert wurde.
ui-update = Eine neue Fassung der Ludothek ist da. Was gerade gespielt wird, bleibt, wie es ist.
ui-update-now = Laden
replay-open = Zug für Zug
replay-checked = In diesem Browser geprüft: Der Schlüssel passt zum Siegel, jeder Zug ist erlaubt, und sie führen zu diesem Ergebnis.
replay-viewer = Gesehen von
replay-mover = Wer am Zug ist
replay-onlooker = Zuschauer
deal-of-day = Partie des Tages
deal-lead = Eine Partie am Tag, dieselbe für alle: dieselben Karten und Würfel, gegen dieselben Bots (Gelegenheitsspieler). Sie wird einmal gespielt, ohne Tipps und ohne Zurücknehmen.
deal-play = Die Partie spielen
deal-go-on = Weiterspielen
deal-to-result = Zum Ergebnis
deal-outcome = Platz { $place } von { $seats }, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
deal-line = Ludothèque, { $game }, Partie vom { $day }: Platz { $place } von { $seats }, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
deal-share = Deine Zeile zum Teilen
deal-results = Wie es anderen ging
deal-nobody = Noch niemand hat ein Ergebnis gemeldet.
deal-enter = Mein Ergebnis mit meinem Namen eintragen
duel-challenge = Jemanden zum Duell fordern…
duel-title = Duell
duel-lead = Ihr spielt zu zweit dieselben beiden Partien, jeder gegen dieselben Bots; bei der zweiten tauscht ihr die Plätze. Dann gewinnen die besseren Ränge. Schick den Link, und vergleicht, wenn beide gespielt haben.
duel-deal = Partie { $number }
duel-invite = Link für dein Gegenüber
duel-answer = Dein Ergebnis für dein Gegenüber
duel-friend-waits = { $friend } hat gespielt. Spiel beide Partien, um zu sehen, wer vorn liegt.
duel-ahead = Du gewinnst das Duell gegen { $friend }.
duel-behind = { $friend } gewinnt das Duell.
duel-even = { $friend } und du liegt gleichauf.
say-deal-closed = Diese Partie des Tages ist vorbei: Ergebnisse werden vom Vortag bis zum Tag danach angenommen.
say-deal-full = Die Tafel dieser Partie ist voll.
say-not-this-deal = Das ist nicht die Aufzeichnung dieser Partie, zu Ende gespielt gegen ihre eigenen Bots.

## The browser: everywhere

ui-brand = Ludothèque
ui-to-shelf = Zurück zum Regal
ui-loading = Einen Moment …
ui-close = Schließen
ui-open = Öffnen
ui-language = Sprache
ui-theme = Design
ui-theme-auto = Automatisch
ui-theme-light = Hell
ui-theme-dark = Dunkel
ui-settings = Einstellungen
ui-pace = Tempo der anderen Züge
ui-pace-slow = langsam
ui-pace-usual = normal
ui-pace-fast = schnell
ui-pace-none = sofort
ui-prefer-motion = Figuren bewegen sich
ui-prefer-sound = Töne
ui-prefer-notify = Melden, wenn ich dran und woanders bin
ui-prefer-confirm = Züge mit einem zweiten Druck bestätigen
ui-keys = Tasten
ui-key-digit = das erste bis neunte Wählbare wählen
ui-key-enter = den gewählten Zug machen
ui-key-escape = Auswahl aufheben
ui-key-arrows = von einem zum nächsten gehen
ui-key-idle = passen, Zug beenden, aufhören
ui-key-hint = einen Tipp holen
ui-key-undo = letzten Zug zurücknehmen
ui-key-log = Verlauf zeigen
ui-key-help = diese Tasten zeigen
ui-key-double = Ein Doppelklick wählt und spielt.
ui-foot = Eine Ludothek, Tag und Nacht geöffnet.
ui-server-away = Der Server ist nicht erreichbar. Versuche es gleich noch einmal.
ui-server-trouble = Der Server hatte ein Problem. Versuche es gleich noch einmal.

## Names
## $number is the number of a seat, from 1.

ui-seat = Person { $number }
# How a bot is called, by its seat.
ui-bot-name =
    { $number ->
        [1] Alma
        [2] Bruno
        [3] Clara
        [4] Dario
        [5] Edda
       *[6] Felix
    }
# A bot at the table: $level is the name of its strength.
ui-bot-level = Bot: { $level }
ui-bot-thinking = denkt nach
# Stands for the name of somebody who has not come yet.
ui-seat-open-name = Freier Platz { $number }
# $player is the name of who sits there.
ui-player = { $player }
# Used where a person has not told a name.
ui-default-name = Gast
ui-your-name = Dein Name

## The shelf

ui-shelf-title = Das Regal
ui-shelf-heading = Nimm ein Spiel aus dem Regal
ui-shelf-lead = Spiel gegen Bots, zusammen an diesem Bildschirm oder auf Distanz mit deinen Leuten. Nichts zu installieren, kein Konto.
ui-shelf-games = Spiele
ui-box-not-ready = wird vorbereitet, nur dieses eine Mal …
ui-box-seats = { $fewest } bis { $most } Personen
ui-box-seats-exactly = { $most } Personen
ui-box-minutes =
    { $minutes ->
        [one] etwa { $minutes } Minute
       *[other] etwa { $minutes } Minuten
    }
ui-play-now = Gleich spielen
ui-play-now-note = „Gleich spielen“ setzt dich mit Bots und den üblichen Regeln an einen Tisch.
ui-set-up-table = Tisch einrichten …
ui-forget-table = Diesen Tisch von { $game } vergessen
ui-by-link = Hast du einen Link?
ui-by-link-label = Link zu einem Tisch
ui-by-link-help = Füge den Link ein, den du bekommen hast.
ui-by-link-wrong = Das ist kein Link zu einem Tisch. Er sieht so aus: …/table/ABC123.

# Heads the list of levels that the bots may have.
ui-opponents = Gegner
ui-level-offer = Zwei Siege: Versuch jetzt { $level }
ui-continue = Weiterspielen
# $players are those whose turn it is.
ui-continue-waiting = { $players } am Zug
ui-continue-over = zu Ende
ui-against = gegen { $players }

## Finished matches

ui-mine = Deine Partien
ui-mine-none = Partien, die du beendest, stehen hier mit ihrem Ergebnis.
ui-mine-all = Bilanz, Datei, anderes Gerät
ui-mine-won = gewonnen
ui-mine-place = Platz { $rank } von { $seats }
ui-mine-matches = Beendete Partien
ui-mine-record = Deine Bilanz
ui-mine-of = { $won } von { $played } gewonnen
ui-mine-streak = { $game }: { $count } Siege in Folge
ui-mine-keep = Aufheben oder mitnehmen
ui-mine-help = Es gibt kein Konto: All das steht nur in diesem Browser. Sichere es als Datei, oder nimm es auf ein anderes Gerät mit.
ui-mine-save = Als Datei sichern
ui-mine-read = Datei lesen
ui-mine-link = Link für ein anderes Gerät
ui-mine-link-help = Öffne diesen Link auf dem anderen Gerät. Er öffnet deine Plätze, behalte ihn für dich.
ui-mine-arrived = Von einem anderen Gerät: { $matches } Partien und { $tables } Tische.
ui-mine-take = Übernehmen
ui-mine-taken = Übernommen: { $matches } Partien und { $tables } Tische.
ui-mine-no-file = Das ist keine Datei, die hier gesichert wurde.

## A new table

ui-new-table = Neuer Tisch
ui-no-such-game = Dieses Spiel steht nicht im Regal
ui-nowhere = Hier ist nichts
ui-nowhere-words = Diese Adresse führt zu keiner Seite der Ludothek. Vielleicht ist unterwegs ein Buchstabe verloren gegangen.
ui-seats = Wer spielt?
ui-seat-kind-me = Ich
ui-seat-kind-local = Noch jemand am Bildschirm
ui-seat-kind-bot = Bot
ui-seat-kind-friend = Einladung per Link
ui-seat-name = Name auf Platz { $number }
ui-seat-level = Stärke des Bots auf Platz { $number }
# $level is the name of a strength, $rating its measured rating.
ui-level-rated = { $level } · { $rating }
# $seats is how many play.
ui-rating-note = Die Zahl ist eine Wertung, gemessen in Partien zu { $seats } zwischen den Bots dieses Spiels. Wer 400 mehr hat, gewinnt etwa zehn von elf Duellen.
# The ends of an interval that the rating lies in.
ui-level-between = Wertung höchstwahrscheinlich zwischen { $low } und { $high }.
ui-level-above = Wertung höchstwahrscheinlich über { $low }.
ui-seat-friend-note = Du bekommst einen Link zum Verschicken.
ui-seat-add = Platz hinzufügen
ui-seat-remove = Platz { $number } entfernen
ui-options = Optionen
ui-options-fine = Feinheiten
# A field for any number of the range.
ui-option-number = Andere ({ $low }–{ $high })
ui-start = Los geht’s

## An invitation

ui-invited = Du bist an einen Tisch eingeladen
ui-invited-by = { $host } lädt dich zu { $game } ein
ui-invited-facts = { $seats } Spieler, etwa { $minutes } Minuten.
ui-invited-lead = Ein Platz ist für dich frei. Sag den anderen deinen Namen und setz dich.
ui-sit-down = Platz nehmen
ui-look-on = Nur zuschauen

## The table

ui-table = Tisch
ui-no-table = Diesen Tisch gibt es nicht
ui-no-board = Die Zeichnung dieses Spiels konnte nicht geladen werden. Bitte lade die Seite neu.
ui-plain-position = Stellung
ui-plain-field = Feld
ui-plain-hidden = verdeckt
ui-plain-moves = Züge
ui-plain-more =
    { $count ->
    [one] noch einer; wähle Teile eines Zuges, um die Auswahl einzugrenzen
   *[other] noch { $count }; wähle Teile eines Zuges, um die Auswahl einzugrenzen
}
ui-side = Verlauf, Regeln und Tisch
ui-tab-log = Verlauf
ui-tab-rules = Regeln
ui-tab-people = Tisch
ui-log-empty = Es ist noch nichts geschehen.
ui-log-show = Auf dem Brett zeigen
ui-since = Seit deinem letzten Zug:
ui-line-lost = Verbindung verloren. Sie wird erneuert …
ui-line-ended = Der Server hat die Verbindung zu diesem Tisch beendet.
ui-onlooker = Du schaust zu. Verdeckte Karten bleiben verdeckt.
ui-seats-open =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
ui-invite = Einladen

## Whose turn, and the moves

ui-actions = Deine Züge
ui-your-turn = Du bist dran.
# The title of the window; $game is the name of the game.
ui-title-turn = Du bist dran: { $game }
# Shown while too many moves are possible to list them.
ui-pick-help = Wähle auf dem Tisch; deine Züge erscheinen hier.
# $what und $other nennen Dinge auf dem Brett im Akkusativ, etwa „eine deiner Karten“.
ui-pick-one = Wähle { $what }.
ui-pick-two = Wähle { $what } oder { $other }.
ui-further-moves = Mögliche Züge
ui-clear = Abwählen
ui-undo = Rückgängig
ui-ask-undo = Um Zurücknahme bitten
ui-proposal-undo = { $player } möchte den letzten eigenen Zug zurücknehmen.
ui-proposal-seat = Wer den Tisch eröffnet hat, möchte den Platz von { $player } neu vergeben. Wer ihn bekommt, sieht seine Hand.
ui-agree = Zustimmen
ui-refuse = Ablehnen
ui-proposal-waiting = Die anderen müssen noch zustimmen …
ui-hint = Tipp
ui-hint-busy = Denkt nach …
ui-hint-title = { $count ->
    [one] Ein guter Zug
   *[other] Gute Züge
}
ui-hint-only = Dein einziger Zug
ui-hint-equal = etwa gleich gut
ui-hint-close = Tipp schließen
# Heads the column of percentages.
ui-hint-chance = Gewinnchance
# $percent is a whole number.
ui-hint-percent = { $percent } %
# $rule is the number of a rule, such as O17.
ui-show-rule = Regel { $rule } zeigen
ui-rules-search = Regeln durchsuchen
ui-rules-none = Keine Regel enthält diese Wörter.
ui-rules-assumed = Annahme

## Several people at one screen

ui-cover-hand = Gib weiter an { $player }
ui-cover-show = Ich bin { $player }: aufdecken
ui-cover-next = Als Nächstes ist { $player } dran.
ui-cover-on = Weitergeben

## The people at the table

ui-seat-you = du
ui-seat-online = da
ui-seat-away = nicht da
ui-seat-free = noch frei
ui-links = Links
ui-link-onlooker = Zum Zuschauen
ui-link-invite = Einladung auf diesen Platz
ui-link-own = { $player } auf einem anderen Gerät; behalte diesen Link für dich
ui-invite-again = Neuen Link erstellen
ui-copy = Kopieren
ui-copied = Kopiert
# $what is the name of a link.
ui-copy-label = Kopieren: { $what }

## Gemeinsam: weiterspielen, wer nicht da ist, Gesichter

ui-rematch = Revanche
ui-rematch-other = Anderes Spiel
ui-next-come = Mitkommen
ui-next-follow = Dort zuschauen
# $player has closed the page, or opened it again.
ui-now-away = { $player } ist nicht da.
ui-now-here = { $player } ist wieder da.
# Below the name of somebody for whom a bot plays.
ui-stand-in = Bot spielt
ui-stand-in-you = Gerade spielt ein Bot für dich.
ui-come-back = Wieder selbst spielen
ui-let-bot = Bot spielen lassen
ui-proposal-bot = { $player } ist nicht da. Soll bis zur Rückkehr ein Bot spielen?
ui-proposal-end = { $player } schlägt vor, die Partie hier ohne Sieger zu beenden.
ui-withdraw = Zurückziehen
ui-seat-anew = Neu an den Tisch holen
ui-seat-anew-asked = Zu diesem Platz gehört eine Hand, darum werden erst die anderen gefragt.
ui-seat-anew-refused = Die anderen waren nicht einverstanden.
ui-end-match = Partie beenden
ui-end-match-sure = Jetzt beenden, ohne Sieger?
ui-keep-playing = Weiterspielen
ui-over-agreed = Die Partie wurde einvernehmlich beendet
ui-over-agreed-why = Niemand hat gewonnen; die Punkte sind die des Augenblicks.
ui-react = Gesicht zeigen
# $player shows a face with these words.
ui-reaction = { $player }: { $words }
react-hello = Hallo!
react-well = Gut gespielt!
react-thanks = Danke!
react-oops = Hoppla!
react-wow = Wow!
react-laugh = Haha!
react-think = Lass mich nachdenken …
react-hurry = Wer ist dran?
ui-prefer-reactions = Gesichter der anderen zeigen
ui-prefer-vibrate = Vibrieren, wenn ich dran bin
ui-prefer-push = Mich auch rufen, wenn die Seite zu ist
ui-push-explained = Für Partien, die Tage dauern: Der Push-Dienst deines Browsers überbringt eine verschlossene Notiz, die nur dieser Browser lesen kann. Darin steht, welcher Tisch auf dich wartet.
ui-push-denied = Dein Browser erlaubt dieser Seite keine Meldungen.
# $others is a list of names.
push-body = { $name }, du bist dran, am Tisch mit { $others }.
ui-invited-people = Am Tisch: { $people }.

## The end of a match

# $winners is a list of names, $count how many.
ui-over =
    { $count ->
        [one] { $winners } gewinnt
       *[other] { $winners } teilen sich den Sieg
    }
ui-over-alone = Die Partie ist vorbei
# $rank ist der Platz, ab 2; $count, wie viele spielen.
ui-over-you = Du wirst { $rank }. von { $count }
ui-over-you-win = Du hast gewonnen!
ui-over-you-share = Du teilst dir den Sieg!
ui-over-score =
    { $points ->
        [one] Du hast { $points } Punkt erreicht
       *[other] Du hast { $points } Punkte erreicht
    }
ui-over-ahead =
    { $points ->
        [one] { $points } Punkt vor { $player }.
       *[other] { $points } Punkte vor { $player }.
    }
ui-over-behind =
    { $points ->
        [one] { $points } Punkt hinter { $player }.
       *[other] { $points } Punkte hinter { $player }.
    }
ui-over-par = Ein geübter Bot kommt im Schnitt auf { $par }.
ui-over-fold = Tisch ansehen
ui-over-unfold = Ergebnis zeigen
ui-over-rank = Rang
ui-over-player = Name
ui-over-points = Punkte
ui-play-again = Noch einmal
ui-record = Partie herunterladen
ui-fair = Die Verteilung ist überprüfbar
ui-fair-explained = Vor der ersten Karte hat der Server einen geheimen Schlüssel festgelegt und dessen Siegel gezeigt. Jetzt ist der Schlüssel offengelegt: Mit der Aufzeichnung der Partie können alle prüfen, dass nichts verändert wurde.
ui-fair-key = Schlüssel
ui-fair-commitment = Siegel der Verteilung
ui-commitment-explained = Aller Zufall in dieser Partie kommt aus einem Schlüssel, der vor der ersten Karte festgelegt wurde. Das ist sein Siegel; der Schlüssel wird am Ende offengelegt.

## Learning

ui-learn = Lernen
ui-how = So spielt man
ui-tips = Ratschläge
ui-all-rules = Alle Regeln
# The coach explains, step by step, during a first match.
ui-coach = Begleiter
ui-coach-next = Verstanden
ui-coach-off = Nicht mehr erklären
ui-coach-ask = Unsicher? Drück auf „Tipp“: Ein guter Spieler zeigt dir einen Zug und wie oft er gewinnt.
ui-coach-on = Beim Spielen erklären
ui-first-match = Erste Partie mit Begleiter

## Puzzles
## $percent and $best are whole numbers: how often a move wins.

ui-puzzles = Aufgaben
ui-puzzle-today = Aufgabe des Tages
ui-puzzle-number = Aufgabe { $number } von { $count }
ui-puzzle-task = Ein Zug ist deutlich besser als alle anderen. Finde ihn auf dem Tisch.
ui-puzzle-right = Das ist er: Er gewinnt in etwa { $percent } % der Fälle.
ui-puzzle-wrong = Es gibt etwas Besseres: Das gewinnt in etwa { $percent } % der Fälle, der beste Zug in { $best } %.
ui-puzzle-why = Was die Züge wert sind
ui-puzzle-loses = { $percent } % weniger
ui-puzzle-rest = { $count } weitere Züge sind nicht besser.
ui-puzzles-solved = { $solved } von { $count } beim ersten Versuch gelöst
ui-puzzle-next = Nächste Aufgabe
ui-puzzle-solved = gelöst
ui-puzzle-failed = nicht beim ersten Versuch

## The review of a match, in the browser and in the terminal
## $before, $after, $start, $own, $others and $luck are percentages, $move is a move in words.

review-title = Rückblick
review-open = Rückblick auf die Partie
review-back = Zurück zum Tisch
review-lead = Die Gewinnchance aller Spieler, wie sie sie bei jeder Wahl kennen konnten, und was jede Wahl wert war.
review-progress = Die Partie wird noch einmal angesehen: Entscheidung { $done } von { $of }
review-waiting = Eine andere Partie ist an der Reihe; dann kommt diese…
review-alone = Wer allein spielt, gewinnt gegen niemanden; von Chancen gibt es da nichts zu erzählen. Wie gut es lief, sagen die Punkte.
review-nothing = In dieser Partie hatte niemand je eine Wahl.
review-unfinished = Die Partie ist nicht zu Ende: Statt des Ergebnisses steht die letzte bekannte Chance.
review-curve = Gewinnchance
review-curve-help = Eine Linie je Mitspieler über die Züge der Partie. Zeige darauf, oder geh mit dem Regler oder den Pfeiltasten durch die Züge; mit Umschalt springen die Pfeiltasten von Entscheidung zu Entscheidung. Ein Ring markiert einen Fehler.
review-step = Zug
review-end = Ende
review-first-move = Erster Zug
review-previous-move = Zug davor
review-next-move = Zug danach
review-last-move = Zum Ende
review-move-of = Zug { $number } von { $moves }
review-previous = Vorige Entscheidung
review-next = Nächste Entscheidung
review-at = Zug { $number }, { $player }
review-played = Gespielt: { $move }
review-better = Besser: { $move }
review-no-better =
    { $count ->
        [one] Unter { $count } Zug war keiner besser.
       *[other] Unter { $count } Zügen war keiner klar besser.
    }
review-chances = Chance { $before } vorher, { $after } nachher
review-fine = Gut
review-inaccuracy = Ungenau
review-mistake = Fehler
review-blunder = Grober Fehler
review-position = Der Tisch, wie { $player } ihn sah
review-position-onlooker = Der Tisch, wie ihn Zuschauer sahen
review-forced = Es gab nur einen Zug.
review-own-previous = Meine vorige Entscheidung
review-own-next = Meine nächste Entscheidung
review-play = Abspielen
review-pause = Anhalten
review-try = Von hier aus ausprobieren
review-try-note = In diesem Browser geht ein eigener Tisch auf: Du spielst für { $player } weiter, Bots spielen für die anderen. Die Partie ist vorbei, also wird nichts neu verteilt: Verdeckte Karten liegen, wo sie lagen, und der Zufall fällt, wie er gefallen wäre.
review-share = Diesen Moment teilen
review-share-link = Link zu diesem Zug
review-share-embed = Code für eine eigene Seite
review-share-title = Eine Partie { $game }
review-in-library = In der Ludothek öffnen
review-bad-link = Dieser Link enthält keine Partie, oder er wurde unterwegs abgeschnitten.
review-split = Entscheidungen und Glück
review-split-help = Von der Chance bei der ersten Entscheidung bis zum Ergebnis. Glück ist alles, was niemand gewählt hat: Karten, Würfel und Verborgenes. Was ein Zug verliert, kann der nächste zurückholen; die Summen können also über 100 % liegen.
review-start = Anfang
review-own = Eigene Wahl
review-others = Fremde Fehler
review-luck = Glück
review-result = Ergebnis
review-won = gewonnen
review-lost = verloren
review-shared = Sieg geteilt
review-no-choice = Hatte nie eine Wahl.
review-costly = Die teuersten Züge
review-costly-none = Niemand hat einen Zug gemacht, der klar schlechter war als ein anderer.
review-loss = Verlust
review-all = Alle Entscheidungen als Tabelle
review-move = Zug
review-player = Spieler
review-was-played = Gespielt
review-was-better = Besser
review-method = Wie das berechnet wird
review-method-help = Für jede Wahl sucht die Suche der Bots den besten Zug aus dem, was der Spieler wissen konnte, und errät dabei viele Male, was verborgen ist oder noch kommt. Der beste und der gespielte Zug werden in denselben Annahmen verglichen; was bloßes Rauschen sein kann, zählt nicht. Erzwungene Züge bleiben weg.

## Was abgelehnt wird: Optionen, Stellungen, Dateien

did-you-mean = war „{ $word }“ gemeint?
there-are = es gibt: { $words }
it-has-none = es hat keine
span = { $low } bis { $high }
span-one = { $low }
option-takes-words = möglich ist { $words }
option-takes-range = möglich ist eine ganze Zahl von { $low } bis { $high }
option-takes-either = möglich ist { $words } oder eine ganze Zahl von { $low } bis { $high }
bad-option-value = { $option } kann nicht { $value } sein: { $wanted }
bad-option-seats = { $option } gilt nur für { $span } Plätze, nicht für { $seats }
bad-option-written = eine Option schreibt man Name=Wert, zum Beispiel target=15, nicht „{ $word }“
bad-option-twice = die Option { $option } steht zweimal da
bad-seats = { $game } ist für { $span } Plätze, nicht für { $seats }
bad-no-option = { $game } hat keine Option „{ $option }“: { $known }
bad-no-layout = { $game } hat keinen Plan „{ $layout }“: { $known }
bad-no-field = eine Stellung von { $game } hat kein „{ $field }“: { $known }
bad-field = „{ $field }“ { $where ->
    [layout] des Plans
   *[position] der Stellung
}: { $why }
bad-position-seats = eine Stellung braucht „seats“, eine ganze Zahl
bad-position-breaks = diese Stellung verstößt gegen { $rule }: { $why }
bad-does-not-fit = das passt nicht dorthin
bad-takes-a-list = es braucht eine Liste von höchstens { $most }
bad-takes-at-most = es sind höchstens { $most }
bad-takes-rows = jede seiner Zeilen ist eine Liste von { $count }
bad-no-whole-number = { $value } ist keine ganze Zahl
bad-out-of-range = { $value } liegt nicht zwischen { $least } und { $most }
bad-none-of = { $word } ist keines von { $words }
bad-write-in-a-line = schreibe es in eine Zeile mit Leerzeichen, etwa „{ $words }“, nicht als { $value }
bad-named-twice = { $word } ist zweimal genannt
bad-too-many-of = es gibt höchstens { $most } von { $name }, nicht { $count }
bad-no-such-seat = es gibt keinen Platz { $seat }: die Plätze sind 0 bis { $last }
bad-no-move = { $word } ist kein Zug dieses Spiels

list-and = { $first } und { $last }
bad-game-name = ein Spiel heißt nach einem Wort aus Kleinbuchstaben und Ziffern, etwa 'pennies', nicht '{ $name }'
bad-game-there = ein Spiel '{ $game }' gibt es schon; wähle einen anderen Namen
bad-folder-there = '{ $folder }' gibt es schon; wähle einen anderen Ordner oder Namen
bad-no-game = es gibt kein Spiel „{ $game }“: { $known }
bad-no-game-folder = das Spiel { $game } hat hier keinen Ordner
bad-game-not-loaded = das Spiel { $game } lässt sich nicht aus { $package } laden ({ $fault })
bad-no-version = die Regelversion { $version } von { $game } ist hier nicht bekannt; bekannt: { $known }

## Aufzeichnungen

bad-record-line = Zeile { $line }: { $fault }
bad-record-breaks-off = hier bricht die Aufzeichnung ab
bad-record-too-long = das ist zu lang für eine Aufzeichnung
bad-record-no-text = das ist kein Text in UTF-8: siehe Byte { $byte } der Datei
bad-record-first-line = eine Aufzeichnung beginnt mit „{ $wanted }“
bad-record-expected = erwartet war „{ $wanted }“, da steht { $found }
bad-record-number = { $found } ist keine Zahl
bad-record-spelling = in einer Aufzeichnung schreibt man { $wanted }, nicht { $found }
bad-record-name = ein Name in einer Aufzeichnung ist eine Zeile sichtbarer Zeichen, nicht { $name }
bad-record-key = ein Schlüssel hat 32 hexadezimale Ziffern, in Kleinbuchstaben
bad-record-what = { $what ->
    [layout] der Plan
   *[position] die Stellung
}
bad-record-no-json = { bad-record-what } ist kein JSON oder nennt etwas doppelt
bad-record-no-object = { bad-record-what } ist kein JSON-Objekt
bad-record-words = { bad-record-what } steht da nicht vollständig und in den Worten einer Aufzeichnung
bad-record-header = { $what } ist { $found } in der Stellung und { $wanted } in den Zeilen darüber
bad-record-commitment = der Schlüssel passt nicht zum Siegel: Schlüssel, Spiel, Plätze oder eine Option wurden geändert
bad-record-move-number = erwartet war Zug { $wanted }, da steht { $found }
bad-record-illegal = „{ $move }“ ist nicht erlaubt: { $why }
bad-record-by-rule = { $rule }: { $why }
bad-record-result = die Züge führen zum Ergebnis „{ $result }“
bad-record-checksum = die Prüfsumme passt nicht: etwas darüber wurde geändert oder ging verloren
bad-record-after-the-end = nach dem Ende steht noch etwas
bad-record-no-line-feed = die letzte Zeile endet nicht mit einem Zeilenumbruch

## Was eine Partie abweist

bad-match-notation = ein Zug wird in seiner Notation geschrieben, nicht als { $value }
bad-match-seed = ein Startwert ist eine ganze Zahl oder eine Zeile Text, nicht { $value }
bad-match-words = { $value } ist keine Zuordnung von Namen zu Werten
bad-match-key = ein Schlüssel hat { $bytes } Bytes, nicht mehr und nicht weniger
bad-match-key-or-seed = gib einen Schlüssel oder einen Startwert an, nicht beides
bad-match-no-move = es gibt keinen Zug zurückzunehmen
bad-match-which-seat = sag, welcher Platz: { $seats } dürfen jetzt alle ziehen
bad-match-no-viewer = es gibt keinen Platz { $seat }: Plätze sind 0 bis { $last }, und -1 ist ein Zuschauer
bad-match-count = es gibt keine Stellung nach { $count } Zügen: gemacht wurden { $moves }
percent = { $number } %

## Was das Terminalprogramm und seine Läufe ablehnen

bad-no-language = es gibt keine Sprache „{ $language }“: { $known }
bad-no-bot = es gibt keinen Bot „{ $bot }“: { $known }
bad-searched-onward = --searched belehrt das Netz, das das Spiel mitbringt: mit --onward
bad-onward-widths = das Netz, das das Spiel mitbringt, behält seine Breiten: mit --onward ist „first“ { $first } und „second“ { $second }
bad-other-training = „{ $folder }“ enthält ein Training mit anderen Einstellungen: wähle mit --out einen anderen Ordner
bad-no-net = das Spiel „{ $game }“ bringt kein Netz mit
bad-no-device = hier gibt es kein Gerät „{ $device }“: „cpu“, oder „cuda“ mit einer NVIDIA-GPU und dem Paket numba-cuda
bad-think = ein Bot denkt länger als 0 und höchstens { $most } Sekunden, nicht { $seconds }
bad-search-word = eine Suche hat kein „{ $word }“: { $known }
bad-search-number = „{ $part }“ in „{ $spec }“ braucht eine Zahl
bad-search-budget = „{ $spec }“ braucht ein Budget: „iterations=…“ oder „seconds=…“
bad-player-name = ein Name hat 1 bis { $most } Buchstaben oder Zeichen
bad-which-game = sag, welches Spiel, etwa „ludotheque play { $game }“: es gibt { $games }
bad-resumed = eine Partie, die weitergeht, behält Plätze, Optionen, Schlüssel und Plan: lass --seats, --option, --key und --board weg
bad-resumed-game = „{ $file }“ ist eine Partie { $game }, nicht { $wanted }
bad-bots-and-seats = { $bots } Bots passen nicht zu { $seats } Plätzen: nenne eine Stärke für alle oder { $others } davon
bad-key = ein Schlüssel hat 32 hexadezimale Ziffern, nicht „{ $key }“
bad-no-board = { $game } hat keinen Plan, der sich ersetzen ließe
bad-board-not-read = der Plan „{ $file }“ lässt sich nicht lesen: { $fault }
bad-seat-and-all = --seat und --all gehen nicht zusammen: ein Platz sieht nicht alles

# Dateien und Ordner. $fault ist, was das System sagt.
bad-no-file = es gibt keine Datei „{ $file }“
bad-no-file-but = es gibt keine Datei „{ $file }“: { $known }
bad-no-folder = es gibt keinen Ordner „{ $folder }“
bad-is-folder = „{ $path }“ ist ein Ordner; nenne eine Datei darin
bad-not-read = „{ $path }“ lässt sich nicht lesen: { $fault }
bad-not-written = „{ $path }“ lässt sich nicht schreiben: { $fault }
bad-not-this-match = „{ $file }“ gibt es schon und ist nicht diese Partie; wähle einen anderen Namen
# $why nennt die Zeile und was dort falsch ist.
bad-no-good-record = „{ $file }“ ist keine gute Aufzeichnung, { $why }

# Läufe vieler Partien. --out ist die Option, die den Ordner der Ergebnisse nennt.
bad-arena-bot-twice = der Bot „{ $bot }“ ist mehr als einmal genannt: nenne jeden Bot einmal
bad-arena-one-bot = eine Arena braucht mindestens zwei Bots, nicht nur „{ $bot }“
bad-arena-deals = eine Arena braucht mindestens eine Verteilung, nicht { $deals }
bad-arena-seats = eine Arena braucht mindestens zwei Plätze, nicht { $seats }
bad-anchor = der Anker „{ $bot }“ spielt nicht mit: { $known }
bad-plot = ein Bild ist eine Datei .svg oder .png, nicht „{ $file }“
bad-study-matches = eine Studie braucht mindestens eine Partie, nicht { $matches }
bad-results-folder = in „{ $folder }“ lassen sich keine Ergebnisse aufbewahren: { $fault }
# $name ist, was sich unterscheidet, etwa seed; $theirs ist sein Wert dort, $ours der gewünschte.
bad-results-other = „{ $folder }“ enthält Partien mit { $name } { $theirs }, nicht { $ours }: wähle mit --out einen anderen Ordner
bad-results-busy = ein anderer Lauf schreibt in „{ $file }“: warte auf ihn oder wähle ein anderes --out
bad-results-line = Zeile { $line } von „{ $file }“ ist beschädigt: entferne sie oder wähle ein anderes --out
bad-results-no-match = Zeile { $line } von „{ $file }“ ist keine Partie: entferne sie oder wähle ein anderes --out

bad-server = der Server kann auf { $host }, Port { $port }, mit seinen Tischen in „{ $folder }“ nicht laufen: { $fault }
bad-site = die Ludothek lässt sich nicht nach „{ $folder }“ schreiben: { $fault }
bad-store-later = { $file } wurde von einer späteren Ludothèque geschrieben (Speicherversion { $version }): verwende diese
bad-store-empty = { $file } ist leer, obwohl dort eine Ludothek aufbewahrt war: spiele eine Sicherung zurück, oder lösche die Datei, wenn eine neue beginnen soll
bad-store-gone = in { $file } war eine Ludothek aufbewahrt, aber die Datei ist weg: spiele eine Sicherung zurück, oder lösche alles daneben, dessen Name mit „ludotheque.“ beginnt, wenn eine neue beginnen soll
bad-store-none = in { $place } ist keine Ludothek, und es darf dort keine begonnen werden (Einstellung „create“)
bad-store-damaged = die Ludothek in { $place } ist beschädigt: spiele eine Sicherung zurück ({ $fault })
bad-store-url = die Adresse eines Speichers taugt nicht: { $fault }
bad-store-away = der Speicher { $place } antwortet nicht: { $fault }
cli-store-copied = { $count ->
    [one] Eine Partie aus { $source } ist in { $target }.
   *[other] { NUMBER($count) } Partien aus { $source } sind in { $target }.
}
cli-store-whole = { $count ->
    [one] Eine Partie in { $place }, ihr Protokoll ist heil.
   *[other] { NUMBER($count) } Partien in { $place }, alle Protokolle sind heil.
}
cli-store-damaged = Das Protokoll der Partie { $match } ist beschädigt.
bad-store-taken = in { $place } ist schon eine Ludothek
bad-store-work = der Speicher tut das nicht: { $fault }
bad-bus-url = ein Bus ist nats://HOST:PORT, nicht „{ $url }“
bad-processes = mehrere Prozesse brauchen einen Bus, über den sie voneinander hören: --bus nats://HOST:PORT
bad-setting = „{ $name }“ in { $source } ist keine Einstellung: { $known }
bad-setting-value = die Einstellung { $name } kann nicht „{ $value }“ sein ({ $source })
bad-settings-file = { $file } ist keine Datei mit Einstellungen: { $fault }
bad-extra = dafür braucht es das Paket { $package }: installiere ludotheque[{ $extra }]
bad-follows = „{ $field }“ der Stellung folgt aus dem Rest: es ist { $value }; lass es weg oder sage das
