# What is common to all games.

## Bots

level-random = Aléatoire
level-random-help = N’importe quel coup permis.
level-greedy = Avide
level-greedy-help = Joue avec bon sens, sans voir plus loin.
level-net = Réseau
level-net-help = A appris en jouant contre lui-même ; ne voit pas plus loin.
level-beginner = Débutant
level-beginner-help = A du bon sens, mais oublie et juge mal certaines choses.
level-casual = Amateur
level-casual-help = Joue avec un bon coup d’œil, sans anticiper.
level-skilled = Confirmé
level-skilled-help = Joue bien, avec tout au plus un coup d’œil en avant.
level-master = Maître
level-master-help = Voit loin et répond aussitôt.
level-champion = Champion
level-champion-help = Prend tout son temps pour voir aussi loin que possible.

say-no-such-move = « { $move } » n’est pas un coup de ce jeu.

## The terminal program

cli-players = À la table : { $players }.
cli-commitment = Sceau : { $commitment }
cli-help-is-there = Tape « help » pour voir tout ce que tu peux faire ici.
cli-who = { $player }
cli-place = { $place }.
cli-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-thinking = { $player } réfléchit…
cli-thinking-hint = Je cherche un bon coup…
cli-more-moves = … et encore { $count } : tape / pour tout voir, ou des mots à chercher.
cli-no-such-number = Il n’y a pas de coup { $number } : les coups vont de 1 à { $count }.
cli-nothing-found = Aucun coup ne contient « { $words } ».
cli-no-rule-found = Aucune règle ne contient « { $words } ».
cli-refused = La règle { $rule } interdit { $move } : { $why }
cli-legal = { $move } est permis : { $words }
cli-assumed = Hypothèse : { $why }
cli-hint = { $count ->
    [one] Un bon coup :
   *[other] Bons coups :
}
cli-hint-only = C’est ton seul coup :
cli-hint-equal = Ils se valent à peu près.
# $percent is a whole number: how often the player wins after that move.
cli-hint-chance = gagne environ { $percent } % du temps
cli-ask-about = Écris un coup ou une règle après le point d’interrogation.
cli-undone = Coup repris.
cli-nothing-to-undo = Tu n’as encore rien décidé qui puisse être repris.
cli-log-empty = Il ne s’est encore rien passé.
cli-save-where = Écris un nom de fichier après « save ».
cli-saved = Partie enregistrée dans { $file }.
cli-not-saved = Partie non enregistrée : { $why }
cli-save-question = Enregistrer la partie ? Écris un nom de fichier, ou juste Entrée pour non :
cli-input-ended = L’entrée s’est arrêtée. Rien n’a été enregistré.
cli-interrupted = Tu as quitté la table. Rien n’a été enregistré.
cli-over = La partie est finie.
cli-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.
cli-replay-move = Coup { $number }, { $player }
cli-replay-step = Entrée : coup suivant, q : quitter
cli-compiling = Préparation des règles, cette fois seulement…
cli-compiling-progress = Préparation des règles, cette fois seulement… { $done } sur { $of } : { $name }

# One line for each thing one can type in a match.
cli-help-number = jouer le coup qui porte ce numéro
cli-help-notation = jouer un coup par sa notation
cli-help-search = montrer les coups qui contiennent ces mots ; des mots qui ne sont pas un coup font de même
cli-help-why = ce coup est-il permis, et sinon, quelle règle l’interdit ?
cli-help-rule = dire une règle
cli-help-undo = revenir avant ta dernière décision
cli-help-hint = demander un bon coup
cli-help-log = dire tout ce qui s’est passé
cli-help-rules = dire les règles, ou celles qui contiennent un mot : rules pass
cli-help-save = enregistrer la partie dans un fichier : save soiree.txt
cli-help-quit = quitter la table
cli-help-help = cette liste
cli-help-enter = montrer à nouveau la table

# The list of games.
cli-game-facts = ({ $name }) { $low }–{ $high } places, { $minutes } minutes
cli-option = Option
cli-option-takes = Valeurs
cli-option-help = Effet
cli-option-usual = { $value } (habituel)
cli-option-seats = à { $seats } seulement
cli-level = Bot
cli-level-rating = Classement
cli-level-help = Sa façon de jouer

# A record is checked. $why tells the line and what is wrong there.
cli-verify-wrong = « { $file } » est faux, { $why }.
cli-verify-match = { $game } (version { $version } des règles), { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
cli-verify-key = ✓ La clé correspond au sceau, qui fixe le jeu, les places et les options :
cli-verify-deal = ✓ La donne et tout le hasard qui suit viennent de la clé.
cli-verify-placed = ! La partie continue depuis une position disposée à la main : seul le hasard qui suit vient de la clé.
cli-verify-moves = { $count ->
    [one] ✓ { $count } coup a été rejoué : permis.
   *[other] ✓ { $count } coups ont été rejoués : tous permis.
}
cli-verify-result = ✓ Ils mènent au résultat que donne l’enregistrement :
cli-verify-unfinished = ✓ La partie n’est pas terminée, comme le dit l’enregistrement.
cli-verify-checksum = ✓ La somme de contrôle correspond.
cli-verify-good = L’enregistrement est bon. Si son sceau est celui qui a été montré avant le premier coup, rien n’a été changé depuis.

# Long runs of matches. $rate is a number of matches.
cli-seats = { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
cli-matches = parties
cli-time-left = restant
cli-rate = { $rate } par seconde
cli-no-ratings = Pas de classement sans choix : pip install 'ludotheque[lab]'
cli-no-plots = Pas de graphiques sans matplotlib : pip install 'ludotheque[lab]'

# Bots against each other. $low to $high is an interval, $first, $low, $high and $par of a pairing are percentages.
cli-arena-begun = { $total } parties, dont { $played } déjà jouées, { $jobs } processus
cli-arena-progress = { $done } sur { $total }, { $rate } par seconde, encore { $left } s
cli-arena-stopped = Arrêt : { $kept } parties sur { $total } sont gardées dans « { $folder } » ; la même commande continue.
cli-arena-title = { $game }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
cli-arena-no-deal = Aucune donne n’a encore été jouée à toutes les places.
cli-arena-pairing = { $bot } contre { $against } : premier dans { $first } % de { $matches } parties (95 % : { $low } % à { $high } % ; norme { $par } %), { $points } points à { $others }, { $seconds } et { $theirs } s par décision
cli-arena-given-up = { $count ->
    [one] { $count } partie trop longue a été abandonnée et compte dans son état.
   *[other] { $count } parties trop longues ont été abandonnées et comptent dans leur état.
}
cli-arena-unbounded = ~ jamais perdu, ou jamais gagné : on ne sait pas sa distance à l’ancre.
cli-arena-bot = bot
cli-arena-against = contre
cli-arena-matches = parties
cli-arena-first = 1er, %
cli-arena-sure = 95 %
cli-arena-par = norme
cli-arena-points = points
cli-arena-better = meilleur
cli-arena-worse = moins bon
cli-arena-rating = classement
cli-arena-decision-takes = une décision prend
cli-arena-anchor = ancre
cli-arena-unknown = inconnu
cli-arena-range = { $low } à { $high }

# What kind of game it is. Labels of rows; they should be short.
cli-study-stopped = Arrêt après { $played } parties sur { $total }.
cli-study-note = ± est la moitié de l’intervalle à 95 %. Un tour est une suite de décisions d’une même place.
cli-study-unfinished = { $count ->
    [one] { $count } partie n’était pas finie après { $longest } décisions et ne compte pas.
   *[other] { $count } parties n’étaient pas finies après { $longest } décisions et ne comptent pas.
}
cli-study-matches = parties
cli-study-decisions = longueur, décisions
cli-study-turns = tours
cli-study-moves = coups permis, moyenne
cli-study-moves-median = médiane
cli-study-moves-90 = 90e centile
cli-study-moves-most = au plus
cli-study-forced = forcés, %
cli-study-points = points, moyenne
cli-study-points-deviation = écart type
cli-study-margin = avance du gagnant
cli-study-lead-changes = changements en tête
cli-study-winner-leads = gagnant en tête, %
cli-study-first-by-seat = premières places, %
cli-study-first-by-order = depuis le premier, %
cli-study-seat = place { $seat }
cli-study-starter = { $after ->
    [0] premier
   *[other] premier + { $after }
}
cli-study-par = norme { $par }
cli-study-differ = diffèrent ?
cli-study-they-do = oui, p { $p }
cli-study-they-do-not = non, p { $p }

# Pictures of both. $title names game and bot.
cli-plot-arena = { $game } : bots les uns contre les autres
cli-plot-against = contre { $bot }
cli-plot-first-share = premières places (part des parties, intervalles à 95 %)
cli-plot-unknown = (distance inconnue)
cli-plot-rating = classement (échelle Elo, { $bot } vaut 1000, intervalles à 95 %)
cli-plot-lengths = { $title } : longueur d’une partie
cli-plot-branching = { $title } : choix au cours d’une partie
cli-plot-points = { $title } : points à la fin
cli-plot-first-places = { $title } : premières places par place (tirets : norme)
cli-plot-mean = { $seats ->
    [one] { $seats } place, moyenne { $mean }
   *[other] { $seats } places, moyenne { $mean }
}
cli-plot-decisions = longueur (décisions)
cli-plot-part = part des décisions de la partie déjà prises
cli-plot-moves = coups permis (moyenne, bande à 95 %)
cli-plot-first = première place
cli-plot-others = autres
cli-plot-seats = places
cli-plot-seat = place
cli-plot-first-by-seat = premières places (intervalles à 95 %)
cli-plot-two = deux places (intervalles à 95 %)
cli-plot-larger = une place à une plus grande table
cli-plot-trained = secondes d’entraînement
cli-train-point = { $seconds } s, { $decisions } millions de décisions : { $percent } % ± { $error } contre greedy
cli-train-plot = { $game } : un réseau à l’entraînement
cli-train-done = Le réseau, sa fiche, le journal et une courbe sont dans { $folder }.
cli-train-stopped = Arrêté : la même commande reprend à la dernière mesure dans { $folder }.

# What is measured.
cli-bench-playing = { $game } : parties au hasard, compilées
cli-bench-searching = { $game } : recherche
cli-bench-in-node = { $game } : la même chose en WebAssembly dans Node
cli-bench-interpreting = { $game } : parties au hasard, interprétées
cli-bench-starting-warm = { $game } : démarrage à chaud
cli-bench-starting-cold = { $game } : démarrage à froid
cli-bench-comparing = { $game } : les mêmes parties des deux façons
cli-bench-asking = On interroge un serveur, d’abord au repos, puis pendant que des bots réfléchissent…
cli-bench-no-gpu = Il n’y a pas ici de GPU utilisable ; il en faut un de NVIDIA et le paquet numba-cuda.
cli-bench-differ = Ils ne jouent pas pareil.
cli-bench-seats = places
cli-bench-moves-per-second = coups par seconde
cli-bench-matches-per-second = parties par seconde
cli-bench-search-iterations-per-second = itérations de recherche par seconde
cli-bench-wasm-moves-per-second = coups par seconde en WebAssembly
cli-bench-wasm-moves-ratio = coups en WebAssembly, rapport au processeur
cli-bench-wasm-search-iterations-per-second = itérations de recherche par seconde en WebAssembly
cli-bench-wasm-search-ratio = recherche en WebAssembly, rapport au processeur
cli-bench-interpreter-moves-per-second = coups interprétés par seconde
cli-bench-copy-nanoseconds = copie, nanosecondes
cli-bench-record-bytes = enregistrement, octets
cli-bench-move-codes = codes de coups
cli-bench-cold-start-seconds = démarrage à froid, secondes
cli-bench-warm-start-seconds = démarrage à chaud, secondes
cli-bench-matches = parties
cli-bench-equal = tous les octets égaux
cli-bench-digest = empreinte
cli-bench-gpu-moves-per-second = coups par seconde, GPU
cli-bench-cpu-moves-per-second = coups par seconde, CPU
cli-bench-bots-thinking = bots qui réfléchissent
cli-bench-asked = questions
cli-bench-median-milliseconds = médiane, ms
cli-bench-p99-milliseconds = 99e centile, ms
cli-bench-longest-milliseconds = le plus long, ms
cli-bench-moves = coups
cli-bench-tables = tables
cli-bench-processor-milliseconds = temps de calcul par coup, ms
cli-bench-loop-milliseconds = … dont la boucle d’événements, ms
cli-bench-load-percent = serveur, % d’un cœur
cli-bench-megabytes = mémoire, Mo
cli-bench-back-seconds = tous de retour après un redémarrage, s
cli-bench-join-milliseconds = temps de calcul par arrivée, ms
cli-bench-late-moves = coups de la longue partie
cli-bench-late-milliseconds = y arriver en retard, ms de la boucle d’événements
cli-bench-moved = Les bots ont joué { $moves } coups, un en { $seconds } s à chaque table.
cli-bench-stopped = Le serveur s’est arrêté en { $seconds } s.

# Looking for puzzles
cli-puzzle-found = Problème { $number } sur { $count }, de la donne { $deal }
cli-puzzles-kept = { $count } problèmes sont gardés dans { $file }.

# A game of one's own
cli-new-game-laid-out = { $name } est prêt dans { $folder } :
cli-new-game-install = Pour le mettre en rayon (il est lu sur place, tout changement compte aussitôt) :
cli-new-game-play = Pour y jouer et lancer ses tests :
cli-new-game-guide = docs/new-game.md dit ce qui va où.

## What the server says

say-log-undo = { $player } reprend un coup.
say-moved-on = La partie a avancé entre-temps ; regarde à nouveau.
say-not-your-seat = Cette place n’est pas la tienne.
say-not-your-turn = Ce n’est pas ton tour.
say-no-move-fits = Aucun coup ne correspond à ton choix.
say-no-hint = Pas de conseil cette fois.
say-one-hint-at-a-time = Attends le conseil que tu as demandé.
say-no-help-here = D’autres jouent cette même donne : il n’y a donc pas de conseils.
say-undo-refused = On ne peut plus reprendre ce coup : quelqu’un a agi depuis, une carte a été tirée ou quelque chose de caché a été montré.
say-undo-over = La partie est finie et sa clé est révélée ; on ne peut plus rien reprendre.
say-match-too-long = Le journal de cette partie compte { $rows } entrées et n’a plus de place.
say-too-many-undos = Dans cette partie, { $undos } coups ont été repris ; cela doit suffire.
say-busy = Il y a trop d’affluence en ce moment. Réessaie dans un instant.
say-consent-first = Qui reçoit cette place voit sa main : les autres à la table doivent d’abord être d’accord.
say-one-proposal-at-a-time = Une demande est déjà en cours à cette table.
say-no-proposal = Il n’y a plus rien à accepter.
say-log-seat = La place de { $player } a été attribuée à nouveau.
say-log-bot = Un bot joue pour { $player }, qui est hors ligne.
say-log-back = { $player } est de retour et joue à nouveau.
say-log-end = La partie s’arrête d’un commun accord, sur proposition de { $player }.
say-log-next = { $player } a ouvert la partie suivante.
say-match-ended = Cette partie s’est arrêtée d’un commun accord ; personne n’a gagné.
say-match-over = La partie est finie.
say-match-goes-on = Cette partie n’est pas encore finie.
say-no-stand-in = Un bot ne remplace qu’une personne, et un seul bot pour chacune.
say-not-away = La personne de cette place est à la table.
say-away-shortly =
    { $seconds ->
        [one] Cette place vient d’être quittée. Un bot pourra jouer dans une seconde.
       *[other] Cette place vient d’être quittée. Un bot pourra jouer dans { $seconds } secondes.
    }
say-end-later =
    { $minutes ->
        [one] Les autres reviendront peut-être. Dans une minute environ, tu pourras arrêter la partie seul.
       *[other] Les autres reviendront peut-être. Dans { $minutes } minutes environ, tu pourras arrêter la partie seul.
    }
say-bot-plays = Un bot joue à cette place pour le moment ; reprends-la d’abord.
say-no-bot-there = Aucun bot ne joue à cette place.
say-too-many-reactions = Attends un instant avant de montrer un autre visage.
say-no-push-service = La ludothèque ne peut pas demander à ce service push.
say-wrong-host = La ludothèque n’est pas connue ici sous le nom { $host }. La personne qui la gère peut l’ajouter au réglage « hosts ».
say-too-many-sockets = Trop de tables sont ouvertes depuis ton réseau. Fermes-en quelques-unes.
say-name-taken = Quelqu’un à cette table porte déjà ce nom. Choisissez-en un autre.
say-game-not-ready = Les règles de ce jeu sont en cours de préparation. Réessaie dans un instant.
say-no-table = Cette table n’existe pas.
say-table-damaged = Le journal de cette table est abîmé : on ne peut pas y continuer la partie. Les autres tables ne sont pas touchées.
say-table-other-rules = Cette table se joue avec des règles absentes d’ici : { $rules }.
say-table-full = Il y a trop de monde à cette table en ce moment. Reviens un peu plus tard.
say-wrong-token = Ce lien ne mène à aucune place de cette table, ou n’est plus valable.
say-seat-revoked = Une nouvelle invitation a été faite pour cette place ; ce lien ne vaut plus.
say-invite-spent = Cette invitation a déjà servi ou a été remplacée. Demandes-en une autre à qui a ouvert la table.
say-host-only = Seule la personne qui a ouvert la table peut faire cela.
say-no-invite-there = Cette place ne se donne pas par invitation.
say-bad-name = Un nom compte de 1 à 24 caractères, tous visibles.
say-bad-table = Impossible d’ouvrir cette table : { $why }.
say-too-many-tables = Tu as ouvert beaucoup de tables en peu de temps. Attends une minute.
say-record-later = L’enregistrement sera disponible à la fin de la partie : il contient la clé de toutes les cartes cachées.
say-review-later = L’analyse vient quand la partie est finie : avant, elle dirait ce qui est caché.
say-reviews-busy = Beaucoup d’analyses sont en cours. Réessaie dans une minute.
say-join-first = Rejoins d’abord la table.
say-frame-garbled = Le serveur ne comprend pas ce message.
say-frame-too-long = Ce message est trop long.
say-too-fast = Trop de messages en peu de temps.
say-too-many-bad-frames = Trop de messages incompréhensibles ; le serveur raccroche.
say-bad-request = Le serveur ne comprend pas cette requête.
say-body-too-long = Cette requête est trop longue.
say-json-only = Cette requête doit être en JSON.
say-foreign-page = Cette requête vient d’un autre site.
say-not-found = Il n’y a rien ici.
say-no-language = Cette langue n’existe pas ici.
say-store-trouble = Le serveur ne peut rien écrire pour l’instant, donc rien n’a changé. Réessaie un peu plus tard.
say-server-fault = Une erreur s’est produite sur le serveur. Elle y est notée ; rien n’a changé.
say-restarting = Le serveur redémarre et revient tout de suite.

## Tables in this browser

say-no-engine = Les règles de ce jeu ne sont pas encore prêtes pour ce navigateur.
say-not-kept = Ce navigateur n’a plus de place pour conserver le coup, ou ne le permet pas ; il n’a donc pas été joué. Libère de la place et réessaie.
say-table-fault = Quelque chose s’est mal passé dans ce navigateur. Ce qui t’a été annoncé est conservé ; la table revient aussitôt.
say-friends-elsewhere = Les amis éloignés se retrouvent sur un serveur ; à cette table, tout le monde est devant le même écran.
ui-passing = Ce navigateur ne conserve rien, peut-être parce que la fenêtre est privée : la partie disparaît avec cette page.
ui-here = Où la partie est conservée
ui-here-keep = Dans ce navigateur
ui-here-help = Les bots réfléchissent sur ton appareil et la partie continue sans connexion. Sans la coche, elle est conservée sur le serveur.
ui-here-table = Cette table est conservée dans ce navigateur, sur cet appareil seulement.
ui-shelf-lead-here = Joue contre des bots ou à plusieurs devant cet écran. Rien à installer, pas de compte ; après la première visite, plus besoin de connexion.
ui-open-record = Tu as un enregistrement ?
ui-open-record-help = Le fichier d’une partie, à vérifier et à revoir coup par coup
ui-fair-explained-here = Avant la première carte, ce navigateur a fixé une clé secrète et montré son sceau. La clé est maintenant ouverte : avec l’enregistrement, chacun peut vérifier que rien n’a été changé.
ui-update = Une nouvelle version de la ludothèque est là. Les parties en cours restent comme elles sont.
ui-update-now = La charger
replay-open = Coup par coup
replay-checked = Vérifié dans ce navigateur : la clé correspond au sceau, chaque coup est permis, et ils mènent à ce résultat.
replay-viewer = Vu par
replay-mover = Celui qui joue
replay-onlooker = Un spectateur
deal-of-day = La donne du jour
deal-lead = Une donne par jour, la même pour tous : les mêmes cartes et les mêmes dés, contre les mêmes bots amateurs. On la joue une fois, sans conseils et sans reprendre de coup.
deal-play = Jouer la donne
deal-go-on = Continuer
deal-to-result = Vers le résultat
deal-outcome = { $place ->
    [one] 1re place
   *[other] { $place }e place
} sur { $seats }, { $points } { $points ->
    [one] point
   *[other] points
}
deal-line = Ludothèque, { $game }, donne du { $day } : place { $place } sur { $seats }, { $points } { $points ->
    [one] point
   *[other] points
}.
deal-share = Ta ligne à partager
deal-results = Les résultats des autres
deal-nobody = Personne n’a encore annoncé de résultat.
deal-enter = Ajouter mon résultat, avec mon nom
duel-challenge = Défier un ami en duel…
duel-title = Duel
duel-lead = Un ami et toi jouez les deux mêmes donnes, chacun contre les mêmes bots ; à la seconde, vous échangez vos places. Les meilleurs rangs l’emportent. Envoie le lien, et comparez quand vous aurez joué tous les deux.
duel-deal = Donne { $number }
duel-invite = Lien pour ton ami
duel-answer = Ton résultat pour ton ami
duel-friend-waits = { $friend } a joué. Joue les deux donnes pour voir qui est devant.
duel-ahead = Tu gagnes le duel contre { $friend }.
duel-behind = { $friend } gagne le duel.
duel-even = { $friend } et toi êtes à égalité.
say-deal-closed = Cette donne est close : les résultats sont pris de la veille au lendemain.
say-deal-full = Le tableau de cette donne est plein.
say-not-this-deal = Ce n’est pas le relevé d’une partie finie de cette donne contre ses propres bots.

## The browser: everywhere

ui-brand = Ludothèque
ui-to-shelf = Retour à l’étagère
ui-loading = Un instant…
ui-close = Fermer
ui-open = Ouvrir
ui-language = Langue
ui-theme = Thème
ui-theme-auto = Automatique
ui-theme-light = Clair
ui-theme-dark = Sombre
ui-settings = Réglages
ui-pace = Rythme des coups des autres
ui-pace-slow = lent
ui-pace-usual = normal
ui-pace-fast = rapide
ui-pace-none = immédiat
ui-prefer-motion = Les pièces bougent
ui-prefer-sound = Sons
ui-prefer-notify = M’avertir quand c’est mon tour et que je suis ailleurs
ui-prefer-confirm = Confirmer les coups d’une seconde pression
ui-keys = Touches
ui-key-digit = choisir le premier au neuvième élément possible
ui-key-enter = jouer le coup choisi
ui-key-escape = annuler le choix
ui-key-arrows = aller d’un élément à l’autre
ui-key-idle = passer, finir le tour, s’arrêter
ui-key-hint = demander un conseil
ui-key-undo = reprendre le dernier coup
ui-key-log = montrer le journal
ui-key-help = montrer ces touches
ui-key-double = Un double-clic choisit et joue.
ui-foot = Une ludothèque ouverte jour et nuit.
ui-server-away = Le serveur est injoignable. Réessaie dans un instant.
ui-server-trouble = Le serveur a eu un problème. Réessaie dans un instant.

## Names
## $number is the number of a seat, from 1.

ui-seat = Joueur { $number }
# How a bot is called, by its seat.
ui-bot-name =
    { $number ->
        [1] Alma
        [2] Bruno
        [3] Clara
        [4] Dario
        [5] Edda
       *[6] Felix
    }
# A bot at the table: $level is the name of its strength.
ui-bot-level = bot : { $level }
ui-bot-thinking = réfléchit
# Stands for the name of somebody who has not come yet.
ui-seat-open-name = Place libre { $number }
# $player is the name of who sits there.
ui-player = { $player }
# Used where a person has not told a name.
ui-default-name = Anonyme
ui-your-name = Ton nom

## The shelf

ui-shelf-title = L’étagère
ui-shelf-heading = Prends une boîte sur l’étagère
ui-shelf-lead = Joue contre des bots, à plusieurs sur cet écran ou à distance entre amis. Rien à installer, pas de compte.
ui-shelf-games = Jeux
ui-box-not-ready = en préparation, une seule fois …
ui-box-seats = { $fewest } à { $most } personnes
ui-box-seats-exactly = { $most } personnes
ui-box-minutes =
    { $minutes ->
        [one] environ { $minutes } minute
       *[other] environ { $minutes } minutes
    }
ui-play-now = Jouer
ui-play-now-note = « Jouer » t’installe avec des bots et les règles habituelles.
ui-set-up-table = Préparer une table…
ui-forget-table = Oublier cette table de { $game }
ui-by-link = Tu as un lien ?
ui-by-link-label = Lien vers une table
ui-by-link-help = Colle le lien qu’on t’a envoyé.
ui-by-link-wrong = Ce n’est pas un lien vers une table. Un tel lien ressemble à …/table/ABC123.

# Heads the list of levels that the bots may have.
ui-opponents = Adversaires
ui-level-offer = Deux victoires : essaie { $level }
ui-continue = Continuer
# $players are those whose turn it is.
ui-continue-waiting = à { $players } de jouer
ui-continue-over = terminée
ui-against = contre { $players }

## Finished matches

ui-mine = Tes parties
ui-mine-none = Les parties que tu finis sont gardées ici, avec leurs résultats.
ui-mine-all = Bilan, fichier, autre appareil
ui-mine-won = gagné
ui-mine-place = place { $rank } sur { $seats }
ui-mine-matches = Parties terminées
ui-mine-record = Ton bilan
ui-mine-of = { $won } gagnées sur { $played }
ui-mine-streak = { $game } : { $count } victoires de suite
ui-mine-keep = Garder ou emporter
ui-mine-help = Il n’y a pas de compte : tout cela n’est gardé que dans ce navigateur. Enregistre-le dans un fichier, ou emporte-le sur un autre appareil.
ui-mine-save = Enregistrer un fichier
ui-mine-read = Lire un fichier
ui-mine-link = Lien pour un autre appareil
ui-mine-link-help = Ouvre ce lien sur l’autre appareil. Il ouvre tes places, garde-le pour toi.
ui-mine-arrived = D’un autre appareil : { $matches } parties et { $tables } tables.
ui-mine-take = Reprendre
ui-mine-taken = Repris : { $matches } parties et { $tables } tables.
ui-mine-no-file = Ce n’est pas un fichier enregistré ici.

## A new table

ui-new-table = Nouvelle table
ui-no-such-game = Ce jeu n’est pas sur l’étagère
ui-nowhere = Il n’y a rien ici
ui-nowhere-words = Cette adresse ne mène à aucune page de la ludothèque. Une lettre s’est peut-être perdue en route.
ui-seats = Qui joue ?
ui-seat-kind-me = Moi
ui-seat-kind-local = Autre personne, même écran
ui-seat-kind-bot = Bot
ui-seat-kind-friend = Invitation par lien
ui-seat-name = Nom à la place { $number }
ui-seat-level = Niveau du bot à la place { $number }
# $level is the name of a strength, $rating its measured rating.
ui-level-rated = { $level } · { $rating }
# $seats is how many play.
ui-rating-note = Le nombre est un classement, mesuré par des parties à { $seats } entre les bots de ce jeu. Avec 400 de plus, on gagne environ dix duels sur onze.
# The ends of an interval that the rating lies in.
ui-level-between = Classement très probable : entre { $low } et { $high }.
ui-level-above = Classement très probable : plus de { $low }.
ui-seat-friend-note = Tu reçois un lien à envoyer.
ui-seat-add = Ajouter une place
ui-seat-remove = Retirer la place { $number }
ui-options = Options
ui-options-fine = Points de détail
# A field for any number of the range.
ui-option-number = Autre ({ $low }–{ $high })
ui-start = Commencer

## An invitation

ui-invited = On t’invite à une table
ui-invited-by = { $host } t’invite à { $game }
ui-invited-facts = { $seats } joueurs, environ { $minutes } minutes.
ui-invited-lead = Une place t’attend. Donne ton nom et installe-toi.
ui-sit-down = Prendre place
ui-look-on = Regarder seulement

## The table

ui-table = Table
ui-no-table = Cette table n’existe pas
ui-no-board = Le dessin de ce jeu n’a pas pu être chargé. Recharge la page.
ui-plain-position = Position
ui-plain-field = Champ
ui-plain-hidden = caché
ui-plain-moves = Coups
ui-plain-more =
    { $count ->
    [one] encore un ; choisis des éléments d’un coup pour réduire la liste
   *[other] encore { $count } ; choisis des éléments d’un coup pour réduire la liste
}
ui-side = Journal, règles et table
ui-tab-log = Journal
ui-tab-rules = Règles
ui-tab-people = Table
ui-log-empty = Il ne s’est encore rien passé.
ui-log-show = Le montrer sur le plateau
ui-since = Depuis ton dernier tour :
ui-line-lost = Connexion perdue. On revient…
ui-line-ended = Le serveur a fermé la connexion à cette table.
ui-onlooker = Tu regardes la partie. Les cartes cachées le restent.
ui-seats-open =
    { $count ->
        [one] Il reste { $count } place libre.
       *[other] Il reste { $count } places libres.
    }
ui-invite = Inviter

## Whose turn, and the moves

ui-actions = Tes coups
ui-your-turn = Ton tour.
# The title of the window; $game is the name of the game.
ui-title-turn = À toi : { $game }
# Shown while too many moves are possible to list them.
ui-pick-help = Choisis sur la table ; tes coups s’affichent ici.
# $what et $other désignent des éléments du plateau, comme « une de tes cartes ».
ui-pick-one = Choisis { $what }.
ui-pick-two = Choisis { $what } ou { $other }.
ui-further-moves = Coups possibles
ui-clear = Effacer
ui-undo = Annuler
ui-ask-undo = Demander à reprendre
ui-proposal-undo = { $player } aimerait reprendre son dernier coup.
ui-proposal-seat = L’hôte aimerait attribuer à nouveau la place de { $player }. Qui la reçoit voit sa main.
ui-agree = Accepter
ui-refuse = Refuser
ui-proposal-waiting = En attente de l’accord des autres …
ui-hint = Conseil
ui-hint-busy = Réflexion…
ui-hint-title = { $count ->
    [one] Un bon coup
   *[other] Bons coups
}
ui-hint-only = Ton seul coup
ui-hint-equal = se valent à peu près
ui-hint-close = Fermer le conseil
# Heads the column of percentages.
ui-hint-chance = chances de gagner
# $percent is a whole number.
ui-hint-percent = { $percent } %
# $rule is the number of a rule, such as O17.
ui-show-rule = Voir la règle { $rule }
ui-rules-search = Chercher dans les règles
ui-rules-none = Aucune règle ne contient ces mots.
ui-rules-assumed = Hypothèse

## Several people at one screen

ui-cover-hand = Passe l’écran à { $player }
ui-cover-show = Je suis { $player }, voir mon jeu
ui-cover-next = C’est ensuite à { $player }.
ui-cover-on = Passer l’écran

## The people at the table

ui-seat-you = toi
ui-seat-online = en ligne
ui-seat-away = hors ligne
ui-seat-free = encore libre
ui-links = Liens
ui-link-onlooker = Pour regarder
ui-link-invite = Invitation à cette place
ui-link-own = { $player } sur un autre appareil ; garde ce lien pour toi
ui-invite-again = Créer un nouveau lien
ui-copy = Copier
ui-copied = Copié
# $what is the name of a link.
ui-copy-label = Copier : { $what }

## Ensemble : jouer encore, qui est hors ligne, les visages

ui-rematch = Revanche
ui-rematch-other = Une autre boîte
ui-next-come = Venir aussi
ui-next-follow = Y regarder
# $player has closed the page, or opened it again.
ui-now-away = { $player } est hors ligne.
ui-now-here = { $player } est de retour.
# Below the name of somebody for whom a bot plays.
ui-stand-in = un bot joue
ui-stand-in-you = Un bot joue pour toi en ce moment.
ui-come-back = Jouer à nouveau
ui-let-bot = Laisser jouer un bot
ui-proposal-bot = { $player } est hors ligne. Un bot doit-il jouer en attendant son retour ?
ui-proposal-end = { $player } propose d’arrêter la partie ici, sans vainqueur.
ui-withdraw = Retirer
ui-seat-anew = Faire revenir
ui-seat-anew-asked = Une main va avec cette place : on demande d’abord aux autres.
ui-seat-anew-refused = Les autres n’étaient pas d’accord.
ui-end-match = Arrêter la partie
ui-end-match-sure = L’arrêter maintenant, sans vainqueur ?
ui-keep-playing = Continuer
ui-over-agreed = La partie s’est arrêtée d’un commun accord
ui-over-agreed-why = Personne n’a gagné ; les points sont ceux du moment.
ui-react = Montrer un visage
# $player shows a face with these words.
ui-reaction = { $player } : { $words }
react-hello = Bonjour !
react-well = Bien joué !
react-thanks = Merci !
react-oops = Oups !
react-wow = Ouah !
react-laugh = Ha ha !
react-think = Laisse-moi réfléchir …
react-hurry = À qui le tour ?
ui-prefer-reactions = Voir les visages des autres
ui-prefer-vibrate = Vibrer quand c’est mon tour
ui-prefer-push = M’appeler aussi quand la page est fermée
ui-push-explained = Pour les parties qui durent des jours : le service push de ton navigateur porte un mot scellé que seul ce navigateur peut lire. Il dit quelle table t’attend.
ui-push-denied = Ton navigateur ne permet pas de messages de cette page.
# $others is a list of names.
push-body = { $name }, c’est ton tour à la table avec { $others }.
ui-invited-people = À la table : { $people }.

## The end of a match

# $winners is a list of names, $count how many.
ui-over =
    { $count ->
        [one] { $winners } gagne
       *[other] { $winners } se partagent la victoire
    }
ui-over-alone = La partie est finie
# $rank est la place, 2 ou plus ; $count le nombre de joueurs.
ui-over-you = Tu es { $rank }ᵉ sur { $count }
ui-over-you-win = Tu gagnes !
ui-over-you-share = Tu partages la victoire !
ui-over-score =
    { $points ->
        [one] Tu as marqué { $points } point
       *[other] Tu as marqué { $points } points
    }
ui-over-ahead =
    { $points ->
        [one] { $points } point devant { $player }.
       *[other] { $points } points devant { $player }.
    }
ui-over-behind =
    { $points ->
        [one] { $points } point derrière { $player }.
       *[other] { $points } points derrière { $player }.
    }
ui-over-par = Un bot confirmé marque { $par } en moyenne.
ui-over-fold = Voir la table
ui-over-unfold = Voir le résultat
ui-over-rank = Rang
ui-over-player = Nom
ui-over-points = Points
ui-play-again = Rejouer
ui-record = Télécharger la partie
ui-fair = La donne est vérifiable
ui-fair-explained = Avant la première carte, le serveur a fixé une clé secrète et montré son sceau. Maintenant la clé est révélée : avec l’enregistrement de la partie, tout le monde peut vérifier que rien n’a été changé.
ui-fair-key = Clé
ui-fair-commitment = Sceau de la donne
ui-commitment-explained = Tout le hasard de cette partie vient d’une clé fixée avant la première carte. Voici son sceau ; la clé est révélée à la fin.

## Learning

ui-learn = Apprendre
ui-how = Comment jouer
ui-tips = Conseils
ui-all-rules = Toutes les règles
# The coach explains, step by step, during a first match.
ui-coach = Guide
ui-coach-next = Compris
ui-coach-off = Ne plus expliquer
ui-coach-ask = Tu hésites ? Touche « Conseil » : un bon joueur te montre un coup, et combien de fois il gagne.
ui-coach-on = Explique pendant que je joue
ui-first-match = Première partie avec un guide

## Puzzles
## $percent and $best are whole numbers: how often a move wins.

ui-puzzles = Problèmes
ui-puzzle-today = Problème du jour
ui-puzzle-number = Problème { $number } sur { $count }
ui-puzzle-task = Un coup est nettement meilleur que tous les autres. Trouve-le sur le plateau.
ui-puzzle-right = C’est cela : il gagne environ { $percent } % du temps.
ui-puzzle-wrong = Il y a mieux : ce coup gagne environ { $percent } % du temps, le meilleur { $best } %.
ui-puzzle-why = Ce que valent les coups
ui-puzzle-loses = { $percent } % de moins
ui-puzzle-rest = { $count } autres coups ne font pas mieux.
ui-puzzles-solved = { $solved } sur { $count } résolus du premier coup
ui-puzzle-next = Problème suivant
ui-puzzle-solved = résolu
ui-puzzle-failed = pas du premier coup

## The review of a match, in the browser and in the terminal
## $before, $after, $start, $own, $others and $luck are percentages, $move is a move in words.

review-title = Analyse
review-open = Analyser la partie
review-back = Retour à la table
review-lead = La chance de gagner de chacun, telle qu’il pouvait la connaître à chaque choix, et ce que valait chaque choix.
review-progress = Relecture de la partie : décision { $done } sur { $of }
review-waiting = Une autre partie est en cours d’analyse ; celle-ci vient ensuite…
review-alone = Qui joue seul ne gagne contre personne : il n’y a pas de chances à raconter. Les points disent comment cela s’est passé.
review-nothing = Personne n’a jamais eu le choix dans cette partie.
review-unfinished = La partie n’est pas finie : la dernière chance connue de chacun tient lieu de résultat.
review-curve = Chance de gagner
review-curve-help = Une ligne par joueur au fil des coups. Pointe-la, ou parcours les coups avec le curseur ou les flèches du clavier ; avec Maj, les flèches vont de décision en décision. Un cercle marque une erreur.
review-step = Coup
review-end = Fin
review-first-move = Premier coup
review-previous-move = Coup précédent
review-next-move = Coup suivant
review-last-move = À la fin
review-move-of = Coup { $number } sur { $moves }
review-previous = Décision précédente
review-next = Décision suivante
review-at = Coup { $number }, { $player }
review-played = Joué : { $move }
review-better = Mieux : { $move }
review-no-better =
    { $count ->
        [one] Rien de mieux parmi { $count } coup.
       *[other] Rien de nettement mieux parmi { $count } coups.
    }
review-chances = Chance { $before } avant, { $after } après
review-fine = Bon coup
review-inaccuracy = Imprécision
review-mistake = Erreur
review-blunder = Gaffe
review-position = La table vue par { $player }
review-position-onlooker = La table vue par un spectateur
review-forced = Il n’y avait qu’un seul coup.
review-own-previous = Ma décision précédente
review-own-next = Ma décision suivante
review-play = Lire
review-pause = Pause
review-try = Essayer à partir d’ici
review-try-note = Une table à part s’ouvre dans ce navigateur : tu continues pour { $player }, des bots jouent pour les autres. La partie est finie, rien n’est donc redistribué : les cartes cachées restent où elles étaient, et le hasard tombe comme il serait tombé.
review-share = Partager ce moment
review-share-link = Lien vers ce coup
review-share-embed = Code pour ta propre page
review-share-title = Une partie de { $game }
review-in-library = Ouvrir dans la ludothèque
review-bad-link = Ce lien ne contient aucune partie, ou il a été coupé en chemin.
review-split = Choix et hasard
review-split-help = De la chance à la première décision jusqu’au résultat. Le hasard est tout ce que personne n’a choisi : cartes, dés et ce qui était caché. Ce qu’on perd en un coup peut être regagné au suivant : les sommes peuvent dépasser 100 %.
review-start = Départ
review-own = Ses choix
review-others = Fautes d’autrui
review-luck = Hasard
review-result = Résultat
review-won = gagné
review-lost = perdu
review-shared = victoire partagée
review-no-choice = N’a jamais eu le choix.
review-costly = Les coups les plus coûteux
review-costly-none = Personne n’a joué un coup nettement moins bon qu’un autre.
review-loss = Perte
review-all = Toutes les décisions en tableau
review-move = Coup
review-player = Joueur
review-was-played = Joué
review-was-better = Mieux
review-method = Comment c’est calculé
review-method-help = Pour chaque choix, la recherche des bots cherche le meilleur coup d’après ce que le joueur pouvait savoir, en devinant de nombreuses fois ce qui est caché ou à venir. Le meilleur coup et le coup joué sont comparés dans les mêmes hypothèses ; ce qui peut n’être que du bruit ne compte pas. Les coups forcés sont omis.

## Ce qui est refusé : options, positions, fichiers

did-you-mean = vouliez-vous dire « { $word } » ?
there-are = il y a : { $words }
it-has-none = il n’en a pas
span = { $low } à { $high }
span-one = { $low }
option-takes-words = il faut { $words }
option-takes-range = il faut un nombre entier de { $low } à { $high }
option-takes-either = il faut { $words } ou un nombre entier de { $low } à { $high }
bad-option-value = { $option } ne peut pas être { $value } : { $wanted }
bad-option-seats = { $option } n’est que pour { $span } places, pas pour { $seats }
bad-option-written = une option s’écrit nom=valeur, par exemple target=15, et non « { $word } »
bad-option-twice = l’option { $option } est donnée deux fois
bad-seats = { $game } se joue à { $span } places, pas à { $seats }
bad-no-option = { $game } n’a pas d’option « { $option } » : { $known }
bad-no-layout = { $game } n’a pas de plateau « { $layout } » : { $known }
bad-no-field = une position de { $game } n’a pas de « { $field } » : { $known }
bad-field = « { $field } » { $where ->
    [layout] du plateau
   *[position] de la position
} : { $why }
bad-position-seats = une position doit donner « seats », un nombre entier
bad-position-breaks = cette position enfreint { $rule } : { $why }
bad-does-not-fit = cela n’y entre pas
bad-takes-a-list = il faut une liste d’au plus { $most } éléments
bad-takes-at-most = il y en a au plus { $most }
bad-takes-rows = chacune de ses lignes est une liste de { $count } éléments
bad-no-whole-number = { $value } n’est pas un nombre entier
bad-out-of-range = { $value } n’est pas compris entre { $least } et { $most }
bad-none-of = { $word } n’est pas parmi { $words }
bad-write-in-a-line = écrivez-le sur une ligne avec des espaces, par exemple « { $words } », et non { $value }
bad-named-twice = { $word } est nommé deux fois
bad-too-many-of = il y a au plus { $most } de { $name }, pas { $count }
bad-no-such-seat = il n’y a pas de place { $seat } : les places vont de 0 à { $last }
bad-no-move = { $word } n’est pas un coup de ce jeu

list-and = { $first } et { $last }
bad-game-name = un jeu porte un mot de minuscules et de chiffres, comme 'pennies', et non '{ $name }'
bad-game-there = il y a déjà un jeu '{ $game }' ; choisissez un autre nom
bad-folder-there = '{ $folder }' existe déjà ; choisissez un autre dossier ou un autre nom
bad-no-game = il n’y a pas de jeu « { $game } » : { $known }
bad-no-game-folder = le jeu { $game } n’a pas de dossier ici
bad-game-not-loaded = le jeu { $game } ne peut pas être chargé depuis { $package } ({ $fault })
bad-no-version = la version { $version } des règles de { $game } n’est pas connue ici ; connues : { $known }

## Fichiers d’enregistrement

bad-record-line = ligne { $line } : { $fault }
bad-record-breaks-off = l’enregistrement s’interrompt ici
bad-record-too-long = c’est trop long pour un enregistrement
bad-record-no-text = ce n’est pas du texte en UTF-8 : voir l’octet { $byte } du fichier
bad-record-first-line = un enregistrement commence par « { $wanted } »
bad-record-expected = « { $wanted } » était attendu, et non { $found }
bad-record-number = { $found } n’est pas un nombre
bad-record-spelling = dans un enregistrement on écrit { $wanted }, et non { $found }
bad-record-name = dans un enregistrement un nom tient sur une ligne de signes visibles, et non { $name }
bad-record-key = une clé a 32 chiffres hexadécimaux, en minuscules
bad-record-what = { $what ->
    [layout] le plateau
   *[position] la position
}
bad-record-no-json = { bad-record-what } n’est pas du JSON, ou nomme quelque chose deux fois
bad-record-no-object = { bad-record-what } n’est pas un objet JSON
bad-record-words = { bad-record-what } ne se lit pas en entier, dans les mots d’un enregistrement
bad-record-header = { $what } vaut { $found } dans la position et { $wanted } dans les lignes au-dessus
bad-record-commitment = la clé ne correspond pas au sceau : la clé, le jeu, les places ou une option ont été changés
bad-record-move-number = le coup { $wanted } était attendu, et non { $found }
bad-record-illegal = « { $move } » n’est pas permis : { $why }
bad-record-by-rule = { $rule } : { $why }
bad-record-result = les coups mènent au résultat « { $result } »
bad-record-checksum = la somme de contrôle ne correspond pas : quelque chose a été changé ou perdu au-dessus
bad-record-after-the-end = il y a quelque chose après la fin
bad-record-no-line-feed = la dernière ligne ne finit pas par un saut de ligne

## Ce qu’une partie refuse

bad-match-notation = un coup s’écrit dans sa notation, et non comme { $value }
bad-match-seed = une graine est un nombre entier ou une ligne de texte, et non { $value }
bad-match-words = { $value } n’est pas une table de noms et de valeurs
bad-match-key = une clé a { $bytes } octets, ni plus ni moins
bad-match-key-or-seed = donnez une clé ou une graine, pas les deux
bad-match-no-move = il n’y a pas de coup à reprendre
bad-match-which-seat = dites quelle place : { $seats } peuvent toutes jouer maintenant
bad-match-no-viewer = il n’y a pas de place { $seat } : les places vont de 0 à { $last }, et -1 est un spectateur
bad-match-count = il n’y a pas de position après { $count } coups : { $moves } ont été joués
percent = { $number } %

## Ce que refusent le programme du terminal et ses séries

bad-no-language = il n’y a pas de langue « { $language } » : { $known }
bad-no-bot = il n’y a pas de bot « { $bot } » : { $known }
bad-searched-onward = --searched instruit le réseau que le jeu apporte : ajoutez --onward
bad-onward-widths = le réseau que le jeu apporte garde ses largeurs : avec --onward, « first » est { $first } et « second » { $second }
bad-other-training = « { $folder } » contient un entraînement avec d’autres réglages : choisissez un autre dossier avec --out
bad-no-net = le jeu « { $game } » n’apporte pas de réseau
bad-no-device = il n’y a pas d’appareil « { $device } » ici : « cpu », ou « cuda » avec un GPU NVIDIA et le paquet numba-cuda
bad-think = un bot réfléchit plus de 0 et au plus { $most } secondes, pas { $seconds }
bad-search-word = une recherche n’a pas de « { $word } » : { $known }
bad-search-number = « { $part } » de « { $spec } » demande un nombre
bad-search-budget = « { $spec } » demande un budget : « iterations=… » ou « seconds=… »
bad-player-name = un nom a de 1 à { $most } lettres ou signes
bad-which-game = dites quel jeu, par exemple « ludotheque play { $game } » : il y a { $games }
bad-resumed = une partie reprise garde ses places, ses options, sa clé et son plateau : omettez --seats, --option, --key et --board
bad-resumed-game = « { $file } » est une partie de { $game }, pas de { $wanted }
bad-bots-and-seats = { $bots } bots ne vont pas avec { $seats } places : nommez un seul niveau pour tous, ou bien { $others }
bad-key = une clé a 32 chiffres hexadécimaux, et non « { $key } »
bad-no-board = { $game } n’a pas de plateau que l’on puisse remplacer
bad-board-not-read = le plateau « { $file } » ne peut pas être lu : { $fault }
bad-seat-and-all = --seat et --all ne vont pas ensemble : une place ne voit pas tout

# Fichiers et dossiers. $fault est ce que dit le système.
bad-no-file = il n’y a pas de fichier « { $file } »
bad-no-file-but = il n’y a pas de fichier « { $file } » : { $known }
bad-no-folder = il n’y a pas de dossier « { $folder } »
bad-is-folder = « { $path } » est un dossier ; nommez un fichier dedans
bad-not-read = « { $path } » ne peut pas être lu : { $fault }
bad-not-written = « { $path } » ne peut pas être écrit : { $fault }
bad-not-this-match = « { $file } » existe déjà et n’est pas cette partie ; choisissez un autre nom
# $why donne la ligne et ce qui n’y va pas.
bad-no-good-record = « { $file } » n’est pas un bon enregistrement, { $why }

# Séries de nombreuses parties. --out est l’option qui nomme le dossier des résultats.
bad-arena-bot-twice = le bot « { $bot } » est nommé plus d’une fois : nommez chaque bot une seule fois
bad-arena-one-bot = une arène demande au moins deux bots, pas seulement « { $bot } »
bad-arena-deals = une arène demande au moins une donne, pas { $deals }
bad-arena-seats = une arène demande au moins deux places, pas { $seats }
bad-anchor = l’ancre « { $bot } » ne joue pas : { $known }
bad-plot = un graphique est un fichier .svg ou .png, et non « { $file } »
bad-study-matches = une étude demande au moins une partie, pas { $matches }
bad-results-folder = les résultats ne peuvent pas être gardés dans « { $folder } » : { $fault }
# $name est ce qui diffère, par exemple seed ; $theirs est sa valeur là-bas, $ours celle qui est demandée.
bad-results-other = « { $folder } » contient des parties avec { $name } { $theirs }, et non { $ours } : choisissez un autre dossier avec --out
bad-results-busy = une autre série écrit dans « { $file } » : attendez-la, ou choisissez un autre --out
bad-results-line = la ligne { $line } de « { $file } » est abîmée : supprimez-la, ou choisissez un autre --out
bad-results-no-match = la ligne { $line } de « { $file } » n’est pas une partie : supprimez-la, ou choisissez un autre --out

bad-server = le serveur ne peut pas tourner sur { $host }, port { $port }, avec ses tables dans « { $folder } » : { $fault }
bad-site = la ludothèque ne peut pas être écrite dans « { $folder } » : { $fault }
bad-store-later = { $file } a été écrit par une Ludothèque plus récente (version { $version } du stockage) : utilisez celle-là
bad-store-empty = { $file } est vide, alors qu’une ludothèque y était conservée : restaurez-en une sauvegarde, ou supprimez le fichier pour en commencer une nouvelle
bad-store-gone = une ludothèque était conservée dans { $file }, mais le fichier a disparu : restaurez-en une sauvegarde, ou supprimez à côté tout ce dont le nom commence par « ludotheque. » pour en commencer une nouvelle
bad-store-none = il n’y a pas de ludothèque dans { $place }, et il n’est pas permis d’y en commencer une (réglage « create »)
bad-store-damaged = la ludothèque dans { $place } est endommagée : restaurez-en une sauvegarde ({ $fault })
bad-store-url = l’adresse d’un stockage ne convient pas : { $fault }
bad-store-away = le stockage { $place } ne répond pas : { $fault }
cli-store-copied = { $count ->
    [one] Une partie de { $source } est dans { $target }.
   *[other] { NUMBER($count) } parties de { $source } sont dans { $target }.
}
cli-store-whole = { $count ->
    [one] Une partie dans { $place }, son journal est intact.
   *[other] { NUMBER($count) } parties dans { $place }, tous les journaux sont intacts.
}
cli-store-damaged = Le journal de la partie { $match } est endommagé.
bad-store-taken = il y a déjà une ludothèque dans { $place }
bad-store-work = le stockage refuse : { $fault }
bad-bus-url = un bus est nats://HÔTE:PORT, pas « { $url } »
bad-processes = plusieurs processus ont besoin d’un bus pour s’entendre : --bus nats://HÔTE:PORT
bad-setting = « { $name } » dans { $source } n’est pas un réglage : { $known }
bad-setting-value = le réglage { $name } ne peut pas être « { $value } » ({ $source })
bad-settings-file = { $file } n’est pas un fichier de réglages : { $fault }
bad-extra = il faut pour cela le paquet { $package } : installez ludotheque[{ $extra }]
bad-follows = « { $field } » de la position découle du reste : c’est { $value } ; ne le donnez pas, ou donnez cela
