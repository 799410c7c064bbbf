"""The score sheet of several people: filled in by hand, whatever of the game was followed."""

from __future__ import annotations

from companion.core.message import Message
from companion.describe.count_entry import Counted
from companion.describe.counting import counting
from companion.describe.desk import Desk
from companion.describe.node import Page
from companion.describe.surface import Surface
from companion.games.imperium.options import Way
from companion.games.imperium.rules.written import SHEET
from companion.games.imperium.state import State

GAME = "imperium"


def count(desk: Desk, surface: Surface) -> Page:
    """Everybody beside each other."""
    state: State = desk.session.state
    result = desk.session.game.finished(state)
    sheet = SHEET.grid(state) if result else SHEET.grid(state, desk.offers)
    title = Message("imperium.count.title")
    return counting(
        desk, surface, Counted(GAME, title, sheet, "", result, sheet_alone=state.way is Way.SHEET)
    )
