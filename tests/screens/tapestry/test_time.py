"""What happened, a change of it, and the check of the table."""

from companion.games.tapestry.bots.commands import TakeBotsTurn
from companion.games.tapestry.bots.view import bots_turn_view
from companion.games.tapestry.bots.view_steps import steps_of
from companion.games.tapestry.correcting.of_bots import DECKS
from tests.screens.page_hand import faults_of
from tests.screens.tapestry.player import Player
from tests.screens.tapestry_games import play_on, ready


def a_game(start, steps=12, by_app=None):
    hand = start(guard_next=False)
    ready(hand, by_app=by_app)
    play_on(hand, steps)
    hand.app.bridge.hands_done()
    hand.app.nav.go("tapestry/table")
    hand.settle()
    return Player(hand)


def checked(player):
    """The place where the table is looked over."""
    player.hand.app.nav.go("check")
    player.hand.settle()


def test_a_number_is_corrected_while_the_table_is_checked(start):
    player = a_game(start)
    before = player.bridge.state.players["p1"].resources["coin"]
    now = (before + 2) % 8
    checked(player)
    player.page("fact.p1.resource.coin")
    player.page(f"digit.{now}")
    assert player.bridge.state.players["p1"].resources["coin"] == before
    player.page("answer")

    assert player.bridge.state.players["p1"].resources["coin"] == now
    assert player.view.at.changes == 1
    player.page("undo_all")
    assert player.bridge.state.players["p1"].resources["coin"] == before


def test_a_number_touched_by_mistake_is_let_be(start):
    player = a_game(start)
    steps = len(player.bridge.session.entries)
    checked(player)
    player.page("fact.p1.resource.coin")
    player.hand.app.nav.back()
    player.hand.settle()

    assert player.route == "check"
    assert player.view.desk.asked is None
    assert len(player.bridge.session.entries) == steps
    player.page("done")
    assert player.route == "tapestry/table"


def test_a_track_and_a_hex_are_put_right_on_the_drawing(start):
    player = a_game(start)
    checked(player)
    tracks = player.bridge.state.tracks.values()
    number = next(n for n in range(7, 13) if all(n not in one["science"] for one in tracks))
    player.page(f"place.space.science.{number}")
    player.page("right.0")
    assert any(number in one["science"] for one in player.bridge.state.tracks.values())
    key = next(one.key for one in player.bridge.view.hexes if not one.explored)
    player.page(f"place.hex.{key}")
    player.page("right.0")

    assert player.bridge.state.map[key].explored
    assert player.route == "check"
    assert faults_of(player.hand) == []


def test_another_card_was_drawn(start):
    player = a_game(start, 0)
    play_on(player.hand, 200, lambda bridge: pair_told(bridge))
    player.hand.app.nav.go("tapestry/bots")
    player.hand.settle()
    before = pair_of(player.bridge)
    player.page("differs.bots.pair.left")
    answers = [one for one in player.page_acts() if one.startswith("answer.")]
    other = next(one for one in answers if one.removeprefix("answer.") not in before)
    player.page(other)

    assert pair_of(player.bridge) == [other.removeprefix("answer."), before[1]]


def pair_of(bridge):
    answers = bridge.session.last.answers
    return [str(answers[f"bots.pair.{side}"].value) for side in ("left", "right")]


def pair_told(bridge):
    last = bridge.session.last
    return isinstance(last.command, TakeBotsTurn) and "bots.pair.left" in last.answers


def test_real_cards_are_told_before_the_turn(start):
    player = a_game(start, 0, by_app=("dice",))
    play_on(player.hand, 200, lambda bridge: bots_turn_view(bridge.state).draws)
    player.hand.app.nav.go("tapestry/bots")
    player.hand.settle()
    player.page("turn")
    chosen = []
    for _side in ("left", "right"):
        answer = next(one for one in player.page_acts() if one.startswith("answer."))
        chosen.append(answer.removeprefix("answer."))
        player.page(answer)
    player.answer_all()

    assert pair_of(player.bridge) == chosen


def _draws_after_others(state):
    return bots_turn_view(state).draws and bool(state.bots.discard)


def test_a_real_card_that_cannot_be_there_is_put_right(start):
    player = a_game(start, 0, by_app=("dice",))
    play_on(player.hand, 200, lambda bridge: _draws_after_others(bridge.state))
    player.hand.app.nav.go("tapestry/bots")
    player.hand.settle()
    laid = str(player.bridge.state.bots.discard[0])
    player.page("decks")
    player.page(f"decision.{laid}")
    ways = DECKS.rows(player.bridge.state, {"card": laid}, open_all=True)
    labels = [one.label.key for one in ways]
    player.page(f"lies.{labels.index('tapestry.bot.piles.to.deck')}")

    assert int(laid) in player.bridge.state.bots.deck


def test_what_the_bots_hold_is_put_right(start):
    player = a_game(start)
    player.hand.app.nav.go("tapestry/bots")
    player.hand.settle()
    player.page("points")
    player.page("held.automa.hand")
    player.page("digit.7")
    player.page("answer")
    assert player.bridge.state.bots.hand == 7
    before = player.bridge.state.bots.favourites["automa"]
    player.page("points")
    player.page("held.automa.favourite")
    player.page("right.0")

    assert player.bridge.state.bots.favourites["automa"] != before


def test_a_trap_sprung_after_all_asks_what_it_brings(start):
    player = a_game(start, 0)
    play_on(player.hand, 300, lambda bridge: trap_told(bridge))
    assert trap_told(player.bridge)
    player.hand.app.nav.go("tapestry/bots")
    player.hand.settle()
    before = player.bridge.session.last
    step_to(player, "automa.conquer.trap")
    player.page("differs")
    if "differs.automa.conquer.trap" in player.page_acts():
        player.page("differs.automa.conquer.trap")
    player.page("answer.yes")
    player.answer_all()
    player.hand.settle()

    last = player.bridge.session.last
    assert last.command == before.command
    assert last.answers["automa.conquer.trap"].value == "yes"
    assert player.bridge.question is None


def step_to(player, key):
    """The step that was decided so, those before it done."""
    for step in steps_of(player.bridge.session.last):
        if key in step.differs:
            return
        player.page("done")


def trap_told(bridge):
    last = bridge.session.last
    return isinstance(last.command, TakeBotsTurn) and "automa.conquer.trap" in last.answers


def test_the_capital_is_checked_and_put_right_where_it_is_drawn(start):
    player = a_game(start, 30)
    checked(player)
    player.page("fact.p1.capital")

    assert player.route == "tapestry/capital"
    assert player.view.seat == "p1"


def test_a_page_of_a_game_that_was_closed_takes_no_hands(start):
    player = a_game(start)
    player.bridge.close()

    player.bridge.hands_done()

    assert player.bridge.session is None
