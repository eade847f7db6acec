# Calico in the browser.

web-calico-badge = Master Quilter
web-calico-patch = { $colour } { $pattern }
web-calico-plus = +{ $points }
web-calico-points = { $points } { $points ->
    [one] point
   *[other] points
}
web-calico-earned = { $count } on this quilt
web-calico-either = { $one } or { $other }
web-calico-mine = Mine
web-calico-my-quilt = My quilt
web-calico-quilt = { $name }'s quilt
web-calico-enlarge = { $name }, { $points } { $points ->
    [one] point
   *[other] points
}: show this quilt large
web-calico-back = Back to mine
web-calico-wishes = Cats, goals and buttons
web-calico-cats = Cats
web-calico-goals = Design goals
web-calico-buttons = Buttons
web-calico-objectives = The scenario asks for
web-calico-reached = ({ $reached } of { $wanted })
web-calico-others = The other quilts
web-calico-tab-wishes = Cats and goals
web-calico-tab-others = Other quilts
web-calico-dealt = Your goals
web-calico-their-hand = Their hand
web-calico-hidden = a patch you can't see
web-calico-bag = { $count } { $count ->
    [one] patch
   *[other] patches
} in the bag
web-calico-far = far
web-calico-middle = middle
web-calico-near = near
web-calico-take = Take { $patch }
web-calico-take-far = Take { $patch }, far end
web-calico-take-middle = Take { $patch }, middle
web-calico-take-near = Take { $patch }, near end

web-calico-cell = { $cell }: { $what }
web-calico-rim = on the rim
web-calico-asleep = { $cat } asleep
web-calico-cell-empty = { $cell }: empty
web-calico-cell-empty-next = { $cell }: empty, next to { $patches }
web-calico-cell-spot = { $cell }: place for a goal ({ $place })
web-calico-cell-goal = { $cell }: goal { $place }: { $goal }
web-calico-goal = { $meaning }, { $one } points one way, { $both } both ways
web-calico-goal-covered = a goal that lies face down
web-calico-here = { $patch } here: +{ $points }

web-calico-why-cat = { $cat }: +{ $points }
web-calico-goal-quoted = “{ $goal }”
web-calico-why-goal = { $goal }: { $points } points

web-calico-ask-choosing = Choose a goal for { $place }.
web-calico-ask-arranged = This is how your goals will lie. Move them, or sew them on.
web-calico-ask-placing = Choose a patch of your hand, then a cell for it.
web-calico-ask-cell = Where shall { $patch } go?
web-calico-ask-patch = Which patch shall go on { $cell }?
web-calico-ask-taking = Take a patch from the market.
web-calico-ask-taking-solo = Take a patch. Of the two you leave, the farther one falls off the belt.
web-calico-ask-waiting = The others are sewing.
web-calico-ask-back = It is your turn: go back to your quilt.
web-calico-arrange = Sew these goals on
web-calico-lay-here = Lay it here

web-calico-do-place = { $patch } on { $cell }
web-calico-do-take = Take { $patch } (spot { $number })
web-calico-do-arrange = Top: { $top }; right: { $right }; bottom left: { $bottom_left }

web-calico-restriction-next_to_laid = Each patch must touch one that you have laid.
web-calico-restriction-goals_both_ways = A goal scores only if met by colours and by patterns.
web-calico-restriction-no_hand = No hands: take a patch, then lay it.
web-calico-restriction-same_colour = Each patch must touch its own colour.
web-calico-restriction-same_pattern = Each patch must touch its own pattern.

web-calico-picture = { $name }'s quilt, { $points } points

web-calico-lesson-quilt = This is your quilt. Its rim is printed; you sew the 22 empty cells, one patch a turn. The three tiles in it are goals.
web-calico-lesson-patch = These two patches are your hand. Each has a colour, with the colour's own symbol, and a pattern. Colours and patterns are scored apart.
web-calico-lesson-lay = Choose a patch, then a cell: best beside a patch of the same colour on the rim. What it would bring at once is shown before you lay it.
web-calico-lesson-take = Now fill your hand: take one of the three patches in the market.
web-calico-lesson-buttons = Three touching patches of one colour earn a button: 3 points. The rim counts. One of every colour earns the rainbow button as well.
web-calico-lesson-cats = Cats look at patterns only. Each likes two of them, and comes to an area of one that is large enough, or has the shape it wants.
web-calico-lesson-goals = A goal looks at the six patches around it. Met by their colours or by their patterns it brings the smaller number; by both, the larger one.
web-calico-lesson-again = Your turn again. Can the next patch touch its own colour, or its own pattern? Lay it.
web-calico-lesson-market = Take a patch you can use soon: the others choose from the same three.
web-calico-lesson-end = That is all. After 22 turns goals, cats and buttons are added up. Point at a line of the score to see where it comes from. Have fun!

web-calico-print-title = Score pad
web-calico-print-how = For a quilt on a real table: one page of paper, four players.
web-calico-print-go = Print
web-calico-print-name = Name
web-calico-print-goal = Goal { $place }
web-calico-print-cat = Cat: ____________ × ____
web-calico-print-total = Total
web-calico-print-tie = A tie goes to more cats, then to more buttons; else it is shared.

web-calico-key-numbers = On the board: a patch of your hand; later a patch of the market
web-calico-key-ends = On the quilt: the first or last cell of a row
web-calico-key-pages = On the quilt: the top or bottom row
