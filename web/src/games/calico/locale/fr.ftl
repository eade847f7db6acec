# Calico dans le navigateur.

web-calico-badge = Maître couturier
web-calico-patch = { $colour } à { $pattern }
web-calico-plus = +{ $points }
web-calico-points = { $points } { $points ->
    [one] point
   *[other] points
}
web-calico-earned = { $count } sur ce quilt
web-calico-either = { $one } ou { $other }
web-calico-mine = Moi
web-calico-my-quilt = Mon quilt
web-calico-quilt = Le quilt de { $name }
web-calico-enlarge = { $name }, { $points } { $points ->
    [one] point
   *[other] points
} : voir ce quilt en grand
web-calico-back = Revenir au mien
web-calico-wishes = Chats, objectifs et boutons
web-calico-cats = Chats
web-calico-goals = Objectifs
web-calico-buttons = Boutons
web-calico-objectives = Le scénario demande
web-calico-reached = ({ $reached } sur { $wanted })
web-calico-others = Les autres quilts
web-calico-tab-wishes = Chats et objectifs
web-calico-tab-others = Autres quilts
web-calico-dealt = Vos objectifs
web-calico-their-hand = Sa main
web-calico-hidden = un tissu que vous ne voyez pas
web-calico-bag = { $count } { $count ->
    [one] tissu
   *[other] tissus
} dans le sac
web-calico-far = loin
web-calico-middle = milieu
web-calico-near = près
web-calico-take = Prendre { $patch }
web-calico-take-far = Prendre { $patch }, au bout du tapis
web-calico-take-middle = Prendre { $patch }, au milieu
web-calico-take-near = Prendre { $patch }, près du sac

web-calico-cell = { $cell } : { $what }
web-calico-rim = sur le bord
web-calico-asleep = { $cat } y dort
web-calico-cell-empty = { $cell } : vide
web-calico-cell-empty-next = { $cell } : vide, à côté de { $patches }
web-calico-cell-spot = { $cell } : place d’un objectif ({ $place })
web-calico-cell-goal = { $cell } : objectif { $place } : { $goal }
web-calico-goal = { $meaning }, { $one } points d’une façon, { $both } des deux
web-calico-goal-covered = un objectif face cachée
web-calico-here = { $patch } ici : +{ $points }

web-calico-why-cat = { $cat } : +{ $points }
web-calico-goal-quoted = « { $goal } »
web-calico-why-goal = { $goal } : { $points } points

web-calico-ask-choosing = Choisissez un objectif pour { $place }.
web-calico-ask-arranged = Voici vos objectifs en place. Déplacez-les, ou cousez-les.
web-calico-ask-placing = Choisissez un tissu de votre main, puis sa case.
web-calico-ask-cell = Où poser { $patch } ?
web-calico-ask-patch = Quel tissu poser en { $cell } ?
web-calico-ask-taking = Prenez un tissu au marché.
web-calico-ask-taking-solo = Prenez un tissu. Des deux que vous laissez, le plus éloigné tombe du tapis.
web-calico-ask-waiting = Les autres cousent.
web-calico-ask-back = C’est à vous : revenez à votre quilt.
web-calico-arrange = Coudre ces objectifs
web-calico-lay-here = Poser ici

web-calico-do-place = { $patch } en { $cell }
web-calico-do-take = Prendre { $patch } (place { $number })
web-calico-do-arrange = En haut : { $top } ; à droite : { $right } ; en bas à gauche : { $bottom_left }

web-calico-restriction-next_to_laid = Chaque tissu doit en toucher un que vous avez posé.
web-calico-restriction-goals_both_ways = Un objectif ne compte que rempli par couleurs et par motifs.
web-calico-restriction-no_hand = Pas de main : prenez un tissu, puis posez-le.
web-calico-restriction-same_colour = Chaque tissu doit toucher sa couleur.
web-calico-restriction-same_pattern = Chaque tissu doit toucher son motif.

web-calico-picture = Le quilt de { $name }, { $points } points

web-calico-lesson-quilt = Voici votre quilt. Son bord est imprimé ; vous cousez les 22 cases vides, un tissu par tour. Les trois tuiles au milieu sont des objectifs.
web-calico-lesson-patch = Ces deux tissus sont votre main. Chacun a une couleur, avec le symbole de cette couleur, et un motif. Couleurs et motifs comptent à part.
web-calico-lesson-lay = Choisissez un tissu, puis une case : de préférence contre un tissu du bord de la même couleur. Ce qu’il rapporte aussitôt s’affiche avant la pose.
web-calico-lesson-take = Complétez votre main : prenez un des trois tissus du marché.
web-calico-lesson-buttons = Trois tissus voisins d’une même couleur donnent un bouton : 3 points. Le bord compte. Un bouton de chaque couleur donne aussi le bouton arc-en-ciel.
web-calico-lesson-cats = Les chats ne regardent que les motifs. Chacun en aime deux, et vient sur une zone de l’un d’eux, assez grande ou de la forme qu’il veut.
web-calico-lesson-goals = Un objectif regarde les six tissus autour de lui. Rempli par leurs couleurs ou par leurs motifs, il rapporte le petit nombre ; par les deux, le grand.
web-calico-lesson-again = À vous de nouveau. Le prochain tissu peut-il toucher sa couleur, ou son motif ? Posez-le.
web-calico-lesson-market = Prenez un tissu qui vous servira bientôt : les autres choisissent parmi les trois mêmes.
web-calico-lesson-end = C’est tout. Après 22 tours, on additionne objectifs, chats et boutons. Pointez une ligne du score pour voir d’où elle vient. Amusez-vous bien !

web-calico-print-title = Feuille de score
web-calico-print-how = Pour un quilt sur une vraie table : une page, quatre joueurs.
web-calico-print-go = Imprimer
web-calico-print-name = Nom
web-calico-print-goal = Objectif { $place }
web-calico-print-cat = Chat : ____________ × ____
web-calico-print-total = Total
web-calico-print-tie = En cas d’égalité : le plus de chats, puis le plus de boutons ; sinon la victoire est partagée.

web-calico-key-numbers = Sur le plateau : un tissu de votre main ; ensuite un tissu du marché
web-calico-key-ends = Sur le quilt : la première ou la dernière case de la rangée
web-calico-key-pages = Sur le quilt : la rangée du haut ou du bas
