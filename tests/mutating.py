"""Actions that are almost right: legal ones with a kind, a field, a type or a length changed."""

from __future__ import annotations

LETTERS = "aZ09 -_./:;'\"<>{}[]\\%\n\u0000\u00e9\u202e\u732b\U0001f408"
EDGES = (
    None, True, False, -1, 0, 1, 2, 11, 12, 63, 64, 127, 255, 2**31 - 1, 2**31, 2**53, 2**63 - 1, 2**63, 2**64, 10**30,
    -(10**30), 0.0, -0.5, 1.5, 1e308, "", " ", "a", "0", "x" * 61, "y" * 5000, "9" * 5000, "\u0000", "None", "null",
    [], {}, [[]], [None], [0] * 50, ["a"] * 1000, {"kind": "take"}, {"a": {"b": [1, {"c": None}]}},
)  # fmt: skip


def mutated(rng, action, others):
    """One to three changes; `others` are legal actions of the same game, from which parts are taken."""
    changed = dict(action)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        rng.choice(CHANGES)(rng, changed, others)
    return changed


def any_value(rng, value):
    """Near to what it was, or from the edges of what there is."""
    if rng.random() < 0.3:
        return rng.choice(EDGES)
    if isinstance(value, bool) or value is None:
        return rng.choice((True, False, None, 0, 1, "true"))
    if isinstance(value, int):
        return rng.choice(
            (value + 1, value - 1, -value, value * 10, value + 0.5, str(value), [value], 2 ** rng.randrange(70))
        )
    if isinstance(value, str):
        return any_text(rng, value)
    if isinstance(value, list):
        return any_list(rng, value)
    return rng.choice(EDGES)


def any_text(rng, text):
    at = rng.randrange(len(text) + 1)
    letter = rng.choice(LETTERS)
    return rng.choice(
        (text.upper(), text[:at], text[at:], text[::-1], text * 2, text * 500, text[:at] + letter + text[at:],
         text[:at] + letter + text[at + 1 :], f" {text} ", [text], {text: text}, len(text),
         "".join(rng.choice(LETTERS) for _ in range(rng.randrange(20))))
    )  # fmt: skip


def any_list(rng, values):
    mixed = [*values]
    rng.shuffle(mixed)
    one = any_value(rng, rng.choice(values)) if values else None
    return rng.choice(
        (
            mixed,
            values[1:],
            values * 2,
            values * 300,
            [*values, one],
            [one, *values[1:]],
            [values],
            values[0] if values else 0,
        )
    )


# --- changes of an action in its place


def change_field(rng, action, others):
    del others
    if action:
        name = rng.choice(sorted(action))
        action[name] = any_value(rng, action[name])


def swap_in(rng, action, others):
    """A value, or a kind, of another legal action: all of it makes sense, but not together."""
    other = rng.choice(others)
    name = rng.choice(sorted(other))
    action[name] = other[name]


def drop_field(rng, action, others):
    del others
    if action:
        del action[rng.choice(sorted(action))]


def add_field(rng, action, others):
    del others
    name = rng.choice(("seat", "kind ", "Kind", "x" * 5000, "", "__class__", "\u0000", rng.choice(LETTERS)))
    action[name] = rng.choice(EDGES)


def rename_field(rng, action, others):
    del others
    if action:
        name = rng.choice(sorted(action))
        action[str(any_text(rng, name))[:200]] = action.pop(name)


CHANGES = (change_field, change_field, change_field, swap_in, swap_in, drop_field, add_field, rename_field)
