"""A campaign from its first game to the fifth win, by touches alone: cards named, one game lost."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

NAME = "imperium campaign by touches"
COUNT = 2
FIRST = 0
LANGUAGES = ("en", "fr")
OPPONENTS = ("romans", "celts", "vikings", "minoans", "qin")
LOST_AFTER = 2
"""The place in that order after which a game is lost."""


def run(count: int, seed: int) -> str:
    """Each to its end and onto the shelf."""
    from tests.screens import headless

    headless.install()
    touches = sum(in_language(LANGUAGES[case % len(LANGUAGES)]) for case in range(count))
    return f"{count} campaigns of five wins and a loss, {touches} touches, all on the shelf"


def in_language(language: str) -> int:
    """One in this language, on a library of its own."""
    from tests.screens.app_maker import an_app
    from tests.screens.hand import Hand

    with tempfile.TemporaryDirectory() as home:
        hand = Hand(an_app(Path(home), language)).start()
        try:
            return played(hand)
        finally:
            hand.stop()


def played(hand, seen: Callable[[str], object] = lambda _: None) -> int:
    """Touches from the beginning to the kept campaign; `seen` looks at what is worth a look."""
    from tests.screens.imperium import test_campaign_game as touched
    from tests.screens.imperium.fingers import Fingers

    finger = Fingers(hand)
    touched.begin(finger)
    for number, opponent in enumerate(OPPONENTS, start=1):
        touched.next_game(finger, opponent)
        assert finger.bridge.state.options.names
        _won_by_name(finger)
        seen(f"win-{number}")
        if number < len(OPPONENTS):
            _reward(finger, number, seen)
        if number == LOST_AFTER:
            touched.next_game(finger, OPPONENTS[number])
            touched.lost(finger)
            seen("loss")
    assert (finger.bridge.view.stage, finger.bridge.view.wins) == ("won", len(OPPONENTS))
    finger.button("imperium.screen.campaign_won")
    seen("kept")
    assert finger.view.route == "past_game"
    kept = sorted(row.game for row in hand.app.library.finished)
    assert kept == [*["imperium"] * (len(OPPONENTS) + 1), "imperium_campaign"], kept
    return finger.touches


def _won_by_name(finger) -> None:
    """The Market and every card of the C.I.V. named; two rounds, and you have more points."""
    from tests.screens.imperium import test_campaign_game as touched
    from tests.screens.imperium import test_solo_game as solo

    for _ in range(5):
        finger.touch(_names(finger)[0])
    finger.gold()
    finger.touch(finger.hand.find(icon="menu"))
    touched.your_turn_then_end(finger)
    for _ in range(2):
        if finger.bridge.view.phase == "yours":
            solo.your_turn(finger)
        _civ_turn(finger)
        finger.gold()
        solo.answer_all(finger)
    solo.count_points(finger)
    finger.gold()


def _civ_turn(finger) -> None:
    from tests.screens.imperium import test_solo_game as solo

    solo.compared(finger)
    finger.chip("6")
    while finger.bridge.view.phase == "civ_slots":
        if names := _names(finger):
            finger.touch(names[0])
        else:  # only Unrest may lie there
            solo.one_card(finger, "unrest")
        solo.answer_all(finger)
    finger.gold()
    solo.answer_all(finger)


def _names(finger):
    """The cards to touch, the first one first."""
    picker = finger.view.ids.now.children[0].ids.picker
    return list(reversed(picker.ids.names.children))


def _reward(finger, number: int, seen: Callable[[str], object]) -> None:
    """A card joins the deck after one win, one leaves it after the next."""
    from screens.games.imperium.picker import CardPicker

    key = "campaign_reward" if number % 2 else "remove_card"
    finger.button(f"imperium.screen.{key}")
    seen(f"reward-{number}")
    picker = next(iter(finger.hand.all(CardPicker)))
    finger.touch(picker.ids.names.children[-1])
    finger.button("kit.take")
    played = finger.bridge.state.played[-1]
    assert "." in (played.added or played.removed), played
