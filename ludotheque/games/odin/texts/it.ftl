### Odin: i testi letti da chi gioca, in italiano.
### Parole: gioco, partita, smazzata (una distribuzione), giro (una serie di combinazioni crescenti), turno; centro, combinazione, posto; aprire, rispondere, passare.

## The box

odin-name = Odin
odin-tagline = Batti il centro, riprendi una carta e resta senza carte prima degli altri.
odin-blurb =
    Un gioco di carte rapido da due a sei persone. Gioca carte dello stesso colore o dello stesso numero che valgano più di quelle al centro, poi prendi una delle carte battute. Finisci le carte prima degli altri: ogni carta che ti resta costa un punto, e vince il totale più basso.

## Cards

odin-colour = { $colour ->
    [B] blu
    [R] rosso
    [P] rosa
    [G] verde
    [K] nero
    [O] arancione
   *[other] { $colour }
}
odin-card = { $colour ->
    [B] { $number } blu
    [R] { $number } rosso
    [P] { $number } rosa
    [G] { $number } verde
    [K] { $number } nero
    [O] { $number } arancione
    [goat] la capra
   *[other] { $number } { $colour }
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

odin-option-target = Obiettivo
odin-option-target-help = La partita termina dopo la smazzata in cui qualcuno raggiunge questi punti. 15 è la durata abituale, con 10 è più breve, con 20 più lunga.
odin-option-target-one-hand = Una sola smazzata
odin-option-removed_colours = Colori tolti
odin-option-removed_colours-help = In due: con due colori in meno è in gioco una parte maggiore delle carte e le combinazioni si allungano.
odin-option-removed_colours-none = Nessuno, tutti e sei i colori
odin-option-removed_colours-two = Due colori in meno
odin-option-goat = Capra scontrosa
odin-option-goat-help = Aggiunge una carta di numero 0 che va con qualsiasi colore. Chi ce l’ha ancora in mano a fine smazzata paga 5 punti.
odin-option-goat-off = Senza la capra
odin-option-goat-on = Con la capra
odin-option-next_starter = Chi inizia la smazzata successiva
odin-option-next_starter-help = L’inizio può girare intorno al tavolo di smazzata in smazzata, oppure spettare a chi ha chiuso la smazzata precedente.
odin-option-next_starter-left-of-starter = A sinistra di chi aveva iniziato
odin-option-next_starter-last-to-act = Chi ha giocato per ultimo

## Sections of the rules

odin-section-setup = Preparazione
odin-section-sets = Le combinazioni e il loro valore
odin-section-lead = Aprire
odin-section-follow = Rispondere
odin-section-pass = Passare e fine del giro
odin-section-hand-end = Fine di una smazzata
odin-section-match-end = Fine della partita
odin-section-information = Chi sa che cosa
odin-section-options = Opzioni
odin-section-facts = Buono a sapersi

## Setting up

odin-O1 = A Odin si gioca da 2 a 6.
odin-O2 = Il mazzo ha 54 carte: i numeri da 1 a 9 in sei colori, ogni carta una volta sola. Nessun colore vale più di un altro.
odin-O3 = Prima della partita si concorda l’obiettivo: di solito 15 punti, 10 per una partita breve, 20 per una lunga, un altro numero, o una sola smazzata. Si scelgono anche il mazzo ridotto in due, la capra e chi inizia ogni nuova smazzata.
odin-O4 = Tutti iniziano la partita con 0 punti. Il caso decide chi inizia la prima smazzata.
odin-O5 = A ogni smazzata si mescolano tutte le carte e ognuno ne riceve 9, coperte. Le carte rimaste stanno fuori da questa smazzata e nessuno le vede.
odin-O6 = Una smazzata comincia con il centro vuoto e nessuna carta scartata. Apre chi la inizia.
odin-O7 = Si gioca in senso orario: dopo di te tocca a chi siede alla tua sinistra.

## Sets and their value

odin-O8 = Le carte giocate insieme devono venire dalla tua mano e avere tutte lo stesso colore o tutte lo stesso numero. Una carta sola è sempre una combinazione.
odin-O9 = Per conoscere il valore di una combinazione, affianca i suoi numeri dal più alto al più basso: un 2 e un 8 fanno 82. L’ordine in cui scegli le carte non conta.
odin-O10 = Una combinazione ne batte un’altra solo se il suo valore è strettamente più alto: la parità non basta. Quella con più carte vale sempre di più.

## Leading

odin-O11 = Chi apre deve giocare: si può passare solo se al centro c’è qualcosa da battere.
odin-O12 = Quando apri, puoi giocare una qualsiasi delle tue carte, una sola.
odin-O13 = Se tutte le carte della tua mano formano una sola combinazione, puoi aprire giocandole tutte insieme, quante che siano. Non è obbligatorio.
odin-O14 = Si può aprire con due o più carte solo se sono tutte quelle che si hanno in mano. Altrimenti apri con una carta sola.
odin-O15 = Le carte con cui apri stanno al centro e chi gioca dopo deve batterle o passare. Quando si apre non si prende nulla. Se non hai più carte, la smazzata è finita.

## Following

odin-O16 = Quando ci sono carte al centro, o le batti o passi. Puoi passare anche se potresti giocare.
odin-O17 = Gioca esattamente tante carte quante sono al centro, o esattamente una in più, per un valore strettamente più alto. Vale anche per la giocata che svuota la tua mano.
odin-O18 = Quando batti il centro devi prendere esattamente una carta della combinazione battuta; le altre si scartano, e ora è la tua quella da battere. Ma se con la giocata finisci le carte, la smazzata termina subito e non prendi nulla.
odin-O19 = Se la combinazione battuta era di una carta sola, prendi quella.
odin-O20 = Puoi prendere solo una carta della combinazione che hai appena battuto, mai una di quelle che hai appena giocato.
odin-O21 = Giocare una combinazione e prendere una carta fanno parte dello stesso turno. Nessuno può intervenire nel mezzo.
odin-O22 = Se nessuna delle tue combinazioni può battere il centro, puoi solo passare.

## Passing and the end of a round

odin-O23 = Quando passi tieni tutte le tue carte e tocca a chi siede alla tua sinistra.
odin-O24 = Passare vale solo per questo turno. Se il turno torna a te nello stesso giro, puoi giocare di nuovo.
odin-O25 = Un giro termina non appena tutti gli altri hanno passato di seguito dopo l’ultima giocata. In due basta passare una volta.
odin-O26 = Alla fine di un giro le carte al centro si scartano e ognuno tiene la propria mano. Chi ha giocato per ultimo apre il giro successivo.
odin-O27 = Le carte scartate restano fuori fino alla smazzata successiva.

## End of a hand

odin-O28 = La smazzata finisce nel momento in cui qualcuno gioca le sue ultime carte, aprendo o rispondendo. A quella giocata nessuno può rispondere.
odin-O29 = Alla fine di una smazzata segni un punto per ogni carta che hai ancora in mano. Chi ha finito le carte non segna nulla; tutti gli altri segnano almeno 1 punto.
odin-O30 = La smazzata successiva la inizia chi siede a sinistra di chi ha iniziato questa, non importa chi l’abbia chiusa. Un’opzione cambia questa regola.

## End of the match

odin-O31 = Si guarda se la partita è finita solo dopo aver contato i punti di una smazzata, mai durante.
odin-O32 = La partita è finita quando, contata una smazzata, qualcuno ha raggiunto l’obiettivo; se si gioca una sola smazzata, è finita dopo quella. Allora non si può più giocare nulla.
odin-O33 = Finché la partita non è finita, si distribuisce un’altra smazzata.
odin-O34 = Vince il totale più basso. Chi lo condivide condivide la vittoria. Gli altri sono in classifica secondo il totale, e a parità di totale la posizione è la stessa.

## Who knows what

odin-O35 = Solo tu vedi le carte della tua mano. Le carte non distribuite non le vede nessuno.
odin-O36 = Tutti vedono il centro e di chi è, ogni giocata, ogni carta presa, chi passa e chi ha iniziato la smazzata. Sono noti anche quante carte ha ognuno, i totali e l’obiettivo.
odin-O37 = Le carte scartate sono state tutte scoperte: ognuno può sapere quali sono.
odin-O38 = Una carta che qualcuno ha preso resta nella sua mano finché non la gioca. Ogni altra carta che non hai visto è in mano a qualcuno o non è stata distribuita.
odin-O39 = Alla fine di una smazzata conta solo il numero delle carte rimaste. Nessuno deve mostrare quali sono.

## Options

odin-O40 = Un’opzione per due: due dei sei colori, sorteggiati e noti a entrambi, restano fuori per tutta la partita. Rimangono 36 carte; ognuno ne riceve sempre 9, e 18 non vengono distribuite.
odin-O41 = La capra ha il numero 0 e va con qualsiasi colore: da sola vale 0, e in una combinazione di un colore è l’ultima cifra, così 7, 2 e capra fanno 720. Non può unirsi a numeri uguali di colori diversi. Viene sempre distribuita (in sei, una carta normale resta fuori al suo posto), e se l’hai ancora in mano a fine smazzata vale 5 punti.
odin-O42 = Con questa opzione, chi ha giocato per ultimo in una smazzata, e quindi l’ha chiusa, inizia la successiva.
odin-O43 = Alcuni preferiscono contare alla rovescia: ognuno parte dall’obiettivo e perde un punto per ogni carta rimasta. È lo stesso gioco, e vince chi ne conserva di più.

## Good to know

odin-O44 = Ogni carta sta in un solo posto: nella mano di qualcuno, al centro, tra gli scarti o tra le carte non distribuite.
odin-O45 = Non finisci mai un turno con più carte di quante ne avevi all’inizio. Una carta su una carta è solo uno scambio; ogni carta giocata in più alleggerisce la mano di una carta.
odin-O46 = Durante un giro il valore al centro sale sempre e il numero di carte non scende mai. Al centro possono stare da battere al massimo otto carte, perché giocarne nove insieme chiude la smazzata.
odin-O47 = Ogni giro finito toglie dal gioco almeno una carta fino alla smazzata successiva. Quindi una smazzata non può durare all’infinito: qualcuno finisce sempre le carte.
odin-O48 = Ogni smazzata costa almeno 1 punto a tutti tranne uno, perciò la partita finisce di sicuro. Una partita a 15 punti dura al massimo 29 smazzate in due e 17 in sei.
odin-O49 = Chi chiude l’ultima smazzata non aggiunge nulla e resta sotto l’obiettivo, quindi il totale vincente è sempre inferiore. In due la parità è impossibile, e in una partita di una sola smazzata chi finisce le carte vince da solo.
odin-O50 = Gioca una sola persona alla volta: aspetta il tuo turno. Quando arriva hai sempre qualcosa da fare: chi apre può giocare una carta qualsiasi, e chi risponde può sempre passare.

## Che cosa è supposto, dove nessuna fonte lo dice

odin-assumed-O5 = Le carte non distribuite restano coperte, perché nulla dice di guardarle. Si potrebbero anche mostrare.
odin-assumed-O34 = Chi non ha vinto è in classifica secondo il totale, e a parità di totale la posizione è la stessa. Le fonti nominano solo chi vince.
odin-assumed-O37 = Tutti possono guardare gli scarti. Il regolamento non ne parla; erano già tutti scoperti, quindi si risparmia solo la memoria.
odin-assumed-O39 = Alla fine di una smazzata le carte rimaste si contano e non si mostrano. Il regolamento non chiede altro; si potrebbero anche mostrare.
odin-assumed-O40 = I due colori tolti in due si sorteggiano una volta per tutta la partita e sono noti a entrambi. L’edizione che lo consiglia non l’abbiamo vista; si potrebbero anche sorteggiare a ogni smazzata.

## What is asked

odin-ask-lead = Tocca a te aprire: gioca una carta, o tutte se insieme formano una combinazione.
odin-ask-follow = { $size ->
    [one] Gioca 1 o 2 carte che valgano più di { NUMBER($value, useGrouping: 0) }, oppure passa.
   *[other] Gioca { $size } carte o una in più, che valgano più di { NUMBER($value, useGrouping: 0) }, oppure passa.
}
odin-ask-take = Scegli la carta della combinazione battuta da prendere in mano.
odin-ask-wait = Tocca a { $player }.
odin-ask-over = La partita è finita.

## Moves

odin-move-play = Gioca { $cards }{ odin-worth }
odin-move-play-all = Gioca tutta la mano: { $cards }{ odin-worth }
odin-move-pass = Passa
odin-move-take = Prendi { $card }

## The log

odin-log-deal = Smazzata { $hand }: si distribuiscono le carte, inizia { $player }.
odin-log-lead = { $player } apre con { $cards }{ odin-worth }.
odin-log-follow = { $player } gioca { $cards }{ odin-worth }.
odin-log-take = { $player } prende { $card }.
odin-log-pass = { $player } passa.
odin-log-round = Nessun altro gioca: il centro si scarta e { $player } apre un nuovo giro.
odin-log-out = { $player } non ha più carte: la smazzata è finita.
odin-log-points = { $points ->
    [0] { $player } non segna punti (totale { $total }).
    [one] { $player } segna { $points } punto (totale { $total }).
   *[other] { $player } segna { $points } punti (totale { $total }).
}
odin-log-win = { $count ->
    [one] { $points ->
        [0] { $players } vince la partita senza nemmeno un punto.
        [one] { $players } vince la partita con { $points } punto.
       *[other] { $players } vince la partita con { $points } punti.
    }
   *[other] { $points ->
        [0] { $players } vincono insieme la partita senza nemmeno un punto.
        [one] { $players } vincono insieme la partita con { $points } punto ciascuno.
       *[other] { $players } vincono insieme la partita con { $points } punti ciascuno.
    }
}

## Notation

odin-notation-help = Scrivi le carte con lettera del colore e numero, separate da spazi (“B2 B8”; B blu, R rosso, P rosa, G verde, K nero, O arancione, “goat” per la capra), oppure “pass” per passare, o “take K6” per prendere una carta.

## Tips, one a line

odin-tips =
    Pensa a come chiudere: se le tue ultime carte formano una combinazione, puoi aprire giocandole tutte.
    La carta che prendi è metà della giocata. Prendi quella che si unisce ai tuoi colori o ai tuoi numeri, anche se è bassa.
    Passare non è una sconfitta: tieni intera una bella combinazione e potrai ancora giocare più avanti nello stesso giro.
    Una carta su una carta è solo uno scambio. Per finire le carte giocane più d’una alla volta, e ricorda che cosa hanno preso gli altri.

## In the terminal

odin-cli-title = { $target ->
    [0] Smazzata { $hand }, una sola smazzata
    [one] Smazzata { $hand }, finché qualcuno arriva a { $target } punto
   *[other] Smazzata { $hand }, finché qualcuno arriva a { $target } punti
}
odin-cli-size = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
odin-cli-known = note:
odin-cli-holds = in mano:
odin-cli-centre = Centro
odin-cli-centre-empty = vuoto
odin-cli-worth = { $passes ->
    [0] vale { NUMBER($value, useGrouping: 0) }, di { $player }
    [one] vale { NUMBER($value, useGrouping: 0) }, di { $player }; poi ha passato { $passes } persona
   *[other] vale { NUMBER($value, useGrouping: 0) }, di { $player }; poi hanno passato { $passes } persone
}
odin-cli-beaten = Battute
odin-cli-discards = Scarti
odin-cli-hand = La tua mano
odin-cli-pref-sort = ordina la tua mano per colore o per numero
odin-cli-pref-discards = mostra o nascondi le carte scartate

## In the browser

odin-ui-players = Gli altri
odin-ui-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
# Points so far and the points that end the match, in a few characters.
odin-ui-points-of = { $points } / { $target }
odin-ui-cards =
    { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
odin-ui-known = Carte prese in mano davanti a tutti
odin-ui-on-turn = di turno
odin-ui-passed = ha passato
odin-ui-centre = Il centro
odin-ui-centre-empty = Il centro è vuoto
odin-ui-to-beat = Da battere
# $player is the name of who played the set.
odin-ui-owner = giocata da { $player }
# $value is a string of digits.
odin-ui-set = Combinazione { $value }, giocata da { $player }
odin-ui-take = Una carta da prendere
odin-ui-discards =
    { $count ->
        [0] Nessuno scarto
        [one] { $count } scarto
       *[other] { $count } scarti
    }
odin-ui-discard-list = Scarti di questa smazzata
odin-ui-no-discards = Ancora nessuno.
odin-ui-hand-number = Smazzata { $number }
odin-ui-target =
    { $target ->
        [one] a { $target } punto
       *[other] a { $target } punti
    }
odin-ui-one-hand = una sola smazzata
odin-ui-hand = La tua mano
odin-ui-your-hand =
    { $count ->
        [one] { $player }, { $count } carta
       *[other] { $player }, { $count } carte
    }
odin-ui-sort = Ordina per
odin-ui-sort-colour = Colore
odin-ui-sort-number = Numero

## When a hand is over

odin-ui-hand-over = Smazzata { $number } finita
odin-ui-cards-left = Smazzata
odin-ui-total = Totale
odin-ui-total-of = Totale su { $target }
odin-ui-finished = ha chiuso
odin-ui-gain = +{ $points }
odin-ui-next-hand = Prossima smazzata
odin-ui-why-points = Ogni carta rimasta in mano vale un punto, e i punti sono un male: vince chi ne ha meno.
odin-pick-card = una o più delle tue carte
odin-pick-to-take = una delle carte battute
odin-over-why = I punti sono le carte rimaste in mano: vince chi ne ha meno.

## Posizioni impossibili

odin-bad-centre = il centro contiene una combinazione di carte
odin-bad-owner = una combinazione al centro ha un proprietario, un centro vuoto no
odin-bad-passes = ci sono da 0 a { $most } passi dall’ultima giocata
odin-bad-phase = c’è una combinazione da battere nelle fasi follow e take, nessuna in lead
odin-bad-beaten = ci sono carte battute nella fase take, e solo lì
odin-bad-sizes = la mano del posto { $seat } conta { $size }
odin-bad-seats = ci sono { $seats } posti, e carte per più
odin-bad-undealt = non distribuite sono tutte le carte che non stanno altrove
odin-bad-made = le decisioni ricordate portano a questa posizione

## How to play, in a few pictured sentences

odin-how-1 = Resta per primo senza carte: ogni carta che tieni ancora costa un punto, e vince chi ne ha meno.
odin-how-2 = Su una carta al centro giochi una carta, o due dello stesso colore o dello stesso numero, di valore più alto; su due carte, due o tre, e così via.
odin-how-3 = Le carte affiancate si leggono come un solo numero, la cifra più alta per prima: 9 e 3 fanno 93. Perciò una carta in più vince sempre.
odin-how-4 = Delle carte battute devi prenderne una in mano; le altre sono scartate.
odin-how-5 = Puoi sempre passare. Quando tutti gli altri passano, il centro si svuota e chi ha giocato per ultimo apre di nuovo, di solito con una carta sola. Quando qualcuno ha 15 punti la partita finisce.

## The coach

odin-coach-aim = Questa è la tua mano, e te ne vuoi liberare. Quando qualcuno resta senza carte, ognuna delle tue costa un punto, e i punti sono un male.
odin-coach-lead = Apri tu: il centro è vuoto. Scegli una carta e poi «Gioca». Una carta che non va con nessun’altra è un buon inizio.
odin-coach-follow = Questo è ciò che devi battere: con altrettante carte o una in più, tutte di un colore o di un numero.
odin-coach-value = Scegli due carte di un colore o di un numero: si leggono come un numero solo, 9 e 3 come 93. Battono ogni carta singola, e due carte se ne vanno.
odin-coach-take = Queste le hai battute. Una viene nella tua mano, è il prezzo. Prendi quella che va con i tuoi colori o numeri.
odin-coach-returned = La carta battuta ora è nella tua mano. Una per una è solo uno scambio: la mano si riduce quando giochi più carte di quante ce ne sono.
odin-coach-dim = Le carte pallide ora non vanno bene. Toccane una lo stesso: ti viene detta la regola che lo vieta.
odin-coach-pass = Niente di ciò che hai è abbastanza alto. Passare non costa nulla, e potrai giocare ancora in questo giro.
odin-coach-round = Nessuno ha rilanciato: il centro è stato svuotato. Chi ha giocato per ultimo apre di nuovo.
odin-coach-all = Tutte le tue carte formano una combinazione. Sceglile tutte e calale insieme: la smazzata è tua.
odin-coach-danger = Qualcuno non ha quasi più carte. Ora liberati di quante più puoi.
odin-coach-score = I tuoi punti, e quanti chiudono la partita. Pochi è meglio.
