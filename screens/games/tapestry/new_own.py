"""The sheets of the own level and the own Automa civilization; what they change stands at once."""

from kivy.app import App
from kivy.properties import (
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from companion.games.tapestry.setup.view_own_level import (
    LONGEST,
    choose_base,
    choose_favourite,
    set_amount,
    type_civilization,
)
from companion.i18n import as_label
from screens.kv import load_kv
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.button import Gold
from screens.widgets.controls.field import Field
from screens.widgets.frame.panel import Row, Stack


class OwnAmountRow(Row):
    """An amount and its counter."""

    what = StringProperty("")
    text = StringProperty("")
    value = NumericProperty(0)
    most = NumericProperty(0)
    part = ObjectProperty(None, rebind=False)


class OwnText(Field):
    """What the card does, in several lines; short words are shown from their first line."""

    def _update_graphics(self, *args):
        self.scroll_y = min(self.scroll_y, max(0, self.minimum_height - self.height))
        super()._update_graphics(*args)


class OwnPart(Stack):
    """Inside a sheet: follows the view of its screen while it is open."""

    screen = ObjectProperty(None, rebind=False)

    def on_kv_post(self, *_args):
        self.screen.fbind("view", self.show)
        self.show()

    def let_go(self, *_args) -> None:
        """The sheet is closed."""
        self.screen.funbind("view", self.show)

    def show(self, *_args) -> None:
        """What is chosen now."""


class OwnLevelPart(OwnPart):
    """The printed level beneath, and a counter for each amount."""

    bases = ListProperty()
    base = StringProperty("")

    def show(self, *_args) -> None:
        words, own = App.get_running_app().i18n, self.screen.view.own_level
        self.bases = [(one, words.say(text)) for one, text in own.bases]
        self.base = own.base
        rows = self.ids.amounts
        while len(rows.children) < len(own.amounts):
            rows.add_widget(OwnAmountRow(part=self))
        for row, amount in zip(reversed(rows.children), own.amounts, strict=True):
            row.what, row.text = amount.id, words.say(amount.text)
            row.most, row.value = amount.most, amount.value

    def choose_base(self, level: str) -> None:
        """The printed level beneath."""
        self.screen.change(choose_base, level)

    def count(self, what: str, value: float) -> None:
        """A counter was lifted."""
        self.screen.change(set_amount, what, int(value))


class OwnCivilizationPart(OwnPart):
    """Its name, its heart and what it does."""

    tracks = ListProperty()
    favourite = StringProperty("")
    name = StringProperty("")
    text = StringProperty("")
    name_longest = NumericProperty(LONGEST["name"])
    text_longest = NumericProperty(LONGEST["text"])

    def on_kv_post(self, *args):
        own = self.screen.view.own_civilization
        self.name, self.text = own.name, own.text
        super().on_kv_post(*args)

    def show(self, *_args) -> None:
        words, own = App.get_running_app().i18n, self.screen.view.own_civilization
        self.tracks = [(one, as_label(words.say(text))) for one, text in own.tracks]
        self.favourite = own.favourite

    def choose_favourite(self, track: str) -> None:
        """The heart on the card."""
        self.screen.change(choose_favourite, track)

    def typed(self, what: str, text: str) -> None:
        """A letter more or less."""
        self.screen.change(type_civilization, what, text)


def open_own_level(screen) -> Sheet:
    """Counters on top of a printed level."""
    words = App.get_running_app().i18n
    title, note = words._("tapestry.new.own_level"), words._("tapestry.new.own_level_note")
    return _open(OwnLevelPart(screen=screen), title, note)


def open_own_civilization(screen) -> Sheet:
    """A card the app tells and does not know."""
    words = App.get_running_app().i18n
    title = words._("tapestry.new.own_civilization")
    note = words._("tapestry.new.own_civilization_note")
    return _open(OwnCivilizationPart(screen=screen), title, note)


def _open(part: OwnPart, title: str, note: str) -> Sheet:
    words = App.get_running_app().i18n
    sheet = Sheet(title=title, note=note)
    sheet.put(part)
    sheet.act(Gold(text=words._("kit.take"), on_release=sheet.dismiss))
    sheet.bind(on_dismiss=part.let_go)
    return sheet.open()


load_kv(__file__)
