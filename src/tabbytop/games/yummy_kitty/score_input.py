"""A table laid out in real life and written down as JSON, scored line by line (docs/score-yummy_kitty.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabbytop.core.errors import BadInput
from tabbytop.core.naming import find_in_words, quoted
from tabbytop.core.options import load_config
from tabbytop.games.yummy_kitty.config import Config
from tabbytop.games.yummy_kitty.pieces import BREEDS, CARDS, CATS, COUNTS
from tabbytop.games.yummy_kitty.scoring import Bowl, bowl_sheet, dump_sheet, rank_bowls

if TYPE_CHECKING:
    from collections.abc import Sequence


def mice_in_box(config: Config) -> int:
    """Mouse cards in play; two of the dogs' cards are among them."""
    cards = CARDS if config.dogs != "none" else CARDS[:CATS]
    return sum(card.food == "mouse" for card in cards)


def score_input(obj: Any) -> dict[str, Any]:
    """Every bowl's sheet and the order of the seats; BadInput names the place that is wrong."""
    _check_fields(obj, "", {"bowls", "options"}, {"bowls"})
    rows = obj["bowls"]
    if not isinstance(rows, list):
        raise BadInput("yummy-input-list", place="bowls")
    config = _load_options(obj.get("options", {}), len(rows))
    bowls = [_load_bowl(row, f"bowls[{place}]", config) for place, row in enumerate(rows)]
    _check_box(bowls, config)
    sheets = [bowl_sheet(bowls, seat, config) for seat in range(len(bowls))]
    ranked = rank_bowls(bowls, sheets)
    return {
        "seats": [
            {"name": row.get("name", ""), **dump_sheet(sheet, bowl)}
            for row, sheet, bowl in zip(rows, sheets, bowls, strict=True)
        ],
        "places": list(ranked.places),
        "winners": list(ranked.winners),
        "decided_by": ranked.decided_by,
    }


def _check_fields(obj: Any, place: str, known: set[str], needed: set[str]) -> None:
    if not isinstance(obj, dict):
        raise BadInput("yummy-input-object", place=place or "{}")
    for name in sorted(needed - set(obj)):
        raise BadInput("yummy-input-missing", place=place or "{}", field=name)
    for name in obj:
        if name not in known:
            raise BadInput(
                "yummy-input-field", place=place or "{}", field=quoted(name), fields=", ".join(sorted(known))
            )


def _load_options(options: Any, players: int) -> Config:
    if not isinstance(options, dict):
        raise BadInput("yummy-input-object", place="options")
    if options.get("players", players) != players:
        raise BadInput("yummy-input-players", players=quoted(options["players"]), bowls=players)
    config: Config = load_config(Config, {**options, "players": players})
    return config


def _load_bowl(row: Any, place: str, config: Config) -> Bowl:
    _check_fields(row, place, {"name", "colonies", "mice", "dogs"}, {"colonies"})
    if not isinstance(row.get("name", ""), str):
        raise BadInput("yummy-input-text", place=f"{place}.name")
    if not isinstance(row["colonies"], dict):
        raise BadInput("yummy-input-object", place=f"{place}.colonies")
    colonies: dict[str, tuple[str, ...]] = {}
    for typed, cats in row["colonies"].items():
        spot = f"{place}.colonies.{quoted(typed)}"
        breed = _load_breed(typed, spot, config)
        if breed in colonies:
            raise BadInput("yummy-input-twice", place=spot, breed=breed)
        colonies[breed] = _load_colony(breed, cats, spot)
    dogs = _load_number(row.get("dogs", 0), f"{place}.dogs", COUNTS["dog"])
    if dogs and config.dogs == "none":
        raise BadInput("yummy-input-dogs", place=f"{place}.dogs")
    mice = _load_number(row.get("mice", 0), f"{place}.mice", mice_in_box(config))
    return Bowl({breed: colonies[breed] for breed in BREEDS if colonies.get(breed)}, mice, dogs)


def _load_breed(typed: str, place: str, config: Config) -> str:
    breed = find_in_words(typed, BREEDS)
    if breed is None or (breed == "angora" and config.angora_needs_colony):
        raise BadInput("yummy-input-breed", place=place, breed=quoted(typed), breeds=", ".join(BREEDS))
    return breed


def _load_colony(breed: str, cats: Any, place: str) -> tuple[str, ...]:
    """A list of cats from bottom to top, or how many of its own breed there are."""
    if not isinstance(cats, list):
        return (breed,) * _load_number(cats, place, COUNTS[breed])
    found = [find_in_words(cat, BREEDS) for cat in cats]
    for number, cat in enumerate(found):
        if cat not in (breed, "angora"):
            raise BadInput("yummy-input-cat", place=f"{place}[{number}]", cat=quoted(cats[number]), colony=breed)
    return tuple(cat for cat in found if cat)


def _load_number(value: Any, place: str, most: int) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise BadInput("yummy-input-number", place=place, value=quoted(value), most=most)
    return value


def _check_box(bowls: Sequence[Bowl], config: Config) -> None:
    """No more animals on the table than there are in the box."""
    cats = [cat for bowl in bowls for colony in bowl.colonies.values() for cat in colony]
    counts = {breed: cats.count(breed) for breed in BREEDS} | {"dog": sum(bowl.dogs for bowl in bowls)}
    for animal, count in counts.items():
        if count > COUNTS[animal]:
            raise BadInput("yummy-input-many", animal=animal, count=count, most=COUNTS[animal])
    mice = sum(bowl.mice for bowl in bowls)
    most = mice_in_box(config)
    if mice > most:
        raise BadInput("yummy-input-many", animal="mouse", count=mice, most=most)
