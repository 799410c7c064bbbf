"""Any game as its port says it: the places of the window in which its pages are shown."""

from kivy.app import App

from companion.core.scored import scored_of
from companion.library.alone import seen_by
from companion.pages.final import at_the_end, final
from companion.pages.plain import table
from screens.pages.page_screen import GamePage
from screens.play.kept import keep


class PlainTable(GamePage):
    """A game that is played."""

    def page(self, surface):
        return table(self.desk, surface)


class PlainFinal(GamePage):
    """One that is over."""

    def page(self, surface):
        app = App.get_running_app()
        result = seen_by(
            self.desk.session.game.finished(self.desk.session.state), app.library.people.me
        )
        session = self.desk.session
        scored, woven = scored_of(session), session.game.woven(session.entries)
        over = at_the_end(self.game_id, result, scored, self._keep, self._go_back, woven)
        return final(over, surface)

    def _keep(self) -> None:
        self.shown = False
        keep()

    def _go_back(self) -> None:
        app = App.get_running_app()
        self.shown = False
        app.bridge.undo()
        app.nav.up()
