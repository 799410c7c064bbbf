"""What BoardGameGeek calls the games: titles and numbers."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Published:
    """One game there."""

    title: str
    number: int


@dataclass(frozen=True, slots=True)
class KnownGames:
    """The games with a number, by our id (and edition)."""

    games: Mapping[str, Published]
