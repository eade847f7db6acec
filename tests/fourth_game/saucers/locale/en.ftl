saucers-title = Saucers
saucers-about = Three saucers of milk stand open; drink the fullest before the others do.
saucers-option-players = How many cats there are, 1 to 4.
saucers-option-players-title = Players
saucers-option-naps = Whether each cat may nap once.
saucers-option-naps-title = Naps
saucers-over = The match is over: all milk is drunk.
saucers-turn = It is seat { $seat }'s turn.
saucers-awake = This cat can't nap: naps are not played, or it has had its own.
saucers-gap = There is no milk at place { $place }.
saucers-no-move = "{ $text }" is not a move. Moves are: drink 1, drink 2, drink 3, nap.
saucers-action-drink = Drink at place { $place }
saucers-action-nap = Nap
saucers-event-drank = { $name }: { $drops ->
    [one] one drop
   *[other] { $drops } drops
} of milk.
saucers-event-napped = { $name }: naps, and the saucers are swept away.
saucers-event-over = All milk is drunk.
saucers-line-milk = milk of { $saucers ->
    [one] one saucer
   *[other] { $saucers } saucers
}
saucers-line-awake = never napped
saucers-rule-milk = Milk
saucers-rule-awake = Awake
saucers-field-open = Open
saucers-field-pile = In the pile
saucers-field-swept = Swept away
saucers-field-drunk = Drunk
saucers-field-napped = Napped
