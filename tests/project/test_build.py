"""The package builds with a compiler and without one, and its C does nothing undefined."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tabbytop.games import GAMES

ROOT = Path(__file__).parents[2]
PARTS = ("src", "docs", "hatch_build.py", "pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md")

pytestmark = pytest.mark.once


@pytest.fixture
def checkout(tmp_path):
    """The sources without anything built."""
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, tmp_path / part, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        else:
            shutil.copy(ROOT / part, tmp_path / part)
    return tmp_path


def wheel(checkout, **env):
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel"]
    done = subprocess.run(command, cwd=checkout, env={**os.environ, **env}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    (built,) = (checkout / "dist").glob("*.whl")
    return built, done.stdout + done.stderr


def version_of(folder):
    env = {**os.environ, "PYTHONPATH": str(folder)}
    env.pop("TABBYTOP_PURE", None)
    command = [sys.executable, "-P", "-c", "from tabbytop.cli.main import main; main()", "--version"]
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_without_a_compiler_the_package_installs_plain_and_says_so(checkout, tmp_path):
    built, said = wheel(checkout, CC="false", LDSHARED="false")
    assert built.name.endswith("-py3-none-any.whl")
    assert "uncompiled" in said
    zipfile.ZipFile(built).extractall(tmp_path / "installed")
    assert not list((tmp_path / "installed").rglob("*.so"))
    assert "plain Python, not compiled" in version_of(tmp_path / "installed")
    assert (tmp_path / "installed" / "tabbytop" / "docs" / "rules" / "calico.fr.md").is_file()


def test_with_a_compiler_the_package_is_compiled(checkout, tmp_path):
    built, _ = wheel(checkout)
    assert not built.name.endswith("-none-any.whl")
    zipfile.ZipFile(built).extractall(tmp_path / "installed")
    assert "(compiled" in version_of(tmp_path / "installed")


def test_random_games_do_nothing_undefined_in_c(checkout):
    """A build with -fsanitize=undefined plays every case of the bench, and learns and searches, without a word."""
    flags = ("-O1", "-fsanitize=undefined", "-fno-sanitize-recover=undefined")
    build = f"import hatch_build, pathlib; assert hatch_build.compile_tables(pathlib.Path('.').resolve(), {flags!r})"
    done = subprocess.run([sys.executable, "-c", build], cwd=checkout, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    library = subprocess.run(["gcc", "-print-file-name=libubsan.so"], capture_output=True, text=True, check=True)
    play = (
        "from tabbytop.bench import engine; from tabbytop.core.dice import seeded_dice; "
        "from tabbytop.games import GAMES, load_game; from tabbytop._plain import running_mode; "
        "assert running_mode() == 'compiled'; "
        "[(g := load_game(n)).new(g.load_config(o), 0).random_games(seeded_dice(1), 200) "
        "for n in GAMES for o in engine.CASES[n]]; "
        "from tabbytop.bots.arena import Budget, Fixture, Tournament, play_fixture; "
        "from tabbytop.bots.calico.training import CalicoTraining; CalicoTraining(1).epoch(0); "
        "order = Tournament('calico', {'setup': 'standard'}, (), 2, 1, Budget(iterations=8), luck=True); "
        "play_fixture(order, Fixture(('tiger', 'master'), 1)); print('played')"
    )
    env = {**os.environ, "PYTHONPATH": "src", "LD_PRELOAD": library.stdout.strip()}
    done = subprocess.run(
        [sys.executable, "-c", play], cwd=checkout, env=env, capture_output=True, text=True, check=False
    )
    assert done.stdout.strip() == "played", done.stderr[-3000:]
    assert "runtime error" not in done.stderr
    assert GAMES
