"""What is easily a little wrong in the rules for people: most, least, full, not there, over."""

from types import SimpleNamespace

import pytest

from companion.errors import RuleBroken
from companion.games.tapestry.capital.footprints import shape
from companion.games.tapestry.capital.plots import in_district
from companion.games.tapestry.city import landmarks
from companion.games.tapestry.player import BUILDINGS, RESOURCE_CAP, PointLine
from companion.games.tapestry.state import Phase
from companion.games.tapestry.turn.allowed import verify_player
from companion.games.tapestry.turn.commands import EndGame
from companion.games.tapestry.turn.costs import ANY, DIFFERENT, choose_payment
from companion.games.tapestry.turn.mats import power_of
from companion.games.tapestry.turn.resources import resource
from companion.games.tapestry.turn.turn import Turn
from tests.tapestry.cards.test_tapestries import played, with_landmarks
from tests.tapestry.makers import (
    a_step,
    a_table,
    play,
    with_civilization,
    with_hex,
    with_player,
    with_resources,
)
from tests.tapestry.mats import used


def test_the_game_can_be_ended_on_the_table_at_any_time():
    over = play(a_table(3), EndGame()).state

    assert over.phase is Phase.OVER
    assert all(me.finished for me in over.players.values())


def test_nobody_plays_who_is_not_at_the_table():
    verify_player(a_table(), "p2")
    with pytest.raises(RuleBroken) as refused:
        verify_player(a_table(), "p3")

    assert refused.value.message.key == "tapestry.broken.no_such_player"


def test_a_landmark_that_somebody_has_is_not_had_again():
    """Rulebook, "Landmarks"."""
    state = with_landmarks(a_table(), forge="p2")

    landmarks.verify_free(state, "lighthouse")
    with pytest.raises(RuleBroken) as refused:
        landmarks.verify_free(state, "forge")
    assert refused.value.message.key == "tapestry.broken.landmark_taken"


def test_a_marker_on_8_stays_and_it_is_said():
    step = a_step(with_resources(a_table(), coin=RESOURCE_CAP))
    resource(Turn(step, "p1"), "coin")

    assert step.state.players["p1"].resources["coin"] == RESOURCE_CAP
    assert [one.text.key for one in step.told] == ["tapestry.told.full"]


@pytest.mark.parametrize(("mine", "points"), [(1, 6), (2, 6), (3, 12)])
def test_age_of_wonders_between_two_opponents_is_neither(mine, points):
    """Opponents with one landmark and with two: only three are the most."""
    names = ("forge", "lighthouse", "rubber_works", "academy", "tech_hub", "barracks")
    owners = ("p2", "p3", "p3", *["p1"] * mine)
    state = with_landmarks(a_table(3), **dict(zip(names, owners, strict=False)))
    done = played(state, "age_of_wonders", {"p1.resource": "food"})

    assert done.points() == {"tapestry": points}


def test_guilds_sell_points_for_resources():
    state = with_player(a_table(), points=(PointLine("other", 1, 12),))
    done = played(state, "guilds", {"p1.guilds": "buy.1", "p1.resource": "coin"})

    assert done.points() == {"tapestry": -5}


@pytest.mark.parametrize(("cards", "most"), [(1, 1), (9, 6)])
def test_elder_ones_discard_at_most_so_many_and_no_more_than_they_hold(cards, most):
    state = with_player(a_table(), hand=("trap",) * cards)
    done = used("elder_ones", state, {"p1.discard.tapestry": ()}, era=5)

    assert done.questions["p1.discard.tapestry"].most == most


def test_traders_have_four_tokens():
    state = with_hex(a_table(), "-2,3", tile=4)

    assert "p1.traders" in used("traders", state, {"p1.traders": "none"}).questions
    assert not used("traders", state, marks={"used": 4}).questions


def test_mystics_foretell_up_to_nine_and_up_to_four_tracks():
    categories = ("tech_cards", "complete_districts", "controlled_territories", "completed_tracks")
    said = {f"p1.mystics.{one}": 1 for one in categories}
    step = a_step(with_civilization(a_table(), "mystics"), said)
    power_of(Turn(step, "p1"), "mystics").start()
    most = {key.rpartition(".")[2]: asked.high for key, asked in step.questions.items()}

    assert most == {
        "tech_cards": 9,
        "complete_districts": 9,
        "controlled_territories": 9,
        "completed_tracks": 4,
    }


@pytest.mark.parametrize("block", ["0,3", "3,0", "-1,0", "0,-1"])
def test_a_district_off_the_grid_is_none(block):
    plots = range(-3, 12)
    everywhere = frozenset((row, column) for row in plots for column in plots)

    assert in_district(everywhere, "0,0")
    assert in_district(everywhere, "2,2")
    assert not in_district(everywhere, block)


@pytest.mark.parametrize("building", BUILDINGS)
def test_an_income_building_covers_one_plot(building):
    assert shape(a_table().players["p1"].capital, building) == {(0, 0)}


def test_what_is_paid_is_shown_where_it_is_one_kind():
    asked = []
    has = {"coin": 1, "worker": 1, "food": 0, "culture": 0}
    turn = SimpleNamespace(
        me=SimpleNamespace(resources=has),
        choose=lambda _key, _text, options: asked.extend(options) or options[0].id,
    )

    choose_payment(turn, {ANY: 1})
    choose_payment(turn, {DIFFERENT: 2})

    assert [(one.id, one.icon) for one in asked] == [
        ("coin", "resource-coin"),
        ("worker", "resource-worker"),
        ("coin+worker", ""),
    ]
