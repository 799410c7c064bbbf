"""Plays on the wooden table what a session tells, and compares after every event."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from typing import Any

from companion.core.act import Act, Seen
from companion.core.command import Entry
from companion.core.event import Counted, Event
from companion.core.game import Game
from companion.core.putting_right import only_seen
from companion.core.session import Session
from tests.wooden.table import Kind, Outside, TablePartedError, WoodenTable


@dataclass(frozen=True)
class OnWood:
    """A game that is followed: how one is played to its end, and what is in its box."""

    name: str
    play: Callable[[int, Random], Session[Any]]
    inventory: Callable[[Any], Iterable[Kind | Outside]]
    """By the game's options."""
    in_test: int = 1
    """How many of them are followed among the first two hundred games."""
    in_soak: int = 100
    """How many more of them in the large counts."""
    moves: bool = True
    """False where nothing lies on the table."""


@dataclass(frozen=True)
class Moment:
    """The table before an event, and what the event said."""

    table: WoodenTable
    acts: tuple[Act | Seen, ...]
    after: Any


class Follower:
    """A wooden table beside a session."""

    def __init__(
        self,
        session: Session[Any],
        inventory: Iterable[Kind | Outside],
        keep: Callable[[Moment], object] | None = None,
    ) -> None:
        self.game: Game[Any] = session.game
        self.table = WoodenTable(inventory)
        self.followed: tuple[Entry[Any], ...] = ()
        self._keep = keep
        self._unasked: WoodenTable | None = None
        """The table as it was before a command that waits for an answer."""
        start = self.game.begin(session.options)
        self.table.carry_out(self.game.laid_out(start))
        self.table.equals(self.game.pieces(start))

    def follow(self, session: Session[Any]) -> None:
        """The steps that are new, and what is told before a question."""
        if self._unasked:
            self.table, self._unasked = self._unasked, None
        for entry in session.entries[len(self.followed) :]:
            self._step(entry)
        self.followed = session.entries
        if session.pending:
            self._unasked = self.table.copy()
            for line in session.pending.told:
                self.table.carry_out(line.acts)
            self.table.equals(self.game.pieces(session.pending.state))

    def _step(self, entry: Entry[Any]) -> None:
        state = entry.before
        for event in entry.events:
            acts = self.game.acts_of(event, state)
            may_see = entry.command.CORRECTS or isinstance(event, Counted)
            if any(isinstance(act, Seen) for act in acts) and not may_see:
                raise TablePartedError(f"{type(entry.command).__name__} corrects nothing: {event}")
            state = event.apply(state)
            lying = self.game.pieces(state)
            if acts and self._keep:
                self._keep(Moment(self.table.copy(), acts, lying))
            try:
                self.table.carry_out(acts)
                self.table.equals(lying)
            except TablePartedError as parted:
                raise TablePartedError(f"step {entry.id}, {event}: {parted}") from parted

    def moved(self, session: Session[Any]) -> None:
        """The game went back or forth in time: what is to be put right is put right."""
        self._unasked = None
        same = 0
        both = zip(self.followed, session.entries, strict=False)
        for old, new in both:
            if old is not new:
                break
            same += 1
        undone, done = self.followed[same:], session.entries[same:]
        self._see_otherwise(undone, -1)
        self._see_otherwise(done, 1)
        # What was seen in between is seen otherwise at once: for a moment too few may lie there.
        self.table.strict = not any(only_seen(self.game, one) for one in (*undone, *done))
        # Done again without an earlier step, a game may turn over a card that came with it.
        self.table.printed = False
        for line in session.put_right:
            self.table.carry_out(line.acts)
        self.table.printed = True
        if not self.table.strict:
            self.table.strict = True
            self.table.takes_names_from(self.game.pieces(session.state))
        self.table.equals(self.game.pieces(session.state))
        self.followed = session.entries

    def _see_otherwise(self, entries: Iterable[Entry[Any]], sign: int) -> None:
        """What was only seen, taken back or made again, is no movement."""
        for entry in entries:
            for spot, n in only_seen(self.game, entry).items():
                self.table.lies_otherwise(spot, sign * n)


def without_acts(game: Game[Any]) -> list[str]:
    """Events of a game that do not say what hands do, not even that they do nothing."""
    return [event.__name__ for event in game.events if event.acts is Event.acts]
