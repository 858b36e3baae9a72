### Karuba : les textes lus par les joueurs, en français.
### Mots : île, case, tuile, chemin, sortie, aventurier, temple, plage, jungle, cristal, pépite d’or, trésor, tuile bonus ; poser, défausser, avancer, rester sur place.

## The box

karuba-name = Karuba
karuba-tagline = Trace des chemins dans la jungle et mène quatre aventuriers à leurs temples.
karuba-blurb =
    Tout le monde reçoit les mêmes tuiles et décide en même temps : poser la tuile sur son île pour tracer un chemin, ou y renoncer pour faire avancer l’un de ses quatre aventuriers. Ramasse cristaux et pépites en route et arrive tôt aux temples : le premier sur place y trouve le plus beau trésor.

## Pieces

karuba-colour = { $colour ->
    [brown] marron
    [blue] bleu
    [purple] violet
    [yellow] jaune
   *[other] { $colour }
}
karuba-adventurer = l’aventurier { karuba-colour }
karuba-found = { $item ->
    [crystal] {" "}et y prend le cristal
    [gold] {" "}et y prend la pépite d’or
   *[none] {""}
}
karuba-bonus-name = { $bonus ->
    [collector] Collectionneur éclair
    [hoarder] Grand collectionneur
    [builder] Maître des chemins
    [runner] Premier en route
   *[other] { $bonus }
}

## Options

karuba-option-bonus = Tuiles bonus
karuba-option-bonus-help = Quatre objectifs de plus, de 2 ou 3 points. Une tuile bonus revient à qui remplit sa condition en premier.
karuba-option-bonus-off = Sans tuiles bonus
karuba-option-bonus-on = Avec les quatre tuiles bonus
karuba-option-setup = Départs et temples
karuba-option-setup-help = Placez aventuriers et temples à tour de rôle, ou laissez faire le hasard et commencez tout de suite.
karuba-option-setup-in-turn = Placés à tour de rôle
karuba-option-setup-random = Tirés au sort
karuba-option-apart = Distance au temple
karuba-option-apart-help = Combien de nombres doivent séparer un aventurier de son temple, en comptant le long du bord de l’île.
karuba-option-apart-three-between = Au moins trois nombres entre eux
karuba-option-apart-two-between = Au moins deux nombres entre eux

## Sections of the rules

karuba-section-setup = Mise en place
karuba-section-round = Une manche
karuba-section-lay = Poser une tuile
karuba-section-walk = Avancer
karuba-section-temples = Temples et trésors
karuba-section-end = Fin de la partie
karuba-section-solo = Jouer seul
karuba-section-bonus = Tuiles bonus

## Setting up

karuba-K1 = Karuba se joue de 2 à 4. Chacun a une île vide de 6 × 5 cases, les tuiles 1 à 36, ainsi qu’un aventurier et un temple dans chacune des quatre couleurs : marron, bleu, violet et jaune. Aucune tuile n’existe deux fois dans un jeu de tuiles.
karuba-K2 = Chaque couleur a sa pile de trésors, le plus précieux au-dessus : 5 et 3 à deux, 5, 3 et 2 à trois, 5, 4, 3 et 2 à quatre. Cristaux et pépites ne manquent jamais.
karuba-K3 = Avant la première manche, vous placez les quatre couleurs l’une après l’autre, en commençant par le chef d’expédition puis dans le sens horaire. À ton tour, choisis une couleur pas encore placée et un nombre de la plage pour son aventurier, puis un nombre de la jungle pour son temple. Cela vaut pour toutes les îles. Une fois les quatre couleurs placées, on ne place plus rien.
karuba-K4 = Un nombre de la plage n’accueille qu’un aventurier, un nombre de la jungle qu’un temple. Celui-ci est déjà pris.
karuba-K5 = Un aventurier ne doit pas partir trop près de son propre temple : le long du bord de l’île, par le côté le plus court, au moins trois autres nombres les séparent. Une option n’en demande que deux.
karuba-K6 = Au lieu de placer les couleurs vous-mêmes, vous pouvez laisser faire le hasard. Toutes les mises en place qui respectent les distances ont la même chance de sortir.
karuba-K7 = L’un de vous, tiré au sort, est chef d’expédition : ses tuiles sont mélangées et empilées face cachée. Personne n’en connaît l’ordre, pas même le chef ; mais tout le monde voit quelles tuiles doivent encore venir. Le chef n’a aucun autre avantage.

## A round

karuba-K8 = À chaque manche, une tuile est révélée, la même pour tous. Fais-en exactement une chose : pose la tienne sur ton île, ou défausse-la et avance.
karuba-K9 = Vous décidez tous en même temps et en secret. Tu peux changer d’avis tant que le dernier n’a pas choisi ; ensuite tous les choix sont dévoilés et exécutés ensemble.

## Laying a tile

karuba-K10 = Pose la tuile sur n’importe quelle case vide de ton île, jamais sur une autre tuile. On ne la tourne pas, elle n’a pas besoin d’en toucher d’autres, et les chemins n’ont pas à se raccorder : ils peuvent buter sur une voisine sans chemin ou sur le bord. Une tuile posée ne bouge plus.
karuba-K11 = Si la tuile que tu poses montre un cristal ou une pépite d’or, on en met un dessus. Si tu la défausses, tu n’obtiens rien.

## Walking

karuba-K12 = Défausse la tuile et tu peux faire avancer un seul aventurier, d’autant de pas au plus que la tuile a de sorties : 2, 3 ou 4. Les pas ne se partagent pas, ceux qui restent sont perdus, et tu peux aussi rester sur place. Quand ton île est pleine, tu ne peux plus que défausser.
karuba-K13 = Les aventuriers suivent les chemins : on passe d’une tuile à sa voisine seulement si leurs chemins se rejoignent. Passer de la plage à la première tuile prend un pas, si son chemin mène à ce nombre de la plage ; passer de la dernière tuile au temple aussi.
karuba-K14 = En avançant, on peut tourner et revenir en arrière sur chaque tuile. Seuls comptent le départ et l’arrivée, donc le plus court chemin libre.
karuba-K15 = Il n’y a place que pour un aventurier par tuile, et on ne peut pas en dépasser un autre. Ceux qui sont encore à la plage ou déjà à un temple ne gênent personne.
karuba-K16 = Un aventurier ne quitte les chemins que pour le temple de sa couleur. Il n’entre dans aucun autre temple et ne retourne jamais à la plage.
karuba-K17 = Si l’aventurier s’arrête sur une tuile avec un cristal ou une pépite d’or, il le prend. Passer devant ne suffit pas.

## Temples and treasures

karuba-K18 = Un aventurier arrivé à son temple y reste. À la fin de la manche, il reçoit le trésor du dessus de sa couleur. Si plusieurs d’entre vous y arrivent dans la même manche, tous marquent autant que le premier : chacun prend le trésor suivant, complété par des cristaux.
karuba-K19 = Les cristaux qui complètent un trésor valent un point chacun, mais aucun aventurier ne les a ramassés.

## The end

karuba-K20 = La partie s’arrête après la manche où le quatrième aventurier de quelqu’un a atteint son temple, ou après celle de la dernière tuile. Cette manche est jouée jusqu’au bout ; ensuite il n’y a plus rien à choisir.
karuba-K21 = Tes points sont les valeurs de tes trésors, 2 par pépite d’or, 1 par cristal, plus tes tuiles bonus. Ce qui reste sur ton île ne compte pas.
karuba-K22 = Le plus grand nombre de points l’emporte. En cas d’égalité, c’est l’île qui a le plus de tuiles ; si l’égalité demeure, la victoire est partagée.

## Playing alone

karuba-K23 = Jouer seul n’est pas prévu par la règle d’origine, mais cela marche : chaque temple a un trésor de 5 points, et tu cherches à en marquer le plus possible.

## Bonus tiles

karuba-K30 = Avec cette option, quatre tuiles bonus sont au milieu. Qui remplit une condition en premier prend la tuile. Si vous êtes plusieurs à la remplir dans la même manche, personne ne la reçoit et elle est retirée.
karuba-K31 = On regarde les tuiles bonus une fois par manche, après la remise des trésors, y compris à la dernière manche. Tu peux en gagner plusieurs.
karuba-K32 = Collectionneur éclair, 2 points : chacun de tes quatre aventuriers a ramassé au moins un cristal ou une pépite d’or.
karuba-K33 = Grand collectionneur, 3 points : un seul de tes aventuriers a ramassé au moins quatre cristaux et pépites d’or en tout.
karuba-K34 = Maître des chemins, 3 points : pour chaque couleur, un chemin continu relie le nombre de la plage au temple. Peu importe si des aventuriers s’y tiennent.
karuba-K35 = Premier en route, 2 points : chacun de tes quatre aventuriers a fait au moins un pas.
karuba-K36 = Les tuiles bonus s’ajoutent à tes points à la fin. Les égalités se règlent comme d’habitude.

## What is asked

karuba-ask-place = Choisis une couleur, et un nombre de la plage pour son aventurier.
karuba-ask-temple = Choisis un nombre de la jungle pour le temple { karuba-colour }.
karuba-ask-choose = Pose la tuile { $tile } sur une case, ou défausse-la et avance de { $steps } pas au plus avec un aventurier.
karuba-ask-chosen = Ton choix : { $move }. Tu peux encore en changer : { $count ->
    [one] { $players } n’a pas encore choisi.
   *[other] { $players } n’ont pas encore choisi.
}
karuba-ask-others = { $count ->
    [one] { $players } doit encore choisir.
   *[other] { $players } doivent encore choisir.
}
karuba-ask-wait = { $player } place une couleur.
karuba-ask-over = La partie est finie.

## Moves

karuba-move-place = Mettre { karuba-adventurer } au { $number } de la plage
karuba-move-place-temple = Mettre le temple { karuba-colour } au { $number } de la jungle
karuba-move-lay = Poser la tuile { $tile } en { $cell }
karuba-move-stay = Défausser la tuile et rester sur place
karuba-move-walk = { $item ->
    [crystal] Mener { karuba-adventurer } en { $cell } et prendre le cristal
    [gold] Mener { karuba-adventurer } en { $cell } et prendre la pépite d’or
   *[none] Mener { karuba-adventurer } en { $cell }
}
karuba-move-temple = Mener { karuba-adventurer } à son temple (valeur { $value })

## The log

karuba-log-place = { $player } met { karuba-adventurer } au { $number } de la plage.
karuba-log-place-temple = { $player } met le temple { karuba-colour } au { $number } de la jungle.
karuba-log-tile = { $item ->
    [crystal] Manche { $round } : tuile { $tile }, avec un cristal.
    [gold] Manche { $round } : tuile { $tile }, avec une pépite d’or.
   *[none] Manche { $round } : tuile { $tile }.
}
karuba-log-chosen = { $player } a choisi.
karuba-log-rechosen = { $player } a changé de choix.
karuba-log-lay = { $player } pose la tuile { $tile } en { $cell }.
karuba-log-stay = { $player } défausse la tuile et reste sur place.
karuba-log-walk = { $player } mène { karuba-adventurer } en { $cell }{ karuba-found }.
karuba-log-temple = { $extra ->
    [0] { $player } mène { karuba-adventurer } à son temple : un trésor de { $value }.
    [one] { $player } mène { karuba-adventurer } à son temple : un trésor de { $value } et { $extra } cristal.
   *[other] { $player } mène { karuba-adventurer } à son temple : un trésor de { $value } et { $extra } cristaux.
}
karuba-log-bonus = { $player } reçoit la tuile bonus « { karuba-bonus-name } » : { $points } points.
karuba-log-bonus-gone = Plusieurs à la fois : la tuile bonus « { karuba-bonus-name } » ne revient à personne.
karuba-log-points = { $points ->
    [one] { $player } a { $points } point.
   *[other] { $player } a { $points } points.
}
karuba-log-win = { $count ->
    [one] { $players } gagne la partie.
   *[other] { $players } gagnent la partie ensemble.
}

## Notation

karuba-notation-help = Une case s’écrit colonne puis rangée : « c3 » est la troisième de la troisième rangée, depuis le coin en haut à gauche. « lay c3 » pose la tuile, « stay » la défausse, « move brown c4 » la défausse et avance, « move brown temple » va au temple ; les couleurs sont brown (marron), blue (bleu), purple (violet) et yellow (jaune). Pendant la mise en place : « place brown 60 », puis « temple 70 ».

## Tips, one a line

karuba-tips =
    Une bonne route sert à plusieurs aventuriers : fais croiser leurs chemins au milieu de l’île.
    Carrefours et embranchements valent mieux sur l’île qu’en pas, sauf s’ils mènent quelqu’un au but.
    Avance tant qu’il est temps : quatre aventuriers ont besoin d’une trentaine de pas, et une tuile en donne deux ou trois.
    Ne laisse pas un aventurier planté là où les autres doivent passer.

## Labels for the drawing

karuba-ui-island = L’île de { $player }
karuba-ui-cell = Case { $cell }
karuba-ui-cell-tile = Case { $cell }, tuile { $tile }
karuba-ui-exits = sorties : { $exits }
karuba-ui-side = { $side ->
    [N] nord
    [E] est
    [S] sud
    [W] ouest
   *[other] { $side }
}
karuba-ui-tile = Tuile { $tile }
karuba-ui-crystal = cristal
karuba-ui-gold = pépite d’or
karuba-ui-adventurer = L’aventurier { karuba-colour }
karuba-ui-temple = Le temple { karuba-colour }
karuba-ui-beach = Plage { $number }
karuba-ui-jungle = Jungle { $number }
karuba-ui-round = Manche { $round } sur { $rounds }
karuba-ui-left = Encore à venir
karuba-ui-treasures = Trésors
karuba-ui-bonuses = Tuiles bonus
karuba-pick-cell = une case
karuba-pick-adventurer = un de tes aventuriers
karuba-pick-temple = son temple
karuba-pick-beach = un nombre sur la plage
karuba-pick-jungle = un nombre dans la jungle
karuba-over-why = On compte les trésors, les cristaux, l’or et les tuiles bonus : le plus de points gagne.
karuba-ui-found = Trouvé en chemin
karuba-ui-bonus = { karuba-bonus-name }
karuba-ui-bonus-open = encore là
karuba-ui-bonus-gone = retirée
karuba-ui-laid = { $count ->
    [one] { $count } tuile posée
   *[other] { $count } tuiles posées
}
karuba-ui-chosen = a choisi
karuba-ui-choosing = choisit
karuba-ui-steps = { $steps } pas
karuba-ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
karuba-ui-table = Cette manche
karuba-ui-others = Les autres îles
karuba-ui-look = Regarder l’île de { $player }
karuba-ui-back = Retour à ton île
karuba-ui-cells = Cases de ton île
karuba-ui-adventurers = Aventuriers
karuba-ui-temples = Temples
karuba-ui-rim-beach = Nombres de la plage
karuba-ui-rim-jungle = Nombres de la lisière
karuba-ui-to-place = Encore à placer
karuba-ui-placing = place une couleur
karuba-ui-your-choice = ton choix
karuba-ui-stands = { $where ->
    [beach] sur la plage
    [temple] dans son temple
   *[cell] sur { $cell }
}
karuba-ui-top = { karuba-colour } : le prochain trésor vaut { $value }
karuba-ui-top-none = { karuba-colour } : plus de trésor
karuba-ui-treasure = trésor { karuba-colour }, valeur { $value }
karuba-ui-tiles-left = { $count ->
    [one] { $count } tuile à venir
   *[other] { $count } tuiles à venir
}
karuba-ui-crystals = { $count ->
    [one] { $count } cristal
   *[other] { $count } cristaux
}
karuba-ui-nuggets = { $count ->
    [one] { $count } pépite d’or
   *[other] { $count } pépites d’or
}

## The terminal

karuba-cli-pref-islands = montrer toutes les îles ou seulement la tienne
karuba-cli-pref-left = montrer ou cacher les tuiles encore à venir

## What is assumed where the booklet is silent

karuba-assumed-K3 = Le livret ne donne pas d’ordre pour la mise en place. Ici on place dans le sens horaire à partir du chef d’expédition ; on pourrait aussi en décider ensemble.
karuba-assumed-K4 = Le livret ne dit pas qu’un nombre n’a de place que pour une pièce. Ici c’est le cas ; deux aventuriers pourraient aussi partir du même nombre.
karuba-assumed-K5 = Le livret demande un écart de trois nombres sans dire comment le compter. Ici trois nombres sont entre les deux ; l’option en compte deux, le troisième étant celui du temple.
karuba-assumed-K9 = Le livret dit seulement que tous décident en même temps. Ici les choix restent secrets jusqu’au dernier ; on pourrait aussi décider ouvertement, en commençant par qui a le plus de points.
karuba-assumed-K16 = Le livret ne dit pas si un aventurier peut retourner à la plage. Ici il ne le peut pas, car aucun chemin ne longe la plage.
karuba-assumed-K17 = Le livret permet de prendre ce qui se trouve au bout d’un trajet. Ici on le prend toujours ; on pourrait aussi le laisser, mais cela ne sert jamais à rien.
karuba-assumed-K19 = Le livret ne dit pas si les cristaux qui complètent un trésor comptent pour les tuiles bonus. Ici ils ne sont à aucun aventurier et ne comptent pas ; ils pourraient aussi être à celui qui vient d’arriver.
karuba-assumed-K20 = Le livret ne dit pas si la dernière manche est jouée jusqu’au bout. Ici elle l’est, dernière tuile comprise ; la partie pourrait aussi s’arrêter aussitôt.
karuba-assumed-K31 = La feuille des tuiles bonus ne dit pas quand on les regarde. Ici c’est une fois par manche, après les trésors ; ce pourrait aussi être aussitôt, à chaque coup.
karuba-assumed-K33 = La feuille demande quatre trésors sans dire de quelle sorte. Ici cristaux et pépites d’or comptent ensemble ; on pourrait aussi les compter à part.
karuba-assumed-K34 = La feuille ne dit pas si des aventuriers sur un chemin l’interrompent. Ici ils ne l’interrompent pas ; on pourrait aussi demander un chemin libre.
karuba-assumed-K35 = La feuille demande que chaque aventurier ait été déplacé. Ici cela veut dire un pas au moins ; un déplacement de zéro pas pourrait aussi compter.

## Positions that cannot be

karuba-bad-follows = { $field } découle des tuiles de la pile et des îles, et elles disent autre chose
karuba-bad-bonuses = sans l’option bonus, personne n’a de tuile bonus
karuba-bad-choices = quelqu’un doit encore avoir à choisir

## How to play, in a few pictured sentences

karuba-how-1 = Mène tes quatre aventuriers à travers la jungle, chacun au temple de sa couleur. Le premier à un temple reçoit le plus grand trésor.
karuba-how-2 = À chaque manche, tous reçoivent la même tuile. Pose-la sur n’importe quelle case vide de ton île, telle quelle : une tuile ne se tourne pas.
karuba-how-3 = Ou défausse la tuile et avance avec un aventurier : d’autant de pas que la tuile a de sorties, deux, trois ou quatre.
karuba-how-4 = Un aventurier qui s’arrête sur un cristal ou de l’or le prend : un point, deux points. Personne ne peut en dépasser un autre.
karuba-how-5 = Quand quelqu’un a mené ses quatre aventuriers au but, ou après la dernière tuile, on compte trésors, or et cristaux. Le plus de points gagne.

## The coach

karuba-coach-place = Choisis une couleur, puis un nombre sur la plage : son aventurier y commence, sur toutes les îles.
karuba-coach-temple = Choisis maintenant la place de son temple, au bord de la jungle. Un chemin court est court pour tous.
karuba-coach-aim = Ton île. Mène chaque aventurier de la plage au temple de même couleur et de même signe, par des chemins que tu construis.
karuba-coach-tile = Tous ont cette tuile à présent. Touche une case vide pour la poser ; elle ne se tourne pas.
karuba-coach-road = Commence au bord de la plage, là où un chemin mène à un aventurier, et construis vers les temples. Un chemin par le milieu peut servir à plusieurs.
karuba-coach-item = Il y a une trouvaille sur cette tuile : posée, elle t’attend sur l’île ; défaussée, elle est perdue.
karuba-coach-walk = Cet aventurier a un chemin. Choisis-le, puis la case où il doit s’arrêter : la tuile y passe.
karuba-coach-steps = Chaque sortie de la tuile est un pas. Les lignes droites servent donc à construire, les carrefours à marcher loin.
karuba-coach-stay = Ce bouton jette la tuile pour rien. Ne le prends que s’il ne reste rien d’autre.
karuba-coach-stop = Qui s’arrête exactement sur une trouvaille la prend. Passer dessus ne suffit pas.
karuba-coach-queue = Une tuile n’a de place que pour un aventurier, et on ne dépasse pas. Avance d’abord celui de devant.
karuba-coach-first = Quelqu’un a atteint un temple et pris son plus grand trésor. Le suivant recevra moins.
karuba-coach-time = Une bonne partie des tuiles est passée. Commence à marcher, si ce n’est fait : quatre aventuriers ont besoin d’une trentaine de pas.
