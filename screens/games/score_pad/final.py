"""The game is over: the ranking, to keep or to go back from."""

from kivy.app import App
from kivy.properties import ObjectProperty, StringProperty

from companion.core.scored import scored_of
from screens.games.score_pad.layout import keep_layout
from screens.kv import load_kv
from screens.navigation import View
from screens.widgets.ranking import winner_text


class Final(View):
    """Shows the result of the bridge."""

    title_text = StringProperty("")
    who_won = StringProperty("")
    result = ObjectProperty(None, allownone=True)

    def enter(self, **_where):
        app = App.get_running_app()
        result, words = app.bridge.result, app.i18n
        if result is None:
            return
        self.title_text = words.say(app.bridge.view.title)
        self.result, self.who_won = result, winner_text(result, words)
        scored = scored_of(app.bridge.session)
        for part in (self.ids.course, self.ids.sheet):
            part.show(result, scored)

    def keep(self) -> None:
        """Among the past games, and show it there."""
        app = App.get_running_app()
        session = app.bridge.session
        layout = session.game.again(session.options, session.state)
        kept = app.bridge.finish()
        if kept:
            keep_layout(layout)
            app.nav.home()
            app.nav.go("past_game", game=kept)

    def go_back(self) -> None:
        """The game is not over after all."""
        app = App.get_running_app()
        app.bridge.undo()
        app.nav.up()


load_kv(__file__)
