"""What the bots of Yummy Kitty are made of."""

from __future__ import annotations

from tabbytop.bots.kit import Kit
from tabbytop.bots.yummy_kitty.evaluator import values
from tabbytop.bots.yummy_kitty.features import WEIGHTS
from tabbytop.bots.yummy_kitty.player import hints, make_level
from tabbytop.bots.yummy_kitty.training import make_training

KIT = Kit(
    evaluate=values,
    make_level=make_level,
    hints=hints,
    make_training=make_training,
    weights=WEIGHTS,
)
