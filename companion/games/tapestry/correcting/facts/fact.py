"""A fact of the table: which one it is, and what it is; the table is the truth."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Protocol

from companion.core.codec import OneOf
from companion.core.event import Event
from companion.core.message import Message
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.tapestry.change import put_on_discard, taken_from
from companion.games.tapestry.player import Player
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.allowed import verify_player
from companion.games.tapestry.turn.names import player_name
from companion.games.tapestry.turn.neighbours import bot_owners

THINGS = Message("tapestry.corrected.things")


class OfABox(Protocol):
    """A card that says which box it is in."""

    @property
    def expansion(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Fact(OneOf, ABC):
    """One that is read off a state has `now(state, …)`."""

    note: str = field(default="", kw_only=True)

    @abstractmethod
    def verify(self, state: State) -> None:
        """Raise RuleBroken where it cannot be so."""

    @abstractmethod
    def put(self, state: State) -> State:
        """The state in which it is so. Never refuses: it is so on the table."""

    def comes_to(self, step: Step[State]) -> Iterator[Fact | Event[State]]:
        """It, and what else is so then, in order."""
        del step
        yield self

    @abstractmethod
    def label(self, state: State) -> Message:
        """That it was set, in a few words."""


@dataclass(frozen=True, slots=True)
class OfPlayer(Fact):
    """A fact of one person."""

    CALLED: ClassVar[Message]
    """What is set, in a word."""
    player: str

    def verify(self, state: State) -> None:
        verify_player(state, self.player)
        self.check(state)

    def check(self, state: State) -> None:
        """Raise RuleBroken where it cannot be so of somebody who plays."""

    def label(self, state: State) -> Message:
        player = player_name(state, self.player)
        return Message("tapestry.label.correct_things", player=player, what=self.CALLED)

    def others(self, state: State) -> Iterator[Player]:
        """Everybody else."""
        return (me for player, me in state.players.items() if player != self.player)


def verify_owner(state: State, owner: str) -> None:
    """Raise unless a person or a bot here is called so."""
    if owner not in state.players and owner not in bot_owners(state):
        raise RuleBroken("tapestry.broken.no_such_player", player=owner)


def refuse_unless(fits: bool, what: Message | str = THINGS) -> None:
    """It cannot be so."""
    if not fits:
        raise RuleBroken("tapestry.broken.cannot_be", what=what)


def in_range(low: int, most: int, *values: int) -> None:
    """Raise unless each lies between these."""
    if not all(low <= value <= most for value in values):
        raise RuleBroken("tapestry.broken.out_of_range", low=low, most=most)


def in_play(state: State, known: Mapping[str, OfABox]) -> set[str]:
    """What of the printed cards is in a box that is in play."""
    return {id_ for id_, one in known.items() if state.options.has(one.expansion)}


def all_different(things: Iterable[str]) -> bool:
    """Whether none stands twice."""
    listed = list(things)
    return len(set(listed)) == len(listed)


def exchanged(
    state: State,
    deck: str,
    come: Iterable[str],
    gone: Iterable[str],
    back: Callable[[State, str, str], State] = put_on_discard,
) -> State:
    """What has come is in no deck, and what is not there after all is back."""
    for card in come:
        state = taken_from(state, deck, card)
    for card in gone:
        state = back(state, deck, card)
    return state
