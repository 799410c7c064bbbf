"""Cards found and named by touches: by an icon, in another language, one copy at a time."""

from tests.screens.imperium import play
from tests.screens.imperium.fingers import Fingers
from tests.screens.new_game_hand import begin, choose, decide, open_new
from tests.screens.page_hand import places, touch


def names_shown(hand):
    shown = (met.hit for met in places(hand) if met.hit.does.startswith("name."))
    return [one.says.partition(" ·")[0] for one in shown]


def test_an_icon_leaves_the_cards_that_show_it(start):
    finger = Fingers(start())
    play.begun(finger.hand, names=True)
    finger.hand.settle()
    for place in ("part.common", "line.market", "icon.tributary"):
        touch(finger.hand, place)
    tributaries = names_shown(finger.hand)
    touch(finger.hand, "icon.tributary")

    assert "Armenians" in tributaries
    assert "Agriculture" not in tributaries
    assert "Agriculture" in names_shown(finger.hand)


class TestRowsOnly:
    def begun(self, start):
        finger = Fingers(start(guard_next=False))
        open_new(finger.hand, "imperium")
        choose(finger.hand, **{"nation.1": "greeks"})
        decide(finger.hand, "rows", "yes")
        begin(finger.hand)
        return finger

    def test_from_the_first_card_to_the_shelf(self, start):
        finger = self.begun(start)
        before = finger.touches
        finger.page("name.romans.dalmatia")
        assert (finger.touches - before, finger.bridge.question) == (1, None)
        assert finger.bridge.state.read == ("romans.dalmatia",)
        finger.page("shows.attack")
        finger.page("undo")
        assert finger.bridge.state.read == ("romans.dalmatia",)
        finger.page("end")
        finger.page("won")
        for number in (61, 54):
            for digit in str(number):
                finger.page(f"digit.{digit}")
            finger.page("answer")
        assert finger.view.route == "imperium/rows"
        finger.page("keep")

        assert finger.view.route == "past_game"
        assert [row.game for row in finger.hand.app.library.finished] == ["imperium"]
