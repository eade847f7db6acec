"""Prepare a release: `python3 tools/release.py 0.2.0`.

Sets the version, dates the changelog's section, builds sdist and wheel, installs each in an empty environment and tries
it there. Nothing is committed, tagged or sent; the last lines say what is left to do.
"""

from __future__ import annotations

import datetime as dt
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from run import BIN, uv  # noqa: E402  run.py knows where uv is

VERSION = re.compile(r"\d+\.\d+\.\d+")
UNRELEASED = "## Unreleased\n"


def versioned(source: str, version: str) -> str:
    """`__init__.py` with another version (ValueError)."""
    changed, count = re.subn(r'^__version__ = ".*"$', f'__version__ = "{version}"', source, flags=re.MULTILINE)
    if count != 1:
        raise ValueError("__version__ stands not exactly once in __init__.py")
    return changed


def dated(changelog: str, version: str, day: str) -> str:
    """The changelog with what is unreleased under this version and day (ValueError)."""
    _, found, rest = changelog.partition(UNRELEASED)
    told = rest.split("\n## ")[0].strip()
    if not found or not told:
        raise ValueError("CHANGELOG.md has nothing unreleased")
    if f"## {version} " in changelog:
        raise ValueError(f"CHANGELOG.md has a section {version} already")
    return changelog.replace(UNRELEASED, f"{UNRELEASED}\n## {version} - {day}\n", 1)


def call(*command: str | Path) -> str:
    print("$", *command, flush=True)
    return subprocess.run([str(word) for word in command], cwd=ROOT, check=True, capture_output=True, text=True).stdout


def try_out(package: Path, version: str) -> None:
    """In an empty environment: the commands work, a match is played and verified, the page is served."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        call(uv(), "venv", "-q", "--python", sys.executable, home / "venv")
        call(uv(), "pip", "install", "-q", "--python", home / "venv", package)
        tabbytop = home / "venv" / BIN.name / "tabbytop"
        if version not in call(tabbytop, "--version"):
            raise ValueError(f"{package.name} says another version")
        call(tabbytop, "simulate", "calico", "--games", "3", "--bots", "greedy", "--out", home / "x.jsonl")
        call(tabbytop, "replay", home / "x.jsonl", "--verify")
        serve(tabbytop, home)


def serve(tabbytop: Path, home: Path) -> None:
    command = [str(tabbytop), "serve", "--port", "8765", "--database", f"sqlite:///{home}/t.db"]
    server = subprocess.Popen(command, cwd=home, stderr=subprocess.DEVNULL)
    try:
        for _ in range(240):
            try:
                page = urllib.request.urlopen("http://127.0.0.1:8765/", timeout=5).read().decode()
            except OSError:
                time.sleep(0.25)
            else:
                break
        else:
            raise ValueError("the server did not answer")
        if "<html" not in page:
            raise ValueError("the page is missing")
    finally:
        server.terminate()
        server.wait(30)


def main(args: list[str]) -> int:
    if len(args) != 1 or not VERSION.fullmatch(args[0]):
        print("usage: python3 tools/release.py MAJOR.MINOR.PATCH", file=sys.stderr)
        return 2
    (version,) = args
    init, changelog = ROOT / "src" / "tabbytop" / "__init__.py", ROOT / "CHANGELOG.md"
    today = dt.datetime.now(dt.UTC).date().isoformat()
    try:
        texts = {init: versioned(init.read_text(), version), changelog: dated(changelog.read_text(), version, today)}
        for path, text in texts.items():
            path.write_text(text)
        dist = ROOT / "dist" / version
        call(uv(), "build", "-q", "--out-dir", dist)
        for package in sorted((*dist.glob("*.whl"), *dist.glob("*.tar.gz"))):
            try_out(package, version)
    except (ValueError, subprocess.CalledProcessError) as error:
        print(f"release stopped: {error}\n{getattr(error, 'stderr', '') or ''}", file=sys.stderr)
        return 1
    print(f"{dist} is ready. Then: git commit -am 'Release {version}' && git tag v{version}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
