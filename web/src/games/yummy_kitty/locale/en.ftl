# The board of Yummy Kitty in the browser

web-yummy-short-orange = Orange
web-yummy-short-calico = Calico
web-yummy-short-american = American
web-yummy-short-siamese = Siamese
web-yummy-short-black = Black
web-yummy-short-angora = Angora
web-yummy-short-british = British
web-yummy-short-fortune = Fortune
web-yummy-short-dog = Dog

web-yummy-cat = { $animal }, costs { $cost }
web-yummy-cat-with-yarn = { $animal } with a yarn ball, costs { $cost }
web-yummy-food-koi1 = one koi, worth { $value }
web-yummy-food-koi2 = two koi, worth { $value }
web-yummy-food-mouse = a mouse, worth { $value }
web-yummy-food-yarn = a yarn ball
web-yummy-hidden = a card you do not see

web-yummy-their-card = { $name }, card { $place } of { $cards }: { $card }
web-yummy-my-card = Your card { $place } of { $cards }: { $card }
web-yummy-paid-card = Your card { $place } of { $cards }: { $card }, number { $order } of the payment
web-yummy-cats = { $cats ->
    [one] 1 cat
   *[other] { $cats } cats
}
web-yummy-angoras = { $cats ->
    [one] 1 of them an angora
   *[other] { $cats } of them angoras
}
web-yummy-icons = { $cats ->
    [one] 1 with a yarn ball
   *[other] { $cats } with a yarn ball
}
web-yummy-yarns = { $yarns ->
    [one] a yarn card on it
   *[other] { $yarns } yarn cards on it
}
web-yummy-colony = { $animal }: { $cards }
web-yummy-count = × { $count }
web-yummy-mice = { $count ->
    [one] 1 mouse caught
   *[other] { $count } mice caught
}
web-yummy-dogs = { $count ->
    [one] 1 dog
   *[other] { $count } dogs
}
web-yummy-mice-short = Mice
web-yummy-dogs-short = Dogs

web-yummy-others = Hands of the others
web-yummy-piles = Piles
web-yummy-my-bowl = Your bowl
web-yummy-bowl-of = Bowl of { $name }
web-yummy-hand-of = Hand of { $name }
web-yummy-my-hand = Your hand
web-yummy-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-yummy-empty-bowl = still empty
web-yummy-empty-hand = no cards
web-yummy-to-act = to play
web-yummy-protected = protected

web-yummy-pile = Draw pile
web-yummy-pile-name = Draw pile, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}. On top: { $top }.
web-yummy-pile-empty = Draw pile, empty
web-yummy-excluded = Excluded
web-yummy-excluded-name = Excluded pile, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}. First cat: { $cat }.
web-yummy-excluded-empty = Excluded pile, no cat on it
web-yummy-dog-on-top = A dog lies on top.
web-yummy-protection = Protection
web-yummy-nobody = nobody yet
web-yummy-gone = Out of the game: { $animal }

web-yummy-ask-wait = { $name } is playing.
web-yummy-ask-over = The match is over.
web-yummy-ask-turn = Your turn. Choose one:
web-yummy-can-store = store food: press the draw pile
web-yummy-can-attract = attract a cat: press one you can feed
web-yummy-can-yarn = lay yarn: press your yarn card
web-yummy-ask-laying = Which colony is to keep its cats with this yarn?
web-yummy-ask-joining = Which colony does the { $animal } join?
web-yummy-ask-paying = { $animal }, from { $owner }
web-yummy-ask-paying-excluded = { $animal }, from the excluded pile
web-yummy-ask-leaving = A mouse! Which of your cats runs after it?
web-yummy-caught = { $name } has caught the mouse and loses none.
web-yummy-mouse-about = { $name } is choosing which cat runs after the mouse.
web-yummy-paid-of = { $food } of { $cost } paid
web-yummy-with-this = { $food } of { $cost } with this card
web-yummy-lost = { $lost } too much, which will be lost
web-yummy-pay-hint = The last card you choose ends on top of the excluded pile.
web-yummy-settle = Feed it
web-yummy-cancel = Not now
web-yummy-undo = Step back
web-yummy-pass = Pass
web-yummy-gain = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

web-yummy-do-store = Store food from the draw pile
web-yummy-do-pass = Pass
web-yummy-do-attract = Attract { $animal } (cost { $cost }), card { $card } of { $name }
web-yummy-do-fetch = Attract { $animal } (cost { $cost }) from the excluded pile
web-yummy-do-join = The angora joins: { $colony }
web-yummy-do-pay = Pay with card { $card }: { $food }
web-yummy-do-settle = Settle: { $food } paid for a cat of { $cost }
web-yummy-do-yarn = Lay yarn (card { $card }) on: { $colony }
web-yummy-do-leave = { $colony } leaves
web-yummy-do-leave-angora = The angora leaves from: { $colony }

web-yummy-legend = What the cats bring
web-yummy-legend-cost = cost { $cost }, { $count } in the box
web-yummy-legend-yarn = A yarn ball on a cat keeps it and all cats below it safe from mice.
web-yummy-badge = Fullest Bowl
web-yummy-picture = The bowl of Yummy Kitty: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

web-yummy-lesson-hand = This is your hand. You see the food: koi, mice and yarn. On the other side of every card is a cat, and only the others can see it.
web-yummy-lesson-others = And these are cats in the hand of your opponent. The fish in the corner says how much food each one wants.
web-yummy-lesson-store = First fill your larder: press the draw pile to store food.
web-yummy-lesson-attract = Now attract a cat: press one you can feed (it has a frame), in the other hand or on the excluded pile. If none can be paid for, store food again.
web-yummy-lesson-pay = Pay for it: choose food from your hand until the fish are full. Too much is lost.
web-yummy-lesson-settle = When the fish are full, press “Feed it”, and the cat jumps into your bowl. Pay more if they are not.
web-yummy-lesson-bowl = Cats of one breed live in one colony. Open “What the cats bring” to see what each breed is worth: a single Orange Tabby costs you a point, five of them bring eleven.
web-yummy-lesson-mouse = Mind the top of the draw pile: when a mouse appears there after someone drew, everyone loses the cheapest cat that no yarn keeps. Black Cats catch mice, and a yarn card from your hand keeps a whole colony.
web-yummy-lesson-end = When the pile is empty and nobody can act any more, the fullest bowl wins. Play on: you know everything you need.
