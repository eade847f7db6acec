"""What the bots of Explore & Draw are made of."""

from __future__ import annotations

from tabbytop.bots.isle_of_cats.evaluator import values
from tabbytop.bots.isle_of_cats.features import WEIGHTS
from tabbytop.bots.isle_of_cats.omniscient import STEPS, best_match
from tabbytop.bots.isle_of_cats.player import hints, make_level
from tabbytop.bots.isle_of_cats.training import make_training
from tabbytop.bots.kit import Kit, Omniscient

KIT = Kit(
    evaluate=values,
    make_level=make_level,
    hints=hints,
    make_training=make_training,
    weights=WEIGHTS,
    omniscient=Omniscient(best_match, STEPS),
)
