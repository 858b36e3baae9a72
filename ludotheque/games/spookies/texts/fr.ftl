### Spookies : les textes lus par les joueurs, en français.
### Mots : jeu, partie, tour de jeu, lancer ; personnage (un des cinq amis), dé des amis, étage, départ, jardin, grenier ; jeton, réserve, boîte, jeton de pénalité, joker, fantôme.

## The box

spookies-name = Spookies
spookies-tagline = Grimpe dans la maison hantée avec aussi peu de dés que tu l’oses.
spookies-blurb =
    Cinq amis se glissent dans une maison hantée, et toute la table les mène ensemble. Lance deux, trois ou quatre dés : moins de dés rapportent plus de jetons, plus de dés assurent le pas. Arrête-toi à temps, sinon ton personnage dégringole et tes jetons restent là-haut. Personne ne sait ce que valent les jetons avant la toute fin.

## Pieces and places

spookies-figure = { $figure ->
    [poppy] Poppy
    [kracko] Kracko
    [duffy] Duffy
    [hanja] Hanja
    [schnuffer] Schnuffer
    [ghost] le fantôme
   *[other] { $figure }
}
spookies-floor = { $floor ->
    [4] Départ
    [5] Jardin
    [11] Grenier
   *[other] Étage { $floor }
}
spookies-at-floor = { $floor ->
    [4] au départ
    [5] dans le jardin
    [11] au grenier
   *[other] à l’étage { $floor }
}
spookies-to-floor = { $floor ->
    [4] au départ
    [5] au jardin
    [11] au grenier
   *[other] à l’étage { $floor }
}

## Options

spookies-option-free_choice = Choix libre
spookies-option-free_choice-help = On joue sans le dé des amis : à chaque tour, tu choisis toi-même ton personnage.
spookies-option-free_choice-off = Avec le dé des amis
spookies-option-free_choice-on = Chacun choisit librement
spookies-option-joker = Joker dé
spookies-option-joker-help = Une tuile bonus : chacun peut relancer les dés une fois dans la partie. Un joker jamais utilisé rapporte à la fin.
spookies-option-joker-off = Sans joker
spookies-option-joker-on = Un joker chacun
spookies-option-joker_pay = Joker non utilisé
spookies-option-joker_pay-help = Ce que rapporte à la fin un joker non utilisé : cinq jetons tirés face cachée (11 points en moyenne), ou cinq points.
spookies-option-joker_pay-chips = Cinq jetons
spookies-option-joker_pay-points = Cinq points
spookies-option-ghost = Fantôme
spookies-option-ghost-help = Une tuile bonus : un fantôme hante la maison et vole un dé à qui lance à côté de lui.
spookies-option-ghost-off = Sans le fantôme
spookies-option-ghost-on = Avec le fantôme
spookies-option-attic = Au grenier
spookies-option-attic-help = Le texte de règle que nous connaissons ne dit pas ce que 11 ou 12 fait à un personnage qui est déjà au grenier. D’ordinaire il y reste et ne gagne rien ; ou personne n’y est jamais, car le personnage revient au départ avec la récompense ; ou 11 et 12 rapportent à nouveau la récompense.
spookies-option-attic-stay = Il y reste, 11 ou 12 ne rapporte rien
spookies-option-attic-reset = Il revient aussitôt au départ
spookies-option-attic-repeat = 11 ou 12 rapporte à nouveau la récompense

## Sections of the rules

spookies-section-setup = Mise en place
spookies-section-turn = Ton tour
spookies-section-roll = L’effet d’un lancer
spookies-section-end = Fin de la partie
spookies-section-free-choice = Variante : choix libre
spookies-section-joker = Tuile bonus : joker dé
spookies-section-ghost = Tuile bonus : fantôme

## Setting up

spookies-S1 = Spookies se joue de 2 à 5. Les cinq personnages n’appartiennent à personne et attendent au départ, devant la grille du jardin. Personne n’a encore de jeton, et il n’y en a aucun dans la maison.
spookies-S2 = Il y a 75 jetons : trente de valeur 1, vingt de valeur 2, quinze de valeur 3 et dix de valeur 5. On les mélange face cachée ; la réserve en compte 50 à deux, 60 à trois et tous les 75 à quatre ou cinq. Les autres restent dans la boîte sans que personne les voie.
spookies-S3 = Le hasard désigne qui commence. On joue ensuite dans le sens horaire : attends ton tour.

## Your turn

spookies-S4 = Ton tour commence par le dé des amis, lancé pour toi : tu mènes le personnage indiqué pendant tout le tour. S’il montre « ? », choisis n’importe quel personnage avant de lancer.
spookies-S5 = Choisis de lancer 2, 3 ou 4 dés. Le premier lancer du tour est obligatoire : tu ne peux pas t’arrêter avant.
spookies-S6 = Quel que soit le nombre de dés lancés, seuls les deux plus forts comptent : leur somme est ton résultat.

## What a roll does

spookies-S7 = Si ton résultat atteint le numéro de l’étage suivant, ton personnage monte d’un seul étage et tu prends la récompense ; avec deux dés exactement, tu prends aussi tous les jetons de pénalité qui s’y trouvent. Si le résultat est égal au numéro de son étage, il ne bouge pas et ton tour est fini. S’il est inférieur, le personnage tombe à l’étage de ce numéro (au départ en dessous de 5, et jamais plus bas) ; tu laisses à l’étage d’où il tombe un jeton par étage perdu, et ton tour est fini. Certaines récompenses sont estimées, car aucune source ne montre le plateau entier.
spookies-S8 = Après une montée, tu peux t’arrêter et tout garder, ou relancer avec le même personnage et autant de dés que tu veux.
spookies-S9 = S’il te manque des jetons pour payer une chute, tu laisses tous ceux que tu as. On te fait grâce du reste, mais le personnage fait quand même toute sa chute.
spookies-S10 = Un personnage qui atteint le grenier y reste. Si tu dois y lancer pour lui, il n’y a rien à gagner : avec 11 ou 12 il y reste, quels que soient les dés, et ton tour est fini ; avec moins il tombe. Selon l’option, le personnage revient au départ dès que la récompense est prise, ce qui termine le tour, et personne ne lance jamais là-haut ; ou bien 11 et 12 rapportent à nouveau la récompense du grenier, et tu peux relancer.
spookies-S11 = Il peut y avoir autant de personnages qu’on veut au même étage.

## End of the match

spookies-S12 = La partie est finie dès que le dernier jeton de la réserve est pris : on ne lance et on ne déplace plus rien. S’il reste moins de jetons que ta récompense, tu prends ce qui reste, et tu reçois encore les jetons de pénalité du même lancer.
spookies-S13 = Les jetons restés dans la maison ne comptent pour personne. On retourne alors tous les jetons : la plus grande somme gagne, et à égalité on partage la victoire. D’ici là, personne ne regarde un jeton, pas même les siens.

## Variant: free choice

spookies-S14 = En choix libre, il n’y a pas de dé des amis. Tu choisis toi-même le personnage de ton tour, avant de lancer, et tu le mènes pendant tout le tour.

## Bonus tile: dice joker

spookies-S20 = Avec cette option, chacun commence avec un joker. Sans joker, ou une fois le tien dépensé, tu ne peux pas refaire un lancer.
spookies-S21 = Juste après un de tes lancers, quel qu’il soit, tu peux dépenser ton joker : tu relances tous les dés de ce lancer et le nouveau résultat compte. Sinon, garde le lancer. Un joker sert une fois par partie, et jamais pour le dé des amis.
spookies-S22 = À la fin, un joker non dépensé s’échange contre cinq jetons, tirés face cachée parmi ceux qui sont hors jeu (et d’un second lot s’ils ne suffisent pas). Selon l’option, il rapporte cinq points à la place.

## Bonus tile: ghost

spookies-S23 = Avec cette option, un fantôme hante la maison. Il commence à l’étage 9.
spookies-S24 = Le fantôme vole un dé : si ton personnage est à son étage, tu peux lancer 3 dés au plus. On le vérifie avant chaque lancer, et la récompense dépend des dés lancés.
spookies-S25 = Après un lancer fait à côté du fantôme, tu dois le déplacer d’un étage vers le haut ou vers le bas. Il ne bouge qu’à ce moment-là.
spookies-S26 = Le fantôme ne quitte jamais la maison : de l’étage 6 il ne peut que monter, du grenier que descendre. Si les personnages reviennent du grenier au départ, il ne dépasse pas l’étage 10.
spookies-S27 = Joker et fantôme vont ensemble : relancer à côté du fantôme se fait avec autant de dés et compte comme le même lancer ; le fantôme ne bouge donc qu’une fois, après le résultat définitif.
spookies-S28 = Le joker et le fantôme s’emploient avec le dé des amis comme avec le choix libre.

## Ce qui est supposé, là où aucune source ne le dit

spookies-assumed-S7 = Douze des 21 récompenses sont estimées et deux déduites, car aucune source ne montre le plateau entier ; avec d’autres nombres, d’autres dés vaudraient la peine. Du départ personne ne tombe, car il n’y a rien plus bas. Le hasard décide lesquels de tes jetons restent après une chute, puisque personne ne les connaît.
spookies-assumed-S9 = Qui n’a pas assez de jetons pour une chute les laisse tous et ne doit rien. Aucune source n’en parle ; on pourrait aussi devoir le reste.
spookies-assumed-S10 = Un personnage au grenier y reste avec 11 ou 12, sans récompense. Aucune source n’en parle ; une option offre deux autres lectures.
spookies-assumed-S11 = Les personnages peuvent partager un étage, comme ils partagent le départ. Aucune source ne le dit des autres étages.
spookies-assumed-S12 = Si la réserve a moins de jetons que la récompense, tu prends ce qui reste, et aussi les jetons de pénalité du même lancer. Les sources disent seulement que la partie finit avec le dernier jeton.
spookies-assumed-S13 = À somme égale on partage la victoire. Le texte de règle que nous connaissons ne départage personne.
spookies-assumed-S21 = Le joker relance tous les dés du lancer, en même nombre, et le second résultat compte. Le texte dit seulement qu’on refait un lancer ; on pourrait aussi choisir des dés.
spookies-assumed-S22 = Les cinq jetons d’un joker non dépensé viennent de ceux qui sont hors jeu, car la réserve est alors vide ; s’ils ne suffisent pas, d’un second lot. Selon l’option, un joker rapporte cinq points à la place.
spookies-assumed-S24 = Le fantôme compte si ton personnage est à son étage avant un lancer, et on le vérifie avant chacun. On pourrait aussi le vérifier une fois par tour.
spookies-assumed-S25 = Le fantôme doit bouger après un lancer fait à côté de lui, et seulement alors. On pourrait aussi lire qu’il peut rester.
spookies-assumed-S26 = Le fantôme reste aux étages 6 à 11, car le texte parle des pièces de la maison ; jusqu’à l’étage 10 si les personnages reviennent du grenier. Le jardin pourrait compter aussi.
spookies-assumed-S27 = Les dés relancés avec le joker à côté du fantôme comptent comme le même lancer, donc le fantôme bouge une fois. Il pourrait aussi bouger après chacun des deux.
spookies-assumed-S28 = Le joker et le fantôme vont avec le dé des amis comme avec le choix libre. Le texte ne nomme ni l’un ni l’autre.

## What is asked

spookies-ask-choose = Le dé des amis montre « ? » : choisis le personnage que tu mènes ce tour-ci.
spookies-ask-choose-free = Choisis le personnage que tu mènes ce tour-ci.
spookies-ask-roll = { $dice ->
    [3] Tu mènes { $figure }, { $floor } à côté du fantôme : lance 2 ou 3 dés.
   *[other] Tu mènes { $figure }, { $floor } : lance 2, 3 ou 4 dés.
}
spookies-ask-go-on = { $dice ->
    [3] { $figure } est { $floor } à côté du fantôme : arrête-toi, ou relance avec 2 ou 3 dés.
   *[other] { $figure } est { $floor } : arrête-toi, ou relance avec 2, 3 ou 4 dés.
}
spookies-ask-joker = Tu as lancé { $dice }, ce qui fait { $total } : garder, ou dépenser ton joker ?
spookies-ask-ghost = Déplace le fantôme d’un étage vers le haut ou vers le bas.
spookies-ask-wait = C’est à { $player } de jouer.
spookies-ask-over = La partie est finie.

## Moves

spookies-move-choose = Mener { $figure } ({ $floor })
spookies-move-roll = { $chance ->
    [0] Lancer { $dice } dés (on ne peut pas monter plus haut)
   *[other] { $chips ->
        [0] Lancer { $dice } dés ({ $chance } % de monter, aucun jeton)
        [one] Lancer { $dice } dés ({ $chance } % de monter pour { $chips } jeton)
       *[other] Lancer { $dice } dés ({ $chance } % de monter pour { $chips } jetons)
    }
}
spookies-move-roll-attic = { $chips ->
    [0] Lancer { $dice } dés ({ $chance } % de regagner la récompense du grenier, aucun jeton)
    [one] Lancer { $dice } dés ({ $chance } % de regagner la récompense du grenier, { $chips } jeton)
   *[other] Lancer { $dice } dés ({ $chance } % de regagner la récompense du grenier, { $chips } jetons)
}
spookies-move-stop = S’arrêter
spookies-move-keep-climb = { $chips ->
    [0] Garder { $total } : { $figure } monte { $floor }, aucun jeton
    [one] Garder { $total } : { $figure } monte { $floor } pour { $chips } jeton
   *[other] Garder { $total } : { $figure } monte { $floor } pour { $chips } jetons
}
spookies-move-keep-attic = { $chips ->
    [0] Garder { $total } : { $figure } regagne la récompense du grenier, aucun jeton
    [one] Garder { $total } : { $figure } regagne la récompense du grenier, { $chips } jeton
   *[other] Garder { $total } : { $figure } regagne la récompense du grenier, { $chips } jetons
}
spookies-move-keep-stay = Garder { $total } : { $figure } ne bouge pas
spookies-move-keep-fall = { $chips ->
    [0] Garder { $total } : { $figure } tombe { $floor }, tu ne paies rien
    [one] Garder { $total } : { $figure } tombe { $floor }, tu paies { $chips } jeton
   *[other] Garder { $total } : { $figure } tombe { $floor }, tu paies { $chips } jetons
}
spookies-move-joker = { $chance ->
    [0] Dépenser le joker : relancer les { $dice } dés (on ne peut pas monter plus haut)
   *[other] Dépenser le joker : relancer les { $dice } dés ({ $chance } % de monter)
}
spookies-move-joker-attic = Dépenser le joker : relancer les { $dice } dés ({ $chance } % de regagner la récompense du grenier)
spookies-move-ghost-up = Faire monter le fantôme { $floor }
spookies-move-ghost-down = Faire descendre le fantôme { $floor }

## The log

spookies-log-die = Pour { $player }, le dé des amis montre { $figure }.
spookies-log-die-choice = Pour { $player }, le dé des amis montre « ? » : choix libre.
spookies-log-choose = { $player } choisit { $figure }.
spookies-log-roll = { $player } lance { $dice } pour { $figure } : { $total }.
spookies-log-joker = { $player } dépense son joker et lance { $dice } pour { $figure } : { $total }.
spookies-log-climb = { $chips ->
    [0] { $figure } monte { $floor }. Cela ne rapporte aucun jeton.
    [one] { $figure } monte { $floor }. { $player } prend { $chips } jeton.
   *[other] { $figure } monte { $floor }. { $player } prend { $chips } jetons.
}
spookies-log-attic-again = { $chips ->
    [0] { $figure } est déjà au grenier, où { $total } rapporte à nouveau la récompense. Cela ne rapporte aucun jeton.
    [one] { $figure } est déjà au grenier, où { $total } rapporte à nouveau la récompense. { $player } prend { $chips } jeton.
   *[other] { $figure } est déjà au grenier, où { $total } rapporte à nouveau la récompense. { $player } prend { $chips } jetons.
}
spookies-log-collect = { $chips ->
    [one] { $player } ramasse aussi le jeton de pénalité.
   *[other] { $player } ramasse aussi les { $chips } jetons de pénalité.
}
spookies-log-reset = { $figure } revient au départ.
spookies-log-stay = { $figure } reste { $floor }.
spookies-log-attic-stay = { $figure } est déjà au grenier : { $total } ne rapporte rien, et le tour est fini.
spookies-log-fall = { $chips ->
    [0] { $figure } tombe { $floor }. { $player } n’a rien pour payer.
    [one] { $figure } tombe { $floor }. { $player } laisse { $chips } jeton derrière.
   *[other] { $figure } tombe { $floor }. { $player } laisse { $chips } jetons derrière.
}
spookies-log-stop = { $player } s’arrête.
spookies-log-ghost = { $player } déplace le fantôme { $floor }.
spookies-log-end = La réserve est vide : on retourne tous les jetons.
spookies-log-joker-chips = { $player } reçoit cinq jetons pour son joker non utilisé.
spookies-log-joker-points = { $player } reçoit cinq points pour son joker non utilisé.
spookies-log-points = { $chips ->
    [0] { $player } n’a aucun jeton : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    [one] { $player } a { $chips } jeton : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $player } a { $chips } jetons : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
spookies-log-win = { $count ->
    [one] { $points ->
        [one] { $players } gagne la partie avec { $points } point.
       *[other] { $players } gagne la partie avec { $points } points.
    }
   *[other] { $points ->
        [one] { $players } gagnent ensemble la partie avec { $points } point chacun.
       *[other] { $players } gagnent ensemble la partie avec { $points } points chacun.
    }
}

## The drawing

spookies-ui-player = { $player }
spookies-ui-stock = Réserve
spookies-ui-chips = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
spookies-ui-penalty = { $count ->
    [one] { $count } jeton de pénalité
   *[other] { $count } jetons de pénalité
}
spookies-ui-rewards = Jetons pour 2, 3, 4 dés ; + jetons de pénalité
spookies-ui-estimated = ~ marque une estimation : aucune source ne montre le plateau entier.
spookies-ui-last-roll = Dernier lancer
spookies-ui-result = fait { $total }
spookies-ui-friend-die = Dé des amis
spookies-ui-ghost = Fantôme
spookies-ui-joker = joker
spookies-ui-dice = { $dice } dés
spookies-ui-climb = monte
spookies-ui-stay = reste
spookies-ui-fall = tombe
spookies-ui-percent = { $percent } %
spookies-ui-odds = Chances de monter · rester · tomber, en pour cent.
spookies-ui-house = La maison hantée
spookies-ui-players = Les joueurs
spookies-ui-on-turn = joue
spookies-ui-figure-at = { $figure }, { $floor }
spookies-ui-figure-led = { $figure }, { $floor }, en route ce tour-ci
spookies-ui-floor-rewards = Récompense en jetons : { $two } avec 2 dés, { $three } avec 3, { $four } avec 4
spookies-ui-tray = Les dés
spookies-ui-choices = Combien de dés lancer, et le joker
spookies-ui-no-roll = Personne n’a encore lancé les dés.
spookies-ui-rolled-by = { $player } pour { $figure }
spookies-ui-pick-friend = Touche un personnage pour voir ses chances.
spookies-ui-stolen = Le fantôme vole un dé
spookies-ui-joker-kept = Ton joker : relancer les dés
spookies-ui-joker-spent = Ton joker est dépensé
spookies-ui-chances = { $chips ->
    [one] monte { $climb } % pour { $chips } jeton, reste { $stay } %, tombe { $fall } %, en moyenne { $mean }
   *[other] monte { $climb } % pour { $chips } jetons, reste { $stay } %, tombe { $fall } %, en moyenne { $mean }
}
spookies-ui-mean = en moyenne { $chips }
spookies-ui-reveal = Les jetons retournés
spookies-pick-figure = un personnage
spookies-pick-dice = combien de dés tu lances
spookies-pick-chip = ton joker
spookies-pick-ghost = où va le fantôme
spookies-over-why = Tous les jetons sont retournés : le plus grand total gagne.
spookies-ui-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
spookies-ui-stack = { $count ->
    [one] { $count } jeton de valeur { $value }
   *[other] { $count } jetons de valeur { $value }
}
# The terminal asks for this name.
spookies-cli-pref-odds = montrer ou cacher les chances

## Notation

spookies-notation-help = Écris « choose poppy » (ou kracko, duffy, hanja, schnuffer) pour choisir, « roll 2 », « roll 3 » ou « roll 4 » pour lancer, « stop » ; avec le joker « keep » (garder) ou « joker » ; avec le fantôme « ghost up » (monter) ou « ghost down » (descendre).

## Tips, one a line

spookies-tips =
    Deux dés rapportent le plus en bas, où ils suffisent souvent. Plus haut, un troisième ou un quatrième dé vaut son prix.
    Arrête-toi quand une chute te coûterait plus que ce que rapporte l’étage suivant.
    Un personnage resté tout en haut devra être mené par quelqu’un quand le dé des amis le dira. Pas forcément par toi.
    Les jetons de pénalité récompensent l’audace : on ne les ramasse qu’avec deux dés.
    Un joker non utilisé vaut cinq jetons à la fin : ne le dépense que si le lancer te coûte davantage.

## Positions impossibles

spookies-bad-seats = il y a { $seats } places, et des jetons ou des jokers pour davantage
spookies-bad-chips = avec { $seats } places, { $used } jetons sont en jeu, dont au moins un dans la réserve
spookies-bad-stock = avec { $seats } places, { $used } jetons sont en jeu : il en reste { $left } dans la réserve, et non { $stock }

## How to play, in a few pictured sentences

spookies-how-1 = Ramasse des jetons. Personne ne sait ce qu’ils valent avant qu’on les retourne à la fin ; la plus grande somme gagne.
spookies-how-2 = Le dé des amis dit qui tu mènes. Choisis deux, trois ou quatre dés : seuls les deux plus grands comptent.
spookies-how-3 = S’ils atteignent le numéro de l’étage suivant, ton ami monte et tu reçois les jetons de cet étage. Moins de dés, plus de jetons.
spookies-how-4 = S’ils montrent juste l’étage présent, ton ami reste ; s’ils montrent moins, il tombe à cet étage et tu laisses un jeton par étage perdu. Dans les deux cas, ton tour est fini.
spookies-how-5 = Après chaque montée tu peux t’arrêter et tout garder, ou relancer. Quand la réserve de jetons est vide, la partie est finie.

## The coach

spookies-coach-aim = Tes jetons. Chacun vaut de 1 à 5, mais personne ne le voit avant la fin : ramasses-en beaucoup.
spookies-coach-choose = Le dé des amis montre « ? » : tu choisis qui mener. En bas on monte facilement, plus haut cela rapporte plus.
spookies-coach-friend = Voici qui tu mènes pendant ce tour. Les amis ne sont à personne ; au prochain tour ce sera peut-être un autre.
spookies-coach-dice = Choisis combien de dés lancer. La barre colorée montre combien de fois ton ami monte, reste ou tombe.
spookies-coach-highest = De tous les dés, seuls les deux plus grands comptent. Quatre dés réussissent donc plus souvent que deux.
spookies-coach-gain = Autant de jetons pour une montée avec ce nombre de dés. Moins de dés rapportent plus.
spookies-coach-mean = Ce que le lancer rapporte en moyenne, chutes comprises. Pour commencer, prends le plus grand.
spookies-coach-stop = Tu es monté. Arrête-toi et les jetons sont sûrs ; relance, et tu gagnes plus ou tu tombes.
spookies-coach-floors = Les nombres de chaque étage sont les jetons pour une montée avec deux, trois et quatre dés. « ~ » veut dire que nous avons dû les estimer.
spookies-coach-fall = Quelqu’un est tombé : un jeton par étage perdu reste là, et le tour est fini.
spookies-coach-penalty = Des jetons laissés sont ici. Qui monte à cet étage avec exactement deux dés les prend tous.
spookies-coach-stay = Le lancer montrait juste l’étage de l’ami : rien ne se passe, et le tour est fini.
spookies-coach-stock = La réserve. Quand elle est vide, la partie finit aussitôt : prends maintenant ce que tu peux.
