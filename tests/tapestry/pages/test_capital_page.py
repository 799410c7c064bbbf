"""The capital as a page: a piece is laid by touching a plot or carrying it there; gold lays it."""

import random

import pytest

from companion.describe.lint import boards_of, faults
from companion.describe.showing import Showing
from companion.games.tapestry.boards.capital import PLOT_KEY, cell_of
from companion.games.tapestry.correcting.facts import Capital
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.options import CapitalKept, Options, Participant
from companion.games.tapestry.pages.capital import capital
from companion.games.tapestry.player import Placed
from tests.describe.desks import LOOKS, a_desk, a_surface
from tests.tapestry.pages.test_bots_page import play_on


@pytest.fixture
def desk():
    """A capital beside which a piece of one plot and a landmark wait."""
    desk = a_desk("tapestry")
    play_on(
        desk,
        random.Random(5),
        lambda session: session.state.phase.value == "turn" and not session.pending,
    )
    session = desk.session
    city = session.state.players["p1"].capital
    session.do(SetValue(Capital("p1", city.placed, city.districts, ("house", "forge"))))
    return desk


def shown(desk, surface=None):
    showing = Showing(lambda one: capital(desk, one, "p1"))
    showing.show(surface or a_surface())
    return showing


def lit(showing):
    (board,) = [one for one in boards_of(showing.page.root) if one.key == "capital"]
    return [key for key in board.of[2] if key.startswith(PLOT_KEY)]


def placed(desk):
    return desk.session.state.players["p1"].capital.placed


def test_nothing_is_gold_before_a_plot_is_touched(desk):
    showing = shown(desk)

    assert lit(showing)
    assert showing.gold == ""


def test_a_touched_plot_shows_the_piece_there_and_gold_lays_it(desk):
    showing = shown(desk)
    plot = next(key for key in lit(showing) if cell_of(key) not in taken(desk))
    before = len(placed(desk))
    showing.touch(plot)
    showing.show(a_surface())
    (board,) = boards_of(showing.page.root)

    assert cell_of(plot) in board.of[1].cells
    assert showing.gold == "lay"
    assert len(placed(desk)) == before
    showing.touch("lay")
    assert cell_of(plot) in placed(desk)[-1].cells


def taken(desk):
    return {cell for one in placed(desk) for cell in one.cells}


def test_a_piece_is_carried_to_another_plot(desk):
    showing = shown(desk)
    free = [key for key in lit(showing) if cell_of(key) not in taken(desk)]
    showing.touch(free[0])
    showing.show(a_surface())
    showing.drop("piece", free[-1])
    showing.show(a_surface())
    (board,) = boards_of(showing.page.root)

    assert cell_of(free[-1]) in board.of[1].cells


def test_what_fits_nowhere_stands_beside_the_capital(desk):
    session = desk.session
    plots = frozenset((row, column) for row in range(9) for column in range(9))
    full = (Placed("house", tuple(plots)),)
    session.do(SetValue(Capital("p1", full, (), ("farm",))))
    showing = shown(desk)

    assert showing.gold == "beside"
    showing.touch("beside")
    assert placed(desk)[-1] == Placed("farm")


def test_what_lies_wrong_is_taken_up_again(desk):
    showing = shown(desk)
    showing.touch(next(key for key in lit(showing) if cell_of(key) not in taken(desk)))
    showing.show(a_surface())
    showing.touch("lay")
    lies = placed(desk)[-1]
    showing.show(a_surface())
    showing.touch(f"{PLOT_KEY}{lies.cells[0][0]}.{lies.cells[0][1]}")
    showing.show(a_surface())
    showing.touch("take_up")

    assert lies not in placed(desk)


def test_a_mat_that_is_counted_has_three_numbers_to_touch():
    kept = Options(level=3, participants=(Participant(capital=CapitalKept.COUNTS),))
    desk = a_desk("tapestry", options=kept)
    play_on(desk, random.Random(5), lambda session: session.state.phase.value == "turn")
    session, showing = desk.session, shown(desk)

    assert not list(boards_of(showing.page.root))
    showing.touch("more.rows")
    assert session.state.players["p1"].capital.rows_counted == 1
    showing.show(a_surface())
    showing.touch("less.rows")
    assert session.state.players["p1"].capital.rows_counted == 0


def test_it_is_whole_in_every_form(desk):
    rng = random.Random(2)
    for look in LOOKS:
        surface = a_surface(*look)
        for touch in ("", rng.choice(lit(shown(desk, surface)))):
            showing = shown(desk, surface)
            showing.touch(touch)
            showing.show(surface)
            assert list(faults(showing.page, showing.pieces, surface)) == []
            desk.look(opened="")()
