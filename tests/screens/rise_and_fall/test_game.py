"""A game for three by touches alone, from home to the kept score, in both languages."""

from dataclasses import replace

import pytest

from companion.games.rise_and_fall.checklist import steps
from companion.games.rise_and_fall.options import Way
from companion.pages.groups import facts_in
from tests.rise_and_fall.makers import a_turn
from tests.screens.new_game_hand import begin as begin_it
from tests.screens.new_game_hand import choose, decide, open_new
from tests.screens.page_hand import touch
from tests.screens.set_up_hand import walk

TURNS = 2


def test_the_set_up_leads_from_line_to_line_and_then_on(start):
    hand = start(guard_next=False)
    open_new(hand, "rise_and_fall")
    begin_it(hand)
    lines = [one.id for one in steps(hand.app.bridge.state)]
    walk(hand)

    ticked = {one.partition(" ")[0] for one in hand.app.bridge.state.ticked}

    assert {*lines} - ticked <= {"builder", "first", "place"}
    assert hand.app.bridge.state.first
    assert hand.app.nav.view.route == "rise_and_fall/table"


def test_the_token_and_a_card_are_put_right_where_the_table_is_checked(hand):
    hand.app.bridge.begin("rise_and_fall", a_turn().options)
    for entry in a_turn().entries:
        hand.app.bridge.session.do(entry.command, {"first.player": "p1"})
    hand.app.nav.go("check")
    hand.settle()
    for key, option in (("first", "p3"), ("p1.card.ship", "decline")):
        touch(hand, f"fact.{key}")
        session = hand.app.bridge.session
        facts = facts_in(session.game.checked(session.state))
        ids = [one.id for one in next(one for one in facts if one.key == key).right()]
        way = next(n for n, one in enumerate(ids) if one.endswith(option))
        touch(hand, f"right.{way}")

    assert hand.app.bridge.state.first == "p3"
    assert hand.app.bridge.state.player("p1").cards["ship"] == "decline"


def test_those_who_played_before_are_touched_and_a_new_one_is_kept(hand):
    hand.app.library.people.add("Ana")
    deciding = open_new(hand, "rise_and_fall")
    touch(hand, "seat.Ana")
    decide(hand, "person.2", "ana")
    refused = bool(deciding.new.reason)
    choose(hand, person_2="Bo")
    begin_it(hand)

    assert refused
    assert [one.name for one in hand.app.bridge.state.options.participants] == ["Ana", "Bo"]
    assert [one.name for one in hand.app.library.people.all()] == ["Ana", "Bo"]


@pytest.mark.parametrize("way", [Way.WORLD, Way.SHEET])
def test_a_game_opened_again_is_where_it_was(hand, way):
    bridge = hand.app.bridge
    bridge.begin("rise_and_fall", replace(a_turn().options, way=way.value))
    part, game = bridge.part, bridge.running_id
    bridge.close()
    hand.app.nav.go("home")
    hand.settle()
    hand.app.nav.view.go_on(game)

    assert part in ("setup", "sheet")
    assert hand.app.nav.view.route == f"rise_and_fall/{part}"
