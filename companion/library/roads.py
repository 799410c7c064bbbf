"""Which roads of a game were travelled, by which of the kept games; read one after the other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from companion.core.message import Message
from companion.core.road import CHAPTER, Road, boxes_of
from companion.games import find_game
from companion.library.rows import FinishedRow

if TYPE_CHECKING:
    from companion.core.session import Session
    from companion.core.woven import Thread
    from companion.library.library import Library


@dataclass(frozen=True, slots=True)
class Stretch:
    """A road as far as it was travelled."""

    road: Road[Any]
    parts: frozenset[str] = frozenset()
    """What was done of it once each."""
    every: Mapping[str, Message] = field(default_factory=dict)
    """What there is to do of it."""
    by: FinishedRow | None = None
    """The game that did it: the first one, or the one that did the last part."""

    @property
    def left(self) -> tuple[Message, ...]:
        """The parts that nobody has done yet."""
        return tuple(name for key, name in self.every.items() if key not in self.parts)


@dataclass(frozen=True, slots=True)
class Chapter:
    """A game of the campaign that was played."""

    row: FinishedRow
    number: int
    won: bool
    civilizations: tuple[Message, ...]
    """What was played as in it, gained where it was won."""


@dataclass
class Roads:
    """Of one game."""

    library: Library
    game: str
    done: list[tuple[FinishedRow, tuple[str, ...]]] = field(default_factory=list)
    """What each game did, the first one first."""
    boxes: set[str] = field(default_factory=set)
    """What was ever played with, as far as it was looked at."""

    def __post_init__(self) -> None:
        known, game = self.library.finished, find_game(self.game)
        self._waiting = [row for row in known if row.game == self.game and row.scores]
        self.boxes |= boxes_of(self.library.last_choices(game))

    def read_one(self) -> bool:
        """The next game; False where none was left."""
        if not self._waiting:
            return False
        row = self._waiting.pop()
        mine, seen = self.library.statistics.mine_in(row), self.library.glimpses.look(row.id)
        self.boxes |= seen.boxes
        if mine is not None:
            self.done.append((row, seen.roads.get(mine.seat, ())))
        return True

    def threads(self, row: FinishedRow) -> tuple[Thread, ...]:
        """The cloth of a game."""
        return self.library.glimpses.look(row.id).threads

    @property
    def stretches(self) -> tuple[Stretch, ...]:
        """Every road of the game, in its order."""
        return tuple(self._stretch(road) for road in find_game(self.game).roads)

    def _stretch(self, road: Road[Any]) -> Stretch:
        every, parts = road.parts(self.boxes), set[str]()
        for row, words in self.done:
            for word in words:
                name, _, part = word.partition(":")
                if name != road.id:
                    continue
                parts.add(part)
                if not set(every) - parts:
                    return Stretch(road, frozenset(parts & set(every)), every, row)
        return Stretch(road, frozenset(parts & set(every)), every)

    # the campaign

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        """Of the campaign that goes on, or was ended last; a new first game begins another."""
        found: list[Chapter] = []
        for row, words in self.done:
            number = next((int(one.partition(":")[2]) for one in words if _is_chapter(one)), 0)
            if number == 1:
                found.clear()
            if number == len(found) + 1:
                found.append(self._chapter(row, number))
        return tuple(found)

    def _chapter(self, row: FinishedRow, number: int) -> Chapter:
        mine = self.library.statistics.mine_in(row)
        roles = row.about.roles.get(mine.seat, ()) if mine is not None else ()
        return Chapter(row, number, mine is not None and mine.winner, roles)

    @property
    def gained(self) -> tuple[Message, ...]:
        """Civilizations that won a game of the campaign."""
        names = (name for one in self.chapters if one.won for name in one.civilizations)
        return tuple({name.key: name for name in names}.values())

    @property
    def being_played(self) -> tuple[str, int] | None:
        """A game of the campaign that goes on already: its id, and which it is."""
        for one in self.library.running:
            if one.game == self.game and one.trouble is None:
                chapter = self.library.glimpses.look(one.id).chapter
                if chapter:
                    return one.id, chapter
        return None

    def begin(self) -> Session[Any]:
        """The one that goes on, the next of the campaign, the first of a new one.

        Raises LoomError.
        """
        if (goes_on := self.being_played) is not None:
            return self.library.resume(goes_on[0])
        game = find_game(self.game)
        assert game.campaign is not None
        played = self.chapters if len(self.chapters) < game.campaign.games else ()
        gained = tuple(one.key.rpartition(".")[2] for one in self.gained if played)
        won = sum(one.won for one in played)
        last = game.as_new(self.library.last_choices(game))
        options = game.campaign.following(last, len(played) + 1, won, gained)
        session = self.library.start(game, options, self.library.last_by_app(game))
        for command in game.at_once(options):
            session.do(command)
        return session


def _is_chapter(word: str) -> bool:
    return word.partition(":")[0] == CHAPTER
