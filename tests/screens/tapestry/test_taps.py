"""How many touches things take."""

from companion.games.tapestry.bots.view_steps import steps_of
from companion.games.tapestry.correcting import facts
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.tracks.commands import AdvanceOnTrack
from tests.screens.states.tapestry import bots_turn
from tests.screens.tapestry.player import Player
from tests.screens.tapestry_games import ready

ADVANCE_TAPS = 2


def at_the_table(hand):
    ready(hand)
    hand.app.nav.go("tapestry/table")
    hand.settle()
    return Player(hand)


def test_home_to_the_first_item_of_a_solo_game(start):
    player = Player(start())
    player.new_game()
    player.page("begin")
    player.page("tick")

    assert player.bridge.state.setup.ticked
    assert player.touches == 4  # the cards of the first start are left first


def counted(bridge, monkeypatch, kind):
    """Every command of a kind that is verified as it stands, every view that is made."""
    verified, views = [], []
    make, verify, now = bridge.view_of, kind.verify, bridge.state

    def verified_now(command, state):
        if state is now:
            verified.append(command)
        verify(command, state)

    monkeypatch.setattr(kind, "verify", verified_now)
    monkeypatch.setattr(bridge, "view_of", lambda state: (views.append(state), make(state))[1])
    return verified, views


def test_a_resource_corrected_is_verified_once_and_shown_by_one_view(start, monkeypatch):
    player = at_the_table(start())
    player.page("count.resource.coin")
    before = player.bridge.state.players["p1"].resources["coin"]
    verified, views = counted(player.bridge, monkeypatch, SetValue)
    player.page("count1")

    assert player.bridge.state.players["p1"].resources["coin"] == before + 1
    assert verified.count(player.bridge.session.last.command) == 1
    assert len(views) <= 1


def test_an_advance_without_choices_is_verified_once(start, monkeypatch):
    player = at_the_table(start(guard_next=False))
    player.play(until=lambda view: view.phase == "turn" and view.players[0].era == 1)
    session = player.bridge.session
    player.hand.app.nav.go("tapestry/table")
    for resource in ("worker", "food", "culture"):
        session.do(SetValue(facts.Number("p1", f"resource.{resource}", 0)))
    session.do(SetValue(facts.Number("p1", "resource.coin", 1)))
    session.do(SetValue(facts.Tokens("p1", "exploration", (0,))))
    player.hand.settle()
    before, player.asked = player.touches, []
    player.page("track.exploration.0")
    verified, views = counted(player.bridge, monkeypatch, AdvanceOnTrack)
    player.page("advance")
    player.answer_all()

    assert player.bridge.state.tracks["p1"]["exploration"] == (1,)
    assert player.touches - before - len(player.asked) <= ADVANCE_TAPS
    assert verified.count(session.last.command) <= 1 + len(player.asked)
    assert len(views) <= 1 + len(player.asked)


def test_undo(start):
    player = at_the_table(start())
    before = len(player.bridge.session.entries)
    player.page("undo")

    assert len(player.bridge.session.entries) == before - 1
    assert player.touches == 1


def test_a_second_touch_within_a_moment_is_an_accident(start):
    hand = start(guard_next=True)
    bots_turn(opened=False)(hand)
    player, entry = Player(hand), hand.app.bridge.session.last
    assert len(steps_of(entry)) > 2
    player.page("done")
    ticked = player.bridge.ticks
    player.page("done", quick=True)

    assert len(ticked) == 1
    assert player.bridge.ticks == ticked
