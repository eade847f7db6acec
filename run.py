#!/usr/bin/env python3
"""Set up and run Tabbytop from a source checkout. Needs only Python 3.11+ with pip.

python3 run.py               the page, at http://127.0.0.1:8000
python3 run.py test          every check and test, compiled and plain
python3 run.py COMMAND ...   any other `tabbytop` command
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent
UV_VERSION = "0.13.7"
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
APT_FOR_TESTS = {
    "g++": "g++",
    "cc": "gcc",
    "redis-server": "redis-server",
    "setpriv": "util-linux",
    "curl": "curl",
    "systemd-analyze": "systemd",
    "chromium": "chromium",
}


def uv() -> str:
    if found := shutil.which("uv"):
        return found
    here = ROOT / ".tools" / f"uv-{UV_VERSION}"
    exe = here / "bin" / ("uv.exe" if os.name == "nt" else "uv")
    if not exe.exists():  # --target works on externally managed Pythons (PEP 668) and without the venv module
        pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-warn-script-location"]
        if subprocess.run([*pip, "--target", str(here), f"uv=={UV_VERSION}"], check=False).returncode:
            sys.exit("setup failed: pip could not install uv (is there a network, and is pip installed?)")
    return str(exe)


def fingerprint(lock: Path) -> str:
    """Of everything that a new environment or a new build depends on."""
    digest = hashlib.sha256(sys.version.encode() + lock.read_bytes())
    tables = [q for p in sorted((ROOT / "src").rglob("*.pxd")) for q in (p, p.with_suffix(".py"))]
    for path in (ROOT / "pyproject.toml", ROOT / "hatch_build.py", *tables, *page_sources()):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()


def page_sources() -> list[Path]:
    """What the page in the browser is made from, but for its tests; hatch_build.py builds it."""
    found = [p for p in (ROOT / "web").glob("*") if p.is_file()]
    found += [p for folder in ("src", "public") for p in (ROOT / "web" / folder).rglob("*") if p.is_file()]
    found += (ROOT / "src" / "tabbytop").rglob("*.ftl")
    return sorted(p for p in found if "fixtures" not in p.parts and not p.name.endswith(".test.ts"))


def sync(lock_name: str) -> None:
    """The environment of this lock in .venv, unless it is there already."""
    lock = ROOT / "requirements" / f"{lock_name}.txt"
    stamp, want = VENV / f".synced-{lock_name}", fingerprint(lock)
    if stamp.exists() and stamp.read_text() == want:
        return
    print("setting up .venv (the first time takes a minute or two) ...", file=sys.stderr, flush=True)
    call_uv("venv", "-q", "--allow-existing", "--python", sys.executable, str(VENV))
    call_uv("pip", "install", "-q", "--python", str(VENV), "--require-hashes", "-r", str(lock))
    call_uv("pip", "install", "-q", "--python", str(VENV), "--no-deps", "--reinstall-package", "tabbytop", "-e", ".")
    if (ROOT / "src" / "tabbytop" / "static" / "index.html").exists() or os.environ.get("TABBYTOP_PAGE") == "no":
        stamp.write_text(want)
    else:  # the next run tries again
        print("the page could not be built: npm needs its registry (TABBYTOP_PAGE=no goes without)", file=sys.stderr)


def call_uv(*args: str) -> None:
    env = {**os.environ, "UV_PYTHON_DOWNLOADS": "never"}
    if subprocess.run([uv(), *args], cwd=ROOT, env=env, check=False).returncode:
        sys.exit("setup failed: uv " + " ".join(args))


def install_system_packages() -> None:
    """What the tests need from Debian, when this user may install it."""
    missing = [package for program, package in APT_FOR_TESTS.items() if not shutil.which(program)]
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        missing.append("python3-dev")
    if not list(Path("/usr/lib/postgresql").glob("*/bin/postgres")):
        missing.append("postgresql")
    if "chromium" in missing:
        missing.append("fonts-dejavu-core")
    if missing and shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing], check=False)
    elif missing:
        print(f"some tests will say that they lack: {', '.join(missing)}", file=sys.stderr)


def test(args: list[str]) -> int:
    """The whole suite with the compiled tables, then once more with the plain ones."""
    install_system_packages()
    sync("dev")
    pytest = [str(BIN / "python"), "-m", "pytest"]
    if args:
        return subprocess.run([*pytest, *args], cwd=ROOT, check=False).returncode
    print("== compiled ==", flush=True)
    first = subprocess.run([*pytest, "-n", "auto", "-m", "not long"], cwd=ROOT, check=False).returncode
    print("== plain (TABBYTOP_PURE=1) ==", flush=True)
    plain = {**os.environ, "TABBYTOP_PURE": "1"}
    again = [*pytest, "-n", "auto", "-m", "not long and not once"]
    return subprocess.run(again, cwd=ROOT, env=plain, check=False).returncode or first


def main(args: list[str]) -> int:
    if sys.version_info < (3, 11):
        sys.exit("Python 3.11 or newer is needed; this is " + sys.version.split()[0])
    if args[:1] == ["test"]:
        return test(args[1:])
    sync("run")
    command = [str(BIN / "tabbytop"), *(args or ["serve"])]
    if os.name == "posix":  # signals reach the server itself
        os.execv(command[0], command)  # noqa: S606
    return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
