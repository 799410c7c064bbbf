"""A hex is asked for on the map where it is in sight, in a sheet where it is not."""

from companion.games.tapestry.correcting import facts
from companion.games.tapestry.correcting.set_value import SetValue
from screens.games.tapestry.brief import Brief
from screens.games.tapestry.land import lit_by
from screens.games.tapestry.side import Side
from screens.widgets.above.sheet import Sheet
from screens.widgets.boards.hex_map import HexMap
from screens.widgets.frame.panel import Columns
from tests.screens.states.tapestry import asked
from tests.screens.tapestry_games import ready


def a_hex_is_asked(start):
    hand = start()
    asked(lambda question: bool(lit_by(question)))(hand)
    hand.settle()
    return hand


def test_large_text_leaves_the_map_beside_the_question(start):
    hand = a_hex_is_asked(start)
    hand.app.choices.change(text_size=160)
    hand.settle()
    bottom = hand.find(HexMap).to_window(0, hand.find(HexMap).y)[1]

    assert hand.app.form == "split"
    assert [*hand.find(Columns).standing] == [hand.find(HexMap).parent.parent.parent]
    assert bottom >= 0
    assert not list(hand.all(Sheet))


def test_a_tablet_turned_upright_asks_in_a_sheet(start):
    hand = a_hex_is_asked(start)
    hand.turn(800, 1280)

    assert list(hand.all(Sheet))
    assert lit_by(hand.app.bridge.question)

    hand.turn(1280, 800)

    assert not list(hand.all(Sheet))


def test_points_and_resources_stand_above_what_to_do(start):
    hand = start()
    ready(hand)
    hand.app.nav.go("tapestry/table")
    hand.turn(411, 823)
    view, brief = hand.app.nav.view, hand.find(Brief)
    hand.app.bridge.do(SetValue(facts.Number("p1", "resource.coin", 5)))
    hand.settle()
    side = hand.find(Side)
    numbers = [each.n for each in reversed(brief.children)]

    assert numbers[0] == side.points
    assert numbers[1:-1] == [row.n for row in reversed(side.ids.resources.children)]
    assert numbers[-1] == view.view.automa[0]
    assert 5 in numbers

    hand.tap(brief)

    assert 0 < side.to_window(0, side.top)[1] <= 823


def test_on_a_wide_tablet_my_side_is_enough(start):
    hand = start()
    ready(hand)
    hand.app.nav.go("tapestry/table")
    hand.settle()

    assert not hand.find(Brief).shown
