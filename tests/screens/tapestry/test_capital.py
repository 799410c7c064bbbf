"""Pieces in the capital, by a finger."""

import pytest

from screens.games.tapestry.city import CityGrid
from screens.widgets.controls.acts import ActRow
from screens.widgets.frame.panel import Panel
from tests.screens.hand import does
from tests.screens.imperium.fingers import Fingers
from tests.screens.states.tapestry import COUNTED
from tests.screens.tapestry_games import play_on, ready, taken_off


def at_the_capital(hand):
    """A capital beside which pieces wait."""
    ready(hand)
    play_on(hand, 60)
    taken_off(hand)
    hand.app.nav.go("tapestry/capital")
    hand.settle()
    return hand.app.nav.view, next(hand.all(CityGrid))


def plot(grid, cell):
    """The middle of a plot, in the window."""
    left, top, step = grid._frame()
    row, column = cell
    return grid.to_window(left + (column + 0.5) * step, top - (row + 0.5) * step)


def shifted(way, other):
    """The same piece elsewhere, turned the same way, all of it on the mat."""
    offsets = {(r - a, c - b) for (r, c), (a, b) in zip(way.cells, other.cells, strict=True)}
    return len(offsets) == 1 and all(0 <= x < 9 for cell in other.cells for x in cell)


def placed(hand):
    return hand.app.bridge.state.players["p1"].capital.placed


def test_a_piece_of_one_plot_is_dragged_to_its_place(hand):
    view, grid = at_the_capital(hand)
    assert len(view.fits[0].cells) == 1
    first, last = view.fits[0].cells[0], view.fits[-1].cells[0]
    hand.drag(plot(grid, first), plot(grid, last))

    assert placed(hand)[-1].cells == (last,)


def test_a_large_piece_follows_the_finger_and_waits_to_be_laid(hand):
    view, grid = at_the_capital(hand)
    landmark = next(row for row in hand.all(ActRow) if row.icon == "landmark")
    before = len(placed(hand))
    hand.tap(landmark)
    hand.settle()
    lies = view.way
    goal = next(one for one in view.fits if one != lies and shifted(lies, one))
    hand.drag(plot(grid, lies.cells[0]), plot(grid, goal.cells[0]))
    assert view.way == goal
    assert len(placed(hand)) == before
    hand.settle()
    hand.tap(hand.button("tapestry.screen.lay_here"))

    assert placed(hand)[-1].cells == goal.cells


@pytest.mark.parametrize("size", [(411, 823), (800, 1280)])
def test_within_a_list_the_piece_is_dragged_too(hand, size):
    hand.turn(*size)
    view, grid = at_the_capital(hand)
    fingers = Fingers(hand)
    fingers.touch(next(row for row in hand.all(ActRow) if row.icon == "landmark"))
    fingers.into_sight(grid)
    lies = view.way
    goals = [one for one in view.fits if one.cells[0][0] != lies.cells[0][0]]
    goal = next(one for one in goals if shifted(lies, one))
    hand.drag(plot(grid, lies.cells[0]), plot(grid, goal.cells[0]))
    way = view.way
    hand.turn(1280, 800)

    assert way == goal


def test_a_piece_that_lies_wrong_is_taken_up_and_laid_elsewhere(hand):
    view, grid = at_the_capital(hand)
    lies = placed(hand)[0]
    waiting = hand.app.bridge.state.players["p1"].waiting
    fingers = Fingers(hand)
    fingers.touch_point(plot(grid, next(cell for cell in lies.cells if max(cell) < 9)))
    hand.tap(next(row for row in hand.all(ActRow) if does(row) == "Capital"))
    hand.settle()

    assert lies not in placed(hand)
    assert hand.app.bridge.state.players["p1"].waiting == (*waiting, lies.piece)
    assert lies.piece in [act.do for act in view.waiting]


def test_three_counts_take_the_whole_screen(start):
    hand = start()
    ready(hand, COUNTED)
    hand.app.nav.go("tapestry/capital")
    hand.settle()

    assert not list(hand.all(CityGrid))
    assert hand.find(Panel).width > 1200

    hand.turn(860, 640)
    assert hand.app.form == "split"
    assert hand.find(Panel).width > 800


@pytest.mark.parametrize("size", [(411, 823), (800, 1280)])
def test_the_plots_stand_above_the_pieces_when_stacked(start, size):
    hand = start()
    hand.turn(*size)
    _view, grid = at_the_capital(hand)

    assert grid.to_window(0, grid.y)[1] > hand.find(ActRow).to_window(0, hand.find(ActRow).y)[1]
    assert grid.to_window(0, grid.y)[1] >= 0
