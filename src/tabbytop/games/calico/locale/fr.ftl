# Calico

calico-title = Calico
calico-about = Cousez un quilt d’hexagones : les couleurs donnent des boutons, les motifs attirent des chats, les objectifs veulent les deux.

calico-colour-magenta = magenta
calico-colour-yellow = jaune
calico-colour-light_blue = bleu clair
calico-colour-dark_blue = bleu foncé
calico-colour-green = vert
calico-colour-purple = violet

calico-pattern-dots = pois
calico-pattern-fern = fougère
calico-pattern-flowers = fleurs
calico-pattern-quatrefoil = quadrilobe
calico-pattern-stripes = rayures
calico-pattern-vines = lianes
calico-pattern-any = un motif non précisé


calico-wish-millie = un groupe de 3 ou plus
calico-wish-callie = un triangle de 3
calico-wish-tibbit = un groupe de 4 ou plus
calico-wish-rumi = une ligne droite de 3
calico-wish-coconut = un groupe de 5 ou plus
calico-wish-tecolote = une ligne droite de 4
calico-wish-cira = un groupe de 6 ou plus
calico-wish-almond = un trapèze : 2 au-dessus de 3
calico-wish-gwenivere = un groupe de 7 ou plus
calico-wish-leo = une ligne droite de 5

calico-place-top = A, en haut
calico-place-right = B, à droite
calico-place-bottom_left = C, en bas à gauche
calico-way-both = couleurs et motifs
calico-way-colours = couleurs
calico-way-patterns = motifs
calico-way-open = pas fini
calico-way-missed = manqué

calico-line-goal = { $goal } ({ $place }) : { $way }
calico-aim-goal = { $goal } ({ $place })
calico-line-cat = { $cat } sur { $pattern }
calico-line-button = bouton { $colour }
calico-line-rainbow = bouton arc-en-ciel

calico-event-arranged = { $name } : objectifs choisis.
calico-event-goals = { $name } : { $top } en haut, { $right } à droite, { $bottom_left } en bas à gauche.
calico-event-laid = { $name } : { $patch } posé en { $cell }.
calico-event-free = { $name } : pose libre, car la restriction ne laisse de case à aucun tissu en main.
calico-event-button = { $name } : un bouton { $colour } ({ $cells }), 3 points.
calico-event-rainbow = { $name } : un bouton de chaque couleur, donc le bouton arc-en-ciel, 3 points.
calico-event-cat = { $name } : { $cat } s’installe sur le quilt ({ $cells }), { count-points }.
calico-event-goal = { $name } : { $goal } réussi, { count-points }.
calico-event-took = { $name } : { $patch } pris au marché.
calico-event-discarded = { $patch } tombe au bout du tapis roulant.
calico-event-slid = { $patch } glisse jusqu’au bout.
calico-event-drawn = { $patch } arrive au marché.
calico-event-over = Les quilts sont complets.

calico-over = La partie est finie : tous les quilts sont complets.
calico-no-seat = Il n’y a pas de place { $seat } à cette table.
calico-turn = C’est le tour de la place { $seat }.
calico-goals-chosen = Vos objectifs sont choisis ; les autres choisissent encore.
calico-choose-goals = Choisissez d’abord trois de vos objectifs et leur emplacement.
calico-place-first = Posez maintenant un tissu de votre main sur votre quilt.
calico-take-now = Prenez maintenant un tissu au marché.
calico-no-such-action = Ce tissu, cette case, cette place du marché ou ce trio d’objectifs n’existe pas : { $action }.
calico-goal-not-dealt = { $goal } n’est pas parmi vos objectifs : { $goals }.
calico-not-in-hand = Vous n’avez pas { $patch } en main. Votre main : { $hand }.
calico-cell-taken = La case { $cell } est déjà cousue.
calico-restriction-next-to-laid = Chaque tissu doit toucher un tissu que vous avez posé. Possible pour { $patch } : { $cells }.
calico-restriction-same-colour = Chaque tissu doit toucher sa couleur. Possible pour { $patch } : { $cells }.
calico-restriction-same-pattern = Chaque tissu doit toucher son motif. Possible pour { $patch } : { $cells }.

calico-option-players = Le nombre de quilts, de 1 à 4 ; en solo, le marché est un tapis roulant.
calico-option-setup = Comment les chats et les objectifs sont choisis.
calico-option-cats = Trois chats au choix, de trois tuiles différentes, dans la mise en place normale seulement ; sinon ils sont tirés au sort.
calico-option-boards = Un plateau pour chaque place, dans l’ordre ; sinon ils sont tirés au sort.
calico-option-family = Les objectifs restent face cachée : seuls les chats et les boutons comptent.
calico-option-lower_variance = Un tissu de chaque sorte sort du jeu, pour moins de hasard (1 ou 2 joueurs).
calico-option-goal_values = Combien de points valent les objectifs.
calico-option-hands = Qui voit les tissus de votre main.
calico-option-shape_match = Quand une zone a la forme que demande un chat.
calico-option-restriction = Une restriction pour toute la partie.
calico-option-restriction_without_cell = Ce qui se passe quand la restriction ne laisse aucune case.
calico-option-scenario = Un scénario, de 1 à 10 : il fixe les chats et les objectifs, et ce qu’il faut réussir.

calico-option-boards-many = { $boards } plateaux ont été choisis pour { $players } { $players ->
    [one] joueur
   *[other] joueurs
}.
calico-option-boards-twice = Un plateau ne peut pas être choisi deux fois : il y en a un de chaque couleur.
calico-option-cats-scenario = Le scénario { $scenario } a ses propres chats.
calico-option-cats-beginner = La mise en place débutant a des chats fixes ; prenez setup=standard pour choisir les vôtres.
calico-option-cats-tiles = Choisissez trois chats de trois tuiles différentes (Millie/Callie, Tibbit/Rumi, Coconut/Tecolote, Cira/Almond, Gwenivere/Leo).
calico-option-lower-variance = La variante « hasard réduit » se joue à 1 ou 2, pas à { $players }.
calico-option-scenario-family = Un scénario compte les objectifs : il ne va pas avec la variante en famille.
calico-option-scenario-restriction = Une partie est un scénario ou une restriction, pas les deux.

calico-grid-rows = « grid » doit être une liste de sept chaînes.
calico-grid-row = La ligne { $row } de la grille a { $codes } codes au lieu de sept.
calico-grid-goal = La case { $cell } est un objectif et doit être « ## », pas « { $code } ».
calico-grid-rim = La case { $cell } du plateau { $board } porte { $printed }, pas « { $code } ».
calico-grid-code = Case { $cell } : « { $code } » n’est ni un tissu ni « .. ». Un tissu est une lettre pour sa couleur ({ $colours }) et une pour son motif ({ $patterns }).
calico-score-object = Un quilt dont on compte les points est un objet JSON avec « board », « cats » et « grid » (et « goals »).
calico-score-field = Il n’y a pas de champ « { $field } » dans un tel quilt. Les champs sont : { $fields }.
calico-score-board = « board » doit être l’un de { $boards }, pas « { $value } ».
calico-score-cats = « cats » doit nommer trois chats avec deux motifs chacun, et chaque motif une fois.
calico-score-cat = Il n’y a pas de chat « { $value } » (« cats »). Les chats sont : { $cats }.
calico-score-pattern = Il n’y a pas de motif « { $value } » (chat { $cat }). Les motifs sont : { $patterns }.
calico-score-goals = « goals » doit être un objet avec « top », « right » et « bottom_left ».
calico-score-goal = Il n’y a pas d’objectif « { $value } » ({ $place }). Les objectifs sont : { $goals }.
calico-score-goal-twice = L’objectif { $value } ne peut être qu’une fois sur le quilt.
calico-score-choice = « { $field } » doit être { $allowed }, pas « { $value } ».
calico-score-tokens = « tokens » : { $place } doit être un nombre entier de 0 à 22, pour les chats et couleurs de cette partie (rainbow : true ou false).
calico-score-token-name = « tokens » : « { $value } » n’est pas dans « { $field } » pour cette partie, ou y est deux fois. Il y a : { $names }.
calico-score-token-many = « tokens » : ces tissus ont pu rapporter au plus { $most } pour { $name }, pas { $count }.
calico-score-rainbow = « tokens » : l’arc-en-ciel demande un bouton de chacune des six couleurs.
calico-score-order = Remarque : l’ordre de pose peut compter ici ({ $names }). Chaque groupe est compté une fois tel qu’il est ; s’il réunit des groupes qui avaient chacun gagné un jeton, ajoutez « tokens ».
calico-score-copies = Remarque : la boîte n’a que trois tissus { $patch }, et il y en a { $count } ici.

calico-objective-points = au moins { $wanted } points
calico-objective-rainbow = le bouton arc-en-ciel
calico-objective-cats = au moins { $wanted } chats
calico-objective-each_cat = un chat de chaque
calico-objective-same_cat = { $wanted } chats d’une même sorte
calico-objective-same_colour_buttons = { $wanted } boutons d’une même couleur
calico-objective-goals = { $wanted ->
    [one] un objectif
   *[other] { $wanted } objectifs
}
calico-objective-goals_both_ways = { $wanted ->
    [one] un objectif des deux façons
   *[other] { $wanted } objectifs des deux façons
}

calico-earned-points_60 = victoire avec 60 points ou plus
calico-earned-points_65 = victoire avec 65 points ou plus
calico-earned-points_70 = victoire avec 70 points ou plus
calico-earned-points_75 = victoire avec 75 points ou plus
calico-earned-points_80 = victoire avec 80 points ou plus
calico-earned-points_85 = victoire avec 85 points ou plus
calico-earned-rainbow = victoire avec un bouton arc-en-ciel
calico-earned-two_of_each_cat = victoire avec deux chats de chaque
calico-earned-no_buttons = victoire sans bouton
calico-earned-no_cats = victoire sans chat
calico-earned-no_goals = victoire sans objectif
calico-earned-three_x = victoire avec trois objectifs
calico-earned-nine_plus_x = victoire avec neuf boutons ou plus
calico-earned-restriction_next_to_laid = victoire, chaque tissu à côté d’un tissu posé
calico-earned-restriction_goals_both_ways = victoire, objectifs des deux façons seulement
calico-earned-restriction_no_hand = victoire sans main
calico-earned-restriction_same_colour = victoire, chaque tissu à côté de sa couleur
calico-earned-restriction_same_pattern = victoire, chaque tissu à côté de son motif
calico-earned-scenario = scénario { $number } réussi

calico-title-1 = Quilter en herbe
calico-title-5 = Quilter du dimanche
calico-title-10 = Talents impressionnants
calico-title-15 = Semi-professionnel
calico-title-21 = Artisan d’exception
calico-title-28 = Maître quilter de Calico

calico-quilt-of = { $name } : { count-points }
calico-other = { $name } : { count-points }
calico-goals-dealt = Objectifs au choix (une façon / les deux) :
calico-buttons = boutons
calico-rainbow = arc-en-ciel
calico-hand = Main
calico-market = Marché
calico-belt = Tapis
calico-ask-choosing = Trois objectifs pour A (en haut), B (à droite) et C (en bas à gauche), par exemple 1 3 2 :
calico-ask-placing = Posez un tissu (par exemple 1 d2 ; ? aide) :
calico-ask-taking = Prenez un tissu au marché (1, 2 ou 3 ; u annule) :
calico-ask-over = La partie est finie.
calico-moves-goals = { $count } façons : trois numéros différents de vos objectifs, dans l’ordre A, B, C.
calico-help-goal = Remplissez votre quilt. Au moins trois tissus voisins d’une même couleur : un bouton (3 points). Un chat vient pour un groupe ou une forme d’un de ses deux motifs.
calico-help-place = Poser : numéro du tissu et case, par exemple 1 d2. Un tissu garde son numéro jusqu’à ce qu’il soit posé ; celui que vous prenez reçoit le numéro libre. A, B et C sont des objectifs.
calico-help-take = Puis prenez 1, 2 ou 3 au marché.
calico-help-letters = Couleurs : { $letters }
calico-help-patterns = Motifs : { $patterns }
calico-help-marks = Sur un tissu : o a donné un bouton, ^ a attiré un chat, & les deux.
calico-result-cats = Égalité à { count-points }, départagée par les chats. Victoire : { $winners }.
calico-result-buttons = Égalité à { count-points } et en chats, départagée par les boutons. Victoire : { $winners }.
calico-earned-one-of = { $name } : un seul de ces accomplissements est à cocher, au choix :
calico-objectives = À réussir : { $objectives }
calico-badge-for = Maître couturier : { $names }
calico-score-flag = « { $field } » doit être true ou false, pas « { $value } ».
calico-turn-of = tour { $turn } sur 22
calico-short-colours = coul
calico-short-patterns = mot
calico-meaning-all_different = tous différents
calico-meaning-4_2 = quatre et deux
calico-meaning-3_3 = trois et trois
calico-meaning-3_2_1 = trois, deux, un
calico-meaning-2_2_2 = trois paires
calico-meaning-2_2_1_1 = deux paires, deux seuls
calico-ask-choosing-fixed = Placez les trois objectifs sur A (en haut), B (à droite) et C (en bas à gauche), par exemple 1 3 2 :
calico-ask-taking-solo = Prenez sur le tapis (1 fait tomber 2 ; 2 ou 3 font tomber 1 ; u annule) :
calico-best-gain = au mieux +{ $points }
calico-number-goals = Il n’y a pas d’objectif { $number } : les vôtres vont de 1 à { $most }.
calico-number-hand = Il n’y a pas de tissu { $number } dans votre main : tapez { $numbers }.
calico-number-market = Il n’y a pas de tissu { $number } au marché : il va de 1 à { $most }.
calico-help-belt = En solo, le marché est un tapis roulant, 1 au bout : des deux tissus que vous laissez, le plus loin tombe et l’autre glisse au bout.
calico-help-goals = Un objectif regarde ses six voisins : AA-BB-C-D, deux paires et deux seuls ; ≠, six différents. 7/11 : points si réussi en couleurs ou en motifs / les deux ; coche : réussi, croix : hors d’atteinte. Millie 3 × 2 : 3 points chacune, vous en avez 2. Un bouton des six couleurs : arc-en-ciel, 3 points. [D∴ ??] : ce que tient un adversaire.
calico-rule-goal = objectifs
calico-rule-cat = chats
calico-rule-button = boutons
calico-rule-rainbow = arc-en-ciel
calico-cell-goal = { $cell } est un objectif ; les tissus vont autour.
calico-one-by-one = L’un après l’autre : tapez d’abord { $lay }, puis { $take }.
calico-no-cell = Il n’y a pas de case ouverte { $cell }.
calico-goal-twice = Choisissez trois objectifs différents.
calico-three-goals = Il faut trois objectifs, un pour A, un pour B et un pour C, par exemple 1 3 2 ; en voici { $count }.
calico-goal-unknown = Il n’y a pas d’objectif { $goal }. Les objectifs sont : { $goals }.
calico-no-spot = Le marché a les places 1, 2 et 3.
calico-score-one-tile = Remarque : deux de ces chats sont les deux faces d’une même tuile ; la boîte ne peut montrer les deux.

# The options in short
calico-option-players-title = Joueurs
calico-option-setup-title = Mise en place
calico-option-cats-title = Chats
calico-option-boards-title = Plateaux
calico-option-family-title = Variante familiale
calico-option-lower_variance-title = Moins de hasard
calico-option-goal_values-title = Valeur des objectifs
calico-option-hands-title = Mains
calico-option-shape_match-title = Formes des chats
calico-option-restriction-title = Restriction
calico-option-restriction_without_cell-title = Plus de case possible
calico-option-scenario-title = Scénario
calico-value-setup-beginner = Première partie
calico-value-setup-beginner-about = Trois chats simples et des objectifs fixes.
calico-value-setup-standard = Normale
calico-value-setup-standard-about = Les chats sont tirés au sort, et chacun garde trois objectifs sur quatre.
calico-value-cats-millie = Millie
calico-value-cats-callie = Callie
calico-value-cats-tibbit = Tibbit
calico-value-cats-rumi = Rumi
calico-value-cats-coconut = Coconut
calico-value-cats-tecolote = Tecolote
calico-value-cats-cira = Cira
calico-value-cats-almond = Almond
calico-value-cats-gwenivere = Gwenivere
calico-value-cats-leo = Leo
calico-value-boards-blue = bleu
calico-value-boards-green = vert
calico-value-boards-purple = violet
calico-value-boards-yellow = jaune
calico-value-goal_values-rulebook = comme dans la règle
calico-value-goal_values-rulebook-about = Les valeurs du livret de 2020.
calico-value-goal_values-tile = comme sur les tuiles
calico-value-goal_values-tile-about = Les valeurs des tuiles imprimées.
calico-value-hands-hidden = cachées
calico-value-hands-hidden-about = Vos tissus ne sont vus que de vous.
calico-value-hands-open = visibles
calico-value-hands-open-about = Tout le monde les voit.
calico-value-shape_match-contained = dans une zone plus grande
calico-value-shape_match-contained-about = Une forme dans une zone plus grande compte.
calico-value-shape_match-exact_group = la forme exacte
calico-value-shape_match-exact_group-about = La zone doit être la forme et rien de plus.
calico-value-restriction-none = aucune
calico-value-restriction-next_to_laid = à côté des tissus posés
calico-value-restriction-goals_both_ways = objectifs : les deux à la fois
calico-value-restriction-no_hand = sans main
calico-value-restriction-same_colour = à côté de la même couleur
calico-value-restriction-same_pattern = à côté du même motif
calico-value-restriction_without_cell-free_placement = pose libre
calico-value-restriction_without_cell-free_placement-about = Vous posez librement.
calico-value-restriction_without_cell-free_placement_fails_restriction = pose libre, restriction perdue
calico-value-restriction_without_cell-free_placement_fails_restriction-about = Vous posez librement et perdez l’accomplissement.
calico-value-scenario-0 = aucun
calico-value-scenario = scénario { $value }

# How the opponents play.

calico-bot-kitten = Vise les points du prochain tissu ou du suivant, sans regarder les objectifs.
calico-bot-house_cat = Devine à moitié ce que groupes et objectifs peuvent devenir, et choisit sans rigueur parmi ce qui semble bon.
calico-bot-alley_cat = Sait ce que vaut un quilt et pose d’ordinaire le meilleur tissu, à peu près comme une personne exercée.
calico-bot-tiger = Voit un tour plus loin : chaque pose avec le tissu à prendre et celui à poser ensuite.
calico-bot-master = Joue chaque bon coup jusqu’au bout dans des milliers de parties imaginées et surveille son avance sur vous.
