# The page's own words for Explore & Draw. Sentences take codes as they are (blue, take_row, above).

web-isle-badge = Captain

web-isle-thing-cat = { $colour ->
     [blue] blue cat
     [green] green cat
     [orange] orange cat
     [purple] purple cat
    *[red] red cat
}
web-isle-thing-oshax = { $colour ->
     [blue] blue oshax
     [green] green oshax
     [orange] orange oshax
     [purple] purple oshax
     [red] red oshax
    *[any] oshax
}
web-isle-thing-common = common treasure
web-isle-thing-rare = rare treasure
web-isle-shaped = { $thing } { $shape }
web-isle-card-lesson = lesson { $lesson }: { $text }
web-isle-card-or = { $above }, or { $below }
web-isle-card-choose2 = choose 2 of { $things }
web-isle-card-short = Card { $slot }
web-isle-lesson-number = lesson { $lesson }

web-isle-rat = rat
web-isle-map = { $colour ->
     [blue] blue treasure map
     [green] green treasure map
     [orange] orange treasure map
     [purple] purple treasure map
    *[red] red treasure map
}
web-isle-cell = { $cell }: { $what }
web-isle-cell-held = { $name }, under the piece in hand
web-isle-family = family of { $cats }

web-isle-do-column = Take column { $column }
web-isle-do-row = Take row { $row }
web-isle-do-each = Take one card of each row: { $columns }
web-isle-do-extra = Take card { $slot } as an extra card: { $text }
web-isle-do-double = { $what ->
     [cat] Use a special: the next cat twice
    *[treasure] Use a special: the next treasure twice
}
web-isle-do-tick = Card { $slot }: tick { $text }
web-isle-do-card = Card { $slot }{ $zone ->
     [above] , above
     [below] , below
    *[all] {""}
}: { $text }
web-isle-do-place = Draw the { $thing } { $shape } (turn { $turn }) on { $cells }
web-isle-do-skip = { $shape } fits nowhere: skip it
web-isle-do-skip-rest = Nothing fits: skip the rest
web-isle-do-decline-map = No treasure
web-isle-do-decline-copy = No second copy
web-isle-do-done = End day { $day }

web-isle-island = The island on day { $day }
web-isle-cards = The twelve cards of the day
web-isle-take = Column { $column }
web-isle-card-name = Card { $slot }, column { $column }: { $text }{ $state ->
     [waiting] . Yours, waiting
     [open] . Being resolved
     [resolved] . Resolved
     [picked] . Picked
     [may] . May be picked
    *[other] {""}
}
web-isle-look = { $slot }: { $text }
web-isle-look-none = Touch or point at a card to read it.

web-isle-now = What now
web-isle-ask-choose = Choose a column: its three cards are yours today.
web-isle-ask-card = Which card next?
web-isle-ask-how = Card { $slot }: { $text }. Which?
web-isle-ask-map = Your cat found the treasure map! Draw a common treasure:
web-isle-ask-copy = You may draw it a second time:
web-isle-ask-nofit = It fits nowhere on your boat.
web-isle-ask-done = All your cards are resolved.
web-isle-ask-sent = One moment …
web-isle-ask-wait = You are done with day { $day }. Still at it: { $names }.
web-isle-ask-look = You are looking on. Playing now: { $names }.
web-isle-ask-draw = Draw it on your boat.
web-isle-ask-replay = The match as it was.
web-isle-ask-over = The boats set sail.
web-isle-ask-row = Which row? Its four cards will be yours instead of a column.
web-isle-ask-each = Pick one card in each row.
web-isle-ask-extra = Pick one more card.
web-isle-take-these = Take these three
web-isle-back = Back

web-isle-which = What to draw first
web-isle-here = { $thing } on { $where }
web-isle-not-here = { $thing } not on { $where }
web-isle-gain = { $gain ->
     [one] { $signed } point
    *[other] { $signed } points
}
web-isle-why-rats = rats
web-isle-why-room = { $text }
web-isle-why-family = { $colour ->
     [blue] blue family
     [green] green family
     [orange] orange family
     [purple] purple family
    *[red] red family
}
web-isle-why-rare = rare treasure
web-isle-why-lesson = lesson { $lesson }
web-isle-her-gain = your sister { $signed }
web-isle-controls = Turn and move
web-isle-turn = Turn
web-isle-flip = Flip
web-isle-next = Next place
web-isle-other = Other shape
web-isle-left = Left
web-isle-right = Right
web-isle-up = Up
web-isle-down = Down
web-isle-draw = Draw here

web-isle-aboard = Aboard
web-isle-cats-of = { $colour ->
     [blue] blue cats
     [green] green cats
     [orange] orange cats
     [purple] purple cats
    *[red] red cats
}
web-isle-tally = { $treasures ->
     [one] 1 treasure
    *[other] { $treasures } treasures
}, { $rats ->
     [one] 1 rat
    *[other] { $rats } rats
}, { $rooms } of 7 rooms full
web-isle-lessons = Lessons
web-isle-lessons-none = None yet. Take lesson cards from the island.
web-isle-lessons-none-ever = None.
web-isle-have-edge = { $have } of { $need } edge cells
web-isle-have-cats = { $have } of { $need } cats
web-isle-have-colours = { $have } of { $need } colours
web-isle-have-rats-of = { $have } of { $need } rats
web-isle-have-lessons-of = { $have } of { $need } lessons
web-isle-have-treasures = { $have } of { $need } treasures
web-isle-have-rooms-full = { $have } of { $need } full
web-isle-have-rooms-empty = { $have } of { $need } empty
web-isle-have-cats-edge = { $have ->
     [one] 1 cat on the edge
    *[other] { $have } cats on the edge
}
web-isle-have-lonely = { $have ->
     [one] 1 lonely cat
    *[other] { $have } lonely cats
}
web-isle-have-rares = { $have } so far
web-isle-have-commons = { $have } so far
web-isle-have-rats = { $have ->
     [one] 1 rat in sight
    *[other] { $have } rats in sight
}
web-isle-have-lessons = { $have ->
     [one] 1 lesson
    *[other] { $have } lessons
}
web-isle-have-families = { $have ->
     [one] 1 family
    *[other] { $have } families
}
web-isle-have-third = { $have ->
     [0] no third family yet
    *[other] a family of { $have }
}
web-isle-specials = Specials
web-isle-specials-left = { $left ->
     [0] Specials: all three used
     [one] Specials: 1 left
    *[other] Specials: { $left } left
}
web-isle-special-extra_card = Take one more card, of a column you did not choose.
web-isle-special-one_per_row = Instead of a column, take one card of each row.
web-isle-special-take_row = Instead of a column, take the four cards of a row.
web-isle-special-double_cat = The next cat you draw may be drawn a second time.
web-isle-special-double_treasure = The next treasure you draw may be drawn a second time.
web-isle-special-rule = One a day, three in the whole game, none of them twice.
web-isle-used = used
web-isle-sister-colours = Her colours
web-isle-sister-colour = { $colour ->
     [blue] Blue
     [green] Green
     [orange] Orange
     [purple] Purple
    *[red] Red
}: { $each } for her per cat
web-isle-sister-hidden = Face down: { $each } for her per cat

isle-rule-sister-colour = her colours
isle-rule-sister-lesson = her lessons
isle-rule-sister-lesson-again = her best lesson again

web-isle-mine = Your boat: { $points ->
     [one] { $points } point
    *[other] { $points } points
}
web-isle-theirs = { $name }: { $points ->
     [one] { $points } point
    *[other] { $points } points
}
web-isle-boat-mine = Your boat
web-isle-boat-theirs = { $name }’s boat
web-isle-my-boat = Back to my boat
web-isle-larger = Larger
web-isle-others = The other boats, as they were this morning
web-isle-look-boat = Look at { $name }’s boat, { $points ->
     [one] { $points } point
    *[other] { $points } points
}
web-isle-is-done = done

web-isle-picture = The boat of { $name }, { $points ->
     [one] { $points } point
    *[other] { $points } points
}
web-isle-picture-points = { $points ->
     [one] 1 point
    *[other] { $points } points
}
web-isle-picture-cats = { $cats ->
     [one] 1 cat
    *[other] { $cats } cats
} aboard, { $families ->
     [one] 1 family
    *[other] { $families } families
}

web-isle-step-hello = Seven days on the island of cats. You draw what you find on your boat, and cats of one colour that touch make families: three are worth 8 points, six already 20.
web-isle-step-boat = This is your boat. Every rat still to be seen costs 1 point at the end, every room with a gap costs 5. A treasure map covered by a cat of its own colour brings a treasure.
web-isle-step-island = The cards of the day. Cats are green cards, lessons blue, oshax brown, treasures yellow. Everyone may take the same ones.
web-isle-step-column = Take a column: its three cards are yours today.
web-isle-step-card = Now turn to one of your cards. The order is yours.
web-isle-step-place = A discovery comes into your hand; a lesson is simply ticked, then take the next card. Turn and flip it with the buttons (or R and F), drag it or move it with the arrows: the words beside it tell what it would bring. Then draw it.
web-isle-step-touch = Well done. From now on each discovery must touch one that you have drawn, side to side. What fits must be drawn.
web-isle-step-lessons = Lessons you tick appear here and count themselves: they say how far you have come. The specials below are for three of your days.
web-isle-step-rest = Resolve your other cards, then end the day. If something was wrong, take it back: nothing is lost before the day ends.
web-isle-step-end = That is all there is to it. Six more days, and the boats set sail. Fair winds!

web-isle-print-title = The Isle of Cats: Explore & Draw, sheets to print
web-isle-print-how = A boat and a lesson sheet for each player, and a pen. One person shows the cards of the day to all; no colours are needed, for every colour has a motif.
web-isle-print-go = Print
web-isle-print-boat = Boat { $boat }
web-isle-print-name = Name
web-isle-print-days = Days
web-isle-print-specials = Specials: one a day, three a game, each once
web-isle-print-families = Families
web-isle-print-score = Score
web-isle-print-total = Total
web-isle-print-lessons = Lesson sheet
web-isle-print-tick = Tick the lessons you learn; write their points at the end.
web-isle-print-cats = cats
web-isle-print-points = points
web-isle-print-more = each more
