# Calico

calico-title = Calico
calico-about = Sew a quilt of hexagons: colours earn buttons, patterns attract cats, design goals want both.

calico-colour-magenta = magenta
calico-colour-yellow = yellow
calico-colour-light_blue = light blue
calico-colour-dark_blue = dark blue
calico-colour-green = green
calico-colour-purple = purple

calico-pattern-dots = dots
calico-pattern-fern = fern
calico-pattern-flowers = flowers
calico-pattern-quatrefoil = quatrefoil
calico-pattern-stripes = stripes
calico-pattern-vines = vines
calico-pattern-any = a pattern not given


calico-wish-millie = a group of 3 or more
calico-wish-callie = a triangle of 3
calico-wish-tibbit = a group of 4 or more
calico-wish-rumi = a straight line of 3
calico-wish-coconut = a group of 5 or more
calico-wish-tecolote = a straight line of 4
calico-wish-cira = a group of 6 or more
calico-wish-almond = a trapezoid: 2 above 3
calico-wish-gwenivere = a group of 7 or more
calico-wish-leo = a straight line of 5

calico-place-top = A, top
calico-place-right = B, right
calico-place-bottom_left = C, bottom left
calico-way-both = colours and patterns
calico-way-colours = colours
calico-way-patterns = patterns
calico-way-open = not finished
calico-way-missed = missed

calico-line-goal = { $goal } ({ $place }): { $way }
calico-aim-goal = { $goal } ({ $place })
calico-line-cat = { $cat } on { $pattern }
calico-line-button = { $colour } button
calico-line-rainbow = rainbow button

calico-event-arranged = { $name }: goals chosen.
calico-event-goals = { $name }: { $top } on top, { $right } on the right, { $bottom_left } at the bottom left.
calico-event-laid = { $name }: { $patch } laid on { $cell }.
calico-event-free = { $name }: free placement, as the restriction leaves no cell to any patch in hand.
calico-event-button = { $name }: a { $colour } button ({ $cells }), 3 points.
calico-event-rainbow = { $name }: a button of every colour, so the rainbow button, 3 points.
calico-event-cat = { $name }: { $cat } curls up on the quilt ({ $cells }), { count-points }.
calico-event-goal = { $name }: { $goal } completed, { count-points }.
calico-event-took = { $name }: { $patch } taken from the market.
calico-event-discarded = { $patch } falls off the far end of the belt.
calico-event-slid = { $patch } slides to the far end.
calico-event-drawn = { $patch } comes to the market.
calico-event-over = The quilts are full.

calico-over = The match is over: every quilt is full.
calico-no-seat = There is no seat { $seat } at this table.
calico-turn = It is seat { $seat }'s turn.
calico-goals-chosen = Your goals are chosen; the others are still choosing.
calico-choose-goals = First choose three of your goals and where each of them goes.
calico-place-first = Now lay a patch of your hand on your quilt.
calico-take-now = Now take a patch from the market.
calico-no-such-action = There is no such patch, open cell, market spot or trio of goals: { $action }.
calico-goal-not-dealt = { $goal } is not among your goals: { $goals }.
calico-not-in-hand = You don't hold { $patch }. Your hand: { $hand }.
calico-cell-taken = { $cell } is already sewn.
calico-restriction-next-to-laid = Each patch must touch one that you have laid. Open to { $patch }: { $cells }.
calico-restriction-same-colour = Each patch must touch its own colour. Open to { $patch }: { $cells }.
calico-restriction-same-pattern = Each patch must touch its own pattern. Open to { $patch }: { $cells }.

calico-option-players = How many quilts are sewn, 1 to 4; alone, the market is a conveyor belt.
calico-option-setup = How cats and goals come to the table.
calico-option-cats = Three cats of your choice from three different tiles, in the standard set-up only; left out, they are drawn.
calico-option-boards = A quilt board for each seat in turn; left out, they are drawn.
calico-option-family = Goals lie face down: only cats and buttons score.
calico-option-lower_variance = One patch of each kind leaves the box, so that luck weighs less (1 or 2 players).
calico-option-goal_values = How many points the goals are worth.
calico-option-hands = Who sees the patches in your hand.
calico-option-shape_match = When an area has the shape that a cat asks for.
calico-option-restriction = A rule restriction for the whole game.
calico-option-restriction_without_cell = What happens when a restriction leaves no cell.
calico-option-scenario = A scenario, 1 to 10: it fixes cats and goals and sets objectives.

calico-option-boards-many = { $boards } boards were chosen for { $players } { $players ->
    [one] player
   *[other] players
}.
calico-option-boards-twice = No board can be chosen twice: there is one of each colour.
calico-option-cats-scenario = Scenario { $scenario } fixes its own cats.
calico-option-cats-beginner = The beginner set-up has fixed cats; choose setup=standard to pick your own.
calico-option-cats-tiles = Choose three cats from three different tiles (Millie/Callie, Tibbit/Rumi, Coconut/Tecolote, Cira/Almond, Gwenivere/Leo).
calico-option-lower-variance = Lower variance is for 1 or 2 players, not { $players }.
calico-option-scenario-family = A scenario counts goals, so it does not go with the family variant.
calico-option-scenario-restriction = A game is either a scenario or a rule restriction, not both.

calico-grid-rows = "grid" must be a list of seven strings.
calico-grid-row = Row { $row } of the grid has { $codes } codes instead of seven.
calico-grid-goal = Cell { $cell } is a design goal and must be "##", not "{ $code }".
calico-grid-rim = Cell { $cell } of the { $board } board is printed { $printed }, not "{ $code }".
calico-grid-code = Cell { $cell }: "{ $code }" is neither a patch nor "..". A patch is a letter for its colour ({ $colours }) and one for its pattern ({ $patterns }).
calico-score-object = A quilt to score is a JSON object with "board", "cats" and "grid" (and "goals").
calico-score-field = There is no field "{ $field }" in a quilt to score. The fields are: { $fields }.
calico-score-board = "board" must be one of { $boards }, not "{ $value }".
calico-score-cats = "cats" must name three cats with two patterns each, and every pattern once.
calico-score-cat = There is no cat "{ $value }" in "cats". The cats are: { $cats }.
calico-score-pattern = There is no pattern "{ $value }" (cat { $cat }). The patterns are: { $patterns }.
calico-score-goals = "goals" must be an object with "top", "right" and "bottom_left".
calico-score-goal = There is no design goal "{ $value }" ({ $place }). The goals are: { $goals }.
calico-score-goal-twice = The design goal { $value } can lie on the quilt only once.
calico-score-choice = "{ $field }" must be one of { $allowed }, not "{ $value }".
calico-score-tokens = "tokens": { $place } must be a whole number from 0 to 22, for the cats and colours of this game (rainbow: true or false).
calico-score-token-name = "tokens": "{ $value }" is not in "{ $field }" of this game, or is named twice. They are: { $names }.
calico-score-token-many = "tokens": these patches can have brought at most { $most } for { $name }, not { $count }.
calico-score-rainbow = "tokens": the rainbow needs a button of each of the six colours.
calico-score-order = Note: the order of laying can matter here ({ $names }). Each group is counted once as it lies there; if it grew together from groups that had earned a token each, add "tokens".
calico-score-copies = Note: the box holds only three { $patch } patches, and here are { $count }.

calico-objective-points = at least { $wanted } points
calico-objective-rainbow = the rainbow button
calico-objective-cats = at least { $wanted } cats
calico-objective-each_cat = one of each cat
calico-objective-same_cat = { $wanted } cats of one kind
calico-objective-same_colour_buttons = { $wanted } buttons of one colour
calico-objective-goals = { $wanted ->
    [one] one goal
   *[other] { $wanted } goals
}
calico-objective-goals_both_ways = { $wanted ->
    [one] one goal both ways
   *[other] { $wanted } goals both ways
}

calico-earned-points_60 = won with 60 points or more
calico-earned-points_65 = won with 65 points or more
calico-earned-points_70 = won with 70 points or more
calico-earned-points_75 = won with 75 points or more
calico-earned-points_80 = won with 80 points or more
calico-earned-points_85 = won with 85 points or more
calico-earned-rainbow = won with a rainbow button
calico-earned-two_of_each_cat = won with two of each cat
calico-earned-no_buttons = won without a button
calico-earned-no_cats = won without a cat
calico-earned-no_goals = won without a design goal
calico-earned-three_x = won with three design goals
calico-earned-nine_plus_x = won with nine buttons or more
calico-earned-restriction_next_to_laid = won with every patch next to a laid one
calico-earned-restriction_goals_both_ways = won with goals that count both ways only
calico-earned-restriction_no_hand = won without a hand
calico-earned-restriction_same_colour = won with every patch next to its colour
calico-earned-restriction_same_pattern = won with every patch next to its pattern
calico-earned-scenario = passed scenario { $number }

calico-title-1 = Budding Quilter
calico-title-5 = Sunday Quilter
calico-title-10 = Impressive Talent
calico-title-15 = Semi-Professional
calico-title-21 = Exceptional Artisan
calico-title-28 = Calico Master Quilter

calico-quilt-of = { $name }: { count-points }
calico-other = { $name }: { count-points }
calico-goals-dealt = Goals to choose from (one way / both ways):
calico-buttons = buttons
calico-rainbow = rainbow
calico-hand = Hand
calico-market = Market
calico-belt = Belt
calico-ask-choosing = Three goals for A (top), B (right) and C (bottom left), such as 1 3 2:
calico-ask-placing = Lay a patch (such as 1 d2; ? help):
calico-ask-taking = Take a patch from the market (1, 2 or 3; u takes back):
calico-ask-over = The match is over.
calico-moves-goals = { $count } ways: three different numbers of your goals, in the order A, B, C.
calico-help-goal = Fill your quilt. Three or more touching patches of one colour: a button (3 points). A cat comes to a group or shape of one of its two patterns.
calico-help-place = Lay: patch number and cell, such as 1 d2. A patch keeps its number until it is laid; the one you take gets the number that is free. A, B and C are design goals.
calico-help-take = Then take 1, 2 or 3 from the market.
calico-help-letters = Colours: { $letters }
calico-help-patterns = Patterns: { $patterns }
calico-help-marks = On a patch: o earned a button, ^ attracted a cat, & both.
calico-result-cats = A tie at { count-points }, decided by cats. Winner: { $winners }.
calico-result-buttons = A tie at { count-points } and in cats, decided by buttons. Winner: { $winners }.
calico-earned-one-of = { $name }: one of these may be ticked, no more:
calico-objectives = Objectives: { $objectives }
calico-badge-for = Master Quilter: { $names }
calico-score-flag = "{ $field }" must be true or false, not "{ $value }".
calico-turn-of = turn { $turn } of 22
calico-short-colours = col
calico-short-patterns = pat
calico-meaning-all_different = all different
calico-meaning-4_2 = four and two
calico-meaning-3_3 = three and three
calico-meaning-3_2_1 = three, two, one
calico-meaning-2_2_2 = three pairs
calico-meaning-2_2_1_1 = two pairs, two singles
calico-ask-choosing-fixed = Place the three goals on A (top), B (right) and C (bottom left), such as 1 3 2:
calico-ask-taking-solo = Take from the belt (1 makes 2 fall; 2 or 3 make 1 fall; u takes back):
calico-best-gain = best +{ $points }
calico-number-goals = There is no goal { $number }: yours are numbered 1 to { $most }.
calico-number-hand = There is no patch { $number } in your hand: type { $numbers }.
calico-number-market = There is no patch { $number } in the market: it has 1 to { $most }.
calico-help-belt = Alone the market is a belt, 1 at its far end: of the two patches you leave, the farther one falls off and the other slides to the far end.
calico-help-goals = Goals look at their six neighbours: AA-BB-C-D is two pairs and two singles, ≠ six different. 7/11: points if met in colours or patterns / in both; a tick: met, a cross: out of reach. Millie 3 × 2: 3 points each, you have 2. A button of all six colours: rainbow, 3 points. [D∴ ??]: what a rival holds.
calico-rule-goal = design goals
calico-rule-cat = cats
calico-rule-button = buttons
calico-rule-rainbow = rainbow
calico-cell-goal = { $cell } is a design goal; patches go around it.
calico-one-by-one = One after the other: type { $lay } first, then { $take }.
calico-no-cell = There is no open cell { $cell }.
calico-goal-twice = Choose three different goals.
calico-three-goals = Three goals are needed, one each for A, B and C, such as 1 3 2; here are { $count }.
calico-goal-unknown = There is no goal { $goal }. The goals are: { $goals }.
calico-no-spot = The market has the spots 1, 2 and 3.
calico-score-one-tile = Note: two of these cats are the two sides of one tile; the box can't show both.

# The options in short
calico-option-players-title = Players
calico-option-setup-title = Set-up
calico-option-cats-title = Cats
calico-option-boards-title = Quilt boards
calico-option-family-title = Family variant
calico-option-lower_variance-title = Less luck
calico-option-goal_values-title = Values of the goals
calico-option-hands-title = Hands
calico-option-shape_match-title = Shapes of cats
calico-option-restriction-title = Rule restriction
calico-option-restriction_without_cell-title = No cell left
calico-option-scenario-title = Scenario
calico-value-setup-beginner = First game
calico-value-setup-beginner-about = Three simple cats and fixed goals.
calico-value-setup-standard = Standard
calico-value-setup-standard-about = Cats are drawn at random, and each player picks three of four goals.
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
calico-value-boards-blue = blue
calico-value-boards-green = green
calico-value-boards-purple = purple
calico-value-boards-yellow = yellow
calico-value-goal_values-rulebook = as in the rulebook
calico-value-goal_values-rulebook-about = The values of the 2020 rulebook.
calico-value-goal_values-tile = as on the tiles
calico-value-goal_values-tile-about = The values of the printed goal tiles.
calico-value-hands-hidden = hidden
calico-value-hands-hidden-about = Your patches are yours to see.
calico-value-hands-open = open
calico-value-hands-open-about = Everyone sees them.
calico-value-shape_match-contained = inside a larger area
calico-value-shape_match-contained-about = A shape inside a larger area counts.
calico-value-shape_match-exact_group = the shape and nothing more
calico-value-shape_match-exact_group-about = The area must be the shape and nothing more.
calico-value-restriction-none = none
calico-value-restriction-next_to_laid = next to the last patches
calico-value-restriction-goals_both_ways = goals count both ways only
calico-value-restriction-no_hand = no hand
calico-value-restriction-same_colour = only next to the same colour
calico-value-restriction-same_pattern = only next to the same pattern
calico-value-restriction_without_cell-free_placement = lay freely
calico-value-restriction_without_cell-free_placement-about = You just lay freely.
calico-value-restriction_without_cell-free_placement_fails_restriction = lay freely, restriction lost
calico-value-restriction_without_cell-free_placement_fails_restriction-about = You lay freely and lose the restriction's achievement.
calico-value-scenario-0 = none
calico-value-scenario = scenario { $value }

# How the opponents play.

calico-bot-kitten = Goes for the points of the next patch or two and does not look at the design goals.
calico-bot-house_cat = Half sees what groups and goals may become, and chooses softly among what looks good.
calico-bot-alley_cat = Knows what a quilt is worth and usually lays the best patch, about as well as a practised person.
calico-bot-tiger = Looks a turn further: every placement with the patch to take and the one to lay after it.
calico-bot-master = Plays each good move on to the end in thousands of imagined matches and minds its lead over you.
