"""One's own turn as a page: the board is the menu, the dock has what belongs to it."""

import random

import pytest

from companion.describe.lint import boards_of, faults
from companion.describe.showing import Showing
from companion.describe.touching import in_order
from companion.games.tapestry.pages.table import table
from companion.games.tapestry.tracks.commands import AdvanceOnTrack
from companion.games.tapestry.tracks.view_advances import advances
from tests.describe.desks import FORMS, TEXTS, a_desk, a_surface
from tests.tapestry.pages.test_bots_page import play_on


def my_turn(session):
    state = session.state
    me = state.players["p1"]
    ready = state.phase.value == "turn" and session.pending is None and me.income_turns > 1
    return ready and min(me.resources.values()) > 0


@pytest.fixture(scope="module")
def session_desk():
    desk = a_desk("tapestry")
    play_on(desk, random.Random(5), my_turn)
    if desk.session.hands.open is not None:
        desk.session.hands.are_done()
    return desk


@pytest.fixture
def desk(session_desk):
    session_desk.look(opened="")()
    return session_desk


def shown(desk, surface=None):
    showing = Showing(lambda one: table(desk, one))
    showing.show(surface or a_surface())
    return showing


def test_the_next_space_of_every_track_is_lit_and_says_what_it_costs(desk):
    showing = shown(desk)
    (board,) = [one for one in boards_of(showing.page.root) if one.key == "tracks"]
    lit = {(one.track, one.space) for one in board.of[1] if not one.dark}
    free = [one for one in advances(desk.session.state) if one.reason is None]

    assert lit == {(one.track, one.space) for one in free}
    assert all(one.cost for one in board.of[1] if not one.dark)


def test_nothing_is_gold_before_something_is_chosen(desk):
    assert shown(desk).gold == ""


def test_a_space_that_is_touched_opens_its_card_and_gold_advances(desk):
    showing = shown(desk)
    one = next(one for one in advances(desk.session.state) if one.reason is None)
    showing.touch(f"track.{one.key}")
    showing.show(a_surface())

    assert showing.gold == "advance"
    before = len(desk.session.entries)
    showing.touch("advance")
    waits = desk.session.pending
    done = waits.command if waits else desk.session.last.command
    assert isinstance(done, AdvanceOnTrack)
    assert (done.track, done.pay) == (one.track, one.ways[0].pay)
    desk.session.drop() if waits else desk.session.undo()
    assert len(desk.session.entries) == before


def test_another_way_to_pay_is_chosen_before(desk):
    showing = shown(desk)
    one = next(one for one in advances(desk.session.state) if len(one.ways) > 1)
    showing.touch(f"track.{one.key}")
    showing.show(a_surface())
    showing.touch("way.1")
    showing.show(a_surface())
    showing.touch("advance")
    waits = desk.session.pending
    done = waits.command if waits else desk.session.last.command

    assert done.pay == one.ways[1].pay
    desk.session.drop() if waits else desk.session.undo()


def test_everything_else_that_can_be_done_is_one_touch_away(desk):
    showing = shown(desk)
    showing.touch("more")
    showing.show(a_surface())

    wanted = {f"offer.{one.id}" for one in desk.session.offers if one.reason is None}
    assert wanted <= showing.page.acts.keys()


def test_it_is_whole_in_every_form_while_it_is_played():
    rng, desk = random.Random(3), a_desk("tapestry", "2")
    play_on(desk, rng, my_turn)
    for _ in range(40):
        form, text = rng.choice([*FORMS]), rng.choice(TEXTS)
        surface = a_surface(form, text, rng.choice(("en", "fr")))
        showing = shown(desk, surface)
        assert list(faults(showing.page, showing.pieces, surface)) == []
        keys = sorted(showing.page.acts.keys() - {"back", "rules", "menu", "undo", "more"})
        wanted = [one for one in keys if one.startswith(("track.", "advance", "answer", "way."))]
        showing.touch(rng.choice(wanted or keys or ["leave"]))


@pytest.mark.parametrize("text", TEXTS)
def test_a_phone_shows_the_map_where_a_hex_is_asked_for(desk, text):
    ends = set()
    for one in advances(desk.session.state):
        desk.look(opened=f"track.{one.key}", picked=())()
        showing = shown(desk, a_surface("phone", text))
        touched = {met.hit.does for met in in_order(showing.pieces, showing.seen)}
        wanted = {key for key in showing.page.acts if key.startswith("end.")}
        ends |= wanted

        assert wanted <= touched
    assert ends


def test_the_menu_is_closed_on_coming_back_from_where_it_led(desk):
    desk.look(opened="menu")()
    shown(desk, a_surface("phone")).touch("rules")

    assert desk.hands.went[-1] == "rules"
    assert desk.looking.opened == ""
