### Karuba: i testi che i giocatori leggono, in italiano.
### Parole: isola, casella, tessera, sentiero, uscita, esploratore, tempio, spiaggia, giungla, cristallo, pepita d’oro, tesoro, tessera bonus; posare, scartare, avanzare, restare fermi.

## The box

karuba-name = Karuba
karuba-tagline = Traccia sentieri nella giungla e guida quattro esploratori ai loro templi.
karuba-blurb =
    Tutti ricevono le stesse tessere e tutti decidono nello stesso momento: posare la tessera sulla propria isola per tracciare un sentiero, o rinunciarvi per far avanzare uno dei quattro esploratori. Raccogli cristalli e pepite lungo la strada e arriva presto ai templi: chi arriva per primo trova il tesoro più ricco.

## Pieces

karuba-colour = { $colour ->
    [brown] marrone
    [blue] blu
    [purple] viola
    [yellow] giallo
   *[other] { $colour }
}
karuba-adventurer = l’esploratore { karuba-colour }
karuba-found = { $item ->
    [crystal] {" "}e prende il cristallo
    [gold] {" "}e prende la pepita d’oro
   *[none] {""}
}
karuba-bonus-name = { $bonus ->
    [collector] Collezionista lampo
    [hoarder] Grande collezionista
    [builder] Maestro dei sentieri
    [runner] Primo in cammino
   *[other] { $bonus }
}

## Options

karuba-option-bonus = Tessere bonus
karuba-option-bonus-help = Quattro obiettivi in più, da 2 o 3 punti. Una tessera bonus va a chi ne soddisfa per primo la condizione.
karuba-option-bonus-off = Senza tessere bonus
karuba-option-bonus-on = Con le quattro tessere bonus
karuba-option-setup = Partenze e templi
karuba-option-setup-help = Disponete esploratori e templi a turno, oppure lasciate fare al caso e cominciate subito.
karuba-option-setup-in-turn = Disposti a turno
karuba-option-setup-random = Estratti a sorte
karuba-option-apart = Distanza dal tempio
karuba-option-apart-help = Quanti numeri devono stare fra un esploratore e il suo tempio, contando lungo il bordo dell’isola.
karuba-option-apart-three-between = Almeno tre numeri in mezzo
karuba-option-apart-two-between = Almeno due numeri in mezzo

## Sections of the rules

karuba-section-setup = Preparazione
karuba-section-round = Un turno
karuba-section-lay = Posare una tessera
karuba-section-walk = Avanzare
karuba-section-temples = Templi e tesori
karuba-section-end = Fine della partita
karuba-section-solo = Giocare da soli
karuba-section-bonus = Tessere bonus

## Setting up

karuba-K1 = Karuba è per 2–4 giocatori. Ognuno ha un’isola vuota di 6 × 5 caselle, le tessere da 1 a 36, e un esploratore e un tempio in ognuno dei quattro colori: marrone, blu, viola e giallo. In una serie nessuna tessera compare due volte.
karuba-K2 = Ogni colore ha la sua pila di tesori, il più prezioso in cima: 5 e 3 in due, 5, 3 e 2 in tre, 5, 4, 3 e 2 in quattro. Cristalli e pepite non mancano mai.
karuba-K3 = Prima del primo turno disponete i quattro colori uno dopo l’altro, cominciando dal capo spedizione e poi in senso orario. Quando tocca a te, scegli un colore non ancora disposto e un numero della spiaggia per il suo esploratore, poi un numero della giungla per il suo tempio. Vale per tutte le isole. Quando tutti e quattro sono disposti, non si dispone più nulla.
karuba-K4 = Un numero della spiaggia ha posto per un solo esploratore, un numero della giungla per un solo tempio. Questo è già occupato.
karuba-K5 = Un esploratore non deve partire troppo vicino al proprio tempio: lungo il bordo dell’isola, dalla parte più corta, ci sono almeno altri tre numeri in mezzo. Un’opzione ne chiede solo due.
karuba-K6 = Invece di disporre i colori da voi potete lasciar fare al caso. Ogni disposizione che rispetta le distanze è ugualmente probabile.
karuba-K7 = Uno di voi, estratto a sorte, è il capo spedizione: le sue tessere vengono mescolate e impilate coperte. Nessuno ne conosce l’ordine, nemmeno il capo; quali tessere devono ancora uscire, invece, lo vedono tutti. Il capo non ha altri vantaggi.

## A round

karuba-K8 = A ogni turno si scopre una tessera, la stessa per tutti. Con la tua fai esattamente una cosa: la posi sulla tua isola, oppure la scarti e avanzi.
karuba-K9 = Decidete tutti nello stesso momento e in segreto. Puoi cambiare idea finché l’ultimo non ha scelto; poi tutte le scelte vengono mostrate ed eseguite insieme.

## Laying a tile

karuba-K10 = Puoi posare la tessera su qualsiasi casella vuota della tua isola, mai su un’altra tessera. Non si gira, non deve toccare altre tessere e i sentieri non devono combaciare: possono finire contro una vicina senza sentiero o contro il bordo. Una tessera posata resta dov’è.
karuba-K11 = Se la tessera che posi mostra un cristallo o una pepita d’oro, ce ne va sopra uno. Se invece la scarti, non ottieni nulla.

## Walking

karuba-K12 = Scarta la tessera e puoi far avanzare un solo esploratore, al massimo di tanti passi quante sono le uscite della tessera: 2, 3 o 4. I passi non si dividono, quelli che avanzano sono persi, e puoi anche restare fermo. Quando la tua isola è piena, puoi soltanto scartare.
karuba-K13 = Gli esploratori seguono i sentieri: da una tessera si passa a quella accanto solo se i sentieri di entrambe si incontrano. Dalla spiaggia alla prima tessera serve un passo, se il suo sentiero porta a quel numero; e un passo serve dall’ultima tessera al tempio.
karuba-K14 = Avanzando si può svoltare e tornare indietro su ogni tessera. Contano solo la partenza e l’arrivo, quindi il sentiero libero più corto.
karuba-K15 = Su una tessera c’è posto per un solo esploratore, e non si può superarne un altro. Chi è ancora alla spiaggia o già a un tempio non è d’intralcio a nessuno.
karuba-K16 = Un esploratore lascia i sentieri solo per il tempio del suo colore. Non entra mai in un altro tempio e non torna mai alla spiaggia.
karuba-K17 = Se l’esploratore si ferma su una tessera con un cristallo o una pepita d’oro, lo prende. Passarci sopra non basta.

## Temples and treasures

karuba-K18 = Un esploratore che ha raggiunto il suo tempio ci resta. Alla fine del turno riceve il tesoro in cima alla pila del suo colore. Se in più d’uno ci arrivate nello stesso turno, tutti segnano quanto il primo: ognuno prende il tesoro seguente e la differenza in cristalli.
karuba-K19 = I cristalli dati per completare un tesoro valgono un punto ciascuno, ma nessun esploratore li ha raccolti.

## The end

karuba-K20 = La partita finisce dopo il turno in cui il quarto esploratore di qualcuno ha raggiunto il suo tempio, o dopo il turno dell’ultima tessera. Quel turno si gioca fino in fondo; poi non c’è più nulla da scegliere.
karuba-K21 = I tuoi punti sono i valori dei tuoi tesori, 2 per ogni pepita d’oro, 1 per ogni cristallo e le tue tessere bonus. Ciò che resta sulla tua isola non conta.
karuba-K22 = Vince chi ha più punti. A parità, chi ha più tessere sulla propria isola; se la parità resta, vincete insieme.

## Playing alone

karuba-K23 = Giocare da soli non è previsto dalle regole originali, ma funziona: ogni tempio ha un tesoro da 5 e cerchi di segnare più punti che puoi.

## Bonus tiles

karuba-K30 = Con questa opzione al centro ci sono quattro tessere bonus. Chi soddisfa per primo una condizione prende la tessera. Se in più d’uno la soddisfate nello stesso turno, non va a nessuno ed è eliminata.
karuba-K31 = Le tessere bonus si controllano una volta per turno, dopo aver dato i tesori, anche nell’ultimo turno. Puoi vincerne più d’una.
karuba-K32 = Collezionista lampo, 2 punti: ognuno dei tuoi quattro esploratori ha raccolto almeno un cristallo o una pepita d’oro.
karuba-K33 = Grande collezionista, 3 punti: uno solo dei tuoi esploratori ha raccolto almeno quattro cristalli e pepite d’oro in tutto.
karuba-K34 = Maestro dei sentieri, 3 punti: per ogni colore un sentiero ininterrotto collega il numero della spiaggia al tempio. Non importa se ci sono sopra degli esploratori.
karuba-K35 = Primo in cammino, 2 punti: ognuno dei tuoi quattro esploratori ha fatto almeno un passo.
karuba-K36 = Le tessere bonus si aggiungono ai tuoi punti alla fine. Le parità si risolvono come sempre.

## What is asked

karuba-ask-place = Scegli un colore, e un numero della spiaggia per il suo esploratore.
karuba-ask-temple = Scegli un numero della giungla per il tempio { karuba-colour }.
karuba-ask-choose = Posa la tessera { $tile } su una casella, oppure scartala e avanza con un esploratore, al massimo di { $steps } passi.
karuba-ask-chosen = La tua scelta: { $move }. Puoi cambiarla finché { $count ->
    [one] { $players } non ha scelto.
   *[other] { $players } non hanno scelto.
}
karuba-ask-others = { $count ->
    [one] { $players } deve ancora scegliere.
   *[other] { $players } devono ancora scegliere.
}
karuba-ask-wait = { $player } sta disponendo un colore.
karuba-ask-over = La partita è finita.

## Moves

karuba-move-place = Metti { karuba-adventurer } al { $number } della spiaggia
karuba-move-place-temple = Metti il tempio { karuba-colour } al { $number } della giungla
karuba-move-lay = Posa la tessera { $tile } in { $cell }
karuba-move-stay = Scarta la tessera e resta fermo
karuba-move-walk = { $item ->
    [crystal] Porta { karuba-adventurer } in { $cell } e prendi il cristallo
    [gold] Porta { karuba-adventurer } in { $cell } e prendi la pepita d’oro
   *[none] Porta { karuba-adventurer } in { $cell }
}
karuba-move-temple = Porta { karuba-adventurer } al suo tempio (vale { $value })

## The log

karuba-log-place = { $player } mette { karuba-adventurer } al { $number } della spiaggia.
karuba-log-place-temple = { $player } mette il tempio { karuba-colour } al { $number } della giungla.
karuba-log-tile = { $item ->
    [crystal] Turno { $round }: tessera { $tile }, con un cristallo.
    [gold] Turno { $round }: tessera { $tile }, con una pepita d’oro.
   *[none] Turno { $round }: tessera { $tile }.
}
karuba-log-chosen = { $player } ha scelto.
karuba-log-rechosen = { $player } ha cambiato scelta.
karuba-log-lay = { $player } posa la tessera { $tile } in { $cell }.
karuba-log-stay = { $player } scarta la tessera e non si muove.
karuba-log-walk = { $player } porta { karuba-adventurer } in { $cell }{ karuba-found }.
karuba-log-temple = { $extra ->
    [0] { $player } porta { karuba-adventurer } al suo tempio: un tesoro da { $value }.
    [one] { $player } porta { karuba-adventurer } al suo tempio: un tesoro da { $value } e { $extra } cristallo.
   *[other] { $player } porta { karuba-adventurer } al suo tempio: un tesoro da { $value } e { $extra } cristalli.
}
karuba-log-bonus = { $player } riceve la tessera bonus «{ karuba-bonus-name }»: { $points } punti.
karuba-log-bonus-gone = Più giocatori insieme: la tessera bonus «{ karuba-bonus-name }» non va a nessuno.
karuba-log-points = { $points ->
    [one] { $player } ha { $points } punto.
   *[other] { $player } ha { $points } punti.
}
karuba-log-win = { $count ->
    [one] { $players } vince la partita.
   *[other] { $players } vincono insieme la partita.
}

## Notation

karuba-notation-help = Una casella si scrive colonna e riga: «c3» è la terza della terza riga, contando dall’angolo in alto a sinistra. «lay c3» posa la tessera, «stay» la scarta, «move brown c4» la scarta e avanza, «move brown temple» va al tempio; i colori sono brown (marrone), blue (blu), purple (viola) e yellow (giallo). Durante la preparazione: «place brown 60», poi «temple 70».

## Tips, one a line

karuba-tips =
    Una buona strada serve a più esploratori: fai incontrare i loro sentieri al centro dell’isola.
    Incroci e bivi valgono più sull’isola che in passi, a meno che non portino qualcuno a destinazione.
    Avanza finché c’è tempo: quattro esploratori hanno bisogno di una trentina di passi, e una tessera ne dà due o tre.
    Non lasciare un esploratore fermo dove gli altri devono passare.

## Labels for the drawing

karuba-ui-island = L’isola di { $player }
karuba-ui-cell = Casella { $cell }
karuba-ui-cell-tile = Casella { $cell }, tessera { $tile }
karuba-ui-exits = uscite: { $exits }
karuba-ui-side = { $side ->
    [N] nord
    [E] est
    [S] sud
    [W] ovest
   *[other] { $side }
}
karuba-ui-tile = Tessera { $tile }
karuba-ui-crystal = cristallo
karuba-ui-gold = pepita d’oro
karuba-ui-adventurer = L’esploratore { karuba-colour }
karuba-ui-temple = Il tempio { karuba-colour }
karuba-ui-beach = Spiaggia { $number }
karuba-ui-jungle = Giungla { $number }
karuba-ui-round = Turno { $round } di { $rounds }
karuba-ui-left = Ancora da scoprire
karuba-ui-treasures = Tesori
karuba-ui-bonuses = Tessere bonus
karuba-pick-cell = una casella
karuba-pick-adventurer = uno dei tuoi esploratori
karuba-pick-temple = il suo tempio
karuba-pick-beach = un numero sulla spiaggia
karuba-pick-jungle = un numero nella giungla
karuba-over-why = Si contano tesori, cristalli, oro e tessere bonus: vince chi ha più punti.
karuba-ui-found = Trovato per strada
karuba-ui-bonus = { karuba-bonus-name }
karuba-ui-bonus-open = ancora lì
karuba-ui-bonus-gone = eliminata
karuba-ui-laid = { $count ->
    [one] { $count } tessera posata
   *[other] { $count } tessere posate
}
karuba-ui-chosen = ha scelto
karuba-ui-choosing = sta scegliendo
karuba-ui-steps = { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}
karuba-ui-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
karuba-ui-table = Questo turno
karuba-ui-others = Le altre isole
karuba-ui-look = Guarda l’isola di { $player }
karuba-ui-back = Torna alla tua isola
karuba-ui-cells = Caselle della tua isola
karuba-ui-adventurers = Esploratori
karuba-ui-temples = Templi
karuba-ui-rim-beach = Numeri della spiaggia
karuba-ui-rim-jungle = Numeri ai margini della giungla
karuba-ui-to-place = Ancora da piazzare
karuba-ui-placing = sta piazzando
karuba-ui-your-choice = la tua scelta
karuba-ui-stands = { $where ->
    [beach] sulla spiaggia
    [temple] nel suo tempio
   *[cell] su { $cell }
}
karuba-ui-top = { karuba-colour }: il prossimo tesoro vale { $value }
karuba-ui-top-none = { karuba-colour }: nessun tesoro rimasto
karuba-ui-treasure = tesoro { karuba-colour }, valore { $value }
karuba-ui-tiles-left = { $count ->
    [one] { $count } tessera in arrivo
   *[other] { $count } tessere in arrivo
}
karuba-ui-crystals = { $count ->
    [one] { $count } cristallo
   *[other] { $count } cristalli
}
karuba-ui-nuggets = { $count ->
    [one] { $count } pepita d’oro
   *[other] { $count } pepite d’oro
}

## The terminal

karuba-cli-pref-islands = mostra tutte le isole o solo la tua
karuba-cli-pref-left = mostra o nascondi le tessere ancora da scoprire

## What is assumed where the booklet is silent

karuba-assumed-K3 = Il libretto non dà un ordine per la preparazione. Qui si piazza in senso orario a partire dal capo spedizione; si potrebbe anche decidere insieme.
karuba-assumed-K4 = Il libretto non dice che un numero ha posto per un solo pezzo. Qui è così; due esploratori potrebbero anche partire dallo stesso numero.
karuba-assumed-K5 = Il libretto chiede una distanza di tre numeri e non dice come contarla. Qui tre numeri stanno in mezzo; l’opzione ne conta due, il terzo essendo quello del tempio.
karuba-assumed-K9 = Il libretto dice solo che tutti decidono nello stesso momento. Qui le scelte restano segrete finché tutti hanno scelto; si potrebbe anche decidere apertamente, cominciando da chi ha più punti.
karuba-assumed-K16 = Il libretto non dice se un esploratore può tornare alla spiaggia. Qui non può, perché nessun sentiero corre lungo la spiaggia.
karuba-assumed-K17 = Il libretto permette di prendere ciò che si trova dove finisce un cammino. Qui lo si prende sempre; si potrebbe anche lasciarlo, ma non serve mai.
karuba-assumed-K19 = Il libretto non dice se i cristalli che completano un tesoro contano per le tessere bonus. Qui non sono di nessun esploratore e non contano; potrebbero anche essere di quello appena arrivato.
karuba-assumed-K20 = Il libretto non dice se l’ultimo turno si gioca fino in fondo. Qui sì, ultima tessera compresa; la partita potrebbe anche fermarsi subito.
karuba-assumed-K31 = Il foglio delle tessere bonus non dice quando si controllano. Qui una volta per turno, dopo i tesori; potrebbe anche essere subito, a ogni mossa.
karuba-assumed-K33 = Il foglio chiede quattro tesori e non dice di che tipo. Qui cristalli e pepite d’oro contano insieme; si potrebbero anche contare separatamente.
karuba-assumed-K34 = Il foglio non dice se gli esploratori su un sentiero lo interrompono. Qui non lo interrompono; si potrebbe anche chiedere un sentiero libero.
karuba-assumed-K35 = Il foglio chiede che ogni esploratore sia stato mosso. Qui significa almeno un passo; anche una mossa di zero passi potrebbe contare.

## Positions that cannot be

karuba-bad-follows = { $field } deriva dalle tessere della pila e delle isole, che dicono altro
karuba-bad-bonuses = senza l’opzione bonus nessuno ha una tessera bonus
karuba-bad-choices = qualcuno deve ancora dover scegliere

## How to play, in a few pictured sentences

karuba-how-1 = Guida i tuoi quattro esploratori attraverso la giungla, ognuno al tempio del suo colore. Il primo a un tempio riceve il tesoro più grande.
karuba-how-2 = A ogni turno tutti ricevono la stessa tessera. Posala su una casella vuota della tua isola, così com’è: le tessere non si girano.
karuba-how-3 = Oppure scarta la tessera e avanza con un esploratore: tanti passi quante sono le uscite della tessera, due, tre o quattro.
karuba-how-4 = Un esploratore che si ferma su un cristallo o sull’oro lo prende: un punto, due punti. Nessuno può superarne un altro.
karuba-how-5 = Quando qualcuno ha portato tutti e quattro a destinazione, o dopo l’ultima tessera, si sommano tesori, oro e cristalli. Vince chi ha più punti.

## The coach

karuba-coach-place = Scegli un colore, poi un numero sulla spiaggia: da lì parte il suo esploratore, sull’isola di tutti.
karuba-coach-temple = Ora scegli dove sta il suo tempio, al bordo della giungla. Una via breve è breve per tutti.
karuba-coach-aim = La tua isola. Porta ogni esploratore dalla spiaggia al tempio con lo stesso colore e segno, su sentieri che costruisci tu.
karuba-coach-tile = Questa tessera ora è di tutti. Tocca una casella vuota per posarla; non si può girare.
karuba-coach-road = Comincia accanto alla spiaggia, dove un sentiero porta a un esploratore, e costruisci verso i templi. Un sentiero per il centro può servire a più d’uno.
karuba-coach-item = Su questa tessera c’è qualcosa da trovare: posata, ti aspetta sull’isola; scartata, è persa.
karuba-coach-walk = Questo esploratore ha una via. Sceglilo, poi la casella dove deve fermarsi: la tessera si spende per questo.
karuba-coach-steps = Ogni uscita della tessera è un passo. I tratti dritti servono dunque a costruire, gli incroci a camminare lontano.
karuba-coach-stay = Questo pulsante butta via la tessera per niente. Usalo solo se non resta altro.
karuba-coach-stop = Chi si ferma proprio lì prende ciò che c’è. Passarci sopra non basta.
karuba-coach-queue = Su una tessera c’è posto per un solo esploratore, e nessuno può superare. Muovi prima quello davanti.
karuba-coach-first = Qualcuno ha raggiunto un tempio e preso il tesoro più grande. Il prossimo riceverà meno.
karuba-coach-time = Buona parte delle tessere è passata. Comincia a camminare, se non l’hai fatto: quattro esploratori hanno bisogno di una trentina di passi.
