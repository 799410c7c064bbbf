"""What is not told is asked for; what the Solstice may need stands in the menu."""

from companion.games.imperium.commands.civ import CleanUpCiv
from companion.games.imperium.commands.setup import TELL, WITHOUT
from screens.games.imperium.more import open_more
from screens.widgets.controls.button import Press
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


def test_the_menu_of_the_solstice_gains_as_well_as_pays(start):
    finger = Fingers(start())
    play.its_turn(finger.hand)
    play.a_round(finger.hand)
    if finger.bridge.view.phase == "civ_cleanup":
        finger.bridge.do(CleanUpCiv())
    finger.hand.settle()
    open_more(finger.bridge.view)
    shown = {press.text for press in finger.hand.all(Press)}

    assert finger.bridge.view.phase == "solstice"
    for offered in ("gain", "unrest.take.one", "effect.steal", "effect.give", "market.main"):
        (offer,) = (one for one in finger.bridge.offers if one.id == offered)
        assert finger.hand.app.i18n.say(offer.label) in shown
