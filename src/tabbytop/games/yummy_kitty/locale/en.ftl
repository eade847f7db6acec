# Yummy Kitty

yummy-title = Yummy Kitty
yummy-about = You hold the food, the others see your cats: feed cats out of their hands into your bowl, and mind the mice.

yummy-animal-orange = Orange Tabby
yummy-animal-calico = Calico
yummy-animal-american = American Shorthair
yummy-animal-siamese = Siamese
yummy-animal-black = Black Cat
yummy-animal-angora = Turkish Angora
yummy-animal-british = British Shorthair
yummy-animal-fortune = Fortune Cat
yummy-animal-dog = Dog
yummy-animal-mouse = mouse
yummy-type-orange = orange
yummy-type-calico = calico
yummy-type-american = american
yummy-type-siamese = siamese
yummy-type-black = black
yummy-type-angora = angora
yummy-type-british = british
yummy-type-fortune = fortune

yummy-food-koi1 = koi 1
yummy-food-koi2 = koi 2
yummy-food-mouse = mouse
yummy-food-yarn = yarn

yummy-bowl = bowl
yummy-colony = colony
yummy-hand = hand
yummy-pile = draw pile
yummy-excluded = excluded pile
yummy-protection = feline protection
yummy-mice = caught mice
yummy-dogs = dogs
yummy-cost = cost
yummy-yarn-icon = yarn icon
yummy-paid = paid

yummy-wish-orange = by colony size: 1 is -1, 2 is 2, 3 is 3, 4 is 7, 5 or more is 11
yummy-wish-calico = largest colony 7, second 5; tied for first 5 each, tied for second 0
yummy-wish-american = 2 points each; draw a card when it arrives
yummy-wish-siamese = 1 point each
yummy-wish-black = catches mice, 1 point for each
yummy-wish-angora = joins any of your colonies; no points of its own
yummy-wish-british = 1 point for every breed in your bowl
yummy-wish-fortune = stolen, it leaves the game and the top card of the pile comes instead
yummy-wish-dog = comes along when its hand is robbed; costs points at the end

yummy-place-first = largest
yummy-place-tied = tied for largest
yummy-place-second = second largest
yummy-place-none = no place

yummy-line-orange = Orange Tabby colony of { $cats }
yummy-line-calico = Calico colony of { $cats }: { $place }
yummy-line-american = American Shorthair, { $cats } × 2
yummy-line-siamese = Siamese, { $cats } × 1
yummy-line-black = { $cats ->
    [0] caught mice, { $mice }, without a Black Cat
   *[other] mice caught by Black Cats, { $mice } × 1
}
yummy-line-british = British Shorthair, { $cats } × { $breeds } { $breeds ->
    [one] breed
   *[other] breeds
}
yummy-line-dogs = dogs, { $dogs }

yummy-event-stored = { $name }: { $cards } { $cards ->
    [one] card
   *[other] cards
} stored.
yummy-event-aimed = { $name }: aiming at { $animal }, cost { $cost }.
yummy-event-chose = { $name }: the angora will join { $colony }.
yummy-event-put = { $name }: card { $card } ({ $food }) put down for the payment.
yummy-event-robbed = { $name }: { $animal } attracted (hand: { $owner }).
yummy-event-robbed-own = { $name }: { $animal } attracted out of your hand, with your { $food }.
yummy-event-fetched = { $name }: { $animal } attracted from the excluded pile.
yummy-event-guarded = { $name }: under feline protection now.
yummy-event-dog-own = { $name }: { $dogs ->
    [one] a dog of yours comes
   *[other] { $dogs } dogs of yours come
} along, with your { $food }.
yummy-event-dog = { $name }: { $dogs ->
    [one] a dog comes
   *[other] { $dogs } dogs come
} along.
yummy-event-paid = { $name }: { $food } paid; { $animal } goes to the excluded pile.
yummy-event-arrived = { $name }: { $animal } joins the colony { $colony }.
yummy-event-vanished = { $name }: the { $animal } leaves the game.
yummy-event-turned = { $name }: the top card of the pile is turned over: { $animal }.
yummy-event-strayed = { $name }: no colony for the { $animal }; it goes to the excluded pile.
yummy-event-drew = { $name }: { $cards } { $cards ->
    [one] card
   *[other] cards
} drawn.
yummy-event-laid = { $name }: yarn laid on the colony { $colony }.
yummy-event-mouse = { $name }: a mouse appears on the draw pile!
yummy-event-caught = { $name }: the Black Cat catches the mouse.
yummy-event-spared = No cat runs after the mouse.
yummy-event-left = { $name }: a cat runs after the mouse: { $animal }.
yummy-event-left-angora = { $name }: a cat runs after the mouse: { $animal }, from the colony { $colony }.
yummy-event-emptied = The draw pile is empty: the end phase begins.
yummy-event-passed = { $name }: passes.
yummy-event-over = Nobody can act any more. Hands are laid open.

yummy-over = The match is over.
yummy-no-seat = There is no seat { $seat } at this table.
yummy-turn = Seat { $seat } is to act.
yummy-no-such-action = There is no such seat, card place or breed: { $action }.
yummy-choose-first = First choose what to do in your turn: store, lay yarn or attract a cat.
yummy-join-now = Now choose the colony that the angora joins.
yummy-pay-now = Now pay: put down food cards, then settle.
yummy-leave-now = A mouse is about: choose the cat that leaves your bowl.
yummy-pile-empty = The draw pile is empty; nothing can be stored any more.
yummy-no-pass = Nobody may pass who can still act.
yummy-pass-later = Passing is only allowed when the draw pile is empty.
yummy-no-colony = There is no colony { $colony } in your bowl.
yummy-no-card = There is no card { $card } in that hand; it has { $cards }.
yummy-not-yarn = Your card { $card } is no yarn.
yummy-yarn-there = The colony { $colony } has its yarn already.
yummy-none-excluded = There is no cat on the excluded pile.
yummy-own-hand = You can't attract the cats of your own hand.
yummy-protected = Seat { $seat } has the feline protection: its hand can't be robbed.
yummy-dog = A dog can't be attracted; it comes along when its hand is robbed.
yummy-too-dear = { $animal } costs { $cost }; your food is worth { $food }.
yummy-angora-alone = A Turkish Angora needs a colony to join, and your bowl has none.
yummy-paid-already = Your card { $card } is already part of the payment.
yummy-yarn-no-food = Your card { $card } is yarn, and yarn is no food.
yummy-not-enough = { $cost } must be paid; so far it is { $paid }.
yummy-not-lured = The mouse does not lure { $cat } of the colony { $colony }: choose among your exposed cats of least value.

yummy-option-players = How many sit at the table, 2 to 5.
yummy-option-dogs = Whether dogs are in the game, and what they cost.
yummy-option-dogs_destination = Where the dogs of a robbed hand go.
yummy-option-hand_size = How many cards each player is dealt.
yummy-option-stock_draw = How many cards storing draws.
yummy-option-stock_draw_when_hand_empty = How many cards storing draws with an empty hand.
yummy-option-protection_min_players = From how many players on the feline protection is used; 6 means never.
yummy-option-mouse_value_rule = Which exposed cat leaves when a mouse appears.
yummy-option-mouse_trigger = When a mouse may appear.
yummy-option-mouse_chain = A mouse under a caught mouse appears at once as well.
yummy-option-caught_mouse_card = What becomes of the card of a caught mouse.
yummy-option-caught_mice_score = When caught mice score.
yummy-option-yarn_card_scope = Which cats a yarn card keeps.
yummy-option-yarn_cards_per_colony = How many yarn cards a colony may have.
yummy-option-yarn_payable = Yarn may be added to a payment, though it is worth nothing.
yummy-option-angora_needs_colony = A Turkish Angora can only be attracted to a bowl with a colony; otherwise it may lie alone.
yummy-option-angora_per_card_points = A Turkish Angora scores like the American, Siamese or British cats of its colony.
yummy-option-british_counts_itself = British Shorthair is one of the breeds that a British Shorthair counts.
yummy-option-fortune_from_excluded = What becomes of a Fortune Cat from the excluded pile.
yummy-option-voluntary_pass_in_end_phase = With an empty draw pile a player may pass; when all pass in a row, the match is over.
yummy-option-overpay_with_superfluous_cards = More cards than needed may be paid; otherwise a payment ends as soon as it is enough.
yummy-option-fair_start = The later half of the seats is dealt one card more.

yummy-input-object = { $place } must be a JSON object.
yummy-input-list = { $place } must be a list.
yummy-input-text = { $place } must be a text.
yummy-input-missing = { $place } needs the field "{ $field }".
yummy-input-field = { $place } has no field "{ $field }". The fields are: { $fields }.
yummy-input-players = The options say { $players } players, but there are { $bowls } bowls.
yummy-input-breed = { $place }: there is no colony "{ $breed }". The breeds are: { $breeds }; an angora joins another breed's colony.
yummy-input-cat = { $place }: "{ $cat }" can't lie in the colony { $colony }; only its own breed and "angora" can.
yummy-input-twice = { $place }: the colony { $breed } is there twice.
yummy-input-number = { $place } must be a whole number from 0 to { $most }, not { $value }.
yummy-input-dogs = { $place }: there are dogs, but the option dogs is "none".
yummy-input-many = The box holds { $most } of { $animal }, and here are { $count }.

yummy-ask-turn = Your turn ({ $offers }m moves, l log, ? help):
yummy-offer-attract = { $typed } attract
yummy-offer-excluded = x excluded
yummy-ask-joining = Which colony does the angora join ({ $choices })?
yummy-ask-paying = Pay with a card (its number); ok settles, u takes back:
yummy-ask-leaving = A mouse! Which cat leaves ({ $choices })?
yummy-ask-over = The match is over.
yummy-result-cats = A tie at { count-points }, decided by cats. Winner: { $winners }.
yummy-result-breeds = A tie at { count-points } and in cats, decided by breeds. Winner: { $winners }.

yummy-board-piles = Draw pile: { $pile }, top { $top }.  Excluded: { $excluded }, first cat { $first }.
yummy-board-protected = Under feline protection: { $name }.
yummy-board-seat = { $seat } { $name }: { count-points }
yummy-board-active = (to play)
yummy-board-lured = (loses a cat)
yummy-board-attraction = Attracting { $animal }, cost { $cost } (hand: { $owner }). Paid: { $paid } ({ $food } of { $cost }).
yummy-board-attraction-excluded = Attracting { $animal }, cost { $cost } (excluded pile). Paid: { $paid } ({ $food } of { $cost }).
yummy-board-help-goal = You see the food side of your cards, the others see your cats. Feed cats out of the others' hands into your bowl; what each breed is worth stands below.
yummy-board-help-turn = A turn is one of: d (store: draw 2 cards, 3 with an empty hand), y 3 orange (lay your yarn card 3 on a colony), or attract a cat. A colony's name may be cut short: or, sia.
yummy-board-help-attract = Attract: 2:3 (seat 2, third card) or x (first excluded cat), then pay with the numbers of your cards, the last one ends on top; ok settles. Too much food is lost.
yummy-board-help-mouse = When a mouse lies on top after cards were drawn, everyone loses the cheapest cat that no yarn covers; the first Black Cat catches it and keeps its owner safe.
yummy-board-help-dogs = A dog can't be attracted: all dogs of a robbed hand come along { $where ->
    [hand] into the robber's hand
   *[bowl] into the robber's bowl
}. At the end { $dogs ->
    [each] every dog costs 1 point
   *[most] whoever has most dogs loses 1 point
}, dogs in hand included.
yummy-board-help-signs = In a bowl, bottom to top: o a cat, @ a cat with a yarn icon (it covers itself and those below), A an angora, ~ a yarn card (covers the whole colony). The number after a cat is its cost.
yummy-moves-attract = { $animal }, cost { $cost }
yummy-moves-store = draw { $cards } { $cards ->
    [one] card
   *[other] cards
}
yummy-moves-settle = pay with the cards put down
yummy-moves-pass = do nothing
yummy-hint-then = then { $lines }
yummy-hint-next = the next one there brings { $points }
yummy-hint-food = more food to pay with (in hand: { $have }); first comes { $food }
yummy-hint-mouser = a mouse that comes up is yours
yummy-hint-payment = then { $paid } of { $cost } is paid
yummy-hint-covers = keeps { $cats } { $cats ->
    [one] cat
   *[other] cats
} of the colony { $colony } from the mice
yummy-hint-covers_later = keeps cats that join the colony { $colony } later from the mice
yummy-hint-covers_none = all cats of the colony { $colony } are safe already
yummy-hint-joins = joins the colony { $colony }
yummy-hint-arrives = comes into your bowl
yummy-hint-turns = it leaves the game, the top card of the pile comes instead
yummy-hint-vanishes = it leaves the game, nothing comes instead
yummy-hint-draws = you draw a card
yummy-hint-hand = takes { $cards } { $cards ->
    [one] card
   *[other] cards
} from { $name }'s hand ({ $left } left)
yummy-hint-denied = kept from { $name }, who could gain { count-points } by it
yummy-hint-catches = catches mice from now on
yummy-hint-ends = the colony { $colony } is gone then
yummy-which-colony = "{ $text }" could be several colonies: type more of the name.
yummy-no-breed = "{ $text }" is neither an action nor a colony.
yummy-rule-orange = Orange Tabby
yummy-rule-calico = Calico
yummy-rule-american = American Shorthair
yummy-rule-siamese = Siamese
yummy-rule-black = caught mice
yummy-rule-british = British Shorthair
yummy-rule-dogs = dogs
yummy-board-dog = A dog lies on top.

# The options in short
yummy-option-players-title = Players
yummy-option-dogs-title = Dogs
yummy-option-dogs_destination-title = Where dogs go
yummy-option-hand_size-title = First hand
yummy-option-stock_draw-title = Cards when storing
yummy-option-stock_draw_when_hand_empty-title = Cards with an empty hand
yummy-option-protection_min_players-title = Protection from … players on
yummy-option-mouse_value_rule-title = Which cat the mouse lures
yummy-option-mouse_trigger-title = When mice appear
yummy-option-mouse_chain-title = Mice in a row
yummy-option-caught_mouse_card-title = A caught mouse
yummy-option-caught_mice_score-title = Points for mice
yummy-option-yarn_card_scope-title = What yarn protects
yummy-option-yarn_cards_per_colony-title = Yarn on a colony
yummy-option-yarn_payable-title = Yarn can be paid
yummy-option-angora_needs_colony-title = Angora needs a colony
yummy-option-angora_per_card_points-title = Angora scores like its colony
yummy-option-british_counts_itself-title = British counts itself
yummy-option-fortune_from_excluded-title = Fortune Cat from the excluded
yummy-option-voluntary_pass_in_end_phase-title = Passing at the end
yummy-option-overpay_with_superfluous_cards-title = Paying too much
yummy-option-fair_start-title = Fair start
yummy-value-dogs-none = without dogs
yummy-value-dogs-none-about = There are no dogs.
yummy-value-dogs-most = most dogs: −1
yummy-value-dogs-most-about = Whoever has most dogs loses a point.
yummy-value-dogs-each = each dog: −1
yummy-value-dogs-each-about = Every dog costs a point.
yummy-value-dogs_destination-bowl = into the bowl
yummy-value-dogs_destination-bowl-about = They go to the robber's bowl for good.
yummy-value-dogs_destination-hand = into the hand
yummy-value-dogs_destination-hand-about = They go to the robber's hand.
yummy-value-mouse_value_rule-printed_cost = the cheapest cat
yummy-value-mouse_value_rule-printed_cost-about = The one of lowest cost leaves.
yummy-value-mouse_value_rule-marginal_points = the cat worth least
yummy-value-mouse_value_rule-marginal_points-about = The one whose loss costs its owner least points leaves.
yummy-value-mouse_trigger-any_draw = after every draw
yummy-value-mouse_trigger-any_draw-about = Whenever cards left the pile.
yummy-value-mouse_trigger-stock_only = after storing only
yummy-value-mouse_trigger-stock_only-about = Only after storing.
yummy-value-caught_mouse_card-taken = is taken
yummy-value-caught_mouse_card-taken-about = The catcher takes it.
yummy-value-caught_mouse_card-stays_on_pile = stays on the pile
yummy-value-caught_mouse_card-stays_on_pile-about = It stays on the pile; the mouse is only counted.
yummy-value-caught_mice_score-needs_black_colony = with a black colony
yummy-value-caught_mice_score-needs_black_colony-about = If a black colony is there at the end.
yummy-value-caught_mice_score-always = always
yummy-value-caught_mice_score-always-about = In any case.
yummy-value-yarn_card_scope-whole_colony = the whole colony
yummy-value-yarn_card_scope-whole_colony-about = All cats of its colony.
yummy-value-yarn_card_scope-cats_below = the cats below it
yummy-value-yarn_card_scope-cats_below-about = Only those that lay there before it.
yummy-value-fortune_from_excluded-stays_zero_points = stays in the bowl
yummy-value-fortune_from_excluded-stays_zero_points-about = It stays in the bowl.
yummy-value-fortune_from_excluded-same_as_stolen = leaves the game
yummy-value-fortune_from_excluded-same_as_stolen-about = It leaves the game, as a stolen one does.

# How the opponents play.

yummy-bot-kitten = Takes the cat that scores at once, often on a whim, and forgets what you drew.
yummy-bot-house_cat = Sees a little of what a colony may become, chooses softly, and forgets what you drew.
yummy-bot-alley_cat = Mostly knows what cats, food and yarn are worth, and usually takes what looks best at first sight.
yummy-bot-tiger = Plays a few good moves on to the end in its head, without remembering the food that you drew.
yummy-bot-master = Remembers every card it has seen and plays each good move on to the end in thousands of imagined matches.
