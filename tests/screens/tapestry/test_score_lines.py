"""The score: bars, what each era brought, and in which turns a line's points came."""

from screens.widgets.lists.score_table import ScoreCell, ScoreRow
from screens.widgets.lists.scored import CameLine, EraChip
from tests.screens.states.tapestry import at


def test_a_touch_on_a_line_tells_in_which_turns_its_points_came(hand):
    at("score", 120)(hand)
    hand.settle()
    row = next(one for one in hand.all(ScoreRow) if one.opens)
    line = hand.app.nav.view.ids.sheet.scored.lines[row.number]
    hand.tap(row)
    hand.settle()

    told = [int(one.points.replace("−", "-")) for one in hand.all(CameLine)]
    assert sum(told) == sum(cell.points for cell in line.cells.values())
    assert list(hand.all(EraChip))
    assert any(cell.part > 0 for cell in hand.all(ScoreCell))
