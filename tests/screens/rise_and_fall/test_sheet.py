"""Nothing but the score sheet, by touches: what the printed boxes count is typed."""

from companion.games.rise_and_fall.options import Options
from screens.widgets.asking.number import NumberPad
from screens.widgets.boards.people_grid import GridCell
from tests.screens.rise_and_fall.test_game import Fingers


def cell(hand, row, seat="p1"):
    return next(one for one in hand.all(GridCell) if (one.line_id, one.seat) == (row, seat))


def test_gold_is_typed_and_half_of_it_counts(hand):
    hand.app.bridge.begin("rise_and_fall", Options(way="sheet"))
    hand.app.nav.go("rise_and_fall/sheet")
    hand.settle()
    finger = Fingers(hand)
    finger.touch(cell(hand, "economy"))
    pad = next(hand.all(NumberPad))
    stood = pad.before
    for digit in "87":
        finger.touch(next(key for key in pad.ids.board.children if key.text == digit))
    finger.touch(hand.button("kit.take"))
    hand.settle()
    finger.touch(cell(hand, "economy"))
    stands = next(hand.all(NumberPad)).before

    assert stood is None
    assert cell(hand, "economy").text == "43"
    assert cell(hand, "", "p1").text == "43"
    assert stands == 87


def test_a_region_is_counted_once_somebody_has_said_its_spaces(hand):
    from companion.games.rise_and_fall.commands.score import BeginCount
    from tests.rise_and_fall.makers import a_turn
    from tests.screens.states.rise_and_fall import played

    played(lambda: a_turn(2))(hand)
    hand.app.bridge.do(BeginCount())
    hand.settle()
    hand.app.nav.view.count("p1")
    hand.settle()
    blindly = hand.app.bridge.state.regions
    asked = hand.app.nav.overlays[-1].title

    assert blindly == ()
    assert asked == hand.say("rise_and_fall.offer.ask.region_spaces")
