"""A new game of any kind as its page; what was decided is kept once it is begun."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.app import App

from companion.games import find_game
from companion.library.new_game import NewGame
from companion.pages.deciding import Deciding
from companion.pages.new_game import new_game
from screens.pages.page_screen import PageScreen

if TYPE_CHECKING:
    from companion.describe.node import Page
    from companion.describe.surface import Surface


class NewGamePage(PageScreen):
    """As the last one of this kind was begun."""

    deciding: Deciding

    @property
    def about(self) -> str:
        """The game that is begun."""
        return self.route.partition("/")[0]

    def begin(self, **_where: object) -> None:
        app = App.get_running_app()
        game = find_game(self.about)
        new = NewGame.like_last(app.library, game, app.i18n.words.text)
        self.deciding = Deciding(new, self._start, app.nav.back)

    def page(self, surface: Surface) -> Page:
        return new_game(self.deciding, surface)

    def back(self) -> bool:
        """A setting that is asked is left first."""
        asked = bool(self.deciding.opened)
        if asked:
            self.deciding.close()
            self.view.again()
        return asked

    def _start(self, new: NewGame) -> None:
        app = App.get_running_app()
        if app.bridge.begin_as(new):
            app.nav.replace(f"{app.bridge.game_id}/{app.bridge.part}")
