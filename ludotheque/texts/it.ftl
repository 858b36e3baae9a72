# What is common to all games.

## Bots

level-random = Casuale
level-random-help = Una qualsiasi mossa permessa.
level-greedy = Avido
level-greedy-help = Gioca con criterio, senza guardare avanti.
level-net = Rete
level-net-help = Ha imparato giocando contro sé stessa; non guarda avanti.
level-beginner = Principiante
level-beginner-help = Ha buon senso, ma qualcosa gli sfugge o lo giudica male.
level-casual = Dilettante
level-casual-help = Gioca con buon occhio, senza guardare avanti.
level-skilled = Esperto
level-skilled-help = Gioca bene, con al più uno sguardo in avanti.
level-master = Maestro
level-master-help = Guarda lontano e risponde subito.
level-champion = Campione
level-champion-help = Si prende tutto il tempo per guardare il più lontano possibile.

say-no-such-move = “{ $move }” non è una mossa di questo gioco.

## The terminal program

cli-players = Al tavolo: { $players }.
cli-commitment = Sigillo: { $commitment }
cli-help-is-there = Scrivi “help” per vedere tutto ciò che puoi fare qui.
cli-who = { $player }
cli-place = { $place }.
cli-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
cli-thinking = { $player } sta pensando…
cli-thinking-hint = Cerco una buona mossa…
cli-more-moves = … e ancora { $count }: scrivi / per vederle tutte, o qualche parola da cercare.
cli-no-such-number = Non c’è una mossa { $number }: le mosse vanno da 1 a { $count }.
cli-nothing-found = Nessuna mossa contiene “{ $words }”.
cli-no-rule-found = Nessuna regola contiene “{ $words }”.
cli-refused = La regola { $rule } vieta { $move }: { $why }
cli-legal = { $move } è permessa: { $words }
cli-assumed = Ipotesi: { $why }
cli-hint = { $count ->
    [one] Una buona mossa:
   *[other] Buone mosse:
}
cli-hint-only = È la tua unica mossa:
cli-hint-equal = Sono più o meno equivalenti.
# $percent is a whole number: how often the player wins after that move.
cli-hint-chance = vince circa il { $percent }% delle volte
cli-ask-about = Scrivi una mossa o una regola dopo il punto interrogativo.
cli-undone = Mossa ritirata.
cli-nothing-to-undo = Non hai ancora deciso nulla che si possa ritirare.
cli-log-empty = Non è ancora successo nulla.
cli-save-where = Scrivi il nome di un file dopo “save”.
cli-saved = Partita salvata in { $file }.
cli-not-saved = Partita non salvata: { $why }
cli-save-question = Salvare la partita? Scrivi il nome di un file, o solo Invio per no:
cli-input-ended = L’input è terminato. Non è stato salvato nulla.
cli-interrupted = Hai lasciato il tavolo. Non è stato salvato nulla.
cli-over = La partita è finita.
cli-unfinished = La registrazione termina qui; la partita non è finita.
cli-replay-move = Mossa { $number }, { $player }
cli-replay-step = Invio: mossa successiva, q: esci
cli-compiling = Preparazione delle regole, solo questa volta…
cli-compiling-progress = Preparazione delle regole, solo questa volta… { $done } di { $of }: { $name }

# One line for each thing one can type in a match.
cli-help-number = gioca la mossa con questo numero
cli-help-notation = gioca una mossa con la sua notazione
cli-help-search = mostra le mosse che contengono queste parole; lo stesso fanno parole che non sono una mossa
cli-help-why = questa mossa è permessa, e se no, quale regola la vieta?
cli-help-rule = leggi una regola
cli-help-undo = torna a prima della tua ultima decisione
cli-help-hint = chiedi una buona mossa
cli-help-log = leggi tutto ciò che è successo
cli-help-rules = leggi le regole, o quelle che contengono una parola: rules pass
cli-help-save = salva la partita in un file: save serata.txt
cli-help-quit = lascia il tavolo
cli-help-help = questo elenco
cli-help-enter = mostra di nuovo il tavolo

# The list of games.
cli-game-facts = ({ $name }) { $low }–{ $high } posti, { $minutes } minuti
cli-option = Opzione
cli-option-takes = Valori
cli-option-help = Effetto
cli-option-usual = { $value } (abituale)
cli-option-seats = solo in { $seats }
cli-level = Bot
cli-level-rating = Punteggio
cli-level-help = Come gioca

# A record is checked. $why tells the line and what is wrong there.
cli-verify-wrong = «{ $file }» è sbagliato, { $why }.
cli-verify-match = { $game } (versione { $version } delle regole), { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
}
cli-verify-key = ✓ La chiave corrisponde al sigillo, che fissa gioco, posti e opzioni:
cli-verify-deal = ✓ La distribuzione e tutto il caso successivo vengono dalla chiave.
cli-verify-placed = ! La partita continua da una posizione disposta a mano: solo il caso successivo viene dalla chiave.
cli-verify-moves = { $count ->
    [one] ✓ { $count } mossa è stata rigiocata: permessa.
   *[other] ✓ { $count } mosse sono state rigiocate: tutte permesse.
}
cli-verify-result = ✓ Portano al risultato che la registrazione dice:
cli-verify-unfinished = ✓ La partita non è finita, come dice la registrazione.
cli-verify-checksum = ✓ La somma di controllo corrisponde.
cli-verify-good = La registrazione è buona. Se il suo sigillo è quello mostrato prima della prima mossa, da allora nulla è stato cambiato.

# Long runs of matches. $rate is a number of matches.
cli-seats = { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
}
cli-matches = partite
cli-time-left = mancanti
cli-rate = { $rate } al secondo
cli-no-ratings = Niente punteggi senza choix: pip install 'ludotheque[lab]'
cli-no-plots = Niente grafici senza matplotlib: pip install 'ludotheque[lab]'

# Bots against each other. $low to $high is an interval, $first, $low, $high and $par of a pairing are percentages.
cli-arena-begun = { $total } partite, { $played } già giocate, { $jobs ->
    [one] { $jobs } processo
   *[other] { $jobs } processi
}
cli-arena-progress = { $done } di { $total }, { $rate } al secondo, ancora { $left } s
cli-arena-stopped = Fermato: { $kept } partite di { $total } sono conservate in «{ $folder }»; lo stesso comando continua.
cli-arena-title = { $game }, { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
}
cli-arena-no-deal = Nessuna distribuzione è stata ancora giocata in tutti i posti.
cli-arena-pairing = { $bot } contro { $against }: primo nel { $first }% di { $matches } partite (95%: da { $low }% a { $high }%; pari { $par }%), { $points } punti a { $others }, { $seconds } e { $theirs } s per decisione
cli-arena-given-up = { $count ->
    [one] { $count } partita è stata interrotta perché troppo lunga e conta com’era.
   *[other] { $count } partite sono state interrotte perché troppo lunghe e contano com’erano.
}
cli-arena-unbounded = ~ mai perso, o mai vinto: la distanza dall’àncora non è nota.
cli-arena-bot = bot
cli-arena-against = contro
cli-arena-matches = partite
cli-arena-first = primo, %
cli-arena-sure = 95 %
cli-arena-par = pari
cli-arena-points = punti
cli-arena-better = migliore
cli-arena-worse = peggiore
cli-arena-rating = punteggio
cli-arena-decision-takes = una decisione richiede
cli-arena-anchor = àncora
cli-arena-unknown = ignoto
cli-arena-range = da { $low } a { $high }

# What kind of game it is. Labels of rows; they should be short.
cli-study-stopped = Fermato dopo { $played } partite di { $total }.
cli-study-note = ± è metà dell’intervallo al 95 %. Un turno è una serie di decisioni dello stesso posto.
cli-study-unfinished = { $count ->
    [one] { $count } partita non era finita dopo { $longest } decisioni e non conta.
   *[other] { $count } partite non erano finite dopo { $longest } decisioni e non contano.
}
cli-study-matches = partite
cli-study-decisions = lunghezza, decisioni
cli-study-turns = turni
cli-study-moves = mosse permesse, media
cli-study-moves-median = mediana
cli-study-moves-90 = 90º percentile
cli-study-moves-most = al massimo
cli-study-forced = forzate, %
cli-study-points = punti, media
cli-study-points-deviation = scarto tipo
cli-study-margin = vantaggio
cli-study-lead-changes = cambi in testa
cli-study-winner-leads = vincitore in testa, %
cli-study-first-by-seat = primi posti, %
cli-study-first-by-order = da chi inizia, %
cli-study-seat = posto { $seat }
cli-study-starter = { $after ->
    [0] chi inizia
   *[other] inizio + { $after }
}
cli-study-par = pari { $par }
cli-study-differ = diversi?
cli-study-they-do = sì, p { $p }
cli-study-they-do-not = no, p { $p }

# Pictures of both. $title names game and bot.
cli-plot-arena = { $game }: bot gli uni contro gli altri
cli-plot-against = contro { $bot }
cli-plot-first-share = primi posti (parte delle partite, intervalli al 95 %)
cli-plot-unknown = (distanza ignota)
cli-plot-rating = punteggio (scala Elo, { $bot } vale 1000, intervalli al 95 %)
cli-plot-lengths = { $title }: lunghezza di una partita
cli-plot-branching = { $title }: scelta nel corso di una partita
cli-plot-points = { $title }: punti alla fine
cli-plot-first-places = { $title }: primi posti per posto (tratteggio: pari)
cli-plot-mean = { $seats ->
    [one] { $seats } posto, media { $mean }
   *[other] { $seats } posti, media { $mean }
}
cli-plot-decisions = lunghezza (decisioni)
cli-plot-part = parte delle decisioni della partita già prese
cli-plot-moves = mosse permesse (media, banda al 95 %)
cli-plot-first = primo posto
cli-plot-others = altri
cli-plot-seats = posti
cli-plot-seat = posto
cli-plot-first-by-seat = primi posti (intervalli al 95 %)
cli-plot-two = due posti (intervalli al 95 %)
cli-plot-larger = un posto a un tavolo più grande
cli-plot-trained = secondi di allenamento
cli-train-point = { $seconds } s, { $decisions } milioni di decisioni: { $percent } % ± { $error } contro greedy
cli-train-plot = { $game }: una rete in allenamento
cli-train-done = La rete, la sua scheda, il diario e un grafico sono in { $folder }.
cli-train-stopped = Fermato: lo stesso comando riprende dall’ultima misura in { $folder }.

# What is measured.
cli-bench-playing = { $game }: partite a caso, compilate
cli-bench-searching = { $game }: ricerca
cli-bench-in-node = { $game }: lo stesso in WebAssembly con Node
cli-bench-interpreting = { $game }: partite a caso, interpretate
cli-bench-starting-warm = { $game }: avvio a caldo
cli-bench-starting-cold = { $game }: avvio a freddo
cli-bench-comparing = { $game }: le stesse partite in entrambi i modi
cli-bench-asking = Interrogo un server, prima a riposo, poi mentre i bot pensano…
cli-bench-no-gpu = Qui non c’è una GPU utilizzabile; ne serve una NVIDIA e il pacchetto numba-cuda.
cli-bench-differ = Non giocano allo stesso modo.
cli-bench-seats = posti
cli-bench-moves-per-second = mosse al secondo
cli-bench-matches-per-second = partite al secondo
cli-bench-search-iterations-per-second = iterazioni di ricerca al secondo
cli-bench-wasm-moves-per-second = mosse al secondo in WebAssembly
cli-bench-wasm-moves-ratio = mosse in WebAssembly, rapporto al processore
cli-bench-wasm-search-iterations-per-second = iterazioni di ricerca al secondo in WebAssembly
cli-bench-wasm-search-ratio = ricerca in WebAssembly, rapporto al processore
cli-bench-interpreter-moves-per-second = mosse interpretate al secondo
cli-bench-copy-nanoseconds = copia, nanosecondi
cli-bench-record-bytes = record, byte
cli-bench-move-codes = codici di mossa
cli-bench-cold-start-seconds = avvio a freddo, secondi
cli-bench-warm-start-seconds = avvio a caldo, secondi
cli-bench-matches = partite
cli-bench-equal = tutti i byte uguali
cli-bench-digest = impronta
cli-bench-gpu-moves-per-second = mosse al secondo, GPU
cli-bench-cpu-moves-per-second = mosse al secondo, CPU
cli-bench-bots-thinking = bot che pensano
cli-bench-asked = domande
cli-bench-median-milliseconds = mediana, ms
cli-bench-p99-milliseconds = 99º percentile, ms
cli-bench-longest-milliseconds = la più lunga, ms
cli-bench-moves = mosse
cli-bench-tables = tavoli
cli-bench-processor-milliseconds = tempo di calcolo per mossa, ms
cli-bench-loop-milliseconds = … di cui il ciclo degli eventi, ms
cli-bench-load-percent = server, % di un core
cli-bench-megabytes = memoria, MB
cli-bench-back-seconds = tutti di ritorno dopo un riavvio, s
cli-bench-join-milliseconds = tempo di calcolo per ingresso, ms
cli-bench-late-moves = mosse della partita lunga
cli-bench-late-milliseconds = arrivare tardi, ms del ciclo degli eventi
cli-bench-moved = I bot hanno fatto { $moves } mosse, una ogni { $seconds } s a ogni tavolo.
cli-bench-stopped = Il server si è fermato in { $seconds } s.

# Looking for puzzles
cli-puzzle-found = Problema { $number } di { $count }, dalla distribuzione { $deal }
cli-puzzles-kept = { $count } problemi sono conservati in { $file }.

# A game of one's own
cli-new-game-laid-out = { $name } è pronto in { $folder }:
cli-new-game-install = Per metterlo sullo scaffale (viene letto dove si trova, ogni modifica vale subito):
cli-new-game-play = Per giocarci ed eseguirne i test:
cli-new-game-guide = docs/new-game.md dice che cosa va dove.

## What the server says

say-log-undo = { $player } ritira una mossa.
say-moved-on = Nel frattempo la partita è andata avanti; guardala di nuovo.
say-not-your-seat = Quel posto non è tuo.
say-not-your-turn = Non è il tuo turno.
say-no-move-fits = Nessuna mossa corrisponde alla tua scelta.
say-no-hint = Questa volta nessun consiglio.
say-one-hint-at-a-time = Aspetta il consiglio che hai chiesto.
say-no-help-here = Anche altri giocano questa stessa mano: niente suggerimenti.
say-undo-refused = Questa mossa non si può più ritirare: nel frattempo qualcuno ha agito, è stata pescata una carta o è stato mostrato qualcosa di nascosto.
say-undo-over = La partita è finita e la sua chiave è rivelata; non si può più ritirare nulla.
say-match-too-long = Il registro di questa partita ha { $rows } voci e non c’è più posto.
say-too-many-undos = In questa partita sono state ritirate { $undos } mosse: devono bastare.
say-busy = In questo momento c’è troppo movimento. Riprova tra poco.
say-consent-first = Chi riceve questo posto ne vede la mano: prima gli altri al tavolo devono essere d’accordo.
say-one-proposal-at-a-time = A questo tavolo c’è già una richiesta in corso.
say-no-proposal = Non c’è più nulla da accettare.
say-log-seat = Il posto di { $player } è stato riassegnato.
say-log-bot = Un bot gioca per { $player }, che è offline.
say-log-back = { $player } è di nuovo qui e gioca da sé.
say-log-end = La partita è stata chiusa di comune accordo, su proposta di { $player }.
say-log-next = { $player } ha aperto la partita successiva.
say-match-ended = Questa partita è stata chiusa di comune accordo; nessuno ha vinto.
say-match-over = La partita è finita.
say-match-goes-on = Questa partita non è ancora finita.
say-no-stand-in = Un bot può sostituire solo una persona, e uno solo per ciascuna.
say-not-away = Chi siede lì è al tavolo.
say-away-shortly =
    { $seconds ->
        [one] Il posto è libero da poco. Tra un secondo un bot potrà giocare.
       *[other] Il posto è libero da poco. Tra { $seconds } secondi un bot potrà giocare.
    }
say-end-later =
    { $minutes ->
        [one] Gli altri potrebbero tornare. Tra circa un minuto potrai chiudere la partita da solo.
       *[other] Gli altri potrebbero tornare. Tra circa { $minutes } minuti potrai chiudere la partita da solo.
    }
say-bot-plays = Per ora un bot gioca a questo posto; prima riprendilo.
say-no-bot-there = Nessun bot gioca a questo posto.
say-too-many-reactions = Aspetta un momento prima di mostrare un’altra faccia.
say-no-push-service = La ludoteca non può rivolgersi a questo servizio push.
say-wrong-host = Qui la ludoteca non è conosciuta come { $host }. Chi la gestisce può aggiungere il nome all’impostazione «hosts».
say-too-many-sockets = Dalla tua rete sono aperti troppi tavoli. Chiudine qualcuno.
say-name-taken = A questo tavolo qualcuno ha già questo nome. Scegline un altro.
say-game-not-ready = Le regole di questo gioco sono in preparazione. Riprova tra un attimo.
say-no-table = Questo tavolo non esiste.
say-table-damaged = I dati di questo tavolo sono danneggiati, quindi qui non si può continuare a giocare. Gli altri tavoli non ne risentono.
say-table-other-rules = Questo tavolo si gioca con regole che qui mancano: { $rules }.
say-table-full = In questo momento c’è troppa gente a questo tavolo. Torna tra un po’.
say-wrong-token = Questo link non vale, o non vale più, per un posto a questo tavolo.
say-seat-revoked = Per questo posto c’è un nuovo invito; questo link non vale più.
say-invite-spent = Questo invito è già stato usato o sostituito. Chiedine un altro a chi ha aperto il tavolo.
say-host-only = Può farlo solo chi ha aperto il tavolo.
say-no-invite-there = Questo posto non prevede inviti.
say-bad-name = Un nome ha da 1 a 24 caratteri, tutti visibili.
say-bad-table = Impossibile aprire questo tavolo: { $why }.
say-too-many-tables = Hai aperto molti tavoli in poco tempo. Aspetta un minuto.
say-record-later = La registrazione sarà disponibile a fine partita: contiene la chiave di tutte le carte coperte.
say-review-later = L’analisi arriva a partita finita: prima direbbe ciò che è nascosto.
say-reviews-busy = In questo momento ci sono molte analisi in corso. Riprova tra un minuto.
say-join-first = Prima unisciti al tavolo.
say-frame-garbled = Il server non capisce questo messaggio.
say-frame-too-long = Questo messaggio è troppo lungo.
say-too-fast = Troppi messaggi in poco tempo.
say-too-many-bad-frames = Troppi messaggi incomprensibili; il server chiude la connessione.
say-bad-request = Il server non capisce questa richiesta.
say-body-too-long = Questa richiesta è troppo lunga.
say-json-only = Questa richiesta deve essere in JSON.
say-foreign-page = Questa richiesta viene da un altro sito.
say-not-found = Qui non c’è nulla.
say-no-language = Questa lingua qui non c’è.
say-store-trouble = Al momento il server non può scrivere, quindi non è cambiato nulla. Riprova tra un po’.
say-server-fault = Si è verificato un errore sul server. È stato annotato; non è cambiato nulla.
say-restarting = Il server si riavvia e torna subito.

## Tables in this browser

say-no-engine = Le regole di questo gioco non sono ancora pronte per questo browser.
say-not-kept = Questo browser non ha posto per conservare la mossa, o non lo permette; perciò non è stata fatta. Libera spazio e riprova.
say-table-fault = Qualcosa è andato storto in questo browser. Ciò che ti è stato confermato è conservato; il tavolo torna subito.
say-friends-elsewhere = Gli amici lontani si incontrano su un server; a questo tavolo tutti siedono davanti allo stesso schermo.
ui-passing = Questo browser non conserva nulla, forse perché la finestra è privata: la partita finisce con questa pagina.
ui-here = Dove è conservata la partita
ui-here-keep = In questo browser
ui-here-help = I bot pensano sul tuo dispositivo e la partita continua anche senza connessione. Senza la spunta è conservata sul server.
ui-here-table = Questo tavolo è conservato in questo browser, solo su questo dispositivo.
ui-shelf-lead-here = Gioca contro i bot o con altri davanti a questo schermo. Niente da installare, nessun account; dopo la prima visita, nemmeno la connessione.
ui-open-record = Hai una registrazione?
ui-open-record-help = Il file di una partita, da controllare e rivedere mossa per mossa
ui-fair-explained-here = Prima della prima carta questo browser ha fissato una chiave segreta e ne ha mostrato il sigillo. Ora la chiave è aperta: con la registrazione della partita chiunque può controllare che nulla è stato cambiato.
ui-update = C’è una nuova versione della ludoteca. Le partite in corso restano come sono.
ui-update-now = Caricala
replay-open = Mossa per mossa
replay-checked = Controllato in questo browser: la chiave corrisponde al sigillo, ogni mossa è permessa, e portano a questo risultato.
replay-viewer = Vista da
replay-mover = Chi muove
replay-onlooker = Uno spettatore
deal-of-day = La mano del giorno
deal-lead = Una mano al giorno, la stessa per tutti: le stesse carte e gli stessi dadi, contro gli stessi bot dilettanti. Si gioca una volta sola, senza suggerimenti e senza annullare mosse.
deal-play = Gioca la mano
deal-go-on = Continua
deal-to-result = Al risultato
deal-outcome = { $place }º posto su { $seats }, { $points } { $points ->
    [one] punto
   *[other] punti
}
deal-line = Ludothèque, { $game }, mano del { $day }: { $place }º posto su { $seats }, { $points } { $points ->
    [one] punto
   *[other] punti
}.
deal-share = La tua riga da condividere
deal-results = Come è andata agli altri
deal-nobody = Nessuno ha ancora annunciato un risultato.
deal-enter = Aggiungi il mio risultato, con il mio nome
duel-challenge = Sfida un amico a duello…
duel-title = Duello
duel-lead = Tu e un amico giocate le stesse due mani, ciascuno contro gli stessi bot; nella seconda vi scambiate i posti. Vincono i piazzamenti migliori. Manda il link e, quando avrete giocato entrambi, confrontate.
duel-deal = Mano { $number }
duel-invite = Link per il tuo amico
duel-answer = Il tuo risultato per il tuo amico
duel-friend-waits = { $friend } ha giocato. Gioca entrambe le mani per vedere chi è avanti.
duel-ahead = Vinci il duello contro { $friend }.
duel-behind = { $friend } vince il duello.
duel-even = Tu e { $friend } siete pari.
say-deal-closed = Questa mano è chiusa: si accettano risultati dal giorno prima al giorno dopo.
say-deal-full = La tabella di questa mano è piena.
say-not-this-deal = Non è il verbale di una partita finita di questa mano contro i suoi bot.

## The browser: everywhere

ui-brand = Ludothèque
ui-to-shelf = Torna allo scaffale
ui-loading = Un attimo…
ui-close = Chiudi
ui-open = Apri
ui-language = Lingua
ui-theme = Tema
ui-theme-auto = Automatico
ui-theme-light = Chiaro
ui-theme-dark = Scuro
ui-settings = Impostazioni
ui-pace = Ritmo delle mosse altrui
ui-pace-slow = lento
ui-pace-usual = normale
ui-pace-fast = veloce
ui-pace-none = immediato
ui-prefer-motion = I pezzi si muovono
ui-prefer-sound = Suoni
ui-prefer-notify = Avvisami quando tocca a me e sono altrove
ui-prefer-confirm = Conferma le mosse con un secondo tocco
ui-keys = Tasti
ui-key-digit = scegli dal primo al nono elemento possibile
ui-key-enter = fai la mossa scelta
ui-key-escape = annulla la scelta
ui-key-arrows = passa da un elemento all’altro
ui-key-idle = passa, finisci il turno, fermati
ui-key-hint = chiedi un suggerimento
ui-key-undo = annulla l’ultima mossa
ui-key-log = mostra la cronaca
ui-key-help = mostra questi tasti
ui-key-double = Un doppio clic sceglie e gioca.
ui-foot = Una ludoteca aperta giorno e notte.
ui-server-away = Il server non è raggiungibile. Riprova tra un attimo.
ui-server-trouble = Il server ha avuto un problema. Riprova tra un attimo.

## Names
## $number is the number of a seat, from 1.

ui-seat = Giocatore { $number }
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
ui-bot-level = bot: { $level }
ui-bot-thinking = sta pensando
# Stands for the name of somebody who has not come yet.
ui-seat-open-name = Posto libero { $number }
# $player is the name of who sits there.
ui-player = { $player }
# Used where a person has not told a name.
ui-default-name = Ospite
ui-your-name = Il tuo nome

## The shelf

ui-shelf-title = Lo scaffale
ui-shelf-heading = Prendi una scatola dallo scaffale
ui-shelf-lead = Gioca contro i bot, insieme su questo schermo o a distanza con gli amici. Niente da installare, nessun account.
ui-shelf-games = Giochi
ui-box-not-ready = in preparazione, solo per questa volta …
ui-box-seats = da { $fewest } a { $most } persone
ui-box-seats-exactly = { $most } persone
ui-box-minutes =
    { $minutes ->
        [one] circa { $minutes } minuto
       *[other] circa { $minutes } minuti
    }
ui-play-now = Gioca subito
ui-play-now-note = “Gioca subito” ti mette al tavolo con dei bot e le regole abituali.
ui-set-up-table = Prepara un tavolo…
ui-forget-table = Dimentica questo tavolo di { $game }
ui-by-link = Hai un link?
ui-by-link-label = Link a un tavolo
ui-by-link-help = Incolla il link che ti hanno mandato.
ui-by-link-wrong = Questo non è il link di un tavolo. Ha la forma …/table/ABC123.

# Heads the list of levels that the bots may have.
ui-opponents = Avversari
ui-level-offer = Due vittorie: ora prova { $level }
ui-continue = Continua
# $players are those whose turn it is.
ui-continue-waiting = tocca a { $players }
ui-continue-over = finita
ui-against = contro { $players }

## Finished matches

ui-mine = Le tue partite
ui-mine-none = Le partite che finisci restano qui, con i loro risultati.
ui-mine-all = Bilancio, file, altro dispositivo
ui-mine-won = vinta
ui-mine-place = posto { $rank } di { $seats }
ui-mine-matches = Partite finite
ui-mine-record = Il tuo bilancio
ui-mine-of = { $won } vinte su { $played }
ui-mine-streak = { $game }: { $count } vittorie di fila
ui-mine-keep = Conservare o spostare
ui-mine-help = Non c’è un account: tutto questo resta solo in questo browser. Salvalo in un file, o portalo su un altro dispositivo.
ui-mine-save = Salva un file
ui-mine-read = Leggi un file
ui-mine-link = Link per un altro dispositivo
ui-mine-link-help = Apri questo link sull’altro dispositivo. Apre i tuoi posti: tienilo per te.
ui-mine-arrived = Da un altro dispositivo: { $matches } partite e { $tables } tavoli.
ui-mine-take = Riprendi
ui-mine-taken = Ripresi: { $matches } partite e { $tables } tavoli.
ui-mine-no-file = Questo non è un file salvato qui.

## A new table

ui-new-table = Nuovo tavolo
ui-no-such-game = Questo gioco non è sullo scaffale
ui-nowhere = Qui non c’è nulla
ui-nowhere-words = Questo indirizzo non porta a nessuna pagina della ludoteca. Forse si è persa una lettera per strada.
ui-seats = Chi gioca?
ui-seat-kind-me = Io
ui-seat-kind-local = Altra persona, stesso schermo
ui-seat-kind-bot = Bot
ui-seat-kind-friend = Invito con link
ui-seat-name = Nome al posto { $number }
ui-seat-level = Livello del bot al posto { $number }
# $level is the name of a strength, $rating its measured rating.
ui-level-rated = { $level } · { $rating }
# $seats is how many play.
ui-rating-note = Il numero è un punteggio, misurato in partite a { $seats } fra i bot di questo gioco. Chi ha 400 in più vince circa dieci duelli su undici.
# The ends of an interval that the rating lies in.
ui-level-between = Punteggio molto probabile: fra { $low } e { $high }.
ui-level-above = Punteggio molto probabile: più di { $low }.
ui-seat-friend-note = Riceverai un link da mandare.
ui-seat-add = Aggiungi un posto
ui-seat-remove = Togli il posto { $number }
ui-options = Opzioni
ui-options-fine = Dettagli
# A field for any number of the range.
ui-option-number = Altro ({ $low }–{ $high })
ui-start = Inizia

## An invitation

ui-invited = Hai un invito a un tavolo
ui-invited-by = { $host } ti invita a { $game }
ui-invited-facts = { $seats } giocatori, circa { $minutes } minuti.
ui-invited-lead = C’è un posto per te. Di’ agli altri come ti chiami e siediti.
ui-sit-down = Siediti
ui-look-on = Guarda soltanto

## The table

ui-table = Tavolo
ui-no-table = Questo tavolo non esiste
ui-no-board = Non è stato possibile caricare il disegno di questo gioco. Ricarica la pagina.
ui-plain-position = Posizione
ui-plain-field = Campo
ui-plain-hidden = nascosto
ui-plain-moves = Mosse
ui-plain-more =
    { $count ->
    [one] ancora una; scegli parti di una mossa per restringere l’elenco
   *[other] ancora { $count }; scegli parti di una mossa per restringere l’elenco
}
ui-side = Cronaca, regole e tavolo
ui-tab-log = Cronaca
ui-tab-rules = Regole
ui-tab-people = Tavolo
ui-log-empty = Non è ancora successo nulla.
ui-log-show = Mostralo sul tavolo
ui-since = Dal tuo ultimo turno:
ui-line-lost = Connessione persa. Si riprova…
ui-line-ended = Il server ha chiuso la connessione a questo tavolo.
ui-onlooker = Stai solo guardando. Le carte coperte restano coperte.
ui-seats-open =
    { $count ->
        [one] Resta un posto libero.
       *[other] Restano { $count } posti liberi.
    }
ui-invite = Invita

## Whose turn, and the moves

ui-actions = Le tue mosse
ui-your-turn = Il tuo turno.
# The title of the window; $game is the name of the game.
ui-title-turn = Tocca a te: { $game }
# Shown while too many moves are possible to list them.
ui-pick-help = Scegli sul tavolo; le tue mosse appaiono qui.
# $what e $other indicano elementi del tavolo, come “una delle tue carte”.
ui-pick-one = Scegli { $what }.
ui-pick-two = Scegli { $what } o { $other }.
ui-further-moves = Mosse possibili
ui-clear = Azzera
ui-undo = Annulla
ui-ask-undo = Chiedi di ritirare
ui-proposal-undo = { $player } vorrebbe ritirare la sua ultima mossa.
ui-proposal-seat = Chi ha aperto il tavolo vorrebbe riassegnare il posto di { $player }. Chi lo riceve ne vede la mano.
ui-agree = Accetto
ui-refuse = Rifiuto
ui-proposal-waiting = In attesa del consenso degli altri …
ui-hint = Consiglio
ui-hint-busy = Ci penso…
ui-hint-title = { $count ->
    [one] Una buona mossa
   *[other] Buone mosse
}
ui-hint-only = La tua unica mossa
ui-hint-equal = più o meno equivalenti
ui-hint-close = Chiudi il consiglio
# Heads the column of percentages.
ui-hint-chance = probabilità di vincere
# $percent is a whole number.
ui-hint-percent = { $percent }%
# $rule is the number of a rule, such as O17.
ui-show-rule = Mostra la regola { $rule }
ui-rules-search = Cerca nelle regole
ui-rules-none = Nessuna regola contiene queste parole.
ui-rules-assumed = Ipotesi

## Several people at one screen

ui-cover-hand = Passa lo schermo a { $player }
ui-cover-show = Sono { $player }, fammi vedere
ui-cover-next = Poi tocca a { $player }.
ui-cover-on = Passa lo schermo

## The people at the table

ui-seat-you = tu
ui-seat-online = online
ui-seat-away = offline
ui-seat-free = ancora libero
ui-links = Link
ui-link-onlooker = Per guardare
ui-link-invite = Invito a questo posto
ui-link-own = { $player } su un altro dispositivo; tieni questo link per te
ui-invite-again = Crea un nuovo link
ui-copy = Copia
ui-copied = Copiato
# $what is the name of a link.
ui-copy-label = Copia: { $what }

## Insieme: giocare ancora, chi è offline, le facce

ui-rematch = Rivincita
ui-rematch-other = Un’altra scatola
ui-next-come = Vieni anche tu
ui-next-follow = Guarda lì
# $player has closed the page, or opened it again.
ui-now-away = { $player } è offline.
ui-now-here = { $player } è di nuovo qui.
# Below the name of somebody for whom a bot plays.
ui-stand-in = gioca un bot
ui-stand-in-you = Un bot sta giocando per te.
ui-come-back = Gioco di nuovo io
ui-let-bot = Lascia giocare un bot
ui-proposal-bot = { $player } è offline. Deve giocare un bot fino al ritorno?
ui-proposal-end = { $player } propone di chiudere qui la partita, senza vincitori.
ui-withdraw = Ritira
ui-seat-anew = Fai tornare al tavolo
ui-seat-anew-asked = Con questo posto va una mano: prima si chiede agli altri.
ui-seat-anew-refused = Gli altri non erano d’accordo.
ui-end-match = Chiudi la partita
ui-end-match-sure = Chiuderla ora, senza vincitori?
ui-keep-playing = Continua
ui-over-agreed = La partita è stata chiusa di comune accordo
ui-over-agreed-why = Nessuno ha vinto; i punti sono quelli del momento.
ui-react = Mostra una faccia
# $player shows a face with these words.
ui-reaction = { $player }: { $words }
react-hello = Ciao!
react-well = Ben giocato!
react-thanks = Grazie!
react-oops = Ops!
react-wow = Uau!
react-laugh = Ah ah!
react-think = Fammi pensare …
react-hurry = A chi tocca?
ui-prefer-reactions = Vedi le facce degli altri
ui-prefer-vibrate = Vibra quando tocca a me
ui-prefer-push = Chiamami anche quando la pagina è chiusa
ui-push-explained = Per le partite che durano giorni: il servizio push del tuo browser porta un biglietto sigillato che solo questo browser può leggere. Dice quale tavolo ti aspetta.
ui-push-denied = Il tuo browser non permette messaggi da questa pagina.
# $others is a list of names.
push-body = { $name }, tocca a te al tavolo con { $others }.
ui-invited-people = Al tavolo: { $people }.

## The end of a match

# $winners is a list of names, $count how many.
ui-over =
    { $count ->
        [one] { $winners } vince
       *[other] { $winners } condividono la vittoria
    }
ui-over-alone = La partita è finita
# $rank è il posto, da 2 in su; $count quanti giocano.
ui-over-you = Sei { $rank }º su { $count }
ui-over-you-win = Hai vinto!
ui-over-you-share = Condividi la vittoria!
ui-over-score =
    { $points ->
        [one] Hai fatto { $points } punto
       *[other] Hai fatto { $points } punti
    }
ui-over-ahead =
    { $points ->
        [one] { $points } punto davanti a { $player }.
       *[other] { $points } punti davanti a { $player }.
    }
ui-over-behind =
    { $points ->
        [one] { $points } punto dietro a { $player }.
       *[other] { $points } punti dietro a { $player }.
    }
ui-over-par = Un bot esperto fa in media { $par }.
ui-over-fold = Guarda il tavolo
ui-over-unfold = Mostra il risultato
ui-over-rank = Pos.
ui-over-player = Nome
ui-over-points = Punti
ui-play-again = Gioca ancora
ui-record = Scarica la partita
ui-fair = La distribuzione è verificabile
ui-fair-explained = Prima della prima carta il server ha fissato una chiave segreta e ne ha mostrato il sigillo. Ora la chiave è rivelata: con la registrazione della partita chiunque può verificare che nulla è stato cambiato.
ui-fair-key = Chiave
ui-fair-commitment = Sigillo della distribuzione
ui-commitment-explained = Tutto ciò che è casuale in questa partita viene da una chiave fissata prima della prima carta. Questo è il suo sigillo; la chiave viene rivelata alla fine.

## Learning

ui-learn = Impara
ui-how = Come si gioca
ui-tips = Consigli
ui-all-rules = Tutte le regole
# The coach explains, step by step, during a first match.
ui-coach = Guida
ui-coach-next = Ho capito
ui-coach-off = Non spiegare più
ui-coach-ask = Non sai che fare? Premi «Consiglio»: un buon giocatore ti mostra una mossa e quante volte vince.
ui-coach-on = Spiega mentre gioco
ui-first-match = Prima partita con una guida

## Puzzles
## $percent and $best are whole numbers: how often a move wins.

ui-puzzles = Problemi
ui-puzzle-today = Problema del giorno
ui-puzzle-number = Problema { $number } di { $count }
ui-puzzle-task = Una mossa è nettamente migliore di tutte le altre. Trovala sul tavolo.
ui-puzzle-right = È questa: vince circa il { $percent }% delle volte.
ui-puzzle-wrong = C’è di meglio: questa vince circa il { $percent }% delle volte, la migliore il { $best }%.
ui-puzzle-why = Quanto valgono le mosse
ui-puzzle-loses = { $percent }% in meno
ui-puzzle-rest = Altre { $count } mosse non sono migliori.
ui-puzzles-solved = { $solved } su { $count } risolti al primo tentativo
ui-puzzle-next = Problema seguente
ui-puzzle-solved = risolto
ui-puzzle-failed = non al primo tentativo

## The review of a match, in the browser and in the terminal
## $before, $after, $start, $own, $others and $luck are percentages, $move is a move in words.

review-title = Analisi
review-open = Analizza la partita
review-back = Torna al tavolo
review-lead = La probabilità di vincere di ciascuno, come poteva conoscerla a ogni scelta, e quanto valeva ogni scelta.
review-progress = Rilettura della partita: decisione { $done } di { $of }
review-waiting = Si sta analizzando un’altra partita; poi viene questa…
review-alone = Chi gioca da solo non vince contro nessuno: non ci sono probabilità da raccontare. I punti dicono com’è andata.
review-nothing = In questa partita nessuno ha mai avuto una scelta.
review-unfinished = La partita non è finita: l’ultima probabilità nota di ciascuno vale come risultato.
review-curve = Probabilità di vincere
review-curve-help = Una linea per giocatore lungo le mosse della partita. Indicala, oppure scorri le mosse con il cursore o con i tasti freccia; con Maiusc le frecce vanno di decisione in decisione. Un cerchio segna un errore.
review-step = Mossa
review-end = Fine
review-first-move = Prima mossa
review-previous-move = Mossa precedente
review-next-move = Mossa seguente
review-last-move = Alla fine
review-move-of = Mossa { $number } di { $moves }
review-previous = Decisione precedente
review-next = Decisione successiva
review-at = Mossa { $number }, { $player }
review-played = Giocata: { $move }
review-better = Meglio: { $move }
review-no-better =
    { $count ->
        [one] Niente di meglio tra { $count } mossa.
       *[other] Niente di nettamente meglio tra { $count } mosse.
    }
review-chances = Probabilità { $before } prima, { $after } dopo
review-fine = Buona
review-inaccuracy = Imprecisione
review-mistake = Errore
review-blunder = Errore grave
review-position = Il tavolo visto da { $player }
review-position-onlooker = Il tavolo visto da uno spettatore
review-forced = C’era una sola mossa.
review-own-previous = La mia decisione precedente
review-own-next = La mia decisione successiva
review-play = Avvia
review-pause = Pausa
review-try = Prova da qui
review-try-note = Si apre un tavolo a parte in questo browser: tu continui per { $player }, i bot giocano per gli altri. La partita è finita, quindi nulla viene ridistribuito: le carte nascoste restano dov’erano e il caso cade come sarebbe caduto.
review-share = Condividi questo momento
review-share-link = Link a questa mossa
review-share-embed = Codice per una tua pagina
review-share-title = Una partita di { $game }
review-in-library = Apri nella ludoteca
review-bad-link = Questo link non contiene alcuna partita, o è stato troncato per strada.
review-split = Scelte e fortuna
review-split-help = Dalla probabilità alla prima decisione fino al risultato. La fortuna è tutto ciò che nessuno ha scelto: carte, dadi e ciò che era nascosto. Quel che si perde in una mossa si può riguadagnare nella successiva: le somme possono superare il 100%.
review-start = Inizio
review-own = Proprie scelte
review-others = Errori altrui
review-luck = Fortuna
review-result = Risultato
review-won = vinto
review-lost = perso
review-shared = vittoria condivisa
review-no-choice = Non ha mai avuto una scelta.
review-costly = Le mosse più costose
review-costly-none = Nessuno ha fatto una mossa nettamente peggiore di un’altra.
review-loss = Perdita
review-all = Tutte le decisioni in una tabella
review-move = Mossa
review-player = Giocatore
review-was-played = Giocata
review-was-better = Meglio
review-method = Come si calcola
review-method-help = Per ogni scelta la ricerca dei bot cerca la mossa migliore da ciò che il giocatore poteva sapere, indovinando molte volte ciò che è nascosto o deve ancora venire. La mossa migliore e quella giocata si confrontano nelle stesse ipotesi; ciò che può essere solo rumore non conta. Le mosse obbligate sono escluse.

## Ciò che si rifiuta: opzioni, posizioni, file

did-you-mean = intendevi «{ $word }»?
there-are = ci sono: { $words }
it-has-none = non ne ha
span = da { $low } a { $high }
span-one = { $low }
option-takes-words = ci vuole { $words }
option-takes-range = ci vuole un numero intero da { $low } a { $high }
option-takes-either = ci vuole { $words } o un numero intero da { $low } a { $high }
bad-option-value = { $option } non può essere { $value }: { $wanted }
bad-option-seats = { $option } vale solo per { $span } posti, non per { $seats }
bad-option-written = un’opzione si scrive nome=valore, per esempio target=15, non «{ $word }»
bad-option-twice = l’opzione { $option } è data due volte
bad-seats = { $game } si gioca a { $span } posti, non a { $seats }
bad-no-option = { $game } non ha l’opzione «{ $option }»: { $known }
bad-no-layout = { $game } non ha il tabellone «{ $layout }»: { $known }
bad-no-field = una posizione di { $game } non ha «{ $field }»: { $known }
bad-field = «{ $field }» { $where ->
    [layout] del tabellone
   *[position] della posizione
}: { $why }
bad-position-seats = una posizione deve dire «seats», un numero intero
bad-position-breaks = questa posizione viola { $rule }: { $why }
bad-does-not-fit = questo non ci sta
bad-takes-a-list = ci vuole un elenco di al massimo { $most } elementi
bad-takes-at-most = ce ne sono al massimo { $most }
bad-takes-rows = ogni sua riga è un elenco di { $count } elementi
bad-no-whole-number = { $value } non è un numero intero
bad-out-of-range = { $value } non è fra { $least } e { $most }
bad-none-of = { $word } non è fra { $words }
bad-write-in-a-line = scrivilo su una riga con spazi, per esempio «{ $words }», non { $value }
bad-named-twice = { $word } è nominato due volte
bad-too-many-of = ci sono al massimo { $most } di { $name }, non { $count }
bad-no-such-seat = non c’è il posto { $seat }: i posti vanno da 0 a { $last }
bad-no-move = { $word } non è una mossa di questo gioco

list-and = { $first } e { $last }
bad-game-name = un gioco si chiama con una parola di minuscole e cifre, come 'pennies', non '{ $name }'
bad-game-there = c’è già un gioco '{ $game }'; scegli un altro nome
bad-folder-there = '{ $folder }' esiste già; scegli un’altra cartella o un altro nome
bad-no-game = non c’è il gioco «{ $game }»: { $known }
bad-no-game-folder = il gioco { $game } non ha qui una cartella
bad-game-not-loaded = il gioco { $game } non può essere caricato da { $package } ({ $fault })
bad-no-version = la versione { $version } delle regole di { $game } non è nota qui; note: { $known }

## File di registrazione

bad-record-line = riga { $line }: { $fault }
bad-record-breaks-off = la registrazione si interrompe qui
bad-record-too-long = è troppo lungo per una registrazione
bad-record-no-text = non è testo in UTF-8: vedi il byte { $byte } del file
bad-record-first-line = una registrazione comincia con «{ $wanted }»
bad-record-expected = era atteso «{ $wanted }», non { $found }
bad-record-number = { $found } non è un numero
bad-record-spelling = in una registrazione si scrive { $wanted }, non { $found }
bad-record-name = in una registrazione un nome è una riga di segni visibili, non { $name }
bad-record-key = una chiave ha 32 cifre esadecimali, in minuscolo
bad-record-what = { $what ->
    [layout] il tabellone
   *[position] la posizione
}
bad-record-no-json = { bad-record-what } non è JSON, o nomina qualcosa due volte
bad-record-no-object = { bad-record-what } non è un oggetto JSON
bad-record-words = { bad-record-what } non si legge per intero, nelle parole di una registrazione
bad-record-header = { $what } è { $found } nella posizione e { $wanted } nelle righe sopra
bad-record-commitment = la chiave non corrisponde al sigillo: la chiave, il gioco, i posti o un’opzione sono stati cambiati
bad-record-move-number = era attesa la mossa { $wanted }, non { $found }
bad-record-illegal = «{ $move }» non è permesso: { $why }
bad-record-by-rule = { $rule }: { $why }
bad-record-result = le mosse portano al risultato «{ $result }»
bad-record-checksum = la somma di controllo non corrisponde: qualcosa sopra è stato cambiato o perso
bad-record-after-the-end = c’è qualcosa dopo la fine
bad-record-no-line-feed = l’ultima riga non finisce con un a capo

## Ciò che una partita rifiuta

bad-match-notation = una mossa si scrive nella sua notazione, non come { $value }
bad-match-seed = un seme è un numero intero o una riga di testo, non { $value }
bad-match-words = { $value } non è una tabella di nomi e valori
bad-match-key = una chiave ha { $bytes } byte, né più né meno
bad-match-key-or-seed = dai una chiave o un seme, non tutti e due
bad-match-no-move = non c’è nessuna mossa da riprendere
bad-match-which-seat = di’ quale posto: { $seats } possono tutti muovere adesso
bad-match-no-viewer = non c’è il posto { $seat }: i posti vanno da 0 a { $last }, e -1 è uno spettatore
bad-match-count = non c’è una posizione dopo { $count } mosse: ne sono state fatte { $moves }
percent = { $number }%

## Ciò che rifiutano il programma del terminale e le sue serie

bad-no-language = non c’è la lingua «{ $language }»: { $known }
bad-no-bot = non c’è il bot «{ $bot }»: { $known }
bad-searched-onward = --searched istruisce la rete che il gioco porta: aggiungi --onward
bad-onward-widths = la rete che il gioco porta mantiene le sue larghezze: con --onward «first» è { $first } e «second» { $second }
bad-other-training = «{ $folder }» contiene un allenamento con altre impostazioni: scegli un’altra cartella con --out
bad-no-net = il gioco «{ $game }» non porta una rete
bad-no-device = qui non c’è il dispositivo «{ $device }»: «cpu», o «cuda» con una GPU NVIDIA e il pacchetto numba-cuda
bad-think = un bot pensa più di 0 e al massimo { $most } secondi, non { $seconds }
bad-search-word = una ricerca non ha «{ $word }»: { $known }
bad-search-number = «{ $part }» di «{ $spec }» vuole un numero
bad-search-budget = «{ $spec }» vuole un limite: «iterations=…» o «seconds=…»
bad-player-name = un nome ha da 1 a { $most } lettere o segni
bad-which-game = di’ quale gioco, per esempio «ludotheque play { $game }»: ci sono { $games }
bad-resumed = una partita ripresa mantiene posti, opzioni, chiave e tabellone: togli --seats, --option, --key e --board
bad-resumed-game = «{ $file }» è una partita di { $game }, non di { $wanted }
bad-bots-and-seats = { $bots } bot non vanno bene per { $seats } posti: indica un solo livello per tutti, oppure { $others }
bad-key = una chiave ha 32 cifre esadecimali, non «{ $key }»
bad-no-board = { $game } non ha un tabellone che si possa sostituire
bad-board-not-read = il tabellone «{ $file }» non può essere letto: { $fault }
bad-seat-and-all = --seat e --all non vanno insieme: un posto non vede tutto

# File e cartelle. $fault è ciò che dice il sistema.
bad-no-file = non c’è il file «{ $file }»
bad-no-file-but = non c’è il file «{ $file }»: { $known }
bad-no-folder = non c’è la cartella «{ $folder }»
bad-is-folder = «{ $path }» è una cartella; indica un file al suo interno
bad-not-read = «{ $path }» non può essere letto: { $fault }
bad-not-written = «{ $path }» non può essere scritto: { $fault }
bad-not-this-match = «{ $file }» esiste già e non è questa partita; scegli un altro nome
# $why dice la riga e che cosa non va lì.
bad-no-good-record = «{ $file }» non è una buona registrazione, { $why }

# Serie di molte partite. --out è l’opzione che indica la cartella dei risultati.
bad-arena-bot-twice = il bot «{ $bot }» è nominato più di una volta: nomina ogni bot una volta sola
bad-arena-one-bot = un’arena vuole almeno due bot, non solo «{ $bot }»
bad-arena-deals = un’arena vuole almeno una distribuzione, non { $deals }
bad-arena-seats = un’arena vuole almeno due posti, non { $seats }
bad-anchor = l’àncora «{ $bot }» non gioca: { $known }
bad-plot = un grafico è un file .svg o .png, non «{ $file }»
bad-study-matches = uno studio vuole almeno una partita, non { $matches }
bad-results-folder = i risultati non possono essere conservati in «{ $folder }»: { $fault }
# $name è ciò che differisce, per esempio seed; $theirs è il suo valore lì, $ours quello richiesto.
bad-results-other = «{ $folder }» contiene partite con { $name } { $theirs }, non { $ours }: scegli un’altra cartella con --out
bad-results-busy = un’altra serie sta scrivendo in «{ $file }»: aspettala, o scegli un altro --out
bad-results-line = la riga { $line } di «{ $file }» è danneggiata: toglila, o scegli un altro --out
bad-results-no-match = la riga { $line } di «{ $file }» non è una partita: toglila, o scegli un altro --out

bad-server = il server non può girare su { $host }, porta { $port }, con i suoi tavoli in «{ $folder }»: { $fault }
bad-site = la ludoteca non può essere scritta in «{ $folder }»: { $fault }
bad-store-later = { $file } è stato scritto da una Ludothèque più recente (versione { $version } dell’archivio): usa quella
bad-store-empty = { $file } è vuoto, anche se vi era conservata una ludoteca: ripristina una copia di sicurezza, o cancella il file per cominciarne una nuova
bad-store-gone = in { $file } era conservata una ludoteca, ma il file è sparito: ripristina una copia di sicurezza, o cancella tutto ciò che gli sta accanto e il cui nome comincia con «ludotheque.» per cominciarne una nuova
bad-store-none = in { $place } non c’è nessuna ludoteca, e non è permesso cominciarne una (impostazione «create»)
bad-store-damaged = la ludoteca in { $place } è danneggiata: ripristina una copia di sicurezza ({ $fault })
bad-store-url = l’indirizzo di un archivio non va bene: { $fault }
bad-store-away = l’archivio { $place } non risponde: { $fault }
cli-store-copied = { $count ->
    [one] Una partita da { $source } è in { $target }.
   *[other] { NUMBER($count) } partite da { $source } sono in { $target }.
}
cli-store-whole = { $count ->
    [one] Una partita in { $place }, il suo registro è intatto.
   *[other] { NUMBER($count) } partite in { $place }, tutti i registri sono intatti.
}
cli-store-damaged = Il registro della partita { $match } è danneggiato.
bad-store-taken = in { $place } c’è già una ludoteca
bad-store-work = l’archivio rifiuta: { $fault }
bad-bus-url = un bus è nats://HOST:PORTA, non «{ $url }»
bad-processes = più processi hanno bisogno di un bus per sentirsi: --bus nats://HOST:PORTA
bad-setting = «{ $name }» in { $source } non è un’impostazione: { $known }
bad-setting-value = l’impostazione { $name } non può essere «{ $value }» ({ $source })
bad-settings-file = { $file } non è un file di impostazioni: { $fault }
bad-extra = per questo serve il pacchetto { $package }: installa ludotheque[{ $extra }]
bad-follows = «{ $field }» della posizione segue dal resto: è { $value }; non darlo, oppure dai questo
