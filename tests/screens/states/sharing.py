"""A finished game with everything a result can say, and the ways to share it."""

from companion.core.game import Result, Standing
from companion.core.message import Message
from companion.games import find_game
from companion.library.finished import FinishedGame, FinishedRow
from companion.library.results import scores_of
from tests.journals.golden import FOLDER, opened
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
    kept(hand)
    hand.app.nav.go("sharing", game="pad-1")


def picture(hand):
    past_game(hand)
    hand.app.nav.go("picture", game="pad-1")


def golden(hand, game, name):
    """A game that was played to its end, kept with every step."""
    journal = FOLDER / game / f"{name}.jsonl"
    session = opened(journal, find_game(game))
    result = session.game.finished(session.state)
    about = session.game.about(session.options, result)
    row = FinishedRow(f"{game}-1", game, WHEN, WHEN, scores_of(result), 95, 1, about=about)
    hand.app.library.finished.add(FinishedGame(row, result, tuple(session.journal.lines)))
    hand.app.nav.go("past_game", game=row.id)
    hand.settle()


def past_solo(hand):
    golden(hand, "tapestry", "solo_with_real_cards")


def past_three(hand):
    golden(hand, "tapestry", "three_people_and_corrections")


def past_imperium(hand):
    golden(hand, "imperium", "arthurians_supreme_ruler")


def past_rise(hand):
    golden(hand, "rise_and_fall", "all_six_trophies_and_a_watched_bank")


def past_pad(hand):
    golden(hand, "score_pad", "eight_people_and_a_changed_step")


STATES = (
    State("past-game-solo", past_solo),
    State("past-game-three", past_three),
    State("past-game-imperium", past_imperium),
    State("past-game-rise", past_rise),
    State("past-game-pad", past_pad),
    State("past-game-full", past_game),
    State("past-game-share", share),
    State("past-game-picture", picture),
)
