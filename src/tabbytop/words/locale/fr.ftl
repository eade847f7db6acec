# Les mots communs à tous les jeux.

game-unknown = Il n’y a pas de jeu « { $game } ». Les jeux sont : { $games }.
game-no-score-input = On ne peut pas compter ici une table de « { $game } » jouée en vrai.
option-unknown = Il n’y a pas d’option « { $option } ». Les options sont : { $options }.
option-value = L’option { $option } ne peut pas valoir « { $value } ». Valeurs admises : { $allowed }.
option-players = { $game } se joue de { $least } à { $most }, pas à { $players }.
action-kind = « { $kind } » n’est pas un type d’action. Les types sont : { $kinds }.
action-field = Une action de type « { $kind } » n’a pas de champ « { $field } ».
action-shape = Cette action de type « { $kind } » est illisible : { $wrong }.
action-number = Il n’y a pas d’action de numéro { $number }.
action-text = « { $text } » ne se lit pas comme une action.
record-shape = Ce n’est pas un enregistrement : son champ « { $field } » manque ou n’a pas le bon type.
record-game = C’est un enregistrement de « { $game } » ; attendu : { $games }.
record-version = L’enregistrement suit la version { $version } des règles ; ce programme a la version { $known }.
record-move = Le coup { $number } de l’enregistrement est illisible.
record-turn = Le coup { $number } de l’enregistrement est de la place { $seat }, dont ce n’est pas le tour.
record-illegal = Le coup { $number } de l’enregistrement enfreint une règle : { $code }.
record-unfinished = La partie n’est pas finie après { $number } { $number ->
    [one] coup
   *[other] coups
}.
record-differs = Le champ « { $field } » de l’enregistrement ne correspond pas à ses coups.
bot-unknown = Il n’y a pas de robot « { $bot } ». Les robots sont : { $bots }.

# La ligne de commande.

cli-usage = Usage :
cli-options = Options
cli-commands = Commandes
cli-about = Trois jeux de chats autour d’une même table : règles, adversaires, enregistrements. Jeux : { $games }. Une adaptation non officielle, faite par des amateurs.
cli-lang = La langue de tous les textes ; par défaut celle du système.
cli-help = Afficher cette page.
cli-version = Afficher la version et dire si les tables compilées sont utilisées.
cli-mode-compiled = compilé
cli-mode-plain = Python simple, non compilé
cli-mode-mixed = compilé en partie
cli-no-option = Il n’y a pas d’option { $option } ; voir --help.
cli-no-command = Il n’y a pas de commande « { $name } ». Les commandes sont : { $commands }.
cli-extra = Des mots en trop : { $words } ; voir --help.
cli-missing = Il manque { $name } ; voir --help.
cli-bad-value = La valeur de { $name } ne convient pas ; valeurs admises : { $why }.
cli-option-value = L’option { $option } demande une valeur ; seuls les indicateurs s’en passent ; voir --help.
cli-mistake = { $why }
cli-bad-lang = Il n’y a pas de langue « { $language } ». Les langues sont : { $languages }.
cli-interrupted = Arrêté.
cli-option-pair = Une option du jeu s’écrit nom=valeur, pas « { $pair } ».
cli-file = Impossible de lire le fichier { $file }.
cli-file-write = Impossible d’écrire le fichier { $file }.
cli-json = { $file } n’est pas du JSON valide : { $why }.
cli-json-line = La ligne { $line } de { $file } n’est pas du JSON valide : { $why }.
cli-no-text = { $file } n’est pas du texte en UTF-8.
cli-bom = { $file } commence par une marque d’ordre des octets (BOM), que JSON n’admet pas. Enregistrez-le en UTF-8 sans cette marque.
cli-deep = { $file } est imbriqué trop profondément.
cli-empty = { $file } est vide.

cli-players = Le nombre de joueurs ; par défaut le nombre habituel du jeu.
cli-bots = Qui joue : uniform, greedy, ou un niveau de kitten à master ; une liste est distribuée aux places dans l’ordre.
cli-games = Le nombre de parties (100).
cli-seed = La première graine ; chaque partie prend la suivante (0).
cli-option = Une option du jeu, nom=valeur ; peut être répétée. `play JEU --options` les énumère.
cli-out = Écrire ici les enregistrements, un objet JSON par ligne.
cli-jobs = Le nombre de processus (0 : un par cœur).
cli-cluster = L’adresse d’un ordonnanceur Dask où jouer, comme tcp://127.0.0.1:8786.
cli-json-flag = Afficher du JSON au lieu de tableaux.
cli-simulate = Jouer beaucoup de parties entre robots, les résumer et garder leurs enregistrements.
cli-uncompiled = Les tables ne sont pas compilées sur cette machine : comptez un centième de la vitesse.
cli-cluster-lost = { $address } est injoignable : { $why }.
cli-no-cluster = Jouer sur une grappe demande d’autres paquets : pip install "tabbytop[cluster]".
cli-written = { $games } { $games ->
    [one] enregistrement écrit
   *[other] enregistrements écrits
} dans { $file }.
cli-stopped = Arrêté après { $games } parties sur { $wanted } ; rien de ce qui a été joué n’est perdu.
cli-progress-games = parties
cli-summary = { $games } { $games ->
    [one] partie
   *[other] parties
}
cli-column-seat = place
cli-column-bot = joueur
cli-column-mean = moyenne
cli-column-sd = écart
cli-column-least = min
cli-column-most = max
cli-column-wins = victoires
cli-column-line = pourquoi
cli-column-cells = où
cli-column-points = points
cli-total = total

cli-score = Compter les points d’une vraie table, saisie en JSON (un fichier, ou - pour l’entrée standard).
cli-score-title = Score

cli-replay = Parcourir un enregistrement, ou le vérifier.
cli-verify = Rejouer chaque enregistrement du fichier et comparer sa fin et ses scores.
cli-record = L’enregistrement du fichier à parcourir, à partir de 1 (1).
cli-record-number = Il n’y a pas d’enregistrement { $number } dans ce fichier ; il en contient { $records }.
cli-verifying = vérification
cli-bad-record = { $file }, ligne { $line } : { $why }
cli-verified = { $good } { $good ->
    [one] enregistrement juste
   *[other] enregistrements justes
} sur { $records } ; rejoué : { count-moves }.
cli-replay-prompt = Coup { $at } sur { $moves }. Entrée : suivant, b : retour, un nombre : y aller, q : quitter.

cli-play = Jouer une partie entière dans le terminal.
cli-people = Le nombre de personnes devant cet écran (1) ; les robots prennent les autres places.
cli-names = Leurs noms, séparés par des virgules.
cli-bots-play = Qui prend les autres places : uniform, greedy, ou un niveau (kitten, house_cat, alley_cat, tiger, master) ; ou une liste.
cli-seed-play = Un mot ou un nombre qui fixe tout le hasard.
cli-save-file = Où la partie est gardée ; par défaut dans votre dossier de données.
cli-new = Commencer une nouvelle partie même s’il en reste une.
cli-list-options = Énumérer les options du jeu et quitter.
cli-people-many = { $people } personnes ne tiennent pas sur { $players } { $players ->
    [one] place
   *[other] places
}.
cli-name = « { $name } » ne peut pas être un nom ici : 30 lettres au plus, et pas le nom d’un robot.
cli-you = Vous
cli-person = Joueur
cli-continue = Une partie inachevée est gardée : { $seats }, { count-moves }. La reprendre ? [O/n] (n : nouvelle partie, l’ancienne reste de côté)
cli-welcome = À la table : { $seats }. Tapez ? pour l’aide, q pour mettre la partie de côté.
cli-put-aside = La partie est gardée dans { $file }. Pour la reprendre :
cli-kept = L’enregistrement de cette partie est dans { $file }.
cli-curtain = À { $name } de jouer. Les autres détournent les yeux ; appuyez sur Entrée.
cli-ask-help = Tapez ? pour l’aide.
cli-rule = Règle { $section } : tapez r { $section } pour la lire.
cli-undone = Coup annulé.
cli-undo = Ce que l’on peut reprendre : son dernier coup tant que rien de nouveau n’a été montré (until_shown), n’importe quoi (anything : entraînement, une seule personne), rien (never).
cli-help-common = Entrée : revoir la table   h : que ferait un maître, et pourquoi   m : coups possibles, avec les points quand ils sont sûrs   s : votre score ligne par ligne, s 2 : celui de la place 2   o 2 : la table de la place 2   l : ce qui s’est passé depuis votre dernier tour   r 5.1 : une règle   u : annuler   q : mettre de côté
cli-which-seat = Quelle place ? Tapez { $command } et un nombre de 1 à { $players }.
cli-no-section = Il n’y a pas de section { $section } dans les règles.
cli-result-points = Victoire avec { count-points } : { $winners }.
cli-result-shared = Victoire partagée avec { count-points } : { $winners }.
cli-result-alone = { count-points }.

cli-bench = Les chiffres publiés : la vitesse des règles, mesurée maintenant.
cli-bench-what = Ce qu’il faut mesurer.
cli-bench-peers = Mesurer un pair à côté : Catanatron pour le moteur, boardgame.io pour le serveur.
cli-bench-seconds = Secondes de processeur pour chaque chiffre (1).
cli-bench-out = Écrire aussi le tableau en Markdown ici.
cli-bench-measuring = mesure
cli-bench-title = Moteur, par seconde de processeur ({ $mode })
cli-bench-no-reference = Sans g++ ou sans les sources, pas de référence C++ à comparer.
cli-bench-no-node = La comparaison avec boardgame.io demande Node avec npm, et les sources de Tabbytop.
cli-bench-no-peers = Catanatron n’est pas installé ici : pip install catanatron.
cli-bench-game = Ce jeu seulement ; peut être répété.
cli-bench-games = parties au hasard, compilé
cli-bench-moves = coups au hasard, compilé
cli-bench-reference-games = parties au hasard, référence C++
cli-bench-ratio = compilé : C++ (médiane, même mesure)
cli-bench-plain-games = parties au hasard, Python simple
cli-bench-steps = étapes par le protocole Game
cli-bench-plain-steps = étapes par le protocole Game, simple
cli-bench-clone-ns = une copie, ns
cli-bench-legal-ns = liste des actions permises, ns
cli-bench-view-us = construire une vue, µs
cli-bench-peer = Catanatron dans la même mesure : { $moves } coups au hasard par seconde de processeur ; ici : { $times } fois plus.
cli-name-line = { $name } : { $text }
cli-small = Cette table demande 80 colonnes et 24 lignes ; la vôtre a { $width } × { $height }. Appuyez sur Entrée.
cli-that-was = C’était la table de { $name } ; Entrée montre la vôtre.
cli-which-section = Tapez r et un numéro, par exemple r 5.1.
cli-ask-end = Entrée quitte ; s 1 : feuille ligne par ligne ; o 1 : table de la place 1.
cli-metavar-game = JEU
cli-metavar-file = FICHIER
cli-bench-placing-ns = toutes les places d’une forme, ns
cli-kept-aside = La partie précédente est maintenant dans { $file }.
cli-places = Places par joueur : { $places }.

# The house and its server.

serve-help = Servir les jeux par HTTP et WebSocket.
serve-host = Adresse d’écoute (127.0.0.1).
serve-port = Port (8000).
serve-database-option = Base de données : sqlite:///FICHIER ou postgresql://... (sqlite:///tabbytop.db).
serve-broker-option = Messager entre processus : redis://... ou postgresql://... ; PostgreSQL n’en demande pas d’autre.
serve-workers = Processus du serveur (1) ; plusieurs demandent PostgreSQL.
serve-address = Tabbytop est à { $url }
serve-workers-sqlite = { $workers } processus ne peuvent pas partager un fichier SQLite : donnez --database postgresql://..., ou --workers 1.
serve-database = Pas d’accès à une base de la sorte « { $kind } » : sqlite et postgresql sont connus.
serve-no-driver = { $title } demande un pilote qui n’est pas installé : pip install "{ $extra }"
serve-broker = Pas de messager de la sorte « { $url } » : redis et postgresql sont connus.
host-stale = La table a avancé : elle en est au numéro { $version }.
host-busy = La table est très occupée ; réessayez.
host-not-started = Tout le monde n’est pas encore assis.
undo-never = Cette table joue sans reprise.
undo-nothing = Rien à reprendre : vous n’avez pas encore joué.
undo-shown = Trop tard pour reprendre ce coup : du nouveau a été montré depuis.
undo-relied-on = Trop tard pour reprendre ce coup : le tour de quelqu’un d’autre a commencé depuis.
host-practice-alone = Tout reprendre, c’est pour l’entraînement : une seule personne, seule ou avec des bots.
host-broken = Le journal de la table { $match } est illisible à partir de l’entrée { $number }. Vous la voyez telle qu’elle était juste avant ; son hôte peut la réparer avec « tabbytop doctor ».
host-no-match = Cette table n’existe pas.
host-full = Il n’y a plus de chaise libre à cette table.
host-over = La partie est finie, ou cette place a déjà abandonné.
host-not-over = La partie n’est pas encore finie.
host-reaction = Il n’y a pas de réaction « { $reaction } ». Les réactions sont : { $reactions }.
host-name = Un nom a de 1 à { $most } signes imprimables.
host-chairs = { $chairs } chaises ont été données pour { $players } joueurs.
host-chair-kind = Une chaise est me, here, open ou bot, pas « { $kind } ».
host-nobody = Une chaise au moins doit être la vôtre.
server-rate = Trop de requêtes ; attendez un instant.
server-size = La requête est trop grande.
server-tables = Trop de tables depuis votre adresse ; réessayez plus tard.
server-shape = La requête est illisible : { $field }.
server-no-page = La page ne fait pas partie de cette installation : elle n’a pas pu être construite. Le terminal (tabbytop play) et le protocole (/docs) fonctionnent ; `python3 run.py` avec un accès au réseau construit la page.
server-missing = Il n’y a rien ici.
server-method = Cela ne peut pas se faire ici.
server-request = La requête ne peut pas recevoir de réponse.
server-token = Il faut le secret d’une place à cette table.
server-seat = Ce secret n’est pas celui de cette place.
host-react-hello = Bonjour !
host-react-well_played = Bien joué !
host-react-thanks = Merci !
host-react-oops = Oups.
host-react-thinking = Je réfléchis…
host-react-purr = Ronron.
host-react-again = Encore une ?
host-react-goodbye = Au revoir !

server-your-turn = { $game } : c’est à vous de jouer.
server-guest = Il faut ici le secret d’un profil d’invité.
server-fault = Un problème est survenu ici ; rien n’est perdu à votre table. Veuillez réessayer. (Rapport { $report })
server-depth = Ce JSON est trop imbriqué.
server-slow = La requête a mis trop de temps à arriver.
server-json = Ce n’est pas du JSON.
host-too-much = C’est assez : une place peut venir, partir, réagir et reprendre { $most } fois par partie.
host-language = « { $language } » n’est pas une des langues : { $languages }.
host-webhook = Un webhook est une adresse http ou https d’au plus 500 caractères simples.
host-away-bot = Un absent a besoin d’un remplaçant : choisissez `stand_in` avec `away_after`.
host-old-rules = Cette partie a commencé avec la version { $version } des règles ; on joue maintenant avec la version { $known }. Elle ne peut pas continuer et a été fermée.
host-old-replay = Cette partie s’est jouée avec la version { $version } des règles ; on joue maintenant avec la version { $known }. Sa fin a été conservée, mais ses coups ne peuvent plus être montrés.
host-old-end = Cette partie s’est jouée avec la version { $version } des règles ; on joue maintenant avec la version { $known }. Sa fin n’a pas été conservée et ses coups ne peuvent plus être montrés.
host-newer-rules = Cette partie demande la version { $version } des règles ; ce serveur a la version { $known }.
server-away = Les tables sont hors d’atteinte pour le moment. Rien de ce qui a été confirmé n’est perdu ; réessayez dans un instant.
bot-uniform = Au hasard
bot-uniform-about = Joue n’importe quel coup permis.
bot-greedy = Chat gourmand
bot-greedy-about = Prend ce qui rapporte le plus sur le moment, sans voir plus loin.
record-seed-hash = la graine n’est pas celle dont l’empreinte fut montrée au début de la partie
cli-export = Écrit toutes les parties et tous les invités d’une base dans un fichier, une ligne de JSON chacun.
cli-export-records = seulement les parties finies, comme enregistrements pour `replay`
cli-exporting = exportation
cli-exported = { $lines } lignes sont dans { $file }.
cli-import = Lit des parties et des invités d’un tel fichier dans une base ; chaque coup est vérifié.
cli-importing = importation
cli-imported = Nouveaux : { $matches } parties, { $guests } invités. Déjà là : { $known }.
cli-prune = Retire d’une base les tables jamais commencées (après 30 jours) et les parties finies (après TABBYTOP_KEEP_DAYS).
cli-prune-dry-run = dire seulement ce qui serait retiré
cli-pruning = retrait
cli-pruned = Retirées : { $never_began } tables jamais commencées, { $finished } parties finies.
cli-prune-would = À retirer : { $never_began } tables jamais commencées, { $finished } parties finies. Rien n’a été changé.
cli-database = La base de données ne peut être ouverte ou lue.
import-line = { $file }, ligne { $line } : { $why } Rien n’a été importé.
import-shape = Ce n’est pas une ligne de `tabbytop export`.
import-log = Le journal de la partie { $match } ne tient pas à l’entrée { $number }.
import-differs = La partie { $match } est déjà là et s’est déroulée autrement.
cli-bench-tables = pour `server` : combien de tables ouvertes avec quatre connexions chacune (1000)
cli-bench-moves-per-second = coups sur disque et confirmés, par seconde
cli-bench-p50-ms = délai de la réponse, la moitié en moins de, ms
cli-bench-p95-ms = délai de la réponse, 95 % en moins de, ms
cli-bench-cpu-ms-per-move = processeur du serveur par coup, ms
cli-bench-told-per-second = connexions averties d’un coup, par seconde
cli-bench-bot-moves = coups des bots pendant ce temps
cli-bench-matches-played = parties
cli-bench-entries = entrées du journal, par partie
cli-bench-kb-a-match = sur le disque, Ko par partie
cli-bench-gb-100-000 = sur le disque, Go pour 100 000 parties
cli-bench-memory-mb = mémoire du serveur, Mo
cli-bench-kb-a-socket = mémoire d’une connexion, Ko
cli-bench-kb-again-a-socket = mémoire d’autant d’autres après leur fermeture, Ko chacune
cli-bench-tables-open = tables à la fois
cli-bench-requests = requêtes
cli-bench-refused = refusées (429)
cli-bench-stored-tables = tables dans la base de données
cli-bench-moves-made = coups
cli-bench-failed-moves = coups qui ont échoué
cli-bench-export-seconds = export de toutes les tables, s
cli-bench-noticed-seconds = remarqué après, s
cli-bench-back-seconds = de nouveau prêt après, s
cli-bench-times-normal = médiane : médiane sans affluence
# Les adversaires.

bot-kitten = Chaton
bot-house_cat = Chat d’appartement
bot-alley_cat = Chat de gouttière
bot-tiger = Tigre
bot-master = Maître
train-untaught = Rien ne s’apprend pour « { $game } ». Jeux avec un entraînement : { $games }.
train-checkpoint = { $file } appartient à un autre entraînement ; donnez un autre --checkpoint, ou supprimez-le.
arena-other = { $file } parle d’un autre tournoi ; donnez un autre --json, ou supprimez-le.
cli-arena = Faire se rencontrer des bots sur les mêmes graines à toutes les places ; moyennes, victoires et Elo avec leurs intervalles.
cli-arena-bots = Les bots qui se rencontrent : uniform, greedy, kitten, house_cat, alley_cat, tiger, master.
cli-arena-games = Parties de chaque groupe de bots qui remplit une table (100).
cli-arena-seconds = Secondes de processeur qu’un bot peut réfléchir à un tour.
cli-arena-iterations = Parties qu’un bot peut imaginer pour un tour ; pareil sur toute machine.
cli-arena-luck = Mesurer aussi la chance du tirage et l’ôter des points (Calico).
cli-arena-json = Écrire le résultat ici en JSON, et chaque partie à côté (FILEl) ; la même commande reprend où elle s’est arrêtée.
cli-arena-plot = Écrire ici une image du classement (SVG).
cli-arena-out = Écrire aussi les tableaux en Markdown ici, entre leurs marques.
cli-arena-column-bot = bot
cli-arena-column-matches = parties
cli-arena-column-points = points
cli-arena-column-corrected = points sans la chance
cli-arena-column-spread = écart
cli-arena-column-tenths = 10–90 %
cli-arena-column-parts = { $rules }
cli-arena-column-wins = victoires
cli-arena-column-elo = Elo (95 %)
cli-arena-column-cpu = ms de processeur par action
cli-arena-column-duel = paire
cli-arena-column-seeds = graines
cli-arena-column-margin = avance
cli-train = Apprendre les poids des bots d’un jeu à partir de rien, en jouant contre soi-même.
cli-train-epochs = Le nombre d’époques ; sinon, autant que pour les poids du paquet.
cli-train-seed = La graine de l’entraînement (1).
cli-train-checkpoint = Où l’entraînement est gardé, pour pouvoir s’arrêter et reprendre (GAME.checkpoint).
cli-train-out = Où les poids sont écrits (GAME.bin).
cli-trained = { $epochs } { $epochs ->
    [one] époque faite
   *[other] époques faites
}, { $seconds } s de processeur cette fois ; les poids sont dans { $file }.
cli-progress-epochs = époques
cli-decimal = ,
cli-hints = Ce que ferait un maître. Le nombre : points de plus à la fin, chances de gagner comprises, que la moyenne des coups envisagés.
cli-hint = { $number }. { $action } · { $gain }{ $why }
cli-hint-alone = { $action }{ $why }
cli-hint-sure = { $points ->
    [one] { $points } point tout de suite
   *[other] { $points } points tout de suite
}
cli-hint-for = pour { $lines }
cli-hint-against = au détriment de { $lines }
cli-arena-column-budget = processeur par tour
cli-arena-column-turn = ms de processeur par tour
cli-arena-column-share = de l’omniscient
cli-bench-matches = Parties pour chaque ligne de `bench bots` (100) ; les bots lents en jouent moins.
cli-bench-keep = `bench bots` : garder chaque partie dans ce dossier ; la même commande reprend de là.

count-points = { $points } { $points ->
    [one] point
   *[other] points
}
count-moves = { $moves } { $moves ->
    [one] coup
   *[other] coups
}
cli-thinking = { $name } réfléchit ...
cli-look = Regardez le résultat ; Entrée cache votre table.
cli-to-scores = La partie est finie. Entrée montre les scores.
cli-more = Entrée : la suite ; q : assez ; ou une commande.
cli-no-log = Il ne s’est encore rien passé.
cli-enter-table = Entrée montre de nouveau la table.
cli-end-unknown = « { $text } » ne veut rien dire ici : tapez s ou o et une place, ou seulement Entrée.
cli-gain = { $gain } { $points ->
    [one] point
   *[other] points
}
cli-metavar-database = BASE
cli-doctor = Vérifie que chaque partie d’une base se lit jusqu’à sa dernière entrée ; répare les autres.
cli-doctor-repair = Coupe le journal avant la première entrée illisible, après avoir gardé une copie de toute la partie.
cli-doctor-copy = Où vont les copies (tabbytop-broken.jsonl).
cli-doctor-json = Les résultats en JSON.
cli-doctor-checking = Vérification des parties
cli-doctor-log = { $match } ({ $game }) : l’entrée { $number } ne découle pas des précédentes
cli-doctor-row = { $match } ({ $game }) : le résumé de la partie diffère de son journal
cli-doctor-version = { $match } ({ $game }) : jouée avec des règles antérieures, non vérifiée
cli-doctor-game = { $match } : il n’y a pas de jeu « { $game } » ici, non vérifiée
cli-doctor-sum = { $matches ->
    [one] 1 partie vérifiée
   *[other] { $matches } parties vérifiées
}, { $ill ->
    [0] tout est en ordre.
    [one] 1 abîmée.
   *[other] { $ill } abîmées.
}
cli-doctor-mended = Réparé ; ce qu’il y avait avant est gardé dans { $file }.
cli-plain-ask = Un numéro de 1 à { $most }, ou un coup tel qu’il est écrit entre parenthèses.
cli-plain-number = Il n’y a pas de coup numéro { $number } ; ils vont de 1 à { $most }.
cli-plain-help = Tapez le numéro d’un coup, ou le coup tel qu’il est écrit entre parenthèses ; m les montre tous.
