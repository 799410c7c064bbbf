"""An advance that is looked at: all that is open stands in sight, and gold alone carries it out."""

import random
from dataclasses import replace

import pytest

from companion.describe.showing import Showing
from companion.describe.touching import all_met
from companion.games.tapestry.correcting.facts.board import Tokens
from companion.games.tapestry.correcting.facts.people import Number
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.pages.table import table
from companion.games.tapestry.tracks.view_advances import advances
from tests.describe.desks import a_desk, a_surface
from tests.tapestry.pages.test_bots_page import play_on
from tests.tapestry.pages.test_table_page import my_turn

WINDOWS = ((1264, 736), (1280, 800))
OPEN = ("way.", "bonus.", "or.")
TRACKS = ("exploration", "science", "military", "technology")


@pytest.fixture(scope="module")
def desk():
    made = a_desk("tapestry")
    play_on(made, random.Random(5), my_turn)
    return made


def at_space(desk, space, held=3):
    """The person's tokens stand there, and so many of every resource are held."""
    for track in TRACKS:
        desk.session.do(SetValue(Tokens("p1", track, (space,))))
    for what in ("coin", "worker", "food", "culture"):
        desk.session.do(SetValue(Number("p1", f"resource.{what}", held)))
    if desk.session.hands.open is not None:
        desk.session.hands.are_done()


def looked_at(desk, key, size=WINDOWS[0]):
    showing = Showing(lambda surface: table(desk, surface))
    surface = replace(a_surface("landscape", 1.0, "fr"), w=size[0], h=size[1])
    desk.look(opened=f"track.{key}", picked=())()
    showing.show(surface)
    return showing, surface


def touched(showing, surface, *keys):
    for key in keys:
        assert showing.touch(key), (key, [*showing.page.acts])
        showing.show(surface)


def cut(showing):
    """What can be chosen and is not wholly in sight."""
    return {
        met.hit.does
        for met, clip in all_met(showing.pieces)
        if met.hit.does.startswith(OPEN)
        and not (clip.top <= met.y + 1 and met.y + met.hit.h <= clip.bottom + 1)
    }


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("space", range(12))
def test_whatever_is_open_is_in_sight(desk, space, size):
    at_space(desk, space)
    for one in advances(desk.session.state):
        showing, _surface = looked_at(desk, one.key, size)

        assert cut(showing) == set(), one.key


def test_a_hex_is_chosen_while_the_payment_is_open_and_gold_pays(desk):
    at_space(desk, 4)
    showing, surface = looked_at(desk, "military.4")
    before = len(desk.session.entries)
    place = next(key for key in showing.page.acts if key.startswith("end."))
    touched(showing, surface, place)
    assert desk.session.pending is None
    assert len(desk.session.entries) == before
    touched(showing, surface, "way.2")
    one = next(one for one in advances(desk.session.state) if one.key == "military.4")
    showing.touch("advance")

    waits = desk.session.pending
    done = waits.command if waits else desk.session.last.command
    assert done.pay == one.ways[2].pay
    desk.session.drop() if waits else desk.session.undo()


def test_a_bonus_that_can_be_said_is_asked_once_beside_the_payment(desk):
    at_space(desk, 4)
    showing, _surface = looked_at(desk, "exploration.4")

    assert {"way.0", "bonus.yes"} <= showing.page.acts.keys()
    assert "or.0" not in showing.page.acts


def test_a_bonus_that_what_is_left_cannot_pay_is_no_choice(desk):
    at_space(desk, 1, held=0)
    desk.session.do(SetValue(Number("p1", "resource.food", 1)))
    if desk.session.hands.open is not None:
        desk.session.hands.are_done()
    showing, _surface = looked_at(desk, "military.1")

    assert showing.gold == "advance"
    assert "bonus.yes" not in showing.page.acts
