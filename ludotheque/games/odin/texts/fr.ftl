### Odin : les textes lus par les joueurs, en français.
### Mots : jeu, partie, manche (une donne), tour (une suite de combinaisons croissantes), tour de jeu ; centre, combinaison, place ; entamer, répondre, passer.

## The box

odin-name = Odin
odin-tagline = Bats le centre, reprends une carte et vide ta main avant tout le monde.
odin-blurb =
    Un jeu de cartes vif pour deux à six personnes. Pose des cartes d’une même couleur ou d’un même chiffre qui valent plus que celles du centre, puis ramasse l’une des cartes battues. Vide ta main avant les autres : chaque carte qui te reste coûte un point, et le plus petit total l’emporte.

## Cards

odin-colour = { $colour ->
    [B] bleu
    [R] rouge
    [P] rose
    [G] vert
    [K] noir
    [O] orange
   *[other] { $colour }
}
odin-card = { $colour ->
    [B] { $number } bleu
    [R] { $number } rouge
    [P] { $number } rose
    [G] { $number } vert
    [K] { $number } noir
    [O] { $number } orange
    [goat] la chèvre
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

odin-option-target = Objectif
odin-option-target-help = La partie s’arrête après la manche où quelqu’un atteint ce nombre de points. 15 donne la durée habituelle, 10 une partie plus courte, 20 une plus longue.
odin-option-target-one-hand = Une seule manche
odin-option-removed_colours = Couleurs retirées
odin-option-removed_colours-help = À deux : avec deux couleurs de moins, une plus grande part des cartes est en jeu et les combinaisons s’allongent.
odin-option-removed_colours-none = Aucune, les six couleurs
odin-option-removed_colours-two = Deux couleurs de moins
odin-option-goat = Chèvre grincheuse
odin-option-goat-help = Ajoute une carte de chiffre 0 qui va avec toutes les couleurs. La garder en main à la fin d’une manche coûte 5 points.
odin-option-goat-off = Sans la chèvre
odin-option-goat-on = Avec la chèvre
odin-option-next_starter = Qui commence la manche suivante
odin-option-next_starter-help = Le départ peut tourner autour de la table de manche en manche, ou revenir à qui a terminé la manche précédente.
odin-option-next_starter-left-of-starter = À gauche de qui avait commencé
odin-option-next_starter-last-to-act = Qui a joué en dernier

## Sections of the rules

odin-section-setup = Mise en place
odin-section-sets = Les combinaisons et leur valeur
odin-section-lead = Entamer
odin-section-follow = Répondre
odin-section-pass = Passer et finir un tour
odin-section-hand-end = Fin d’une manche
odin-section-match-end = Fin de la partie
odin-section-information = Qui sait quoi
odin-section-options = Options
odin-section-facts = Bon à savoir

## Setting up

odin-O1 = Odin se joue de 2 à 6.
odin-O2 = Le jeu compte 54 cartes : les chiffres de 1 à 9 en six couleurs, chaque carte en un seul exemplaire. Aucune couleur ne vaut plus qu’une autre.
odin-O3 = Avant la partie, on convient de l’objectif : 15 points d’ordinaire, 10 pour une partie courte, 20 pour une longue, un autre nombre, ou une seule manche. On choisit aussi le paquet réduit à deux, la chèvre et qui commence chaque nouvelle manche.
odin-O4 = Tout le monde commence la partie avec 0 point. Le hasard désigne qui commence la première manche.
odin-O5 = À chaque manche, toutes les cartes sont mélangées et chacun en reçoit 9, face cachée. Les cartes qui restent ne servent pas dans cette manche et personne ne les voit.
odin-O6 = Une manche commence avec un centre vide et aucune carte défaussée. La personne qui la commence entame.
odin-O7 = On joue dans le sens horaire : après toi vient la personne à ta gauche.

## Sets and their value

odin-O8 = Les cartes jouées ensemble doivent venir de ta main et avoir toutes la même couleur ou toutes le même chiffre. Une carte seule est toujours une combinaison.
odin-O9 = Pour connaître la valeur d’une combinaison, accole ses chiffres du plus grand au plus petit : un 2 et un 8 font 82. Peu importe l’ordre dans lequel tu choisis les cartes.
odin-O10 = Une combinaison n’en bat une autre que si sa valeur est strictement supérieure : l’égalité ne suffit pas. Celle qui a le plus de cartes vaut toujours plus.

## Leading

odin-O11 = Qui entame doit jouer : on ne peut passer que s’il y a au centre quelque chose à battre.
odin-O12 = Quand tu entames, tu peux jouer n’importe laquelle de tes cartes, une seule.
odin-O13 = Si toutes les cartes de ta main forment une seule combinaison, tu peux entamer en les posant d’un coup, quel que soit leur nombre. Rien ne t’y oblige.
odin-O14 = On ne peut entamer avec plusieurs cartes que si elles sont toute la main. Sinon, entame avec une seule carte.
odin-O15 = Les cartes de l’entame restent au centre et la personne suivante doit les battre ou passer. On ne ramasse rien quand on entame. Si ta main est vide, la manche est finie.

## Following

odin-O16 = Quand il y a des cartes au centre, soit tu les bats, soit tu passes. Tu peux passer même si tu pourrais jouer.
odin-O17 = Joue exactement autant de cartes qu’il y en a au centre, ou exactement une de plus, pour une valeur strictement supérieure. Cela vaut aussi pour le coup qui vide ta main.
odin-O18 = Quand tu bats le centre, tu dois prendre exactement une carte de la combinaison battue ; les autres sont défaussées, et c’est maintenant la tienne qu’il faut battre. Mais si ton coup vide ta main, la manche s’arrête aussitôt et tu ne prends rien.
odin-O19 = Si la combinaison battue n’avait qu’une carte, c’est celle-là que tu prends.
odin-O20 = Tu ne peux prendre qu’une carte de la combinaison que tu viens de battre, jamais une de celles que tu viens de jouer.
odin-O21 = Jouer une combinaison et prendre une carte font partie du même tour de jeu. Personne ne peut intervenir entre les deux.
odin-O22 = Si aucune de tes combinaisons ne peut battre le centre, tu ne peux que passer.

## Passing and the end of a round

odin-O23 = Quand tu passes, tu gardes toutes tes cartes et c’est à la personne à ta gauche de jouer.
odin-O24 = Passer ne vaut que pour ce tour de jeu. Si ton tour de jeu revient avant la fin du tour, tu peux jouer à nouveau.
odin-O25 = Un tour prend fin dès que tous les autres ont passé à la suite depuis la dernière combinaison jouée. À deux, il suffit de passer une fois.
odin-O26 = À la fin d’un tour, les cartes du centre sont défaussées et chacun garde sa main. Qui a joué en dernier entame le tour suivant.
odin-O27 = Les cartes défaussées ne reviennent qu’à la donne suivante.

## End of a hand

odin-O28 = La manche est finie dès que quelqu’un joue ses dernières cartes, à l’entame ou en réponse. Personne ne peut répondre à ce coup.
odin-O29 = À la fin d’une manche, tu marques un point par carte encore en main. Qui a vidé sa main ne marque rien ; tous les autres marquent au moins 1 point.
odin-O30 = La personne assise à gauche de celle qui a commencé cette manche commence la suivante, peu importe qui a terminé. Une option change cela.

## End of the match

odin-O31 = On ne regarde si la partie est finie qu’après avoir compté les points d’une manche, jamais pendant.
odin-O32 = La partie est finie quand, une manche comptée, quelqu’un a atteint l’objectif ; si l’on joue en une seule manche, elle est finie après celle-ci. On ne peut alors plus rien jouer.
odin-O33 = Tant que la partie n’est pas finie, on distribue une nouvelle manche.
odin-O34 = Le plus petit total gagne. Ceux qui le partagent partagent la victoire. Les autres sont classés selon leur total, et à total égal, rang égal.

## Who knows what

odin-O35 = Personne d’autre que toi ne voit ta main. Les cartes non distribuées ne sont vues de personne.
odin-O36 = Tout le monde voit le centre et à qui il est, chaque combinaison jouée, chaque carte prise, qui passe et qui a commencé la manche. Le nombre de cartes de chacun, les totaux et l’objectif sont connus aussi.
odin-O37 = Les cartes défaussées ont toutes été visibles : chacun peut savoir lesquelles ce sont.
odin-O38 = Une carte que quelqu’un a prise reste dans sa main tant qu’elle n’a pas été jouée. Toute autre carte que tu n’as pas vue est dans la main de quelqu’un ou n’a pas été distribuée.
odin-O39 = À la fin d’une manche, seul compte le nombre de cartes restantes. Personne n’a à montrer lesquelles.

## Options

odin-O40 = Une option à deux : deux des six couleurs, tirées au sort et connues des deux, restent hors du jeu pour toute la partie. Il reste 36 cartes ; chacun en reçoit toujours 9, et 18 ne sont pas distribuées.
odin-O41 = La chèvre a le chiffre 0 et va avec toutes les couleurs : seule, elle vaut 0, et dans une combinaison d’une couleur elle est le dernier chiffre, si bien que 7, 2 et chèvre font 720. Elle ne peut pas se joindre à des chiffres égaux de couleurs différentes. Elle est toujours distribuée (à six, une carte ordinaire reste alors de côté), et si tu l’as encore en main à la fin de la manche, elle compte 5 points.
odin-O42 = Avec cette option, qui a joué en dernier dans une manche, et l’a donc finie, commence la suivante.
odin-O43 = Certains préfèrent compter à rebours : chacun commence avec l’objectif et perd un point par carte restante. C’est le même jeu, et qui en garde le plus gagne.

## Good to know

odin-O44 = Chaque carte est à un seul endroit : dans une main, au centre, à la défausse ou parmi les cartes non distribuées.
odin-O45 = Tu ne finis jamais un tour de jeu avec plus de cartes qu’au début. Une carte sur une carte n’est qu’un échange ; chaque carte jouée de plus allège ta main d’une carte.
odin-O46 = Au fil d’un tour, la valeur au centre monte toujours et le nombre de cartes n’y baisse jamais. Il n’y a jamais plus de huit cartes à battre, car en jouer neuf d’un coup termine la manche.
odin-O47 = Chaque tour terminé retire au moins une carte du jeu jusqu’à la donne suivante. Une manche ne peut donc pas durer sans fin : quelqu’un finit toujours par vider sa main.
odin-O48 = Chaque manche coûte au moins 1 point à tous sauf un : la partie finit donc forcément. Une partie en 15 points dure au plus 29 manches à deux et 17 à six.
odin-O49 = Qui termine la dernière manche n’ajoute rien et reste sous l’objectif : le total gagnant est donc toujours inférieur à l’objectif. À deux, l’égalité est impossible, et dans une partie en une manche, la victoire revient uniquement à qui vide sa main.
odin-O50 = Une seule personne joue à la fois : attends ton tour de jeu. Quand il vient, tu as toujours quelque chose à faire : qui entame peut jouer n’importe quelle carte, et qui répond peut toujours passer.

## Ce qui est supposé, là où aucune source ne le dit

odin-assumed-O5 = Les cartes non distribuées restent face cachée, car rien n’invite à les regarder. On pourrait aussi les montrer.
odin-assumed-O34 = Ceux qui n’ont pas gagné sont classés selon leur total, et un total égal partage la place. Les sources ne nomment que les vainqueurs.
odin-assumed-O37 = Chacun peut consulter la défausse. La règle n’en dit rien ; toutes ces cartes étaient visibles, cela ménage seulement la mémoire.
odin-assumed-O39 = À la fin d’une manche, on compte les cartes restantes sans les montrer. La règle n’en demande pas plus ; on pourrait aussi les montrer.
odin-assumed-O40 = Les deux couleurs retirées à deux sont tirées une fois pour toute la partie et connues des deux. L’édition qui le recommande n’a pas été vue ; on pourrait aussi les tirer à chaque manche.

## What is asked

odin-ask-lead = À toi d’entamer : joue une carte, ou toutes si elles forment ensemble une combinaison.
odin-ask-follow = { $size ->
    [one] Joue 1 ou 2 cartes pour une valeur supérieure à { NUMBER($value, useGrouping: 0) }, ou passe.
   *[other] Joue { $size } cartes ou une de plus, pour une valeur supérieure à { NUMBER($value, useGrouping: 0) }, ou passe.
}
odin-ask-take = Choisis la carte de la combinaison battue que tu prends en main.
odin-ask-wait = C’est à { $player } de jouer.
odin-ask-over = La partie est finie.

## Moves

odin-move-play = Jouer { $cards }{ odin-worth }
odin-move-play-all = Jouer toute la main : { $cards }{ odin-worth }
odin-move-pass = Passer
odin-move-take = Prendre { $card }

## The log

odin-log-deal = Manche { $hand } : les cartes sont distribuées, { $player } commence.
odin-log-lead = { $player } entame avec { $cards }{ odin-worth }.
odin-log-follow = { $player } joue { $cards }{ odin-worth }.
odin-log-take = { $player } prend { $card }.
odin-log-pass = { $player } passe.
odin-log-round = Plus personne ne joue : le centre est défaussé et { $player } entame un nouveau tour.
odin-log-out = { $player } n’a plus de cartes : la manche est finie.
odin-log-points = { $points ->
    [0] { $player } ne marque aucun point (total { $total }).
    [one] { $player } marque { $points } point (total { $total }).
   *[other] { $player } marque { $points } points (total { $total }).
}
odin-log-win = { $count ->
    [one] { $points ->
        [0] { $players } gagne la partie sans un seul point.
        [one] { $players } gagne la partie avec { $points } point.
       *[other] { $players } gagne la partie avec { $points } points.
    }
   *[other] { $points ->
        [0] { $players } gagnent ensemble la partie sans un seul point.
        [one] { $players } gagnent ensemble la partie avec { $points } point chacun.
       *[other] { $players } gagnent ensemble la partie avec { $points } points chacun.
    }
}

## Notation

odin-notation-help = Écris les cartes par leur lettre de couleur et leur chiffre, séparées par des espaces (« B2 B8 » ; B bleu, R rouge, P rose, G vert, K noir, O orange, « goat » pour la chèvre), ou bien « pass » pour passer, ou « take K6 » pour prendre une carte.

## Tips, one a line

odin-tips =
    Prévois ta sortie : si tes dernières cartes forment une combinaison, tu peux entamer en les jouant toutes.
    La carte que tu prends fait la moitié du coup. Prends celle qui rejoint tes couleurs ou tes chiffres, même petite.
    Passer n’est pas une défaite : tu gardes une belle combinaison entière et tu pourras encore jouer plus tard dans le même tour.
    Une carte sur une carte n’est qu’un échange. Pour vider ta main, joues-en plusieurs à la fois, et retiens ce que les autres ont pris.

## In the terminal

odin-cli-title = { $target ->
    [0] Manche { $hand }, une seule manche
    [one] Manche { $hand }, jusqu’à ce que quelqu’un ait { $target } point
   *[other] Manche { $hand }, jusqu’à ce que quelqu’un ait { $target } points
}
odin-cli-size = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
odin-cli-known = connues :
odin-cli-holds = en main :
odin-cli-centre = Centre
odin-cli-centre-empty = vide
odin-cli-worth = { $passes ->
    [0] vaut { NUMBER($value, useGrouping: 0) }, par { $player }
    [one] vaut { NUMBER($value, useGrouping: 0) }, par { $player } ; { $passes } personne a passé depuis
   *[other] vaut { NUMBER($value, useGrouping: 0) }, par { $player } ; { $passes } personnes ont passé depuis
}
odin-cli-beaten = Battues
odin-cli-discards = Défausse
odin-cli-hand = Ta main
odin-cli-pref-sort = trier ta main par couleur ou par chiffre
odin-cli-pref-discards = montrer ou cacher les cartes défaussées

## In the browser

odin-ui-players = Les autres
odin-ui-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# Points so far and the points that end the match, in a few characters.
odin-ui-points-of = { $points } / { $target }
odin-ui-cards =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
odin-ui-known = Cartes prises en main à la vue de tous
odin-ui-on-turn = joue
odin-ui-passed = a passé
odin-ui-centre = Le centre
odin-ui-centre-empty = Le centre est vide
odin-ui-to-beat = À battre
# $player is the name of who played the set.
odin-ui-owner = jouée par { $player }
# $value is a string of digits.
odin-ui-set = Combinaison { $value }, jouée par { $player }
odin-ui-take = Une carte à prendre
odin-ui-discards =
    { $count ->
        [0] Défausse vide
        [one] { $count } défaussée
       *[other] { $count } défaussées
    }
odin-ui-discard-list = Défausse de cette manche
odin-ui-no-discards = Aucune carte pour l’instant.
odin-ui-hand-number = Manche { $number }
odin-ui-target =
    { $target ->
        [one] en { $target } point
       *[other] en { $target } points
    }
odin-ui-one-hand = une seule manche
odin-ui-hand = Ta main
odin-ui-your-hand =
    { $count ->
        [one] { $player }, { $count } carte
       *[other] { $player }, { $count } cartes
    }
odin-ui-sort = Trier par
odin-ui-sort-colour = Couleur
odin-ui-sort-number = Chiffre

## When a hand is over

odin-ui-hand-over = Manche { $number } finie
odin-ui-cards-left = Cette manche
odin-ui-total = Total
odin-ui-total-of = Total sur { $target }
odin-ui-finished = main vide
odin-ui-gain = +{ $points }
odin-ui-next-hand = Manche suivante
odin-ui-why-points = Chaque carte restée en main vaut un point, et les points sont mauvais : le moins de points gagne.
odin-pick-card = une ou plusieurs de tes cartes
odin-pick-to-take = une des cartes battues
odin-over-why = Les points sont les cartes restées en main : le moins de points gagne.

## Positions impossibles

odin-bad-centre = le centre contient une combinaison de cartes
odin-bad-owner = une combinaison au centre a un propriétaire, un centre vide n’en a pas
odin-bad-passes = il y a de 0 à { $most } passes depuis la dernière combinaison
odin-bad-phase = il y a une combinaison à battre dans les phases follow et take, et aucune en lead
odin-bad-beaten = il y a des cartes battues dans la phase take, et là seulement
odin-bad-sizes = la main de la place { $seat } compte { $size }
odin-bad-seats = il y a { $seats } places, et des cartes pour davantage
odin-bad-undealt = les cartes non distribuées sont toutes celles qui ne sont nulle part ailleurs
odin-bad-made = les décisions mémorisées mènent à cette position

## How to play, in a few pictured sentences

odin-how-1 = Sois le premier à ne plus avoir de cartes : chaque carte que tu tiens encore coûte alors un point, et le plus petit total gagne.
odin-how-2 = Sur une carte au centre, joue une carte, ou deux d’une même couleur ou d’un même nombre, de plus grande valeur ; sur deux cartes, deux ou trois, et ainsi de suite.
odin-how-3 = Des cartes côte à côte se lisent comme un seul nombre, le plus grand chiffre d’abord : 9 et 3 font 93. Une carte de plus l’emporte donc toujours.
odin-how-4 = Parmi les cartes battues, tu dois en prendre une en main ; les autres sont défaussées.
odin-how-5 = Tu peux toujours passer. Quand tous les autres passent, le centre est vidé et le dernier à avoir joué entame, en général d’une seule carte. Dès que quelqu’un a 15 points, la partie s’arrête.

## The coach

odin-coach-aim = Voici ta main, et il faut t’en débarrasser. Dès que quelqu’un n’a plus de cartes, chacune des tiennes coûte un point, et les points sont mauvais.
odin-coach-lead = Tu entames : le centre est vide. Choisis une carte, puis « Jouer ». Une carte qui ne va avec aucune autre est un bon début.
odin-coach-follow = Voilà ce qu’il faut battre : avec autant de cartes ou une de plus, toutes d’une couleur ou d’un nombre.
odin-coach-value = Choisis deux cartes d’une couleur ou d’un nombre : elles se lisent comme un nombre, 9 et 3 comme 93. Cela bat toute carte seule, et deux cartes sont parties.
odin-coach-take = Tu as battu ces cartes. L’une d’elles vient dans ta main, c’est le prix. Prends celle qui va avec tes couleurs ou tes nombres.
odin-coach-returned = La carte battue est maintenant dans ta main. Une contre une n’est qu’un échange : ta main diminue quand tu joues plus de cartes qu’il n’y en a.
odin-coach-dim = Les cartes pâles ne conviennent pas pour l’instant. Touches-en une quand même : on te dira quelle règle s’y oppose.
odin-coach-pass = Rien dans ta main n’est assez fort. Passer ne coûte rien, et tu pourras rejouer dans ce tour.
odin-coach-round = Personne n’a voulu monter : le centre est vidé. Le dernier à avoir joué entame de nouveau.
odin-coach-all = Toutes tes cartes forment une combinaison. Choisis-les toutes et pose-les d’un coup : la manche est à toi.
odin-coach-danger = Quelqu’un n’a presque plus de cartes. Débarrasse-toi maintenant de tout ce que tu peux.
odin-coach-score = Tes points, et combien terminent la partie. Peu vaut mieux.
