"""How a cat of Yummy Kitty is paid for, by the number of cards worth 2. Compiled with paying.pxd."""

from __future__ import annotations

from tabbytop.games.yummy_kitty import codes
from tabbytop.games.yummy_kitty.state import State

COST = codes.COST
VALUE = codes.VALUE


def pay(state: State, seat: int, twos: int) -> None:
    """Pay the rest of what the cat costs with so many cards worth 2, the others worth 1, and settle."""
    missing = COST[codes.animal(state.deck[state.target])] - state.paid_sum
    ones = max(0, missing - 2 * twos)
    for value in range(2, 0, -1):
        wanted = twos if value == 2 else ones
        for place in range(state.hand_count[seat]):
            card = state.hand[codes.PACK * seat + place]
            if wanted and not state.marked[place] and VALUE[codes.food(state.deck[card])] == value:
                wanted -= 1
                state.play(seat, codes.PAY + place)
                if state.target < 0:
                    return
    state.play(seat, codes.SETTLE)
