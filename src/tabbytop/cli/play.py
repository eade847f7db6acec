"""`tabbytop play`: a whole match in the terminal, against bots or with people in turn."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec
from rich.console import Console
from rich.table import Table

from tabbytop.bots.bot import BOTS, make_bot
from tabbytop.cli.boards import PERSON, load_board
from tabbytop.cli.common import WORDS_PREFIX, option, option_help, parse_options
from tabbytop.cli.keys import has_keys
from tabbytop.cli.session import default_file, new_match, saved_match
from tabbytop.core.errors import BadInput
from tabbytop.games import load_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbytop.cli.session import Session
    from tabbytop.core.game import Game, Seat
    from tabbytop.words import Words


def command(tongue: Words) -> click.Command:
    def play(game: str, players: int | None, people: int, names: str, bots: str, seed: str | None,
             option: tuple[str, ...], file: str | None, new: bool, options: bool) -> int:  # fmt: skip
        rules = load_game(game)
        if options:
            return show_options(rules, tongue)
        path = Path(file) if file else default_file(game)
        config = rules.load_config(parse_options(option, players))
        seats = seat_people(config.players, people, names, bots, rules)
        asked = players is not None or bool(option) or seed is not None or new
        session = None if asked else offer_saved(rules, path, tongue)
        return Evening(session or new_match(rules, config, seed, seats, path), tongue).run()

    params = [
        click.Argument(["game"]),
        option("--players", "cli-players", tongue, type=int),
        option("--people", "cli-people", tongue, type=click.IntRange(1), default=1),
        option("--names", "cli-names", tongue, default=""),
        option("--bots", "cli-bots-play", tongue, default="greedy"),
        option("--seed", "cli-seed-play", tongue),
        option("--option", "cli-option", tongue, multiple=True),
        option("--file", "cli-save-file", tongue),
        option("--new", "cli-new", tongue, is_flag=True),
        option("--options", "cli-list-options", tongue, is_flag=True),
    ]
    return click.Command("play", callback=play, params=params, help=tongue.say("cli-play"))


def show_options(game: Game[Any, Any, Any, Any], tongue: Words) -> int:
    for name, sentence in option_help(game, tongue):
        click.echo(f"{name}\n    {sentence}")
    return 0


def seat_people(players: int, people: int, names: str, bots: str, game: Game[Any, Any, Any, Any]) -> tuple[str, ...]:
    """People on the first seats, bots on the others (BadInput)."""
    if people > players:
        raise BadInput("cli-people-many", people=people, players=players)
    called = [name.strip() for name in names.split(",") if name.strip()]
    for name in called:
        if name in BOTS or not name.isprintable() or len(name) > 30:
            raise BadInput("cli-name", name=name[:30])
    kinds = [name.strip() for name in bots.split(",") if name.strip()] or ["greedy"]
    for kind in kinds:
        make_bot(kind, game)
    seated = [called[seat] if seat < len(called) else PERSON for seat in range(people)]
    return (*seated, *(kinds[n % len(kinds)] for n in range(players - people)))


def offer_saved(game: Game[Any, Any, Any, Any], path: Path, tongue: Words) -> Session | None:
    session = saved_match(game, path)
    if session is None or not session.record.moves:
        return None
    answer = ask(Console(), tongue.say("cli-continue", moves=len(session.record.moves)))
    return None if answer is not None and answer.lower().startswith("n") else session


def ask(console: Console, question: str) -> str | None:
    """What is typed, or None at the end of the input."""
    try:
        return console.input(f"{question} ").strip()
    except EOFError:
        return None


class Evening:
    """The people at this screen, from the first question to the score pad."""

    def __init__(self, session: Session, tongue: Words) -> None:
        self.session, self.tongue = session, tongue
        self.game = session.game
        self.board = load_board(self.game.name)
        self.console = Console(highlight=False)
        players = self.game.config(session.state).players
        self.names = self.board.seat_names(players, session.record.seats, tongue)
        self.news: list[str] = []
        self.looking_at: Seat | None = None
        self.typing = False
        """After help or a mistake the next answer is typed, so that what was said stays on the screen."""

    def say(self, key: str, **named: str | int) -> None:
        self.console.print(self.tongue.say(key, named), markup=False)

    def run(self) -> int:
        """0 when the match is over or put aside."""
        self.say("cli-welcome", seats=", ".join(self.names))
        try:
            while seats := self.game.to_act(self.session.state):
                bots = [seat for seat in seats if not self.session.is_person(seat)]
                if bots:
                    self.tell(self.session.play_bot(bots[0]))
                elif not self.person_acts(seats[0]):
                    return 0
        except KeyboardInterrupt:
            self.console.print()
            self.say("cli-put-aside", file=str(self.session.file))
            return 130
        self.show_end()
        return 0

    def tell(self, events: tuple[Any, ...]) -> None:
        shown = (event for event in events if event.name not in self.board.QUIET_EVENTS)
        self.news += [self.board.say_event(event, self.names, self.tongue) for event in shown]

    def person_acts(self, seat: Seat) -> bool:
        """Ask until something has happened; False to put the match aside."""
        if seat != self.looking_at and self.has_secrets():
            self.draw_curtain(seat)
        self.looking_at = seat
        self.show_table(seat)
        while True:
            text = self.ask_seat(seat)
            if text is None or text.lower() in ("q", "quit", "exit"):
                self.say("cli-put-aside", file=str(self.session.file))
                return False
            if self.obey(seat, text):
                return True
            self.typing = True

    def ask_seat(self, seat: Seat) -> str | None:
        """What this seat does: by keys where the board has them, else as a typed line."""
        view = self.view(seat)
        by_keys = getattr(self.board, "pick_by_keys", None)
        if by_keys and has_keys() and not self.typing:
            actions = list(self.game.legal_actions(self.session.state, seat))
            picked: str | None = by_keys(view, actions, self.names, self.console, self.tongue)
            if picked is not None:
                return picked
        self.typing = False
        return ask(self.console, self.board.prompt(view, self.tongue))

    def has_secrets(self) -> bool:
        """Whether people at this screen must not see each other's view."""
        people = self.session.people()
        views = {msgspec.json.encode(replace(self.view(seat), seat=None)) for seat in people}
        return len(views) > 1

    def view(self, seat: Seat) -> Any:
        return self.game.view(self.session.state, seat)

    def draw_curtain(self, seat: Seat) -> None:
        self.console.clear()
        ask(self.console, self.tongue.say("cli-curtain", name=self.names[seat]))

    def show_table(self, seat: Seat) -> None:
        if sys.stdout.isatty():
            self.console.clear()
        self.console.print(self.board.picture(self.view(seat), seat, self.names, self.tongue))
        if self.news:
            self.console.print(" ".join(self.news), markup=False, style="dim")
        self.news = []

    def obey(self, seat: Seat, text: str) -> bool:
        """Carry out what was typed; whether the table has changed."""
        word, _, rest = text.partition(" ")
        commands = {"?": self.show_help, "h": self.show_help, "help": self.show_help, "s": self.show_sheets,
                    "m": self.show_moves, "o": self.show_other, "r": self.show_rules}  # fmt: skip
        if not text:
            return False
        if word.lower() in ("u", "undo"):
            return self.undo(seat)
        if word.lower() in commands:
            commands[word.lower()](seat, rest)
            return False
        more = getattr(self.board, "MORE_COMMANDS", {})
        if word.lower() in more:
            for line in more[word.lower()](self.view(seat), self.tongue):
                self.console.print(line, markup=False)
            return False
        return self.act(seat, text)

    def act(self, seat: Seat, text: str) -> bool:
        try:
            action = self.board.read_action(text, self.view(seat))
        except BadInput as error:
            self.console.print(self.tongue.explain(error), markup=False)
            self.say("cli-ask-help")
            return False
        objection = self.game.objection(self.session.state, seat, action)
        if objection:
            self.console.print(self.tongue.explain(objection), markup=False)
            self.say("cli-rule", section=objection.section)
            return False
        self.tell(self.game.events(self.session.state, seat, action, seat))
        self.session.play(seat, action)
        return True

    def undo(self, seat: Seat) -> bool:
        done = self.session.take_back(seat)
        if done:
            self.news = [self.tongue.say("cli-undone")]
        else:
            self.say("cli-no-undo")
        return done

    def show_help(self, seat: Seat, rest: str) -> None:
        del seat, rest
        for line in self.board.help_lines(self.tongue):
            self.console.print(line, markup=False)
        self.say("cli-help-common")

    def show_moves(self, seat: Seat, rest: str) -> None:
        del rest
        actions = list(self.game.legal_actions(self.session.state, seat))
        for line in self.board.moves(self.view(seat), actions, self.tongue):
            self.console.print(line, markup=False)

    def show_other(self, seat: Seat, rest: str) -> None:
        players = len(self.names)
        if not rest.strip().isdigit() or not 1 <= int(rest) <= players:
            self.say("cli-which-seat", players=players)
            return
        self.console.print(self.board.picture(self.view(seat), int(rest) - 1, self.names, self.tongue))

    def show_rules(self, seat: Seat, rest: str) -> None:
        del seat
        from tabbytop.cli.rulebook import rule_section, rules_page

        text = rule_section(self.game.name, self.tongue.language, rest.strip()) if rest.strip() else None
        if rest.strip() and text is None:
            self.say("cli-no-section", section=rest.strip())
            return
        self.console.print(text or rules_page(self.game.name, self.tongue.language))

    def show_sheets(self, seat: Seat, rest: str) -> None:
        del rest
        self.console.print(self.sheet_table([seat]))

    def sheet_table(self, seats: list[Seat]) -> Table:
        table = Table()
        table.add_column(self.tongue.say("cli-column-line"))
        table.add_column(self.tongue.say("cli-column-cells"))
        table.add_column(self.tongue.say("cli-column-points"), justify="right")
        for seat in seats:
            sheet = self.game.dump_sheet(self.session.state, seat)
            for line in sheet["lines"]:
                self.add_row(table, seat, self.board.say_line(line, self.tongue), line["points"], line["cells"])
            self.add_row(table, seat, self.tongue.say("cli-total"), sheet["total"])
            table.add_section()
        return table

    def add_row(self, table: Table, seat: Seat, text: str, points: int, cells: Sequence[str] = ()) -> None:
        said = self.tongue.say("cli-name-line", name=self.names[seat], text=text)
        table.add_row(said, " ".join(cells), str(points))

    def show_end(self) -> None:
        seat = self.looking_at or 0
        self.show_table(seat)
        seats = list(range(len(self.names)))
        self.console.print(self.sheet_table(seats))
        self.show_result()
        for line in self.board.end_lines(self.session.state, self.names, self.tongue):
            self.console.print(line, markup=False)
        self.say("cli-kept", file=str(self.session.file))

    def show_result(self) -> None:
        result = self.game.result(self.session.state)
        winners = ", ".join(self.names[seat] for seat in result.winners)
        key = f"{WORDS_PREFIX[self.game.name]}-result-{result.decided_by}"
        totals = [sheet.total for sheet in self.game.scores(self.session.state)]
        self.say(key if key in self.tongue else f"cli-result-{result.decided_by}", winners=winners, points=max(totals))
