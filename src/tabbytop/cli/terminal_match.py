"""The people at one screen, from the first question to the score pad."""

from __future__ import annotations

import shlex
import textwrap
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec

from tabbytop.cli.boards import KeyTable, load_board
from tabbytop.cli.keys import has_keys, unheard
from tabbytop.cli.screen import Screen
from tabbytop.cli.session import default_file
from tabbytop.cli.sheets import summary_table
from tabbytop.cli.terminal_pages import Pages
from tabbytop.core.errors import BadInput
from tabbytop.core.play import CannotUndo

if TYPE_CHECKING:
    from rich.console import RenderableType

    from tabbytop.cli.session import Session
    from tabbytop.core.game import Event, Json, Seat
    from tabbytop.core.play import Step
    from tabbytop.words import Words

LEAVING = ("q", "quit", "exit")


def is_leaving(text: str | None) -> bool:
    return text is None or text.lower() in LEAVING


def begin_sentence(text: str) -> str:
    """With a capital, unless it begins with the name of a shape or a cell."""
    first = text.split(" ", maxsplit=1)[0]
    return text if any(sign.isdigit() for sign in first) else f"{text[:1].upper()}{text[1:]}"


class TerminalMatch:
    def __init__(self, session: Session, words: Words) -> None:
        self.session, self.words = session, words
        self.game = session.game
        self.board = load_board(self.game.name)
        self.screen = Screen(words)
        players = self.game.config(session.state).players
        self.names = self.board.seat_names(players, session.seats, words)
        self.pages = Pages(self)
        self.news = self.recall()
        """By person: what happened since they last acted."""
        self.looking_at: Seat | None = None
        self.notice = ""
        """A line to be shown once, with the next table."""
        self.typing = False
        """After help or a mistake the next answer is typed, so that what was said stays on the screen."""
        self.keys = KeyTable(self.names, self.screen.console, words)
        self.by_keys = False
        """Whether the last answer was given with keys: then the next one may be too."""
        self.typed_ahead = ""
        """What was typed where only Enter was asked for."""

    def recall(self) -> dict[Seat, list[Event]]:
        """The news of a match that is taken up again, from its record."""
        news: dict[Seat, list[Event]] = {seat: [] for seat in self.session.people()}
        for step in self.session.engine.steps():
            self.spread(news, step)
        return news

    def spread(self, news: dict[Seat, list[Event]], step: Step) -> None:
        """Let everyone know of an action what they may; who acts has heard what came before."""
        for person, told in news.items():
            events = step.events(person)
            if person == step.move.seat and not all(event.name in self.board.STEPS for event in events):
                told.clear()
            told.extend(events)

    def say(self, key: str, **named: str | int) -> None:
        self.screen.show(self.words.say(key, named))

    def run(self) -> int:
        """0 when the match is over or put aside, 130 when interrupted."""
        self.welcome()
        try:
            while seats := self.game.to_act(self.session.state):
                if self.bot_to_act() is not None:
                    self.let_bots_play()
                elif not self.person_acts(seats[0]):
                    self.put_aside()
                    return 0
            return self.end()
        except KeyboardInterrupt:
            self.screen.show("")
            self.put_aside()
            return 130
        except BadInput:
            self.hide_secrets()
            raise

    def bot_to_act(self) -> Seat | None:
        seats = self.game.to_act(self.session.state)
        return next((seat for seat in seats if not self.session.is_person(seat)), None)

    def let_bots_play(self) -> None:
        """Until it is up to a person."""
        last: Seat | None = None
        with unheard():
            while (seat := self.bot_to_act()) is not None:
                if seat != last:
                    self.say_who_thinks(self.names[seat])
                last = seat
                self.play(seat, self.session.bot_action(seat))

    def say_who_thinks(self, name: str) -> None:
        """Where someone looks at the screen meanwhile."""
        if self.screen.console.is_terminal:
            self.say("cli-thinking", name=name)

    def welcome(self) -> None:
        self.notice = self.words.say("cli-welcome", seats=", ".join(self.names))
        width, height = self.screen.console.size
        if self.screen.console.is_terminal and (width < 80 or height < 24):
            self.screen.ask(self.words.say("cli-small", width=width, height=height))

    def hide_secrets(self) -> None:
        """What one seat saw is not left for the others at this screen."""
        if len(self.session.people()) > 1 and self.game.to_act(self.session.state):
            self.screen.clear()

    def put_aside(self) -> None:
        self.hide_secrets()
        file = self.session.file
        if not self.game.to_act(self.session.state):
            self.screen.show_whole(self.words.say("cli-kept", file=str(file)))
            return
        words = ["tabbytop", "play", self.game.name]
        if file != default_file(self.game.name):
            words += ["--file", str(file)]
        self.say("cli-put-aside", file=str(file))
        self.screen.show_whole(shlex.join(words))

    def play(self, seat: Seat, action: Any) -> None:
        """Carry out a legal action."""
        self.spread(self.news, self.session.play(seat, action))

    def person_acts(self, seat: Seat) -> bool:
        """Ask until something has happened; False to put the match aside."""
        if seat != self.looking_at and self.has_secrets() and not self.draw_curtain(seat):
            return False
        self.looking_at = seat
        self.show_table(seat)
        while True:
            text = self.ask_seat(seat)
            if text is None or is_leaving(text):
                return False
            if self.obey(seat, text):
                return self.let_look(seat)

    def let_look(self, seat: Seat) -> bool:
        """What an action uncovered is shown to its seat before the curtain falls; False to put the match aside."""
        following = self.game.to_act(self.session.state)
        uncovered = {event.name for event in self.news[seat]} & set(getattr(self.board, "UNCOVERING", ()))
        if not following or following[0] == seat or not uncovered or not self.has_secrets():
            return True
        self.show_table(seat)
        return not is_leaving(self.screen.ask(self.words.say("cli-look")))

    def ask_seat(self, seat: Seat) -> str | None:
        """What this seat does: by keys where the board has them, else as a typed line."""
        if self.typed_ahead:
            text, self.typed_ahead = self.typed_ahead, ""
            return text
        pick = getattr(self.board, "pick_by_keys", None)
        self.by_keys = bool(pick and has_keys() and not self.typing)
        if pick and self.by_keys:
            actions = list(self.game.legal_actions(self.session.state, seat))
            self.keys.news = self.news_lines(seat)
            picked: str | None = pick(self.view(seat), actions, self.keys)
            self.keys.notice = ""
            if picked is not None:
                self.screen.used = self.screen.height
                return picked
        self.typing = self.by_keys = False
        return self.screen.ask(self.question(seat))

    def question(self, seat: Seat) -> str:
        question: str = self.board.prompt(self.view(seat), self.words)
        if len(self.session.people()) > 1:
            question = self.words.say("cli-name-line", name=self.names[seat], text=question)
        return question

    def has_secrets(self) -> bool:
        """Whether people at this screen must not see each other's view."""
        people = self.session.people()
        views = {msgspec.json.encode(replace(self.view(seat), seat=None)) for seat in people}
        return len(views) > 1

    def view(self, seat: Seat) -> Any:
        return self.game.view(self.session.state, seat)

    def draw_curtain(self, seat: Seat) -> bool:
        """False to put the match aside instead."""
        self.keys.held, self.keys.notice = None, ""
        self.screen.clear()
        return not is_leaving(self.screen.ask(self.words.say("cli-curtain", name=self.names[seat])))

    def show_table(self, seat: Seat) -> None:
        self.screen.clear()
        self.screen.show(self.board.picture(self.view(seat), seat, self.names, self.words))
        lines = [*self.news_lines(seat), *([self.notice] if self.notice else [])]
        self.screen.show(*self.as_many_as_fit(lines, max(2, len(self.screen.lines(self.question(seat))))))
        self.keys.notice, self.notice = self.notice, ""

    def as_many_as_fit(self, lines: list[str], asked: int) -> list[str]:
        """The newest lines that leave the picture and the question on the screen."""
        width, height = self.screen.console.size
        wrapped = [part for line in lines for part in textwrap.wrap(line, width, subsequent_indent="  ")]
        room = max(1, height - self.screen.used - asked)
        if not self.screen.console.is_terminal or len(wrapped) <= room:
            return wrapped
        if room == 1:
            return [textwrap.shorten(lines[-1], width, placeholder=" ...")]
        return ["...", *wrapped[len(wrapped) - room + 1 :]]

    def news_lines(self, seat: Seat) -> list[str]:
        return self.event_lines(seat, self.news.get(seat, []))

    def event_lines(self, seat: Seat, events: list[Event]) -> list[str]:
        """One line for what an actor did and what came of it; the name is said once."""
        lines: list[str] = []
        actor: Seat | None = -1
        for event in events:
            if not self.board.is_told(event, seat):
                continue
            said = self.board.say_event(event, self.names, self.words)
            if event.seat == actor and event.seat is not None and event.name not in self.board.LINE_OPENERS:
                head = self.words.say("cli-name-line", name=self.names[event.seat], text="")
                lines[-1] += f" {begin_sentence(said.removeprefix(head))}"
            else:
                lines.append(said)
            actor = event.seat
        return lines

    def obey(self, seat: Seat, text: str) -> bool:
        """Carry out what was typed; whether the table has changed."""
        word, _, rest = text.partition(" ")
        commands = self.pages.commands
        more = getattr(self.board, "MORE_COMMANDS", {})
        if not text:
            self.show_table(seat)
        elif word.lower() in ("u", "undo"):
            return self.undo(seat)
        elif word.lower() in commands:
            commands[word.lower()](seat, rest.strip())
        elif word.lower() in more:
            self.tell(*more[word.lower()](self.view(seat), self.words))
        else:
            return self.act(seat, text)
        return False

    def tell(self, *things: RenderableType) -> None:
        """What was asked for; where the table had to give way, how it comes back."""
        self.typing = not self.by_keys
        gone = self.screen.add(*things)
        if self.by_keys:
            self.typed_ahead = self.screen.ask(self.words.say("cli-enter-table")) or ""
        elif gone:
            self.say("cli-enter-table")

    def act(self, seat: Seat, text: str) -> bool:
        try:
            action = self.board.read_action(text, self.view(seat))
        except BadInput as error:
            return self.refuse(seat, self.words.explain(error), self.words.say("cli-ask-help"))
        objection = self.game.objection(self.session.state, seat, action)
        if objection:
            if "action" in objection.args:
                objection = replace(objection, args={**objection.args, "action": text})
            rule = self.words.say("cli-rule", section=objection.section)
            return self.refuse(seat, self.words.explain(objection), rule)
        self.play(seat, action)
        return True

    def refuse(self, seat: Seat, *why: str) -> bool:
        self.typing = not self.by_keys
        if self.by_keys:
            self.keys.notice = " ".join(why)
        elif self.screen.has_room(self.screen.lines(*why)):
            self.screen.show(*why)
        else:
            self.notice = " ".join(why)
            self.show_table(seat)
        return False

    def undo(self, seat: Seat) -> bool:
        try:
            self.session.take_back(seat)
        except CannotUndo as error:
            return self.refuse(seat, self.words.explain(error))
        self.news = self.recall()
        self.notice = self.words.say("cli-undone")
        return True

    def end(self) -> int:
        """The last table, the score pad, the winner; then sheets and boards for as long as they are looked at."""
        seat = self.looking_at or 0
        self.show_table(seat)
        sheets = [self.game.dump_sheet(self.session.state, other) for other in range(len(self.names))]
        pad = summary_table(self.game.prefix, self.board.RULES, sheets, self.names, self.words)
        more = self.board.end_lines(self.session.state, self.names, self.words)
        things = [pad, *self.result_lines(), *more, self.words.say("cli-kept", file=str(self.session.file))]
        if self.screen.has_room(self.screen.lines(*things)) or not is_leaving(self.ask_for_scores()):
            self.screen.add(*things)
            self.look_around(seat, sheets)
        return 0

    def ask_for_scores(self) -> str | None:
        return self.screen.ask(self.words.say("cli-to-scores"))

    def look_around(self, seat: Seat, sheets: list[Json]) -> None:
        """After the match: sheets and boards of any seat."""
        while text := self.screen.ask(self.words.say("cli-ask-end")):
            word, _, rest = text.lower().partition(" ")
            if word in LEAVING:
                break
            chosen = self.pages.named_seat(rest.strip(), seat)
            if word not in ("s", "o"):
                self.screen.add(self.words.say("cli-end-unknown", text=text))
            elif chosen is None:
                self.screen.add(self.words.say("cli-which-seat", command=word, players=len(self.names)))
            elif word == "s":
                self.screen.add(self.pages.sheet_of(chosen, sheets[chosen]))
            else:
                self.screen.add(self.board.picture(self.view(seat), chosen, self.names, self.words))

    def result_lines(self) -> list[str]:
        result = self.game.result(self.session.state)
        if len(self.names) == 1 and result.decided_by != "alone":
            return []
        winners = ", ".join(self.names[seat] for seat in result.winners)
        key = f"{self.game.prefix}-result-{result.decided_by}"
        points = max(sheet.total for sheet in self.game.scores(self.session.state))
        found = key if key in self.words else f"cli-result-{result.decided_by}"
        return [self.words.say(found, winners=winners, points=points)]
