"""Spaces of the tablet's world that a blank asks for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from companion.core.answers import Answer
from companion.core.command import Command
from companion.core.hexgrid import Hex, within
from companion.core.message import Message
from companion.core.offer import refusal
from companion.core.question import Several
from companion.games.rise_and_fall.nouns import SPACE_OF_WORLD
from companion.games.rise_and_fall.rules import stock
from companion.games.rise_and_fall.state import State

SPACES = "spaces"
AROUND = 2
"""Spaces around what lies, where sea may be laid next."""

Covers = Callable[[tuple[str, ...]], Command[State]]


@dataclass(frozen=True)
class Ground(Several):
    """Spaces of which only some sets will do; the reason is that of the rules."""

    refused: Callable[[tuple[str, ...]], Message | None] = field(default=lambda _: None)

    def refusal(self, value: Answer) -> Message | None:
        """Spaces that the rules allow together."""
        if not isinstance(value, tuple):
            return super().refusal(value)
        return self.refused(value)

    def examples(self) -> Iterator[tuple[str, ...]]:
        """What was found to fit, or comes nearest."""
        yield from () if self.guess is None else (self.guess,)


def chosen(
    state: State, text: Message, covers: Covers, examples: Iterable[tuple[str, ...]]
) -> Ground:
    """Spaces to choose; the guess is the first example that the rules allow, if there is one."""
    nearest: tuple[str, ...] | None = None
    for one in examples:
        if refusal(covers(one), state) is None:
            nearest = one
            break
        nearest = nearest or one
    shown = {*map(stock.to_hex, (*state.world, *(nearest or ())))}
    every = shown | sea_ground(state)
    return Ground(
        SPACES,
        text,
        tuple(SPACE_OF_WORLD.these(state, places(sorted(every)))),
        least=1,
        guess=nearest,
        refused=lambda spaces: refusal(covers(spaces), state),
    )


def sea_ground(state: State) -> set[Hex]:
    """Empty spaces in reach of what lies."""
    there = {stock.to_hex(place) for place in state.world}
    if not there:
        return set(within((0, 0), AROUND))
    return {near for at in there for near in within(at, AROUND)} - there


def places(spaces: Iterable[Hex]) -> tuple[str, ...]:
    """As they are called."""
    return tuple(map(stock.to_place, spaces))
