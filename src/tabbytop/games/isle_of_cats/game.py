"""Explore & Draw's answers gathered into one Game, and its state as JSON (docs/record-isle_of_cats.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.core.game import Game, with_sections
from tabbytop.core.scoring import dump_lines
from tabbytop.games.isle_of_cats import actions, events, rules, scoring, visibility
from tabbytop.games.isle_of_cats.boat_view import boat_view
from tabbytop.games.isle_of_cats.box import box
from tabbytop.games.isle_of_cats.config import Config
from tabbytop.games.isle_of_cats.geometry import ACTIONS, MOST_CARDS, MOST_DRAWN
from tabbytop.games.isle_of_cats.pieces import CARD_NAMES, COLOURS, CREDITS, DAYS, LEVELS, MOST_SEATS, SPECIALS
from tabbytop.games.isle_of_cats.score_input import rivals, score_input
from tabbytop.games.isle_of_cats.sister import sister_cards
from tabbytop.games.isle_of_cats.state import State

if TYPE_CHECKING:
    from tabbytop.core.game import Json, Seat
    from tabbytop.core.scoring import Result, Sheet


class IsleOfCats(Game[Config, State, actions.Action, visibility.View]):
    name = "isle_of_cats"
    prefix = "isle"
    rules_version = 1
    config_type = Config
    seats = 1, MOST_SEATS
    view_type = visibility.View
    action_types = actions.ACTION_TYPES
    action_count = ACTIONS
    empty_state = staticmethod(rules.empty_state)
    to_act = staticmethod(rules.to_act)
    objection = staticmethod(rules.objection)
    events = staticmethod(events.events)
    can_take_back = staticmethod(rules.can_take_back)
    view = staticmethod(visibility.view)
    determinize = staticmethod(visibility.determinize)
    box = staticmethod(box)
    score_input = staticmethod(score_input)
    rivals = staticmethod(rivals)
    grouped_actions = staticmethod(rules.grouped_actions)
    parse_action = staticmethod(actions.parse_action)
    format_action = staticmethod(actions.format_action)
    action_number = staticmethod(actions.action_number)
    numbered_action = staticmethod(actions.numbered_action)

    def move_limit(self, config: Config) -> int:
        """For each seat: 7 choices and ends of day, 3 specials, 23 cards and their discoveries, 5 maps, 2 copies."""
        return config.players * (2 * DAYS + 3 + MOST_CARDS * (1 + MOST_DRAWN) + 5 + 2)

    def scores(self, state: State) -> tuple[Sheet, ...]:
        """The seats' sheets; the sister is no seat, hers is `scoring.sister_sheet`."""
        return scoring.scores(state)

    def result(self, state: State) -> Result:
        """Alone, place 1 for having more points than the sister, else place 2."""
        return scoring.result(state)

    def dump_final(self, state: State) -> Json:
        shown = min(state.day + 1, 7)
        return {
            "day": state.day + 1,
            "decks": CREDITS["decks"],
            "islands": [list(island) for island in visibility.islands(state)],
            "cat_deck": [CARD_NAMES[card] for card in state.cat_deck[8 * shown :]],
            "lesson_deck": [CARD_NAMES[card] for card in state.lesson_deck[4 * shown :]],
            "boats": [self._dump_boat(state, seat) for seat in range(state.seats)],
            "sister": self._dump_sister(state) if state.seats == 1 else None,
        }

    def _dump_boat(self, state: State, seat: Seat) -> Json:
        boat = boat_view(state, seat)
        used = [name for number, name in enumerate(SPECIALS) if state.specials[seat] >> number & 1]
        return {
            "seat": seat,
            "boat": int(boat.boat.name),
            "pieces": [
                {"shape": piece.shape, "kind": piece.kind, "colour": piece.colour, "cells": list(piece.cells)}
                for piece in boat.pieces
            ],
            "lessons": list(boat.lessons),
            "specials": used,
            "done": bool(state.done[seat]),
            "today": visibility.dump_day(state, seat),
        }

    def _dump_sister(self, state: State) -> Json:
        sheet = scoring.sister_sheet(state)
        return {
            "level": LEVELS[state.advanced],
            "colours": [COLOURS[colour] for colour in state.colours],
            "revealed": state.revealed(),
            "lessons": list(sister_cards(state)),
            "total": sheet.total,
            "lines": dump_lines(sheet),
        }

    def dump_sheet(self, state: State, seat: Seat) -> Json:
        sheet = scoring.boat_sheet(boat_view(state, seat), seat)
        return {"seat": seat, **scoring.dump_sheet(sheet), "full_rooms": state.full_rooms(seat)}

    def known_sheets(self, state: State, viewer: Seat | None) -> list[Json]:
        """The others' boats as they were at dawn; alone, the sister's sheet comes last."""
        known = visibility.known_state(state, viewer)
        sheets = super().known_sheets(known, viewer)
        if known.seats == 1:
            hers = scoring.sister_sheet(known)
            sheets.append(with_sections({"seat": hers.seat, **scoring.dump_sheet(hers)}, hers))
        return sheets


GAME = IsleOfCats()
