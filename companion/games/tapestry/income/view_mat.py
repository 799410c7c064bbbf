"""The income mat as it lies, with the open spaces that count in this step lit."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.tapestry.income import income_mat
from companion.games.tapestry.player import BUILDINGS, Player


@dataclass(frozen=True, slots=True)
class MatRow:
    """The row of a building."""

    building: str
    covered: tuple[int, ...]
    """The spaces that buildings stand on, 1 to 6."""
    lit: tuple[int, ...]
    """Those whose icons count now."""


def mat_rows(me: Player, *, points: bool, income: bool) -> tuple[MatRow, ...]:
    """A row for each building; nothing in a step that counts no icons."""
    if not (points or income):
        return ()
    icons = (*_of(income_mat.point_icons(me), points), *_of(income_mat.gain_icons(me), income))
    return tuple(
        MatRow(
            building,
            me.covered(building),
            tuple(sorted({icon.space for icon in icons if icon.building == building})),
        )
        for building in BUILDINGS
    )


def _of(icons: tuple[income_mat.Icon, ...], count: bool) -> tuple[income_mat.Icon, ...]:
    return icons if count else ()
