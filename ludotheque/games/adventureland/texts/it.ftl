### Adventure Land: i testi che leggono i giocatori, in italiano.
### Parole: partita, turno, giro, scenario; casella, casella di partenza, carta Territorio; avventuriero, compagno, figura (l’uno o l’altro), gruppo; creatura, spirito del fiume; spada, erba, oro, tessera bonus; riserva, scatola.

## The box

adventureland-name = Adventure Land
adventureland-tagline = Guida i tuoi avventurieri attraverso la terra, senza mai tornare indietro.
adventureland-blurb =
    Un viaggio per due, tre o quattro giocatori in tre scenari. Carta dopo carta la terra si riempie di spade, erbe, oro, compagni e creature della nebbia. I tuoi avventurieri vanno a sud o a est, lontano quanto vogliono ma mai indietro: scegli bene che cosa raccogliere per strada e chi affrontare.

## Words of the game

adventureland-sword = { $kind ->
    [0] una spada semplice
    [g] la spada d’oro
    [p] la spada di platino
   *[other] una spada +{ $kind }
}
adventureland-bonus-tile = { $tile ->
    [golden] la spada d’oro
    [platinum] la spada di platino
    [magic] l’erba d’oro magica
   *[wolf] il lupo addomesticato
}
adventureland-terrain = { $terrain ->
    [F] foresta
    [M] montagna
    [R] fiume
    [C] città
   *[N] nebbia
}

## Options

adventureland-option-scenario = Scenario
adventureland-option-scenario-help = Che cosa dà punti. “I compagni” è il più facile per cominciare; ne “I gloriosi” si formano gruppi; nella “Fuga verso le città” c’è più da riflettere.
adventureland-option-scenario-companions = 1: I compagni
adventureland-option-scenario-glorious = 2: I gloriosi
adventureland-option-scenario-cities = 3: Fuga verso le città
adventureland-option-bonus = Erbe bonus
adventureland-option-bonus-help = Quattro tessere speciali: appena prendi un’erba di valore 2 puoi scambiarla con una di loro.
adventureland-option-bonus-off = Senza
adventureland-option-bonus-on = Con le quattro tessere bonus
adventureland-option-set_aside = Messi da parte all’inizio
adventureland-option-set_aside-help = Quanti compagni e quante spade restano nella scatola. Le edizioni non concordano; la seconda lettura accorcia molto la partita.
adventureland-option-set_aside-each = Il numero della tabella, una volta sola
adventureland-option-set_aside-per_player = Il numero della tabella per ogni giocatore
adventureland-option-after_tie = Posto dopo un pareggio
adventureland-option-after_tie-help = Scenario 3: se due giocatori si dividono il primo posto, chi segue è secondo o terzo?
adventureland-option-after_tie-next = Il posto successivo
adventureland-option-after_tie-skip = I posti pari si saltano
adventureland-option-sword_values = Spade
adventureland-option-sword_values-help = Quante spade hanno bonus 0, 1, 2 e 3. Nessun regolamento lo dice; è una nostra ipotesi.
adventureland-option-sword_values-falling = 10, 8, 6 e 4
adventureland-option-sword_values-equal = 7 di ciascuna
adventureland-option-herb_values = Erbe
adventureland-option-herb_values-help = Quante erbe valgono 2, 3 e 4. Nessun regolamento lo dice; è una nostra ipotesi.
adventureland-option-herb_values-falling = 8, 7 e 5
adventureland-option-herb_values-equal = 7, 7 e 6
adventureland-option-first_starter = Chi comincia
adventureland-option-first_starter-help = Il regolamento fa cominciare il più giovane: indica il numero del suo posto, a partire da 1, o lascia decidere il caso.
adventureland-option-first_starter-lot = A sorte

## Sections of the rules

adventureland-section-components = Il materiale
adventureland-section-setup = La preparazione
adventureland-section-turn = Il turno: rivelare le carte
adventureland-section-moves = Muoversi
adventureland-section-combat = Combattere
adventureland-section-information = Chi sa che cosa
adventureland-section-end = La fine
adventureland-section-companions = Scenario 1: I compagni
adventureland-section-glorious = Scenario 2: I gloriosi
adventureland-section-cities = Scenario 3: Fuga verso le città
adventureland-section-bonus = Erbe bonus

## What there is

adventureland-A1 = La terra ha 110 caselle, nelle colonne da A a K da ovest a est e nelle righe da 1 a 10 da nord a sud. Ogni casella ha un terreno che non cambia mai.
adventureland-A2 = Il tabellone usato qui è una ricostruzione: 17 caselle sono note dai regolamenti, le altre sono inventate in modo che tutti i numeri noti tornino. Puoi giocare su un file di tabellone tuo.
adventureland-A3 = Le 18 caselle del fiume formano un solo percorso. Ciò che va lungo il fiume segue quel percorso, in su o in giù.
adventureland-A4 = Ci sono 110 carte Territorio, una per casella: 20 foreste, 28 montagne, 18 fiumi, 30 città e 14 nebbie.
adventureland-A5 = Ci sono 14 creature: quattro di forza 8, quattro di 10, tre di 12, due di 14 e una di 16. L’alloro di una creatura è metà della sua forza. Quante ce ne siano di ciascuna è un’ipotesi.
adventureland-A6 = Ci sono 28 spade con un bonus di 0, 1, 2 o 3: dieci, otto, sei e quattro, a meno di sceglierne sette di ciascuna. Questi numeri sono un’ipotesi.
adventureland-A7 = Ci sono 20 erbe che valgono 2, 3 o 4: otto, sette e cinque, a meno di scegliere sette, sette e sei. Questi numeri sono un’ipotesi.
adventureland-A8 = Ci sono anche 18 pezzi d’oro, 30 compagni, uno spirito del fiume, dadi da 1 a 6 e 10 avventurieri per ogni giocatore.
adventureland-A9 = Spade, compagni, erbe, oro, creature e carte hanno ciascuno la propria riserva. Nella scatola stanno le spade e i compagni messi da parte o usciti dal gioco. Le carte rivelate restano scoperte.
adventureland-A10 = Un avventuriero è su una casella di partenza, su una casella della terra o fuori gioco. I compagni appartengono a un avventuriero; spade, erbe, oro e creature appartengono a te, e li tieni quando perdi delle figure.
adventureland-A11 = Una casella porta al massimo una cosa (creatura, spada, erba, oro o compagno libero) e al massimo un avventuriero con i suoi compagni. Solo lo spirito può stare sull’oro, e solo lo scenario 2 permette i gruppi.

## Setting up

adventureland-A12 = Il gioco è per 2, 3 o 4 giocatori. Prima della partita si sceglie uno dei tre scenari.
adventureland-A13 = Alcuni compagni e altrettante spade vanno nella scatola: 8 e 8 in due, 5 e 5 in tre, 2 e 2 in quattro. Con l’opzione “per ogni giocatore” si moltiplica per il numero dei giocatori.
adventureland-A14 = Le spade che vanno nella scatola si pescano a caso e nessuno le guarda.
adventureland-A15 = In due hai 10 avventurieri, uno davanti a ciascuna delle righe da 1 a 5 e delle colonne da A a E. In tre o quattro ne hai 8, davanti alle righe da 1 a 4 e alle colonne da A a D. Più giocatori condividono una casella di partenza.
adventureland-A16 = Carte, spade, erbe e creature si mescolano separatamente e stanno coperte. Tutti cominciano con 0 punti.
adventureland-A17 = Prima del primo turno si rivelano carte finché otto non sono nebbia. Anche le carte Nebbia incontrate portano la loro creatura, ma non contano.
adventureland-A18 = Il caso decide chi comincia, se non l’avete scelto voi. Si gioca in senso orario: aspetta il tuo turno.

## The turn: revealing cards

adventureland-A19 = Nel tuo turno prima riveli delle carte, ed è obbligatorio, poi ti muovi fino a due volte, ed è facoltativo.
adventureland-A20 = Le carte si rivelano una alla volta e ognuna si risolve prima della successiva, finché due non sono state nebbia. Le carte Nebbia sono in più.
adventureland-A21 = Le carte rivelate restano scoperte per tutti. Il mazzo basta sempre fino alla fine: nessuna carta esce due volte.
adventureland-A22 = Una carta Foresta mette sulla sua casella l’erba in cima alla pila, coperta e non vista.
adventureland-A23 = Una carta Montagna mette sulla sua casella la spada in cima alla pila, coperta e non vista. Se la riserva è vuota, si mescolano le spade della scatola e se ne prende una.
adventureland-A24 = Una carta Città mette un compagno sulla sua casella; se la riserva è vuota, uno dalla scatola.
adventureland-A25 = Una carta Fiume mette un oro sulla sua casella. Poi vi arriva lo spirito del fiume.
adventureland-A26 = Una carta Nebbia mette sulla sua casella la creatura in cima alla pila, scoperta.
adventureland-A27 = Se le tue figure sono dove compare un’erba, una spada, un oro o un compagno, lo prendi subito. Erbe e spade le guardi in segreto; un compagno si unisce all’avventuriero presente.
adventureland-A28 = Se una creatura compare dove sono le tue figure, devi combattere subito, di chiunque sia il turno. Tutti aspettano quel combattimento, poi si rivela la carta successiva.
adventureland-A29 = Con il primo oro lo spirito del fiume entra in gioco su quella casella. A ogni nuovo oro nuota lungo il fiume fino a esso.
adventureland-A30 = Chi sta su una casella del fiume dove lo spirito passa o si ferma è eliminato: gli avventurieri per sempre, i compagni nella scatola.
adventureland-A31 = Quando compare dell’oro: prima lo si mette, poi chi è lì lo prende, poi lo spirito nuota, e infine porta via chi è sul suo cammino.
adventureland-A32 = Nessuno può fermarsi dove sta lo spirito: l’oro sotto di lui non si prende finché non se n’è andato.

## Moving

adventureland-A33 = Fai fino a due mosse con i tuoi avventurieri: due volte lo stesso, una volta ciascuno due di loro, o meno.
adventureland-A34 = Una mossa va dritta a sud o dritta a est, di una casella o più. Mai a nord, mai a ovest e mai dietro l’angolo.
adventureland-A35 = Dalla casella di partenza di una riga si entra verso est lungo quella riga, da quella di una colonna verso sud lungo quella colonna. Non si torna indietro.
adventureland-A36 = I compagni vanno sempre con il loro avventuriero, quanti che siano. Non possono restare indietro né passare a un altro.
adventureland-A37 = Puoi saltare avventurieri, compagni e tessere, ma non una creatura né lo spirito del fiume. Puoi fermarti su una creatura, e allora combatti, ma mai sullo spirito né dove sta un avventuriero; solo nello scenario 2 puoi raggiungere i tuoi.
adventureland-A38 = Il terreno non ostacola mai. Puoi fermarti su una casella vuota, anche nella nebbia.
adventureland-A39 = Conta solo la casella dove ti fermi; ciò che salti resta lì. Sul posto prendi l’oro, la spada o l’erba, un compagno libero si unisce a te, oppure combatti la creatura.
adventureland-A40 = Un combattimento si decide prima di ogni altra mossa. Dopo una vittoria lo stesso avventuriero può fare la seconda mossa, dopo una sconfitta la può fare un altro.

## Fighting

adventureland-A41 = Si combatte solo quando le tue figure incontrano una creatura. Devi raggiungere la sua forza; basta esattamente.
adventureland-A42 = Ogni avventuriero e ogni compagno sulla casella conta 1.
adventureland-A43 = Prima scegli da zero a tre delle tue spade, tutte insieme. Ognuna dà un dado; si sommano i dadi e i bonus delle spade. Dopo non si aggiungono altre spade.
adventureland-A44 = Appena il tuo totale basta hai vinto, e non si spende altro.
adventureland-A45 = Se il totale è troppo basso puoi, in qualsiasi ordine e quante volte puoi: aggiungere un’erba, dare un oro per 1 punto, dare un oro per ritirare un dado, oppure arrenderti. Il nuovo risultato sostituisce il vecchio, anche se è più basso. Puoi dare solo ciò che hai.
adventureland-A46 = Per usare erbe e oro non servono spade. Per ritirare serve un dado che mostri quel numero. I punti in eccesso si perdono.
adventureland-A47 = Se vinci, la creatura è tua e le tue figure restano. Se perdi, tutte le tue figure sulla casella sono eliminate e la creatura resta.
adventureland-A48 = Le spade e le erbe usate se ne vanno, che si vinca o si perda. Le spade vanno nella scatola e da lì possono tornare.
adventureland-A49 = Anche l’oro usato se ne va.
adventureland-A50 = Una volta scelte le spade, o nessuna, puoi sempre arrenderti, e allora tieni le erbe e l’oro che non hai usato.
adventureland-A51 = I giocatori non combattono mai tra loro.

## Who knows what

adventureland-A52 = Tutti vedono il tabellone, le figure, le creature, lo spirito, l’oro, le riserve, le carte rivelate, le tessere usate, i punti, e quante spade, erbe e creature ha ciascuno.
adventureland-A53 = Solo tu conosci i valori delle spade e delle erbe che hai.
adventureland-A54 = Nessuno conosce l’ordine di carte e pile, che cosa è coperto sul tabellone, né quali spade sono da parte. Una volta mescolata la scatola, non si sa più nemmeno che cosa contiene.
adventureland-A55 = Tutti hanno visto quali creature ciascuno ha sconfitto: perciò sono mostrate.

## The end

adventureland-A56 = Appena nella riserva non ci sono più né spade né compagni, la fine è vicina. La scatola non conta.
adventureland-A57 = Allora si finisce il turno in corso e poi il giro, perché tutti abbiano avuto gli stessi turni. Ciò che manca viene dalla scatola.
adventureland-A58 = Se nessuno può più muoversi, la partita finisce subito. Lo si controlla dopo le carte e dopo ogni turno.
adventureland-A59 = Chi non può più muoversi tiene punti e tessere. Nel suo turno si rivelano soltanto carte.
adventureland-A60 = Alla fine si contano i punti e vince chi ne ha di più; in caso di pareggio la vittoria è condivisa. Dopo non si può giocare più nulla.

## Scenario 1: The companions

adventureland-A61 = I punti arrivano subito: 2 per ogni oro guadagnato, l’alloro di ogni creatura sconfitta, e per ogni compagno tanti punti quanti compagni ha ora il suo avventuriero.
adventureland-A62 = Non importa come li ottieni, muovendoti o perché compaiono dove sei. I punti non si perdono più.
adventureland-A63 = Non ci sono altri punti né un conteggio finale.

## Scenario 2: The glorious

adventureland-A64 = I tuoi avventurieri possono fermarsi dove stanno i tuoi. Tutte le figure lì formano allora un gruppo. Negli altri scenari un avventuriero sta sempre da solo.
adventureland-A65 = Un gruppo si muove come una sola figura con una mossa, e non si divide mai.
adventureland-A66 = Un gruppo combatte unito e ogni sua figura conta 1. Se perde, o se arriva lo spirito, è perso per intero.
adventureland-A67 = Alla fine contano la forza delle tue creature, 3 punti per ogni figura del tuo gruppo più grande, 2 per ogni oro, i valori delle tue erbe e i bonus delle tue spade, per ciò che ti resta.
adventureland-A68 = Il tuo gruppo più grande è la casella con più figure tue. Basta anche un solo avventuriero se non c’è nulla di più grande; le caselle di partenza non contano.

## Scenario 3: Flight to the cities

adventureland-A69 = Alla fine contano gli allori delle tue creature, 2 punti per ogni oro, i punti per avere molte creature o molto oro, e le città; si toglie un malus.
adventureland-A70 = Chi ha più creature riceve 7 punti, il secondo 3, il terzo 1, secondo il numero. Lo stesso vale per l’oro.
adventureland-A71 = In ogni città chi ha più figure riceve tanti punti quante sono le caselle della città, il secondo la metà, il terzo la metà del secondo, arrotondando per difetto. Contano gli avventurieri e i loro compagni, non i compagni liberi.
adventureland-A72 = In caso di pareggio ciascuno riceve i punti pieni di quel posto.
adventureland-A73 = Dopo un pareggio chi segue prende il posto successivo; con l’opzione scende di tanti posti quanti erano i pari merito.
adventureland-A74 = Chi non ne ha nessuno non prende alcun posto.
adventureland-A75 = Tutti i posti contano anche in due e in tre.
adventureland-A76 = Il tuo malus è il numero delle tue figure fuori dalle città, caselle di partenza comprese, per il numero di creature sul tabellone. Le figure eliminate e le creature ancora nella pila non costano nulla.
adventureland-A77 = I tuoi punti possono scendere sotto zero.

## Bonus herbs

adventureland-A78 = Con l’opzione erbe bonus le quattro tessere bonus si mescolano e stanno coperte. Senza, non ce ne sono, e nessuna erba si scambia.
adventureland-A79 = Se prendi un’erba di valore 2 puoi scambiarla subito, senza vederla, con la tessera bonus in cima; l’erba esce dal gioco. Decidi appena l’hai presa, e solo finché restano tessere bonus. Tutti aspettano, anche se l’erba è comparsa nel turno di un altro.
adventureland-A80 = La spada d’oro dà due dadi invece di uno, una volta sola.
adventureland-A81 = La spada di platino dà tre dadi invece di uno, una volta sola.
adventureland-A82 = L’erba d’oro magica dà 5 punti in un combattimento, una volta sola. La usa come un’erba chi ce l’ha.
adventureland-A83 = Il lupo addomesticato dà 2 punti in ogni combattimento e resta con te.
adventureland-A84 = La spada d’oro e quella di platino non hanno bonus e contano fra le tue tre spade: così puoi tirare fino a sei dadi.
adventureland-A85 = Solo tu conosci le tue tessere bonus finché non le usi. Il lupo è noto dopo il suo primo combattimento.
adventureland-A86 = Il lupo aiuta da solo. Non è una figura e resta con te quando ne perdi.
adventureland-A87 = Le tessere bonus non valgono nulla nello scenario 2.

## Che cosa si suppone dove i regolamenti tacciono

adventureland-assumed-A2 = Del tabellone stampato si conoscono solo 17 caselle; tutte le altre sono una ricostruzione. Chi possiede il gioco può giocare su un file di tabellone proprio.
adventureland-assumed-A3 = L’ordine delle caselle del fiume è supposto insieme al tabellone; su quello stampato lo spirito potrebbe seguire un’altra via.
adventureland-assumed-A5 = Quante creature hanno quale forza (4, 4, 3, 2 e 1 dalla più debole alla più forte) viene da una sola fonte incerta; potrebbe essere un’altra serie di 14.
adventureland-assumed-A6 = Nessun regolamento dice quante spade hanno quale bonus. Si suppongono 10, 8, 6 e 4; l’opzione ne dà 7 per tipo.
adventureland-assumed-A7 = Nessun regolamento dice quante erbe hanno quale valore. Si suppongono 8, 7 e 5; l’opzione dà 7, 7 e 6.
adventureland-assumed-A13 = Le edizioni differiscono: una volta il numero della tabella (inglese), o quel numero per ogni giocatore (titolo francese). Si prende la prima; la seconda è un’opzione.
adventureland-assumed-A14 = Si suppone che nessuno guardi le spade messe da parte, perché tutte le tessere stanno coperte; potrebbero anche essere mostrate.
adventureland-assumed-A18 = Il regolamento fa cominciare il più giovane. Qui non si conosce l’età di nessuno: si tira a sorte, oppure scegli chi comincia.
adventureland-assumed-A28 = “Subito” è inteso come prima di rivelare la carta successiva; si potrebbero anche rivelare prima tutte le carte del turno.
adventureland-assumed-A35 = Che da una casella di partenza si entri solo lungo la sua riga o colonna segue dagli esempi; nessuna regola vieta espressamente altre vie.
adventureland-assumed-A36 = Si suppone che i compagni non possano né restare indietro né passare a un altro; le regole dicono solo che seguono.
adventureland-assumed-A45 = Si suppone che erbe, oro e dadi ritirati vengano in qualsiasi ordine; si potrebbe anche chiedere prima le erbe e infine l’oro.
adventureland-assumed-A58 = Quando si guarda se qualcuno può ancora muovere, dopo le carte e dopo ogni turno, è supposto; le regole non indicano il momento.
adventureland-assumed-A59 = Si suppone che si rivelino carte anche nel turno di chi non può muovere; quel turno si potrebbe saltare.
adventureland-assumed-A60 = Nessuna regola risolve la parità: la vittoria è condivisa.
adventureland-assumed-A65 = Si suppone che un gruppo non si divida mai, perché non si saprebbe di chi sono i compagni; potrebbe essere permesso.
adventureland-assumed-A68 = Si suppone che un solo avventuriero valga come gruppo più grande; se ne potrebbero chiedere di più.
adventureland-assumed-A73 = Si suppone che dopo una parità segua il posto successivo; saltare i posti condivisi è un’opzione.
adventureland-assumed-A74 = Si suppone che con zero non si ottenga nessun posto; si potrebbero anche dare gli ultimi posti.
adventureland-assumed-A82 = Si suppone che l’erba d’oro magica si usi come un’erba, dopo il tiro; il titolo francese la chiama spada.
adventureland-assumed-A84 = Si suppone che la spada d’oro e quella di platino non abbiano bonus e contino fra le tre spade; potrebbero aggiungersi.
adventureland-assumed-A85 = Si suppone che le tessere bonus restino segrete finché non si usano, come le erbe; potrebbero stare scoperte.
adventureland-assumed-A86 = Si suppone che il lupo aiuti da sé e non sia una figura; le regole dicono solo che resta al giocatore.
adventureland-assumed-A87 = Si suppone che le tessere bonus non contino nello scenario 2, perché non portano alcun valore.

## What is asked

adventureland-ask-move = { $left ->
    [one] Muovi un avventuriero o termina il turno. Ti resta 1 mossa.
   *[other] Muovi un avventuriero o termina il turno. Ti restano { $left } mosse.
}
adventureland-ask-swords = { $forced ->
    [0] Combatti in { $space }: forza { $strength }, tu hai { $total }. Scegli fino a tre spade.
   *[other] Una creatura compare in { $space }, devi combattere: forza { $strength }, tu hai { $total }. Scegli fino a tre spade.
}
adventureland-ask-spend = { $missing ->
    [one] Hai { $total } su { $strength }: manca 1 punto. Aggiungi un’erba o dell’oro, ritira o arrenditi.
   *[other] Hai { $total } su { $strength }: mancano { $missing } punti. Aggiungi un’erba o dell’oro, ritira o arrenditi.
}
adventureland-ask-herb = { $value ->
    [2] Hai preso un’erba di valore 2. La scambi con una tessera bonus?
   *[other] Hai preso un’erba di valore { $value }.
}
adventureland-ask-wait-turn = Tocca a { $player }.
adventureland-ask-wait-fight = { $player } sta combattendo.
adventureland-ask-wait-herb = { $player } ha preso un’erba e decide se tenerla; poi { $turn } continua.
adventureland-ask-over = La partita è finita.

## Moves

adventureland-what = { $what ->
    [herb] {" "}e prendi l’erba
    [sword] {" "}e prendi la spada
    [gold] {" "}e prendi l’oro
    [companion] {" "}e guadagna un compagno
    [creature] {" "}e combatti (forza { $strength })
    [join] {" "}e raggiungi i tuoi
   *[nothing] {""}
}
adventureland-move-walk = Vai da { $begin } a { $end }{ adventureland-what }
adventureland-move-enter = Entra dalla partenza { $begin } fino a { $end }{ adventureland-what }
adventureland-move-done = Termina il turno
adventureland-move-bare = Combatti senza spade ({ $percent }%)
adventureland-move-fight = { $dice ->
    [one] Combatti con { $swords }, 1 dado ({ $percent }%)
   *[other] Combatti con { $swords }, { $dice } dadi ({ $percent }%)
}
adventureland-move-herb = Aggiungi un’erba di valore { $value } ({ $percent }%)
adventureland-move-gold = Dai un oro per 1 punto ({ $percent }%)
adventureland-move-reroll = Dai un oro e ritira un { $face } ({ $percent }%)
adventureland-move-give-up = Arrenditi
adventureland-move-keep = Tieni l’erba di valore { $value }
adventureland-move-swap = Scambia l’erba con una tessera bonus

## The log

adventureland-log-what = { $what ->
    [herb] {" "}e prende un’erba
    [sword] {" "}e prende una spada
    [gold] {" "}e prende un oro
    [companion] {" "}e guadagna un compagno
    [creature] {" "}e incontra una creatura di forza { $strength }
    [join] {" "}e forma un gruppo
   *[nothing] {""}
}
adventureland-log-walk = { $player } va da { $begin } a { $end }{ adventureland-log-what }.
adventureland-log-enter = { $player } entra dalla partenza { $begin } fino a { $end }{ adventureland-log-what }.
adventureland-log-done = { $player } non si muove oltre.
adventureland-log-roll = { $player } combatte con { $swords } e tira { $dice }: { $total } in tutto.
adventureland-log-bare = { $player } combatte senza spade.
adventureland-log-herb = { $player } aggiunge un’erba di valore { $value }.
adventureland-log-gold = { $player } dà un oro per 1 punto.
adventureland-log-reroll = { $player } dà un oro e ritira un { $face }: ora è un { $fresh }.
adventureland-log-give-up = { $player } si arrende.
adventureland-log-keep = { $player } tiene l’erba.
adventureland-log-swap = { $player } scambia un’erba di valore 2 con una tessera bonus.
adventureland-log-found-sword = Hai trovato { adventureland-sword }.
adventureland-log-found-herb = Hai trovato un’erba di valore { $value }.
adventureland-log-found-bonus = Hai pescato { adventureland-bonus-tile }.
adventureland-log-won = { $player } sconfigge la creatura di forza { $strength }.
adventureland-log-lost = { $player } perde il combattimento.
adventureland-log-forced = { $player } è lì e deve combattere: { $total } contro { $strength }.
adventureland-log-card = Carta { $space }: { $terrain ->
    [F] un’erba.
    [M] una spada.
    [R] oro, e arriva lo spirito del fiume.
    [C] un compagno.
   *[N] una creatura.
}
adventureland-log-takes = { $player } è lì e prende ciò che arriva.
adventureland-log-missing = { $count ->
    [one] { $player } perde un avventuriero.
   *[other] { $player } perde { $count } avventurieri.
}
adventureland-log-turn = Tocca a { $player }.
adventureland-log-points = { $points ->
    [one] { $player } ha { $points } punto.
   *[other] { $player } ha { $points } punti.
}
adventureland-log-win = { $count ->
    [one] { $points ->
        [one] { $players } vince la partita con { $points } punto.
       *[other] { $players } vince la partita con { $points } punti.
    }
   *[other] { $points ->
        [one] { $players } vincono insieme la partita con { $points } punto ciascuno.
       *[other] { $players } vincono insieme la partita con { $points } punti ciascuno.
    }
}

## Notation

adventureland-notation-help = Scrivi una mossa come “c3 > c9”; da una casella di partenza indica la riga o la colonna: “3 > j3”, “b > b4”. “done” termina le tue mosse. In combattimento: “fight 2 1” per le spade secondo il bonus (g oro, p platino) o “fight bare” senza; poi “herb 3”, “herb magic”, “gold”, “reroll 2” o “give up”. Dopo aver preso un’erba: “keep” per tenerla o “swap” per scambiarla.

## Tips, one a line

adventureland-tips =
    Non si torna indietro: prima di andare lontano guarda che cosa non raggiungerai mai più.
    Nello scenario 1 più compagni con lo stesso avventuriero rendono ogni volta di più, e combattono bene. Ma se passa lo spirito, spariscono tutti.
    Non riposare sul fiume né su una nebbia che non è ancora stata rivelata.
    Le spade servono per un solo combattimento. Guarda le probabilità prima di scegliere: due possono bastare quanto tre.
    Nello scenario 3 ogni figura fuori dalle città ti costa tanti punti quante sono le creature rimaste. Rientra in tempo.

## The drawing

adventureland-ui-board = La terra
adventureland-pick-figure = uno dei tuoi avventurieri
adventureland-pick-space = una delle caselle chiare
adventureland-pick-tile = tessere dalla tua bisaccia
adventureland-over-why = Il foglio punti è pieno: vince chi ha più punti.
adventureland-ui-swords = Spade
adventureland-ui-herbs = Erbe
adventureland-ui-gold = Oro
adventureland-ui-companions = Compagni
adventureland-ui-creatures = Creature
adventureland-ui-bonus = Tessere bonus
adventureland-ui-supply = Riserva
adventureland-ui-turn = Turno { $number }
adventureland-ui-last-round = Ultimo giro
adventureland-ui-moves-left = Mosse rimaste
adventureland-ui-revealed = Carte rivelate
adventureland-ui-spirit = Spirito del fiume
adventureland-ui-space = { $space }, { adventureland-terrain }
adventureland-ui-fight = Combattimento in { $space }: { $total } su { $strength }
adventureland-ui-dice = Dadi
adventureland-ui-odds = Probabilità di vincere
adventureland-ui-own-figures = I tuoi avventurieri
adventureland-ui-spot = Il tuo avventuriero sulla casella di partenza { $spot }
adventureland-ui-adventurers = { $count ->
    [one] 1 avventuriero
   *[other] { $count } avventurieri
}
adventureland-ui-with-companions = { $count ->
    [one] con 1 compagno
   *[other] con { $count } compagni
}
adventureland-ui-thing = { $thing ->
    [herb] erba
    [sword] spada
    [gold] oro
    [companion] compagno
   *[creature] creatura di forza { $strength }
}
adventureland-ui-card-open = carta rivelata
adventureland-ui-large-map = Ingrandisci la mappa
adventureland-ui-whole-map = Mappa intera
adventureland-ui-players = Giocatori
adventureland-ui-points = { $points ->
    [one] punto
   *[other] punti
}
adventureland-ui-pouch = La tua bisaccia
adventureland-ui-pouch-empty = Ancora né spade né erbe.
adventureland-ui-herb = un’erba di valore { $value }
adventureland-ui-die = { $count ->
    [one] un dado che mostra { $face }
   *[other] { $count } dadi che mostrano { $face }
}
adventureland-ui-all-ways = Tutte le { $count } possibilità
adventureland-ui-fewer-ways = Solo le migliori
adventureland-ui-reconstruction = Il tabellone è una ricostruzione.
adventureland-ui-until-end = Fine quando sono esauriti
adventureland-ui-cards = { $count } carte rivelate su { $all }
adventureland-ui-scoring = Punteggio
adventureland-ui-scoring-now = Se la partita finisse ora
adventureland-ui-total = Totale
adventureland-ui-line = { $line ->
    [creatures] Creature
    [companions] Compagni
    [glorious] Gruppo più grande
    [gold] Oro
    [herbs] Erbe
    [swords] Spade
    [most-creatures] Più creature
    [most-gold] Più oro
    [city-1] Città 1
    [city-2] Città 2
    [city-3] Città 3
    [city-4] Città 4
    [city-5] Città 5
   *[malus] Fuori dalle città
}

## Che cosa si rifiuta quando si prepara un tabellone o una posizione

adventureland-bad-board-unread = il tabellone { $path } non si può leggere: { $fault }
adventureland-bad-board-long = { $path } è troppo lungo per essere un tabellone
adventureland-bad-board-line = il tabellone, riga { $line }: { $why }
adventureland-bad-board-rows = il tabellone ha { $count } righe, non { $wanted }
adventureland-bad-board-row = era attesa la riga { $row }, 'river: …', 'city: …' o 'sourced: …', c’è '{ $word }'
adventureland-bad-board-row-length = la riga { $row } ha { $count } caselle, non { $wanted }
adventureland-bad-board-terrain = { $space } è '{ $word }': i terreni sono { $terrains }
adventureland-bad-board-count = il tabellone ha { $count } caselle di terreno «{ $terrain }», non { $wanted }
adventureland-bad-board-river-length = il fiume del tabellone ha { $count } caselle, non { $wanted }
adventureland-bad-board-no-river = il tabellone: { $space } è nell’elenco del fiume, ma non è una casella di fiume
adventureland-bad-board-river-twice = il tabellone: { $space } è due volte nell’elenco del fiume
adventureland-bad-board-river-jumps = il tabellone: il fiume salta da { $begin } a { $end }
adventureland-bad-board-river-ends = il tabellone: il fiume deve andare dalla colonna a alla colonna k, non da { $begin } a { $end }
adventureland-bad-board-city-twice = il tabellone: { $space } è in due città, o due volte in una
adventureland-bad-board-city-missing = il tabellone: { $space } non è nell’elenco di nessuna città
adventureland-bad-board-no-city = il tabellone: { $space } è nell’elenco di una città, ma non è una casella di città
adventureland-bad-board-city-sizes = il tabellone ha città di { $sizes } caselle, non di { $wanted }
adventureland-bad-board-city-split = il tabellone: { $space } non è collegato al resto della sua città
adventureland-bad-fresh = nella fase herb, 'fresh' dice il valore dell’erba che un posto ha appena preso
adventureland-bad-pile = ci sono { $count } pezzi per una pila di { $size }
adventureland-bad-too-many-creatures = ci sono più creature di un tipo di quante ne abbia il gioco (A5)
adventureland-bad-too-many-swords = ci sono più spade di un tipo di quante ne abbia il gioco (A6)
adventureland-bad-too-many-herbs = ci sono più erbe di un tipo di quante ne abbia il gioco (A7)
adventureland-bad-card-twice = una carta è nominata due volte: ogni casella ha una carta (A4)

## How to play, in a few pictured sentences

adventureland-how-1 = Raccogli punti. Nel primo scenario un oro vale 2, una creatura metà della sua forza, e ogni compagno tanti punti quanti compagni ha allora il suo avventuriero.
adventureland-how-2 = Il tuo turno comincia da sé con due carte: portano erbe, spade, oro, compagni o creature sulle loro caselle.
adventureland-how-3 = Poi muovi due volte, con un avventuriero o con due: dritto a est o dritto a sud, quanto vuoi, e mai indietro. Conta solo dove ti fermi.
adventureland-how-4 = Da una creatura combatti. Ogni figura conta 1, ogni spada porta il suo bonus e un dado, erbe e oro aiutano. Raggiungi la sua forza, o le tue figure lì sono fuori.
adventureland-how-5 = Lo spirito del fiume porta via chi sta sul fiume dove nuota. Quando spade e compagni sono finiti, si completa il giro e la partita è finita.

## The coach

adventureland-coach-aim = I tuoi punti. Un oro vale 2, una creatura metà della sua forza, un compagno quanti compagni ha allora il suo avventuriero.
adventureland-coach-spots = Questi sono i tuoi avventurieri. Scegline uno per muoverlo; quelli al bordo entrano dritti nel paese.
adventureland-coach-where = Le caselle chiare si possono raggiungere. Toccane una per vedere che cosa faresti lì.
adventureland-coach-stop = Fermati proprio su una cosa per prenderla. Ciò che salti resta, e non si torna né a nord né a ovest.
adventureland-coach-two = I puntini sono le tue mosse: due a turno, con lo stesso avventuriero o con un altro.
adventureland-coach-sword = Le spade sono coperte; solo tu vedi quanto valgono le tue. Ognuna aggiunge un dado e il suo bonus in un combattimento, poi se ne va.
adventureland-coach-companion = Un compagno si unisce al tuo avventuriero e combatte con lui. Il secondo con lo stesso avventuriero porta 2 punti, il terzo 3.
adventureland-coach-creature = Una creatura con la sua forza. Fermati lì per combatterla; non si può saltare. Vieni con almeno due spade.
adventureland-coach-fight = Scegli le spade per questo combattimento, tutte insieme. Il riquadro dice quante probabilità ha ogni scelta.
adventureland-coach-spend = Non basta ancora: un’erba aggiunge il suo valore, un oro aggiunge 1 o rilancia un dado. Se non si può, arrenditi e tieni il resto.
adventureland-coach-spirit = Lo spirito del fiume. A ogni nuovo oro nuota lungo il fiume, e chi è sulla sua via è fuori. Non riposare sul fiume.
adventureland-coach-pouch = La tua borsa: spade ed erbe con i loro valori, solo per i tuoi occhi.
adventureland-coach-end = Quando spade e compagni sono entrambi a 0 qui, si completa il giro e la partita è finita.
adventureland-coach-done = Resta una mossa. Termina il turno solo se non porterebbe nulla; ogni mossa può portare qualcosa.
