"""What is kept where only rows are read: the side of the State card, and what was turned over."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RowsOptions:
    """Who plays with which nation against which C.I.V."""

    player: str = ""
    nation: str = "macedonians"
    opponent: str = "romans"
    level: str = "chieftain"
    box: str = "classics"
    """Whose common cards lie on the table, and whether the other box's nations play too."""
    both_boxes: bool = False
    printing: str = "french"
    """Which printing of the solo booklet: french or english."""


@dataclass(frozen=True, slots=True)
class Ended:
    """How the game ended; no points after a collapse."""

    won: bool
    mine: int | None = None
    civ: int | None = None


@dataclass(frozen=True, slots=True)
class RowsState:
    """A card after the other."""

    options: RowsOptions
    side: str
    """Which of the C.I.V.'s tables is read: barbarian, empire or journey."""
    read: tuple[str, ...] = ()
    """Cards and icons that were turned over, the last one last."""
    ended: Ended | None = None

    @property
    def over(self) -> bool:
        return self.ended is not None
