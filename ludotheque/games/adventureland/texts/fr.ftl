### Odyssée-land : les textes que lisent les joueurs, en français.
### Mots : partie, tour, manche, scénario ; case, case de départ, carte Territoire ; aventurier, frère d’armes, figure (l’un ou l’autre), groupe ; créature, esprit du fleuve ; épée, herbe, pépite, tuile bonus ; réserve, boîte.

## The box

adventureland-name = Odyssée-land
adventureland-tagline = Mène tes aventuriers à travers le pays, sans jamais revenir en arrière.
adventureland-blurb =
    Un voyage pour deux à quatre joueurs, en trois scénarios. Carte après carte, le pays se remplit d’épées, d’herbes, d’or, de frères d’armes et de créatures du brouillard. Tes aventuriers vont vers le sud ou vers l’est, aussi loin qu’ils veulent mais jamais en arrière : choisis bien ce que tu ramasses en chemin et qui tu affrontes.

## Words of the game

adventureland-sword = { $kind ->
    [0] une épée simple
    [g] l’épée d’or
    [p] l’épée de platine
   *[other] une épée +{ $kind }
}
adventureland-bonus-tile = { $tile ->
    [golden] l’épée d’or
    [platinum] l’épée de platine
    [magic] l’herbe d’or magique
   *[wolf] le loup apprivoisé
}
adventureland-terrain = { $terrain ->
    [F] forêt
    [M] montagne
    [R] fleuve
    [C] ville
   *[N] brouillard
}

## Options

adventureland-option-scenario = Scénario
adventureland-option-scenario-help = Ce qui rapporte des points. « Frères d’armes » est le plus simple pour débuter ; dans « Les glorieux », on forme des groupes ; « Fuite vers les villes » demande le plus de réflexion.
adventureland-option-scenario-companions = 1 : Frères d’armes
adventureland-option-scenario-glorious = 2 : Les glorieux
adventureland-option-scenario-cities = 3 : Fuite vers les villes
adventureland-option-bonus = Herbes bonus
adventureland-option-bonus-help = Quatre tuiles spéciales : dès que tu prends une herbe de valeur 2, tu peux l’échanger contre l’une d’elles.
adventureland-option-bonus-off = Sans
adventureland-option-bonus-on = Avec les quatre tuiles bonus
adventureland-option-set_aside = Mis de côté au début
adventureland-option-set_aside-help = Combien de frères d’armes et d’épées restent dans la boîte. Les éditions ne sont pas d’accord ; la seconde lecture raccourcit beaucoup la partie.
adventureland-option-set_aside-each = Le nombre du tableau, une seule fois
adventureland-option-set_aside-per_player = Le nombre du tableau pour chaque joueur
adventureland-option-after_tie = Place après une égalité
adventureland-option-after_tie-help = Scénario 3 : si deux joueurs partagent la première place, le suivant est-il deuxième ou troisième ?
adventureland-option-after_tie-next = La place suivante
adventureland-option-after_tie-skip = Les places à égalité sont sautées
adventureland-option-sword_values = Épées
adventureland-option-sword_values-help = Combien d’épées ont un bonus de 0, 1, 2 et 3. Aucune règle ne le dit ; c’est notre hypothèse.
adventureland-option-sword_values-falling = 10, 8, 6 et 4
adventureland-option-sword_values-equal = 7 de chaque
adventureland-option-herb_values = Herbes
adventureland-option-herb_values-help = Combien d’herbes valent 2, 3 et 4. Aucune règle ne le dit ; c’est notre hypothèse.
adventureland-option-herb_values-falling = 8, 7 et 5
adventureland-option-herb_values-equal = 7, 7 et 6
adventureland-option-first_starter = Qui commence
adventureland-option-first_starter-help = La règle fait commencer le plus jeune : donne le numéro de sa place, à partir de 1, ou laisse faire le hasard.
adventureland-option-first_starter-lot = Au hasard

## Sections of the rules

adventureland-section-components = Le matériel
adventureland-section-setup = La mise en place
adventureland-section-turn = Le tour : révéler des cartes
adventureland-section-moves = Se déplacer
adventureland-section-combat = Combattre
adventureland-section-information = Qui sait quoi
adventureland-section-end = La fin
adventureland-section-companions = Scénario 1 : Frères d’armes
adventureland-section-glorious = Scénario 2 : Les glorieux
adventureland-section-cities = Scénario 3 : Fuite vers les villes
adventureland-section-bonus = Herbes bonus

## What there is

adventureland-A1 = Le pays compte 110 cases : colonnes A à K, d’ouest en est, et rangées 1 à 10, du nord au sud. Chaque case a un terrain qui ne change jamais.
adventureland-A2 = Le plateau utilisé ici est une reconstitution : 17 cases sont connues par les règles, les autres sont inventées de façon à respecter tous les nombres connus. Tu peux jouer sur un fichier de plateau à toi.
adventureland-A3 = Les 18 cases du fleuve forment un seul chemin. Ce qui va le long du fleuve suit ce chemin, vers l’amont ou vers l’aval.
adventureland-A4 = Il y a 110 cartes Territoire, une par case : 20 forêts, 28 montagnes, 18 fleuves, 30 villes et 14 brouillards.
adventureland-A5 = Il y a 14 créatures : quatre de force 8, quatre de 10, trois de 12, deux de 14 et une de 16. Le laurier d’une créature vaut la moitié de sa force. Combien il y en a de chaque est une hypothèse.
adventureland-A6 = Il y a 28 épées avec un bonus de 0, 1, 2 ou 3 : dix, huit, six et quatre, à moins de choisir sept de chaque. Ces nombres sont une hypothèse.
adventureland-A7 = Il y a 20 herbes qui valent 2, 3 ou 4 : huit, sept et cinq, à moins de choisir sept, sept et six. Ces nombres sont une hypothèse.
adventureland-A8 = Il y a aussi 18 pépites d’or, 30 frères d’armes, un esprit du fleuve, des dés de 1 à 6 et 10 aventuriers par joueur.
adventureland-A9 = Épées, frères d’armes, herbes, or, créatures et cartes ont chacun leur réserve. La boîte reçoit les épées et les frères d’armes mis de côté ou sortis du jeu. Les cartes révélées restent visibles.
adventureland-A10 = Un aventurier est sur une case de départ, sur une case du pays ou hors jeu. Les frères d’armes appartiennent à un aventurier ; épées, herbes, or et créatures t’appartiennent à toi, et tu les gardes quand tu perds des figures.
adventureland-A11 = Une case porte au plus une chose (créature, épée, herbe, pépite ou frère d’armes libre) et au plus un aventurier avec ses frères d’armes. Seul l’esprit peut se tenir sur une pépite, et seul le scénario 2 permet des groupes.

## Setting up

adventureland-A12 = Le jeu est pour 2 à 4 joueurs. Avant la partie, on choisit l’un des trois scénarios.
adventureland-A13 = Des frères d’armes et autant d’épées vont dans la boîte : 8 de chaque à deux joueurs, 5 à trois, 2 à quatre. Avec l’option « pour chaque joueur », on multiplie par le nombre de joueurs.
adventureland-A14 = Les épées qui vont dans la boîte sont tirées au hasard et personne ne les regarde.
adventureland-A15 = À deux joueurs, tu as 10 aventuriers, un devant chacune des rangées 1 à 5 et des colonnes A à E. À trois ou quatre, tu en as 8, devant les rangées 1 à 4 et les colonnes A à D. Plusieurs joueurs partagent une case de départ.
adventureland-A16 = Cartes, épées, herbes et créatures sont mélangées séparément, face cachée. Tout le monde commence à 0 point.
adventureland-A17 = Avant le premier tour, on révèle des cartes jusqu’à en avoir huit sans brouillard. Les cartes Brouillard rencontrées amènent aussi leur créature, mais ne comptent pas.
adventureland-A18 = Le hasard désigne qui commence, sauf si vous l’avez choisi. On joue dans le sens horaire : attends ton tour.

## The turn: revealing cards

adventureland-A19 = À ton tour, tu révèles d’abord des cartes, c’est obligatoire, puis tu te déplaces jusqu’à deux fois, c’est facultatif.
adventureland-A20 = Les cartes se révèlent une par une, et chacune est résolue avant la suivante, jusqu’à deux cartes sans brouillard. Les cartes Brouillard viennent en plus.
adventureland-A21 = Les cartes révélées restent visibles de tous. La pioche suffit toujours jusqu’à la fin : aucune carte ne vient deux fois.
adventureland-A22 = Une carte Forêt pose sur sa case l’herbe du dessus de la pile, face cachée, sans qu’on la voie.
adventureland-A23 = Une carte Montagne pose sur sa case l’épée du dessus de la pile, face cachée, sans qu’on la voie. Si la réserve est vide, on mélange les épées de la boîte et on en prend une.
adventureland-A24 = Une carte Ville pose un frère d’armes sur sa case ; si la réserve est vide, il vient de la boîte.
adventureland-A25 = Une carte Fleuve pose une pépite d’or sur sa case. Puis l’esprit du fleuve y vient.
adventureland-A26 = Une carte Brouillard pose sur sa case la créature du dessus de la pile, face visible.
adventureland-A27 = Si tes figures se trouvent là où apparaît une herbe, une épée, une pépite ou un frère d’armes, tu le prends aussitôt. Tu regardes herbes et épées en secret ; un frère d’armes rejoint l’aventurier présent.
adventureland-A28 = Si une créature apparaît là où se trouvent tes figures, tu dois combattre aussitôt, quel que soit le joueur dont c’est le tour. Tout le monde attend ce combat ; ensuite on révèle la carte suivante.
adventureland-A29 = Avec la première pépite, l’esprit du fleuve entre en jeu sur cette case. À chaque nouvelle pépite, il nage le long du fleuve jusqu’à elle.
adventureland-A30 = Quiconque se trouve sur une case du fleuve où l’esprit passe ou s’arrête est éliminé : les aventuriers pour de bon, les frères d’armes vers la boîte.
adventureland-A31 = Quand de l’or apparaît : d’abord on le pose, puis qui s’y trouve le prend, puis l’esprit nage, puis il emporte ceux qui sont sur son chemin.
adventureland-A32 = Personne ne peut s’arrêter là où se tient l’esprit : l’or qui est sous lui ne se prend pas avant qu’il soit parti.

## Moving

adventureland-A33 = Tu fais jusqu’à deux déplacements avec tes propres aventuriers : deux fois le même, une fois chacun pour deux d’entre eux, ou moins.
adventureland-A34 = Un déplacement va tout droit vers le sud ou tout droit vers l’est, d’une case ou plus. Jamais vers le nord, jamais vers l’ouest, et jamais de virage.
adventureland-A35 = Depuis la case de départ d’une rangée, on entre vers l’est le long de cette rangée ; depuis celle d’une colonne, vers le sud le long de cette colonne. On n’y revient pas.
adventureland-A36 = Les frères d’armes suivent toujours leur aventurier, quel que soit leur nombre. Ils ne peuvent ni rester en arrière ni changer d’aventurier.
adventureland-A37 = Tu peux sauter par-dessus aventuriers, frères d’armes et tuiles, mais pas par-dessus une créature ni l’esprit du fleuve. Tu peux t’arrêter sur une créature, c’est alors un combat, mais jamais sur l’esprit ni là où se tient un aventurier ; le scénario 2 seul permet de rejoindre les tiens.
adventureland-A38 = Le terrain ne gêne jamais. Tu peux t’arrêter sur une case vide, même dans le brouillard.
adventureland-A39 = Seule compte la case où tu t’arrêtes ; ce que tu sautes reste en place. Là, tu prends la pépite, l’épée ou l’herbe, un frère d’armes libre te rejoint, ou tu combats la créature.
adventureland-A40 = Un combat se termine avant tout autre déplacement. Après une victoire, le même aventurier peut faire le second déplacement ; après une défaite, un autre le peut.

## Fighting

adventureland-A41 = On ne combat que si ses figures rencontrent une créature. Il faut atteindre sa force ; l’égaler suffit.
adventureland-A42 = Chaque aventurier et chaque frère d’armes de la case compte 1.
adventureland-A43 = Choisis d’abord de zéro à trois de tes épées, toutes à la fois. Chacune donne un dé ; on additionne dés et bonus des épées. On n’ajoute plus d’épées ensuite.
adventureland-A44 = Dès que ton total suffit, tu as gagné et on ne dépense plus rien.
adventureland-A45 = Si le total est trop bas, tu peux, dans l’ordre que tu veux et aussi souvent que possible : ajouter une herbe, donner une pépite pour 1 point, donner une pépite pour relancer un dé, ou renoncer. Le nouveau résultat remplace l’ancien, même s’il est plus bas. On ne donne que ce qu’on a.
adventureland-A46 = Herbes et or s’utilisent aussi sans épée. Pour relancer, il faut un dé qui montre ce chiffre. Les points en trop sont perdus.
adventureland-A47 = Si tu gagnes, la créature est à toi et tes figures restent. Si tu perds, toutes tes figures de la case sont éliminées et la créature reste.
adventureland-A48 = Les épées et les herbes utilisées s’en vont, combat gagné ou perdu. Les épées vont dans la boîte et peuvent en revenir.
adventureland-A49 = L’or utilisé s’en va lui aussi.
adventureland-A50 = Une fois tes épées choisies, ou aucune, tu peux toujours renoncer ; tu gardes alors les herbes et l’or que tu n’as pas utilisés.
adventureland-A51 = Les joueurs ne se combattent jamais entre eux.

## Who knows what

adventureland-A52 = Tout le monde voit le plateau, les figures, les créatures, l’esprit, l’or, les réserves, les cartes révélées, les tuiles utilisées, les points, et combien d’épées, d’herbes et de créatures possède chacun.
adventureland-A53 = Toi seul connais les valeurs des épées et des herbes que tu as.
adventureland-A54 = Personne ne connaît l’ordre des cartes et des piles, ce qui est face cachée sur le plateau, ni les épées mises de côté. Une fois la boîte mélangée, on ne sait plus non plus ce qu’elle contient.
adventureland-A55 = Tout le monde a vu quelles créatures chacun a vaincues : elles restent visibles.

## The end

adventureland-A56 = Dès qu’il n’y a plus ni épée ni frère d’armes dans la réserve, la fin est proche. La boîte ne compte pas.
adventureland-A57 = On achève alors le tour en cours, puis la manche, pour que tout le monde ait joué autant de tours. Ce qui manque vient de la boîte.
adventureland-A58 = Si plus personne ne peut se déplacer, la partie s’arrête aussitôt. On le vérifie après les cartes et après chaque tour.
adventureland-A59 = Qui ne peut plus se déplacer garde ses points et ses tuiles. À son tour, on ne fait que révéler des cartes.
adventureland-A60 = À la fin, on compte les points et le plus grand total gagne ; en cas d’égalité, la victoire est partagée. Ensuite, on ne peut plus rien jouer.

## Scenario 1: The companions

adventureland-A61 = Tu marques aussitôt : 2 points par pépite gagnée, le laurier de chaque créature vaincue, et pour chaque frère d’armes autant de points que son aventurier a maintenant de frères d’armes.
adventureland-A62 = Peu importe comment tu les gagnes, en te déplaçant ou parce qu’ils apparaissent là où tu es. Les points ne se perdent plus.
adventureland-A63 = Il n’y a pas d’autres points ni de décompte final.

## Scenario 2: The glorious

adventureland-A64 = Tes aventuriers peuvent s’arrêter là où se tiennent les tiens. Toutes les figures présentes forment alors un groupe. Dans les autres scénarios, un aventurier est toujours seul.
adventureland-A65 = Un groupe se déplace comme une seule figure, en un déplacement, et ne se sépare jamais.
adventureland-A66 = Un groupe combat d’un seul bloc et chacune de ses figures compte 1. S’il perd, ou si l’esprit arrive, il est perdu tout entier.
adventureland-A67 = À la fin, tu marques la force de tes créatures, 3 points par figure de ton plus grand groupe, 2 par pépite, la valeur de tes herbes et le bonus de tes épées, pour tout ce qui te reste.
adventureland-A68 = Ton plus grand groupe est la case où tu as le plus de figures. Un seul aventurier suffit s’il n’y a rien de plus grand ; les cases de départ ne comptent pas.

## Scenario 3: Flight to the cities

adventureland-A69 = À la fin, tu marques les lauriers de tes créatures, 2 points par pépite, des points pour avoir beaucoup de créatures ou d’or, et pour les villes ; on en retire un malus.
adventureland-A70 = Qui a le plus de créatures reçoit 7 points, le deuxième 3, le troisième 1, selon leur nombre. Il en va de même pour l’or.
adventureland-A71 = Dans chaque ville, le plus de figures rapporte autant de points que la ville a de cases ; le deuxième en reçoit la moitié, le troisième la moitié du deuxième, arrondi vers le bas. Aventuriers et frères d’armes qui les suivent comptent, les frères d’armes libres non.
adventureland-A72 = À égalité, chacun reçoit tous les points de la place.
adventureland-A73 = Après une égalité, le joueur suivant prend la place suivante ; avec l’option, il descend d’autant de places qu’il y a d’ex æquo.
adventureland-A74 = Qui n’en a aucun n’obtient pas de place.
adventureland-A75 = Toutes les places comptent aussi à deux et à trois joueurs.
adventureland-A76 = Ton malus est le nombre de tes figures hors des villes, cases de départ comprises, multiplié par le nombre de créatures sur le plateau. Les figures éliminées et les créatures encore dans la pile ne coûtent rien.
adventureland-A77 = Tes points peuvent descendre sous zéro.

## Bonus herbs

adventureland-A78 = Avec l’option herbes bonus, les quatre tuiles bonus sont mélangées, face cachée. Sans elle il n’y en a pas, et aucune herbe ne s’échange.
adventureland-A79 = Si tu prends une herbe de valeur 2, tu peux l’échanger aussitôt contre la tuile bonus du dessus, sans la voir ; l’herbe quitte le jeu. Tu décides juste après l’avoir prise, et seulement s’il reste des tuiles bonus. Tout le monde attend cette décision, même si l’herbe est apparue au tour d’un autre.
adventureland-A80 = L’épée d’or donne deux dés au lieu d’un, une seule fois.
adventureland-A81 = L’épée de platine donne trois dés au lieu d’un, une seule fois.
adventureland-A82 = L’herbe d’or magique donne 5 points dans un combat, une seule fois. Elle s’utilise comme une herbe, par qui la possède.
adventureland-A83 = Le loup apprivoisé donne 2 points à chaque combat et reste avec toi.
adventureland-A84 = L’épée d’or et l’épée de platine n’ont pas de bonus et comptent parmi tes trois épées : on peut ainsi lancer jusqu’à six dés.
adventureland-A85 = Toi seul connais tes tuiles bonus jusqu’à ce que tu les utilises. Le loup est connu après son premier combat.
adventureland-A86 = Le loup aide de lui-même. Ce n’est pas une figure et il reste quand tu en perds.
adventureland-A87 = Les tuiles bonus ne valent rien dans le scénario 2.

## Ce qui est supposé là où les règles ne tranchent pas

adventureland-assumed-A2 = Du plateau imprimé, on ne connaît que 17 cases ; toutes les autres sont une reconstitution. Qui possède le jeu peut jouer sur son propre fichier de plateau.
adventureland-assumed-A3 = L’ordre des cases du fleuve est supposé avec le plateau ; sur celui qui est imprimé, l’esprit suit peut-être un autre chemin.
adventureland-assumed-A5 = Le nombre de créatures de chaque force (4, 4, 3, 2 et 1, de la plus faible à la plus forte) vient d’une seule source peu sûre ; ce pourrait être une autre série de 14.
adventureland-assumed-A6 = Aucune règle ne dit combien d’épées ont quel bonus. On suppose 10, 8, 6 et 4 ; l’option en donne 7 de chaque.
adventureland-assumed-A7 = Aucune règle ne dit combien d’herbes ont quelle valeur. On suppose 8, 7 et 5 ; l’option donne 7, 7 et 6.
adventureland-assumed-A13 = Les éditions diffèrent : une fois le nombre du tableau (anglais), ou ce nombre pour chaque joueur (titre français). On prend la première lecture ; la seconde est une option.
adventureland-assumed-A14 = On suppose que personne ne regarde les épées écartées, puisque toutes les tuiles sont face cachée ; elles pourraient aussi être montrées.
adventureland-assumed-A18 = La règle fait commencer le plus jeune. Ici on ne connaît l’âge de personne : on tire au sort, ou tu choisis qui commence.
adventureland-assumed-A28 = « Aussitôt » est lu comme avant de révéler la carte suivante ; on pourrait aussi révéler d’abord toutes les cartes du tour.
adventureland-assumed-A35 = Que d’une case de départ on n’entre que par sa rangée ou sa colonne découle des exemples ; aucune règle n’interdit expressément les autres chemins.
adventureland-assumed-A36 = On suppose que les frères d’armes ne peuvent ni rester en arrière ni changer d’aventurier ; les règles disent seulement qu’ils suivent.
adventureland-assumed-A45 = On suppose qu’herbes, or et relances viennent dans n’importe quel ordre ; on pourrait aussi exiger les herbes d’abord et l’or à la fin.
adventureland-assumed-A58 = Le moment où l’on regarde si quelqu’un peut encore bouger, après les cartes et après chaque tour, est supposé ; les règles n’en nomment aucun.
adventureland-assumed-A59 = On suppose que des cartes sont révélées aussi au tour de qui ne peut pas bouger ; on pourrait sauter ce tour.
adventureland-assumed-A60 = Aucune règle ne départage les ex æquo : la victoire est partagée.
adventureland-assumed-A65 = On suppose qu’un groupe ne se sépare jamais, car on ne saurait pas à qui sont les frères d’armes ; ce pourrait être permis.
adventureland-assumed-A68 = On suppose qu’un seul aventurier compte comme plus grand groupe ; on pourrait en exiger plusieurs.
adventureland-assumed-A73 = On suppose qu’après une égalité vient la place suivante ; sauter les places partagées est une option.
adventureland-assumed-A74 = On suppose qu’avec zéro on n’obtient aucune place ; on pourrait aussi donner les dernières places.
adventureland-assumed-A82 = On suppose que l’herbe d’or magique s’utilise comme une herbe, après le jet ; le titre français l’appelle une épée.
adventureland-assumed-A84 = On suppose que l’épée d’or et celle de platine n’ont pas de bonus et comptent parmi les trois épées ; elles pourraient s’y ajouter.
adventureland-assumed-A85 = On suppose que les tuiles bonus restent secrètes jusqu’à leur usage, comme les herbes ; elles pourraient être visibles.
adventureland-assumed-A86 = On suppose que le loup aide de lui-même et n’est pas une figure ; les règles disent seulement qu’il reste au joueur.
adventureland-assumed-A87 = On suppose que les tuiles bonus ne comptent pas au scénario 2, car aucune valeur n’y est imprimée.

## What is asked

adventureland-ask-move = { $left ->
    [one] Déplace un aventurier ou termine ton tour. Il te reste 1 déplacement.
   *[other] Déplace un aventurier ou termine ton tour. Il te reste { $left } déplacements.
}
adventureland-ask-swords = { $forced ->
    [0] Tu combats en { $space } : force { $strength }, tu as { $total }. Choisis jusqu’à trois épées.
   *[other] Une créature apparaît en { $space }, tu dois combattre : force { $strength }, tu as { $total }. Choisis jusqu’à trois épées.
}
adventureland-ask-spend = { $missing ->
    [one] Tu as { $total } sur { $strength } : il manque 1 point. Ajoute une herbe ou de l’or, relance ou renonce.
   *[other] Tu as { $total } sur { $strength } : il manque { $missing } points. Ajoute une herbe ou de l’or, relance ou renonce.
}
adventureland-ask-herb = { $value ->
    [2] Tu as pris une herbe de valeur 2. L’échanger contre une tuile bonus ?
   *[other] Tu as pris une herbe de valeur { $value }.
}
adventureland-ask-wait-turn = C’est à { $player } de jouer.
adventureland-ask-wait-fight = { $player } combat.
adventureland-ask-wait-herb = { $player } a pris une herbe et décide de la garder ou non ; ensuite { $turn } continue.
adventureland-ask-over = La partie est finie.

## Moves

adventureland-what = { $what ->
    [herb] {" "}et prendre l’herbe
    [sword] {" "}et prendre l’épée
    [gold] {" "}et prendre la pépite
    [companion] {" "}et gagner un frère d’armes
    [creature] {" "}et combattre (force { $strength })
    [join] {" "}et rejoindre les tiens
   *[nothing] {""}
}
adventureland-move-walk = Aller de { $begin } à { $end }{ adventureland-what }
adventureland-move-enter = Entrer du départ { $begin } jusqu’en { $end }{ adventureland-what }
adventureland-move-done = Terminer le tour
adventureland-move-bare = Combattre sans épée ({ $percent } %)
adventureland-move-fight = { $dice ->
    [one] Combattre avec { $swords }, 1 dé ({ $percent } %)
   *[other] Combattre avec { $swords }, { $dice } dés ({ $percent } %)
}
adventureland-move-herb = Ajouter une herbe de valeur { $value } ({ $percent } %)
adventureland-move-gold = Donner une pépite pour 1 point ({ $percent } %)
adventureland-move-reroll = Donner une pépite et relancer un { $face } ({ $percent } %)
adventureland-move-give-up = Renoncer au combat
adventureland-move-keep = Garder l’herbe de valeur { $value }
adventureland-move-swap = Échanger l’herbe contre une tuile bonus

## The log

adventureland-log-what = { $what ->
    [herb] {" "}et prend une herbe
    [sword] {" "}et prend une épée
    [gold] {" "}et prend une pépite
    [companion] {" "}et gagne un frère d’armes
    [creature] {" "}et rencontre une créature de force { $strength }
    [join] {" "}et forme un groupe
   *[nothing] {""}
}
adventureland-log-walk = { $player } va de { $begin } à { $end }{ adventureland-log-what }.
adventureland-log-enter = { $player } entre du départ { $begin } jusqu’en { $end }{ adventureland-log-what }.
adventureland-log-done = { $player } en reste là.
adventureland-log-roll = { $player } combat avec { $swords } et obtient { $dice } : { $total } en tout.
adventureland-log-bare = { $player } combat sans épée.
adventureland-log-herb = { $player } ajoute une herbe de valeur { $value }.
adventureland-log-gold = { $player } donne une pépite pour 1 point.
adventureland-log-reroll = { $player } donne une pépite et relance un { $face } : c’est maintenant un { $fresh }.
adventureland-log-give-up = { $player } renonce.
adventureland-log-keep = { $player } garde l’herbe.
adventureland-log-swap = { $player } échange une herbe de valeur 2 contre une tuile bonus.
adventureland-log-found-sword = Tu as trouvé { adventureland-sword }.
adventureland-log-found-herb = Tu as trouvé une herbe de valeur { $value }.
adventureland-log-found-bonus = Tu as tiré { adventureland-bonus-tile }.
adventureland-log-won = { $player } triomphe de la créature de force { $strength }.
adventureland-log-lost = { $player } perd le combat.
adventureland-log-forced = { $player } s’y trouve et doit combattre : { $total } contre { $strength }.
adventureland-log-card = Carte { $space } : { $terrain ->
    [F] une herbe.
    [M] une épée.
    [R] de l’or, et l’esprit du fleuve arrive.
    [C] un frère d’armes.
   *[N] une créature.
}
adventureland-log-takes = { $player } s’y trouve et prend tout de suite ce qui vient.
adventureland-log-missing = { $count ->
    [one] { $player } perd un aventurier.
   *[other] { $player } perd { $count } aventuriers.
}
adventureland-log-turn = C’est à { $player } de jouer.
adventureland-log-points = { $points ->
    [one] { $player } a { $points } point.
   *[other] { $player } a { $points } points.
}
adventureland-log-win = { $count ->
    [one] { $points ->
        [one] { $players } gagne la partie avec { $points } point.
       *[other] { $players } gagne la partie avec { $points } points.
    }
   *[other] { $points ->
        [one] { $players } gagnent ensemble la partie avec { $points } point chacun.
       *[other] { $players } gagnent ensemble la partie avec { $points } points chacun.
    }
}

## Notation

adventureland-notation-help = Écris un déplacement « c3 > c9 » ; depuis une case de départ, nomme sa rangée ou sa colonne : « 3 > j3 », « b > b4 ». « done » termine tes déplacements. En combat : « fight 2 1 » pour les épées par leur bonus (g or, p platine) ou « fight bare » sans épée ; puis « herb 3 », « herb magic », « gold », « reroll 2 » ou « give up ». Après une herbe : « keep » pour la garder ou « swap » pour l’échanger.

## Tips, one a line

adventureland-tips =
    Il n’y a pas de retour : avant d’aller loin, regarde ce que tu n’atteindras plus jamais.
    Dans le scénario 1, plusieurs frères d’armes avec un même aventurier rapportent chaque fois davantage, et ils combattent bien. Mais une visite de l’esprit, et tous disparaissent.
    Ne te repose ni sur le fleuve ni sur un brouillard qui n’a pas encore été révélé.
    Les épées ne servent qu’à un seul combat. Regarde les chances avant de choisir : deux font parfois aussi bien que trois.
    Dans le scénario 3, chaque figure hors des villes te coûte autant de points qu’il reste de créatures. Rentre à temps.

## The drawing

adventureland-ui-board = Le pays
adventureland-pick-figure = un de tes aventuriers
adventureland-pick-space = une des cases claires
adventureland-pick-tile = des tuiles de ta besace
adventureland-over-why = La feuille de score est remplie : le plus de points gagne.
adventureland-ui-swords = Épées
adventureland-ui-herbs = Herbes
adventureland-ui-gold = Or
adventureland-ui-companions = Frères d’armes
adventureland-ui-creatures = Créatures
adventureland-ui-bonus = Tuiles bonus
adventureland-ui-supply = Réserve
adventureland-ui-turn = Tour { $number }
adventureland-ui-last-round = Dernière manche
adventureland-ui-moves-left = Déplacements restants
adventureland-ui-revealed = Cartes révélées
adventureland-ui-spirit = Esprit du fleuve
adventureland-ui-space = { $space }, { adventureland-terrain }
adventureland-ui-fight = Combat en { $space } : { $total } sur { $strength }
adventureland-ui-dice = Dés
adventureland-ui-odds = Chances de gagner
adventureland-ui-own-figures = Tes aventuriers
adventureland-ui-spot = Ton aventurier sur la case de départ { $spot }
adventureland-ui-adventurers = { $count ->
    [one] { $count } aventurier
   *[other] { $count } aventuriers
}
adventureland-ui-with-companions = { $count ->
    [one] avec { $count } frère d’armes
   *[other] avec { $count } frères d’armes
}
adventureland-ui-thing = { $thing ->
    [herb] herbe
    [sword] épée
    [gold] or
    [companion] frère d’armes
   *[creature] créature de force { $strength }
}
adventureland-ui-card-open = carte révélée
adventureland-ui-large-map = Agrandir le plan
adventureland-ui-whole-map = Plan entier
adventureland-ui-players = Joueurs
adventureland-ui-points = { $points ->
    [one] point
   *[other] points
}
adventureland-ui-pouch = Ta besace
adventureland-ui-pouch-empty = Pas encore d’épées ni d’herbes.
adventureland-ui-herb = une herbe de valeur { $value }
adventureland-ui-die = { $count ->
    [one] un dé qui montre { $face }
   *[other] { $count } dés qui montrent { $face }
}
adventureland-ui-all-ways = Les { $count } possibilités
adventureland-ui-fewer-ways = Seulement les meilleures
adventureland-ui-reconstruction = Le plateau est une reconstitution.
adventureland-ui-until-end = Fin quand il n’en reste plus
adventureland-ui-cards = { $count } cartes révélées sur { $all }
adventureland-ui-scoring = Décompte
adventureland-ui-scoring-now = Si la partie finissait maintenant
adventureland-ui-total = Total
adventureland-ui-line = { $line ->
    [creatures] Créatures
    [companions] Frères d’armes
    [glorious] Plus grand groupe
    [gold] Or
    [herbs] Herbes
    [swords] Épées
    [most-creatures] Le plus de créatures
    [most-gold] Le plus d’or
    [city-1] Ville 1
    [city-2] Ville 2
    [city-3] Ville 3
    [city-4] Ville 4
    [city-5] Ville 5
   *[malus] Hors des villes
}

## Ce qui est refusé quand on prépare un plateau ou une position

adventureland-bad-board-unread = le plateau { $path } ne peut pas être lu : { $fault }
adventureland-bad-board-long = { $path } est trop long pour être un plateau
adventureland-bad-board-line = le plateau, ligne { $line } : { $why }
adventureland-bad-board-rows = le plateau a { $count } rangées, pas { $wanted }
adventureland-bad-board-row = on attendait la rangée { $row }, 'river: …', 'city: …' ou 'sourced: …', on trouve '{ $word }'
adventureland-bad-board-row-length = la rangée { $row } a { $count } cases, pas { $wanted }
adventureland-bad-board-terrain = { $space } est '{ $word }' : les terrains sont { $terrains }
adventureland-bad-board-count = le plateau a { $count } cases de terrain « { $terrain } », pas { $wanted }
adventureland-bad-board-river-length = le fleuve du plateau a { $count } cases, pas { $wanted }
adventureland-bad-board-no-river = le plateau : { $space } est dans la liste du fleuve, mais n’est pas une case de fleuve
adventureland-bad-board-river-twice = le plateau : { $space } est deux fois dans la liste du fleuve
adventureland-bad-board-river-jumps = le plateau : le fleuve saute de { $begin } à { $end }
adventureland-bad-board-river-ends = le plateau : le fleuve doit aller de la colonne a à la colonne k, pas de { $begin } à { $end }
adventureland-bad-board-city-twice = le plateau : { $space } figure dans deux villes, ou deux fois dans une
adventureland-bad-board-city-missing = le plateau : { $space } n’est dans la liste d’aucune ville
adventureland-bad-board-no-city = le plateau : { $space } est dans la liste d’une ville, mais n’est pas une case de ville
adventureland-bad-board-city-sizes = le plateau a des villes de { $sizes } cases, pas de { $wanted }
adventureland-bad-board-city-split = le plateau : { $space } n’est pas relié au reste de sa ville
adventureland-bad-fresh = dans la phase herb, 'fresh' donne la valeur de l’herbe qu’une place vient de prendre
adventureland-bad-pile = il y a { $count } pièces pour une pile de { $size }
adventureland-bad-too-many-creatures = il y a plus de créatures d’une sorte que le jeu n’en a (A5)
adventureland-bad-too-many-swords = il y a plus d’épées d’une sorte que le jeu n’en a (A6)
adventureland-bad-too-many-herbs = il y a plus d’herbes d’une sorte que le jeu n’en a (A7)
adventureland-bad-card-twice = une carte est nommée deux fois : chaque case a une carte (A4)

## How to play, in a few pictured sentences

adventureland-how-1 = Récolte des points. Dans le premier scénario, une pépite vaut 2, une créature la moitié de sa force, et chaque frère d’armes autant de points que son aventurier en a alors.
adventureland-how-2 = Ton tour commence tout seul par deux cartes : elles apportent herbes, épées, pépites, frères d’armes ou créatures sur leurs cases.
adventureland-how-3 = Puis tu te déplaces deux fois, avec un aventurier ou avec deux : tout droit vers l’est ou vers le sud, aussi loin que tu veux, jamais en arrière. Seule la case d’arrêt compte.
adventureland-how-4 = Devant une créature, tu te bats. Chaque figure compte 1, chaque épée apporte son bonus et un dé, herbes et pépites aident. Atteins sa force, ou tes figures de la case sont perdues.
adventureland-how-5 = L’esprit du fleuve emporte qui se trouve sur son passage. Quand épées et frères d’armes sont épuisés, on finit la manche et la partie est terminée.

## The coach

adventureland-coach-aim = Tes points. Une pépite vaut 2, une créature la moitié de sa force, un frère d’armes autant que son aventurier en a alors.
adventureland-coach-spots = Voici tes aventuriers. Choisis-en un pour le déplacer ; ceux du bord entrent tout droit dans le pays.
adventureland-coach-where = Les cases claires sont à ta portée. Touches-en une pour voir ce que tu y ferais.
adventureland-coach-stop = Arrête-toi exactement sur une chose pour la prendre. Ce que tu sautes reste, et on ne revient ni au nord ni à l’ouest.
adventureland-coach-two = Les petits ronds sont tes déplacements : deux par tour, avec le même aventurier ou un autre.
adventureland-coach-sword = Les épées sont face cachée ; toi seul vois ce que valent les tiennes. Chacune ajoute un dé et son bonus dans un combat, puis disparaît.
adventureland-coach-companion = Un frère d’armes rejoint ton aventurier et combat avec lui. Le deuxième auprès du même rapporte 2 points, le troisième 3.
adventureland-coach-creature = Une créature et sa force. Arrête-toi là pour la combattre ; on ne saute pas par-dessus. Viens avec deux épées au moins.
adventureland-coach-fight = Choisis tes épées pour ce combat, toutes à la fois. Le panneau dit quelles chances a chaque choix.
adventureland-coach-spend = Pas encore assez : une herbe ajoute sa valeur, une pépite ajoute 1 ou relance un dé. Si c’est impossible, renonce et garde le reste.
adventureland-coach-spirit = L’esprit du fleuve. À chaque nouvelle pépite il nage le long du fleuve, et qui est sur son passage est perdu. Ne te repose pas sur le fleuve.
adventureland-coach-pouch = Ta besace : épées et herbes avec leurs valeurs, pour tes yeux seulement.
adventureland-coach-end = Quand épées et frères d’armes sont tous deux à 0 ici, on finit la manche et la partie est terminée.
adventureland-coach-done = Il te reste un déplacement. Ne termine le tour que s’il ne rapporte rien ; chaque déplacement peut rapporter.
