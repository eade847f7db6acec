"""The command line: its commands, its language, and one sentence for every mistake."""

from __future__ import annotations

import codecs
import io
import os
import platform
import sys
import unicodedata
from typing import TYPE_CHECKING, Any

import click

import tabbytop
from tabbytop._plain import running_mode
from tabbytop.cli import arena, bench, doctor, play, prune, replay, score, serve, simulate, train, transfer
from tabbytop.cli.common import without_controls
from tabbytop.core.errors import BadInput
from tabbytop.core.languages import LANGUAGES
from tabbytop.games import GAMES
from tabbytop.words import load_words, spoken_language

if TYPE_CHECKING:
    from tabbytop.words import Words


class Page(click.HelpFormatter):
    """A help page whose headings are in the reader's language."""

    words: Words

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        del prefix
        super().write_usage(prog, args, prefix=self.words.say("cli-usage") + " ")

    def section(self, name: str) -> Any:
        headings = {"Options": "cli-options", "Commands": "cli-commands"}
        return super().section(self.words.say(headings[name]) if name in headings else name)


class Commands(click.Group):
    """The commands by name; an unknown one is a mistake with a sentence of its own."""

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        if self.get_command(ctx, args[0]) is None:
            raise BadInput("cli-no-command", name=args[0], commands=", ".join(self.list_commands(ctx)))
        return super().resolve_command(ctx, args)


def program(words: Words) -> click.Group:
    """The whole command line in one language."""
    page = type("TranslatedPage", (Page,), {"words": words})
    context = type("TranslatedContext", (click.Context,), {"formatter_class": page})
    group = Commands("tabbytop", help=words.say("cli-about", games=", ".join(GAMES)))
    modules = (serve, play, simulate, arena, train, replay, score, bench, doctor, prune)
    made = [module.command(words) for module in modules]
    for command in (*made, transfer.export_command(words), transfer.import_command(words)):
        command.short_help = command.help  # else it would be cut
        forbid_extra_arguments(command)
        group.add_command(command)
    for each in (group, *group.commands.values()):
        each.context_class = context
        each.context_settings["help_option_names"] = []
        _add_common_options(each, words)
    group.params.insert(0, _version_option(words))
    return group


def _add_common_options(command: click.Command, words: Words) -> None:
    language = click.Option(["--lang"], type=click.Choice(LANGUAGES), expose_value=False, help=words.say("cli-lang"))
    helping = click.Option(
        ["--help", "-h"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=_show_help,
        help=words.say("cli-help"),
    )
    command.params += [language, helping]


def _show_help(context: click.Context, _: click.Parameter, value: bool) -> None:
    if value:
        click.echo(context.get_help())
        context.exit()


def _version_option(words: Words) -> click.Option:
    def show(context: click.Context, _: click.Parameter, value: bool) -> None:
        if value:
            mode = words.say(f"cli-mode-{running_mode()}")
            click.echo(f"tabbytop {tabbytop.__version__} ({mode}, Python {platform.python_version()})")
            context.exit()

    return click.Option(
        ["--version"], is_flag=True, is_eager=True, expose_value=False, callback=show, help=words.say("cli-version")
    )


def take_language(args: list[str]) -> tuple[str | None, list[str]]:
    """Pull `--lang X` out of the arguments, wherever it stands."""
    for at, arg in enumerate(args):
        if arg.startswith("--lang="):
            return arg.partition("=")[2], args[:at] + args[at + 1 :]
        if arg == "--lang" and at + 1 < len(args):
            return args[at + 1], args[:at] + args[at + 2 :]
    return None, args


def forbid_extra_arguments(command: click.Command) -> None:
    """Words that nobody asked for are named, not ignored."""
    command.allow_extra_args = True
    carry_out = command.invoke

    def invoke(context: click.Context) -> Any:
        if context.args:
            raise BadInput("cli-extra", words=" ".join(context.args))
        return carry_out(context)

    command.invoke = invoke  # type: ignore[assignment,method-assign]


def explain(error: click.ClickException, words: Words) -> str:
    """A mistake on the command line in one sentence."""
    if isinstance(error, click.NoSuchOption):
        return words.say("cli-no-option", option=error.option_name)
    if isinstance(error, click.MissingParameter) and error.param:
        return words.say("cli-missing", name=error.param.human_readable_name)
    if isinstance(error, click.BadParameter) and error.param:
        return words.say("cli-bad-value", name=error.param.opts[0], why=_allowed(error.param))
    if isinstance(error, click.FileError):
        return words.say("cli-file", file=error.ui_filename)
    name = getattr(error, "option_name", "")
    if name:
        return words.say("cli-option-value", option=name)
    return words.say("cli-mistake", why=error.format_message())


def _allowed(param: click.Parameter) -> str:
    kind = param.type
    if isinstance(kind, click.Choice):
        return " | ".join(map(str, kind.choices))
    if isinstance(kind, click.IntRange):
        return f"{kind.min if kind.min is not None else ''}..{kind.max if kind.max is not None else ''}"
    return kind.name.upper()


def run(args: list[str]) -> int:
    """Carry out one command line; its exit code."""
    wish, args = take_language(args)
    words = load_words(spoken_language(wish or os.environ.get("TABBYTOP_LANG")))
    if wish is not None and wish not in LANGUAGES:
        return fail(words.say("cli-bad-lang", language=wish, languages=" | ".join(LANGUAGES)))
    try:
        group = program(words)
        code = group.main(args or ["--help"], prog_name="tabbytop", standalone_mode=False)
    except click.ClickException as error:
        return fail(explain(error, words))
    except BadInput as error:
        return fail(words.explain(error))
    except (KeyboardInterrupt, click.Abort):
        return fail(words.say("cli-interrupted"), 130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    return code if isinstance(code, int) else 0


def fail(sentence: str, code: int = 2) -> int:
    click.echo(f"tabbytop: {without_controls(sentence)}", err=True)
    return code


PLAIN_SIGNS = {"\u00a0": " ", "\u202f": " ", "’": "'", "«": '"', "»": '"', "·": "."}


def say_plainly(error: UnicodeError) -> tuple[str, int]:
    """Signs that a terminal can't show: without their accents, or something like them."""
    assert isinstance(error, UnicodeEncodeError)
    signs = error.object[error.start : error.end]
    bare = [unicodedata.normalize("NFD", PLAIN_SIGNS.get(sign, sign))[0] for sign in signs]
    return "".join(sign if sign.isascii() else "?" for sign in bare), error.end


def main() -> None:
    codecs.register_error("plainly", say_plainly)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="plainly")
    sys.exit(run(sys.argv[1:]))
