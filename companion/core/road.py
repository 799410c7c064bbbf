"""Roads: challenges of ours, seen fulfilled in what was recorded of a game and in nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from companion.core.message import Message

if TYPE_CHECKING:
    from companion.core.command import Entry
    from companion.core.game import Result, Standing
    from companion.core.session import Session

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Ended(Generic[S]):
    """A game that is over, as somebody at its table played it."""

    options: Any
    entries: Sequence[Entry[S]]
    state: S
    result: Result
    seat: str

    @property
    def mine(self) -> Standing:
        """Their line of the result."""
        return next(row for row in self.result.rows if row.seat == self.seat)

    @property
    def won(self) -> bool:
        """Alone or with others."""
        return self.mine.winner

    @property
    def by(self) -> float:
        """Points before the best of the others; 0 where nobody counted."""
        others = [row.score for row in self.result.rows if row.seat != self.seat]
        counted = [score for score in others if score is not None]
        if self.mine.score is None or not counted:
            return 0
        return self.mine.score - max(counted)


@dataclass(frozen=True, slots=True)
class Road(Generic[S]):
    """One challenge: met in a game, or a thing at a time in several."""

    id: str
    icon: str
    met: Callable[[Ended[S]], bool]
    """Whether this game did it, or did one part of it."""
    part: Callable[[Ended[S]], str] | None = None
    """Which part that was: a civilization, a nation, a level."""
    of: Callable[[], tuple[Message, ...]] = tuple
    """Every part there is, by its name; the last word of its key is the part."""

    @property
    def parts(self) -> Mapping[str, Message]:
        """What has to be done once each; nothing where one game does it."""
        return {one.key.rpartition(".")[2]: one for one in self.of()}

    def done_in(self, ended: Ended[S]) -> str:
        """What a game did of it, in a word; empty for nothing."""
        if not self.met(ended):
            return ""
        return f"{self.id}:{self.part(ended)}" if self.part is not None else self.id


@dataclass(frozen=True, slots=True)
class Campaign:
    """Several games in a row that are one: ours, and printed nowhere."""

    games: int
    chapter: Callable[[Any], int]
    """Which of them a game's options say it is; 0 for none."""
    following: Callable[[Any, int, int], Any]
    """The options of the game of this number, after so many that were won."""


CHAPTER = "chapter"


def travelled(session: Session[Any]) -> Mapping[str, tuple[str, ...]]:
    """By seat what a game that is over did of each road; nothing of one that goes on."""
    game, result = session.game, session.game.finished(session.state)
    if result is None:
        return {}
    found = {}
    for row in result.rows:
        if not row.bot:
            ended = Ended(session.options, session.entries, session.state, result, row.seat)
            done = tuple(filter(None, (road.done_in(ended) for road in game.roads)))
            chapter = game.campaign.chapter(session.options) if game.campaign else 0
            found[row.seat] = (*done, f"{CHAPTER}:{chapter}") if chapter else done
    return found
