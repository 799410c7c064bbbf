"""What holds for a player for a while, or to the end, and no count says."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Closed:
    """Somebody else's card closed a track to the player."""

    track: str


@dataclass(frozen=True, slots=True)
class Closes:
    """The player's card closed a track to the others."""

    track: str
    fresh: bool = True
    """In this very turn: it stays closed for one more."""


@dataclass(frozen=True, slots=True)
class Ally:
    """Whom the player's Alliance names."""

    player: str


@dataclass(frozen=True, slots=True)
class MarriedTo:
    """Whom the player's Marriage of State names, and the track."""

    player: str
    track: str


@dataclass(frozen=True, slots=True)
class Copied:
    """A card is as if it were another, lasting one."""

    card: str
    by: str
    """The card that copies."""


@dataclass(frozen=True, slots=True)
class Enchanted:
    """An enchanted tapestry was played."""


@dataclass(frozen=True, slots=True)
class HasPlots:
    """A tapestry on which pieces may stand."""

    card: str


@dataclass(frozen=True, slots=True)
class Sold:
    """A building that the Shopping Center gave."""

    building: str


Standing = Closed | Closes | Ally | MarriedTo | Copied | Enchanted | HasPlots | Sold
