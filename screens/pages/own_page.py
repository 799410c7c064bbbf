"""A page of the game that is open, found by its route: `rise_and_fall/table`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.app import App

from companion.core.game import TABLE
from companion.pages.places import page_of
from screens.pages.page_screen import GamePage

if TYPE_CHECKING:
    from typing import Any

    from companion.describe.node import Page
    from companion.describe.surface import Surface


class OwnPage(GamePage):
    """It follows the game, and leaves when the game is kept another way than when it opened."""

    beside = ""
    """The part of the game that it was opened in."""

    def page(self, surface: Surface) -> Page:
        return page_of(self.game_id, self.route.partition("/")[2])(self.desk, surface)

    def enter(self, **where: Any) -> None:
        """Beside whatever is told now."""
        self.beside = App.get_running_app().bridge.part
        super().enter(**where)

    @property
    def of_part(self) -> str:
        """Its own part where the game has come there, the one it was opened in elsewhere."""
        own = self.route.partition("/")[2]
        return own if own == App.get_running_app().bridge.part else self.beside


class TablePage(OwnPage):
    """The table itself: wherever else the game has come to is shown instead."""

    of_part = TABLE
