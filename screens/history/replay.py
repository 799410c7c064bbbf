"""A game that is over, step by step again: what happened, what was told, how the table stood.

A game that names `"board": "module:Widget"` in its SCREENS has its table drawn beside the steps:
`fit_into(panel)` once, then `show(session, state)` at every step.
"""

from kivy.app import App
from kivy.properties import ListProperty, NumericProperty, StringProperty

from companion.core.turns import log_of
from companion.errors import LoomError
from companion.games import title
from screens.games import screens_of
from screens.groups.moment import Moment
from screens.kv import load_kv
from screens.navigation import View, find_class


class Replay(View):
    """Reads the kept journal; nothing can be changed here."""

    name = StringProperty("")
    at = NumericProperty(0)
    number = NumericProperty(0)
    happened = StringProperty("")
    recap = StringProperty("")
    told = ListProperty()
    session = None
    board = None

    def on_kv_post(self, *_args):
        App.get_running_app().i18n.bind(lang=self._show)

    def enter(self, game: str = "", **_where):
        app = App.get_running_app()
        try:
            self.session = app.library.review(game)
        except LoomError as error:
            app.nav.up()
            app.tell_trouble(error.message)
            return
        self.name = app.i18n.say(title(self.session.game.id))
        self.number = len(self.session.entries)
        self._put_board()
        self.at = min(1, self.number)
        self._show()

    def leave(self) -> None:
        App.get_running_app().i18n.words.addressed = None

    def step(self, by: int) -> None:
        """So many steps on, or back."""
        self.at = max(1, min(self.number, self.at + by))
        self._show()

    def _put_board(self) -> None:
        named = screens_of(self.session.game.id).get("board")
        kind = find_class(named) if named else Moment
        if type(self.board) is kind:
            return
        panel = self.ids.board
        if self.board is not None:
            self.board.parent.remove_widget(self.board)
        self.board = kind()
        self.board.fit_into(panel)
        panel.body.add_widget(self.board)

    def _show(self, *_args) -> None:
        if self.session is None or not self.number:
            return
        say, game = App.get_running_app().i18n.say, self.session.game
        entry = self.session.entries[int(self.at) - 1]
        App.get_running_app().i18n.words.addressed = game.addressed(entry.after)
        self.happened = "\n".join(say(line.text) for line in log_of(game, entry)) or say(
            entry.label
        )
        self.told = list(entry.told)
        self.recap = say(game.recap(entry.after))
        self.board.show(self.session, entry.after)


load_kv(__file__)
