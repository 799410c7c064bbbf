"""Set this value: what lies on the table counts, whatever was believed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import ClassVar

from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.tapestry.correcting.seen import SeenOnTable
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.allowed import verify_player
from companion.games.tapestry.turn.names import player_name
from companion.games.tapestry.turn.neighbours import bot_owners


class SetValue(Command[State]):
    """A value of the table: which, and what it is. Its event has the very same fields."""

    __slots__ = ()
    CORRECTS = True
    SEEN: ClassVar[type[SeenOnTable]]
    note: str

    def carry_out(self, step: Step[State]) -> None:
        step.record(self.seen())

    def seen(self) -> SeenOnTable:
        """That it is so."""
        values = {one.name: getattr(self, one.name) for one in fields(self)}  # type: ignore[arg-type]
        return self.SEEN(**values)


class SetOfPlayer(SetValue):
    """A value of one person."""

    __slots__ = ()
    player: str

    def verify(self, state: State) -> None:
        verify_player(state, self.player)
        self.check(state)

    def check(self, state: State) -> None:
        """Raise unless it can be so."""

    def label(self, entry: Entry[State]) -> Message:
        player = player_name(entry.before, self.player)
        return Message("tapestry.label.correct_things", player=player, what=self.what_it_is())

    def what_it_is(self) -> Message:
        """What was set, in a word."""
        raise NotImplementedError


def verify_owner(state: State, owner: str) -> None:
    """Raise unless a person or a bot here is called so."""
    if owner not in state.players and owner not in bot_owners(state):
        raise RuleBroken("tapestry.broken.no_such_player", player=owner)


def refuse_unless(fits: bool, what: Message | str) -> None:
    """It cannot be so."""
    if not fits:
        raise RuleBroken("tapestry.broken.cannot_be", what=what)


def in_range(low: int, most: int, *values: int) -> None:
    """Raise unless each lies between these."""
    if not all(low <= value <= most for value in values):
        raise RuleBroken("tapestry.broken.out_of_range", low=low, most=most)


def all_different(things: Iterable[str]) -> bool:
    """Whether none stands twice."""
    listed = list(things)
    return len(set(listed)) == len(listed)
