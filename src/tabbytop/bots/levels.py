"""The five graded opponents of a game, from one who loses kindly to one who does not."""

from __future__ import annotations

from tabbytop.bots.kit import kit_of

LEVELS = ("kitten", "house_cat", "alley_cat", "tiger", "master")
"""From the weakest on; the weaker ones see less far and choose more softly, they don't blunder at random."""


def is_graded(game: str) -> bool:
    return kit_of(game).make_level is not None
