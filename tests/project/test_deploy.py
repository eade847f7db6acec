"""The files of deploy/ can't be run here; their linters read them."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent
DEPLOY = ROOT / "deploy"

pytestmark = pytest.mark.once


def said_by(*command):
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return run.returncode, run.stdout + run.stderr


def test_compose_file():
    rules = "{extends: default, rules: {line-length: {max: 120}, document-start: disable}}"
    assert said_by(BIN / "yamllint", "--strict", "-d", rules, DEPLOY / "compose.yaml") == (0, "")


def test_dockerfile():
    """Versions of Debian's packages are left to Debian."""
    assert said_by(BIN / "hadolint", "--ignore", "DL3008", DEPLOY / "Dockerfile") == (0, "")


def test_systemd_unit():
    """Nothing is wrong but that the program is not installed here."""
    assert shutil.which("systemd-analyze"), "systemd's programs are needed: apt-get install systemd"
    _, said = said_by("systemd-analyze", "verify", "--man=no", DEPLOY / "tabbytop.service")
    complaints = [line for line in said.splitlines() if "tabbytop.service" in line and "not executable" not in line]
    assert complaints == []
