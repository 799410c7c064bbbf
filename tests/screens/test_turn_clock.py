"""The time of a turn: set by a touch, told once when it is over, never forced."""

import sys
from dataclasses import replace
from datetime import timedelta
from types import SimpleNamespace

import pytest

from companion.games import find_game
from companion.games.score_pad.commands import WriteScore
from screens import device
from screens.device import notices
from screens.play import turn_clock
from tests.rise_and_fall.makers import a_turn, lay
from tests.screens.app_maker import EVENING
from tests.screens.page_hand import says, touch
from tests.screens.states.score_pad import begin
from tests.tapestry.makers import a_table


class Hands:
    """A clock that goes only when it is told to."""

    time = EVENING

    def __call__(self):
        return self.time

    def wait(self, minutes):
        self.time += timedelta(minutes=minutes)


@pytest.fixture
def told(hand, monkeypatch):
    """What was told by the system, while another window is looked at."""
    found = []
    monkeypatch.setattr(device, "notify", lambda title, text: found.append((title, text)))
    monkeypatch.setattr(turn_clock, "is_looked_at", lambda: False)
    return found


@pytest.fixture
def clock(hand, told):
    """A pad whose clock runs, five minutes a turn."""
    begin(hand, 3)
    time = Hands()
    hand.app.library.timers.now = time
    hand.app.choices.change(table_clock=True, turn_minutes=5)
    hand.app.library.timers.begin(hand.app.bridge.running_id)
    hand.app.turn_clock.look()
    return time


def look(hand, times=2):
    for _ in range(times):
        hand.app.turn_clock.look()


class TestTheTimeOfATurn:
    def test_its_end_is_told_once(self, hand, clock, told):
        clock.wait(4)
        look(hand)
        before = list(told)
        clock.wait(1)
        look(hand, 3)

        assert before == []
        assert told == [("Clock of this game", "The turn has lasted 5 minutes.")]

    def test_begins_anew_with_the_next_turn(self, hand, clock, told):
        clock.wait(4)
        look(hand)
        hand.app.bridge.do(WriteScore(0, "1", 20))
        look(hand)
        clock.wait(4)
        look(hand)

        assert told == []
        clock.wait(1)
        look(hand)
        assert len(told) == 1

    def test_stands_while_the_clock_stands(self, hand, clock, told):
        game = hand.app.bridge.running_id
        clock.wait(4)
        look(hand)
        hand.app.library.timers.pause(game)
        clock.wait(60)
        look(hand)
        hand.app.library.timers.begin(game)
        look(hand)

        assert told == []
        clock.wait(1)
        look(hand)
        assert len(told) == 1

    def test_where_the_window_is_looked_at_a_line_is_enough(self, hand, clock, told, monkeypatch):
        monkeypatch.setattr(turn_clock, "is_looked_at", lambda: True)
        clock.wait(6)
        look(hand)
        hand.settle()

        assert told == []
        assert hand.toast.text == hand.say("app.timer.turn_over", n=5)

    def test_none_is_set_unless_somebody_wants_it(self, hand, clock, told):
        assert type(hand.app.library.settings)().turn_minutes == 0
        hand.app.choices.change(turn_minutes=0)
        clock.wait(60)
        look(hand)

        assert told == []

    def test_is_set_from_the_clock_by_touch(self, hand, clock):
        hand.app.choices.change(turn_minutes=0)
        hand.app.nav.go("score_pad/table")
        hand.settle()
        touch(hand, "clock")
        touch(hand, "limit")
        hand.key(55, "7")
        hand.key(13, "", "ctrl")
        hand.settle()

        assert hand.app.library.settings.turn_minutes == 7
        assert hand.say("app.timer.limit", n=7) in says(hand)


class TestWhoseTurn:
    def test_a_person_in_tapestry_but_no_bot(self):
        game, mine = find_game("tapestry"), a_table(solo=True, turn="p1")
        bots = replace(mine, turn="bots")

        assert game.turn_now(mine) == f"{mine.turn_number}.p1"
        assert game.turn_now(bots) is None

    def test_one_person_after_the_other_in_rise_and_fall(self):
        game = find_game("rise_and_fall")
        choosing = a_turn()
        acting = lay(a_turn(), "nomad", "city", "ship")

        assert game.turn_now(choosing.state) == "1.cards"
        assert game.turn_now(acting.state) == "1.actions.p1"

    def test_of_a_pad_nobody_knows(self):
        assert find_game("score_pad").turn_now(None) == ""


def test_a_notice_that_the_system_refuses_is_no_trouble(monkeypatch):
    class Refuses:
        def notify(self, **_what):
            raise NotImplementedError

    monkeypatch.setitem(sys.modules, "plyer", SimpleNamespace(notification=Refuses()))
    monkeypatch.setattr(notices.threading, "Thread", AtOnce)

    assert notices.notify("Loom", "x") is None


class AtOnce:
    """A thread that does not wait to be begun."""

    def __init__(self, target, args, daemon):
        target(*args)

    def start(self):
        pass
