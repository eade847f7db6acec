"""What the bots of Calico are made of."""

from __future__ import annotations

from tabbytop.bots.calico.evaluator import values
from tabbytop.bots.calico.features import WEIGHTS
from tabbytop.bots.calico.luck import make_luck
from tabbytop.bots.calico.omniscient import STEPS, best_match
from tabbytop.bots.calico.player import hints, make_level
from tabbytop.bots.calico.training import make_training
from tabbytop.bots.kit import Kit, Omniscient

KIT = Kit(
    evaluate=values,
    make_level=make_level,
    hints=hints,
    make_training=make_training,
    weights=WEIGHTS,
    make_luck=make_luck,
    omniscient=Omniscient(best_match, STEPS),
)
