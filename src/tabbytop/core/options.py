"""A config from options given as JSON or as `name=value` text: named errors instead of exceptions from afar."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any, get_args, get_origin, get_type_hints

import msgspec

from tabbytop.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Mapping


def load_config(shape: type, options: Mapping[str, Any]) -> Any:
    """A checked config of this dataclass; options left out keep their defaults."""
    hints = get_type_hints(shape)
    names = [f.name for f in fields(shape)]
    for name in options:
        if name not in hints:
            raise BadInput("option-unknown", option=str(name), options=", ".join(names))
    values = {name: _value(name, hints[name], given) for name, given in options.items()}
    return shape(**values)


def _value(name: str, hint: Any, given: Any) -> Any:
    is_text = isinstance(given, str)
    value = _from_text(hint, given) if is_text else given
    try:
        return msgspec.convert(value, hint, strict=not is_text)
    except msgspec.ValidationError:
        raise BadInput("option-value", option=name, value=str(given), allowed=allowed_values(hint)) from None


def _from_text(hint: Any, given: str) -> Any:
    """Commas part the members of a list; yes and no are said in more than one way."""
    if get_origin(hint) is tuple:
        return [part.strip() for part in given.split(",") if part.strip()]
    if hint is bool:
        return {"yes": "true", "no": "false", "on": "true", "off": "false"}.get(given.lower(), given.lower())
    return given


def choices_of(hint: Any) -> tuple[str | int, ...]:
    """The values that an option of this type, or each member of its list, is one of; none for flags and numbers."""
    return choices_of(get_args(hint)[0]) if get_origin(hint) is tuple else get_args(hint)


def allowed_values(hint: Any) -> str:
    """What an option of this type takes, in symbols that need no translation."""
    if get_origin(hint) is tuple:
        return f"{allowed_values(get_args(hint)[0])}, ..."
    if hint is bool:
        return "true | false"
    choices = get_args(hint)
    return " | ".join(str(c) for c in choices) if choices else str(getattr(hint, "__name__", hint))
