"""The screen of a new game: holds the answers so far, hands on each touch, begins."""

from kivy.app import App
from kivy.properties import ListProperty, ObjectProperty, StringProperty

from companion.games import find_game
from companion.library.new_game import NewGame
from screens.navigation import View


class NewGameScreen(View):
    """Nothing is kept until the game is begun."""

    game_id = ""
    new = ObjectProperty(None, allownone=True, rebind=False)
    """The `NewGame` as it is answered."""
    reason = StringProperty("")
    """Why it cannot begin like this."""
    known = ListProperty()
    """Chips of those who played before and could sit down."""

    def on_kv_post(self, *_args):
        App.get_running_app().i18n.bind(lang=self._say)
        self.fbind("new", self._say)

    def enter(self, **_where):
        """As the last one was begun."""
        app = App.get_running_app()
        self.new = NewGame.like_last(app.library, find_game(self.game_id), app.i18n.words.text)

    @property
    def options(self):
        """What it comes to."""
        return self.new.options

    @property
    def asked(self):
        """Everything that is asked now, by key."""
        return {} if self.new is None else self.new.settings

    def answer(self, key: str, value) -> None:
        """Something was chosen or typed."""
        if self.new is not None and self.new.value(key) != value:
            self.new = self.new.answer(key, value)

    def turn(self, key: str) -> None:
        """The next there is instead of the one that stands."""
        self.new = self.new.turned(key)

    def seat_person(self, name: str) -> None:
        """Somebody who played before."""
        self.new = self.new.seat(name)

    def start(self) -> None:
        """Begin, and show what comes next."""
        self.begin(self.new)

    def begin(self, new) -> None:
        """This one, or one that is made of it."""
        app = App.get_running_app()
        if app.bridge.begin_as(new):
            app.nav.replace(f"{app.bridge.game_id}/{app.bridge.part}")

    def _say(self, *_args) -> None:
        if self.new is not None:
            self.reason = App.get_running_app().i18n.say(self.new.reason)
            self.known = [(name, name, "person") for name in self.new.unseated()]
            self.show()

    def show(self) -> None:
        """What else is to be drawn anew after an answer."""
