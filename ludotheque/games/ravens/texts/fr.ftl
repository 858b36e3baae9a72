### Odin’s Ravens : les textes que lisent les joueurs, en français.
### Vocabulaire : partie (match), étape (stage), tour, coup ; parcours, couloir, carte, case, série (group) ; main, réserve (stack), pioche, défausse ; voie magique ; pierre (marker) ; unité, joker.

## La boîte

ravens-name = Les corbeaux d’Odin
ravens-tagline = Deux corbeaux, un seul parcours : prends de l’avance, garde des cartes pour le bon moment et barre la route à l’autre.
ravens-blurb =
    Une course à deux. Les cartes de vol portent ton corbeau par-dessus les paysages, toute une série de cases identiques à la fois. Remplis ta réserve pour un grand tour, transforme le parcours avec les cartes Odin, bloque ton rival avec la pierre et surveille la voie magique. Qui arrive au bout marque son avance ; il faut douze points pour gagner.

## Les cartes

ravens-landscape = { $kind ->
    [M] montagne
    [F] forêt
    [W] eau
    [S] neige
    [P] plaine
   *[other] { $kind }
}
ravens-card = { $kind ->
    [M] montagne
    [F] forêt
    [W] eau
    [S] neige
    [P] plaine
    [OA] Odin A (réordonner ou ajouter)
    [OB] Odin B (repousser ou avancer)
    [OC] Odin C (tourner ou retirer)
    [OD] Odin D (pierre ou échange)
   *[other] { $kind }
}
ravens-cards = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
ravens-from = { $source ->
    [stack] {" "}(de la réserve)
   *[hand] {""}
}

## Les options

ravens-option-first_starter = Qui commence
ravens-option-first_starter-help = Qui commence la première étape. Ensuite, c’est toujours à qui a le moins de points.
ravens-option-first_starter-chance = Le hasard décide
ravens-option-first_starter-grey = Gris, la première place
ravens-option-first_starter-brown = Brun, la deuxième place
ravens-option-marker_in_group = Pierre au milieu d’une série
ravens-option-marker_in_group-help = Un corbeau peut-il survoler une pierre placée plus loin dans la série en payant une unité de plus, ou doit-il d’abord s’arrêter devant ?
ravens-option-marker_in_group-cross = Il peut la survoler pour une unité de plus
ravens-option-marker_in_group-stop = Il doit d’abord s’arrêter
ravens-option-removed_land = Cartes de paysage retirées
ravens-option-removed_land-help = Selon l’édition, une carte de paysage retirée ne va pas au même endroit. Cela ne compte que si le paquet s’épuise.
ravens-option-removed_land-under-deck = Sous le paquet de paysages
ravens-option-removed_land-discard-pile = Dans une défausse à part
ravens-option-trim = Raccourcir un long parcours
ravens-option-trim-help = Si la table est petite, on peut débarrasser les cartes que les deux corbeaux ont dépassées dès que le parcours est plus long que cela.
ravens-option-trim-never = Jamais
ravens-option-joker = Jokers
ravens-option-joker-help = Deux cartes identiques valent-elles n’importe quel paysage à tout moment, ou seulement si tu n’as pas de carte du paysage devant toi ? Les règles disent « si l’on n’en a pas ».
ravens-option-joker-any-time = À tout moment
ravens-option-joker-without-card = Seulement sans la bonne carte
ravens-option-push_back = Repousser
ravens-option-push_back-help = On peut lire la règle française ainsi : il faut deux cartes derrière le corbeau repoussé.
ravens-option-push_back-to-start = Jusqu’au départ
ravens-option-push_back-two-behind = Seulement avec deux cartes derrière le corbeau
ravens-option-trimming = Combien on enlève
ravens-option-trimming-help = Quand on raccourcit un long parcours : seulement les cartes en trop, ou toutes celles que les deux corbeaux ont dépassées, moins deux.
ravens-option-trimming-as-needed = Ce qu’il faut
ravens-option-trimming-all-but-two = Toutes les cartes dépassées sauf deux
ravens-option-reshuffle = Refaire la pioche
ravens-option-reshuffle-help = La défausse est-elle mélangée quand il faut piocher une carte, ou dès que la dernière carte de la pioche est prise ?
ravens-option-reshuffle-when-needed = Quand il faut une carte
ravens-option-reshuffle-at-once = Aussitôt

## Les parties de la règle

ravens-section-components = Le matériel
ravens-section-position = Le parcours, les cases et qui voit quoi
ravens-section-preparing = Préparer une étape
ravens-section-turn = Un tour de jeu
ravens-section-flying = Voler
ravens-section-marker = La pierre sur le chemin
ravens-section-magic-way = La voie magique
ravens-section-odin = Les cartes Odin
ravens-section-turn-end = La fin d’un tour
ravens-section-stage-end = La fin d’une étape
ravens-section-match-end = La fin de la partie
ravens-section-guards = Bon à savoir

## Le matériel

ravens-R1 = On joue à deux : Gris dans le couloir a et Brun dans le couloir b, avec un corbeau chacun.
ravens-R2 = Il y a cinq paysages : montagne (M), forêt (F), eau (W), neige (S) et plaine (P).
ravens-R3 = Il y a 40 cartes de paysage à deux moitiés, une par couloir : trois fois chaque paire de paysages différents, deux fois chaque paysage avec lui-même.
ravens-R4 = Chaque joueur a les mêmes 33 cartes : 5 cartes de vol de chaque paysage et 8 cartes Odin.
ravens-R5 = Une carte Odin propose deux actions, tu en choisis une. Chacun a une carte A (réordonner la réserve, ou ajouter deux cartes de paysage), deux B (repousser, ou avancer), trois C (tourner, ou retirer, une carte de paysage) et deux D (poser la pierre, ou échanger deux cartes de paysage).
ravens-R6 = Il y a six cartes de voie magique à deux symboles : montagne et Odin, montagne et forêt, forêt et neige, neige et eau, eau et plaine, plaine et Odin.
ravens-R7 = Il y a une seule pierre, la pierre d’Odin.

## Le parcours, les cases et qui voit quoi

ravens-R8 = Le parcours est une rangée de cartes de paysage, numérotées depuis le départ. Chaque carte donne une case au couloir a et une au couloir b.
ravens-R9 = Un corbeau est au départ, qui compte pour 0, ou sur une carte du parcours, toujours dans son couloir. Les corbeaux ne se gênent jamais.
ravens-R10 = La pierre est à côté du parcours ou sur une de ses cases.
ravens-R11 = Une case est libre si ni le corbeau de ce couloir ni la pierre ne s’y trouvent. Un corbeau et la pierre ne partagent jamais une case.
ravens-R12 = Une carte de paysage est libre si ses deux cases le sont.
ravens-R13 = Toi seul vois ta main et ta réserve, que tu peux consulter à tout moment. Le parcours, les corbeaux, la pierre, les points, la voie magique, les deux défausses et la taille de toutes les piles sont publics. Personne ne connaît l’ordre des pioches ni du paquet de paysages, sauf pour les cartes que tous ont vues passer dessous.

## Préparer une étape

ravens-R14 = On mélange toutes les cartes de paysage et on pose la première dans un sens tiré au hasard.
ravens-R15 = On pose un parcours de neuf cartes. Une carte qui toucherait le même paysage dans un des couloirs est tournée ; si c’est encore le cas, elle va face cachée sous le paquet et on en tire une autre.
ravens-R16 = Les 31 cartes restantes forment le paquet de paysages, face cachée.
ravens-R17 = Les deux corbeaux sont au départ et la pierre est mise de côté.
ravens-R18 = On mélange les six cartes de voie magique et on en retourne une.
ravens-R19 = Chacun mélange ses 33 cartes et en pioche cinq. Personne n’a encore de réserve, de défausse ni de cartes sur la voie magique.
ravens-R20 = Le hasard désigne qui commence la première étape, ou vous en convenez avant.
ravens-R21 = Si aucune carte de paysage ne convenait, on recommencerait la mise en place. Avec ces cartes, cela n’arrive jamais : il y en a toujours une qui convient.

## Un tour de jeu

ravens-R22 = On joue chacun son tour. D’abord tu joues des cartes, puis tu peux allonger le parcours, puis tu pioches, et c’est à l’autre.
ravens-R23 = À ton tour, tu as jusqu’à trois coups de la main et trois coups de la réserve, dans l’ordre que tu veux. Tu peux t’arrêter quand tu veux, même avant le premier ; les coups non joués sont perdus.
ravens-R24 = Chaque carte qui quitte ta main coûte un coup de la main et chaque carte qui quitte ta réserve un coup de la réserve, quel que soit son usage.
ravens-R25 = Une carte de ta main peut aller sur ta réserve, servir à voler, aller sur la voie magique, servir à son action Odin ou être défaussée. Une carte de ta réserve peut tout cela aussi, sauf y retourner.
ravens-R26 = Tu peux faire plusieurs fois la même chose dans un tour.
ravens-R27 = Seule la carte du dessus de ta réserve est utilisable. Quand elle est partie, la suivante devient celle du dessus.
ravens-R28 = Tu peux poser n’importe quelle carte de ta main face cachée sur ta réserve, qui peut grandir sans limite.
ravens-R29 = Une carte que tu viens de mettre en réserve peut servir dans le même tour, avec un coup de la réserve.
ravens-R30 = Tu peux défausser sans effet une carte de ta main ou celle du dessus de ta réserve. Cela coûte quand même le coup.

## Voler

ravens-R31 = Ce qui compte, c’est le paysage juste devant ton corbeau, dans ton couloir. La suite ininterrompue de cases de ce paysage est la série devant toi.
ravens-R32 = Une unité est une carte de vol du paysage devant toi, ou un joker : deux cartes de vol identiques, de n’importe quel paysage. Un vol coûte une unité, sans carte en trop.
ravens-R33 = Paie une unité et ton corbeau vole jusqu’à la dernière case de la série. Il la prend toujours en entier.
ravens-R34 = Le paysage sur lequel se trouve ton corbeau ne compte pas, même si c’est le même que devant.
ravens-R35 = Tu peux payer avec un joker même si tu as la bonne carte. Une option veut que le joker ne remplace qu’une carte qui te manque : une bonne carte dans ta main ou en haut de ta réserve passe d’abord, et les bonnes cartes comptent une à une.
ravens-R36 = Tu peux mêler des cartes de ta main et de ta réserve. Celles de la réserve doivent être celles du dessus, et toutes des cartes de vol.
ravens-R37 = Les cartes avec lesquelles tu voles vont face visible sur ta défausse.
ravens-R38 = Les cartes Odin ne paient pas de vol, et tu ne fais voler que ton propre corbeau.

## La pierre sur le chemin

ravens-R39 = Si la pierre est juste devant ton corbeau, un vol coûte deux unités : deux bonnes cartes, une bonne carte et un joker, ou deux jokers, pareils ou non. La pierre est mise de côté et ton corbeau vole jusqu’au bout de la série.
ravens-R40 = Si la pierre est plus loin dans la série, une unité mène ton corbeau à la case juste avant elle. Pour deux unités il la survole : la pierre est mise de côté et il vole jusqu’au bout de la série. Une option interdit ce survol.
ravens-R41 = Un vol se paie entièrement, en une fois. Tu ne peux pas en payer une partie maintenant et le reste plus tard.
ravens-R42 = Deux jokers font quatre cartes. Avec trois coups de la main et trois de la réserve, elles ne peuvent venir ni toutes de la main ni toutes de la réserve.
ravens-R43 = Une pierre dans l’autre couloir, ou derrière ton corbeau, ne change rien à ton vol.
ravens-R44 = La pierre reste où elle est jusqu’à ce qu’une carte Odin la déplace, que quelqu’un paie pour l’enlever ou que l’étape finisse.

## La voie magique

ravens-R45 = Une carte de vol peut aller sur la voie magique si la carte ouverte montre son paysage, et toute carte Odin si elle montre Odin. Ton corbeau ne bouge pas et la carte Odin n’a pas d’autre effet.
ravens-R46 = Une carte sur la voie magique reste visible devant toi jusqu’à la fin de l’étape.
ravens-R47 = Une carte pour la voie magique vient de ta main ou du dessus de ta réserve et coûte un coup.
ravens-R48 = La carte de voie magique ouverte reste la même pendant toute l’étape.

## Les cartes Odin

ravens-R49 = Une carte Odin jouée de la réserve l’a quittée avant que son action commence. Ensuite elle va sur ta défausse.
ravens-R50 = Réordonner : mets en secret les cartes de ta réserve dans l’ordre que tu veux. Tu les choisis de haut en bas ; celles que tu ne choisis pas gardent leur ordre.
ravens-R51 = Ajouter deux : tire deux cartes de paysage, l’une après l’autre, et pose chacune au bout du parcours dans le sens de ton choix. Les voisines identiques sont permises. S’il n’en reste qu’une, tu en ajoutes une ; s’il n’en reste pas (R60 dit quand), l’action est impossible.
ravens-R52 = Repousser : l’autre corbeau recule d’exactement une case, au plus jusqu’au départ. Impossible s’il est au départ ou si la pierre est sur la case derrière lui. Une option demande deux cartes derrière le corbeau.
ravens-R53 = Avancer : ton corbeau avance d’exactement une case, quel que soit le paysage. Impossible si la pierre est sur cette case.
ravens-R54 = Tourner : une carte libre du parcours est tournée, ses moitiés changent de couloir.
ravens-R55 = Retirer : une carte libre du parcours est enlevée et va sous le paquet de paysages ou, avec l’option, dans une défausse à part ; les autres se resserrent, les corbeaux et la pierre restent sur leur carte. La seule carte d’un parcours ne peut pas être retirée.
ravens-R56 = Pierre : pose la pierre sur n’importe quelle case libre d’un des deux couloirs. Elle ne peut pas rester où elle est.
ravens-R57 = Échanger : deux cartes libres différentes du parcours changent de place. Aucune n’est tournée.
ravens-R58 = Les cartes derrière les corbeaux peuvent aussi être tournées, retirées, échangées ou recevoir la pierre.
ravens-R59 = Avancer d’une case ou retirer une carte peut finir l’étape aussitôt.

## La fin d’un tour

ravens-R60 = À la fin de ton tour, tu peux allonger le parcours : tire une carte de paysage et pose-la au bout, dans le sens de ton choix. Les voisines identiques sont permises. Une carte tirée doit être posée. Si le paquet est vide, les cartes retirées qui ont leur propre défausse forment le nouveau paquet ; s’il n’y en a pas non plus, tu ne peux pas allonger.
ravens-R61 = Ensuite tu pioches jusqu’à avoir cinq cartes. S’il te faut une carte et que ta pioche est vide, ta défausse est mélangée pour en refaire une ; si elle est vide aussi, tu as moins de cartes. Une option veut que la pioche soit refaite aussitôt, quand la dernière carte est piochée.
ravens-R62 = On ne raccourcit jamais le parcours, sauf avec l’option. Alors, chaque fois qu’une carte de paysage a été posée et que le parcours est trop long, ses premières cartes vont sous le paquet, pour autant que les deux corbeaux les aient dépassées, jusqu’à ce qu’il soit assez court ; avec une autre option, toutes celles que les deux ont dépassées. Il reste toujours deux cartes derrière le dernier corbeau, et une pierre qui se trouvait sur une carte enlevée est mise de côté.

## La fin d’une étape

ravens-R63 = L’étape est finie dès qu’un corbeau est sur la dernière case du parcours, par un vol, un pas ou parce qu’une carte a été retirée. On ne joue, n’allonge et ne pioche plus.
ravens-R64 = Le propriétaire du corbeau sur la dernière case gagne l’étape, même si c’est l’autre qui l’y a amené. Si les deux y arrivent ensemble, c’est le joueur dont c’est le tour.
ravens-R65 = Le vainqueur de l’étape marque un point par case entre les deux corbeaux.
ravens-R66 = Qui a le plus de cartes sur la voie magique marque 3 points de plus, même s’il a perdu l’étape. En cas d’égalité, personne.
ravens-R67 = Tant que personne n’a 12 points, on prépare une nouvelle étape avec toutes les cartes.
ravens-R68 = Le joueur qui a le moins de points commence l’étape suivante. À égalité, c’est le vainqueur de la dernière.

## La fin de la partie

ravens-R69 = La partie est finie quand, après le compte d’une étape, quelqu’un a 12 points ou plus. On ne peut alors plus rien jouer.
ravens-R70 = Le plus grand nombre de points gagne, même si les deux joueurs ont 12 points ou plus.
ravens-R71 = À égalité de points, le vainqueur de la dernière étape gagne la partie.

## Bon à savoir

ravens-R72 = Tu n’as jamais plus de cinq cartes en main et n’en joues jamais plus de six dans un tour.
ravens-R73 = Si une action Odin est impossible, tu peux quand même utiliser la carte autrement.
ravens-R74 = Une étape de plus de 200 tours est nulle et recommence avec le même joueur. Seule la troisième étape nulle de suite compte telle quelle : le corbeau le plus avancé la gagne (à égalité, celui du joueur qui n’a pas commencé) et la partie s’arrête.
ravens-R75 = Tous les mélanges viennent d’une seule clé secrète, révélée à la fin. La clé et les coups permettent de rejouer toute la partie.
ravens-R76 = Les robots ne voient rien de plus qu’un joueur assis à leur place.
ravens-R77 = Une carte de paysage tirée est montrée aux deux joueurs ; c’est seulement ensuite qu’on choisit son sens, et les deux moitiés doivent être celles de cette carte.
ravens-R78 = La carte Odin que tu joues et ce que tu en fais sont publics. Quand tu mets une carte en réserve, l’autre voit seulement que tu l’as fait.

## Ce qui est demandé

ravens-ask-play = { $stack ->
    [0] { $hand ->
        [0] Allonge le parcours ou finis ton tour.
        [1] Joue encore une carte de ta main ou finis ton tour. Devant toi : { $landscape }.
       *[other] Joue jusqu’à { $hand } cartes de ta main ou finis ton tour. Devant toi : { $landscape }.
    }
   *[other] Tu peux jouer { $hand } de ta main et { $stack } de ta réserve. Devant toi : { $landscape }.
}
ravens-ask-lay = Dans quel sens poses-tu la carte { $a } et { $b } ?
ravens-ask-arrange = { $place ->
    [1] Quelle carte veux-tu sur le dessus de ta réserve ?
   *[other] Quelle carte veux-tu en position { $place } depuis le dessus ?
}
ravens-ask-wait = C’est à { $player }.
ravens-ask-over = La partie est finie.

## Les coups

ravens-move-end = Finir ton tour
ravens-move-extend = Allonger le parcours et finir ton tour
ravens-move-stash = Mettre en réserve : { $card }
ravens-move-discard = Défausser : { $card }{ ravens-from }
ravens-move-magic = Sur la voie magique : { $card }{ ravens-from }
ravens-move-fly = { $source ->
    [stack] Voler en { $space } avec, de la réserve, { $cards }
    [both] Voler en { $space } avec { $cards } et, de la réserve, { $stacked }
   *[hand] Voler en { $space } avec { $cards }
}
ravens-move-cross = { $source ->
    [stack] Survoler la pierre jusqu’en { $space } avec, de la réserve, { $cards }
    [both] Survoler la pierre jusqu’en { $space } avec { $cards } et, de la réserve, { $stacked }
   *[hand] Survoler la pierre jusqu’en { $space } avec { $cards }
}
ravens-move-rearrange = Réordonner ta réserve{ ravens-from }
ravens-move-add = Ajouter deux cartes de paysage{ ravens-from }
ravens-move-push = Repousser l’autre corbeau{ ravens-from }
ravens-move-step = Avancer d’une case{ ravens-from }
ravens-move-turn = Tourner la carte { $first }{ ravens-from }
ravens-move-remove = Retirer la carte { $first }{ ravens-from }
ravens-move-marker = Poser la pierre en { $space }{ ravens-from }
ravens-move-swap = Échanger les cartes { $first } et { $second }{ ravens-from }
ravens-move-lay = La poser avec { $a } dans le couloir a et { $b } dans le couloir b
ravens-move-top = { $place ->
    [1] Mettre sur le dessus : { $card }
   *[other] Mettre en position { $place } : { $card }
}
ravens-move-done = Laisser le reste tel quel

## Le journal

ravens-log-stage = Étape { $stage } : { $player } commence.
ravens-log-extend = { $player } allonge le parcours.
ravens-log-stash = { $player } met une carte en réserve.
ravens-log-stash-own = { $player } met en réserve : { $card }.
ravens-log-discard = { $player } défausse : { $card }{ ravens-from }.
ravens-log-magic = { $player } joue sur la voie magique : { $card }{ ravens-from }.
ravens-log-fly = { $source ->
    [stack] { $player } vole en { $space } avec, de la réserve, { $cards }.
    [both] { $player } vole en { $space } avec { $cards } et, de la réserve, { $stacked }.
   *[hand] { $player } vole en { $space } avec { $cards }.
}
ravens-log-cross = { $source ->
    [stack] { $player } survole la pierre jusqu’en { $space } avec, de la réserve, { $cards }.
    [both] { $player } survole la pierre jusqu’en { $space } avec { $cards } et, de la réserve, { $stacked }.
   *[hand] { $player } survole la pierre jusqu’en { $space } avec { $cards }.
}
ravens-log-marker-lifted = La pierre est mise de côté.
ravens-log-rearrange = { $player } réordonne sa réserve{ ravens-from }.
ravens-log-arranged = La réserve de { $player } est dans son nouvel ordre.
ravens-log-top-own = { $player } met en position { $place } : { $card }.
ravens-log-add = { $player } ajoute des cartes au parcours{ ravens-from }.
ravens-log-push = { $player } repousse l’autre corbeau{ ravens-from }.
ravens-log-step = { $player } avance d’une case{ ravens-from }.
ravens-log-turn = { $player } tourne la carte { $first }{ ravens-from }.
ravens-log-remove = { $player } retire la carte { $first }{ ravens-from }.
ravens-log-marker = { $player } pose la pierre en { $space }{ ravens-from }.
ravens-log-swap = { $player } échange les cartes { $first } et { $second }{ ravens-from }.
ravens-log-drawn = Carte de paysage tirée : { $a } et { $b }.
ravens-log-lay = { $player } la pose en numéro { $number }, { $a } dans le couloir a et { $b } dans le couloir b.
ravens-log-trim = { $count ->
    [one] La première carte du parcours est débarrassée.
   *[other] Les { $count } premières cartes du parcours sont débarrassées.
}
ravens-log-draw = { $count ->
    [0] { $player } finit son tour.
    [1] { $player } finit son tour et pioche une carte.
   *[other] { $player } finit son tour et pioche { $count } cartes.
}
ravens-log-draw-own = { $player } finit son tour et pioche { $cards }.
ravens-log-finish = { $points ->
    [one] { $player } gagne l’étape et marque { $points } point pour son avance.
   *[other] { $player } gagne l’étape et marque { $points } points pour son avance.
}
ravens-log-magic-won = { $player } a le plus de cartes sur la voie magique et marque { $points } points.
ravens-log-magic-tied = Personne n’est en tête sur la voie magique.
ravens-log-scores = { $one } : { $a }, { $two } : { $b }.
ravens-log-void = { $count ->
    [3] Cette étape aussi dure depuis 200 tours : elle compte telle quelle et la partie s’arrête.
   *[other] Cette étape dure depuis 200 tours : elle est nulle.
}
ravens-log-win = { $player } gagne la partie, { $points } à { $other }.

## La notation

ravens-notation-help = Un coup est un verbe anglais et ce qu’il lui faut : « fly M » et « fly F+F » (voler), « stash M » (réserve), « magic OB » (voie magique), « discard W » (défausse), « turn 4 » (tourner), « remove 4 » (retirer), « swap 2 5 » (échanger), « marker a5 » (pierre), « push » (repousser), « step » (avancer), « add » (ajouter), « rearrange » (réordonner), « extend » (allonger), « end » (finir). Les cartes viennent de la main, sauf derrière le mot « stack » : « fly M+F stack F », « turn 4 stack ». Cartes de vol : M montagne, F forêt, W eau, S neige, P plaine ; cartes Odin : OA, OB, OC, OD. « cross M+M » survole une pierre plus loin, « lay MF » pose montagne dans le couloir a, « top 3 » remonte la troisième carte de la réserve, « done » laisse le reste.

## Conseils, un par ligne

ravens-tips =
    Compte les séries, pas les cases : tourner ou échanger pour réunir deux séries épargne un vol.
    Ta réserve est une batterie. Remplis-la à l’envers, d’abord ce qui servira en dernier, et un tour peut compter six coups.
    Deux cartes identiques sur la réserve sont un joker qui attend.
    C’est l’avance qui rapporte. Tu es derrière ? Allonge le parcours, repousse, bloque et réduis l’écart avant la fin.
    Une seule carte sur la voie magique peut valoir trois points, et une égalité en prive l’autre.

## Pour le dessin

ravens-ui-stage = Étape { $stage }
ravens-ui-lane = { $lane ->
    [a] Gris
   *[b] Brun
}
ravens-ui-player = { $player }
ravens-ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ravens-ui-start = Départ
ravens-ui-path = Parcours
ravens-ui-hand = Ta main
ravens-ui-stack = Ta réserve
ravens-ui-discard = Défausse
ravens-ui-deck = Paquet de paysages
ravens-ui-land-discards = Cartes de paysage retirées
ravens-ui-magic = Voie magique
ravens-ui-marker = Pierre
ravens-ui-marker-aside = de côté
ravens-ui-raven = Corbeau de { $player }
ravens-ui-odin = Odin
ravens-ui-top = dessus
ravens-ui-drawn = Tirée
ravens-ui-plays = Coups restants : { $hand } de la main, { $stack } de la réserve
ravens-ui-sizes = main { $hand }, réserve { $stack }, pioche { $pile }
ravens-ui-groups = { $count ->
    [one] encore { $count } série
   *[other] encore { $count } séries
}
ravens-ui-action-rearrange = Réordonner
ravens-ui-action-add = Ajouter deux
ravens-ui-action-push = Repousser
ravens-ui-action-step = Avancer
ravens-ui-action-turn = Tourner
ravens-ui-action-remove = Retirer
ravens-ui-action-marker = Pierre
ravens-ui-action-swap = Échanger
ravens-ui-action-stash = Réserve
ravens-ui-action-discard = Défausser
ravens-ui-players = Joueurs
ravens-ui-on-turn = joue
ravens-ui-short-hand = main
ravens-ui-short-stack = réserve
ravens-ui-short-pile = pioche
ravens-ui-ahead = { $units ->
    [2] Devant : { $landscape }. La pierre barre la route : deux unités.
   *[other] Devant : { $landscape }
}
ravens-ui-track = Points, jusqu’à { $target }
ravens-ui-land = Carte { $number } : { $a } sur le couloir a, { $b } sur le couloir b
ravens-ui-space = { $space } : { $landscape }
ravens-ui-landing = Le prochain vol mène ici
ravens-ui-stone-aside = Pierre, de côté
ravens-ui-lands-left = { $count ->
    [one] { $count } carte dans le paquet de paysages
   *[other] { $count } cartes dans le paquet de paysages
}
ravens-ui-magic-open = accepte { $symbols }
ravens-ui-magic-row = { $count ->
    [0] Voie magique de { $player } : aucune carte
   *[other] Voie magique de { $player } : { $cards }
}
ravens-ui-plays-hand = { $count ->
    [one] Encore { $count } coup de la main
   *[other] Encore { $count } coups de la main
}
ravens-ui-plays-stack = { $count ->
    [one] Encore { $count } coup de la réserve
   *[other] Encore { $count } coups de la réserve
}
ravens-ui-pile-stack = Sur le dessus de ta réserve
ravens-ui-pile-discard = { $count ->
    [one] Ta défausse, { $count } carte
   *[other] Ta défausse, { $count } cartes
}
ravens-ui-stack-card = { $number ->
    [1] Dessus de la réserve : { $card }
   *[other] Numéro { $number } à partir du dessus : { $card }
}
ravens-ui-look = Consulter
ravens-ui-discards = Les deux défausses
ravens-ui-discards-of = Défausse de { $player }
ravens-ui-empty = aucune carte
ravens-ui-actions = Ce que fait la carte Odin
ravens-ui-end = { $count ->
    [0] La fin du tour ne fait piocher aucune carte.
    [one] La fin du tour fait piocher une carte.
   *[other] La fin du tour fait piocher { $count } cartes.
} { $lands ->
    [0] Le paquet de paysages est vide.
    [1] Avant cela, tu peux allonger le parcours d’une carte.
   *[other] {""}
}
ravens-ui-stage-over = Étape { $stage } : { $player } arrive en premier
ravens-ui-gained = Points gagnés
ravens-ui-total = Total, sur { $target }
ravens-ui-next-stage = Étape suivante
# $points est le nombre de points d’une étape.
ravens-ui-gain = +{ $points }
ravens-pick-hand = une carte de ta main
ravens-pick-stack = une carte de ta réserve
ravens-pick-raven = ton corbeau
ravens-pick-pile = où va la carte
ravens-pick-card = une carte du chemin
ravens-pick-space = une case du chemin
ravens-pick-marker = la pierre
ravens-pick-action = l’effet de la carte Odin
ravens-pick-lay = le sens de la nouvelle carte
ravens-over-why = Qui atteint le premier le total visé gagne.
ravens-ui-points-first = Premier arrivé

## Pour le terminal

ravens-cli-pref-discards = montrer ou cacher les défausses

## Ce qu’on suppose là où les règles se taisent ou diffèrent

ravens-assumed-R3 = On ne connaît que le nombre, 40. Supposé : trois fois chaque paire différente, deux fois chaque double.
ravens-assumed-R4 = Les règles disent 25 cartes de vol. Supposé : cinq de chaque paysage.
ravens-assumed-R6 = On ne connaît que trois des six cartes. Supposé : neige et eau, eau et plaine, plaine et Odin ; ce pourrait être neige et plaine, plaine et eau, eau et Odin.
ravens-assumed-R9 = Supposé : le départ compte pour la case 0, une case avant la première carte ; les règles y montrent seulement les corbeaux.
ravens-assumed-R12 = Supposé : un corbeau ou la pierre sur une moitié occupe toute la carte ; les règles ne définissent que la case libre, et les cartes françaises ne demandent rien.
ravens-assumed-R13 = Supposé : on peut consulter les défausses. La règle dit seulement qu’elles sont face visible.
ravens-assumed-R14 = Supposé : le hasard décide du sens de la première carte ; on pourrait le choisir.
ravens-assumed-R29 = Supposé : permis, puisque rien ne l’interdit ; on pourrait faire attendre la carte jusqu’au tour suivant.
ravens-assumed-R35 = Supposé : le joker est toujours permis. Les règles disent « si un joueur n’a pas de carte correspondante » : c’est l’option.
ravens-assumed-R40 = Les règles ne parlent que d’une pierre juste devant. Supposé : plus loin dans la série, on la survole pour une unité de plus ; l’option fait d’abord s’arrêter le corbeau.
ravens-assumed-R49 = Supposé : la carte jouée est partie avant d’agir ; sinon elle serait réordonnée avec la réserve.
ravens-assumed-R51 = Supposé : sans cartes de paysage on n’ajoute rien, et la deuxième se tire une fois la première posée ; on pourrait voir les deux d’abord.
ravens-assumed-R52 = Supposé : on peut repousser jusqu’au départ, jamais sur la pierre. La règle française peut demander deux cartes derrière le corbeau : c’est l’option.
ravens-assumed-R53 = Supposé : on n’avance pas sur la case de la pierre ; les règles ne comptent pas cela parmi les façons de la lever.
ravens-assumed-R55 = La règle italienne met les cartes retirées sous le paquet, la française dans une défausse : c’est une option. Supposé : la seule carte d’un parcours reste.
ravens-assumed-R58 = Supposé : permis, car aucune règle ne le limite aux cartes devant.
ravens-assumed-R60 = Supposé : on décide d’allonger avant de voir la carte et on choisit son sens après ; sans carte, on ne peut pas allonger.
ravens-assumed-R61 = Supposé : la défausse est mélangée quand il faut une carte, et sans cartes on en a moins. On pourrait la mélanger aussitôt : c’est l’option.
ravens-assumed-R62 = Les règles raccourcissent si la table est trop petite. Supposé : jamais ; les options raccourcissent au-delà d’une longueur, ce qu’il faut ou tout sauf deux cartes dépassées.
ravens-assumed-R64 = Supposé : si un retrait mène les deux corbeaux au bout, l’étape va à qui joue ; aucune règle n’en parle.
ravens-assumed-R70 = Les règles ne disent rien si les deux ont 12 points ou plus. Supposé : le plus de points gagne, comme dans un problème publié.
ravens-assumed-R74 = Aucune règle n’a cette limite. Supposé, pour que toute partie finisse.
ravens-assumed-R77 = Supposé : la carte tirée est montrée d’abord, puis on choisit son sens ; on pourrait devoir choisir à l’aveugle.

## Ce qui est refusé quand on installe une position

ravens-bad-path = une position a besoin d’un parcours
ravens-bad-land-discards = les cartes de paysage retirées vont sous le paquet, sauf si l’option removed_land dit autre chose
ravens-bad-drawn = une carte de paysage est tirée dans les phases add et extend, et seulement là
ravens-bad-to-lay = to_lay vaut 0, ou 1 dans la phase add
ravens-bad-arrange = une réserve n’est réordonnée que si elle a deux cartes
ravens-bad-arranged = dans la phase arrange, arranged compte les cartes déjà en place, toujours moins que toutes sauf une ; sinon c’est 0
ravens-bad-too-many = il y a plus de cartes d’une sorte que le jeu n’en a

## How to play, in a few pictured sentences

ravens-how-1 = Mène ton corbeau au bout du parcours avant l’autre : tu marques un point par case qui les sépare. Douze points gagnent la partie.
ravens-how-2 = Une carte de vol du paysage juste devant lui porte ton corbeau par-dessus toute la série de ce paysage.
ravens-how-3 = Deux cartes de vol égales remplacent celle qui te manque. À chaque tour tu peux jouer trois cartes de ta main, puis tu complètes à cinq.
ravens-how-4 = Les cartes pour plus tard vont face cachée sur ta réserve, d’où tu peux en jouer trois de plus par tour. Les cartes Odin tournent, retirent ou échangent des parties du parcours, déplacent les corbeaux ou barrent la route avec la pierre : la franchir coûte deux cartes.
ravens-how-5 = La voie magique montre deux symboles. Qui y a posé le plus de cartes portant ces symboles à la fin de l’étape marque trois points.

## The coach

ravens-coach-aim = Voici le parcours, de la gauche jusqu’au drapeau. Ton corbeau vole dans le couloir du bas. Le premier au bout marque un point par case de retard de l’autre.
ravens-coach-ahead = Ce qui compte, c’est le paysage juste devant ton corbeau. Une carte de ce paysage lui fait passer toutes les cases égales qui se suivent.
ravens-coach-fly = Choisis une carte de ce paysage, puis ton corbeau ou la case où il doit se poser.
ravens-coach-joker = Deux cartes de vol égales valent n’importe quel paysage. Choisis les deux, puis ton corbeau.
ravens-coach-plays = Les petits ronds font le compte : trois cartes de la main par tour. À la fin tu complètes à cinq, inutile donc d’économiser.
ravens-coach-stack = Ce qui ne sert pas maintenant peut attendre dans ta réserve : choisis une carte, puis le « + ». De là aussi tu peux jouer trois cartes par tour, toujours celle du dessus.
ravens-coach-odin = Une carte avec deux petits signes est une carte Odin. Choisis-la, puis l’une de ses deux actions, puis ce qu’elle doit toucher.
ravens-coach-magic = Une carte portant l’un de ces symboles peut aller ici. Qui en a le plus à la fin de l’étape reçoit trois points.
ravens-coach-groups = Voilà combien de séries séparent chaque corbeau du bout : autant de vols à faire. Réunir deux séries en tournant ou en échangeant en épargne un.
ravens-coach-marker = La pierre occupe une case. Si elle est dans ton couloir, la survoler coûte deux cartes au lieu d’une.
ravens-coach-end = Rien qui vole ? Mets en réserve ou utilise ce que tu peux, puis finis ton tour. « Allonger » rend aussi le parcours plus long, ce qui aide quand tu es derrière.
ravens-coach-stage = C’était une étape. Les points restent, le parcours est nouveau, et douze points gagnent la partie.
