# The Isle of Cats: Explore & Draw
# Sentences take codes as they are (blue, take_row, above); single words have keys of their own.

isle-title = The Isle of Cats: Explore & Draw
isle-about = Explore the island for seven days and draw cats and treasures on your boat: families together, rats covered, rooms full.

isle-colour-blue = blue
isle-colour-green = green
isle-colour-orange = orange
isle-colour-purple = purple
isle-colour-red = red
isle-motif-waves = waves
isle-motif-hatching = hatching
isle-motif-dots = dots
isle-motif-crosses = crosses
isle-motif-bricks = bricks

isle-kind-cat = cat
isle-kind-oshax = oshax
isle-kind-common = common treasure
isle-kind-rare = rare treasure
isle-kind-lesson = lesson
isle-kind-treasure = treasure
isle-mode-all = draw everything
isle-mode-or = or
isle-mode-choose2 = choose 2
isle-zone-above = above
isle-zone-below = below
isle-icon-parrot = parrot
isle-icon-moon = moon
isle-icon-apple = apple
isle-icon-wheat = wheat
isle-icon-none = no icon
isle-room-1 = Captain’s Room on the left (parrot)
isle-room-2 = upper Bedroom (moon)
isle-room-3 = Dining Room (apple)
isle-room-4 = lower Bedroom (moon)
isle-room-5 = main room
isle-room-6 = wheat room
isle-room-7 = Captain’s Room on the right (parrot)

isle-special-extra_card = an extra card
isle-special-one_per_row = one card of each row
isle-special-take_row = a row instead of a column
isle-special-double_cat = the next cat twice
isle-special-double_treasure = the next treasure twice
isle-level-easy = easy
isle-level-medium = medium
isle-level-hard = hard
isle-level-very_hard = very hard
isle-level-expert = expert
isle-type-row = row
isle-type-each = each
isle-type-extra = extra
isle-type-double = double
isle-type-cat = cat
isle-type-treasure = treasure
isle-do-done = d (end the day)
isle-do-decline = n (leave it)
isle-do-skip = n (skip { $shape })
isle-short-extra_card = extra
isle-short-one_per_row = each
isle-short-take_row = row
isle-short-double_cat = 2cat
isle-short-double_treasure = 2$

isle-lesson-1 = 12 points if every cell of the boat’s edge is filled
isle-lesson-2 = 10 points with exactly 15 cats aboard
isle-lesson-3 = 15 points with 3 or more cats of every colour
isle-lesson-4 = 7 points if every colour has a cat on the edge
isle-lesson-5 = 1 point per cat of one colour on the edge; your best colour is taken
isle-lesson-6 = 1 point per lonely cat
isle-lesson-7 = 2 points per rare treasure, on top of the usual 3
isle-lesson-8 = 1 point per common treasure
isle-lesson-9 = 10 points with no visible rat
isle-lesson-10 = 2 points per visible rat (the -1 still applies)
isle-lesson-11 = 1 point per lesson you ticked, this one included
isle-lesson-12 = 9 points with exactly 5 blue cats
isle-lesson-13 = 9 points with exactly 5 green cats
isle-lesson-14 = 9 points with exactly 5 orange cats
isle-lesson-15 = 9 points with exactly 5 purple cats
isle-lesson-16 = 9 points with exactly 5 red cats
isle-lesson-17 = 10 points with exactly 5 visible rats (the -5 still applies)
isle-lesson-18 = 7 points with exactly 6 lessons ticked
isle-lesson-19 = 9 points with exactly 5 treasures, common and rare together
isle-lesson-20 = 1 point per 2 cats on the edge, rounded down
isle-lesson-21 = 12 points if both Captain’s Rooms (parrot) are full
isle-lesson-22 = 18 points if both Bedrooms (moon) are empty (the -10 still applies)
isle-lesson-23 = 4 points per family of 4 or more cats
isle-lesson-24 = 15 points if the Dining Room (apple) is empty (the -5 still applies)
isle-lesson-25 = your third largest family scores a second time
isle-lesson-26 = 10 points if the cats aboard show exactly 3 colours

isle-sister-S1 = 5 per colour with no cat touching a treasure
isle-sister-S2 = 2 per cat in the largest family
isle-sister-S3 = 10 if there are fewer than 9 treasures
isle-sister-S4 = 5 per visible rat
isle-sister-S5 = 5 per cat beyond the 15th
isle-sister-S6 = 5 per colour with no cat on the edge
isle-sister-S7 = her best-scoring lesson scores twice
isle-sister-S8 = 3 per full room
isle-sister-S9 = 5 per lonely cat
isle-sister-A1 = 3 per lesson you ticked
isle-sister-A2 = the value of the largest family
isle-sister-A3 = the value of the second largest family
isle-sister-A4 = 3 per common treasure
isle-sister-A5 = 3 per cat touching no treasure
isle-sister-A6 = 4 per covered treasure map
isle-sister-A7 = 5 per family
isle-sister-A8 = 1 per cat on the edge
isle-sister-A9 = 5 per colour with no cat touching a visible rat

isle-line-rats = { $rats ->
     [one] 1 visible rat
    *[other] { $rats } visible rats
}
isle-line-room = { $room ->
     [1] Captain’s Room on the left (parrot)
     [2] upper Bedroom (moon)
     [3] Dining Room (apple)
     [4] lower Bedroom (moon)
     [5] main room
     [6] wheat room
    *[7] Captain’s Room on the right (parrot)
}: { $open ->
     [one] 1 empty cell
    *[other] { $open } empty cells
}
isle-line-family = family of { $cats } { $colour ->
     [blue] blue
     [green] green
     [orange] orange
     [purple] purple
    *[red] red
} cats
isle-line-rare = rare treasure ({ $shape })
isle-line-lesson = lesson { $lesson }: { $text } (counted: { $have })
isle-aim-rats = { $rats ->
     [one] 1 visible rat instead of { $was }
    *[other] { $rats } visible rats instead of { $was }
}
isle-aim-room = { $room } { $open ->
     [0] full
     [one] closer to full (1 empty cell instead of { $was })
    *[other] closer to full ({ $open } empty cells instead of { $was })
}
isle-aim-family = { $cats ->
     [0] the future of the { $colour ->
          [blue] blue
          [green] green
          [orange] orange
          [purple] purple
         *[red] red
    } cats
     [1] one more { $colour ->
          [blue] blue
          [green] green
          [orange] orange
          [purple] purple
         *[red] red
    } cat
     [2] 2 { $colour ->
          [blue] blue
          [green] green
          [orange] orange
          [purple] purple
         *[red] red
    } cats side by side
    *[other] a family of { $cats } { $colour ->
          [blue] blue
          [green] green
          [orange] orange
          [purple] purple
         *[red] red
    } cats
}
isle-aim-lesson = lesson { $lesson } (counted { $have } instead of { $was }): { $text }
isle-aim-lesson-same = lesson { $lesson } (counted { $have }): { $text }
isle-aim-special = with the special: { $special }
isle-line-sister-colour = { $colour ->
     [blue] blue
     [green] green
     [orange] orange
     [purple] purple
    *[red] red
}: { $cats } × { $each }
isle-line-sister-lesson = her lesson { $card }: { $text } (counted: { $have })
isle-line-sister-lesson-again = her lesson { $card }: her best one, { $best }, counts again

isle-event-took = { $name }: chosen on the island: { $slots }.
isle-event-special = { $name }: special, { $special ->
     [extra_card] an extra card
     [one_per_row] one card of each row
     [take_row] a row instead of a column
     [double_cat] the next cat twice
    *[double_treasure] the next treasure twice
}.
isle-event-opened = { $name }: card { $slot }{ $zone ->
     [above] {" "}(above)
     [below] {" "}(below)
    *[all] {""}
}.
isle-event-oshax = { $name }: the oshax is { $colour ->
     [blue] blue
     [green] green
     [orange] orange
     [purple] purple
    *[red] red
}.
isle-event-ticked = { $name }: lesson { $lesson } ticked.
isle-event-cat = { $name }: { $colour ->
     [blue] a blue
     [green] a green
     [orange] an orange
     [purple] a purple
    *[red] a red
} cat { $shape } on { $cells }.
isle-event-treasure = { $name }: a { $kind ->
     [common] common treasure
    *[rare] rare treasure
} { $shape } on { $cells }.
isle-event-skipped = { $name }: { $shape } fits nowhere and is skipped.
isle-event-skipped_rest = { $name }: nothing of the card fits; the rest is skipped.
isle-event-declined_map = { $name }: the map's treasure is left.
isle-event-declined_copy = { $name }: the second copy is left.
isle-event-rats = { $name }: { $rats ->
     [one] a rat covered
    *[other] { $rats } rats covered
} ({ $cells }).
isle-event-map = { $name }: { $colour ->
     [blue] a blue
     [green] a green
     [orange] an orange
     [purple] a purple
    *[red] a red
} cat on its treasure map ({ $cell }): a common treasure may be drawn.
isle-event-map_lost = { $name }: the { $colour ->
     [blue] blue
     [green] green
     [orange] orange
     [purple] purple
    *[red] red
} treasure map ({ $cell }) is covered and brings nothing.
isle-event-room = { $name }: full: { $room ->
     [1] Captain’s Room on the left (parrot)
     [2] upper Bedroom (moon)
     [3] Dining Room (apple)
     [4] lower Bedroom (moon)
     [5] main room
     [6] wheat room
    *[7] Captain’s Room on the right (parrot)
}.
isle-event-family = { $name }: a family of { $cats } { $colour ->
     [blue] blue
     [green] green
     [orange] orange
     [purple] purple
    *[red] red
} cats, { $points } { $points ->
     [one] point
    *[other] points
}.
isle-event-copy = { $name }: { $shape } may be drawn a second time.
isle-event-done = { $name }: done with day { $day }.
isle-event-day = Day { $day } begins.
isle-event-island = Slot { $slot }: { $card }.
isle-event-sister = Your sister turns up { $colour ->
     [blue] blue
     [green] green
     [orange] orange
     [purple] purple
    *[red] red
}.
isle-event-over = The seventh day is over: the boats set sail.

isle-over = The match is over: seven days have passed.
isle-no-seat = There is no seat { $seat } at this table.
isle-day-done = You are done with day { $day }; it ends when all are.
isle-no-such-action = There is no such column, row, slot, shape, turn or cell: { $action }.
isle-choose-first = First choose your cards of the day.
isle-chosen = Your cards of the day are chosen already.
isle-special-used = You have used this special already: { $special ->
     [extra_card] an extra card
     [one_per_row] one card of each row
     [take_row] a row instead of a column
     [double_cat] the next cat twice
    *[double_treasure] the next treasure twice
}.
isle-special-today = One special a day: you can't use another today ({ $special ->
     [extra_card] an extra card
     [one_per_row] one card of each row
     [take_row] a row instead of a column
     [double_cat] the next cat twice
    *[double_treasure] the next treasure twice
}).
isle-specials-spent = Three specials a game: yours are spent ({ $special ->
     [extra_card] an extra card
     [one_per_row] one card of each row
     [take_row] a row instead of a column
     [double_cat] the next cat twice
    *[double_treasure] the next treasure twice
}).
isle-nothing-to-double = All your cards of the day are resolved: there is nothing left to double.
isle-extra-own-column = Card { $slot } is in column { $column }, which you took: the extra card comes from another column.
isle-card-open = Finish card { $slot } first.
isle-card-not-taken = Card { $slot } is not among those you chose today.
isle-card-resolved = Card { $slot } is resolved already.
isle-zone-missing = Card { $slot } has an "or": type { $slot } above (first) or { $slot } below (second).
isle-zone-unasked = Card { $slot } ({ $card }) has no "or": there is no zone to choose.
isle-zone-fits-nowhere = Nothing { $zone ->
     [above] above
    *[below] below
} on card { $slot } ({ $card }) fits your boat, but something of the other zone does.
isle-colour-missing = Card { $slot } is an oshax: add its colour, such as { $slot } blue.
isle-colour-unasked = Card { $slot } ({ $card }) shows no oshax: there is no colour to choose.
isle-cards-left = Every chosen card is resolved before the day ends. Left: { $slots }.
isle-no-card-open = First turn to one of your cards.
isle-nothing-to-decline = What the card shows can be left out only if it fits nowhere; only a map’s treasure and a second copy may be declined.
isle-decline-instead = There is nothing to skip now: draw the treasure or the copy, or decline it.
isle-skip-which = On a card with "choose 2" skip the rest; on any other card say which discovery.
isle-map-first = { $shape } must wait: first the common treasure of the map, or decline it.
isle-copy-first = { $shape } must wait: first the second copy ({ $due }), or decline it.
isle-not-on-card = { $shape } is not to be drawn now. What is: { $due }.
isle-off-boat = { $shape } at { $cell } would leave the boat.
isle-overlap = { $shape } at { $cell } would cover what is drawn already: { $filled }.
isle-not-touching = { $shape } at { $cell } must share a side with another discovery.
isle-must-draw = { $shape } fits on your boat, so it must be drawn.

isle-option-players = How many boats sail, 1 to 6, up to 12 with a second set; alone, you play against your sister.
isle-option-boats = A boat for each seat in turn, 1 to 6; left out, they are drawn.
isle-option-level = How strong your sister is (1 player): each step gives her one more advanced lesson.
isle-option-boats-many = { $boats } boats were chosen for { $players } { $players ->
     [one] player
    *[other] players
}.
isle-option-boats-twice = Boat { $boat } is there only { $sets ->
     [one] once
    *[other] { $sets } times
}.
isle-option-level-alone = The level { $level } is for one player, not { $players }.

isle-score-object = A boat to score is a JSON object with "boat" and "pieces".
isle-score-field = There is no field "{ $field }" in a boat to score. The fields are: { $fields }.
isle-score-boat = "boat" must be a number from 1 to { $boats }, not "{ $value }".
isle-score-pieces = "pieces" must be a list.
isle-score-piece = Piece { $piece } must be an object with "cells".
isle-score-piece-field = Piece { $piece } has no field "{ $field }". The fields are: { $fields }.
isle-score-colour = Piece { $piece }: there is no colour "{ $value }". The colours are: { $colours }.
isle-score-cells = Piece { $piece }: "cells" must name at least one cell.
isle-score-cell = Piece { $piece }: there is no cell "{ $cell }" on the boat. Columns are a to v, rows 1 to 9.
isle-score-cell-twice = Piece { $piece } names { $cell } twice.
isle-score-shape = Piece { $piece }: there is no shape "{ $value }". The shapes are: { $shapes }.
isle-score-not-shape = Piece { $piece } ({ $cells }) is not the shape { $shape } (a cat has a colour, a treasure has none).
isle-score-no-cat = Piece { $piece } ({ $cells }): no cat and no oshax has this shape.
isle-score-no-treasure = Piece { $piece } ({ $cells }): no treasure has this shape; a cat needs its "colour".
isle-score-overlap = Piece { $piece } and piece { $other } both lie on { $cell }.
isle-score-apart = Piece { $piece } hangs together with the first one by no chain of touching pieces.
isle-score-lessons = "lessons" must be a list of numbers from 1 to { $lessons }.
isle-score-lesson = There is no lesson "{ $value }"; they are numbered from 1 to { $lessons }.
isle-score-lesson-twice = Lesson { $lesson } is named twice.
isle-score-sister = "sister" must be an object with the lists "colours" and "lessons".
isle-score-sister-colours = The sister’s "colours" must name each of { $colours } once, in the order of their revealing.
isle-score-sister-card = The sister has no card "{ $value }", or has it only once. Her cards: { $cards }.
isle-score-sister-count = The sister has three basic lessons and at most four advanced ones, not { $basic } and { $advanced }.

isle-result-rooms = A tie at { count-points }, decided by full rooms. Winner: { $winners }.
isle-result-sister-beaten = You beat your sister, { $points } to { $sister }.
isle-result-sister-wins = Your sister wins, { $sister } to { $points }.
isle-result-sister-tie = { count-points } each: a tie, and a tie is your sister’s.

isle-header = Day { $day } of 7. { $name }: { count-points }
isle-sister = Sister
isle-sister-short = Your sister: { $points }
isle-sister-colours = Sister: { $colours }
isle-counts = { $counts } rooms { $rooms }/7
isle-families = Families: { $families }
isle-family-short = { $cats } { $colour ->
     [blue] blue
     [green] green
     [orange] orange
     [purple] purple
    *[red] red
}
isle-specials = Specials: { $specials }
isle-card-lesson = lesson { $lesson }
isle-card-choose2 = 2:
isle-ask-choose = Choose a column (A to D{ $specials }; i shows the cards, ? helps):
isle-ask-special = ; or a special: { $forms }
isle-ask-card = Which card next? ({ $cards }):
isle-ask-draw = Draw { $shape } (such as { $shape }.0 h4; m lists places, Enter goes back to the keys):
isle-ask-map = A treasure for the map (such as c2.0 h4), or n for none:
isle-ask-copy = Draw it a second time, or n for no:
isle-ask-done = Your day is done: d ends it, u takes back{ $more }:
isle-ask-more = ; still possible: { $forms }
isle-ask-over = The match is over.
isle-keys = { $shape } ({ $gain }): arrows move, r turns, f flips, g next fit, Enter draws{ $other }{ $leave }, u undo, ? help, q aside, Esc types
isle-moves-places = { $shape }: { $count } { $count ->
     [one] place
    *[other] places
}; the best now: { $few }
isle-moves-columns = columns: { $columns }
isle-moves-specials = specials: { $specials }
isle-moves-cards = cards: { $cards }
isle-turn-missing = { $shape } can be turned: type its turn too, from { $shape }.0 { $cell } to { $shape }.{ $last } { $cell }.
isle-help-goal = Seven days. Draw cats and treasures on your boat: families of 3 or more cats of a colour score, rats (-1) and rooms with a gap (-5) cost, lessons bring what they say.
isle-help-day = Each day take the three cards of a column and resolve them in any order. What fits must be drawn, touching something drawn before.
isle-help-draw = A shape is drawn with keys: arrows, r, f, Enter. Typed: shape, turn and first cell, such as T5.2 h4. A cat on the map of its colour brings a common treasure.
isle-help-special = Specials, one a day and three a game: row 2, each ABD, extra 7, double cat, double treasure. i shows today's cards with their shapes; 2: before shapes means any two of them.
isle-help-signs = On the boat: r a rat, a digit the room of an empty cell, ^ the head of a cat, $ a common and % a rare treasure, * where it begins; other signs part neighbours of one colour. Cats (a treasure map has the same sign and a ?): { $colours }
isle-help-lessons = Beside the boat, a lesson such as 12 3/5 +0: lesson 12, 3 now and 5 wanted, no points yet; x3: three counted so far.
isle-rule-family = families
isle-rule-rare = rare treasures
isle-rule-lesson = lessons
isle-rule-rats = rats
isle-rule-room = rooms with gaps
isle-keys-other = , Tab other shape ({ $shapes })
isle-keys-leave = , n leaves it
isle-keys-no = does not fit
isle-sister-cards = { $cards } (i, s: in full)
isle-ask-nofit = { $shape } fits nowhere: n skips it, u takes back:

# The options in short
isle-option-players-title = Players
isle-option-boats-title = Boats
isle-option-level-title = Your sister
isle-value-boats = boat { $value }
isle-value-level-easy = easy
isle-value-level-medium = medium
isle-value-level-hard = hard
isle-value-level-very_hard = very hard
isle-value-level-expert = expert

# How the opponents play.

isle-bot-kitten = Draws what brings points today without a thought for tomorrow, and chooses by mood among good days.
isle-bot-house_cat = Sees a little of what families, rooms and lessons may become, and chooses softly among good days.
isle-bot-alley_cat = Knows what a boat is worth with days to come, and usually spends the day well.
isle-bot-tiger = Tries the best ways to take the cards in every order and every place, and takes the best day.
isle-bot-master = Tries two dozen ways to spend a day and plays the best ones on to the end in imagined matches.
