# Ce que lisent les joueurs de Sous cachés. { $player } est un nom.

pennies-name = Sous cachés
pennies-tagline = Combien de pièces dans tous les poings ?
pennies-blurb = Cachez jusqu’à trois pièces dans votre poing et devinez combien tous les poings en contiennent ensemble. Un total ne s’annonce qu’une fois, et votre annonce renseigne aussi les autres.

## Options

pennies-option-rounds = Manches
pennies-option-rounds-help = Après ce nombre de manches, le plus de points gagne.
pennies-option-nearest = Totaux les plus proches
pennies-option-nearest-help = Si les totaux les plus proches valent un point quand personne n’a le bon.
pennies-option-nearest-off = Ne comptent pas
pennies-option-nearest-on = Comptent un point

## Sections of the rules

pennies-section-setup = Mise en place
pennies-section-hiding = Cacher des pièces
pennies-section-calling = Annoncer un total
pennies-section-opening = Ouvrir les poings
pennies-section-information = Qui sait quoi

## Rules

pennies-P1 = Sous cachés se joue de 2 à 4.
pennies-P2 = Chacun a trois pièces, et la banque aussi, que personne ne joue.
pennies-P3 = Tout le monde commence sans point. Le sort désigne qui annonce en premier à la première manche.
pennies-P4 = Une manche commence ainsi : chacun cache des pièces dans son poing fermé, tous en même temps : aucune, une, deux ou trois.
pennies-P5 = Vous pouvez changer d’avis tant que le dernier poing n’est pas fermé. Ensuite les pièces restent où elles sont.
pennies-P6 = La banque cache de zéro à trois de ses pièces, au hasard.
pennies-P7 = Quand tous les poings sont fermés, chacun annonce un total à son tour, dans le sens horaire à partir du premier annonceur.
pennies-P8 = Un total ne peut dépasser les pièces qui existent : trois par joueur et trois pour la banque.
pennies-P9 = Un total déjà annoncé dans la manche ne peut plus l’être.
pennies-P10 = Après la dernière annonce, on ouvre tous les poings et on compte toutes les pièces, celles de la banque comprises. Le bon total vaut 2 points.
pennies-P11 = Si personne n’a annoncé le bon total, les plus proches reçoivent 1 point chacun. Une option supprime cette règle.
pennies-P12 = À la manche suivante, le voisin de gauche du premier annonceur annonce en premier.
pennies-P13 = La partie s’arrête après le nombre de manches convenu. Ensuite plus rien ne peut être joué.
pennies-P14 = Le plus de points gagne. À égalité, on partage la place.
pennies-P15 = Vous seul voyez les pièces de votre poing, et personne ne voit celles de la banque. Tous voient qu’un poing est fermé.
pennies-P16 = Les annonces et les points sont connus de tous, ainsi que le contenu des poings de la manche précédente.

## What is asked

pennies-ask-hide = Cachez quelques-unes de vos pièces.
pennies-ask-hidden = On attend que { $players } cache des pièces.
pennies-ask-call = Annoncez un total de 0 à { $most } que personne n’a annoncé.
pennies-ask-wait = C’est à { $player } d’annoncer.
pennies-ask-over = La partie est terminée.

## Moves

pennies-move-hide = { $count ->
    [0] Ne cacher aucune pièce
    [one] Cacher { $count } pièce
   *[other] Cacher { $count } pièces
}
pennies-move-call = Annoncer { $total }

## The log

pennies-log-hide = { $player } a fermé le poing.
pennies-log-call = { $player } annonce { $total }.
pennies-log-open = On ouvre les poings : { $total } en tout, dont { $bank } dans la banque.
pennies-log-points = { $points ->
    [one] { $player } reçoit { $points } point (maintenant { $score }).
   *[other] { $player } reçoit { $points } points (maintenant { $score }).
}
pennies-log-nobody = Personne ne reçoit de point.
pennies-log-win = { $count ->
    [one] { $players } gagne la partie, points : { $points }.
   *[other] { $players } gagnent la partie ensemble, points : { $points }.
}

## Notation

pennies-notation-help = Écrivez « hide 2 » pour cacher deux pièces et « call 7 » pour annoncer un total de sept.

## Tips, one a line

pennies-tips =
    La moitié des pièces que vous ne voyez pas est une bonne première estimation.
    Une annonce renseigne sur le poing : qui annonce en dernier en sait le plus.

## Positions that cannot be

pennies-bad-closed = dans la phase hide, il y a un poing ouvert
