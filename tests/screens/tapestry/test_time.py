"""What happened, a change of it, and the check of the table."""

from companion.core.offer import Offer
from companion.games.tapestry.bots.commands import TakeBotsTurn
from companion.games.tapestry.bots.view import bots_turn_view
from companion.games.tapestry.bots.view_steps import steps_of
from screens.games.tapestry.bot_sheet import open_bots
from screens.groups.check_group import CheckCell
from screens.play.change import Changer
from screens.widgets.controls.acts import ActRow
from screens.widgets.controls.button import IconButton
from tests.screens.hand import does
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


def test_a_step_left_out_shows_what_differs(start):
    player = a_game(start)
    player.hand.app.nav.go("log")
    entry = next(
        one for one in player.bridge.session.entries if isinstance(one.command, TakeBotsTurn)
    )
    Changer(entry).leave_out()

    assert player.route == "changed"
    assert player.view.rows or player.view.stop


def test_a_number_is_corrected_while_the_table_is_checked(start):
    player = a_game(start)
    tile = checked(player, "p1.hand")
    before = int(tile.value)
    player.touch(tile)
    player.touch(player.hand.find(IconButton, icon="plus"))
    player.touch(player.hand.find(IconButton, icon="plus"))
    assert len(player.bridge.state.players["p1"].hand) == before
    player.button("app.check.put_right")

    assert len(player.bridge.state.players["p1"].hand) == before + 2
    assert (tile.value, tile.righted) == (str(before + 2), True)
    assert not player.view.chosen


def test_a_number_touched_by_mistake_is_let_be(start):
    player = a_game(start)
    tile = checked(player, "p1.resource.coin")
    steps = len(player.bridge.session.entries)
    player.touch(tile)
    player.button("app.check.put_right")
    assert player.view.chosen == tile.key
    player.hand.app.nav.back()
    player.hand.settle()

    assert (player.route, player.view.chosen) == ("check", "")
    assert len(player.bridge.session.entries) == steps
    player.button("app.check.done")
    assert player.route == "tapestry/table"


def test_a_track_and_a_hex_are_put_right_on_the_drawing(start):
    player = a_game(start)
    player.hand.app.nav.go("check")
    player.hand.settle()
    board = player.view.board
    high = board.lanes.height / len(board.lanes.lanes)
    player.touch_point(board.lanes.to_window(board.lanes.right - 20, board.lanes.top - high * 1.5))
    number = next(n for n in range(7, 13) if n not in player.bridge.state.tracks["p1"]["science"])
    player.touch(next(row for row in player.hand.all(ActRow) if row.do == number))
    player.touch(next(r for r in player.hand.all(ActRow) if corrects_tokens(r)))
    assert number in player.bridge.state.tracks["p1"]["science"]
    key = next(one.key for one in player.bridge.view.hexes if not one.explored)
    player.hex(key)
    player.touch(next(row for row in player.hand.all(ActRow) if not row.reason))

    assert player.bridge.state.map[key].explored
    assert player.route == "check"


def corrects_tokens(row):
    return does(row) == "Tokens"


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
    player.touch(next(c for c in player.hand.all() if getattr(c, "option_id", "") == laid))
    into_the_deck = (
        row
        for row in player.hand.all(ActRow)
        if isinstance(row.do, Offer) and row.do.label.key == "tapestry.bot.piles.to.deck"
    )
    player.touch(next(into_the_deck))
    player.hand.app.nav.back()
    player.hand.settle()

    assert int(laid) in player.bridge.state.bots.deck


def test_what_the_bots_hold_is_put_right(start):
    player = a_game(start)
    open_bots()
    player.hand.settle()
    row = next(one for one in player.hand.all(ActRow) if getattr(one.do, "what", "") == "hand")
    player.touch(row)
    player.digits("7")
    favourite = next(one for one in player.hand.all(ActRow) if hasattr(one.do, "bot"))
    player.touch(favourite)
    moved = next(one for one in player.hand.all(ActRow) if one.icon.startswith("track-"))
    track = moved.do
    player.touch(moved)

    assert player.bridge.state.bots.hand == 7
    assert player.bridge.state.bots.favourites[favourite.do.bot] == track


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


def test_everything_on_the_table_is_in_one_place_of_the_check_and_has_a_way(start):
    player = a_game(start, 30)
    view = player.hand.app.nav.go("check")
    player.hand.settle()
    seen = [fact.key for group in view.groups for fact in (*group.cells, *group.drawn)]
    there = player.bridge.session.game.on_the_table(player.bridge.state)

    assert len({*seen}) == len(seen)
    assert {"p1.capital", *(fact.key for fact in there)} <= {*seen}
    nav = player.hand.app.nav
    for fact in view.facts:
        view.correct(fact.key)
        opened = view.chosen == fact.key or len(nav.overlays) == 1
        assert opened or player.route == f"tapestry/{fact.page}", fact.key
        nav.back()
    assert player.route == "check"


def test_a_civilization_is_put_right_from_the_check(start):
    player = a_game(start)
    line = checked(player, "p1.civilization")
    before = line.value
    player.touch(line)
    away, *others = player.hand.all(ActRow)
    player.touch(others[0])

    assert away.text == player.say("tapestry.right.not_here", card=before)
    line = next(one for one in player.hand.all(CheckCell, key=line.key))
    assert line.value.startswith(before)
    assert line.value != before
    assert line.righted


def checked(player, key):
    """The cell of a fact, on the screen of the check."""
    player.hand.app.nav.go("check")
    player.hand.settle()
    cell = next(player.hand.all(CheckCell, key=key))
    player.into_sight(cell)
    return cell


def test_the_capital_is_checked_and_put_right_where_it_is_drawn(start):
    player = a_game(start, 30)
    line = checked(player, "p1.capital")
    player.touch(line)

    assert player.route == "tapestry/capital"
    assert player.view.seat == "p1"
