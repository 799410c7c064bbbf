"""Such a game is over: the ranking, to keep or to go back from."""

from kivy.app import App
from kivy.properties import ObjectProperty, StringProperty

from companion.core.scored import scored_of
from companion.games import title
from companion.library.alone import seen_by
from screens.game_screen import keep_game
from screens.kv import load_kv
from screens.navigation import View
from screens.widgets.lists.ranking import Ranking, winner_text  # noqa: F401 – named in kv
from screens.widgets.lists.scored import ScoreCourse, ScoreSheet  # noqa: F401


class PlainFinal(View):
    """Shows the result of the bridge."""

    title_text = StringProperty("")
    who_won = StringProperty("")
    result = ObjectProperty(None, allownone=True)

    def enter(self, **_where):
        app = App.get_running_app()
        if app.bridge.result is None:
            return
        self.result = seen_by(app.bridge.result, app.library.people.me)
        self.title_text = app.i18n.say(title(app.bridge.game_id))
        self.who_won = winner_text(self.result, app.i18n)
        scored = scored_of(app.bridge.session)
        for part in (self.ids.course, self.ids.sheet):
            part.show(self.result, scored)
        self.ids.sheet_panel.away = not scored.lines
        self.ids.columns.restack()

    def keep(self) -> None:
        """Among the past games, and show it there."""
        keep_game()

    def go_back(self) -> None:
        """The last step is taken back."""
        app = App.get_running_app()
        app.bridge.undo()
        app.nav.up()


load_kv(__file__)
