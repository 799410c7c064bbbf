"""Records of the bots' cards and mats."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from companion.games.tapestry.content.words import Box

Line = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class DecisionCard:
    """A decision card: its track half (left card) and its priority half (right card)."""

    number: int
    pile: str
    """`decision` for 1-7, `progress` for 8-22."""
    automa: str
    shadow: str
    """Which tracks are valid: `any`, `landmark` or `finish`."""
    open_hand: bool
    """With the deck empty, the bots take an income turn instead of advancing."""
    tracks: tuple[str, ...]
    """The priority list from the top; `favourite` is the heart."""
    topple: bool
    """Neutral conquest may go next to the human and lays a Shadow outpost there."""
    hexes: str
    """The pattern of hex_priority.json."""


@dataclass(frozen=True, slots=True)
class DecisionCards:
    """data/tapestry/decision_cards.json"""

    cards: tuple[DecisionCard, ...]


@dataclass(frozen=True, slots=True)
class HexPattern:
    """The order in which hexes are asked: line by line."""

    id: str
    black_arrow: tuple[int, int]
    grey_arrow: tuple[int, int]
    walk: str
    lines: tuple[Line, ...]

    @property
    def order(self) -> tuple[tuple[int, int], ...]:
        """All 34 hexes, first to last."""
        return tuple(place for line in self.lines for place in line)


@dataclass(frozen=True, slots=True)
class HexPriority:
    """data/tapestry/hex_priority.json"""

    patterns: tuple[HexPattern, ...]


@dataclass(frozen=True, slots=True)
class AutomaStep:
    """A step of the bots' income turn and the turns that have it."""

    step: str
    turns: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AutomaLevel:
    """A level: its mat, its steps in order, what it adds to income turn 1."""

    level: int
    mat: str
    steps: tuple[AutomaStep, ...]
    first_turn: bool = False
    first_turn_unconfirmed: bool = False


@dataclass(frozen=True, slots=True)
class AutomaAbility:
    """What an Automa civilization does on these income turns."""

    turns: tuple[int, ...]
    power: str = ""


@dataclass(frozen=True, slots=True)
class AutomaCivilization:
    """An Automa civilization card."""

    id: str
    favourite: str
    """A track, or `science_die`: rolled."""
    income: tuple[AutomaAbility, ...]
    expansion: Box = "base"
    set_up: bool = False
    always: bool = False
    end: bool = False
    unconfirmed: bool = False


@dataclass(frozen=True, slots=True)
class AutomaFile:
    """data/tapestry/automa.json"""

    levels: tuple[AutomaLevel, ...]
    multipliers: Mapping[str, Mapping[str, tuple[int, ...]]]
    """By mat and line, for 0, 1, 2, 3 covered tapestry spaces."""
    first_into_era: Mapping[str, int]
    civilizations: tuple[AutomaCivilization, ...]
