# La page autour des plateaux.

web-skip = Aller au contenu
web-name = Tabbytop
web-home = Tabbytop : vers l’accueil
web-nav = Réglages de la page
web-title = Tabbytop : trois jeux de chats à une table
web-language = Langue
web-language-auto = comme le navigateur
web-language-en = English
web-language-fr = français
web-language-es = español
web-to-light = Thème clair
web-to-dark = Thème sombre
web-settings = Réglages
web-settings-title = Réglages - Tabbytop
web-settings-here = Ces choix restent dans ce navigateur.
web-elsewhere = Vos tables sur un autre appareil
web-elsewhere-more = Un code emporte votre nom, votre langue et vos tables. Sans compte.
web-elsewhere-make = Créer un code
web-elsewhere-code = Votre code
web-elsewhere-keep = Saisissez-le dans les réglages de l’autre appareil. Qui le possède peut jouer pour vous.
web-elsewhere-copied = Le code est dans le presse-papiers.
web-elsewhere-have = Un code d’un autre appareil
web-elsewhere-bring = Faire venir mes tables
web-elsewhere-brought = Vos tables sont là : elles vous attendent à l’accueil.
web-elsewhere-forget = Oublier le code ici
web-elsewhere-wrong = Ce code est inconnu.
web-more-settings = Voir et entendre
web-theme = Thème
web-theme-auto = comme le système
web-theme-light = clair
web-theme-dark = sombre
web-motion = Animations
web-motion-auto = comme le système
web-motion-calm = aucune
web-motion-lively = toutes
web-motif = Motifs sans couleurs
web-motif-more = Chaque pièce se reconnaît à son seul motif ou symbole.
web-sounds = Petits sons
web-sounds-more = Un point de couture pour un coup, un tintement pour votre tour, un ronron à la fin.
web-your-name = Votre nom
web-unofficial = Une adaptation de fans, non officielle.
web-credits = Crédits
web-credits-title = Crédits - Tabbytop
web-credits-love = Faite par amour des jeux, avec ses propres mots, son code et ses dessins. Elle n’est ni affiliée ni approuvée par les auteurs ou les éditeurs. Achetez les vrais jeux !
web-credits-calico = Auteur : Kevin Russ. Illustrations : Beth Sobel. Flatout Games et Alderac Entertainment Group, 2020 ; édition française : Lucky Duck Games.
web-credits-isle_of_cats = Auteur : Frank West. Illustrations : Dragolisco. The City of Games ; édition française : Lucky Duck Games.
web-credits-yummy_kitty = Autrice : María Alcaraz. Illustrations : Oksana Vrzhesnevska. PIF Games, 2023.
web-credits-decks-title = Paquets maison
web-credits-decks = Les listes de cartes imprimées d’Explore & Draw et de Yummy Kitty ne sont pas publiques. Là où il a fallu en inventer une, c’est un paquet maison : un fichier de données qu’une vraie liste peut remplacer.
web-credits-made-title = Code et caractères
web-credits-made = Le code est sous licence MIT. Caractères : Nunito, sous SIL Open Font License.
web-hello = Trois jeux de chats, une table
web-hello-more = Avec des amis par un lien, avec quelqu’un sur votre canapé ou contre un robot. Sans compte, rien à installer.
web-games = Les jeux
web-players-calico = 1 à 4 joueurs, environ 30 minutes
web-players-isle_of_cats = 1 à 12 joueurs, environ 30 minutes
web-players-yummy_kitty = 2 à 5 joueurs, environ 20 minutes
web-players-exactly = { $most ->
     [one] un joueur
    *[other] { $most } joueurs
}
web-players-from-to = { $least } à { $most } joueurs
web-play = Jouer
web-rules = Règles
web-rules-title = Règles : { $game }
web-print = Feuilles à imprimer
web-print-title = À imprimer : { $game }
web-contents = Sommaire
web-my-tables = Mes tables
web-state-mine = À vous de jouer
web-state-theirs = Aux autres de jouer
web-state-open = En attente
web-state-over = Terminée
web-more = Tout afficher
web-fewer = Réduire
web-free = chaise libre
web-open-tables = Tables ouvertes
web-no-open-tables = Personne n’attend de compagnie pour l’instant. Ouvrez votre propre table : choisissez un jeu.
web-sit-down = S’asseoir ({ $free } { $free ->
     [one] place libre
    *[other] places libres
})
web-loading = Un instant…
web-not-loaded = Cette partie de la page n’a pas pu être chargée. Le serveur est-il là ? Rechargez la page pour réessayer.
web-no-server = Le serveur ne répond pas pour l’instant. Réessayez dans un moment.
web-missing = Il n’y a rien ici
web-missing-more = Cette table ou cette page n’existe pas, ou plus. Un chat a dû s’y endormir.
web-missing-home = Vers l’accueil
web-new-title = Nouvelle table : { $game }
web-who-plays = Qui joue ?
web-seat = Place { $number }
web-seat-me = Vous
web-seat-bot = un robot
web-seat-open = un ami par lien
web-seat-open-more = Après le départ, vous recevez un lien à envoyer.
web-seat-here = quelqu’un ici
web-seat-here-more = Vous passez l’écran ; un rideau cache ce qui ne les regarde pas.
web-level = Niveau du robot de la place { $number }
web-name-of = Nom de la place { $number }
web-name-placeholder = nom
web-names = Minou, Luna, Nala, Olive, Mochi, Pixel, Biscuit, Cléo
web-add-seat = Une place de plus
web-remove-seat = Retirer la place { $number }
web-public = Montrer cette table dans l’accueil
web-public-more = Sinon, seules les personnes qui ont le lien peuvent s’asseoir.
web-taking-back = Reprendre
web-taking-back-until_shown = son dernier coup
web-taking-back-until_shown-more = Tant que rien de nouveau n’a été montré et que le tour de personne d’autre n’a commencé.
web-taking-back-anything = tout (entraînement)
web-taking-back-anything-more = Jusqu’à votre dernière décision, même si des cartes ont été montrées. Une partie d’entraînement, qui ne compte pour rien d’autre.
web-taking-back-never = rien
web-taking-back-never-more = Un coup joué est joué, comme dans un club.
web-practice = Entraînement
web-practice-more = Dans cette partie, tout peut être repris.
web-broken = Cette partie ne se lit pas jusqu’au bout : vous la voyez telle qu’elle était avant l’entrée { $number } de son journal. Son hôte peut la réparer.
web-start = Commencer la partie
web-start-open = Ouvrir la table
web-options = Règles de cette table
web-options-changed = { $count ->
     [0] habituelles
     [one] { $count } modifiée
    *[other] { $count } modifiées
}
web-options-usual = Revenir aux règles habituelles
web-match-title = { $game } - Tabbytop
web-board = Plateau
web-plain-table = Sur la table
web-plain-yes = oui
web-plain-no = non
web-plain-badge = Victoire
web-beside = Joueurs, score et journal
web-at-table = À la table
web-you = (vous)
web-away = (absent)
web-thinks = réfléchit…
web-acts = doit jouer
web-points-short = { $points }
web-points-word = { $points ->
     [one] point
    *[other] points
}
web-your-turn = À vous, { $name }
web-turn-of = { $count ->
     [one] Au tour de { $names }
    *[other] Jouent encore : { $names }
}
web-over = La partie est terminée
web-sending = enregistrement…
web-watching = vous regardez
web-undo = Annuler
web-actions = Tout ce que vous pouvez faire
web-actions-short = Coups
web-actions-none = Pour l’instant, vous n’avez rien à décider.
web-actions-seek = Chercher
web-actions-count = { $count ->
     [one] { $count } coup
    *[other] { $count } coups
}
web-gain = { $sign }{ $points } { $points ->
     [one] point
    *[other] points
}
web-places = { $piece }, sens { $turn } : { $count ->
     [one] { $count } place
    *[other] { $count } places
}
web-react = Dire quelque chose
web-react-short = Dire
web-keys = Touches
web-score = Score
web-score-of-whom = Le score de qui
web-score-option = { $name } : { $points }
web-score-hint = Pointez une ligne : ce qui l’a gagnée s’illumine.
web-score-pad = Feuille de score
web-no-points-yet = Pas encore de points.
web-total = Total
web-log = Ce qui s’est passé
web-log-empty = Rien pour l’instant.
web-table = Cette table
web-line-lost = La connexion est coupée
web-line-mending = On la rétablit ; rien n’est perdu.
web-on-its-way = En route…
web-on-its-way-what = En route : { $action }
web-on-its-way-here = en route
web-here = connecté
web-gone-never = pas encore connecté
web-gone-now = déconnecté
web-gone-minutes = déconnecté depuis { $minutes } min
web-gone-hours = déconnecté depuis { $hours } h
web-gone-days = { $days ->
     [one] déconnecté depuis { $days } jour
    *[other] déconnecté depuis { $days } jours
}
web-waiting-for = On attend { $names }
web-line-found = La connexion est rétablie.
web-you-are-away = Vous vous êtes levé ; un robot joue pour vous.
web-come-back = Se rasseoir
web-leave = Quitter la table
web-leave-match = S’absenter un moment
web-leave-more = Qui s’absente peut revenir ; un robot joue entre-temps. Qui abandonne laisse sa place au robot.
web-give-up = Abandonner
web-give-up-sure = Abandonner ? Un robot jouera à votre place jusqu’à la fin.
web-close = Fermer
web-rule = Règle { $section }
web-waiting = { $free ->
     [one] Il manque encore { $free } personne.
    *[other] Il manque encore { $free } personnes.
}
web-join = S’asseoir
web-invite = Lien vers cette table
web-invite-more = Envoyez-le à un ami. Qui l’ouvre prend une place libre, ou regarde.
web-copy = Copier
web-copied = Copié
web-copied-more = Le lien est dans votre presse-papiers.
web-curtain = À { $name } de jouer
web-curtain-more = Passez l’écran. Les autres détournent les yeux.
web-curtain-lift = Je suis { $name }
web-said-reaction = { $name } : { $reaction }
web-said-joined = { $name } s’assoit.
web-said-undo = { $name } reprend un coup.
web-said-left = { $name } s’absente un moment.
web-said-back = { $name } est de retour.
web-said-gave-up = { $name } abandonne ; un robot continue.
web-said-rematch = { $name } propose une revanche.
web-badge = { $badge } : { $names }
web-every-line = Chaque ligne
web-result-points = Victoire avec { $points } { $points ->
     [one] point
    *[other] points
} : { $names }.
web-result-shared = Victoire partagée avec { $points } { $points ->
     [one] point
    *[other] points
} : { $names }.
web-result-alone = { $points } { $points ->
     [one] point
    *[other] points
}.
web-rematch = Rejouer
web-rematch-made = Une nouvelle table avec les mêmes personnes est prête.
web-rematch-go = Y aller
web-to-lobby = Vers l’accueil
web-picture-of = Le plateau de qui
web-picture-png = Image (PNG)
web-picture-svg = Image (SVG)
web-replay = Revoir
web-replay-step = Étape de la partie
web-replay-at = { $step } sur { $steps }
web-replay-start = Le début.
web-replay-close = Fin de la relecture
web-run = Laisser défiler
web-pause = Pause
web-shortcuts = Touches
web-shortcuts-more = Le plateau a un seul arrêt pour Tab : à l’intérieur, les flèches déplacent. Tout peut aussi se faire depuis la liste des coups.
web-shortcut-help = cette liste
web-shortcut-undo = reprendre votre dernier coup
web-shortcut-actions = tous les coups en mots
web-shortcut-score = ouvrir ou replier le score
web-shortcut-rules = les règles
web-shortcut-news = réentendre ce qui vient de se passer
web-shortcut-tab = vers la partie suivante de la page
web-shortcut-arrows = se déplacer sur le plateau
web-shortcut-enter = choisir
web-shortcut-escape = lâcher, fermer
web-key-tab = Tab
web-key-arrows = flèches
web-key-enter = Entrée
web-key-escape = Échap
web-lesson = Première partie
web-lesson-step = Étape { $step } sur { $steps }
web-lesson-skip = Passer la leçon
web-lesson-next = Suivant
web-lesson-done = Continuer à jouer
web-lesson-start = Apprendre en jouant
