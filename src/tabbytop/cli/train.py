"""`tabbytop train`: the weights of a game's bots from nothing, in epochs that can be stopped and taken up again."""

from __future__ import annotations

from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from tabbytop._plain import running_mode
from tabbytop.bots.training import load_checkpoint, run_epochs, save_checkpoint, training_of
from tabbytop.cli.common import option
from tabbytop.core.errors import BadInput

if TYPE_CHECKING:
    from tabbytop.bots.training import Training
    from tabbytop.words import Words

KEEP_EVERY = 100
"""Epochs between two checkpoints."""


def command(words: Words) -> click.Command:
    def train(game: str, epochs: int | None, seed: int, checkpoint: str | None, out: str | None) -> int:
        training = training_of(game, seed)
        file = Path(checkpoint or f"{game}.checkpoint")
        about = {"game": game, "version": training.version, "seed": seed}
        return run(training, about, epochs or training.epochs, file, Path(out or f"{game}.bin"), words)

    params = [
        click.Argument(["game"], metavar=words.say("cli-metavar-game")),
        option("--epochs", "cli-train-epochs", words, type=click.IntRange(1)),
        option("--seed", "cli-train-seed", words, type=int, default=1),
        option("--checkpoint", "cli-train-checkpoint", words),
        option("--out", "cli-train-out", words),
    ]
    return click.Command("train", callback=train, params=params, help=words.say("cli-train"))


def run(training: Training, about: dict[str, Any], epochs: int, file: Path, out: Path, words: Words) -> int:
    stderr = Console(stderr=True)
    if running_mode() != "compiled":
        stderr.print(words.say("cli-uncompiled"))
    done = load_checkpoint(file, training, about) if file.is_file() else 0
    start, interrupted = process_time(), False
    try:
        with progress_bar(stderr, words) as bar:
            task = bar.add_task("", total=epochs, completed=min(done, epochs), points="")
            for epoch in run_epochs(training, done, epochs):
                done = epoch.done
                bar.update(task, advance=1, points=f"{epoch.points:.1f}")
                if done % KEEP_EVERY == 0:
                    keep(training, about, done, file)
    except KeyboardInterrupt:
        interrupted = True
    keep(training, about, done, file)
    try:
        training.write(out, {**about, "epochs": done})
    except OSError:
        raise BadInput("cli-file-write", file=str(out)) from None
    stderr.print(words.say("cli-trained", epochs=done, seconds=round(process_time() - start), file=str(out)))
    return 130 if interrupted else 0


def keep(training: Training, about: dict[str, Any], done: int, file: Path) -> None:
    try:
        save_checkpoint(file, training, {**about, "done": done})
    except OSError:
        raise BadInput("cli-file-write", file=str(file)) from None


def progress_bar(console: Console, words: Words) -> Progress:
    return Progress(
        TextColumn(words.say("cli-progress-epochs")),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[points]}"),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
    )
