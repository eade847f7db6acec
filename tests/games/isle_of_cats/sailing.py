"""What the tests of Explore & Draw share: tables with cards where they are wanted, and boats drawn as text."""

from __future__ import annotations

from tabbytop.games.isle_of_cats import geometry, rules
from tabbytop.games.isle_of_cats.config import Config
from tabbytop.games.isle_of_cats.game import GAME
from tabbytop.games.isle_of_cats.pieces import CARD_NUMBERS, COLOURS, COLUMN_LETTERS, SHAPES, SISTER_NAMES, SPECIALS

SEEDED = 5


def put(table, **fields):
    """Set lists of a table as a whole, since those of a compiled one are copies; shorter ones keep their tail."""
    for name, value in fields.items():
        whole = [*value, *getattr(table, name)[len(value) :]] if isinstance(value, list) else value
        setattr(table, name, whole)
    return table


def island(cards, players=1, boats=(1,), day=1, **options):
    """A table on this day, with these cards on these slots of its island."""
    table = rules.new(Config(players=players, boats=boats, **options), SEEDED)
    table.day = day - 1
    decks = {0: table.cat_deck, 1: table.lesson_deck}
    for slot, name in cards.items():
        deck = decks[geometry.FROM_LESSONS[slot - 1]]
        at = (4 if deck is decks[1] else 8) * table.day + geometry.SLOT_RANK[slot - 1]
        other = deck.index(CARD_NUMBERS[name])
        deck[at], deck[other] = deck[other], deck[at]
    return put(table, cat_deck=decks[0], lesson_deck=decks[1])


def play(table, *texts, seat=0):
    """The table after these actions, each of them legal."""
    for text in texts:
        action = GAME.parse_action(text)
        problem = GAME.objection(table, seat, action)
        assert problem is None, (text, problem)
        assert action in GAME.legal_actions(table, seat), text
        table = GAME.apply(table, seat, action)
    return table


def code(table, text, seat=0):
    """The code of the objection to an action, with its section."""
    action = GAME.parse_action(text)
    problem = GAME.objection(table, seat, action)
    assert (problem is None) == (action in GAME.legal_actions(table, seat))
    return problem and (problem.code, problem.section)


def texts(table, seat=0):
    """Every legal action but placements, in their notation."""
    legal = map(GAME.format_action, GAME.legal_actions(table, seat))
    return [text for text in legal if "." not in text]


def draw(table, cell, picture, legend, seat=0):
    """Lay pieces from a picture: one letter a piece, its first column and row at `cell`. The legend tells colours:

    draw(table, "h3", "aaaaa bbbbb.x", "blue ab")    letters that it does not name are treasures
    """
    colour_of = {letter: words.split()[0] for words in legend.split(",") if words for letter in words.split()[1]}
    left, top = COLUMN_LETTERS.index(cell[0]), int(cell[1]) - 1
    cells = {}
    for y, row in enumerate(picture.split()):
        for x, letter in enumerate(row):
            if letter != ".":
                cells.setdefault(letter, []).append(COLUMN_LETTERS[left + x] + str(top + y + 1))
    for letter, covered in cells.items():
        lay(table, covered, colour_of.get(letter), seat)
    return table


def lay(table, cells, colour=None, seat=0):
    """Draw one piece on these cells (a list, or a string with blanks), wherever it is."""
    cells = cells.split() if isinstance(cells, str) else cells
    assert set(cells) <= set(geometry.cells_of(table.free[16 * seat : 16 * seat + 9])), cells
    for number, shape in enumerate(SHAPES):
        place = geometry.find_turn(number, cells) if shape.is_treasure == (colour is None) else None
        if place is not None:
            table.lay(seat, place, COLOURS.index(colour) if colour else -1)
            assert table.pieces[seat] <= geometry.MOST_PIECES
            return table
    raise AssertionError(cells, colour)


def fill(table, cells, seat=0):
    """Fill these cells with common treasures, three in a row where that is possible."""
    left = list(cells)
    while left:
        x, y = COLUMN_LETTERS.index(left[0][0]), left[0][1]
        three = [COLUMN_LETTERS[min(x + i, 21)] + y for i in range(3)]
        covered = three if set(three) <= set(left) and len(set(three)) == 3 else left[:1]
        lay(table, covered, None, seat)
        left = [cell for cell in left if cell not in covered]
    return table


def settled(table):
    """The table as it would stand at dawn."""
    return put(table, dawn_pieces=table.pieces, dawn_lessons=table.lessons, dawn_specials=table.specials)


def boat(*drawings, number=1, lessons=(), players=1, sister=(), colours=COLOURS, day=1, level="easy"):
    """A table whose first boat is drawn so, with these lessons ticked; the sister has these cards."""
    options = {"level": level} if players == 1 else {}
    table = rules.new(Config(players=players, boats=(number,), **options), SEEDED)
    for drawing in drawings:
        draw(table, *drawing)
    put(table, lessons=[sum(1 << (lesson - 1) for lesson in lessons)], day=day - 1)
    if sister:
        put(table, sister=[SISTER_NAMES.index(card) for card in sister])
    return settled(put(table, colours=[COLOURS.index(colour) for colour in colours]))


def lesson_points(table, lesson, seat=0):
    """What a lesson brings on this boat, from the sheet; the fast tally must agree."""
    put(table, lessons=[table.lessons[0] | 1 << (lesson - 1)])
    sheet = GAME.scores(table)[seat]
    assert sheet.total == table.score(seat)
    return next(line.points for line in sheet.lines if line.rule == "lesson" and line.args["lesson"] == lesson)


def used(table, *names, seat=0):
    """Specials that the seat has used on earlier days."""
    masks = table.specials
    masks[seat] = sum(1 << SPECIALS.index(name) for name in names)
    return settled(put(table, specials=masks))


def pieces(table, seat=0):
    """What is drawn on a boat, in order: shape and colour."""
    return [(piece["shape"], piece["colour"]) for piece in GAME.dump_final(table)["boats"][seat]["pieces"]]
