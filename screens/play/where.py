"""A game is opened again: to its table, and where we were, with the rules put right since."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.app import App

from companion.core.game import TABLE
from companion.pages.opened_again import put_right_since, where_were_we
from screens.games import screens_of
from screens.navigation import find_class
from screens.pages.above import lay

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from companion.core.session import Session
    from companion.describe.sheets import Sheet


def resume(running_id: str) -> None:
    """To the table of a running game, told where we were."""
    if App.get_running_app().bridge.open(running_id):
        to_the_table()
        tell_where_we_were()


def to_the_table() -> None:
    """Where the game that was just opened goes on: first at what is asked, or left to hands."""
    app = App.get_running_app()
    bridge = app.bridge
    app.nav.go(f"{bridge.game_id}/table")
    told_on, left = screens_of(bridge.game_id).get("hands"), bridge.opened.hands.open
    if told_on and left is not None and bridge.question is None:
        screen = find_class(told_on)(left)
        if screen != TABLE:
            app.nav.go(f"{bridge.game_id}/{screen}")


def tell_where_we_were() -> None:
    """How things stand, and the next thing to do on the table."""
    _tell(where_were_we)


def tell_amendments() -> None:
    """Rules put right since the game was begun, where nothing else is told."""
    _tell(put_right_since)


def _tell(make: Callable[[Session[Any]], Sheet | None]) -> None:
    """What was put right is told once: that is kept."""
    bridge = App.get_running_app().bridge
    session = bridge.opened
    sheet = make(session)
    if sheet is not None:
        lay(sheet)
    if session.amendments:
        bridge.attempt(session.amendments_read)
