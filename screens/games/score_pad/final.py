"""The game is over: the ranking, to keep or to go back from."""

from kivy.app import App
from kivy.properties import ObjectProperty, StringProperty

from companion.core.scored import scored_of
from screens.games.score_pad.editing import edit_names
from screens.games.score_pad.layout import keep_layout
from screens.kv import load_kv
from screens.navigation import View
from screens.widgets.ranking import winner_text
from screens.widgets.sheet import Sheet


class Final(View):
    """Shows the result of the bridge."""

    title_text = StringProperty("")
    who_won = StringProperty("")
    result = ObjectProperty(None, allownone=True)

    def on_kv_post(self, *_args):
        App.get_running_app().bridge.bind(result=self._renamed)

    def _renamed(self, bridge, _result) -> None:
        """Somebody or a row has another name."""
        if App.get_running_app().nav.view is self and bridge.result is not None:
            self.enter()

    def edit_names(self) -> Sheet:
        """Of people and rows."""
        return edit_names()

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
        """The game is not over after all; whoever was renamed since stays so."""
        app = App.get_running_app()
        since = [entry.command for entry in app.bridge.session.entries if entry.before.over]
        for _ in range(1 + len(since)):
            app.bridge.undo()
        for command in since:
            app.bridge.do(command)
        app.nav.up()


load_kv(__file__)
