# Le plateau de Yummy Kitty dans le navigateur

web-yummy-short-orange = Orange
web-yummy-short-calico = Calico
web-yummy-short-american = Américain
web-yummy-short-siamese = Siamois
web-yummy-short-black = Noir
web-yummy-short-angora = Angora
web-yummy-short-british = British
web-yummy-short-fortune = Fortune
web-yummy-short-dog = Chien

web-yummy-cat = { $animal }, coût { $cost }
web-yummy-cat-with-yarn = { $animal } à la pelote, coût { $cost }
web-yummy-food-koi1 = une carpe, vaut { $value }
web-yummy-food-koi2 = deux carpes, valent { $value }
web-yummy-food-mouse = une souris, vaut { $value }
web-yummy-food-yarn = une pelote
web-yummy-hidden = une carte que vous ne voyez pas

web-yummy-their-card = { $name }, carte { $place } sur { $cards } : { $card }
web-yummy-my-card = Votre carte { $place } sur { $cards } : { $card }
web-yummy-paid-card = Votre carte { $place } sur { $cards } : { $card }, numéro { $order } du paiement
web-yummy-cats = { $cats ->
    [one] { $cats } chat
   *[other] { $cats } chats
}
web-yummy-angoras = { $cats ->
    [one] dont 1 angora
   *[other] dont { $cats } angoras
}
web-yummy-icons = { $cats ->
    [one] 1 à la pelote
   *[other] { $cats } à la pelote
}
web-yummy-yarns = { $yarns ->
    [one] une carte pelote dessus
   *[other] { $yarns } cartes pelote dessus
}
web-yummy-colony = { $animal } : { $cards }
web-yummy-count = × { $count }
web-yummy-mice = { $count ->
    [one] { $count } souris attrapée
   *[other] { $count } souris attrapées
}
web-yummy-dogs = { $count ->
    [one] { $count } chien
   *[other] { $count } chiens
}
web-yummy-mice-short = Souris
web-yummy-dogs-short = Chiens

web-yummy-others = Mains des autres
web-yummy-piles = Piles
web-yummy-my-bowl = Votre gamelle
web-yummy-bowl-of = Gamelle de { $name }
web-yummy-hand-of = Main de { $name }
web-yummy-my-hand = Votre main
web-yummy-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-yummy-empty-bowl = encore vide
web-yummy-empty-hand = aucune carte
web-yummy-to-act = à jouer
web-yummy-protected = protection

web-yummy-pile = Pioche
web-yummy-pile-name = Pioche, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}. Dessus : { $top }.
web-yummy-pile-empty = Pioche, vide
web-yummy-excluded = Exclus
web-yummy-excluded-name = Pile des exclus, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}. Premier chat : { $cat }.
web-yummy-excluded-empty = Pile des exclus, aucun chat
web-yummy-dog-on-top = Un chien est dessus.
web-yummy-protection = Protection
web-yummy-nobody = personne encore
web-yummy-gone = Hors de la partie : { $animal }

web-yummy-ask-wait = C’est à { $name } de jouer.
web-yummy-ask-over = La partie est finie.
web-yummy-ask-turn = À vous. Choisissez une action :
web-yummy-can-store = stocker : appuyez sur la pioche
web-yummy-can-attract = attirer un chat que vous pouvez nourrir
web-yummy-can-yarn = poser une pelote : appuyez sur votre pelote
web-yummy-ask-laying = Quelle colonie cette pelote doit-elle garder ?
web-yummy-ask-joining = Quelle colonie le chat { $animal } rejoint-il ?
web-yummy-ask-paying = { $animal }, de chez { $owner }
web-yummy-ask-paying-excluded = { $animal }, de la pile des exclus
web-yummy-ask-leaving = Une souris ! Lequel de vos chats court après ?
web-yummy-caught = { $name } a attrapé la souris et ne perd rien.
web-yummy-mouse-about = { $name } choisit le chat qui court après la souris.
web-yummy-paid-of = { $food } payé sur { $cost }
web-yummy-with-this = { $food } sur { $cost } avec cette carte
web-yummy-lost = { $lost } de trop, qui sera perdu
web-yummy-pay-hint = La dernière carte choisie finit sur la pile des exclus.
web-yummy-settle = Le nourrir
web-yummy-cancel = Pas maintenant
web-yummy-undo = Un pas en arrière
web-yummy-pass = Passer
web-yummy-gain = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

web-yummy-do-store = Stocker des aliments de la pioche
web-yummy-do-pass = Passer
web-yummy-do-attract = Attirer { $animal } (coût { $cost }), carte { $card } de { $name }
web-yummy-do-fetch = Attirer { $animal } (coût { $cost }) depuis la pile des exclus
web-yummy-do-join = L’angora rejoint : { $colony }
web-yummy-do-pay = Payer avec la carte { $card } : { $food }
web-yummy-do-settle = Régler : { $food } payé pour un chat à { $cost }
web-yummy-do-yarn = Poser la pelote (carte { $card }) sur : { $colony }
web-yummy-do-leave = { $colony } s’en va
web-yummy-do-leave-angora = L’angora quitte : { $colony }

web-yummy-legend = Ce que rapportent les chats
web-yummy-legend-cost = coût { $cost }, { $count } dans la boîte
web-yummy-legend-yarn = Une pelote sur un chat le protège des souris, lui et tous les chats en dessous.
web-yummy-badge = Gamelle la plus pleine
web-yummy-picture = La gamelle de Yummy Kitty : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

web-yummy-lesson-hand = Voici votre main. Vous voyez les aliments : carpes, souris et pelotes. Au dos de chaque carte il y a un chat, que seuls les autres voient.
web-yummy-lesson-others = Et voici des chats dans la main adverse. Le poisson dans le coin dit combien d’aliments chacun demande.
web-yummy-lesson-store = Remplissez d’abord votre garde-manger : appuyez sur la pioche pour stocker.
web-yummy-lesson-attract = Attirez maintenant un chat : appuyez sur un chat que vous pouvez nourrir (il est encadré), dans l’autre main ou sur la pile des exclus. Si aucun n’est à votre portée, stockez encore.
web-yummy-lesson-pay = Payez : choisissez des aliments dans votre main jusqu’à remplir les poissons. Le surplus est perdu.
web-yummy-lesson-settle = Quand les poissons sont pleins, appuyez sur « Le nourrir », et le chat saute dans votre gamelle. Sinon, payez encore.
web-yummy-lesson-bowl = Les chats d’une race vivent dans une colonie. Ouvrez « Ce que rapportent les chats » : un seul Orange Tabby vous coûte un point, cinq en rapportent onze.
web-yummy-lesson-mouse = Surveillez le dessus de la pioche : quand une souris y apparaît après une pioche, chacun perd le chat le moins cher qu’aucune pelote ne garde. Les Chats noirs attrapent les souris, et une pelote de votre main garde toute une colonie.
web-yummy-lesson-end = Quand la pioche est vide et que plus personne ne peut agir, la gamelle la plus pleine gagne. Continuez : vous savez tout.
