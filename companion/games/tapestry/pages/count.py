"""The score sheet of several people: points by what gave them, or totals alone."""

from __future__ import annotations

from companion.core.message import Message
from companion.describe.count_entry import Counted
from companion.describe.counting import counting
from companion.describe.desk import Desk
from companion.describe.node import Page
from companion.describe.surface import Surface
from companion.games.tapestry.company.sheet import SHEET
from companion.games.tapestry.options import Way
from companion.games.tapestry.pages.score import DECIDING
from companion.games.tapestry.pages.shared import GAME, state_of
from companion.games.tapestry.state import Phase

SCORE = ("score", Message("tapestry.screen.score"), "score")


def count(desk: Desk, surface: Surface) -> Page:
    """Everybody beside each other; who has won stands on the score, with what decides a tie."""
    state = state_of(desk)
    over = state.phase is Phase.OVER
    grid = SHEET.grid(state, desk.offers)
    title = Message("tapestry.count.title")
    result = desk.session.game.finished(state) if over else None
    return counting(
        desk,
        surface,
        Counted(
            GAME, title, grid, "", result, SCORE, sheet_alone=state.way is Way.SHEET, ties=DECIDING
        ),
    )
