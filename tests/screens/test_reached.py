"""In every state worth looking at the window reaches what the terminal does; some of them here.

`make soak` goes through all: LOOM_REACHED says from which to before which.
"""

import os

import pytest

from tests.offers.reached import differences
from tests.screens.states import all_states

EVERY = 47
STATES = all_states()
FIRST, LAST, STEP = map(int, os.environ.get("LOOM_REACHED", f"0 {len(STATES)} {EVERY}").split())


@pytest.mark.parametrize("state", STATES[FIRST:LAST:STEP], ids=lambda one: one.name)
def test_the_same_is_reached(state, hand):
    state.reach(hand)
    session = hand.app.bridge.session
    if session is None:
        return

    assert differences(session.game, session.state) == (set(), set())
