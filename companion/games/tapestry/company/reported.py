"""What a person says at an income turn and the app does not follow."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reported:
    """Remembered for the next income turn."""

    techs: int = 0
    """Technology cards."""
    territories: int = 0
    """Territories under control."""
    lines: int = 0
    """Complete rows and columns of the capital."""
