"""The pages of registered states as a browser is told them, in the windows that browsers have.

A soak reads them; without a folder to write to there is nothing to tell.
"""

import os
from pathlib import Path

import pytest

from companion.describe.wire import Telling
from tests.screens.page_hand import top
from tests.screens.states import all_states

WINDOWS = ((1280, 800), (820, 1180), (390, 844))
TOLD = os.environ.get("LOOM_TOLD", "")
"""From which state to before which, and the folder."""


def asked():
    """The states that a soak wants; every 24th of them is tried here."""
    if not TOLD:
        return all_states()[::24]
    first, last = map(int, TOLD.split()[:2])
    return all_states()[first:last]


@pytest.mark.parametrize("state", asked(), ids=lambda one: one.name)
def test_a_state_is_told(start, state, tmp_path):
    hand = start()
    state.reach(hand)
    folder = Path(TOLD.split()[2]) if TOLD else tmp_path
    if not hasattr(top(hand), "view"):
        return  # a screen of the window alone
    for wide, high in WINDOWS:
        hand.turn(wide, high)
        hand.settle()
        showing = top(hand).view.showing
        text = Telling().changed(showing.pieces, ground=showing.page.ground)
        name = f"{state.name.replace('/', '-')}-{wide}x{high}.json"
        (folder / name).write_text(text, encoding="utf-8")

    assert TOLD or len([*folder.glob(f"{state.name}-*.json")]) == len(WINDOWS)
