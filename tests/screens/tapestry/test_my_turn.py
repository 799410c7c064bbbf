"""My turn in the window: a plain advance is two touches, a bonus one more, bought or not."""

import pytest

from companion.games.tapestry.correcting import facts
from companion.games.tapestry.correcting.set_value import SetValue
from tests.screens.page_hand import faults_of, shown
from tests.screens.states.tapestry import at_the_table, my_turn
from tests.screens.tapestry.player import Player


def a_turn(start, **spaces):
    """Two of every resource; my tokens on these spaces, nothing looked at."""
    hand = start()
    my_turn(open_card=False)(hand)
    for track, space in spaces.items():
        hand.app.bridge.do(SetValue(facts.Tokens("p1", track, (space,))))
    hand.settle()
    return Player(hand)


def resource(player, name):
    return player.bridge.state.players["p1"].resources[name]


def test_the_likeliest_payment_is_chosen_and_another_is_one_touch(start):
    player = a_turn(start, science=1)
    player.bridge.do(SetValue(facts.Number("p1", "resource.food", 5)))
    player.hand.settle()
    player.page("track.science.1")
    first = player.view.desk.session.state.players["p1"].resources
    player.page("way.1")
    player.page("bonus.no")
    player.page("advance")
    paid = [name for name, n in first.items() if n > resource(player, name)]

    assert paid != ["food"]
    assert len(paid) == 1
    assert player.touches == 4


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (411, 823), (860, 640)])
def test_a_plain_advance_is_two_touches_in_every_form(start, size):
    player = a_turn(start, exploration=0)
    player.hand.turn(*size)
    player.page("track.exploration.0")
    assert faults_of(player.hand) == []
    player.page("advance")
    player.answer_all()

    assert player.bridge.state.tracks["p1"]["exploration"] == (1,)
    assert player.touches - len(player.asked) == 2


def test_a_bonus_is_one_touch_more(start):
    player = a_turn(start, science=1)
    houses = player.bridge.state.players["p1"].buildings["house"]
    player.page("track.science.1")
    player.page("bonus.yes")
    player.page("advance")
    player.answer_all()

    assert player.bridge.state.players["p1"].buildings["house"] == houses + 1


def test_a_space_that_is_touched_again_is_let_go(start):
    player = a_turn(start, science=1)
    player.page("track.science.1")
    opened = shown(player.hand).gold
    player.page("track.science.1")

    assert opened == "advance"
    assert not shown(player.hand).gold


def test_done_at_the_table_leads_on_to_the_bots(start):
    hand = start()
    at_the_table(hand)
    hand.settle()
    player = Player(hand)
    lines = player.acts_of("line.")

    assert 0 < len(lines) <= len(hand.app.bridge.session.last.told)

    player.page("space.science.4")
    assert shown(hand).page.over is not None
    hand.app.nav.back()
    hand.settle()
    player.next()

    assert player.route == "tapestry/bots"


def test_an_advance_taken_back_is_told_no_more(start):
    player = a_turn(start, science=1)
    player.page("track.science.1")
    player.page("advance")
    player.answer_all()
    assert player.told is not None

    player.page("undo")

    assert player.told is None
    assert "track.science.1" in player.page_acts()


def test_a_resource_is_put_right_in_its_place_step_after_step(start):
    player = a_turn(start)
    before = resource(player, "coin")
    player.page("count.resource.coin")
    for does in ("count1", "count1", "count-1"):
        player.page(does)

    assert resource(player, "coin") == before + 1
    player.page("count.close")
    assert "count.resource.coin" in player.page_acts()


@pytest.mark.parametrize("what", ["hand", "tiles", "space_tiles"])
def test_a_number_of_cards_or_tiles_is_put_right(start, what):
    player = a_turn(start)
    before = len(getattr(player.bridge.state.players["p1"], what))
    player.page("mine")
    player.page(f"count.{what}")
    for digit in str(before + 2):
        player.page(f"digit.{digit}")
    player.page("answer")

    assert len(getattr(player.bridge.state.players["p1"], what)) == before + 2


def test_a_space_that_cannot_be_paid_for_says_why_in_the_place_of_gold(start):
    player = a_turn(start, science=3)
    for one in ("coin", "worker", "food", "culture"):
        player.bridge.do(SetValue(facts.Number("p1", f"resource.{one}", 0)))
    player.hand.settle()
    player.page("track.science.3")
    (gold,) = [one for one in player.places() if one.hit.key.endswith("/advance")]

    assert gold.hit.reason
    assert not gold.hit.does
