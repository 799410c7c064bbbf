"""One advance as a tile: its track, the space it leads to, what it gives and what it costs."""

from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty

from companion.i18n import as_label
from screens.games.tapestry.mark_line import MarkLine  # noqa: F401 – named in kv
from screens.kv import load_kv
from screens.widgets.controls.button import Tappable
from screens.widgets.frame.panel import Stack


class AdvanceTile(Tappable, Stack):
    """A touch opens its card; the one of the income takes the income."""

    turn = ObjectProperty(None, rebind=False)
    do = ObjectProperty(None, allownone=True, rebind=False)
    """The income, or nothing for an advance."""
    opens = StringProperty("")
    """The key of the advance."""
    label = StringProperty("")
    """Its name, for who hears it or holds it."""
    icon = StringProperty("")
    role = StringProperty("ink")
    space = StringProperty("")
    benefit = ListProperty()
    cost = ListProperty()
    word = StringProperty("")
    chosen = BooleanProperty(False)
    gold = BooleanProperty(False)
    raised = BooleanProperty(False)
    """Gold that may be pressed."""

    def show(self, one, chosen: bool, words) -> None:
        """Take over an AdvanceView."""
        self.opens, self.do, self.word, self.gold = one.key, None, "", False
        self.label = as_label(words.say(one.name))
        self.icon, self.role, self.space = f"track-{one.track}", one.track, str(one.space)
        self.benefit, self.cost, self.chosen = list(one.benefit), list(one.cost), chosen
        self.reason, self.help_id = words.say(one.reason), f"space.{one.track}.{one.space}"

    def show_income(self, act, words) -> None:
        """Take over the Act of the income turn."""
        self.opens, self.do, self.space, self.chosen = "", act.do, "", False
        self.label, self.word = act.text, words._("tapestry.turn.income_tile")
        self.icon, self.role, self.gold = act.icon, "ink", act.gold
        self.benefit, self.cost = [], []
        self.reason, self.help_id = act.reason, act.help_id

    def on_release(self):
        if self.do is None:
            self.turn.open(self.opens)
        else:
            self.turn.dispatch("on_other", self.do)


load_kv(__file__)
