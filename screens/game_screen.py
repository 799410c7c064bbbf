"""A screen of a game that is open: it follows the bridge while it is shown, and asks what is asked.

class Table(GameScreen):
    game_id = "chess"

    def show(self, view, words):
        self.title_text = words.say(view.title)
"""

from kivy.app import App

from companion.library.new_game import remember_layout
from screens.navigation import View
from screens.widgets.asking.question import ask_question


class GameScreen(View):
    """`show(view, words)` is called whenever the game or the language changes, while shown."""

    game_id = ""
    of_part = ""
    """The only part of the game that is told here; any, where it is empty."""
    shown = False
    _asked = None
    _asking = None

    def on_kv_post(self, *_args):
        app = App.get_running_app()
        app.bridge.bind(step=self.follow)
        app.i18n.bind(lang=self.follow)
        app.bridge.bind(on_told=self._told)

    def enter(self, **_where):
        self.shown = True
        self.follow()

    def leave(self):
        self.shown = False

    def follow(self, *_args) -> None:
        """Take over what the game is now."""
        app = App.get_running_app()
        if not self.shown or app.bridge.state is None or app.bridge.game_id != self.game_id:
            return
        if self.is_elsewhere(app.bridge.part):
            app.nav.replace(f"{self.game_id}/{app.bridge.part}")
            return
        self.show(self.drawn_from(app.bridge), app.i18n)
        if self.shown:  # another screen may have taken its place, and asks
            self._ask(app)

    def is_elsewhere(self, part: str) -> bool:
        """Whether another screen is to take its place in this part of the game."""
        return bool(self.of_part) and part != self.of_part

    def drawn_from(self, bridge):
        """What `show` is given."""
        return bridge.view

    def show(self, view, words) -> None:
        """Draw it."""

    def tell(self, entry) -> None:
        """A step was taken while this is shown."""

    def asks_itself(self, question) -> bool:
        """Whether the screen lets the question be answered on it, without a sheet."""
        return False

    def _told(self, _bridge, entry) -> None:
        if self.shown and App.get_running_app().bridge.game_id == self.game_id:
            self.tell(entry)

    def _ask(self, app) -> None:
        question = app.bridge.question
        if question is self._asked:
            return
        self._asked = question
        if self._asking is not None:
            self._asking.close()
            self._asking = None
        if question is None or self.asks_itself(question):
            return
        told = app.bridge.told_ahead
        self._asking = ask_question(question, self._answer, app.bridge.drop, told)
        self._asking.bind(on_aside=self._put_aside)

    def _answer(self, value) -> None:
        """Where it is refused the same is asked again: nothing else would."""
        app = App.get_running_app()
        asked = app.bridge.question
        app.bridge.answer(value)
        if asked is not None and app.bridge.question is asked:
            self._asked = self._asking = None
            self._ask(app)

    def _put_aside(self, sheet) -> None:
        """Closed without an answer: the step is taken back, as nothing else would ask again."""
        if sheet is self._asking:
            App.get_running_app().bridge.drop()


def keep_game() -> bool:
    """The game that is over goes among the past ones, and is shown there."""
    app = App.get_running_app()
    session = app.bridge.session
    layout = session.game.again(session.options, session.state)
    kept = app.bridge.finish()
    if kept:
        app.bridge.attempt(lambda: remember_layout(app.library, session.game, layout))
        app.nav.home()
        app.nav.go("past_game", game=kept)
    return bool(kept)
