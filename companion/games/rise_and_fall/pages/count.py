"""The printed score pad: filled in by hand, or at the end as far as the game was followed."""

from __future__ import annotations

from companion.core.message import Message
from companion.describe.count_entry import Counted
from companion.describe.counting import counting
from companion.describe.desk import Desk
from companion.describe.node import Page
from companion.describe.surface import Surface
from companion.games.rise_and_fall.options import Way
from companion.games.rise_and_fall.state import State
from companion.games.rise_and_fall.views.sheet import grid

GAME = "rise_and_fall"


def count(desk: Desk, surface: Surface) -> Page:
    """Everybody's sheet beside each other, one cell after the other."""
    state: State = desk.session.state
    result = desk.session.game.finished(state)
    alone = state.way is Way.SHEET
    title = Message("rise_and_fall.count.title")
    sheet = grid(state, desk.offers)
    return counting(desk, surface, Counted(GAME, title, sheet, "", result, sheet_alone=alone))
