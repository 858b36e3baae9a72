### Odin’s Ravens: i testi che leggono i giocatori, in italiano.
### Parole: partita (match), tappa (stage), turno, giocata; percorso, corsia, carta, casella, serie (group); mano, mazzo ausiliario (stack), riserva (draw pile), scarti; via magica; pietra (marker); unità, jolly.

## La scatola

ravens-name = I corvi di Odino
ravens-tagline = Due corvi, un solo percorso: vola in testa, tieni le carte per il turno giusto e sbarra la strada all’altro.
ravens-blurb =
    Una gara per due. Le carte volo portano il tuo corvo sopra i paesaggi, un’intera serie di caselle uguali alla volta. Carica il mazzo ausiliario per un grande turno, piega il percorso con le carte Odino, blocca il rivale con la pietra e tieni d’occhio la via magica. Chi arriva in fondo segna il suo vantaggio; con dodici punti si vince.

## Le carte

ravens-landscape = { $kind ->
    [M] montagna
    [F] foresta
    [W] acqua
    [S] neve
    [P] pianura
   *[other] { $kind }
}
ravens-card = { $kind ->
    [M] montagna
    [F] foresta
    [W] acqua
    [S] neve
    [P] pianura
    [OA] Odino A (riordinare o aggiungere)
    [OB] Odino B (respingere o avanzare)
    [OC] Odino C (girare o togliere)
    [OD] Odino D (pietra o scambio)
   *[other] { $kind }
}
ravens-cards = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
ravens-from = { $source ->
    [stack] {" "}(dal mazzo ausiliario)
   *[hand] {""}
}

## Le opzioni

ravens-option-first_starter = Chi comincia
ravens-option-first_starter-help = Chi comincia la prima tappa. Le tappe successive le comincia chi ha meno punti.
ravens-option-first_starter-chance = Decide il caso
ravens-option-first_starter-grey = Grigio, il primo posto
ravens-option-first_starter-brown = Marrone, il secondo posto
ravens-option-marker_in_group = Pietra dentro una serie
ravens-option-marker_in_group-help = Un corvo può sorvolare una pietra che sta più avanti nella serie pagando un’unità in più, o deve prima fermarsi davanti?
ravens-option-marker_in_group-cross = Può sorvolarla con un’unità in più
ravens-option-marker_in_group-stop = Deve prima fermarsi
ravens-option-removed_land = Carte paesaggio tolte
ravens-option-removed_land-help = Le edizioni non concordano su dove vada una carta paesaggio tolta. Conta solo se il mazzo dei paesaggi finisce.
ravens-option-removed_land-under-deck = Sotto il mazzo dei paesaggi
ravens-option-removed_land-discard-pile = In una pila di scarti a parte
ravens-option-trim = Accorciare un percorso lungo
ravens-option-trim-help = Se il tavolo è piccolo, si possono levare le carte che entrambi i corvi hanno superato non appena il percorso è più lungo di così.
ravens-option-trim-never = Mai
ravens-option-joker = Jolly
ravens-option-joker-help = Due carte uguali valgono sempre per qualunque paesaggio, o solo se non hai una carta del paesaggio davanti a te? I regolamenti dicono “se non ne ha”.
ravens-option-joker-any-time = Sempre
ravens-option-joker-without-card = Solo senza una carta adatta
ravens-option-push_back = Respingere
ravens-option-push_back-help = Il regolamento francese si può leggere così: dietro il corvo respinto devono esserci due carte.
ravens-option-push_back-to-start = Fino alla partenza
ravens-option-push_back-two-behind = Solo con due carte dietro il corvo
ravens-option-trimming = Quanto si leva
ravens-option-trimming-help = Quando si accorcia un percorso lungo: solo le carte di troppo, o tutte quelle che entrambi i corvi hanno superato, meno due.
ravens-option-trimming-as-needed = Quanto serve
ravens-option-trimming-all-but-two = Tutte le carte superate tranne due
ravens-option-reshuffle = Rifare la riserva
ravens-option-reshuffle-help = Gli scarti si mescolano quando serve una carta, o appena si pesca l’ultima carta della riserva?
ravens-option-reshuffle-when-needed = Quando serve una carta
ravens-option-reshuffle-at-once = Subito

## Le parti del regolamento

ravens-section-components = Il materiale
ravens-section-position = Percorso, caselle e chi vede che cosa
ravens-section-preparing = Preparare una tappa
ravens-section-turn = Un turno
ravens-section-flying = Volare
ravens-section-marker = La pietra sul cammino
ravens-section-magic-way = La via magica
ravens-section-odin = Le carte Odino
ravens-section-turn-end = La fine di un turno
ravens-section-stage-end = La fine di una tappa
ravens-section-match-end = La fine della partita
ravens-section-guards = Buono a sapersi

## Il materiale

ravens-R1 = Si gioca in due: Grigio nella corsia a e Marrone nella corsia b, con un corvo ciascuno.
ravens-R2 = Ci sono cinque paesaggi: montagna (M), foresta (F), acqua (W), neve (S) e pianura (P).
ravens-R3 = Ci sono 40 carte paesaggio con due metà, una per corsia: ogni coppia di paesaggi diversi tre volte, ogni paesaggio con sé stesso due volte.
ravens-R4 = I due giocatori hanno le stesse 33 carte: 5 carte volo per ogni paesaggio e 8 carte Odino.
ravens-R5 = Una carta Odino offre due azioni e tu ne scegli una. Ognuno ha una carta A (riordinare il mazzo ausiliario o aggiungere due carte paesaggio), due B (respingere o avanzare), tre C (girare o togliere una carta paesaggio) e due D (posare la pietra o scambiare due carte paesaggio).
ravens-R6 = Ci sono sei carte della via magica con due simboli: montagna e Odino, montagna e foresta, foresta e neve, neve e acqua, acqua e pianura, pianura e Odino.
ravens-R7 = C’è una sola pietra, la pietra di Odino.

## Percorso, caselle e chi vede che cosa

ravens-R8 = Il percorso è una fila di carte paesaggio, numerate dalla partenza. Ogni carta dà una casella alla corsia a e una alla corsia b.
ravens-R9 = Un corvo è alla partenza, che vale 0, oppure su una carta del percorso, sempre nella propria corsia. I corvi non si ostacolano mai.
ravens-R10 = La pietra è accanto al percorso oppure su una delle sue caselle.
ravens-R11 = Una casella è libera se non ci sono né il corvo di quella corsia né la pietra. Un corvo e la pietra non stanno mai sulla stessa casella.
ravens-R12 = Una carta paesaggio è libera se lo sono entrambe le sue caselle.
ravens-R13 = Solo tu vedi la tua mano e il tuo mazzo ausiliario, che puoi guardare quando vuoi. Percorso, corvi, pietra, punti, via magica, entrambe le pile degli scarti e il numero di carte di ogni pila sono pubblici. Nessuno conosce l’ordine delle riserve e del mazzo dei paesaggi, tranne che per le carte paesaggio che tutti hanno visto finire sotto.

## Preparare una tappa

ravens-R14 = Si mescolano tutte le carte paesaggio e si posa la prima in un verso a caso.
ravens-R15 = Si posa un percorso di nove carte. Una carta che in una delle corsie toccherebbe lo stesso paesaggio si gira; se lo tocca ancora, va coperta sotto il mazzo e se ne pesca un’altra.
ravens-R16 = Le altre 31 carte formano il mazzo dei paesaggi, coperto.
ravens-R17 = Entrambi i corvi sono alla partenza e la pietra sta da parte.
ravens-R18 = Si mescolano le sei carte della via magica e se ne scopre una.
ravens-R19 = Ognuno mescola tutte le sue 33 carte e ne pesca cinque. Nessuno ha ancora un mazzo ausiliario, scarti o carte sulla via magica.
ravens-R20 = Il caso decide chi comincia la prima tappa, oppure vi accordate prima.
ravens-R21 = Se nessuna carta paesaggio andasse bene, il percorso si rifarebbe da capo. Con queste carte non succede mai: una che va bene c’è sempre.

## Un turno

ravens-R22 = Si gioca uno alla volta. Prima giochi carte, poi puoi allungare il percorso, poi peschi, e infine tocca all’altro.
ravens-R23 = Nel tuo turno hai fino a tre giocate dalla mano e fino a tre dal mazzo ausiliario, nell’ordine che vuoi. Puoi fermarti quando vuoi, anche prima della prima; le giocate non usate vanno perse.
ravens-R24 = Ogni carta che lascia la mano costa una giocata dalla mano e ogni carta che lascia il mazzo ausiliario una giocata dal mazzo ausiliario, qualunque sia l’uso.
ravens-R25 = Una carta della mano può andare sul mazzo ausiliario, servire a volare, andare sulla via magica, servire alla sua azione Odino o essere scartata. Una carta del mazzo ausiliario può fare lo stesso, tranne tornare sul mazzo ausiliario.
ravens-R26 = Nello stesso turno puoi fare più volte la stessa cosa.
ravens-R27 = Del mazzo ausiliario puoi usare solo la carta in cima. Quando non c’è più, in cima è la successiva.
ravens-R28 = Puoi posare qualunque carta della mano coperta in cima al tuo mazzo ausiliario, che può crescere quanto vuoi.
ravens-R29 = Una carta appena messa sul mazzo ausiliario può essere usata nello stesso turno, con una giocata dal mazzo ausiliario.
ravens-R30 = Puoi scartare senza effetto una carta della mano o quella in cima al mazzo ausiliario. La giocata si paga lo stesso.

## Volare

ravens-R31 = Conta il paesaggio subito davanti al tuo corvo, nella tua corsia. La fila ininterrotta di caselle di quel paesaggio è la serie davanti a te.
ravens-R32 = Un’unità è una carta volo del paesaggio davanti a te oppure un jolly: due carte volo uguali di qualsiasi paesaggio. Un volo costa un’unità, e nessuna carta può avanzare.
ravens-R33 = Paga un’unità e il tuo corvo vola fino all’ultima casella della serie. La percorre sempre tutta.
ravens-R34 = Il paesaggio su cui si trova il tuo corvo non conta, nemmeno se è uguale a quello davanti.
ravens-R35 = Puoi pagare con un jolly anche se hai la carta giusta. C’è un’opzione in cui il jolly sostituisce solo una carta che ti manca: una carta giusta nella mano o in cima al mazzo ausiliario viene prima, e le carte giuste contano una per una.
ravens-R36 = Puoi mescolare carte della mano e del mazzo ausiliario. Quelle del mazzo ausiliario devono essere le prime dalla cima, e tutte carte volo.
ravens-R37 = Le carte con cui voli vanno scoperte sui tuoi scarti.
ravens-R38 = Le carte Odino non pagano un volo, e puoi far volare solo il tuo corvo.

## La pietra sul cammino

ravens-R39 = Con la pietra subito davanti al tuo corvo un volo costa due unità: due carte giuste, una carta giusta e un jolly, o due jolly, uguali o diversi. La pietra va da parte e il corvo vola fino in fondo alla serie.
ravens-R40 = Se la pietra sta più avanti nella serie, un’unità porta il corvo alla casella subito prima. Con due unità la sorvola: la pietra va da parte e il corvo vola fino in fondo alla serie. C’è un’opzione senza sorvolo.
ravens-R41 = Un volo si paga per intero e in una volta sola. Non puoi pagarne una parte ora e il resto dopo.
ravens-R42 = Due jolly sono quattro carte. Con tre giocate dalla mano e tre dal mazzo ausiliario non possono venire tutte dalla mano né tutte dal mazzo ausiliario.
ravens-R43 = Una pietra nell’altra corsia o dietro il tuo corvo non cambia nulla per il tuo volo.
ravens-R44 = La pietra resta dov’è finché una carta Odino la sposta, qualcuno paga per levarla o la tappa finisce.

## La via magica

ravens-R45 = Una carta volo può andare sulla via magica se la carta scoperta mostra il suo paesaggio, e qualunque carta Odino se mostra Odino. Il corvo non si muove e la carta Odino non ha altri effetti.
ravens-R46 = Una carta sulla via magica resta scoperta davanti a te fino alla fine della tappa.
ravens-R47 = Una carta per la via magica viene dalla mano o dalla cima del mazzo ausiliario e costa una giocata.
ravens-R48 = La carta scoperta della via magica resta la stessa per tutta la tappa.

## Le carte Odino

ravens-R49 = Una carta Odino giocata dal mazzo ausiliario l’ha già lasciato quando la sua azione comincia. Poi va sui tuoi scarti.
ravens-R50 = Riordinare: metti in segreto le carte del tuo mazzo ausiliario nell’ordine che vuoi. Le scegli dalla cima in giù; quelle che non scegli mantengono il loro ordine.
ravens-R51 = Aggiungere due: pesca due carte paesaggio, una dopo l’altra, e posa ognuna in fondo al percorso nel verso che vuoi. Vicine uguali sono permesse. Se ne resta una sola ne aggiungi una; se non ne restano (R60 dice quando), l’azione non è possibile.
ravens-R52 = Respingere: l’altro corvo arretra di una sola casella, al massimo fino alla partenza. Non è possibile se è alla partenza o se la pietra è sulla casella dietro di lui. C’è un’opzione in cui dietro il corvo devono esserci due carte.
ravens-R53 = Avanzare: il tuo corvo avanza di una sola casella, qualunque sia il paesaggio. Non è possibile se lì c’è la pietra.
ravens-R54 = Girare: una carta libera del percorso viene girata e le sue metà cambiano corsia.
ravens-R55 = Togliere: una carta libera del percorso viene tolta e va sotto il mazzo dei paesaggi oppure, con l’opzione, in una pila di scarti tutta sua; le altre si accostano, corvi e pietra restano sulle loro carte. L’unica carta di un percorso non si può togliere.
ravens-R56 = Pietra: metti la pietra su una casella libera qualsiasi di una delle due corsie. Non può restare dov’è.
ravens-R57 = Scambiare: due diverse carte libere del percorso si scambiano di posto. Nessuna viene girata.
ravens-R58 = Anche le carte dietro i corvi si possono girare, togliere, scambiare o segnare con la pietra.
ravens-R59 = Avanzare di una casella o togliere una carta può chiudere subito la tappa.

## La fine di un turno

ravens-R60 = Alla fine del turno puoi allungare il percorso: pesca una carta paesaggio e posala in fondo, nel verso che vuoi. Vicine uguali sono permesse. Una carta pescata va posata. Se il mazzo dei paesaggi è vuoto, le carte tolte che hanno una pila di scarti propria diventano il nuovo mazzo; se non ci sono nemmeno quelle, non puoi allungare.
ravens-R61 = Poi peschi fino ad avere cinque carte in mano. Se serve una carta e la tua riserva è vuota, si mescolano i tuoi scarti per farne una nuova; se non ci sono nemmeno quelli, ne hai di meno. C’è un’opzione in cui la nuova riserva si fa subito, quando si pesca l’ultima carta.
ravens-R62 = Il percorso non si accorcia mai, a meno di scegliere l’opzione. Allora, ogni volta che è stata posata una carta paesaggio e il percorso è troppo lungo, le sue prime carte vanno sotto il mazzo dei paesaggi, per quanto entrambi i corvi le abbiano superate, finché è abbastanza corto; con un’altra opzione, tutte quelle che entrambi hanno superato. Dietro l’ultimo corvo restano sempre due carte, e una pietra su una carta levata va da parte.

## La fine di una tappa

ravens-R63 = La tappa finisce appena un corvo è sull’ultima casella del percorso, con un volo, un passo o perché è stata tolta una carta. Non si gioca, non si allunga e non si pesca più.
ravens-R64 = Vince la tappa chi possiede il corvo sull’ultima casella, anche se è stato l’altro a portarcelo. Se ci arrivano entrambi insieme, vince chi è di turno.
ravens-R65 = Chi vince la tappa segna un punto per ogni casella tra i due corvi.
ravens-R66 = Chi ha più carte sulla via magica segna 3 punti in più, anche se ha perso la tappa. A parità non li prende nessuno.
ravens-R67 = Finché nessuno ha 12 punti, si prepara un’altra tappa con tutte le carte.
ravens-R68 = La tappa seguente la comincia chi ha meno punti. A parità, chi ha vinto l’ultima.

## La fine della partita

ravens-R69 = La partita finisce quando, contati i punti di una tappa, qualcuno ne ha 12 o più. Da allora non si gioca più nulla.
ravens-R70 = Vince chi ha più punti, anche se entrambi ne hanno 12 o più.
ravens-R71 = A parità di punti vince la partita chi ha vinto l’ultima tappa.

## Buono a sapersi

ravens-R72 = Non hai mai più di cinque carte in mano e in un turno non ne usi mai più di sei.
ravens-R73 = Se un’azione Odino non è possibile, puoi comunque usare la carta in un altro modo.
ravens-R74 = Una tappa di più di 200 turni è nulla e ricomincia con lo stesso giocatore. Solo la terza tappa nulla di fila vale così com’è: la vince il corvo più avanti (a pari posto, quello di chi non ha cominciato), e la partita finisce.
ravens-R75 = Tutte le mescolate vengono da un’unica chiave segreta, svelata alla fine. Chiave e mosse insieme ripetono l’intera partita.
ravens-R76 = I bot non vedono più di quanto vedrebbe un giocatore al loro posto.
ravens-R77 = Una carta paesaggio pescata si mostra a entrambi; solo allora se ne sceglie il verso, e le due metà devono essere quelle di quella carta.
ravens-R78 = Quale carta Odino giochi e che cosa ne fai è pubblico. Quando metti una carta sul mazzo ausiliario, l’altro vede solo che l’hai fatto.

## Che cosa si chiede

ravens-ask-play = { $stack ->
    [0] { $hand ->
        [0] Allunga il percorso o finisci il turno.
        [one] Gioca ancora una carta dalla mano o finisci il turno. Davanti a te: { $landscape }.
       *[other] Gioca fino a { $hand } carte dalla mano o finisci il turno. Davanti a te: { $landscape }.
    }
   *[other] Puoi giocarne { $hand } dalla mano e { $stack } dal mazzo ausiliario. Davanti a te: { $landscape }.
}
ravens-ask-lay = In che verso posi la carta con { $a } e { $b }?
ravens-ask-arrange = { $place ->
    [1] Quale carta vuoi in cima al mazzo ausiliario?
   *[other] Quale carta vuoi al posto { $place } dalla cima?
}
ravens-ask-wait = Tocca a { $player }.
ravens-ask-over = La partita è finita.

## Le mosse

ravens-move-end = Finisci il turno
ravens-move-extend = Allunga il percorso e finisci il turno
ravens-move-stash = Metti sul mazzo ausiliario: { $card }
ravens-move-discard = Scarta: { $card }{ ravens-from }
ravens-move-magic = Sulla via magica: { $card }{ ravens-from }
ravens-move-fly = { $source ->
    [stack] Vola in { $space } con { $cards } dal mazzo ausiliario
    [both] Vola in { $space } con { $cards } e, dal mazzo ausiliario, { $stacked }
   *[hand] Vola in { $space } con { $cards }
}
ravens-move-cross = { $source ->
    [stack] Sorvola la pietra fino in { $space } con { $cards } dal mazzo ausiliario
    [both] Sorvola la pietra fino in { $space } con { $cards } e, dal mazzo ausiliario, { $stacked }
   *[hand] Sorvola la pietra fino in { $space } con { $cards }
}
ravens-move-rearrange = Riordina il mazzo ausiliario{ ravens-from }
ravens-move-add = Aggiungi due carte paesaggio{ ravens-from }
ravens-move-push = Respingi l’altro corvo{ ravens-from }
ravens-move-step = Avanza di una casella{ ravens-from }
ravens-move-turn = Gira la carta { $first }{ ravens-from }
ravens-move-remove = Togli la carta { $first }{ ravens-from }
ravens-move-marker = Metti la pietra in { $space }{ ravens-from }
ravens-move-swap = Scambia le carte { $first } e { $second }{ ravens-from }
ravens-move-lay = Posala con { $a } nella corsia a e { $b } nella corsia b
ravens-move-top = { $place ->
    [1] Metti in cima: { $card }
   *[other] Metti al posto { $place }: { $card }
}
ravens-move-done = Lascia il resto com’è

## Il diario

ravens-log-stage = Tappa { $stage }: comincia { $player }.
ravens-log-extend = { $player } allunga il percorso.
ravens-log-stash = { $player } mette una carta sul mazzo ausiliario.
ravens-log-stash-own = { $player } mette sul mazzo ausiliario: { $card }.
ravens-log-discard = { $player } scarta: { $card }{ ravens-from }.
ravens-log-magic = { $player } gioca sulla via magica: { $card }{ ravens-from }.
ravens-log-fly = { $source ->
    [stack] { $player } vola in { $space } con { $cards } dal mazzo ausiliario.
    [both] { $player } vola in { $space } con { $cards } e, dal mazzo ausiliario, { $stacked }.
   *[hand] { $player } vola in { $space } con { $cards }.
}
ravens-log-cross = { $source ->
    [stack] { $player } sorvola la pietra fino in { $space } con { $cards } dal mazzo ausiliario.
    [both] { $player } sorvola la pietra fino in { $space } con { $cards } e, dal mazzo ausiliario, { $stacked }.
   *[hand] { $player } sorvola la pietra fino in { $space } con { $cards }.
}
ravens-log-marker-lifted = La pietra va da parte.
ravens-log-rearrange = { $player } riordina il mazzo ausiliario{ ravens-from }.
ravens-log-arranged = Il mazzo ausiliario di { $player } ha il suo nuovo ordine.
ravens-log-top-own = { $player } mette al posto { $place }: { $card }.
ravens-log-add = { $player } aggiunge carte al percorso{ ravens-from }.
ravens-log-push = { $player } respinge l’altro corvo{ ravens-from }.
ravens-log-step = { $player } avanza di una casella{ ravens-from }.
ravens-log-turn = { $player } gira la carta { $first }{ ravens-from }.
ravens-log-remove = { $player } toglie la carta { $first }{ ravens-from }.
ravens-log-marker = { $player } mette la pietra in { $space }{ ravens-from }.
ravens-log-swap = { $player } scambia le carte { $first } e { $second }{ ravens-from }.
ravens-log-drawn = Carta paesaggio pescata: { $a } e { $b }.
ravens-log-lay = { $player } la posa come carta { $number }, { $a } nella corsia a e { $b } nella corsia b.
ravens-log-trim = { $count ->
    [one] La prima carta del percorso viene levata.
   *[other] Le prime { $count } carte del percorso vengono levate.
}
ravens-log-draw = { $count ->
    [0] { $player } finisce il turno.
    [one] { $player } finisce il turno e pesca una carta.
   *[other] { $player } finisce il turno e pesca { $count } carte.
}
ravens-log-draw-own = { $player } finisce il turno e pesca { $cards }.
ravens-log-finish = { $points ->
    [one] { $player } vince la tappa e segna { $points } punto per il vantaggio.
   *[other] { $player } vince la tappa e segna { $points } punti per il vantaggio.
}
ravens-log-magic-won = { $player } ha più carte sulla via magica e segna { $points } punti.
ravens-log-magic-tied = Nessuno è in testa sulla via magica.
ravens-log-scores = { $one } ha { $a }, { $two } ha { $b }.
ravens-log-void = { $count ->
    [3] Anche questa tappa dura da 200 turni: vale così com’è, e la partita finisce.
   *[other] Questa tappa dura da 200 turni: è nulla.
}
ravens-log-win = { $player } vince la partita, { $points } a { $other }.

## La notazione

ravens-notation-help = Una mossa è un verbo inglese con quello che gli serve: “fly M” e “fly F+F” (volare), “stash M” (mazzo ausiliario), “magic OB” (via magica), “discard W” (scartare), “turn 4” (girare), “remove 4” (togliere), “swap 2 5” (scambiare), “marker a5” (pietra), “push” (respingere), “step” (avanzare), “add” (aggiungere), “rearrange” (riordinare), “extend” (allungare), “end” (finire). Le carte vengono dalla mano, tranne dopo la parola “stack”: “fly M+F stack F”, “turn 4 stack”. Carte volo: M montagna, F foresta, W acqua, S neve, P pianura; carte Odino: OA, OB, OC, OD. “cross M+M” sorvola una pietra più avanti, “lay MF” posa la montagna nella corsia a, “top 3” porta su la terza carta del mazzo ausiliario, “done” lascia il resto.

## Consigli, uno per riga

ravens-tips =
    Conta le serie, non le caselle: girare o scambiare una carta per unire due serie risparmia un volo.
    Il mazzo ausiliario è una batteria. Caricalo al contrario, prima ciò che servirà per ultimo, e un turno può avere sei giocate.
    Due carte uguali sul mazzo ausiliario sono un jolly in attesa.
    È il vantaggio che conta. Sei indietro? Allunga il percorso, respingi, blocca e riduci il distacco prima della fine.
    Una sola carta sulla via magica può valere tre punti, e la parità li toglie all’altro.

## Per il disegno

ravens-ui-stage = Tappa { $stage }
ravens-ui-lane = { $lane ->
    [a] Grigio
   *[b] Marrone
}
ravens-ui-player = { $player }
ravens-ui-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
ravens-ui-start = Partenza
ravens-ui-path = Percorso
ravens-ui-hand = La tua mano
ravens-ui-stack = Il tuo mazzo ausiliario
ravens-ui-discard = Scarti
ravens-ui-deck = Mazzo dei paesaggi
ravens-ui-land-discards = Carte paesaggio tolte
ravens-ui-magic = Via magica
ravens-ui-marker = Pietra
ravens-ui-marker-aside = da parte
ravens-ui-raven = Corvo di { $player }
ravens-ui-odin = Odino
ravens-ui-top = cima
ravens-ui-drawn = Pescata
ravens-ui-plays = Giocate rimaste: { $hand } dalla mano, { $stack } dal mazzo ausiliario
ravens-ui-sizes = mano { $hand }, ausiliario { $stack }, riserva { $pile }
ravens-ui-groups = { $count ->
    [one] ancora { $count } serie
   *[other] ancora { $count } serie
}
ravens-ui-action-rearrange = Riordina
ravens-ui-action-add = Aggiungi due
ravens-ui-action-push = Respingi
ravens-ui-action-step = Avanza
ravens-ui-action-turn = Gira
ravens-ui-action-remove = Togli
ravens-ui-action-marker = Pietra
ravens-ui-action-swap = Scambia
ravens-ui-action-stash = Metti da parte
ravens-ui-action-discard = Scarta
ravens-ui-players = Giocatori
ravens-ui-on-turn = di turno
ravens-ui-short-hand = mano
ravens-ui-short-stack = ausiliario
ravens-ui-short-pile = riserva
ravens-ui-ahead = { $units ->
    [2] Davanti: { $landscape }. La pietra sbarra la via: due unità.
   *[other] Davanti: { $landscape }
}
ravens-ui-track = Punti, fino a { $target }
ravens-ui-land = Carta { $number }: { $a } sulla corsia a, { $b } sulla corsia b
ravens-ui-space = { $space }: { $landscape }
ravens-ui-landing = Il prossimo volo finisce qui
ravens-ui-stone-aside = Pietra, da parte
ravens-ui-lands-left = { $count ->
    [one] { $count } carta nel mazzo dei paesaggi
   *[other] { $count } carte nel mazzo dei paesaggi
}
ravens-ui-magic-open = accetta { $symbols }
ravens-ui-magic-row = { $count ->
    [0] Via magica di { $player }: nessuna carta
   *[other] Via magica di { $player }: { $cards }
}
ravens-ui-plays-hand = { $count ->
    [one] Ancora { $count } giocata dalla mano
   *[other] Ancora { $count } giocate dalla mano
}
ravens-ui-plays-stack = { $count ->
    [one] Ancora { $count } giocata dal mazzo ausiliario
   *[other] Ancora { $count } giocate dal mazzo ausiliario
}
ravens-ui-pile-stack = In cima al tuo mazzo ausiliario
ravens-ui-pile-discard = { $count ->
    [one] I tuoi scarti, { $count } carta
   *[other] I tuoi scarti, { $count } carte
}
ravens-ui-stack-card = { $number ->
    [1] In cima al mazzo ausiliario: { $card }
   *[other] Numero { $number } dall’alto: { $card }
}
ravens-ui-look = Sfoglia
ravens-ui-discards = Entrambi gli scarti
ravens-ui-discards-of = Scarti di { $player }
ravens-ui-empty = nessuna carta
ravens-ui-actions = Che cosa fa la carta Odino
ravens-ui-end = { $count ->
    [0] Finendo il turno non peschi carte.
    [one] Finendo il turno peschi una carta.
   *[other] Finendo il turno peschi { $count } carte.
} { $lands ->
    [0] Il mazzo dei paesaggi è vuoto.
    [1] Prima puoi allungare il percorso di una carta.
   *[other] {""}
}
ravens-ui-stage-over = Tappa { $stage }: { $player } arriva per primo
ravens-ui-gained = Punti ottenuti
ravens-ui-total = Totale, fino a { $target }
ravens-ui-next-stage = Prossima tappa
# $points è il numero di punti di una tappa.
ravens-ui-gain = +{ $points }
ravens-pick-hand = una carta della tua mano
ravens-pick-stack = una carta del tuo mazzo ausiliario
ravens-pick-raven = il tuo corvo
ravens-pick-pile = dove va la carta
ravens-pick-card = una carta del percorso
ravens-pick-space = una casella del percorso
ravens-pick-marker = la pietra
ravens-pick-action = l’effetto della carta Odino
ravens-pick-lay = il verso della nuova carta
ravens-over-why = Vince chi raggiunge per primo il punteggio richiesto.
ravens-ui-points-first = Primo all’arrivo

## Per il terminale

ravens-cli-pref-discards = mostrare o nascondere gli scarti

## Che cosa si assume dove i regolamenti tacciono o non concordano

ravens-assumed-R3 = È noto solo il numero, 40. Si assume: ogni coppia diversa tre volte, ogni doppia due.
ravens-assumed-R4 = I regolamenti dicono 25 carte volo. Si assume: cinque per paesaggio.
ravens-assumed-R6 = Si conoscono solo tre delle sei carte. Si assume: neve e acqua, acqua e pianura, pianura e Odino; potrebbe essere neve e pianura, pianura e acqua, acqua e Odino.
ravens-assumed-R9 = Si assume: la partenza vale come casella 0, una prima della prima carta; i regolamenti mostrano solo i corvi lì davanti.
ravens-assumed-R12 = Si assume: un corvo o la pietra su una metà occupa tutta la carta; i regolamenti definiscono solo la casella libera, e le carte francesi non chiedono nulla.
ravens-assumed-R13 = Si assume: le pile degli scarti si possono sfogliare. Il regolamento dice solo che sono scoperte.
ravens-assumed-R14 = Si assume: il caso decide il verso della prima carta; si potrebbe scegliere.
ravens-assumed-R29 = Si assume: permesso, perché niente lo vieta; si potrebbe far aspettare la carta fino al turno dopo.
ravens-assumed-R35 = Si assume: il jolly è sempre permesso. I regolamenti dicono “se non ha carte corrispondenti”: è l’opzione.
ravens-assumed-R40 = I regolamenti parlano solo di una pietra proprio davanti. Si assume: più avanti nella serie la si sorvola per un’unità in più; l’opzione fa prima fermare il corvo.
ravens-assumed-R49 = Si assume: la carta giocata se n’è andata prima di agire; altrimenti verrebbe riordinata anch’essa.
ravens-assumed-R51 = Si assume: senza carte paesaggio non si aggiunge nulla, e la seconda si pesca dopo aver posato la prima; si potrebbero guardare prima entrambe.
ravens-assumed-R52 = Si assume: si può respingere fino alla partenza, mai sulla pietra. Il regolamento francese può chiedere due carte dietro il corvo: è l’opzione.
ravens-assumed-R53 = Si assume: non si avanza sulla casella della pietra; i regolamenti non lo elencano tra i modi di levarla.
ravens-assumed-R55 = Il regolamento italiano mette le carte tolte sotto il mazzo, quello francese in una pila di scarti: è un’opzione. Si assume: l’unica carta di un percorso resta.
ravens-assumed-R58 = Si assume: permesso, perché nessun regolamento lo limita alle carte davanti.
ravens-assumed-R60 = Si assume: si decide di allungare prima di vedere la carta e il verso si sceglie dopo; senza carte non si allunga.
ravens-assumed-R61 = Si assume: gli scarti si mescolano quando serve una carta, e se non ce ne sono se ne hanno di meno. Si potrebbero mescolare subito: è l’opzione.
ravens-assumed-R62 = I regolamenti accorciano se il tavolo è piccolo. Si assume: mai; le opzioni accorciano oltre una lunghezza, quanto serve o tutte le carte superate tranne due.
ravens-assumed-R64 = Si assume: se una carta tolta porta entrambi i corvi in fondo, la tappa va a chi è di turno; nessun regolamento ne parla.
ravens-assumed-R70 = I regolamenti non dicono che cosa succede se entrambi hanno 12 punti o più. Si assume: vince chi ne ha di più, come in un problema pubblicato.
ravens-assumed-R74 = Nessun regolamento ha questo limite. Si assume, perché ogni partita finisca.
ravens-assumed-R77 = Si assume: la carta pescata si mostra prima e il verso si sceglie dopo; si potrebbe dover scegliere alla cieca.

## Che cosa si rifiuta quando si prepara una posizione

ravens-bad-path = una posizione ha bisogno di un percorso
ravens-bad-land-discards = le carte paesaggio tolte vanno sotto il mazzo, a meno che l’opzione removed_land dica altro
ravens-bad-drawn = una carta paesaggio è pescata nelle fasi add ed extend, e solo lì
ravens-bad-to-lay = to_lay è 0, oppure 1 nella fase add
ravens-bad-arrange = un mazzo ausiliario si riordina solo se ha due carte
ravens-bad-arranged = nella fase arrange, arranged conta le carte già al loro posto, meno di tutte tranne una; altrimenti è 0
ravens-bad-too-many = ci sono più carte di un tipo di quante ne abbia il gioco

## How to play, in a few pictured sentences

ravens-how-1 = Porta il tuo corvo alla fine del percorso prima dell’altro: segni un punto per ogni casella che li separa. Dodici punti vincono la partita.
ravens-how-2 = Una carta volo del paesaggio subito davanti porta il corvo oltre tutta la serie di quel paesaggio.
ravens-how-3 = Due carte volo uguali valgono quella che ti manca. In un turno puoi giocare tre carte dalla mano; poi peschi di nuovo fino a cinque.
ravens-how-4 = Le carte per dopo vanno coperte sul tuo mazzo ausiliario, da cui puoi giocarne altre tre a turno. Le carte Odino girano, tolgono o scambiano parti del percorso, muovono i corvi o mettono la pietra sulla via: superarla costa due carte.
ravens-how-5 = La via magica mostra due simboli. Chi alla fine della tappa vi ha posato più carte con questi simboli segna tre punti.

## The coach

ravens-coach-aim = Questo è il percorso, da sinistra fino alla bandiera. Il tuo corvo vola sulla corsia in basso. Chi arriva primo segna un punto per ogni casella di ritardo dell’altro.
ravens-coach-ahead = Conta il paesaggio subito davanti al tuo corvo. Una sua carta lo porta oltre tutte le caselle uguali di fila.
ravens-coach-fly = Scegli una carta con quel paesaggio, poi il corvo o la casella dove deve posarsi.
ravens-coach-joker = Due carte volo uguali valgono qualsiasi paesaggio. Scegli entrambe, poi il corvo.
ravens-coach-plays = I puntini contano: tre carte dalla mano a turno. Alla fine peschi di nuovo fino a cinque, quindi non serve risparmiare.
ravens-coach-stack = Ciò che ora non serve può aspettare nel mazzo ausiliario: scegli una carta e poi il «+». Anche da lì puoi giocare tre carte a turno, sempre quella in cima.
ravens-coach-odin = Una carta con due piccoli segni è una carta Odino. Sceglila, poi una delle sue due azioni, poi ciò su cui agisce.
ravens-coach-magic = Una carta con uno di questi simboli può invece andare qui. Chi ne ha di più alla fine della tappa riceve tre punti.
ravens-coach-groups = Tante serie separano ogni corvo dalla fine: altrettanti voli servono ancora. Unire due serie girando o scambiando ne risparmia uno.
ravens-coach-marker = La pietra occupa una casella. Se è sulla tua corsia, sorvolarla costa due carte invece di una.
ravens-coach-end = Niente che voli? Metti da parte o usa ciò che puoi, poi finisci il turno. «Allunga» rende anche il percorso più lungo: utile quando sei indietro.
ravens-coach-stage = Questa era una tappa. I punti restano, il percorso è nuovo, e dodici punti vincono la partita.
