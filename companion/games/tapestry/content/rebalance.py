"""What the two printed lists change for a starting civilization."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.games.tapestry.benefits import Benefit


@dataclass(frozen=True, slots=True)
class Change:
    """What a list changes for a civilization kept at the start; empty where it changes nothing."""

    gains: Mapping[str, int] = field(default_factory=dict)
    benefits: tuple[Benefit, ...] = ()
    """What is done at once, by the vocabulary of benefits."""
    opponents_gain: Mapping[str, int] = field(default_factory=dict)
    """What every other person gains besides, from the decks."""
    losses: tuple[str, ...] = ()
    """Resources paid at the end of the first income turn."""
    points: int = 0
    points_per_opponent: int = 0
    cubes_per_opponent: int = 0
    """Impassable cubes in the capital, each in another district."""
    least_players: int = 0
    """Only with so many seats, bots included."""
    no_start_gain: bool = False
    """What the mat gives at the start is not gained."""
    forbidden_capital: str = ""
    fact: str = ""
    """The icon is lost: this house fact says what is gained, or lost."""
    fact_large: str = ""
    """The same for 4-5 players, where it differs."""
    fact_is_loss: bool = False
    unlisted: bool = False
    """The list does not name the civilization: it says nothing of it, not "no change"."""
    told: bool = False
    """What is no number: done by the people at the table."""
