"""Where a count begins that no game was played for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.app import App

from companion.pages.count import Choosing, count
from screens.pages.page_screen import PageScreen

if TYPE_CHECKING:
    from companion.describe.node import Page
    from companion.describe.surface import Surface
    from companion.library.new_game import NewGame


class CountPlace(PageScreen):
    """`nav.go("count", game="tapestry")`; without a game the first of those that are counted."""

    choosing: Choosing

    def begin(self, game: str = "", **_where: object) -> None:
        app = App.get_running_app()
        self.choosing = Choosing(app.library, app.i18n.words.text, self._start, app.nav.back)
        if game:
            self.choosing.choose(game)

    def page(self, surface: Surface) -> Page:
        return count(self.choosing, surface)

    def _start(self, new: NewGame) -> None:
        app = App.get_running_app()
        if app.bridge.begin_as(new):
            app.nav.replace(f"{app.bridge.game_id}/{app.bridge.part}")
