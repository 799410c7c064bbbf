"""Games and counts in the window, by fingers on their pages."""

from random import Random

import pytest

from companion.games.rise_and_fall.options import Options, as_new
from companion.games.rise_and_fall.state import Phase
from tests.rise_and_fall.makers import a_turn
from tests.screens import page_hand
from tests.screens.page_hand import faults_of, place_of, shown, top, type_into
from tests.screens.states.rise_and_fall import played

ENTER, TURNS = 13, 2


def touch(hand, key):
    """Gold twice within a moment would be taken for an accident."""
    hand.app.guards_next = False
    page_hand.touch(hand, key)


def acts(hand, begin):
    return sorted(one for one in shown(hand).page.acts if one.startswith(begin))


def play_a_turn(hand, chance):
    """Whatever leads on, by touches."""
    state = hand.app.bridge.state
    turn = state.turn
    for _ in range(80):
        state = hand.app.bridge.state
        if state.turn != turn:
            return
        if hand.app.bridge.question is not None:
            touch(hand, chance.choice(acts(hand, "answer.")))
        elif state.phase is Phase.CARDS:
            turned = "face_down" in shown(hand).page.acts
            seat = next(one for one in state.in_order if one not in state.played)
            touch(hand, chance.choice(acts(hand, f"{seat}.")) if turned else "turned")
        elif state.phase is Phase.ACTIONS:
            touch(hand, "finish")
        else:
            touch(hand, shown(hand).gold)
        assert faults_of(hand) == []
    raise AssertionError("the turn does not end")


@pytest.mark.parametrize("language", ["fr"])
def test_from_the_table_to_the_kept_score(start, language):
    hand = start(language=language)
    played(lambda: a_turn(2, way="lightest"))(hand)
    hand.settle()
    chance = Random("1")
    for _ in range(TURNS):
        play_a_turn(hand, chance)
    touch(hand, "menu")
    touch(hand, "offer.count_now")
    assert hand.app.nav.view.route == "rise_and_fall/score"
    for _ in range(30):
        if hand.app.bridge.result is not None:
            break
        touch(hand, "end_now" if "end_now" in shown(hand).page.acts else "on")
    touch(hand, "after")

    (kept,) = hand.app.library.finished
    assert len(kept.scores) == 2
    assert hand.app.nav.view.route == "past_game"


def test_a_table_that_played_without_the_app_is_counted_and_kept(hand):
    hand.app.nav.go("count")
    hand.settle()
    touch(hand, "people.3")
    type_into(hand, "Zoé", "name.1")
    touch(hand, "begin")
    touch(hand, "digit.8")
    touch(hand, "digit.7")
    touch(hand, "on")
    for key in ("cell:p2:forest", "part.4", "part.2"):
        touch(hand, key)
    touch(hand, "menu")
    touch(hand, "offer.end")
    touch(hand, "after")

    (kept,) = hand.app.library.finished
    assert sorted(one.score for one in kept.scores) == [0, 18, 43]


def test_a_field_that_has_scrolled_below_gold_is_not_touched_there(hand):
    hand.turn(411, 823)
    hand.app.nav.go("count", game="rise_and_fall")
    hand.settle()
    touch(hand, "people.4")
    fields = top(hand).view.fields.shown.values()
    gold = place_of(hand, "begin")
    where = top(hand).view.to_pixels(*gold.middle)
    over = [
        one for one in fields if one.x <= where[0] <= one.right and one.y <= where[1] <= one.top
    ]
    hand.tap(where)
    hand.settle()

    assert over
    assert hand.app.nav.view.route == "rise_and_fall/sheet"


def test_a_keyboard_types_what_is_counted(hand):
    hand.app.nav.go("count", game="rise_and_fall")
    hand.settle()
    touch(hand, "begin")
    for sign in "13+8":
        hand.key(ord(sign), sign)
    hand.key(ENTER)

    assert hand.app.bridge.state.written["p1"].told["economy"] == 21


def test_a_pad_is_written_and_ended_and_kept(hand):
    hand.app.nav.go("count", game="score_pad")
    hand.settle()
    touch(hand, "people.2")
    touch(hand, "begin")
    for keys in ("12", "9", "5", "30"):
        for key in keys:
            touch(hand, f"digit.{key}")
        touch(hand, "on")
    touch(hand, "end")
    touch(hand, "after")

    (kept,) = hand.app.library.finished
    assert sorted(one.score for one in kept.scores) == [17, 39]


def test_a_card_in_the_discard_is_asked_about(hand):
    hand.app.bridge.begin("rise_and_fall", as_new(Options()))
    session = a_turn(2, way="lightest")
    played(lambda: session)(hand)
    hand.settle()
    play_a_turn(hand, Random("4"))
    touch(hand, "turned")
    state = hand.app.bridge.state
    gone = next(iter(state.player("p1").cards_in("discard")), "")
    seat = next(one for one in state.in_order if one not in state.played)
    gone = next(iter(state.player(seat).cards_in("discard")), gone)
    touch(hand, f"{seat}.{gone}")

    assert place_of(hand, "taken")
    touch(hand, "taken")
    assert hand.app.bridge.state.played[seat] == gone
