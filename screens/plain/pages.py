"""Any game as its port says it: the places of the window in which its pages are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.app import App

from companion.pages.final import at_the_end, final
from companion.pages.plain import table
from screens.pages.page_screen import GamePage
from screens.play.kept import keep

if TYPE_CHECKING:
    from companion.describe.node import Page
    from companion.describe.surface import Surface


class PlainTable(GamePage):
    """A game that is played."""

    def page(self, surface: Surface) -> Page:
        return table(self.desk, surface)


class PlainFinal(GamePage):
    """One that is over."""

    def page(self, surface: Surface) -> Page:
        me = App.get_running_app().library.people.me
        over = at_the_end(self.desk.session, me, self._keep, self._go_back)
        return final(over, surface)

    def _keep(self) -> None:
        self.shown = False
        keep()

    def _go_back(self) -> None:
        app = App.get_running_app()
        self.shown = False
        app.bridge.undo()
        app.nav.up()
