### Spookies: i testi letti da chi gioca, in italiano.
### Parole: gioco, partita, turno, lancio; personaggio (uno dei cinque amici), dado degli amici, piano, partenza, giardino, soffitta; gettone, riserva, scatola, gettone di penalità, jolly, fantasma.

## The box

spookies-name = Spookies
spookies-tagline = Sali nella casa stregata con meno dadi che puoi, se ne hai il coraggio.
spookies-blurb =
    Cinque amici si intrufolano in una casa stregata, e tutto il tavolo li guida insieme. Lancia due, tre o quattro dadi: meno dadi fruttano più gettoni, più dadi rendono il passo sicuro. Fermati in tempo, altrimenti il tuo personaggio ruzzola giù e i tuoi gettoni restano lassù. Nessuno sa quanto valgono i gettoni fino all’ultimo.

## Pieces and places

spookies-figure = { $figure ->
    [poppy] Poppy
    [kracko] Kracko
    [duffy] Duffy
    [hanja] Hanja
    [schnuffer] Schnuffer
    [ghost] il fantasma
   *[other] { $figure }
}
spookies-floor = { $floor ->
    [4] Partenza
    [5] Giardino
    [11] Soffitta
   *[other] Piano { $floor }
}
spookies-at-floor = { $floor ->
    [4] alla partenza
    [5] in giardino
    [11] in soffitta
   *[other] al piano { $floor }
}
spookies-to-floor = { $floor ->
    [4] alla partenza
    [5] in giardino
    [11] in soffitta
   *[other] al piano { $floor }
}

## Options

spookies-option-free_choice = Scelta libera
spookies-option-free_choice-help = Si gioca senza il dado degli amici: a ogni turno scegli tu il personaggio.
spookies-option-free_choice-off = Con il dado degli amici
spookies-option-free_choice-on = Ognuno sceglie liberamente
spookies-option-joker = Jolly dado
spookies-option-joker-help = Una tessera bonus: ognuno può ripetere un lancio una volta nella partita. Un jolly mai usato rende alla fine.
spookies-option-joker-off = Senza jolly
spookies-option-joker-on = Un jolly a testa
spookies-option-joker_pay = Jolly non usato
spookies-option-joker_pay-help = Quanto rende alla fine un jolly non usato: cinque gettoni pescati coperti (11 punti in media), oppure cinque punti.
spookies-option-joker_pay-chips = Cinque gettoni
spookies-option-joker_pay-points = Cinque punti
spookies-option-ghost = Fantasma
spookies-option-ghost-help = Una tessera bonus: un fantasma si aggira per la casa e ruba un dado a chi lancia accanto a lui.
spookies-option-ghost-off = Senza fantasma
spookies-option-ghost-on = Con il fantasma
spookies-option-attic = In soffitta
spookies-option-attic-help = Il testo delle regole che conosciamo non dice che cosa fa 11 o 12 a un personaggio che è già in soffitta. Di solito ci resta e non guadagna nulla; oppure nessuno è mai lassù, perché il personaggio torna alla partenza con il premio; oppure 11 e 12 fanno vincere di nuovo il premio.
spookies-option-attic-stay = Ci resta, 11 o 12 non frutta nulla
spookies-option-attic-reset = Torna subito alla partenza
spookies-option-attic-repeat = 11 o 12 fa vincere di nuovo il premio

## Sections of the rules

spookies-section-setup = Preparazione
spookies-section-turn = Il tuo turno
spookies-section-roll = L’effetto di un lancio
spookies-section-end = Fine della partita
spookies-section-free-choice = Variante: scelta libera
spookies-section-joker = Tessera bonus: jolly dado
spookies-section-ghost = Tessera bonus: fantasma

## Setting up

spookies-S1 = Spookies si gioca da 2 a 5. I cinque personaggi non appartengono a nessuno e aspettano alla partenza, davanti al cancello del giardino. Nessuno ha ancora gettoni e nella casa non ce ne sono.
spookies-S2 = I gettoni sono 75: trenta da 1, venti da 2, quindici da 3 e dieci da 5. Si mescolano coperti; nella riserva ne vanno 50 in due, 60 in tre, tutti e 75 in quattro o cinque. Gli altri restano nella scatola senza che nessuno li veda.
spookies-S3 = Il caso decide chi comincia. Poi si gioca in senso orario: aspetta il tuo turno.

## Your turn

spookies-S4 = Il tuo turno comincia con il dado degli amici, lanciato per te: guidi il personaggio indicato per tutto il turno. Se mostra “?”, scegli un personaggio qualsiasi prima di lanciare.
spookies-S5 = Scegli se lanciare 2, 3 o 4 dadi. Il primo lancio del turno è obbligatorio: prima non puoi fermarti.
spookies-S6 = Quanti che siano i dadi lanciati, contano solo i due più alti: la loro somma è il tuo risultato.

## What a roll does

spookies-S7 = Se il risultato raggiunge il numero del piano successivo, il personaggio sale di un solo piano e prendi il premio; con due dadi esatti prendi anche tutti i gettoni di penalità che si trovano lì. Se il risultato è uguale al numero del suo piano, il personaggio resta dov’è e il turno finisce. Se è più basso, cade al piano con quel numero (sotto il 5 alla partenza, e mai più giù); lasci un gettone per ogni piano perso sul piano da cui è caduto, e il turno finisce. Alcuni premi sono stimati, perché nessuna fonte mostra tutto il tabellone.
spookies-S8 = Dopo una salita puoi fermarti e tenere tutto, oppure lanciare ancora con lo stesso personaggio e con quanti dadi vuoi.
spookies-S9 = Se non hai abbastanza gettoni per pagare una caduta, lasci tutti quelli che hai. Il resto ti è condonato, ma il personaggio cade lo stesso fino in fondo.
spookies-S10 = Un personaggio che raggiunge la soffitta ci resta. Se devi lanciare per lui lassù, non c’è nulla da guadagnare: con 11 o 12 resta, quanti che siano i dadi, e il tuo turno è finito; con meno cade. Secondo l’opzione, il personaggio torna alla partenza appena preso il premio e il turno finisce, così lassù nessuno lancia mai; oppure 11 e 12 fanno vincere di nuovo il premio della soffitta, e puoi lanciare ancora.
spookies-S11 = Sullo stesso piano possono stare quanti personaggi si vuole.

## End of the match

spookies-S12 = La partita finisce appena viene preso l’ultimo gettone della riserva: non si lancia e non si muove più nulla. Se nella riserva ci sono meno gettoni del tuo premio, prendi quelli rimasti, e ricevi ancora i gettoni di penalità dello stesso lancio.
spookies-S13 = I gettoni rimasti nella casa non contano per nessuno. Ora si scoprono tutti i gettoni: vince la somma più alta, e a pari somma si vince insieme. Fino ad allora nessuno guarda un gettone, nemmeno i propri.

## Variant: free choice

spookies-S14 = Con la scelta libera non c’è il dado degli amici. Il personaggio del tuo turno lo scegli tu, prima di lanciare, e lo guidi per tutto il turno.

## Bonus tile: dice joker

spookies-S20 = Con questa opzione ognuno comincia con un jolly. Senza jolly, o se il tuo è già speso, non puoi ripetere un lancio.
spookies-S21 = Subito dopo un tuo lancio, qualunque sia, puoi spendere il jolly: rilanci tutti i dadi di quel lancio e vale il nuovo risultato. Altrimenti tieni il lancio. Un jolly serve una volta per partita, e mai per il dado degli amici.
spookies-S22 = Alla fine un jolly non speso si scambia con cinque gettoni, pescati coperti tra quelli fuori gioco (e da una seconda serie se non bastano). Secondo l’opzione vale invece cinque punti.

## Bonus tile: ghost

spookies-S23 = Con questa opzione un fantasma si aggira per la casa. Comincia al piano 9.
spookies-S24 = Il fantasma ruba un dado: se il tuo personaggio è sul suo piano, puoi lanciare al massimo 3 dadi. Si controlla prima di ogni lancio, e il premio dipende dai dadi lanciati.
spookies-S25 = Dopo un lancio fatto accanto al fantasma devi spostarlo di un piano in su o in giù. Si muove solo allora.
spookies-S26 = Il fantasma non lascia mai la casa: dal piano 6 può solo salire, dalla soffitta solo scendere. Se i personaggi tornano dalla soffitta alla partenza, non va oltre il piano 10.
spookies-S27 = Jolly e fantasma vanno d’accordo: un rilancio accanto al fantasma si fa con altrettanti dadi e vale come lo stesso lancio; il fantasma si muove quindi una volta sola, dopo il risultato definitivo.
spookies-S28 = Jolly e fantasma si usano sia con il dado degli amici sia con la scelta libera.

## Che cosa è supposto, dove nessuna fonte lo dice

spookies-assumed-S7 = Dodici dei 21 premi sono stimati e due dedotti, perché nessuna fonte mostra tutto il tabellone; con altri numeri converrebbero altri dadi. Dalla partenza nessuno cade, perché più in basso non c’è nulla. Quali dei tuoi gettoni restino dopo una caduta lo decide il caso, perché nessuno li conosce.
spookies-assumed-S9 = Chi ha troppo pochi gettoni per una caduta li lascia tutti e non deve nulla. Nessuna fonte ne parla; si potrebbe anche restare in debito.
spookies-assumed-S10 = Un personaggio in soffitta ci resta con 11 o 12, senza premio. Nessuna fonte ne parla; un’opzione offre altre due letture.
spookies-assumed-S11 = I personaggi possono condividere un piano, come condividono la partenza. Degli altri piani non lo dice nessuna fonte.
spookies-assumed-S12 = Se nella riserva ci sono meno gettoni del premio, prendi quelli rimasti, e anche i gettoni di penalità dello stesso lancio. Le fonti dicono solo che la partita finisce con l’ultimo gettone.
spookies-assumed-S13 = A pari somma si vince insieme. Il testo delle regole che conosciamo non ha uno spareggio.
spookies-assumed-S21 = Il jolly fa rilanciare tutti i dadi del lancio, altrettanti, e vale il secondo risultato. Il testo dice solo che si ripete un lancio; si potrebbero anche scegliere i dadi.
spookies-assumed-S22 = I cinque gettoni per un jolly non speso vengono da quelli fuori gioco, perché la riserva allora è vuota; se non bastano, da una seconda serie. Secondo l’opzione un jolly vale invece cinque punti.
spookies-assumed-S24 = Il fantasma conta se il tuo personaggio è sul suo piano prima di un lancio, e si controlla prima di ognuno. Si potrebbe anche controllare una volta per turno.
spookies-assumed-S25 = Il fantasma deve muoversi dopo un lancio fatto accanto a lui, e solo allora. Si potrebbe anche leggere che può restare.
spookies-assumed-S26 = Il fantasma resta sui piani da 6 a 11, perché il testo parla delle stanze della casa; fino al piano 10 se i personaggi tornano dalla soffitta. Anche il giardino potrebbe contare.
spookies-assumed-S27 = I dadi rilanciati con il jolly accanto al fantasma valgono come lo stesso lancio, quindi il fantasma si muove una volta. Potrebbe anche muoversi dopo ognuno dei due.
spookies-assumed-S28 = Jolly e fantasma vanno sia con il dado degli amici sia con la scelta libera. Il testo non nomina né l’uno né l’altra.

## What is asked

spookies-ask-choose = Il dado degli amici mostra “?”: scegli il personaggio che guidi in questo turno.
spookies-ask-choose-free = Scegli il personaggio che guidi in questo turno.
spookies-ask-roll = { $dice ->
    [3] Guidi { $figure }, { $floor } accanto al fantasma: lancia 2 o 3 dadi.
   *[other] Guidi { $figure }, { $floor }: lancia 2, 3 o 4 dadi.
}
spookies-ask-go-on = { $dice ->
    [3] { $figure } è { $floor } accanto al fantasma: fermati, o lancia ancora con 2 o 3 dadi.
   *[other] { $figure } è { $floor }: fermati, o lancia ancora con 2, 3 o 4 dadi.
}
spookies-ask-joker = Hai lanciato { $dice }, cioè { $total }: lo tieni o spendi il jolly?
spookies-ask-ghost = Sposta il fantasma di un piano in su o in giù.
spookies-ask-wait = Tocca a { $player }.
spookies-ask-over = La partita è finita.

## Moves

spookies-move-choose = Guida { $figure } ({ $floor })
spookies-move-roll = { $chance ->
    [0] Lancia { $dice } dadi (più su non si va)
   *[other] { $chips ->
        [0] Lancia { $dice } dadi ({ $chance }% di salire, nessun gettone)
        [one] Lancia { $dice } dadi ({ $chance }% di salire per { $chips } gettone)
       *[other] Lancia { $dice } dadi ({ $chance }% di salire per { $chips } gettoni)
    }
}
spookies-move-roll-attic = { $chips ->
    [0] Lancia { $dice } dadi ({ $chance }% di rivincere il premio della soffitta, nessun gettone)
    [one] Lancia { $dice } dadi ({ $chance }% di rivincere il premio della soffitta, { $chips } gettone)
   *[other] Lancia { $dice } dadi ({ $chance }% di rivincere il premio della soffitta, { $chips } gettoni)
}
spookies-move-stop = Fermati
spookies-move-keep-climb = { $chips ->
    [0] Tieni { $total }: { $figure } sale { $floor }, nessun gettone
    [one] Tieni { $total }: { $figure } sale { $floor } per { $chips } gettone
   *[other] Tieni { $total }: { $figure } sale { $floor } per { $chips } gettoni
}
spookies-move-keep-attic = { $chips ->
    [0] Tieni { $total }: { $figure } rivince il premio della soffitta, nessun gettone
    [one] Tieni { $total }: { $figure } rivince il premio della soffitta, { $chips } gettone
   *[other] Tieni { $total }: { $figure } rivince il premio della soffitta, { $chips } gettoni
}
spookies-move-keep-stay = Tieni { $total }: { $figure } resta dov’è
spookies-move-keep-fall = { $chips ->
    [0] Tieni { $total }: { $figure } cade { $floor }, non paghi nulla
    [one] Tieni { $total }: { $figure } cade { $floor }, paghi { $chips } gettone
   *[other] Tieni { $total }: { $figure } cade { $floor }, paghi { $chips } gettoni
}
spookies-move-joker = { $chance ->
    [0] Spendi il jolly: rilancia i { $dice } dadi (più su non si va)
   *[other] Spendi il jolly: rilancia i { $dice } dadi ({ $chance }% di salire)
}
spookies-move-joker-attic = Spendi il jolly: rilancia i { $dice } dadi ({ $chance }% di rivincere il premio della soffitta)
spookies-move-ghost-up = Fai salire il fantasma { $floor }
spookies-move-ghost-down = Fai scendere il fantasma { $floor }

## The log

spookies-log-die = Per { $player } il dado degli amici mostra { $figure }.
spookies-log-die-choice = Per { $player } il dado degli amici mostra “?”: scelta libera.
spookies-log-choose = { $player } sceglie { $figure }.
spookies-log-roll = { $player } lancia { $dice } per { $figure }: { $total }.
spookies-log-joker = { $player } spende il jolly e lancia { $dice } per { $figure }: { $total }.
spookies-log-climb = { $chips ->
    [0] { $figure } sale { $floor }. Non frutta gettoni.
    [one] { $figure } sale { $floor }. { $player } prende { $chips } gettone.
   *[other] { $figure } sale { $floor }. { $player } prende { $chips } gettoni.
}
spookies-log-attic-again = { $chips ->
    [0] { $figure } è già in soffitta, dove { $total } fa vincere di nuovo il premio. Non frutta gettoni.
    [one] { $figure } è già in soffitta, dove { $total } fa vincere di nuovo il premio. { $player } prende { $chips } gettone.
   *[other] { $figure } è già in soffitta, dove { $total } fa vincere di nuovo il premio. { $player } prende { $chips } gettoni.
}
spookies-log-collect = { $chips ->
    [one] { $player } prende anche il gettone di penalità.
   *[other] { $player } prende anche i { $chips } gettoni di penalità.
}
spookies-log-reset = { $figure } torna alla partenza.
spookies-log-stay = { $figure } resta { $floor }.
spookies-log-attic-stay = { $figure } è già in soffitta: { $total } non frutta nulla, e il turno è finito.
spookies-log-fall = { $chips ->
    [0] { $figure } cade { $floor }. { $player } non ha di che pagare.
    [one] { $figure } cade { $floor }. { $player } lascia lì { $chips } gettone.
   *[other] { $figure } cade { $floor }. { $player } lascia lì { $chips } gettoni.
}
spookies-log-stop = { $player } si ferma.
spookies-log-ghost = { $player } sposta il fantasma { $floor }.
spookies-log-end = La riserva è vuota: si scoprono tutti i gettoni.
spookies-log-joker-chips = { $player } riceve cinque gettoni per il jolly non usato.
spookies-log-joker-points = { $player } riceve cinque punti per il jolly non usato.
spookies-log-points = { $chips ->
    [0] { $player } non ha gettoni: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
    [one] { $player } ha { $chips } gettone: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
   *[other] { $player } ha { $chips } gettoni: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
}
spookies-log-win = { $count ->
    [one] { $points ->
        [one] { $players } vince la partita con { $points } punto.
       *[other] { $players } vince la partita con { $points } punti.
    }
   *[other] { $points ->
        [one] { $players } vincono insieme la partita con { $points } punto ciascuno.
       *[other] { $players } vincono insieme la partita con { $points } punti ciascuno.
    }
}

## The drawing

spookies-ui-player = { $player }
spookies-ui-stock = Riserva
spookies-ui-chips = { $count ->
    [one] { $count } gettone
   *[other] { $count } gettoni
}
spookies-ui-penalty = { $count ->
    [one] { $count } gettone di penalità
   *[other] { $count } gettoni di penalità
}
spookies-ui-rewards = Gettoni per 2, 3, 4 dadi; + gettoni di penalità
spookies-ui-estimated = ~ indica una stima: nessuna fonte mostra tutto il tabellone.
spookies-ui-last-roll = Ultimo lancio
spookies-ui-result = fa { $total }
spookies-ui-friend-die = Dado degli amici
spookies-ui-ghost = Fantasma
spookies-ui-joker = jolly
spookies-ui-dice = { $dice } dadi
spookies-ui-climb = sale
spookies-ui-stay = resta
spookies-ui-fall = cade
spookies-ui-percent = { $percent }%
spookies-ui-odds = Probabilità di salire · restare · cadere, in percento.
spookies-ui-house = La casa stregata
spookies-ui-players = I giocatori
spookies-ui-on-turn = di turno
spookies-ui-figure-at = { $figure }, { $floor }
spookies-ui-figure-led = { $figure }, { $floor }, in cammino in questo turno
spookies-ui-floor-rewards = Ricompensa in gettoni: { $two } con 2 dadi, { $three } con 3, { $four } con 4
spookies-ui-tray = I dadi
spookies-ui-choices = Quanti dadi lanciare, e il jolly
spookies-ui-no-roll = Nessuno ha ancora lanciato i dadi.
spookies-ui-rolled-by = { $player } per { $figure }
spookies-ui-pick-friend = Tocca un personaggio per vedere le probabilità.
spookies-ui-stolen = Il fantasma ruba un dado
spookies-ui-joker-kept = Il tuo jolly: rilanciare i dadi
spookies-ui-joker-spent = Il tuo jolly è speso
spookies-ui-chances = { $chips ->
    [one] sale { $climb }% per { $chips } gettone, resta { $stay }%, cade { $fall }%, in media { $mean }
   *[other] sale { $climb }% per { $chips } gettoni, resta { $stay }%, cade { $fall }%, in media { $mean }
}
spookies-ui-mean = in media { $chips }
spookies-ui-reveal = I gettoni scoperti
spookies-pick-figure = un personaggio
spookies-pick-dice = quanti dadi tiri
spookies-pick-chip = il tuo jolly
spookies-pick-ghost = dove va il fantasma
spookies-over-why = Tutti i gettoni vengono girati: vince il totale più alto.
spookies-ui-worth = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
spookies-ui-stack = { $count ->
    [one] { $count } gettone da { $value }
   *[other] { $count } gettoni da { $value }
}
# The terminal asks for this name.
spookies-cli-pref-odds = mostra o nascondi le probabilità

## Notation

spookies-notation-help = Scrivi “choose poppy” (o kracko, duffy, hanja, schnuffer) per scegliere, “roll 2”, “roll 3” o “roll 4” per lanciare, “stop”; con il jolly “keep” (tieni) o “joker”; con il fantasma “ghost up” (su) o “ghost down” (giù).

## Tips, one a line

spookies-tips =
    Due dadi rendono di più in basso, dove spesso bastano. Più su un terzo o un quarto dado vale il suo prezzo.
    Fermati quando una caduta ti costerebbe più di quanto frutta il piano successivo.
    Un personaggio rimasto in alto dovrà guidarlo qualcuno quando lo dirà il dado degli amici. Non per forza tu.
    I gettoni di penalità premiano chi osa: si raccolgono solo con due dadi.
    Un jolly non usato vale cinque gettoni alla fine: spendilo solo se il lancio ti costa di più.

## Posizioni impossibili

spookies-bad-seats = ci sono { $seats } posti, e gettoni o jolly per più
spookies-bad-chips = con { $seats } posti sono in gioco { $used } gettoni, almeno uno dei quali nella riserva
spookies-bad-stock = con { $seats } posti sono in gioco { $used } gettoni: nella riserva ne restano { $left }, non { $stock }

## How to play, in a few pictured sentences

spookies-how-1 = Raccogli gettoni. Nessuno sa quanto valgono finché alla fine non si girano; vince la somma più alta.
spookies-how-2 = Il dado degli amici dice chi guidi. Scegli due, tre o quattro dadi: contano solo i due più alti.
spookies-how-3 = Se raggiungono il numero del piano successivo, il tuo amico sale e ricevi i gettoni di quel piano. Meno dadi, più gettoni.
spookies-how-4 = Se mostrano proprio il piano attuale, l’amico resta; se meno, cade a quel piano e lasci un gettone per ogni piano perso. In ogni caso il turno è finito.
spookies-how-5 = Dopo ogni salita puoi fermarti e tenere tutto, o lanciare ancora. Quando la riserva di gettoni è vuota, la partita è finita.

## The coach

spookies-coach-aim = I tuoi gettoni. Ognuno vale da 1 a 5, ma nessuno lo vede prima della fine: raccogline tanti.
spookies-coach-choose = Il dado degli amici mostra «?»: puoi scegliere chi guidare. In basso si sale facilmente, più in alto si guadagna di più.
spookies-coach-friend = Ecco chi guidi in questo turno. Gli amici non sono di nessuno; al prossimo turno può toccare a un altro.
spookies-coach-dice = Scegli quanti dadi lanciare. La barra colorata mostra quante volte il tuo amico sale, resta o cade.
spookies-coach-highest = Di tutti i dadi contano solo i due più alti. Perciò quattro dadi riescono più spesso di due.
spookies-coach-gain = Tanti gettoni ricevi per una salita con questi dadi. Meno dadi rendono di più.
spookies-coach-mean = Questo è quanto il lancio rende in media, cadute comprese. Per cominciare prendi il più alto.
spookies-coach-stop = Sei salito. Fermati, e i gettoni sono al sicuro; lancia ancora, e puoi vincere di più o cadere.
spookies-coach-floors = I numeri di ogni piano sono i gettoni per una salita con due, tre e quattro dadi. «~» vuol dire che abbiamo dovuto stimarli.
spookies-coach-fall = Qualcuno è caduto: un gettone per ogni piano perso resta lì, e il turno è finito.
spookies-coach-penalty = Qui ci sono gettoni lasciati. Chi sale a questo piano con esattamente due dadi li prende tutti.
spookies-coach-stay = Il lancio mostrava proprio il piano dell’amico: non succede niente, e il turno è finito.
spookies-coach-stock = La riserva. Quando è vuota la partita finisce subito: prendi ora ciò che puoi.
