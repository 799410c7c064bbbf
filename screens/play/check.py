"""Check the table: everything that must lie somewhere, to be ticked off or put right.

A game that names `"correct": "module:function"` in its SCREENS lets a number be corrected here:
`function(fact, value)` gives the command. `"place": "module:function"` opens the sheet where a
fact that is no number is put right: `function(fact)`.
"""

from kivy.app import App
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty

from screens.games import screens_of
from screens.kv import load_kv
from screens.navigation import View, find_class
from screens.widgets.button import Tappable
from screens.widgets.number import NumberSheet
from screens.widgets.panel import Row


class FactLine(Tappable, Row):
    """What lies where, and whether it was seen there."""

    label = StringProperty("")
    value = StringProperty("")
    seen = BooleanProperty(False)


class FactRow(Row):
    """A line and the button for when it lies otherwise."""

    label = StringProperty("")
    value = StringProperty("")
    seen = BooleanProperty(False)
    can_correct = BooleanProperty(False)
    key = StringProperty("")
    screen = None

    def tick(self) -> None:
        self.screen.tick(self.key)

    def correct(self) -> None:
        self.screen.correct(self.key)


class CheckTable(View):
    """Ticks are forgotten when the screen is left."""

    seen = ListProperty()
    number = NumericProperty(0)
    facts = ()
    shown = False

    def on_kv_post(self, *_args):
        App.get_running_app().bridge.fbind("step", self._follow)

    def enter(self, **_where):
        self.shown, self.seen = True, []
        self._follow()

    def leave(self):
        self.shown = False

    def tick(self, key: str) -> None:
        """It lies as it should; touched again, it is to be looked at again."""
        seen = list(self.seen)
        seen.remove(key) if key in seen else seen.append(key)
        self.seen = seen
        self._show_ticks()

    def correct(self, key: str) -> None:
        """Say what really lies there."""
        app = App.get_running_app()
        fact = next(each for each in self.facts if each.key == key)
        screens = screens_of(app.bridge.game_id)
        if not isinstance(fact.value, int):
            find_class(screens["place"])(fact)
            return
        command_of = find_class(screens["correct"])

        def take(value):
            app.bridge.do(command_of(fact, value))

        NumberSheet.ask(app.i18n.say(fact.label), fact.value, 0, 999, take)

    def _follow(self, *_args) -> None:
        app = App.get_running_app()
        if app.bridge.session is None or not self.shown:
            return
        self.facts = app.bridge.session.game.on_the_table(app.bridge.state)
        self.number = len(self.facts)
        screens = screens_of(app.bridge.game_id)
        box = self.ids.facts
        while len(box.children) > len(self.facts):
            box.remove_widget(box.children[0])
        while len(box.children) < len(self.facts):
            box.add_widget(FactRow())
        for row, fact in zip(reversed(box.children), self.facts, strict=True):
            row.screen, row.key = self, fact.key
            row.label, row.value = app.i18n.say(fact.label), app.i18n.say(fact.value)
            row.can_correct = ("correct" if isinstance(fact.value, int) else "place") in screens
        self._show_ticks()

    def _show_ticks(self) -> None:
        for row in self.ids.facts.children:
            row.seen = row.key in self.seen


load_kv(__file__)
