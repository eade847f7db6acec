"""What is in the games' boxes? Their shapes, for `/openapi.json` and the page's types: `boxes/<g>.py` has a `Box`.

A game without such a module may have anything in its box.
"""

from __future__ import annotations

from functools import reduce
from importlib import import_module
from importlib.util import find_spec
from operator import or_
from typing import Any

from tabbytop.games import GAMES


def _modules() -> dict[str, str]:
    """By game, if it has one."""
    found = {name: f"{__name__}.{name}" for name in GAMES}
    return {name: module for name, module in found.items() if find_spec(module)}


BOXES: dict[str, Any] = {name: import_module(module).Box for name, module in _modules().items()}
AnyBox: Any = reduce(or_, BOXES.values(), dict[str, Any])
