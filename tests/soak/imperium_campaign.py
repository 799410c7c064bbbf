"""A campaign from its first game to the fifth win, by touches alone: cards named, one game lost."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

NAME = "imperium campaign by touches"
COUNT = 2
FIRST = 0
LANGUAGES = ("en", "fr")
OPPONENTS = ("romans", "celts", "vikings", "minoans", "egyptians")
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
    finger.page("keep")
    seen("kept")
    assert finger.view.route == "past_game"
    kept = sorted(row.game for row in hand.app.library.finished)
    assert kept == [*["imperium"] * (len(OPPONENTS) + 1), "imperium_campaign"], kept
    return finger.touches


def _won_by_name(finger) -> None:
    """The Market named; two rounds, and you have more points."""
    from tests.screens.imperium import test_solo_game as solo
    from tests.screens.set_up_hand import walk

    walk(finger.hand, lambda: bool(_cards(finger)))
    for _ in range(5):
        finger.page(_cards(finger)[0])
    walk(finger.hand)
    solo.scoring_triggered(finger)
    for _ in range(2):
        if finger.bridge.view.phase == "yours":
            solo.your_turn(finger)
        solo.civ_turn(finger, iter(solo.CARDS * 20))
        finger.page("go")
    solo.count_points(finger)
    finger.page("keep")


def _cards(finger) -> list[str]:
    """The cards to touch in the set-up, the first one first."""
    return [one for one in finger.page_acts() if one.startswith("name.")]


def _reward(finger, number: int, seen: Callable[[str], object]) -> None:
    """A card joins the deck after one win, one leaves it after the next."""
    finger.page("add" if number % 2 else "remove")
    seen(f"reward-{number}")
    finger.page(next(one for one in finger.page_acts() if one.startswith("name.")))
    played = finger.bridge.state.played[-1]
    assert "." in (played.added or played.removed), played
