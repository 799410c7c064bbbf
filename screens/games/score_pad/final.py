"""The game is over: the ranking, to keep or to go back from."""

from kivy.app import App
from kivy.properties import ListProperty, ObjectProperty, StringProperty

from screens.kv import load_kv
from screens.navigation import View
from screens.widgets.ranking import shape_icon, winner_text
from screens.widgets.score_table import Column, ScoreLine


class Final(View):
    """Shows the result of the bridge."""

    title_text = StringProperty("")
    who_won = StringProperty("")
    result = ObjectProperty(None, allownone=True)
    columns = ListProperty()
    lines = ListProperty()
    totals = ListProperty()

    def enter(self, **_where):
        app = App.get_running_app()
        result, view, words = app.bridge.result, app.bridge.view, app.i18n
        if result is None:
            return
        self.title_text = words.say(view.title)
        self.result, self.who_won = result, winner_text(result, words)
        self.columns = [
            Column(words.say(each.name), each.colour, shape_icon(each.shape))
            for each in view.columns
        ]
        self.lines = [
            ScoreLine(words.say(line.name), tuple(self._points(cell) for cell in line.cells))
            for line in view.lines
        ]
        self.totals = [each.total for each in view.columns]

    def keep(self) -> None:
        """Among the past games, and show it there."""
        app = App.get_running_app()
        kept = app.bridge.finish()
        if kept:
            app.nav.home()
            app.nav.go("past_game", game=kept)

    def go_back(self) -> None:
        """The game is not over after all."""
        app = App.get_running_app()
        app.bridge.undo()
        app.nav.up()

    def _points(self, cell):
        return "–" if cell.points is None else cell.points


load_kv(__file__)
