"""Who plays, a row each: the colour and shape of the real pieces, the name, the seat."""

from kivy.app import App
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from companion.core.setting import COLOUR, ORDER, PERSON
from screens.kv import load_kv
from screens.new_game.drawn import SettingField  # noqa: F401 – named in kv
from screens.widgets.frame.panel import Row, Stack
from screens.widgets.pictures.sign import sign_icon


class SeatRow(Row):
    """One person."""

    rows = ObjectProperty(None, rebind=True)
    screen = ObjectProperty(None, rebind=False)
    number = NumericProperty(1)
    name = StringProperty("")
    icon = StringProperty("")
    colour = StringProperty("ink")
    several = BooleanProperty(False)
    """They may change places."""
    may_move_up = BooleanProperty(False)
    may_move_down = BooleanProperty(False)

    def follow(self, new) -> None:
        """As it stands now."""
        at, order = int(self.number), new.value(ORDER) or ()
        painted = new.settings.get(f"{COLOUR}.{at}")
        self.name = new.value(f"{PERSON}.{at}") or ""
        self.colour = painted.question.guess if painted else "ink"
        self.icon = sign_icon(painted.icon) if painted else ""
        self.several, self.may_move_up = bool(order), at > 1
        self.may_move_down = at < len(order)

    def recolour(self) -> None:
        """The next colour there is for this one."""
        self.screen.turn(f"{COLOUR}.{int(self.number)}")

    def move(self, by: int) -> None:
        """One seat up or down."""
        order, at = list(self.screen.new.value(ORDER)), int(self.number) - 1
        order[at], order[at + by] = order[at + by], order[at]
        self.screen.answer(ORDER, tuple(order))


class SeatRows(Stack):
    """A row for everybody; the rows are kept."""

    screen = ObjectProperty(None, rebind=False)
    hint = StringProperty("")
    """The key of what stands in a line without a name."""
    colour_label = StringProperty("")
    """The key of what the colour is called."""

    def on_kv_post(self, *_args):
        App.get_running_app().i18n.bind(lang=self.follow)
        self.screen.fbind("new", self.follow)

    def follow(self, *_args) -> None:
        """As many as there are."""
        new = self.screen.new
        if new is None:
            return
        n = sum(key.startswith(f"{PERSON}.") for key in new.settings)
        while len(self.children) > n:
            self.remove_widget(self.children[0])
        while len(self.children) < n:
            number = len(self.children) + 1
            self.add_widget(SeatRow(rows=self, screen=self.screen, number=number))
        for row in self.children:
            row.follow(new)


load_kv(__file__)
