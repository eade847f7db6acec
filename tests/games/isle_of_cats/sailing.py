"""What the tests of Explore & Draw share: tables with cards where they are wanted, and boats drawn as text."""

from __future__ import annotations

from tabbytop.games.isle_of_cats import geometry
from tabbytop.games.isle_of_cats.config import Config
from tabbytop.games.isle_of_cats.game import GAME
from tabbytop.games.isle_of_cats.pieces import CARD_NUMBERS, COLOURS, COLUMN_LETTERS, SHAPES, SISTER_NAMES, SPECIALS

SEEDED = 5


def put(state, **fields):
    """Set lists of a table as a whole, since those of a compiled one are copies; shorter ones keep their tail."""
    for name, value in fields.items():
        whole = [*value, *getattr(state, name)[len(value) :]] if isinstance(value, list) else value
        setattr(state, name, whole)
    return state


def island(cards, players=1, boats=(1,), day=1, **options):
    """A table on this day, with these cards on these slots of its island."""
    state = GAME.new(Config(players=players, boats=boats, **options), SEEDED)
    state.day = day - 1
    decks = {0: state.cat_deck, 1: state.lesson_deck}
    for slot, name in cards.items():
        deck = decks[geometry.FROM_LESSONS[slot - 1]]
        at = (4 if deck is decks[1] else 8) * state.day + geometry.SLOT_RANK[slot - 1]
        other = deck.index(CARD_NUMBERS[name])
        deck[at], deck[other] = deck[other], deck[at]
    return put(state, cat_deck=decks[0], lesson_deck=decks[1])


def play(state, *texts, seat=0):
    """The table after these actions, each of them legal."""
    for text in texts:
        action = GAME.parse_action(text)
        problem = GAME.objection(state, seat, action)
        assert problem is None, (text, problem)
        assert action in GAME.legal_actions(state, seat), text
        state = GAME.apply(state, seat, action)
    return state


def code(state, text, seat=0):
    """The code of the objection to an action, with its section."""
    action = GAME.parse_action(text)
    problem = GAME.objection(state, seat, action)
    assert (problem is None) == (action in GAME.legal_actions(state, seat))
    return problem and (problem.code, problem.section)


def texts(state, seat=0):
    """Every legal action but placements, in their notation."""
    legal = map(GAME.format_action, GAME.legal_actions(state, seat))
    return [text for text in legal if "." not in text]


def draw(state, cell, picture, legend, seat=0):
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
        lay(state, covered, colour_of.get(letter), seat)
    return state


def lay(state, cells, colour=None, seat=0):
    """Draw one piece on these cells (a list, or a string with blanks), wherever it is."""
    cells = cells.split() if isinstance(cells, str) else cells
    assert set(cells) <= set(geometry.cells_of(state.free[16 * seat : 16 * seat + 9])), cells
    for number, shape in enumerate(SHAPES):
        place = geometry.find_turn(number, cells) if shape.is_treasure == (colour is None) else None
        if place is not None:
            state.lay(seat, place, COLOURS.index(colour) if colour else -1)
            assert state.pieces[seat] <= geometry.MOST_PIECES
            return state
    raise AssertionError(cells, colour)


def fill(state, cells, seat=0):
    """Fill these cells with common treasures, three in a row where that is possible."""
    left = list(cells)
    while left:
        x, y = COLUMN_LETTERS.index(left[0][0]), left[0][1]
        three = [COLUMN_LETTERS[min(x + i, 21)] + y for i in range(3)]
        covered = three if set(three) <= set(left) and len(set(three)) == 3 else left[:1]
        lay(state, covered, None, seat)
        left = [cell for cell in left if cell not in covered]
    return state


def settled(state):
    """The table as it would stand at dawn."""
    return put(state, dawn_pieces=state.pieces, dawn_lessons=state.lessons, dawn_specials=state.specials)


def boat(*drawings, number=1, lessons=(), players=1, sister=(), colours=COLOURS, day=1, level="easy"):
    """A table whose first boat is drawn so, with these lessons ticked; the sister has these cards."""
    options = {"level": level} if players == 1 else {}
    state = GAME.new(Config(players=players, boats=(number,), **options), SEEDED)
    for drawing in drawings:
        draw(state, *drawing)
    put(state, lessons=[sum(1 << (lesson - 1) for lesson in lessons)], day=day - 1)
    if sister:
        put(state, sister=[SISTER_NAMES.index(card) for card in sister])
    return settled(put(state, colours=[COLOURS.index(colour) for colour in colours]))


def lesson_points(state, lesson, seat=0):
    """What a lesson brings on this boat, from the sheet; the fast tally must agree."""
    put(state, lessons=[state.lessons[0] | 1 << (lesson - 1)])
    sheet = GAME.scores(state)[seat]
    assert sheet.total == state.score(seat)
    return next(line.points for line in sheet.lines if line.rule == "lesson" and line.args["lesson"] == lesson)


def used(state, *names, seat=0):
    """Specials that the seat has used on earlier days."""
    masks = state.specials
    masks[seat] = sum(1 << SPECIALS.index(name) for name in names)
    return settled(put(state, specials=masks))


def pieces(state, seat=0):
    """What is drawn on a boat, in order: shape and colour."""
    return [(piece["shape"], piece["colour"]) for piece in GAME.dump_final(state)["boats"][seat]["pieces"]]
