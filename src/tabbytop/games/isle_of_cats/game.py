"""Explore & Draw's answers gathered into one Game, and its state as JSON (docs/record-isle_of_cats.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.core.game import Game, with_sections
from tabbytop.games.isle_of_cats import actions, events, rules, scoring, visibility
from tabbytop.games.isle_of_cats.box import box
from tabbytop.games.isle_of_cats.config import Config
from tabbytop.games.isle_of_cats.geometry import ACTIONS, MOST_CARDS, MOST_DRAWN
from tabbytop.games.isle_of_cats.laden import laden_boat
from tabbytop.games.isle_of_cats.pieces import CARD_NAMES, COLOURS, CREDITS, DAYS, LEVELS, MOST_SEATS, SPECIALS
from tabbytop.games.isle_of_cats.sister import sister_cards
from tabbytop.games.isle_of_cats.table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from tabbytop.core.errors import Objection
    from tabbytop.core.game import Event, Json, Seat, Seed
    from tabbytop.core.scoring import Result, Sheet
    from tabbytop.games.isle_of_cats.actions import Action
    from tabbytop.games.isle_of_cats.visibility import View


class IsleOfCats(Game[Config, Table, "Action", "View"]):
    name = "isle_of_cats"
    rules_version = 1
    config_type = Config
    seats = 1, MOST_SEATS
    action_types = actions.ACTION_TYPES
    action_count = ACTIONS

    def new(self, config: Config, seed: Seed) -> Table:
        return rules.new(config, seed)

    def config(self, state: Table) -> Config:
        assert isinstance(state.config, Config)
        return state.config

    def move_limit(self, config: Config) -> int:
        """For each seat: 7 choices and ends of day, 3 specials, 23 cards and their discoveries, 5 maps, 2 copies."""
        return config.players * (2 * DAYS + 3 + MOST_CARDS * (1 + MOST_DRAWN) + 5 + 2)

    def to_act(self, state: Table) -> tuple[Seat, ...]:
        return rules.to_act(state)

    def legal_actions(self, state: Table, seat: Seat) -> Sequence[Action]:
        return rules.legal_actions(state, seat)

    def objection(self, state: Table, seat: Seat, action: Action) -> Objection | None:
        return rules.objection(state, seat, action)

    def apply(self, state: Table, seat: Seat, action: Action) -> Table:
        return rules.apply(state, seat, action)

    def events(self, before: Table, seat: Seat, action: Action, viewer: Seat | None) -> tuple[Event, ...]:
        return events.events(before, seat, action, viewer)

    def can_take_back(self, before: Table, seat: Seat, action: Action) -> bool:
        return rules.can_take_back(before, seat, action)

    def view(self, state: Table, seat: Seat | None) -> View:
        return visibility.view(state, seat)

    def determinize(self, view: View, rng: Random) -> Table:
        return visibility.determinize(view, rng)

    def scores(self, state: Table) -> tuple[Sheet, ...]:
        """The seats' sheets; the sister is no seat, hers is `scoring.sister_sheet`."""
        return scoring.scores(state)

    def result(self, state: Table) -> Result:
        """Alone, place 1 for having more points than the sister, else place 2."""
        return scoring.result(state)

    def dump_final(self, state: Table) -> Json:
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

    def _dump_boat(self, state: Table, seat: Seat) -> Json:
        laden = laden_boat(state, seat)
        used = [name for number, name in enumerate(SPECIALS) if state.specials[seat] >> number & 1]
        return {
            "seat": seat,
            "boat": int(laden.boat.name),
            "pieces": [
                {"shape": piece.shape, "kind": piece.kind, "colour": piece.colour, "cells": list(piece.cells)}
                for piece in laden.pieces
            ],
            "lessons": list(laden.lessons),
            "specials": used,
            "done": bool(state.done[seat]),
            "today": visibility.dump_day(state, seat),
        }

    def _dump_sister(self, state: Table) -> Json:
        sheet = scoring.sister_sheet(state)
        return {
            "level": LEVELS[state.advanced],
            "colours": [COLOURS[colour] for colour in state.colours],
            "revealed": state.revealed(),
            "lessons": list(sister_cards(state)),
            "total": sheet.total,
            "lines": scoring.dump_lines(sheet),
        }

    def dump_sheet(self, state: Table, seat: Seat) -> Json:
        sheet = scoring.boat_sheet(laden_boat(state, seat), seat)
        return {"seat": seat, **scoring.dump_sheet(sheet), "full_rooms": state.full_rooms(seat)}

    def box(self) -> Json:
        return box()

    def known_sheets(self, state: Table, viewer: Seat | None) -> list[Json]:
        """The others' boats as they were at dawn; alone, the sister's sheet comes last."""
        known = visibility.known_table(state, viewer)
        sheets = super().known_sheets(known, viewer)
        if known.seats == 1:
            hers = scoring.sister_sheet(known)
            sheets.append(with_sections({"seat": hers.seat, **scoring.dump_sheet(hers)}, hers))
        return sheets

    def grouped_actions(self, state: Table, seat: Seat) -> tuple[Sequence[Action], Json]:
        return rules.grouped_actions(state, seat)

    def parse_action(self, text: str) -> Action:
        return actions.parse_action(text)

    def format_action(self, action: Action) -> str:
        return actions.format_action(action)

    def action_number(self, action: Action) -> int:
        return actions.action_number(action)

    def numbered_action(self, number: int) -> Action:
        return actions.numbered_action(number)


GAME = IsleOfCats()
