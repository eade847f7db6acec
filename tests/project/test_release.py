"""The recipe of a release, as far as it needs no build; the workflow of the wheels, read by its schema."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent
pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def release():
    spec = importlib.util.spec_from_file_location("release", ROOT / "tools" / "release.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_version_stands_in_one_place_and_is_set_there(release):
    source = (ROOT / "src" / "tabbytop" / "__init__.py").read_text()
    assert '\n__version__ = "9.8.7"\n' in "\n" + release.versioned(source, "9.8.7")
    with pytest.raises(ValueError, match="exactly once"):
        release.versioned("nothing", "1.0.0")


def test_what_is_unreleased_gets_a_version_and_a_day(release):
    told = "# Changelog\n\n## Unreleased\n\n### Added\n\n- A cat.\n\n## 0.1.0 - 2026-01-01\n\n- The first.\n"
    dated = release.dated(told, "0.2.0", "2026-11-18")
    assert dated.index("## Unreleased") < dated.index("## 0.2.0 - 2026-11-18") < dated.index("- A cat.")
    for wrong in (told.replace("### Added\n\n- A cat.\n\n", ""), "# Changelog\n"):
        with pytest.raises(ValueError, match="nothing unreleased"):
            release.dated(wrong, "0.2.0", "2026-11-18")
    with pytest.raises(ValueError, match="already"):
        release.dated(told, "0.1.0", "2026-11-18")


def test_the_workflow_of_the_wheels_is_one():
    file = ROOT / ".github" / "workflows" / "wheels.yml"
    command = [BIN / "check-jsonschema", "--builtin-schema", "vendor.github-workflows", file]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    rules = "{extends: default, rules: {line-length: {max: 140}}}"
    linted = subprocess.run([BIN / "yamllint", "--strict", "-d", rules, file], capture_output=True, check=False)
    assert linted.returncode == 0, linted.stdout


def test_the_hooks_before_a_commit_call_programs_that_are_there():
    import yaml

    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text())["repos"][0]["hooks"]
    assert {"ruff-check", "mypy", "import-linter", "svelte-check"} <= {hook["id"] for hook in hooks}
    called = [hook["entry"].split()[0] for hook in hooks]
    assert all((ROOT / program).exists() for program in called if program.startswith(".venv"))
