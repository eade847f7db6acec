"""Somebody with a screen reader: knows only the accessibility tree of Chromium, does nothing but focus and keys."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass

from playwright.sync_api import Error


@dataclass(frozen=True)
class Heard:
    """One thing of the tree."""

    role: str
    name: str
    text: str
    """All that is read inside it."""
    within: tuple[str, ...]
    """The names of what it lies in, from the outside."""
    states: dict
    node: int

    @property
    def is_open(self):
        return not self.states.get("disabled")


class Gone(Exception):
    """What was heard of is no longer there: the page went on in between."""


class Listener:
    def __init__(self, page):
        self.page = page
        self.line = page.context.new_cdp_session(page)
        self.heard = []
        """The tree as it was last read, in the order of reading."""
        self.said = []
        """What the live regions told, in order."""
        self._live = []

    def listens(self):
        """Everything is read anew; what is new in a live region is said."""
        nodes = {node["nodeId"]: node for node in self.line.send("Accessibility.getFullAXTree")["nodes"]}
        root = next(node for node in nodes.values() if "parentId" not in node)
        found = []
        _read(root, nodes, (), found)
        live = [one.text for one in found if one.states.get("live", "off") != "off" and one.text]
        self.said += [text for text in live if text not in self._live]
        self._live, self.heard = live, found
        return found

    def all(self, role, name="", within=""):
        """What may be used, as it was last heard."""
        return [
            one
            for one in self.heard
            if one.role == role
            and one.is_open
            and re.search(name, one.name)
            and (not within or any(re.search(within, place) for place in one.within))
        ]

    def waits(self, role, name="", within=""):
        """For the first such thing."""
        give_up = time.monotonic() + 60
        while self.listens() and not (found := self.all(role, name, within)):
            assert time.monotonic() < give_up, f"no {role} {name!r} is told of: {self.outline()}"
            self.page.wait_for_timeout(20)
        return found[0]

    def presses(self, thing, key="Enter"):
        """As readers do: the cursor goes there, then a key."""
        assert thing.name, f"a {thing.role} without a name"
        try:
            self.line.send("DOM.focus", {"backendNodeId": thing.node})
        except Error as problem:
            raise Gone(thing.name) from problem
        self.page.keyboard.press(key)

    @property
    def focus(self):
        """What the keyboard was on; None when it was lost."""
        return next((one for one in reversed(self.heard) if one.states.get("focused")), None)

    def outline(self):
        return [f"{one.role}: {one.name}" for one in self.heard if one.name and one.role != "StaticText"]


def _read(node, nodes, within, found):
    """Into `found`, and the text inside; ignored nodes are nothing but their children."""
    role, name = node["role"]["value"], node.get("name", {}).get("value", "")
    is_told = not node.get("ignored") and role != "InlineTextBox"
    at = len(found)
    if is_told:
        found.append(None)
    place = (*within, name) if is_told and name and role != "StaticText" else within
    inside = [_read(nodes[child], nodes, place, found) for child in node.get("childIds", []) if child in nodes]
    text = name if role == "StaticText" else " ".join(part for part in inside if part)
    if is_told:
        states = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
        if role == "RootWebArea":
            states.pop("focused", None)
        found[at] = Heard(role, name, text, within, states, node.get("backendDOMNodeId", 0))
    return text if role == "StaticText" or is_told or inside else ""
