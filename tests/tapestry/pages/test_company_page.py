"""People who tell their counts, as a page: points, resources, buildings, income, the hand-over."""

import pytest

from companion.describe.lint import faults
from companion.describe.showing import Showing
from companion.describe.touching import all_met
from companion.games.tapestry.pages.company import company
from tests.describe.desks import LOOKS, a_desk, a_surface
from tests.screens.states.company import a_table


@pytest.fixture
def desk():
    return a_desk("tapestry", options=a_table())


def page(desk, look=("landscape", 1.0, "en")):
    showing = Showing(lambda surface: company(desk, surface))
    showing.show(a_surface(*look))
    return showing


def does(desk, *acts):
    for act in acts:
        assert page(desk).touch(act), act


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("opened", ["", "menu", "income.p1", "count.resource.coin.p2", "seat.p4"])
def test_nothing_is_wrong_with_it(desk, look, opened):
    desk.look(opened=opened)()
    showing = page(desk, look)

    assert not {str(one) for one in faults(showing.page, showing.pieces, showing.surface)}


def test_points_are_added_and_taken_back_by_turned_keys(desk):
    does(desk, "seat.p4", "key.3", "key.10")
    assert desk.session.state.players["p4"].score == 13
    does(desk, "turn_keys", "key.3")

    assert desk.session.state.players["p4"].score == 10


def test_a_resource_and_a_building_of_somebody_who_is_looked_at(desk):
    does(desk, "seat.p2", "count.resource.coin.p2", "by1.resource.coin.p2")
    does(desk, "seat.p2", "by1.building.farm.p2")
    me = desk.session.state.players["p2"]

    assert me.resources["coin"] == 1
    assert desk.session.state.turn == "p1"


def test_an_income_turn_is_told_at_once(desk):
    does(desk, "income")
    while "take" not in page(desk).page.acts:
        unsaid = [one for one in page(desk).page.acts if one.endswith(".1") and "told." in one]
        before = desk.looking.given
        for one in unsaid:
            if "take" not in page(desk).page.acts:
                does(desk, one)
        assert desk.looking.given != before
    does(desk, "take")

    assert desk.session.state.players["p1"].income_turns == 1


def test_gold_hands_the_turn_on(desk):
    for _ in range(2):
        turn = desk.session.state.turn
        if "done" in page(desk).page.acts:
            showing = page(desk)
            if showing.gold == "done":
                showing.touch("done")
                assert desk.session.state.turn != turn


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("opened", ["catch_up", "cell:p3:resource.food"])
def test_a_game_that_goes_on_is_entered_by_a_grid(desk, look, opened):
    desk.look(opened=opened)()
    showing = page(desk, look)

    assert not {str(one) for one in faults(showing.page, showing.pieces, showing.surface)}


def test_every_number_of_everybody_is_a_cell_and_gold_goes_on(desk):
    does(desk, "menu", "catch_up")
    cells = [one for one in page(desk).page.acts if one.startswith("cell:")]
    assert len([one for one in cells if not one.endswith(":")]) == 10 * len(
        desk.session.state.players
    )
    does(desk, "cell:p2:points", "digit.4", "digit.7", "on", "digit.3", "on")
    me = desk.session.state.players["p2"]

    assert (me.score, me.resources["coin"]) == (47, 3)
    assert desk.looking.opened == "cell:p2:resource.worker"
    does(desk, "digit.1", "left")
    assert desk.session.state.players["p2"].resources["worker"] == 1
    assert "keys" not in page(desk).page.acts
    assert "points" in page(desk).page.acts


def test_what_was_told_in_the_grid_is_undone_there(desk):
    does(desk, "menu", "catch_up", "cell:p2:points", "digit.9", "on", "undo")

    assert desk.session.state.players["p2"].score == 0
    assert any(one.startswith("cell:") for one in page(desk).page.acts)


def test_what_is_asked_is_seen_first_on_a_phone(desk):
    does(desk, "points")
    showing = page(desk, ("phone", 1.0, "en"))
    met = [one for one, _clip in all_met(showing.pieces, showing.seen)]
    digit = next(one for one in met if one.hit.does.endswith("digit.9"))

    assert digit.y + digit.hit.h < showing.surface.h
