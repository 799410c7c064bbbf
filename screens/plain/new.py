"""A new game, each of its settings a row; touched, it is asked."""

from kivy.app import App
from kivy.properties import ListProperty, StringProperty

from companion.core.question import Amount, Choice
from companion.games import title
from screens.kv import load_kv
from screens.new_game.screen import NewGameScreen
from screens.widgets.asking.question import ask_question
from screens.widgets.controls.acts import Act


class NewPlain(NewGameScreen):
    """Of any game."""

    title_text = StringProperty("")
    items = ListProperty()

    @property
    def game_id(self):
        """The game of the route."""
        return self.route.partition("/")[0]

    def decide(self, setting) -> None:
        """It is asked; what the game refuses stays as it was."""
        question = setting.question
        ask_question(question, lambda value: self.answer(question.key, value))

    def show(self) -> None:
        """A row for each."""
        words = App.get_running_app().i18n
        self.title_text = words.say(title(self.game_id))
        self.items = [
            Act(words.say(one.question.text), one, _now(one.question, words), help_id=one.help)
            for one in self.new.settings.values()
        ]


def _now(question, words) -> str:
    """What a setting is now, in words; what leaving it empty means."""
    guess = question.guess
    if isinstance(question, Choice):
        return next((words.say(one.text) for one in question.options if one.id == guess), "")
    if isinstance(question, Amount):
        return words.say(guess)
    return guess if isinstance(guess, str) and guess else words.say(question.note)


load_kv(__file__)
