"""A campaign of three games by touches alone, in both languages."""

import pytest

from companion.errors import NotKept
from tests.screens.imperium.fingers import Fingers
from tests.screens.imperium.test_solo_game import (
    CARDS,
    civ_turn,
    count_points,
    lay,
    scoring_triggered,
    your_turn,
)
from tests.screens.new_game_hand import begin as begin_it
from tests.screens.new_game_hand import choose, open_new
from tests.screens.page_hand import says, type_into


def begin(finger):
    open_new(finger.hand, "imperium_campaign")
    choose(finger.hand, nation="greeks")
    begin_it(finger.hand)


def next_game(finger, opponent):
    """Choose the opponent; answer what the owner is asked once."""
    chosen(finger, opponent)
    finger.page("play")
    assert finger.bridge.game_id == "imperium"


def chosen(finger, opponent):
    """Whom one meets next."""
    finger.page(f"meets.{opponent}")
    finger.page("meet")
    while finger.bridge.question is not None:
        finger.page(f"answer.{finger.bridge.question.guess}")


def won(finger):
    """Two rounds and the score: you have more."""
    lay(finger)
    shown = iter(CARDS * 20)
    scoring_triggered(finger)
    for _ in range(2):
        if finger.bridge.view.phase == "yours":
            your_turn(finger)
        civ_turn(finger, shown)
        finger.page("go")
    count_points(finger)
    finger.page("keep")


def lost(finger):
    """The Unrest pile runs out."""
    lay(finger)
    finger.page("menu")
    finger.page("the_end")
    finger.page(next(one for one in finger.page_acts() if one.endswith("collapse")))
    finger.page("answer.yes")
    finger.page("keep")


def add_card(finger, name):
    finger.page("add")
    type_into(finger.hand, name)
    finger.page("answer")


@pytest.mark.parametrize("language", ["en"])
def test_three_games(start, language):
    finger = Fingers(start(language=language, guard_next=False))
    begin(finger)
    next_game(finger, "romans")
    won(finger)
    assert finger.view.route == "imperium_campaign/table"
    assert finger.bridge.view.stage == "reward"
    add_card(finger, "Port")
    next_game(finger, "celts")
    assert finger.bridge.state.options.level == "warlord"
    lost(finger)
    assert (finger.bridge.view.wins, finger.bridge.view.losses) == (1, 1)
    next_game(finger, "celts")
    options = finger.bridge.state.options
    assert (options.start.materials, options.cards_added) == (6, ("Port",))
    won(finger)

    view = finger.bridge.view
    assert (view.wins, view.losses, view.level.key) == (2, 1, "imperium.name.level.imperator")
    assert [(game.won, game.mine is not None) for game in view.played] == [
        (True, True),
        (False, False),
        (True, True),
    ]
    assert finger.hand.app.library.house_facts.of("imperium_campaign")


class TestOnADiskThatRefuses:
    def test_the_campaign_stays_open_where_its_game_cannot_begin(self, start, monkeypatch):
        hand = start(guard_next=False)
        finger = Fingers(hand)
        begin(finger)
        chosen(finger, "romans")

        def refuse(*_args):
            raise NotKept("library.not_kept.full", file="game")

        monkeypatch.setattr(hand.app.library, "start", refuse)
        finger.page("play")

        assert hand.say("kit.trouble") in says(hand)
        assert finger.bridge.view.stage == "play"
