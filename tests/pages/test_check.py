"""“Check the table” as a page: everything that lies there, put right by a touch, undone at once."""

import pytest

from companion.describe.lint import faults
from companion.describe.node import Count
from companion.describe.showing import Showing
from companion.describe.touching import all_met, taker_at
from companion.games import GAMES
from companion.pages.check import Checking, check
from companion.pages.groups import facts_in
from companion.pages.places import boards_of
from tests.describe.desks import LOOKS, a_surface, played

DRAWN = [one.id for one in GAMES if one.id != "imperium_campaign"]


@pytest.fixture(scope="module")
def desks():
    """Each game some way into it."""
    return {game: played(game, 40 if game == "tapestry" else 20) for game in DRAWN}


@pytest.fixture
def visit(desks):
    """A check of Tapestry's table; what it put right is undone."""
    desk = desks["tapestry"]
    desk.look(opened="")()
    begun = len(desk.session.entries)
    left = []
    at = Checking(desk, lambda: left.append("left"))
    at.left = left
    yield at
    if desk.session.pending:
        desk.session.drop()
    desk.leave()
    while len(desk.session.entries) > begun:
        desk.session.undo()


def shown(at, surface=None, *touches):
    showing = Showing(lambda one: check(at, one))
    surface = surface or a_surface()
    showing.show(surface)
    for one in touches:
        assert showing.touch(one), (one, sorted(showing.page.acts))
        showing.show(surface)
    return showing


def fact(at, key):
    session = at.desk.session
    return next(one for one in facts_in(session.game.checked(session.state)) if one.key == key)


@pytest.mark.parametrize("game", DRAWN)
@pytest.mark.parametrize(("form", "text", "language"), LOOKS)
def test_each_fits_its_window(desks, game, form, text, language):
    desk, surface = desks[game], a_surface(form, text, language)
    at = Checking(desk, lambda: None)
    cells = [key for key in shown(at, surface).page.acts if key.startswith("fact.")]
    for touched in ("", *cells[::9]):
        showing = shown(at, surface, *filter(None, [touched]))

        assert list(faults(showing.page, showing.pieces, surface)) == []
        desk.leave()


@pytest.mark.parametrize("game", DRAWN)
def test_everything_on_the_table_is_on_the_page_and_opens(desks, game):
    """By its places on the board, or as a cell; what has no way says from what it follows."""
    desk = desks[game]
    at, state = Checking(desk, lambda: None), desk.session.state
    page = shown(at).page
    boards = boards_of(game)
    places = set(boards.touched(state).values()) if boards else set()
    for one in facts_in(desk.session.game.checked(state)):
        on_board = any(place.startswith(one.place) for place in places)
        assert f"fact.{one.key}" in page.acts or on_board, one.key
        if f"fact.{one.key}" in page.acts and not one.page:
            opened = shown(at, None, f"fact.{one.key}").page
            assert any(
                key.startswith(("right.", "answer", "digit.", "log")) for key in opened.acts
            ), one.key
            desk.leave()


def test_a_number_is_put_right_by_its_keys_and_says_what_it_was(visit):
    was = fact(visit, "p1.resource.coin").value
    now = (was + 3) % 8
    page = shown(visit, None, "fact.p1.resource.coin", f"digit.{now}", "answer")
    cell = next(one for one in counts(page.page.root) if (one.n, one.after) == (was, now))

    assert visit.desk.session.state.players["p1"].resources["coin"] == now
    assert cell
    assert page.gold == "done"
    assert visit.changes == 1


def counts(node):
    if isinstance(node, Count):
        yield node
    inside = getattr(node, "inside", ())
    for one in inside if isinstance(inside, tuple) else (inside,):
        yield from counts(one)


def test_a_token_is_carried_along_its_track(visit):
    was = visit.desk.session.state.tracks["automa"]["science"]
    showing = shown(visit)
    every = [met for met, _clip in all_met(showing.pieces)]
    place = max((one for one in every if one.hit.takes == "token.science."), key=lambda one: one.x)
    carried = [one for one in every if one.hit.carries.startswith(place.hit.takes)]
    layers = {layer.key for piece in showing.pieces for layer in piece.layers}
    taker = taker_at(showing.pieces, carried[0].hit.carries, *place.middle)
    for one in carried:
        showing.drop(one.hit.carries, taker.hit.key)
    after = visit.desk.session.state.tracks["automa"]["science"]

    assert {one.hit.carries for one in carried} <= layers
    assert (len(was), set(after)) == (len(after), {12})
    assert visit.changes >= 1


def test_a_token_let_go_of_where_it_came_from_stays(visit):
    showing = shown(visit)
    carried = next(met for met, _clip in all_met(showing.pieces) if met.hit.carries)
    taker = taker_at(showing.pieces, carried.hit.carries, *carried.middle)
    showing.drop(carried.hit.carries, taker.hit.key)

    assert visit.changes == 0


def test_a_number_touched_by_mistake_is_let_be(visit):
    steps = len(visit.desk.session.entries)
    page = shown(visit, None, "fact.p1.resource.coin", "leave")

    assert len(visit.desk.session.entries) == steps
    assert page.gold == "done"
    page.touch("done")
    assert visit.left == ["left"]


def test_a_token_and_a_tile_are_put_right_on_the_board(visit):
    state = visit.desk.session.state
    number = next(n for n in range(7, 13) if n not in state.tracks["p1"]["science"])
    page = shown(visit, None, f"place.space.science.{number}")
    stands = next(
        key for key, way in zip(page.page.acts, range(99), strict=False) if key.startswith("right.")
    )
    page.touch(stands)
    tokens = visit.desk.session.state.tracks
    assert any(number in spaces["science"] for spaces in tokens.values())

    key = next(one for one, here in state.map.items() if not here.explored)
    shown(visit, None, f"place.hex.{key}", "right.0")

    assert visit.desk.session.state.map[key].explored
    assert visit.changes == 2


def test_all_of_it_is_undone_at_once_and_no_more(visit):
    before = visit.desk.session.state
    for key in ("p1.resource.coin", "p1.resource.food"):
        now = (fact(visit, key).value + 2) % 8
        shown(visit, None, f"fact.{key}", f"digit.{now}", "answer")
    assert visit.changes == 2
    page = shown(visit, None, "undo_all")

    assert visit.desk.session.state == before
    assert visit.changes == 0
    assert "undo_all" not in page.page.acts


def test_where_more_is_undone_the_check_begins_there(visit):
    session = visit.desk.session
    session.undo()

    assert visit.changes == 0
    assert visit.was == {}
    session.redo()


def test_a_civilization_is_put_right(visit):
    before = fact(visit, "p1.civilization").value
    shown(visit, None, "fact.p1.civilization", "right.1")

    assert fact(visit, "p1.civilization").value != before


def test_the_capital_is_put_right_where_it_is_drawn(visit):
    shown(visit, None, "fact.p1.capital")

    assert visit.desk.hands.went[-1] == "capital/p1"
