# The Isle of Cats: Explore & Draw
# Sentences take codes as they are (blue, take_row, above); single words have keys of their own.

isle-title = L’Île des Chats : Explore & Draw
isle-about = Explorez l’île pendant sept jours et dessinez chats et trésors sur votre bateau : familles réunies, rats recouverts, cabines pleines.

isle-colour-blue = bleu
isle-colour-green = vert
isle-colour-orange = orange
isle-colour-purple = mauve
isle-colour-red = rouge
isle-motif-waves = vagues
isle-motif-hatching = hachures
isle-motif-dots = points
isle-motif-crosses = croix
isle-motif-bricks = briques

isle-kind-cat = chat
isle-kind-oshax = oshax
isle-kind-common = trésor commun
isle-kind-rare = trésor rare
isle-kind-lesson = tradition
isle-kind-treasure = trésor
isle-mode-all = tout dessiner
isle-mode-or = ou
isle-mode-choose2 = 2 au choix
isle-zone-above = au-dessus
isle-zone-below = au-dessous
isle-icon-parrot = perroquet
isle-icon-moon = lune
isle-icon-apple = pomme
isle-icon-wheat = blé
isle-icon-none = sans icône
isle-room-1 = cabine Perroquet de gauche
isle-room-2 = cabine Lune du haut
isle-room-3 = cabine Pomme
isle-room-4 = cabine Lune du bas
isle-room-5 = cabine sans icône
isle-room-6 = cabine Blé
isle-room-7 = cabine Perroquet de droite

isle-special-extra_card = une carte de plus
isle-special-one_per_row = une carte par ligne
isle-special-take_row = une ligne au lieu d’une colonne
isle-special-double_cat = le prochain chat deux fois
isle-special-double_treasure = le prochain trésor deux fois
isle-level-easy = facile
isle-level-medium = moyen
isle-level-hard = difficile
isle-level-very_hard = très difficile
isle-level-expert = expert

isle-lesson-1 = 12 points si toutes les cases du bord sont remplies
isle-lesson-2 = 10 points avec exactement 15 chats à bord
isle-lesson-3 = 15 points avec au moins 3 chats de chaque couleur
isle-lesson-4 = 7 points si chaque couleur a un chat au bord
isle-lesson-5 = 1 point par chat d’une même couleur au bord ; votre meilleure couleur est retenue
isle-lesson-6 = 1 point par chat solitaire
isle-lesson-7 = 2 points par trésor rare, en plus des 3 habituels
isle-lesson-8 = 1 point par trésor commun
isle-lesson-9 = 10 points sans aucun rat visible
isle-lesson-10 = 2 points par rat visible (le -1 reste dû)
isle-lesson-11 = 1 point par tradition cochée, celle-ci comprise
isle-lesson-12 = 9 points avec exactement 5 chats bleus
isle-lesson-13 = 9 points avec exactement 5 chats verts
isle-lesson-14 = 9 points avec exactement 5 chats orange
isle-lesson-15 = 9 points avec exactement 5 chats mauves
isle-lesson-16 = 9 points avec exactement 5 chats rouges
isle-lesson-17 = 10 points avec exactement 5 rats visibles (le -5 reste dû)
isle-lesson-18 = 7 points avec exactement 6 traditions cochées
isle-lesson-19 = 9 points avec exactement 5 trésors, communs et rares confondus
isle-lesson-20 = 1 point par paire de chats au bord, arrondi vers le bas
isle-lesson-21 = 12 points si les deux cabines Perroquet sont pleines
isle-lesson-22 = 18 points si les deux cabines Lune sont vides (le -10 reste dû)
isle-lesson-23 = 4 points par famille d’au moins 4 chats
isle-lesson-24 = 15 points si la cabine Pomme est vide (le -5 reste dû)
isle-lesson-25 = votre troisième plus grande famille est comptée une seconde fois
isle-lesson-26 = 10 points si les chats à bord sont d’exactement 3 couleurs

isle-sister-S1 = 5 par couleur dont aucun chat ne touche un trésor
isle-sister-S2 = 2 par chat de la plus grande famille
isle-sister-S3 = 10 s’il y a moins de 9 trésors
isle-sister-S4 = 5 par rat visible
isle-sister-S5 = 5 par chat au-delà du 15e
isle-sister-S6 = 5 par couleur sans chat au bord
isle-sister-S7 = sa meilleure tradition compte double
isle-sister-S8 = 3 par cabine pleine
isle-sister-S9 = 5 par chat solitaire
isle-sister-A1 = 3 par tradition que vous avez cochée
isle-sister-A2 = la valeur de la plus grande famille
isle-sister-A3 = la valeur de la deuxième plus grande famille
isle-sister-A4 = 3 par trésor commun
isle-sister-A5 = 3 par chat ne touchant aucun trésor
isle-sister-A6 = 4 par carte au trésor recouverte
isle-sister-A7 = 5 par famille
isle-sister-A8 = 1 par chat au bord
isle-sister-A9 = 5 par couleur dont aucun chat ne touche un rat visible

isle-line-rats = { $rats ->
     [one] { $rats } rat visible
    *[other] { $rats } rats visibles
}
isle-line-room = { $room ->
     [1] cabine Perroquet de gauche
     [2] cabine Lune du haut
     [3] cabine Pomme
     [4] cabine Lune du bas
     [5] cabine sans icône
     [6] cabine Blé
    *[7] cabine Perroquet de droite
} : { $open ->
     [one] { $open } case vide
    *[other] { $open } cases vides
}
isle-line-family = famille de { $cats } chats { $colour ->
     [blue] bleus
     [green] verts
     [orange] orange
     [purple] mauves
    *[red] rouges
}
isle-line-rare = trésor rare ({ $shape })
isle-line-lesson = tradition { $lesson } : { $text } (compte : { $have })
isle-aim-rats = { $rats ->
     [one] { $rats } rat visible au lieu de { $was }
    *[other] { $rats } rats visibles au lieu de { $was }
}
isle-aim-room = { $room } { $open ->
     [0] pleine
     [one] plus près d’être pleine ({ $open } case vide au lieu de { $was })
    *[other] plus près d’être pleine ({ $open } cases vides au lieu de { $was })
}
isle-aim-family = { $cats ->
     [0] l’avenir des chats { $colour ->
          [blue] bleus
          [green] verts
          [orange] orange
          [purple] mauves
         *[red] rouges
    }
     [1] un chat { $colour ->
          [blue] bleu
          [green] vert
          [orange] orange
          [purple] mauve
         *[red] rouge
    } de plus
     [2] 2 chats { $colour ->
          [blue] bleus
          [green] verts
          [orange] orange
          [purple] mauves
         *[red] rouges
    } côte à côte
    *[other] une famille de { $cats } chats { $colour ->
          [blue] bleus
          [green] verts
          [orange] orange
          [purple] mauves
         *[red] rouges
    }
}
isle-aim-lesson = la tradition { $lesson } (compte { $have } au lieu de { $was }) : { $text }
isle-aim-lesson-same = la tradition { $lesson } (compte { $have }) : { $text }
isle-aim-special = avec l’action spéciale : { $special }
isle-line-sister-colour = { $colour ->
     [blue] bleu
     [green] vert
     [orange] orange
     [purple] mauve
    *[red] rouge
} : { $cats } × { $each }
isle-line-sister-lesson = sa tradition { $card } : { $text } (compte : { $have })
isle-line-sister-lesson-again = sa tradition { $card } : sa meilleure, { $best }, compte encore une fois

isle-event-took = { $name } : choix sur l’île : { $slots }.
isle-event-special = { $name } : action spéciale, { $special ->
     [extra_card] une carte de plus
     [one_per_row] une carte par ligne
     [take_row] une ligne au lieu d’une colonne
     [double_cat] le prochain chat deux fois
    *[double_treasure] le prochain trésor deux fois
}.
isle-event-opened = { $name } : carte { $slot }{ $zone ->
     [above] {" "}(au-dessus)
     [below] {" "}(au-dessous)
    *[all] {""}
}.
isle-event-oshax = { $name } : l’oshax est { $colour ->
     [blue] bleu
     [green] vert
     [orange] orange
     [purple] mauve
    *[red] rouge
}.
isle-event-ticked = { $name } : tradition { $lesson } cochée.
isle-event-cat = { $name } : un chat { $colour ->
     [blue] bleu
     [green] vert
     [orange] orange
     [purple] mauve
    *[red] rouge
} { $shape } en { $cells }.
isle-event-treasure = { $name } : un { $kind ->
     [common] trésor commun
    *[rare] trésor rare
} { $shape } en { $cells }.
isle-event-skipped = { $name } : { $shape } ne rentre nulle part et est ignoré.
isle-event-skipped_rest = { $name } : rien de la carte ne rentre ; le reste est ignoré.
isle-event-declined_map = { $name } : le trésor de la carte au trésor est laissé.
isle-event-declined_copy = { $name } : le second exemplaire est laissé.
isle-event-rats = { $name } : { $rats ->
     [one] un rat recouvert
    *[other] { $rats } rats recouverts
} ({ $cells }).
isle-event-map = { $name } : un chat { $colour ->
     [blue] bleu
     [green] vert
     [orange] orange
     [purple] mauve
    *[red] rouge
} sur sa carte au trésor ({ $cell }) : un trésor commun peut être dessiné.
isle-event-map_lost = { $name } : la carte au trésor { $colour ->
     [blue] bleue
     [green] verte
     [orange] orange
     [purple] mauve
    *[red] rouge
} ({ $cell }) est recouverte et ne rapporte rien.
isle-event-room = { $name } : pleine : { $room ->
     [1] cabine Perroquet de gauche
     [2] cabine Lune du haut
     [3] cabine Pomme
     [4] cabine Lune du bas
     [5] cabine sans icône
     [6] cabine Blé
    *[7] cabine Perroquet de droite
}.
isle-event-family = { $name } : une famille de { $cats } chats { $colour ->
     [blue] bleus
     [green] verts
     [orange] orange
     [purple] mauves
    *[red] rouges
}, { $points } { $points ->
     [one] point
    *[other] points
}.
isle-event-copy = { $name } : { $shape } peut être dessiné une seconde fois.
isle-event-done = { $name } : jour { $day } terminé.
isle-event-day = Le jour { $day } commence.
isle-event-island = Emplacement { $slot } : { $card }.
isle-event-sister = Votre sœur révèle le { $colour ->
     [blue] bleu
     [green] vert
     [orange] orange
     [purple] mauve
    *[red] rouge
}.
isle-event-over = Le septième jour est passé : les bateaux mettent les voiles.

isle-over = La partie est finie : sept jours ont passé.
isle-no-seat = Il n’y a pas de place { $seat } à cette table.
isle-day-done = Vous avez terminé le jour { $day } ; il s’achève quand tout le monde a fini.
isle-no-such-action = Cette colonne, ligne, carte, forme, orientation ou case n’existe pas : { $action }.
isle-choose-first = Choisissez d’abord vos cartes du jour.
isle-chosen = Vos cartes du jour sont déjà choisies.
isle-special-used = Vous avez déjà utilisé cette action spéciale : { $special ->
     [extra_card] une carte de plus
     [one_per_row] une carte par ligne
     [take_row] une ligne au lieu d’une colonne
     [double_cat] le prochain chat deux fois
    *[double_treasure] le prochain trésor deux fois
}.
isle-special-today = Une seule action spéciale par jour : pas d’autre aujourd’hui ({ $special ->
     [extra_card] une carte de plus
     [one_per_row] une carte par ligne
     [take_row] une ligne au lieu d’une colonne
     [double_cat] le prochain chat deux fois
    *[double_treasure] le prochain trésor deux fois
}).
isle-specials-spent = Trois actions spéciales par partie : les vôtres sont épuisées ({ $special ->
     [extra_card] une carte de plus
     [one_per_row] une carte par ligne
     [take_row] une ligne au lieu d’une colonne
     [double_cat] le prochain chat deux fois
    *[double_treasure] le prochain trésor deux fois
}).
isle-nothing-to-double = Toutes vos cartes du jour sont résolues : il n’y a plus rien à doubler.
isle-extra-own-column = La carte { $slot } est dans la colonne { $column }, que vous avez prise : la carte de plus vient d’une autre colonne.
isle-card-open = Terminez d’abord la carte { $slot }.
isle-card-not-taken = La carte { $slot } n’est pas parmi celles que vous avez choisies aujourd’hui.
isle-card-resolved = La carte { $slot } est déjà résolue.
isle-zone-missing = La carte { $slot } porte un « ou » : tapez { $slot } au-dessus (le premier) ou { $slot } au-dessous (le second).
isle-zone-unasked = La carte { $slot } ({ $card }) ne porte pas de « ou » : il n’y a pas de zone à choisir.
isle-zone-fits-nowhere = Rien de ce qui est { $zone ->
     [above] au-dessus
    *[below] au-dessous
} sur la carte { $slot } ({ $card }) ne rentre, mais quelque chose de l’autre zone, si.
isle-colour-missing = La carte { $slot } est un oshax : ajoutez sa couleur, par exemple { $slot } bleu.
isle-colour-unasked = La carte { $slot } ({ $card }) ne montre pas d’oshax : il n’y a pas de couleur à choisir.
isle-cards-left = Toutes les cartes choisies sont résolues avant la fin du jour. Restent : { $slots }.
isle-no-card-open = Choisissez d’abord une de vos cartes à résoudre.
isle-nothing-to-decline = Ce que montre la carte ne s’ignore que si cela ne rentre nulle part ; seuls le trésor d’une carte au trésor et un second exemplaire se refusent.
isle-decline-instead = Il n’y a rien à ignorer : dessinez le trésor ou le second exemplaire, ou refusez-le.
isle-skip-which = Sur une carte « 2 au choix », ignorez le reste ; sur toute autre carte, dites quelle découverte.
isle-map-first = { $shape } doit attendre : d’abord le trésor commun de la carte au trésor, ou refusez-le.
isle-copy-first = { $shape } doit attendre : d’abord le second exemplaire ({ $due }), ou refusez-le.
isle-not-on-card = { $shape } n’est pas à dessiner maintenant. À dessiner : { $due }.
isle-off-boat = { $shape } en { $cell } sortirait du bateau.
isle-overlap = { $shape } en { $cell } recouvrirait ce qui est déjà dessiné : { $filled }.
isle-not-touching = { $shape } en { $cell } doit toucher une autre découverte par un côté.
isle-must-draw = { $shape } rentre sur votre bateau et doit donc être dessiné.

isle-option-players = Combien de bateaux, de 1 à 6, jusqu’à 12 avec un second jeu de plans ; en solo, vous affrontez votre sœur.
isle-option-boats = Un bateau pour chaque place, de 1 à 6 ; sinon, ils sont tirés au sort.
isle-option-level = La force de votre sœur (1 joueur) : chaque niveau lui donne une tradition avancée de plus.
isle-option-boats-many = { $boats } bateaux ont été choisis pour { $players } { $players ->
     [one] joueur
    *[other] joueurs
}.
isle-option-boats-twice = Le bateau { $boat } n’existe qu’en { $sets ->
     [one] un exemplaire
    *[other] { $sets } exemplaires
}.
isle-option-level-alone = Le niveau { $level } est pour un joueur, pas { $players }.

isle-score-object = Un bateau à compter est un objet JSON avec « boat » et « pieces ».
isle-score-field = Il n’y a pas de champ « { $field } » dans un bateau à compter. Les champs sont : { $fields }.
isle-score-boat = « boat » doit être un nombre de 1 à { $boats }, pas « { $value } ».
isle-score-pieces = « pieces » doit être une liste.
isle-score-piece = La pièce { $piece } doit être un objet avec « cells ».
isle-score-piece-field = La pièce { $piece } n’a pas de champ « { $field } ». Les champs sont : { $fields }.
isle-score-colour = Pièce { $piece } : il n’y a pas de couleur « { $value } ». Les couleurs sont : { $colours }.
isle-score-cells = Pièce { $piece } : « cells » doit nommer au moins une case.
isle-score-cell = Pièce { $piece } : il n’y a pas de case « { $cell } » sur le bateau. Les colonnes vont de a à v, les rangées de 1 à 9.
isle-score-cell-twice = La pièce { $piece } nomme { $cell } deux fois.
isle-score-shape = Pièce { $piece } : il n’y a pas de forme « { $value } ». Les formes sont : { $shapes }.
isle-score-not-shape = La pièce { $piece } ({ $cells }) n’a pas la forme { $shape } (un chat a une couleur, un trésor n’en a pas).
isle-score-no-cat = Pièce { $piece } ({ $cells }) : aucun chat ni oshax n’a cette forme.
isle-score-no-treasure = Pièce { $piece } ({ $cells }) : aucun trésor n’a cette forme ; un chat a besoin de « colour ».
isle-score-overlap = La pièce { $piece } et la pièce { $other } sont toutes deux sur { $cell }.
isle-score-apart = La pièce { $piece } n’est reliée à la première par aucune suite de pièces en contact.
isle-score-lessons = « lessons » doit être une liste de nombres de 1 à { $lessons }.
isle-score-lesson = Il n’y a pas de tradition « { $value } » ; elles sont numérotées de 1 à { $lessons }.
isle-score-lesson-twice = La tradition { $lesson } est nommée deux fois.
isle-score-sister = « sister » doit être un objet avec les listes « colours » et « lessons ».
isle-score-sister-colours = Les « colours » de la sœur doivent nommer une fois chacune des couleurs { $colours }, dans l’ordre de révélation.
isle-score-sister-card = La sœur n’a pas de carte « { $value } », ou ne l’a qu’une fois. Ses cartes : { $cards }.
isle-score-sister-count = La sœur a trois traditions de base et au plus quatre avancées, pas { $basic } et { $advanced }.

isle-result-rooms = Égalité à { count-points }, départagée par les cabines pleines. Victoire : { $winners }.
isle-result-sister-beaten = Vous battez votre sœur, { $points } à { $sister }.
isle-result-sister-wins = Votre sœur gagne, { $sister } à { $points }.
isle-result-sister-tie = { count-points } partout : égalité, et l’égalité est pour votre sœur.

isle-header = Jour { $day } sur 7. { $name } : { count-points }
isle-sister = Sœur
isle-sister-short = Votre sœur : { $points }
isle-sister-colours = Sœur : { $colours }
isle-counts = { $counts } cab. { $rooms }/7
isle-families = Familles : { $families }
isle-specials = Sp. : { $specials }
isle-card-lesson = tradition { $lesson }
isle-card-choose2 = 2:
isle-ask-choose = Choisissez une colonne (A à D{ $specials } ; i montre les cartes, ? aide) :
isle-ask-card = Quelle carte ensuite ? ({ $cards }) :
isle-ask-draw = Dessinez { $shape } (par exemple { $shape }.0 h4 ; m liste les places, Entrée revient aux touches) :
isle-ask-map = Un trésor pour la carte (comme c2.0 h4), ou n pour aucun :
isle-ask-copy = Dessinez-le une seconde fois, ou n pour non :
isle-ask-done = Votre journée est faite : d la termine, u annule{ $more } :
isle-ask-over = La partie est finie.
isle-keys = { $shape } ({ $gain }) : flèches déplacer, r tourner, f retourner, g place suivante, Entrée dessiner{ $other }{ $leave }, u annuler, ? aide, q de côté, Échap taper
isle-moves-places = { $shape } : { $count } { $count ->
     [one] place
    *[other] places
} ; les meilleures maintenant : { $few }
isle-moves-columns = colonnes : { $columns }
isle-moves-specials = spéciales : { $specials }
isle-moves-cards = cartes : { $cards }
isle-help-goal = Sept jours. Dessinez chats et trésors sur votre bateau : les familles de 3 chats ou plus d’une couleur rapportent, les rats (-1) et les cabines incomplètes (-5) coûtent, les traditions rapportent ce qu’elles disent.
isle-help-day = Chaque jour, prenez les trois cartes d’une colonne et résolvez-les dans l’ordre voulu. Ce qui tient doit être dessiné, en touchant quelque chose de déjà dessiné.
isle-help-draw = Une forme se dessine aux touches : flèches, r, f, Entrée. En l’écrivant : forme, orientation et première case, comme T5.2 h4. Un chat sur la carte de sa couleur donne un trésor commun.
isle-help-special = Actions spéciales, une par jour et trois par partie : ligne 2, chaque ABD, extra 7, double chat, double trésor. i montre les cartes du jour et leurs formes ; 2: devant des formes veut dire deux d’entre elles.
isle-help-signs = Sur le bateau : r un rat, un chiffre la cabine d’une case vide, ^ la tête d’un chat, $ un trésor commun, % un trésor rare, * là où il commence ; d’autres signes séparent des voisins d’une même couleur. Les chats (une carte au trésor porte le même signe et « ? ») : { $colours }
isle-rule-family = familles
isle-rule-rare = trésors rares
isle-rule-lesson = traditions
isle-rule-rats = rats
isle-rule-room = cabines incomplètes
isle-keys-other = , Tab autre forme ({ $shapes })
isle-keys-leave = , n laisser
isle-keys-no = ne va pas ici
isle-sister-cards = { $cards } (i, s : en entier)
isle-ask-nofit = { $shape } ne rentre nulle part : n passe, u annule :

# The options in short
isle-option-players-title = Joueurs
isle-option-boats-title = Bateaux
isle-option-level-title = Votre sœur
isle-value-boats = bateau { $value }
isle-value-level-easy = facile
isle-value-level-medium = moyen
isle-value-level-hard = difficile
isle-value-level-very_hard = très difficile
isle-value-level-expert = expert

isle-type-row = ligne
isle-type-each = chaque
isle-type-extra = extra
isle-type-double = double
isle-type-cat = chat
isle-type-treasure = trésor
isle-do-done = d (finir le jour)
isle-do-decline = n (refuser)
isle-do-skip = n (ignorer { $shape })
isle-short-extra_card = extra
isle-short-one_per_row = chaque
isle-short-take_row = ligne
isle-short-double_cat = 2chat
isle-short-double_treasure = 2$
isle-family-short = { $cats } { $colour ->
     [blue] bleus
     [green] verts
     [orange] orange
     [purple] mauves
    *[red] rouges
}
isle-ask-special =  ; ou une action spéciale : { $forms }
isle-ask-more =  ; encore possible : { $forms }
isle-turn-missing = { $shape } peut être tournée : tapez aussi son orientation, de { $shape }.0 { $cell } à { $shape }.{ $last } { $cell }.
isle-help-lessons = À côté du bateau, une tradition comme 12 3/5 +0 : tradition 12, 3 pour l’instant et 5 voulus, pas encore de points ; x3 : trois comptés.

# How the opponents play.

isle-bot-kitten = Dessine ce qui rapporte aujourd’hui sans penser à demain, et choisit selon l’humeur parmi les bonnes journées.
isle-bot-house_cat = Devine un peu ce que familles, pièces et leçons peuvent devenir, et choisit sans rigueur parmi les bonnes journées.
isle-bot-alley_cat = Sait ce que vaut un bateau quand il reste des jours, et passe d’ordinaire une bonne journée.
isle-bot-tiger = Essaie les meilleures façons de prendre les cartes, dans tous les ordres, à toutes les places, et retient la meilleure journée.
isle-bot-master = Essaie deux douzaines de façons de passer la journée et joue les meilleures jusqu’au bout dans des parties imaginées.
