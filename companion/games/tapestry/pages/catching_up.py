"""A game that is entered while it goes on: everybody's numbers in one grid, told cell by cell."""

from __future__ import annotations

from dataclasses import replace

from companion.core.grid import Entry, Line
from companion.core.message import Message
from companion.describe.count_entry import Counted
from companion.describe.count_sheet import CELL
from companion.describe.counting import counting
from companion.describe.desk import Desk
from companion.describe.node import Do, Page
from companion.describe.surface import Surface
from companion.games.tapestry.company.commands import bounds
from companion.games.tapestry.company.view import catch_up_grid
from companion.games.tapestry.pages.shared import GAME, state_of

CATCH_UP = "catch_up"


def catches_up(desk: Desk) -> bool:
    """Whether the grid is looked at, or one of its cells."""
    looked_at = desk.looking.opened == CATCH_UP or desk.looking.opened.startswith(CELL)
    return looked_at and CATCH_UP in desk.offers


def catching_up(desk: Desk, surface: Surface) -> Page:
    """Everything stands as it is believed; each number is a step of its own, and can be undone."""
    grid = catch_up_grid(state_of(desk))
    grid = replace(
        grid,
        lines=tuple(map(_told, grid.lines)),
        write=lambda seat, what, told: desk.offers[CATCH_UP].with_(
            who=(seat,), what=(what,), **{f"{seat}.{what}": told}
        ),
    )
    leave = desk.look(opened="", typed=None)
    counted = Counted(GAME, Message("tapestry.company.catch_up"), grid, leaves=leave)
    page = counting(desk, surface, counted)
    undo = _stays(desk, page)
    return replace(page, acts={**page.acts, "back": leave, **undo})


def _told(line: Line) -> Line:
    """A touch tells one of the few; points have their digits."""
    return replace(line, entry=Entry(most=bounds(line.id)[1]))


def _stays(desk: Desk, page: Page) -> dict[str, Do]:
    """Undone, the grid is still looked at."""
    back = page.acts.get("undo")
    if back is None:
        return {}
    opened = desk.looking.opened

    def undo() -> None:
        back()
        desk.look(opened=opened)()

    return {"undo": undo}
