"""Points by what gave them and by era, of people and of the Automa alike."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.core.message import Message
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.player import PointLine
from companion.games.tapestry.state import State

ERAS = 5
SHARED = ("achievement", "civilization")
"""What gives the Automa points as it does people."""


@dataclass(frozen=True, slots=True)
class SourceLine:
    """Points by what gave them."""

    source: str
    name: Message
    amount: int


def lines_of(state: State, owner: str) -> Iterator[PointLine]:
    """Everything an owner scored; the Automa's entries in the same form."""
    me = state.players.get(owner)
    if me is not None:
        yield from me.points
    elif state.bots is not None:
        for entry in state.bots.points:
            yield PointLine(as_of_people(entry.source), 0, entry.points, era=entry.turn)


def as_of_people(source: str) -> str:
    """A source of the Automa among those of people; most are its own.

    >>> as_of_people("achievement.middle_island"), as_of_people("military_and_science")
    ('achievement', 'automa.military_and_science')
    """
    plain = source.partition(".")[0]
    return plain if plain in SHARED else f"{AUTOMA}.{source}"


def added_up(lines: tuple[PointLine, ...]) -> tuple[SourceLine, ...]:
    """Added up by source, the largest first."""
    totals: dict[str, int] = {}
    for line in lines:
        totals[line.source] = totals.get(line.source, 0) + line.amount
    ordered = sorted(totals.items(), key=lambda item: -item[1])
    return tuple(SourceLine(one, source_name(one), amount) for one, amount in ordered)


def source_name(source: str) -> Message:
    """A source in words; the Automa's have their own."""
    owner, _, rest = source.partition(".")
    if owner == AUTOMA:
        return Message(f"tapestry.bot.source.{rest}")
    return Message(f"tapestry.source.{source}")


def era_by_era(lines: tuple[PointLine, ...]) -> tuple[int, ...]:
    """Points at the end of era 0 (before the first income turn) to 5."""
    return tuple(sum(line.amount for line in lines if line.era <= era) for era in range(ERAS + 1))
