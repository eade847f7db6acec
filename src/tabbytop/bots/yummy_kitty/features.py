"""What the policy of Yummy Kitty looks at: tables of weights, one behind the other, for each number of players."""

from __future__ import annotations

from itertools import accumulate

from tabbytop.bots.weights import Weights

WEIGHTS = Weights("yummy_kitty", version=1)
STAGES = 6
"""By cards in the pile for each seat: none, up to 2, 4, 8, 14, more."""
TABLES = {
    "orange": 6 * STAGES,  # cats of that colony
    "calico": 25 * STAGES,  # cats of that colony, lead over the largest other one
    "american": STAGES,
    "siamese": STAGES,
    "black": 4 * STAGES,  # own black colony or not, another's or not
    "british": 4 * STAGES,  # half the breeds
    "fortune": 2 * STAGES,  # from a hand, from the excluded pile
    "angora": 4 * STAGES,  # joining orange, calico, black, another
    "breed": 3 * STAGES,  # a new breed, by British Shorthairs
    "icon": 16,  # breed, loose cats there or not
    "safe": STAGES,  # there is yarn on that colony
    "points": 20,  # what the score gains at once, from -6 on
    "left": 8 * STAGES,  # food that stays in hand
    "cost": 4 * STAGES,
    "centre": STAGES,  # from the excluded pile
    "victim": 2 * STAGES,  # the strongest rival is robbed, or another
    "hand": 8,  # cards of the robbed hand
    "face": 5,  # the food that its owner loses: each of four, or unknown
    "dogs": 8,  # that come along, for both ways of counting
    "wanted": 16,  # what it would bring another seat: from the excluded pile, from a hand
    "store": 9 * STAGES,  # food in hand
    "cards": 9,  # storing, by cards in hand
    "top": 12,  # storing, by the food on top and who has black cats: nobody, oneself, another
    "yarn": 40,  # breed, loose cats
    "yarn_stage": STAGES,
    "pass": 1,
    "excess": 2 * STAGES,  # a payment is exact or not
    "coins": 4 * STAGES,  # cards of a payment
    "leave": 96,  # lot, cats of the colony
}
AT = dict(zip(TABLES, accumulate((0, *TABLES.values())), strict=False))
"""Where each table begins."""
SIZE = sum(TABLES.values())
"""Weights for one number of players."""

ORANGE_AT, CALICO_AT, AMERICAN_AT, SIAMESE_AT = AT["orange"], AT["calico"], AT["american"], AT["siamese"]
BLACK_AT, BRITISH_AT, FORTUNE_AT, ANGORA_AT = AT["black"], AT["british"], AT["fortune"], AT["angora"]
BREED_AT, ICON_AT, SAFE_AT, POINTS_AT = AT["breed"], AT["icon"], AT["safe"], AT["points"]
LEFT_AT, COST_AT, CENTRE_AT, VICTIM_AT = AT["left"], AT["cost"], AT["centre"], AT["victim"]
HAND_AT, FACE_AT, DOGS_AT, WANTED_AT = AT["hand"], AT["face"], AT["dogs"], AT["wanted"]
STORE_AT, CARDS_AT, TOP_AT, YARN_AT = AT["store"], AT["cards"], AT["top"], AT["yarn"]
YARN_STAGE_AT, PASS_AT, EXCESS_AT = AT["yarn_stage"], AT["pass"], AT["excess"]
COINS_AT, LEAVE_AT = AT["coins"], AT["leave"]
assert SIZE <= 800
