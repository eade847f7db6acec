# Les mots de la page pour Explore & Draw. Les phrases prennent les codes tels quels (blue, take_row, above).

web-isle-badge = Capitaine

web-isle-thing-cat = { $colour ->
     [blue] chat bleu
     [green] chat vert
     [orange] chat orange
     [purple] chat mauve
    *[red] chat rouge
}
web-isle-thing-oshax = { $colour ->
     [blue] oshax bleu
     [green] oshax vert
     [orange] oshax orange
     [purple] oshax mauve
     [red] oshax rouge
    *[any] oshax
}
web-isle-thing-common = trésor commun
web-isle-thing-rare = trésor rare
web-isle-shaped = { $thing } { $shape }
web-isle-card-lesson = tradition { $lesson } : { $text }
web-isle-card-or = { $above }, ou { $below }
web-isle-card-choose2 = 2 au choix parmi { $things }
web-isle-card-short = Carte { $slot }
web-isle-lesson-number = tradition { $lesson }

web-isle-rat = rat
web-isle-map = { $colour ->
     [blue] carte au trésor bleue
     [green] carte au trésor verte
     [orange] carte au trésor orange
     [purple] carte au trésor mauve
    *[red] carte au trésor rouge
}
web-isle-cell = { $cell } : { $what }
web-isle-cell-held = { $name }, sous la pièce en main
web-isle-family = famille de { $cats }

web-isle-do-column = Prendre la colonne { $column }
web-isle-do-row = Prendre la ligne { $row }
web-isle-do-each = Prendre une carte par ligne : { $columns }
web-isle-do-extra = Prendre la carte { $slot } en plus : { $text }
web-isle-do-double = { $what ->
     [cat] Action spéciale : le prochain chat deux fois
    *[treasure] Action spéciale : le prochain trésor deux fois
}
web-isle-do-tick = Carte { $slot } : cocher la { $text }
web-isle-do-card = Carte { $slot }{ $zone ->
     [above] , en haut
     [below] , en bas
    *[all] {""}
} : { $text }
web-isle-do-place = Dessiner { $thing } { $shape } (sens { $turn }) en { $cells }
web-isle-do-skip = { $shape } n’a de place nulle part : passer
web-isle-do-skip-rest = Rien n’a de place : passer le reste
web-isle-do-decline-map = Pas de trésor
web-isle-do-decline-copy = Pas de seconde fois
web-isle-do-done = Terminer le jour { $day }

web-isle-island = L’île au jour { $day }
web-isle-cards = Les douze cartes du jour
web-isle-take = Colonne { $column }
web-isle-card-name = Carte { $slot }, colonne { $column } : { $text }{ $state ->
     [waiting] . À vous, en attente
     [open] . En cours
     [resolved] . Résolue
     [picked] . Choisie
     [may] . Peut être choisie
    *[other] {""}
}
web-isle-look = { $slot } : { $text }
web-isle-look-none = Touchez ou pointez une carte pour la lire.

web-isle-now = Que faire
web-isle-ask-choose = Choisissez une colonne : ses trois cartes sont à vous aujourd’hui.
web-isle-ask-card = Quelle carte ensuite ?
web-isle-ask-how = Carte { $slot } : { $text }. Que choisissez-vous ?
web-isle-ask-map = Votre chat a trouvé la carte au trésor ! Dessinez un trésor commun :
web-isle-ask-copy = Vous pouvez le dessiner une seconde fois :
web-isle-ask-nofit = Aucune place sur votre bateau.
web-isle-ask-done = Toutes vos cartes sont résolues.
web-isle-ask-sent = Un instant…
web-isle-ask-wait = Vous avez fini le jour { $day }. On attend : { $names }.
web-isle-ask-look = Vous regardez. Au tour de : { $names }.
web-isle-ask-draw = Dessinez-le sur votre bateau.
web-isle-ask-replay = La partie comme elle était.
web-isle-ask-over = Les bateaux prennent la mer.
web-isle-ask-row = Quelle ligne ? Ses quatre cartes seront à vous au lieu d’une colonne.
web-isle-ask-each = Choisissez une carte dans chaque ligne.
web-isle-ask-extra = Choisissez une carte de plus.
web-isle-take-these = Prendre ces trois
web-isle-back = Retour

web-isle-which = Que dessiner d’abord
web-isle-here = { $thing } en { $where }
web-isle-not-here = { $thing } : pas en { $where }
web-isle-gain = { $gain ->
     [one] { $signed } point
    *[other] { $signed } points
}
web-isle-why-rats = rats
web-isle-why-room = { $text }
web-isle-why-family = { $colour ->
     [blue] famille bleue
     [green] famille verte
     [orange] famille orange
     [purple] famille mauve
    *[red] famille rouge
}
web-isle-why-rare = trésor rare
web-isle-why-lesson = tradition { $lesson }
web-isle-her-gain = votre sœur { $signed }
web-isle-controls = Tourner et déplacer
web-isle-turn = Tourner
web-isle-flip = Retourner
web-isle-next = Place suivante
web-isle-other = Autre forme
web-isle-left = À gauche
web-isle-right = À droite
web-isle-up = En haut
web-isle-down = En bas
web-isle-draw = Dessiner ici

web-isle-aboard = À bord
web-isle-cats-of = { $colour ->
     [blue] chats bleus
     [green] chats verts
     [orange] chats orange
     [purple] chats mauves
    *[red] chats rouges
}
web-isle-tally = { $treasures ->
     [one] { $treasures } trésor
    *[other] { $treasures } trésors
}, { $rats ->
     [one] { $rats } rat
    *[other] { $rats } rats
}, { $rooms ->
     [one] { $rooms } cabine pleine sur 7
    *[other] { $rooms } cabines pleines sur 7
}
web-isle-lessons = Traditions
web-isle-lessons-none = Aucune pour l’instant. Prenez des cartes Tradition sur l’île.
web-isle-lessons-none-ever = Aucune.
web-isle-have-edge = { $have } cases du bord sur { $need }
web-isle-have-cats = { $have ->
     [one] { $have } chat sur { $need }
    *[other] { $have } chats sur { $need }
}
web-isle-have-colours = { $have ->
     [one] { $have } couleur sur { $need }
    *[other] { $have } couleurs sur { $need }
}
web-isle-have-rats-of = { $have ->
     [one] { $have } rat sur { $need }
    *[other] { $have } rats pour { $need }
}
web-isle-have-lessons-of = { $have ->
     [one] { $have } tradition sur { $need }
    *[other] { $have } traditions sur { $need }
}
web-isle-have-treasures = { $have ->
     [one] { $have } trésor sur { $need }
    *[other] { $have } trésors sur { $need }
}
web-isle-have-rooms-full = { $have ->
     [one] { $have } pleine sur { $need }
    *[other] { $have } pleines sur { $need }
}
web-isle-have-rooms-empty = { $have ->
     [one] { $have } vide sur { $need }
    *[other] { $have } vides sur { $need }
}
web-isle-have-cats-edge = { $have ->
     [one] { $have } chat au bord
    *[other] { $have } chats au bord
}
web-isle-have-lonely = { $have ->
     [one] { $have } chat solitaire
    *[other] { $have } chats solitaires
}
web-isle-have-rares = { $have } pour l’instant
web-isle-have-commons = { $have } pour l’instant
web-isle-have-rats = { $have ->
     [one] { $have } rat visible
    *[other] { $have } rats visibles
}
web-isle-have-lessons = { $have ->
     [one] { $have } tradition
    *[other] { $have } traditions
}
web-isle-have-families = { $have ->
     [one] { $have } famille
    *[other] { $have } familles
}
web-isle-have-third = { $have ->
     [0] pas encore de troisième famille
    *[other] une famille de { $have }
}
web-isle-specials = Actions spéciales
web-isle-specials-left = { $left ->
     [0] Actions spéciales : les trois sont utilisées
     [one] Actions spéciales : encore { $left }
    *[other] Actions spéciales : encore { $left }
}
web-isle-special-extra_card = Prenez une carte de plus, dans une colonne que vous n’avez pas choisie.
web-isle-special-one_per_row = Au lieu d’une colonne, prenez une carte dans chaque ligne.
web-isle-special-take_row = Au lieu d’une colonne, prenez les quatre cartes d’une ligne.
web-isle-special-double_cat = Le prochain chat que vous dessinez peut l’être une seconde fois.
web-isle-special-double_treasure = Le prochain trésor que vous dessinez peut l’être une seconde fois.
web-isle-special-rule = Une par jour, trois dans la partie, jamais deux fois la même.
web-isle-used = utilisée
web-isle-sister-colours = Ses couleurs
web-isle-sister-colour = { $colour ->
     [blue] Bleu
     [green] Vert
     [orange] Orange
     [purple] Mauve
    *[red] Rouge
} : { $each } pour elle par chat
web-isle-sister-hidden = Face cachée : { $each } pour elle par chat

isle-rule-sister-colour = ses couleurs
isle-rule-sister-lesson = ses traditions
isle-rule-sister-lesson-again = sa meilleure tradition, encore

web-isle-mine = Votre bateau : { $points ->
     [one] { $points } point
    *[other] { $points } points
}
web-isle-theirs = { $name } : { $points ->
     [one] { $points } point
    *[other] { $points } points
}
web-isle-boat-mine = Votre bateau
web-isle-boat-theirs = Le bateau de { $name }
web-isle-my-boat = Revenir à mon bateau
web-isle-larger = Agrandir
web-isle-others = Les autres bateaux, tels qu’ils étaient ce matin
web-isle-look-boat = Voir le bateau de { $name }, { $points ->
     [one] { $points } point
    *[other] { $points } points
}
web-isle-is-done = terminé

web-isle-picture = Le bateau de { $name }, { $points ->
     [one] { $points } point
    *[other] { $points } points
}
web-isle-picture-points = { $points ->
     [one] { $points } point
    *[other] { $points } points
}
web-isle-picture-cats = { $cats ->
     [one] { $cats } chat
    *[other] { $cats } chats
} à bord, { $families ->
     [one] { $families } famille
    *[other] { $families } familles
}

web-isle-step-hello = Sept jours sur l’île des chats. Vous dessinez vos découvertes sur votre bateau, et les chats d’une même couleur qui se touchent forment des familles : trois valent 8 points, six déjà 20.
web-isle-step-boat = Voici votre bateau. Chaque rat encore visible coûte 1 point à la fin, chaque cabine incomplète 5. Une carte au trésor recouverte par un chat de sa couleur offre un trésor.
web-isle-step-island = Les cartes du jour. Les chats sont verts, les traditions bleues, les oshax bruns, les trésors jaunes. Tout le monde peut prendre les mêmes.
web-isle-step-column = Prenez une colonne : ses trois cartes sont à vous aujourd’hui.
web-isle-step-card = Choisissez maintenant une de vos cartes, dans l’ordre qui vous plaît.
web-isle-step-place = Une découverte arrive dans votre main ; une tradition est simplement cochée : passez alors à la carte suivante. Tournez et retournez la pièce avec les boutons (ou R et F), faites-la glisser ou déplacez-la avec les flèches : les mots à côté disent ce qu’elle rapporterait. Puis dessinez-la.
web-isle-step-touch = Bravo. Désormais chaque découverte doit en toucher une autre par un côté. Ce qui a une place doit être dessiné.
web-isle-step-lessons = Les traditions cochées apparaissent ici et se comptent toutes seules : elles disent où vous en êtes. Les actions spéciales, plus bas, serviront pendant trois de vos jours.
web-isle-step-rest = Résolvez vos autres cartes, puis terminez le jour. Une erreur ? Reprenez-la : rien n’est perdu avant la fin du jour.
web-isle-step-end = Vous savez tout. Encore six jours, et les bateaux prennent la mer. Bon vent !

web-isle-print-title = L’Île des Chats : Explore & Draw, feuilles à imprimer
web-isle-print-how = Un bateau et une fiche Traditions par personne, et un crayon. Quelqu’un montre à tous les cartes du jour ; aucune couleur n’est nécessaire, car chacune a son motif.
web-isle-print-go = Imprimer
web-isle-print-boat = Bateau { $boat }
web-isle-print-name = Nom
web-isle-print-days = Jours
web-isle-print-specials = Actions spéciales : une par jour, trois par partie, chacune une fois
web-isle-print-families = Familles
web-isle-print-score = Score
web-isle-print-total = Total
web-isle-print-lessons = Fiche Traditions
web-isle-print-tick = Cochez les traditions apprises ; notez leurs points à la fin.
web-isle-print-cats = chats
web-isle-print-points = points
web-isle-print-more = chaque chat de plus
