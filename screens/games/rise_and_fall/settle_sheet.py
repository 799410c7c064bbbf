"""Decline and buying back of everybody: a line for each person, and one confirmation.

What stands there is a proposal; who has chosen otherwise touches another card.
"""

from kivy.app import App
from kivy.properties import ListProperty, NumericProperty, ObjectProperty, StringProperty

from companion.games.rise_and_fall.views import settling
from screens.games.rise_and_fall.filling import fill
from screens.kv import load_kv
from screens.offering import take_named
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.button import Gold, Press
from screens.widgets.controls.chips import Chips  # noqa: F401
from screens.widgets.frame.panel import Stack
from screens.widgets.text.prose import Head, Note

NONE = "none"
WIDE = 860


class PersonSettles(Stack):
    """What somebody gives, and what is bought back."""

    name = StringProperty("")
    colour = StringProperty("ink")
    shape = StringProperty("circle")
    note = StringProperty("")
    given = StringProperty("")
    owes = NumericProperty(1)
    cards = ListProperty()
    gives = ListProperty()
    to_buy = ListProperty()
    buys = StringProperty(NONE)
    seat = ""
    lines = ObjectProperty(None, allownone=True, rebind=False)

    def show(self, one, words) -> None:
        """Everything from the view."""
        self.seat, self.name = one.seat, words.say(one.name)
        self.colour, self.shape = one.colour, one.shape
        self.note, self.owes = words.say(one.note), one.owes
        self.given = words.say(settling.gone(one))
        self.cards = _options(one.cards, words)
        self.gives = list(one.gives)
        none = [(NONE, words._("rise_and_fall.offer.no_buy"), "skip")]
        self.to_buy = none + _options(one.to_buy, words) if one.to_buy else []
        self.buys = one.buys or NONE


class SettleLines(Stack):
    """Everybody's line; each touch makes another proposal of it."""

    def begin(self, state) -> None:
        """What stands there before anybody touches it."""
        self.state, self.settled = state, settling.at_first(state)
        self.show()

    def show(self) -> None:
        """As it is chosen now."""
        words, people = App.get_running_app().i18n, settling.people(self.state, self.settled)
        fill(self, len(people), lambda: PersonSettles(lines=self))
        for row, one in zip(reversed(self.children), people, strict=True):
            row.show(one, words)

    def give(self, seat: str, cards: list[str]) -> None:
        """Somebody puts others into decline."""
        self.settled = settling.giving(self.state, self.settled, seat, tuple(cards))
        self.show()

    def buy(self, seat: str, cards: list[str]) -> None:
        """Somebody buys a card back, or none."""
        card = cards[0] if cards and cards[0] != NONE else ""
        self.settled = settling.buying(self.settled, seat, card)
        self.show()


def open_settling(told=()) -> Sheet:
    """The sheet, below what brought it about."""
    app = App.get_running_app()
    words = app.i18n
    sheet = Sheet(title=words._("rise_and_fall.settle.title"), wide=WIDE)
    for one in told:
        sheet.put(Head(text=words.say(one.text)))
    sheet.put(Note(text=words._("rise_and_fall.settle.note")))
    sheet.put(Note(text=words.say(settling.price_line(app.bridge.state))))
    lines = sheet.put(SettleLines())
    lines.begin(app.bridge.state)
    stays = Press(text=words._("rise_and_fall.settle.stays"), icon="check")
    stays.bind(on_release=lambda *_: _settle(sheet, lines, ends_turn=False))
    sheet.act(stays)
    done = Gold(text=words._("rise_and_fall.settle.done"), icon="check")
    done.bind(on_release=lambda *_: _settle(sheet, lines, ends_turn=True))
    sheet.act(done)
    return sheet.open()


def _settle(sheet: Sheet, lines: SettleLines, *, ends_turn: bool) -> None:
    sheet.close()
    take_named("settle", settling.filled(lines.state, lines.settled, ends_turn=ends_turn))


def _options(cards, words) -> list:
    return [(kind, words.say(name), icon) for kind, name, icon in cards]


load_kv(__file__)
