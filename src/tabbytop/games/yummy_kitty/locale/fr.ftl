# Yummy Kitty

yummy-title = Yummy Kitty
yummy-about = Vous tenez les aliments, les autres voient vos chats : attirez leurs chats dans votre gamelle, et gare aux souris.

yummy-animal-orange = Orange Tabby
yummy-animal-calico = Calico
yummy-animal-american = Américain à poil court
yummy-animal-siamese = Siamois
yummy-animal-black = Chat noir
yummy-animal-angora = Angora turc
yummy-animal-british = British poil court
yummy-animal-fortune = Chat de la fortune
yummy-animal-dog = Chien
yummy-animal-mouse = souris
yummy-type-orange = orange
yummy-type-calico = calico
yummy-type-american = américain
yummy-type-siamese = siamois
yummy-type-black = noir
yummy-type-angora = angora
yummy-type-british = british
yummy-type-fortune = fortune

yummy-food-koi1 = carpe 1
yummy-food-koi2 = carpe 2
yummy-food-mouse = souris
yummy-food-yarn = pelote

yummy-bowl = gamelle
yummy-colony = colonie
yummy-hand = main
yummy-pile = pioche
yummy-excluded = pile des exclus
yummy-protection = protection féline
yummy-mice = souris attrapées
yummy-dogs = chiens
yummy-cost = coût
yummy-yarn-icon = symbole de pelote
yummy-paid = payée

yummy-wish-orange = selon la taille de la colonie : 1 vaut -1, 2 vaut 2, 3 vaut 3, 4 vaut 7, 5 ou plus vaut 11
yummy-wish-calico = plus grande colonie 7, deuxième 5 ; à égalité pour la première 5 chacun, pour la deuxième 0
yummy-wish-american = 2 points chacun ; on pioche une carte à son arrivée
yummy-wish-siamese = 1 point chacun
yummy-wish-black = attrape les souris, 1 point pour chacune
yummy-wish-angora = rejoint n’importe laquelle de vos colonies ; aucun point à lui seul
yummy-wish-british = 1 point pour chaque race de votre gamelle
yummy-wish-fortune = volé, il quitte la partie et la première carte de la pioche arrive à sa place
yummy-wish-dog = suit quand on vole un chat dans sa main ; coûte des points à la fin

yummy-place-first = la plus grande
yummy-place-tied = à égalité pour la plus grande
yummy-place-second = la deuxième
yummy-place-none = sans place

yummy-line-orange = colonie Orange Tabby de { $cats }
yummy-line-calico = colonie Calico de { $cats } : { $place }
yummy-line-american = Américain à poil court, { $cats } × 2
yummy-line-siamese = Siamois, { $cats } × 1
yummy-line-black = { $cats ->
    [0] souris attrapées, { $mice }, sans Chat noir
   *[other] souris attrapées par les Chats noirs, { $mice } × 1
}
yummy-line-british = British poil court, { $cats } × { $breeds } { $breeds ->
    [one] race
   *[other] races
}
yummy-line-dogs = chiens, { $dogs }

yummy-event-stored = { $name } : { $cards } { $cards ->
    [one] carte stockée
   *[other] cartes stockées
}.
yummy-event-aimed = { $name } : vise un chat : { $animal }, coût { $cost }.
yummy-event-chose = { $name } : l’angora rejoindra la colonie { $colony }.
yummy-event-put = { $name } : carte { $card } ({ $food }) posée pour payer.
yummy-event-robbed = { $name } : { $animal } attiré (main : { $owner }).
yummy-event-robbed-own = { $name } : { $animal } attiré de votre main, avec votre { $food }.
yummy-event-fetched = { $name } : { $animal } attiré depuis la pile des exclus.
yummy-event-guarded = { $name } : reçoit la protection féline.
yummy-event-dog-own = { $name } : { $dogs ->
    [one] un de vos chiens suit
   *[other] { $dogs } de vos chiens suivent
} aussi, avec : { $food }.
yummy-event-dog = { $name } : { $dogs ->
    [one] un chien suit
   *[other] { $dogs } chiens suivent
}.
yummy-event-paid = { $name } : { $food } en paiement ; au dos : { $animal }, désormais sur la pile des exclus.
yummy-event-arrived = { $name } : arrivée dans la colonie { $colony } : { $animal }.
yummy-event-vanished = { $name } : le { $animal } quitte la partie.
yummy-event-turned = { $name } : la première carte de la pioche est retournée : { $animal }.
yummy-event-strayed = { $name } : aucune colonie pour l’{ $animal }, qui va sur la pile des exclus.
yummy-event-drew = { $name } : { $cards } { $cards ->
    [one] carte piochée
   *[other] cartes piochées
}.
yummy-event-laid = { $name } : pelote posée sur la colonie { $colony }.
yummy-event-mouse = { $name } : une souris apparaît sur la pioche !
yummy-event-caught = { $name } : le Chat noir attrape la souris.
yummy-event-spared = Aucun chat ne suit la souris.
yummy-event-left = { $name } : un chat suit la souris et quitte la gamelle : { $animal }.
yummy-event-left-angora = { $name } : un chat suit la souris et quitte la gamelle : { $animal }, de la colonie { $colony }.
yummy-event-emptied = La pioche est vide : la dernière phase commence.
yummy-event-passed = { $name } : passe.
yummy-event-over = Plus personne ne peut agir. On montre les mains.

yummy-over = La partie est terminée.
yummy-no-seat = Il n’y a pas de place { $seat } à cette table.
yummy-turn = C’est à la place { $seat } d’agir.
yummy-no-such-action = Cette place, cette carte ou cette race n’existe pas : { $action }.
yummy-choose-first = Choisissez d’abord votre action : stocker, poser une pelote ou attirer un chat.
yummy-join-now = Choisissez maintenant la colonie que l’angora rejoint.
yummy-pay-now = Payez maintenant : posez des cartes d’aliment, puis concluez.
yummy-leave-now = Une souris rôde : choisissez le chat qui quitte votre gamelle.
yummy-pile-empty = La pioche est vide ; on ne peut plus rien stocker.
yummy-no-pass = Qui peut encore agir ne passe pas.
yummy-pass-later = On ne peut passer que si la pioche est vide.
yummy-no-colony = Il n’y a pas de colonie { $colony } dans votre gamelle.
yummy-no-card = Il n’y a pas de carte { $card } dans cette main, qui en compte { $cards }.
yummy-not-yarn = Votre carte { $card } n’est pas une pelote.
yummy-yarn-there = La colonie { $colony } a déjà sa pelote.
yummy-none-excluded = Il n’y a aucun chat sur la pile des exclus.
yummy-own-hand = On ne peut pas attirer les chats de sa propre main.
yummy-protected = La place { $seat } a la protection féline : on ne peut rien voler dans sa main.
yummy-dog = Un chien ne s’attire pas ; il suit quand on vole un chat dans sa main.
yummy-too-dear = { $animal } : coût { $cost } ; vos aliments valent { $food }.
yummy-angora-alone = Un Angora turc doit rejoindre une colonie, et votre gamelle n’en a pas.
yummy-paid-already = Votre carte { $card } fait déjà partie du paiement.
yummy-yarn-no-food = Votre carte { $card } est une pelote, et une pelote n’est pas un aliment.
yummy-not-enough = Il faut payer { $cost } ; pour l’instant, c’est { $paid }.
yummy-not-lured = La souris n’attire pas ce chat ({ $cat }, colonie { $colony }) : choisissez parmi vos chats exposés de moindre valeur.

yummy-option-players = Combien de personnes jouent, de 2 à 5.
yummy-option-dogs = S’il y a des chiens, et ce qu’ils coûtent.
yummy-option-dogs_destination = Où vont les chiens d’une main volée.
yummy-option-hand_size = Combien de cartes chaque personne reçoit.
yummy-option-stock_draw = Combien de cartes on pioche en stockant.
yummy-option-stock_draw_when_hand_empty = Combien de cartes on pioche en stockant avec une main vide.
yummy-option-protection_min_players = À partir de combien de personnes la protection féline sert ; 6 veut dire jamais.
yummy-option-mouse_value_rule = Quel chat exposé part quand une souris apparaît.
yummy-option-mouse_trigger = Quand une souris peut apparaître.
yummy-option-mouse_chain = Une souris sous une souris attrapée apparaît aussitôt elle aussi.
yummy-option-caught_mouse_card = Ce que devient la carte d’une souris attrapée.
yummy-option-caught_mice_score = Quand les souris attrapées comptent.
yummy-option-yarn_card_scope = Quels chats une carte pelote retient.
yummy-option-yarn_cards_per_colony = Combien de cartes pelote une colonie peut avoir.
yummy-option-yarn_payable = Une pelote peut être ajoutée à un paiement, sans rien valoir.
yummy-option-angora_needs_colony = Un Angora turc ne vient que dans une gamelle qui a une colonie ; sinon, il peut rester seul.
yummy-option-angora_per_card_points = Un Angora turc marque comme les Américains, Siamois ou British de sa colonie.
yummy-option-british_counts_itself = Le British poil court est lui-même l’une des races qu’il compte.
yummy-option-fortune_from_excluded = Ce que devient le Chat de la fortune pris sur la pile des exclus.
yummy-option-voluntary_pass_in_end_phase = Quand la pioche est vide, on peut passer ; si tout le monde passe à la suite, la partie est finie.
yummy-option-overpay_with_superfluous_cards = On peut payer plus de cartes qu’il n’en faut ; sinon, le paiement s’arrête dès qu’il suffit.
yummy-option-fair_start = La seconde moitié des places reçoit une carte de plus.

yummy-input-object = { $place } doit être un objet JSON.
yummy-input-list = { $place } doit être une liste.
yummy-input-text = { $place } doit être un texte.
yummy-input-missing = Il manque le champ "{ $field }" dans { $place }.
yummy-input-field = { $place } n’a pas de champ "{ $field }". Les champs sont : { $fields }.
yummy-input-players = Les options parlent de { $players } personnes, mais il y a { $bowls } gamelles.
yummy-input-breed = { $place } : il n’y a pas de colonie "{ $breed }". Les races sont : { $breeds } ; un angora rejoint la colonie d’une autre race.
yummy-input-cat = { $place } : "{ $cat }" ne peut pas être dans la colonie { $colony } ; seuls sa propre race et "angora" le peuvent.
yummy-input-twice = { $place } : la colonie { $breed } y est deux fois.
yummy-input-number = { $place } doit être un nombre entier de 0 à { $most }, pas { $value }.
yummy-input-dogs = { $place } : il y a des chiens, mais l’option dogs vaut "none".
yummy-input-many = La boîte contient { $most } exemplaires de { $animal }, et il y en a ici { $count }.

yummy-ask-turn = À vous ({ $offers }m coups, l journal, ? aide) :
yummy-offer-attract = { $typed } attirer
yummy-offer-excluded = x exclu
yummy-ask-joining = Quelle colonie l’angora rejoint-il ({ $choices }) ?
yummy-ask-paying = Payez avec une carte (son numéro) ; ok conclut, u reprend :
yummy-ask-leaving = Une souris ! Quel chat part ({ $choices }) ?
yummy-ask-over = La partie est terminée.
yummy-result-cats = Égalité à { count-points }, départagée par les chats. Victoire : { $winners }.
yummy-result-breeds = Égalité à { count-points } et en chats, départagée par les races. Victoire : { $winners }.

yummy-board-piles = Pioche : { $pile }, dessus { $top }.  Exclus : { $excluded }, 1er chat { $first }.
yummy-board-protected = Sous la protection féline : { $name }.
yummy-board-seat = { $seat } { $name } : { count-points }
yummy-board-active = (doit jouer)
yummy-board-lured = (perd un chat)
yummy-board-attraction = Vous attirez : { $animal }, coût { $cost } (main : { $owner }). Payé : { $paid } ({ $food } sur { $cost }).
yummy-board-attraction-excluded = Vous attirez : { $animal }, coût { $cost } (pile des exclus). Payé : { $paid } ({ $food } sur { $cost }).
yummy-board-help-goal = Vous voyez le côté aliment de vos cartes, les autres voient vos chats. Attirez les chats des mains des autres dans votre gamelle ; ce que vaut chaque race est écrit plus bas.
yummy-board-help-turn = Un tour, c’est : d (stocker : piocher 2 cartes, 3 si la main est vide), y 3 orange (poser votre pelote, carte 3, sur une colonie), ou attirer un chat. Le nom d’une colonie peut être abrégé : or, sia.
yummy-board-help-attract = Attirer : 2:3 (place 2, troisième carte) ou x (premier chat exclu), puis payer avec les numéros de vos cartes, la dernière finit au-dessus de la pile ; ok conclut. Le trop-payé est perdu.
yummy-board-help-mouse = Si une souris est sur le dessus après une pioche, chacun perd son chat le moins cher qu’aucune pelote ne retient ; le premier Chat noir attrape la souris et sa gamelle ne perd rien.
yummy-board-help-dogs = Un chien ne s’attire pas : tous les chiens d’une main volée suivent { $where ->
    [hand] dans la main du voleur
   *[bowl] dans la gamelle du voleur
}. À la fin, { $dogs ->
    [each] chaque chien coûte 1 point
   *[most] qui a le plus de chiens perd 1 point
}, chiens en main compris.
yummy-board-help-signs = Dans une gamelle, de bas en haut : o un chat, @ un chat à pelote (il se retient lui-même et ceux du dessous), A un angora, ~ une pelote (couvre toute la colonie). Le nombre après un chat est son coût.
yummy-moves-attract = { $animal }, coût { $cost }
yummy-moves-store = piocher { $cards } { $cards ->
    [one] carte
   *[other] cartes
}
yummy-moves-settle = payer avec les cartes posées
yummy-moves-pass = ne rien faire
yummy-hint-then = ensuite { $lines }
yummy-hint-next = le suivant y rapporte { $points }
yummy-hint-food = plus de quoi payer (en main : { $have }) ; d’abord { $food }
yummy-hint-mouser = une souris qui apparaîtrait serait à vous
yummy-hint-payment = { $paid } sur { $cost } payé ensuite
yummy-hint-covers = met à l’abri des souris { $cats } { $cats ->
    [one] chat
   *[other] chats
} de la colonie { $colony }
yummy-hint-covers_later = mettra à l’abri des souris les chats qui rejoindront la colonie { $colony }
yummy-hint-covers_none = tous les chats de la colonie { $colony } sont déjà à l’abri
yummy-hint-joins = rejoint la colonie { $colony }
yummy-hint-arrives = vient dans votre gamelle
yummy-hint-turns = il quitte la partie, la première carte de la pioche vient à sa place
yummy-hint-vanishes = il quitte la partie, rien ne vient à sa place
yummy-hint-draws = vous piochez une carte
yummy-hint-hand = prend { $cards } { $cards ->
    [one] carte
   *[other] cartes
} de la main de { $name } (reste { $left })
yummy-hint-denied = refusé à { $name }, qui pourrait y gagner { count-points }
yummy-hint-catches = attrape désormais des souris
yummy-hint-ends = la colonie { $colony } disparaît
yummy-which-colony = « { $text } » peut désigner plusieurs colonies : tapez le nom plus au long.
yummy-no-breed = « { $text } » n’est ni une action ni une colonie.
yummy-rule-orange = Orange Tabby
yummy-rule-calico = Calico
yummy-rule-american = Américain à poil court
yummy-rule-siamese = Siamois
yummy-rule-black = souris attrapées
yummy-rule-british = British poil court
yummy-rule-dogs = chiens
yummy-board-dog = Un chien est dessus.

# The options in short
yummy-option-players-title = Joueurs
yummy-option-dogs-title = Chiens
yummy-option-dogs_destination-title = Où vont les chiens
yummy-option-hand_size-title = Main de départ
yummy-option-stock_draw-title = Cartes en stockant
yummy-option-stock_draw_when_hand_empty-title = Cartes la main vide
yummy-option-protection_min_players-title = Protection à partir de … joueurs
yummy-option-mouse_value_rule-title = Quel chat suit la souris
yummy-option-mouse_trigger-title = Quand viennent les souris
yummy-option-mouse_chain-title = Souris à la suite
yummy-option-caught_mouse_card-title = Une souris attrapée
yummy-option-caught_mice_score-title = Points des souris
yummy-option-yarn_card_scope-title = Ce que protège la pelote
yummy-option-yarn_cards_per_colony-title = Pelotes par colonie
yummy-option-yarn_payable-title = Payer avec des pelotes
yummy-option-angora_needs_colony-title = L’angora veut une colonie
yummy-option-angora_per_card_points-title = L’angora compte comme sa colonie
yummy-option-british_counts_itself-title = Le British se compte
yummy-option-fortune_from_excluded-title = Chat de la fortune exclu
yummy-option-voluntary_pass_in_end_phase-title = Passer à la fin
yummy-option-overpay_with_superfluous_cards-title = Payer trop
yummy-option-fair_start-title = Départ équitable
yummy-value-dogs-none = sans chiens
yummy-value-dogs-none-about = Il n’y a pas de chiens.
yummy-value-dogs-most = le plus de chiens : −1
yummy-value-dogs-most-about = Qui a le plus de chiens perd un point.
yummy-value-dogs-each = chaque chien : −1
yummy-value-dogs-each-about = Chaque chien coûte un point.
yummy-value-dogs_destination-bowl = dans la gamelle
yummy-value-dogs_destination-bowl-about = Ils vont pour de bon dans la gamelle du voleur.
yummy-value-dogs_destination-hand = dans la main
yummy-value-dogs_destination-hand-about = Ils vont dans la main du voleur.
yummy-value-mouse_value_rule-printed_cost = le chat le moins cher
yummy-value-mouse_value_rule-printed_cost-about = Celui de plus faible coût part.
yummy-value-mouse_value_rule-marginal_points = le chat qui rapporte le moins
yummy-value-mouse_value_rule-marginal_points-about = Celui dont la perte coûte le moins de points part.
yummy-value-mouse_trigger-any_draw = après toute pioche
yummy-value-mouse_trigger-any_draw-about = Dès que des cartes ont quitté la pioche.
yummy-value-mouse_trigger-stock_only = après un stockage
yummy-value-mouse_trigger-stock_only-about = Seulement après avoir stocké.
yummy-value-caught_mouse_card-taken = est prise
yummy-value-caught_mouse_card-taken-about = Qui attrape la souris prend sa carte.
yummy-value-caught_mouse_card-stays_on_pile = reste sur la pioche
yummy-value-caught_mouse_card-stays_on_pile-about = Elle reste sur la pioche ; on compte seulement la souris.
yummy-value-caught_mice_score-needs_black_colony = avec une colonie noire
yummy-value-caught_mice_score-needs_black_colony-about = Si une colonie noire est là à la fin.
yummy-value-caught_mice_score-always = toujours
yummy-value-caught_mice_score-always-about = Dans tous les cas.
yummy-value-yarn_card_scope-whole_colony = toute la colonie
yummy-value-yarn_card_scope-whole_colony-about = Tous les chats de sa colonie.
yummy-value-yarn_card_scope-cats_below = les chats en dessous
yummy-value-yarn_card_scope-cats_below-about = Seulement les chats déjà là.
yummy-value-fortune_from_excluded-stays_zero_points = reste dans la gamelle
yummy-value-fortune_from_excluded-stays_zero_points-about = Il reste dans la gamelle.
yummy-value-fortune_from_excluded-same_as_stolen = quitte la partie
yummy-value-fortune_from_excluded-same_as_stolen-about = Il quitte la partie, comme un Chat volé.

# How the opponents play.

yummy-bot-kitten = Prend le chat qui rapporte tout de suite, souvent par caprice, et oublie ce que vous avez pioché.
yummy-bot-house_cat = Devine un peu ce qu’une colonie peut devenir, choisit sans rigueur et oublie ce que vous avez pioché.
yummy-bot-alley_cat = Sait à peu près ce que valent chats, nourriture et pelotes, et prend d’ordinaire ce qui semble le meilleur à première vue.
yummy-bot-tiger = Joue de tête quelques bons coups jusqu’au bout, sans retenir la nourriture que vous avez piochée.
yummy-bot-master = Retient chaque carte vue et joue chaque bon coup jusqu’au bout dans des milliers de parties imaginées.
