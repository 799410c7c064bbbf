"""Cards found and named by touches: by an icon, in another language, one copy at a time."""

from screens.games.imperium.reading import RowReader
from screens.widgets.asking.number import NumberPad
from tests.screens.imperium import play
from tests.screens.imperium.fingers import Fingers
from tests.screens.new_game_hand import choose, open_new
from tests.screens.page_hand import places, touch


def names_shown(hand):
    shown = (met.hit for met in places(hand) if met.hit.does.startswith("card."))
    return [one.says.partition(" ·")[0] for one in shown]


def test_an_icon_leaves_the_cards_that_show_it(start):
    finger = Fingers(start())
    play.begun(finger.hand, names=True)
    finger.hand.settle()
    for place in ("part.common", "line.market", "shows.tributary"):
        touch(finger.hand, place)
    tributaries = names_shown(finger.hand)
    touch(finger.hand, "shows.tributary")

    assert "Armenians" in tributaries
    assert "Agriculture" not in tributaries
    assert "Agriculture" in names_shown(finger.hand)


def on_pad(finger, number):
    """On the pad that is open."""
    pad = next(finger.hand.all(NumberPad))
    for digit in str(number):
        finger.touch(next(key for key in pad.ids.board.children if key.text == digit))
    finger.button("kit.take")


class TestRowsOnly:
    def begun(self, start):
        finger = Fingers(start())
        open_new(finger.hand, "imperium")
        choose(finger.hand, **{"nation.1": "greeks"})
        touch(finger.hand, "rows_only")
        return finger

    def test_from_the_first_card_to_the_shelf(self, start):
        finger = self.begun(start)
        before = finger.touches
        finger.chip("Dalmatia")
        assert (finger.touches - before, finger.bridge.question) == (1, None)
        assert finger.view.answer.startswith("4  ")
        finger.chip("1  Attack")
        finger.touch(finger.hand.find(icon="undo"))
        assert finger.bridge.state.read == ("romans.dalmatia",)
        finger.button("imperium.rows_only.end")
        finger.button("imperium.offer.won")
        on_pad(finger, 61)
        on_pad(finger, 54)
        assert isinstance(finger.view, RowReader)
        finger.button("imperium.rows_only.keep")

        assert finger.view.route == "past_game"
        assert [row.game for row in finger.hand.app.library.finished] == ["imperium_rows"]
