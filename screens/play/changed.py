"""What a change of an earlier step would mean on the table: to accept, or to let be."""

from kivy.app import App
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from companion.errors import LoomError
from companion.i18n import as_label
from screens.kv import load_kv
from screens.navigation import View
from screens.widgets.asking.question import ask_question
from screens.widgets.frame.panel import Row

BETWEEN = " · "
"""Of labels that may hold a comma themselves."""


class DifferenceRow(Row):
    """One thing that lies otherwise: what it is, before, after."""

    label = StringProperty("")
    before = StringProperty("")
    after = StringProperty("")


class Changed(View):
    """Shows a Rerun of the session."""

    rerun = ObjectProperty(None, allownone=True)
    title_text = StringProperty("")
    stop = StringProperty("")
    rolled = StringProperty("")
    of_rules = StringProperty("")
    whole = BooleanProperty(True)
    left = NumericProperty(0)
    asks = BooleanProperty(False)
    rows = ListProperty()

    def enter(self, rerun=None, **_where):
        self.rerun = rerun or self.rerun
        words = App.get_running_app().i18n
        self.whole, self.asks = self.rerun.whole, self.rerun.asked is not None
        self.left = 0 if self.whole else self.rerun.remaining + 1
        self.stop = self._stop_text(words)
        rolled = [words.say(each.label) for each in self.rerun.rolled_anew]
        self.rolled = words._("app.changed.rolled", what=", ".join(rolled)) if rolled else ""
        self.of_rules = self._of_rules(words)
        number = len(self.rerun.differences)
        self.title_text = words._("app.changed.so_many", n=number)
        none = words._("app.changed.nothing")
        self.rows = [
            (
                as_label(words.say(each.label)),
                words.say(each.before) or none,
                words.say(each.after) or none,
            )
            for each in self.rerun.differences
        ]

    def on_rows(self, *_args):
        box = self.ids.differences
        while len(box.children) > len(self.rows):
            box.remove_widget(box.children[0])
        while len(box.children) < len(self.rows):
            box.add_widget(DifferenceRow())
        for row, told in zip(reversed(box.children), self.rows, strict=True):
            row.label, row.before, row.after = told

    def accept(self) -> None:
        """Let it be the game."""
        app = App.get_running_app()
        try:
            app.bridge.session.accept(self.rerun)
        except LoomError as error:
            app.tell_trouble(error.message)
            return
        app.nav.up()
        app.toast(app.i18n._("app.changed.accepted"))

    def answer(self) -> None:
        """A later step asks something it did not ask before."""
        ask_question(self.rerun.asked, lambda value: self._again(self.rerun.with_answer(value)))

    def leave_out(self) -> None:
        """Go on without the step that no longer fits."""
        self._again(self.rerun.leaving_out())

    def _again(self, change) -> None:
        app = App.get_running_app()
        try:
            self.enter(rerun=app.bridge.session.preview(change))
        except LoomError as error:
            app.toast(app.i18n.say(error.message))

    def _of_rules(self, words) -> str:
        """What nobody changed, and is otherwise all the same."""
        found = App.get_running_app().bridge.session.of_rules(self.rerun)
        what = [words.say(each.label) for each in found.differences]
        if found.stop:
            what.append(words._("app.changed.this_step"))
        return words._("app.changed.of_rules", what=BETWEEN.join(what)) if what else ""

    def _stop_text(self, words) -> str:
        if self.rerun.stuck:
            what, why = words.say(self.rerun.stuck.entry.label), words.say(self.rerun.stuck.reason)
            return words._("app.changed.stuck", what=what, why=why)
        if self.rerun.asked:
            what = words.say(self.rerun.asking.label)
            return words._("app.changed.asks", what=what)
        return ""


load_kv(__file__)
