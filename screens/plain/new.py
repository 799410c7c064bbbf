"""A new game, each of its settings a row; touched, it is asked."""

from kivy.app import App
from kivy.properties import ListProperty, StringProperty

from companion.core.chance import used
from companion.core.message import Message
from companion.core.question import Amount, Choice
from companion.core.setting import YES, Setting, yes_or_no
from companion.games import find_game, title
from screens.kv import load_kv
from screens.navigation import View
from screens.widgets.asking.question import ask_question
from screens.widgets.controls.acts import Act


class NewPlain(View):
    """Nothing is kept until it is begun."""

    title_text = StringProperty("")
    items = ListProperty()
    options = None
    by_app = frozenset()

    def on_kv_post(self, *_args):
        App.get_running_app().i18n.bind(lang=self._show)

    @property
    def game(self):
        """The game of the route."""
        return find_game(self.route.partition("/")[0])

    def enter(self, **_where):
        """As the last one was begun."""
        library, game = App.get_running_app().library, self.game
        self.options = game.as_new(library.last_choices(game))
        last = game.usual_chance(self.options, library.last_by_app(game))
        self.by_app = frozenset(kind for kind in game.chance if used(last, kind))
        self._show()

    def decide(self, setting) -> None:
        """It is asked; what the game refuses stays as it was."""
        ask_question(setting.question, lambda value: self._take(setting, value))

    def start(self) -> None:
        """To the table."""
        app = App.get_running_app()
        if app.bridge.begin(self.game.id, self.options, self.by_app):
            app.nav.replace(f"{self.game.id}/table")

    def _take(self, setting, value) -> None:
        taken = App.get_running_app().bridge.attempt(lambda: setting.with_answer(value))
        if isinstance(taken, frozenset):
            self.by_app = taken
        elif taken is not None:
            self.options = taken
        self._show()

    def _show(self, *_args) -> None:
        if self.options is None:
            return
        words, game = App.get_running_app().i18n, self.game
        self.title_text = words.say(title(game.id))
        settings = (
            *game.settings(self.options),
            *map(self._chance, game.asks_chance(self.options)),
        )
        self.items = [
            Act(words.say(one.question.text), one, _now(one.question, words), help_id=one.help)
            for one in settings
        ]

    def _chance(self, kind: str) -> Setting:
        """Whether the app rolls or draws."""
        text, note = (Message(f"core.use_app.{what}.{kind}") for what in ("ask", "means"))
        asked = yes_or_no(f"by_app.{kind}", text, kind in self.by_app, note)
        others = self.by_app - {kind}
        return Setting(asked, lambda value: others | {kind} if value == YES else others)


def _now(question, words) -> str:
    """What a setting is now, in words; what leaving it empty means."""
    guess = question.guess
    if isinstance(question, Choice):
        return next((words.say(one.text) for one in question.options if one.id == guess), "")
    if isinstance(question, Amount):
        return words.say(guess)
    return guess if isinstance(guess, str) and guess else words.say(question.note)


load_kv(__file__)
