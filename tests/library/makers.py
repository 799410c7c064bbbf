"""A library in a folder of its own, with a clock that ticks and a game too small to play."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from companion.core.game import Game, Result, Standing
from companion.errors import UnknownKind
from companion.library.home import GAMES
from companion.library.library import Library
from tests.core import toy

EIGHT = datetime(2026, 11, 18, 20, 0, tzinfo=UTC)


class ShortGame(toy.Toy):
    """The toy game, over at ten coins."""

    def finished(self, state: toy.State) -> Result | None:
        if state.coins < 10:
            return None
        you = Standing("you", "Ana", state.coins, 1, winner=True, colour="red", shape="disc")
        return Result((you,))


GAME: Game[Any] = ShortGame()


def find(game_id: str) -> Game[Any]:
    """The only game there is."""
    if game_id != GAME.id:
        raise UnknownKind("library.unknown_game", game=game_id)
    return GAME


@dataclass
class TickingClock:
    """A minute passes between any two looks."""

    time: datetime = EIGHT

    def __call__(self) -> datetime:
        self.time += timedelta(minutes=1)
        return self.time


def a_library(folder: Path, clock: TickingClock | None = None) -> Library:
    """Opened, to be closed by the test."""
    return Library.open(folder, clock or TickingClock(), find)


def running_ids(library: Library) -> list[str]:
    """Of the games that go on, in order."""
    return sorted(game.id for game in library.running)


def journal_of(library: Library, game_id: str) -> Path:
    """The file of a game that goes on."""
    return library.folder / GAMES / f"{game_id}.jsonl"


@contextmanager
def the_library(folder: Path, clock: TickingClock | None = None):
    """Opened and closed."""
    library = a_library(folder, clock)
    try:
        yield library
    finally:
        library.close()


def a_finished_game(library: Library, coins: int = 12) -> str:
    """Played to its end and kept."""
    session = library.start(GAME, toy.Options())
    session.do(toy.Earn(coins))
    return library.finish(session)


def keys(library: Library) -> list[str]:
    """Of the notices."""
    return [notice.key for notice in library.notices]
