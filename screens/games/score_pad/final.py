"""The game is over: the ranking, to keep or to go back from."""

from kivy.app import App
from kivy.properties import ObjectProperty, StringProperty

from companion.core.scored import scored_of
from companion.library.alone import seen_by
from companion.library.new_game import remember_layout
from screens.game_screen import GameScreen, keep_game
from screens.games.score_pad.editing import edit_names
from screens.kv import load_kv
from screens.widgets.above.sheet import Sheet
from screens.widgets.lists.ranking import winner_text


class Final(GameScreen):
    """Shows the result of the bridge."""

    game_id = "score_pad"

    title_text = StringProperty("")
    who_won = StringProperty("")
    result = ObjectProperty(None, allownone=True)

    def edit_names(self) -> Sheet:
        """Of people and rows."""
        return edit_names()

    def show(self, view, words) -> None:
        """The ranking; again when somebody or a row has another name."""
        app = App.get_running_app()
        if app.bridge.result is None:
            return
        result = seen_by(app.bridge.result, app.library.people.me)
        self.title_text = words.say(view.title)
        self.result, self.who_won = result, winner_text(result, words)
        scored = scored_of(app.bridge.session)
        for part in (self.ids.course, self.ids.sheet):
            part.show(result, scored)

    def keep(self) -> None:
        """Among the past games, and show it there."""
        app = App.get_running_app()
        session = app.bridge.session
        layout = session.game.again(session.options, session.state)
        if keep_game():
            app.bridge.attempt(lambda: remember_layout(app.library, session.game, layout))

    def go_back(self) -> None:
        """The game is not over after all; whoever was renamed since stays so."""
        app = App.get_running_app()
        app.bridge.undo_among(lambda entry: not entry.before.over)
        app.nav.up()


load_kv(__file__)
