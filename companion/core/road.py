"""Roads: challenges of ours, seen fulfilled in what was recorded of a game and in nothing else."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
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
    of: Callable[[Collection[str]], tuple[Message, ...]] = lambda boxes: ()
    """Every part that these boxes hold, by its name; the last word of its key is the part."""

    def parts(self, boxes: Collection[str]) -> Mapping[str, Message]:
        """What has to be done once each; nothing where one game does it."""
        return {one.key.rpartition(".")[2]: one for one in self.of(boxes)}

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
    following: Callable[[Any, int, int, tuple[str, ...]], Any]
    """The options of the game of this number, after so many that were won, and what they gained."""

    def says(self, options: Any) -> Message | None:
        """Which of its games this is; None of a game by itself."""
        chapter = self.chapter(options)
        return Message("roads.game_of", n=chapter, of=self.games) if chapter else None


CHAPTER = "chapter"


def travelled(session: Session[Any]) -> Mapping[str, tuple[str, ...]]:
    """By seat what a game did of each road; nothing of one that goes on or was broken off."""
    game, result = session.game, session.game.finished(session.state)
    if result is None or result.broken_off:
        return {}
    found = {}
    for row in result.rows:
        if not row.bot:
            ended = Ended(session.options, session.entries, session.state, result, row.seat)
            done = tuple(filter(None, (road.done_in(ended) for road in game.roads)))
            chapter = game.campaign.chapter(session.options) if game.campaign else 0
            found[row.seat] = (*done, f"{CHAPTER}:{chapter}") if chapter else done
    return found


def is_broken_off(session: Session[Any]) -> bool:
    """Whether it is over, and its rules did not end it."""
    result = session.game.finished(session.state)
    return result is not None and result.broken_off


def boxes_of(options: Any) -> frozenset[str]:
    """Of those that may be there or not, the ones that these options play with."""
    return frozenset(getattr(options, "boxes", ()))


def said_of(session: Session[Any]) -> tuple[Message, ...]:
    """Which game of a campaign it is, and that it was broken off and counts for none."""
    campaign = session.game.campaign
    of = campaign.says(session.options) if campaign else None
    broken = Message("roads.broken_off") if is_broken_off(session) else None
    return tuple(one for one in (of, broken) if one is not None)
