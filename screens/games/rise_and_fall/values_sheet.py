"""What cards and trophies show, entered once, a card at a time; 0 is not known."""

from kivy.app import App
from kivy.properties import ListProperty, NumericProperty, StringProperty

from companion.errors import LoomError
from companion.games.rise_and_fall.views import printed_values
from screens.games.rise_and_fall.filling import fill
from screens.kv import load_kv
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.button import Gold
from screens.widgets.frame.panel import Row, Stack

GAME = "rise_and_fall"


class ValueOf(Row):
    """So many pieces, or the trophy: its points."""

    text = StringProperty("")
    value = NumericProperty(0)
    fact = ""


class ValuesGrid(Stack):
    """One card after the other; what was entered is kept when another is opened."""

    kinds = ListProperty()
    kind = StringProperty("")
    most = NumericProperty(0)
    """So many values the largest card has: nothing moves when another is opened."""

    def open_card(self, kind: str) -> None:
        """Another card's values."""
        self.keep()
        self.kind = kind
        app = App.get_running_app()
        words = app.i18n
        card = printed_values.card(kind, known)
        fill(self.ids.rows, len(card), ValueOf)
        for row, one in zip(reversed(self.ids.rows.children), card, strict=True):
            row.text, row.value, row.fact = words.say(one.text), one.value or 0, one.fact
        cards = printed_values.cards(known)
        self.most = max(len(printed_values.card(one.kind, known)) for one in cards)
        self.kinds = [
            (one.kind, words.say(one.name), "check" if one.whole else one.icon) for one in cards
        ]

    def keep(self) -> None:
        """What differs from what is known goes into the house facts."""
        app = App.get_running_app()
        for row in self.ids.rows.children:
            if row.value and row.value != known(row.fact):
                try:
                    app.library.house_facts.set(GAME, row.fact, int(row.value))
                except LoomError as error:
                    app.tell_trouble(error.message)


def known(fact: str):
    """What the owner has told."""
    return App.get_running_app().library.house_facts.get(GAME, fact)


def values_unknown(library) -> int:
    """How many values nobody has told."""
    return printed_values.unknown(lambda fact: library.house_facts.get(GAME, fact))


def open_values(then) -> Sheet:
    """The grid; what is in it is kept when it is closed."""
    words = App.get_running_app().i18n
    sheet = Sheet(title=words._("rise_and_fall.values.title"))
    grid = sheet.put(ValuesGrid())
    grid.open_card(printed_values.cards(known)[0].kind)
    done = words._("rise_and_fall.values.keep")
    sheet.act(Gold(text=done, icon="check", on_release=sheet.dismiss))
    sheet.bind(on_dismiss=lambda *_: (grid.keep(), then()))
    return sheet.open()


load_kv(__file__)
