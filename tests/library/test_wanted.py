"""What is wanted beside a game is wanted in the next game of the same kind, until it is not."""

from contextlib import closing

import pytest

from companion.core.wanted import MAY_COME
from companion.games.imperium.game import GAME as IMPERIUM
from companion.games.imperium.options import Options as Imperium
from companion.games.imperium.options import PlayerSeat
from companion.games.tapestry.game import GAME as TAPESTRY
from companion.games.tapestry.options import Options
from companion.library.library import Library
from tests.library.makers import TickingClock


@pytest.fixture
def library(tmp_path):
    with closing(Library.open(tmp_path, TickingClock())) as opened:
        yield opened


@pytest.fixture
def begun(library):
    """Another game of Tapestry."""
    return lambda: library.start(TAPESTRY, Options())


def test_at_first_nothing_is(begun):
    assert begun().wanted.now == frozenset()


def test_the_next_game_of_its_kind_begins_with_it(begun):
    begun().wanted.turn(MAY_COME)

    assert begun().wanted.now == {MAY_COME}


def test_not_one_of_another_kind(begun, library):
    begun().wanted.turn(MAY_COME)
    seat = PlayerSeat("Ada", "romans")
    other = library.start(IMPERIUM, Imperium((seat,), "celts", "imperator"))

    assert other.wanted.now == frozenset()


def test_turned_off_it_is_off_in_the_next(begun):
    for _ in range(2):
        begun().wanted.turn(MAY_COME)

    assert begun().wanted.now == frozenset()


def test_a_game_that_goes_on_is_as_it_was_left(begun, library):
    first = begun()
    game_id = library.id_of(first)
    begun().wanted.turn(MAY_COME)

    assert library.resume(game_id).wanted.now == frozenset()
