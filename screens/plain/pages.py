"""Any game as its port says it: the places of the window in which its pages are shown."""

from kivy.app import App

from companion.core.scored import scored_of
from companion.games import find_game
from companion.library.alone import seen_by
from companion.library.new_game import NewGame
from companion.pages.final import Over, final
from companion.pages.new_game import Deciding, new_game
from companion.pages.plain import table
from screens.game_screen import keep_game
from screens.pages.page_screen import GamePage, PageScreen


class PlainTable(GamePage):
    """A game that is played."""

    def page(self, surface):
        return table(self.desk, surface)


class NewPlain(PageScreen):
    """One that is decided."""

    deciding = None

    def begin(self, **_where):
        app = App.get_running_app()
        game = find_game(self.route.partition("/")[0])
        new = NewGame.like_last(app.library, game, app.i18n.words.text)
        self.deciding = Deciding(new, self._start, app.nav.back)

    def page(self, surface):
        return new_game(self.deciding, surface)

    def back(self) -> bool:
        """A setting that is asked is left first."""
        asked = self.deciding is not None and bool(self.deciding.opened)
        if asked:
            self.deciding.close()
            self.view.again()
        return asked

    def _start(self, new) -> None:
        app = App.get_running_app()
        if app.bridge.begin_as(new):
            app.nav.replace(f"{app.bridge.game_id}/{app.bridge.part}")


class PlainFinal(GamePage):
    """One that is over."""

    def page(self, surface):
        app = App.get_running_app()
        result = seen_by(
            self.desk.session.game.finished(self.desk.session.state), app.library.people.me
        )
        scored = scored_of(self.desk.session)
        return final(Over(self.game_id, result, scored, self._keep, self._go_back), surface)

    def _keep(self) -> None:
        self.shown = False
        keep_game()

    def _go_back(self) -> None:
        app = App.get_running_app()
        self.shown = False
        app.bridge.undo()
        app.nav.up()
