"""The practice round: a line below the bar of each screen that says what to do now and why.

The game is an ordinary one; the line ends with its first round, or when it is put aside.
"""

from importlib import import_module

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import BooleanProperty, StringProperty

from companion.core.chance import CARDS, DICE
from screens.kv import load_kv
from screens.widgets.frame.panel import Row

GAME = "tapestry"
END = "end"


def rules_of_lesson():
    """Its moments, as the game has them."""
    return import_module(f"companion.games.{GAME}.view_lesson")


class LessonLine(Row):
    """What to do now; at the end what may come next."""

    text = StringProperty("")
    ended = BooleanProperty(False)
    lesson = None


class Lesson:
    """Follows the game and the screens while a practice round is played."""

    def __init__(self, app):
        self.app, self.line = app, None
        self._soon = Clock.create_trigger(self.follow, -1)  # after the screen itself has followed
        app.bridge.bind(step=self._soon)
        app.nav.bind(view=self._soon)
        app.i18n.bind(lang=self._soon)

    def begin(self) -> None:
        """A game laid out by the app, at its first turn."""
        bridge = self.app.bridge
        rules = rules_of_lesson()
        if not bridge.begin(GAME, rules.OPTIONS, frozenset((CARDS, DICE))):
            return
        rules.lay_out(bridge.session)
        bridge.publish()
        self.app.choices.keep(practice=bridge.running_id)
        self.app.nav.go(f"{GAME}/table")

    def end(self) -> None:
        """The game goes on without it."""
        self.app.choices.keep(practice="")
        self.follow()

    def leave(self) -> None:
        """The game goes into the bin, with a way back."""
        game = self.app.bridge.running_id
        self.end()
        self.app.nav.home()
        self.app.nav.view.throw_away(game)

    def follow(self, *_args) -> None:
        """The sentence that belongs to now, below the bar of the screen that is shown."""
        moment = self._moment()
        if not moment:
            self._take_off()
            return
        if self.line is None:
            self.line = LessonLine()
            self.line.lesson = self
        view = self.app.nav.view
        if self.line.parent is not view:
            self._take_off()
            view.add_widget(self.line, index=len(view.children) - 1)
        self.line.text = self.app.i18n.say(rules_of_lesson().said(moment))
        self.line.ended = moment == END

    def _moment(self) -> str:
        bridge, view = self.app.bridge, self.app.nav.view
        practised = self.app.choices.now.practice
        if not practised or bridge.running_id != practised or view is None:
            return ""
        game, _, screen = view.route.partition("/")
        if game != GAME or not screen or bridge.state is None:
            return ""
        seen = screen == "bots" and not getattr(view, "ahead", False)
        return rules_of_lesson().moment(bridge.state, bridge.question is not None, seen)

    def _take_off(self) -> None:
        if self.line is not None and self.line.parent is not None:
            self.line.parent.remove_widget(self.line)


def begin_practice() -> None:
    """From wherever it is offered."""
    App.get_running_app().lesson.begin()


load_kv(__file__)
