"""The score by a finger: in which turns a line's points came."""

from companion.core.scored import scored_of
from tests.screens.page_hand import says, touch
from tests.screens.states.tapestry import at


def test_a_touch_on_a_line_tells_in_which_turns_its_points_came(hand):
    at("score", 120)(hand)
    hand.settle()
    lines = scored_of(hand.app.bridge.session).lines
    line = next(one for one in lines if any(cell.came for cell in one.cells.values()))
    touch(hand, f"line.{line.key}")
    told = says(hand)

    for cell in line.cells.values():
        for when, _n in cell.came:
            assert hand.app.i18n.say(when) in told
