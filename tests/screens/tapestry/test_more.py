"""What happens outside of a followed turn, said by touch."""

from dataclasses import replace

import pytest

from companion.games.tapestry.options import Bots, Expansion
from screens.widgets.asking.question import OptionRow
from screens.widgets.controls.acts import ActRow
from tests.screens.states.tapestry import THREE
from tests.screens.tapestry.player import Player
from tests.screens.tapestry_games import ready


def at_the_table(start, options=THREE):
    hand = start(guard_next=False)
    ready(hand, options)
    hand.app.nav.go("tapestry/table")
    hand.settle()
    return Player(hand)


def more(player):
    player.open_menu()
    player.touch(next(player.hand.all(ActRow, do="more")))


def row(player, do):
    return next(player.hand.all(ActRow, do=do))


def test_an_effect_gives_something_to_anybody(start):
    player = at_the_table(start)
    seat = list(player.bridge.state.players)[-1]
    before = player.bridge.state.players[seat].resources["food"]
    more(player)
    player.touch(row(player, "effect.gain"))
    for text in (player.hand.app.bridge.view.players[-1].name, "food"):
        words = player.hand.app.i18n.say(text).lower()
        rows = player.hand.all(OptionRow)
        player.touch(next(one for one in rows if one.text.lower() == words))
    player.button("kit.take")

    assert player.bridge.state.players[seat].resources["food"] == before + 1


def test_a_landmark_gained_otherwise_waits_for_its_place(start):
    player = at_the_table(start)
    more(player)
    player.touch(row(player, "landmark.take"))
    player.touch(next(one for one in player.hand.all(OptionRow) if one.text == "Forge"))
    player.answer_all()

    assert player.bridge.state.landmarks["forge"] == player.bridge.view.seat


def test_something_is_laid_aside_for_the_fifth_income_turn(start):
    player = at_the_table(start)
    seat = player.bridge.view.seat
    more(player)
    player.touch(row(player, "reserve.lay"))
    player.touch(next(one for one in player.hand.all(OptionRow) if one.option_id == "farm"))

    assert [one.kind for one in player.bridge.state.players[seat].reserve] == ["farm"]


def test_somebody_is_out_and_back(start):
    player = at_the_table(start)
    seat = player.bridge.view.seat
    for finished in (True, False):
        more(player)
        player.touch(row(player, f"out.{seat}"))
        assert player.bridge.state.players[seat].finished is not finished
        player.button("tapestry.more.out" if finished else "tapestry.more.back")
        assert player.bridge.state.players[seat].finished is finished


def test_a_game_that_ended_on_the_table_comes_to_its_score(start):
    player = at_the_table(start)
    more(player)
    player.button("tapestry.more.end")
    player.button("tapestry.more.end_yes")
    player.touch(player.acts()[0])

    assert player.bridge.view.phase == "over"
    assert player.route == "tapestry/score"


@pytest.mark.parametrize("bots", list(Bots))
def test_the_bots_are_in_the_menu_where_they_play(start, bots):
    people = {Bots.NONE: 3, Bots.AUTOMA: 1, Bots.SHADOW: 2}[bots]
    options = replace(THREE, bots=bots, participants=THREE.participants[:people])
    player = at_the_table(start, replace(options, expansions=(Expansion.PLANS_AND_PLOYS,)))
    player.open_menu()
    rows = [one for one in player.hand.all(ActRow) if one.do == "tapestry/bots"]

    assert bool(rows) is (bots is not Bots.NONE)
