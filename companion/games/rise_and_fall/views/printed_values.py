"""What cards and trophies show: a grid for each card, entered once for all games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from companion.core.answers import Answer
from companion.core.message import Message, name
from companion.games.rise_and_fall.content import kinds
from companion.games.rise_and_fall.rules.scoring import printed_value

Known = Callable[[str], Answer | None]


@dataclass(frozen=True, slots=True)
class Value:
    """A number on a card, or a trophy's."""

    fact: str
    text: Message
    value: int | None
    """As told, otherwise as our sources have it; None where both are silent."""
    told: bool


@dataclass(frozen=True, slots=True)
class Card:
    """A card of the grid."""

    kind: str
    name: Message
    icon: str
    whole: bool
    """All its values were told."""


def cards(known: Known) -> tuple[Card, ...]:
    """The six of them."""
    return tuple(
        Card(
            kind.id,
            name("rise_and_fall", "piece", kind.id),
            kind.icon,
            all(one.told for one in card(kind.id, known)),
        )
        for kind in kinds().values()
    )


def card(kind: str, known: Known) -> tuple[Value, ...]:
    """For one piece, two pieces …, then the trophy."""
    return tuple(_values(kind, known))


def unknown(known: Known) -> int:
    """How many values nobody has told."""
    return sum(not one.told for kind in kinds() for one in card(kind, known))


def _values(kind: str, known: Known) -> Iterator[Value]:
    for n in range(1, kinds()[kind].count + 1):
        yield _value(f"{kind}.{n}", Message("rise_and_fall.values.pieces", n=n), known)
    yield _value(f"trophy.{kind}", Message("rise_and_fall.values.trophy"), known)


def _value(key: str, text: Message, known: Known) -> Value:
    told = known(f"value.{key}")
    if isinstance(told, int):
        return Value(f"value.{key}", text, told, told=True)
    return Value(f"value.{key}", text, printed_value(key), told=False)
