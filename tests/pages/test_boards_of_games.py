"""The boards of the other games while the table is looked over: each place is touched and told."""

from random import Random

import pytest

from companion.core.journal import MemoryJournal
from companion.core.session import Session
from companion.describe.desk import Desk
from companion.describe.lint import boards_of as drawn_in
from companion.describe.lint import faults
from companion.describe.showing import Showing
from companion.games.rise_and_fall.game import GAME
from companion.games.rise_and_fall.options import Options, as_new
from companion.games.rise_and_fall.state import Phase
from companion.pages.check import Checking, check
from companion.pages.places import boards_of
from tests.describe.desks import LOOKS, Hands, a_surface, goes_on, played
from tests.rise_and_fall.worlds import lay_everything
from tests.soak.rise_by_pages import begun


def a_world():
    session = Session.begin(
        GAME, as_new(Options(way="world", world=True)), MemoryJournal(), seed="3"
    )
    lay_everything(session, 5)
    begun(session)
    rng = Random(3)
    while session.state.phase is Phase.DEPLOY:
        assert goes_on(session, rng)
    while session.pending:
        session.drop()
    return Desk(session, Hands(session))


DESKS = {"imperium": lambda: played("imperium", 25), "rise_and_fall": a_world}


@pytest.fixture(scope="module", params=DESKS)
def desk(request):
    return DESKS[request.param]()


@pytest.fixture
def showing(desk):
    desk.look(opened="")()
    at = Checking(desk, lambda: None)
    showing = Showing(lambda one: check(at, one))
    showing.show(a_surface())
    return showing


def test_each_place_opens_what_lies_there_and_what_puts_it_right(desk, showing):
    boards, state = boards_of(desk.session.game.id), desk.session.state
    ways = 0
    for key, place in boards.touched(state).items():
        assert showing.touch(f"place.{key}")
        showing.show(a_surface())

        ways += bool(boards.here(state, place).offers)
        assert "close" in showing.page.acts
        showing.touch("close")
        showing.show(a_surface())

    assert ways > 1


def test_every_place_is_drawn(desk, showing):
    boards = [one.key for one in drawn_in(showing.page.root)]

    assert "world" in boards or boards.count("art") >= len(desk.session.state.market.spaces)


@pytest.mark.parametrize("look", LOOKS)
def test_the_board_beside_the_groups_fits_its_window(showing, look):
    surface = a_surface(*look)
    showing.show(surface)

    assert list(faults(showing.page, showing.pieces, surface)) == []
