"""What is not told is asked for; what the Solstice may need stands in the menu."""

from companion.games.imperium.commands.civ import CleanUpCiv
from companion.games.imperium.commands.setup import TELL, WITHOUT
from screens.games.imperium.more import open_more
from screens.widgets.controls.button import Press
from tests.screens.imperium import play
from tests.screens.imperium.fingers import Fingers
from tests.screens.imperium.test_solo_game import lead_on


def led_on_to_the_market(start):
    """Gold from part to part, until something is asked."""
    finger = Fingers(start())
    play.begun(finger.hand, names=True)
    finger.hand.settle()
    lead_on(finger, lambda: finger.bridge.question is not None)
    return finger


def test_gold_asks_for_the_cards_of_the_market_that_nobody_told(start):
    finger = led_on_to_the_market(start)

    assert finger.bridge.question.key == "setup.untold"
    finger.option(TELL)
    assert finger.view.part == 1
    assert "market" not in finger.bridge.state.laid_out


def test_and_goes_on_without_them_where_the_table_says_so(start):
    finger = led_on_to_the_market(start)
    finger.option(WITHOUT)
    lead_on(finger, lambda: finger.view.part == 2)

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
