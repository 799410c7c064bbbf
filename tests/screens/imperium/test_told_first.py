"""What is not told in the set-up is asked for."""

from companion.games.imperium.commands.setup import TELL, WITHOUT
from tests.screens.imperium import play
from tests.screens.imperium.fingers import Fingers
from tests.screens.page_hand import touch
from tests.screens.set_up_hand import can


def led_on_to_the_market(start):
    """Of the table all lies ready: something is asked."""
    finger = Fingers(start())
    play.begun(finger.hand, names=True)
    finger.hand.settle()
    for place in ("part.common", "line.market_unrest", "ready"):
        touch(finger.hand, place)
    return finger


def test_gold_asks_for_the_cards_of_the_market_that_nobody_told(start):
    finger = led_on_to_the_market(start)

    assert finger.bridge.question.key == "setup.untold"
    touch(finger.hand, f"answer.{TELL}")
    assert "slot.1" in can(finger.hand)
    assert "market" not in finger.bridge.state.laid_out


def test_and_goes_on_without_them_where_the_table_says_so(start):
    finger = led_on_to_the_market(start)
    touch(finger.hand, f"answer.{WITHOUT}")

    assert "market" in finger.bridge.state.laid_out
