"""A finished game with everything a result can say, and the ways to share it."""

from companion.core.game import Result, Standing
from companion.core.message import Message
from companion.library.finished import FinishedGame, FinishedRow
from companion.library.results import scores_of
from tests.screens.states import State

NAMES = ("Zoé", "Maximilian-Alexander von und zu Hohenstein", "Bo", "שלום", "Li", "Ana", "Q", "Ö")
WHEN = "2026-11-18T17:30:00+00:00"


def kept(hand):
    """A game of eight, the winner far ahead."""
    rows = tuple(
        Standing(f"p{i}", name, 412 // (i + 1), i + 1, winner=not i, note=note)
        for i, name in enumerate(NAMES)
        for note in [Message("app.past.title") if i < 2 else None]
    )
    result = Result(rows)
    row = FinishedRow("pad-1", "score_pad", WHEN, WHEN, scores_of(result), 95, 1)
    game = FinishedGame(row, result, ())
    if not hand.app.library.finished.has("pad-1"):
        hand.app.library.finished.add(game)
    return game


def past_game(hand):
    kept(hand)
    hand.app.nav.go("past_game", game="pad-1")


def share(hand):
    from screens.history.share import share_sheet

    share_sheet(kept(hand))


def picture(hand):
    past_game(hand)
    hand.app.nav.view.share_picture()


STATES = (
    State("past-game-full", past_game),
    State("past-game-share", share),
    State("past-game-picture", picture),
)
