"""The set-up of any game as its page; of a game that is played, its checklist."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.app import App

from companion.describe.set_up_laid import SET_UP
from companion.pages.places import page_of
from screens.pages.page_screen import GamePage

if TYPE_CHECKING:
    from typing import Any

    from companion.describe.node import Page
    from companion.describe.surface import Surface


class SetUpPage(GamePage):
    """Left for the game once it is set up, unless it is looked at while that is played."""

    of_part = ""

    def enter(self, **where: Any) -> None:
        self.of_part = SET_UP if App.get_running_app().bridge.part == SET_UP else ""
        super().enter(**where)

    def page(self, surface: Surface) -> Page:
        return page_of(self.game_id, SET_UP)(self.desk, surface)
