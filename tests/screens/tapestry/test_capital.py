"""Pieces in the capital, by a finger on its page."""

import pytest

from companion.games.tapestry.city.view import placements
from tests.screens.page_hand import place_of, shown, touch
from tests.screens.tapestry_games import answer_all, play_on, ready, taken_off


def at_the_capital(hand):
    """A capital beside which pieces wait."""
    ready(hand)
    play_on(hand, 60)
    taken_off(hand)
    hand.app.nav.go("tapestry/capital")
    hand.settle()


def placed(hand):
    return hand.app.bridge.state.players["p1"].capital.placed


def fits(hand, piece):
    """The ways it may lie that are wholly on the mat."""
    ways = placements(hand.app.bridge.state, "p1", piece)
    return [way for way in ways if all(0 <= x < 9 for cell in way.cells for x in cell)]


def middle(hand, cell):
    place = place_of(hand, f"plot.{cell[0]}.{cell[1]}")
    return hand.app.nav.view.view.to_pixels(*place.middle)


@pytest.mark.parametrize("size", [(1280, 800), (411, 823), (800, 1280)])
def test_a_piece_is_touched_to_a_plot_carried_on_and_laid(hand, size):
    hand.turn(*size)
    at_the_capital(hand)
    before, piece = len(placed(hand)), hand.app.bridge.state.players["p1"].waiting[0]
    first, last = fits(hand, piece)[0].cells[0], fits(hand, piece)[-1].cells[0]
    hand.tap(middle(hand, first))
    hand.settle()
    assert shown(hand).gold == "lay"
    hand.drag(middle(hand, first), middle(hand, last))
    hand.settle()
    assert len(placed(hand)) == before
    touch(hand, "lay")
    hand.turn(1280, 800)

    assert placed(hand)[-1].cells == (last,)


def test_a_landmark_lies_where_it_completes_most_and_is_turned(hand):
    at_the_capital(hand)
    landmark = hand.app.bridge.state.players["p1"].waiting[1]
    touch(hand, f"piece.{landmark}")
    assert shown(hand).gold == "lay"
    touch(hand, "lay")
    answer_all(hand.app.bridge)

    assert placed(hand)[-1].piece == landmark
    assert placed(hand)[-1].cells


def test_a_piece_that_lies_wrong_is_taken_up_and_laid_elsewhere(hand):
    at_the_capital(hand)
    lies = placed(hand)[0]
    waiting = hand.app.bridge.state.players["p1"].waiting
    row, column = next(cell for cell in lies.cells if max(cell) < 9)
    touch(hand, f"plot.{row}.{column}")
    touch(hand, "take_up")

    assert lies not in placed(hand)
    assert hand.app.bridge.state.players["p1"].waiting == (*waiting, lies.piece)


def test_done_leads_back_to_where_one_came_from(hand):
    ready(hand)
    hand.app.nav.go("tapestry/table")
    hand.app.nav.go("tapestry/capital")
    hand.settle()
    touch(hand, "finish")

    assert hand.app.nav.view.route == "tapestry/table"
