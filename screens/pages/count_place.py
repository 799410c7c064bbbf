"""Where a count begins that no game was played for."""

from kivy.app import App

from companion.pages.count import Choosing, count
from screens.pages.page_screen import PageScreen


class CountPlace(PageScreen):
    """`nav.go("count", game="tapestry")`; without a game the first of those that are counted."""

    choosing = None

    def begin(self, game: str = "", **_where):
        app = App.get_running_app()
        self.choosing = Choosing(app.library, app.i18n.words.text, self._start, app.nav.back)
        if game:
            self.choosing.choose(game)

    def page(self, surface):
        return count(self.choosing, surface)

    def _start(self, new) -> None:
        app = App.get_running_app()
        if app.bridge.begin_as(new):
            app.nav.replace(f"{app.bridge.game_id}/{app.bridge.part}")
