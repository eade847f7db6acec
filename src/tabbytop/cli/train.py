"""`tabbytop train`: the weights of a game's bots from nothing, in lessons that can be stopped and taken up again."""

from __future__ import annotations

from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from tabbytop._plain import running_mode
from tabbytop.bots.training import attend, course_of, load_checkpoint, save_checkpoint
from tabbytop.cli.common import option
from tabbytop.core.errors import BadInput

if TYPE_CHECKING:
    from tabbytop.bots.training import Course
    from tabbytop.words import Words

KEEP_EVERY = 100
"""Lessons between two checkpoints."""


def command(tongue: Words) -> click.Command:
    def train(game: str, lessons: int | None, seed: int, checkpoint: str | None, out: str | None) -> int:
        course = course_of(game, seed)
        file = Path(checkpoint or f"{game}.checkpoint")
        about = {"game": game, "version": course.version, "seed": seed}
        return run(course, about, lessons or course.lessons, file, Path(out or f"{game}.bin"), tongue)

    params = [
        click.Argument(["game"], metavar=tongue.say("cli-metavar-game")),
        option("--lessons", "cli-train-lessons", tongue, type=click.IntRange(1)),
        option("--seed", "cli-train-seed", tongue, type=int, default=1),
        option("--checkpoint", "cli-train-checkpoint", tongue),
        option("--out", "cli-train-out", tongue),
    ]
    return click.Command("train", callback=train, params=params, help=tongue.say("cli-train"))


def run(course: Course, about: dict[str, Any], lessons: int, file: Path, out: Path, tongue: Words) -> int:
    stderr = Console(stderr=True)
    if running_mode() != "compiled":
        stderr.print(tongue.say("cli-uncompiled"))
    done = load_checkpoint(file, course, about) if file.is_file() else 0
    start, interrupted = process_time(), False
    try:
        with progress_bar(stderr, tongue) as bar:
            task = bar.add_task("", total=lessons, completed=min(done, lessons), points="")
            for lesson in attend(course, done, lessons):
                done = lesson.done
                bar.update(task, advance=1, points=f"{lesson.points:.1f}")
                if done % KEEP_EVERY == 0:
                    keep(course, about, done, file)
    except KeyboardInterrupt:
        interrupted = True
    keep(course, about, done, file)
    try:
        course.write(out, {**about, "lessons": done})
    except OSError:
        raise BadInput("cli-file-write", file=str(out)) from None
    stderr.print(tongue.say("cli-trained", lessons=done, seconds=round(process_time() - start), file=str(out)))
    return 130 if interrupted else 0


def keep(course: Course, about: dict[str, Any], done: int, file: Path) -> None:
    try:
        save_checkpoint(file, course, {**about, "done": done})
    except OSError:
        raise BadInput("cli-file-write", file=str(file)) from None


def progress_bar(console: Console, tongue: Words) -> Progress:
    return Progress(
        TextColumn(tongue.say("cli-progress-lessons")),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[points]}"),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
    )
