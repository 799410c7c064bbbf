"""What happens outside of a followed turn, said by touch."""

from dataclasses import replace

import pytest

from companion.games.tapestry.options import Bots, Expansion
from tests.screens.states.tapestry import THREE
from tests.screens.tapestry.player import Player
from tests.screens.tapestry_games import ready


def at_the_table(start, options=THREE):
    hand = start(guard_next=False)
    ready(hand, options)
    hand.app.nav.go("tapestry/table")
    hand.settle()
    return Player(hand)


def more(player, offer):
    player.page("more")
    player.page(f"offer.{offer}")


def test_an_effect_gives_something_to_anybody(start):
    player = at_the_table(start)
    seat = list(player.bridge.state.players)[-1]
    before = player.bridge.state.players[seat].resources["food"]
    more(player, "effect.gain")
    for does in (f"answer.{seat}", "answer.food", "answer.1"):
        player.page(does)

    assert player.bridge.state.players[seat].resources["food"] == before + 1


def test_a_landmark_gained_otherwise_waits_for_its_place(start):
    player = at_the_table(start)
    seat = player.bridge.view.seat
    more(player, "landmark.take")
    player.page(f"answer.{seat}")
    player.page("answer.forge")
    player.answer_all()

    assert player.bridge.state.landmarks["forge"] == seat


def test_something_is_laid_aside_for_the_fifth_income_turn(start):
    player = at_the_table(start)
    seat = player.bridge.view.seat
    more(player, "reserve.lay")
    player.page(f"answer.{seat}")
    player.page("answer.farm")

    assert [one.kind for one in player.bridge.state.players[seat].reserve] == ["farm"]


def test_somebody_is_out_and_back(start):
    player = at_the_table(start)
    seat = player.bridge.view.seat
    for finished in (True, False):
        more(player, f"out.{seat}")
        assert player.bridge.state.players[seat].finished is finished


def test_a_game_that_ended_on_the_table_comes_to_its_score(start):
    player = at_the_table(start)
    more(player, "end")

    assert player.bridge.view.phase == "over"
    assert player.route == "tapestry/score"


@pytest.mark.parametrize("bots", list(Bots))
def test_the_bots_are_in_the_menu_where_they_play(start, bots):
    people = {Bots.NONE: 3, Bots.AUTOMA: 1, Bots.SHADOW: 2}[bots]
    options = replace(THREE, bots=bots, participants=THREE.participants[:people])
    player = at_the_table(start, replace(options, expansions=(Expansion.PLANS_AND_PLOYS,)))
    player.open_menu()
    listed = "go.bots" in player.page_acts()

    assert listed is (bots is not Bots.NONE)
