"""The middle of the table: set-up steps, you, what to do with the pieces, or the score."""

from collections.abc import Callable

from kivy.app import App
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from companion.games.imperium.views.gathered import gathered
from companion.games.imperium.views.table import PILE_RULES
from screens.games.imperium import beside, names  # noqa: F401
from screens.games.imperium.civ_parts import Part, grow
from screens.games.imperium.counted import may_name, open_cards, open_unnamed, open_yours
from screens.games.imperium.variable import open_variable
from screens.kv import load_kv
from screens.offering import offer_of, take, take_named
from screens.widgets.asking.number import NumberSheet
from screens.widgets.asking.question import ask_question
from screens.widgets.controls.button import Tappable
from screens.widgets.frame.panel import Row
from screens.widgets.text.prose import Head

PILE_ICONS = {"nation_cards": "imperium-nation-deck", "developments": "imperium-development"}


class YourPile(Row):
    """Cards left in your Nation deck or Development zone, to be put right in place."""

    pile = StringProperty("")
    title = StringProperty("")
    icon = StringProperty("")
    topic = StringProperty("")
    value = NumericProperty(0)
    owner = ObjectProperty(None, rebind=False)

    def change(self, value) -> None:
        self.owner.count(self.pile, int(value))


class YouPart(Part):
    """Your own counts."""

    name = StringProperty("")
    side = StringProperty("")
    hand_limit = NumericProperty(5)
    counted = BooleanProperty(True)
    you = ObjectProperty(None, allownone=True, rebind=False)

    def tell(self, view) -> None:
        words = App.get_running_app().i18n
        self.you = you = view.you
        self.name, self.side = words.say(you.name), you.side
        self.hand_limit, self.counted = you.hand_limit, you.counted
        self.ids.sides.options = [
            ("barbarian", words._("imperium.screen.barbarian"), "imperium-barbarian"),
            ("empire", words._("imperium.screen.empire"), "imperium-empire"),
        ]
        self.ids.tokens.tell(view)
        piles = grow(self.ids.piles, len(you.piles), lambda: YourPile(owner=self))
        for row, pile in zip(piles, you.piles, strict=True):
            row.pile, row.icon, row.value = pile, PILE_ICONS[pile], getattr(you, pile)
            row.topic = PILE_RULES[pile]
            row.title = words._(f"imperium.screen.{pile}")

    def count(self, pile: str, cards: int) -> None:
        """So many cards are left there."""
        left = {"nation_cards": self.you.nation_cards, "developments": self.you.developments}
        take_named("piles.yours", {**left, pile: cards})

    def shuffle(self) -> None:
        """The deck has run out."""
        take_named("shuffle")

    def turn(self, side: str) -> None:
        """Your State card lies on this side."""
        if side != self.side:
            take_named("state.you")

    def limit(self, cards: int) -> None:
        take_named("hand", {"cards": int(cards)})


class ToldPart(Part):
    """What the last step asks of the hands."""

    entry = ObjectProperty(None, allownone=True, rebind=False)

    def tell(self, view) -> None:
        app = App.get_running_app()
        last, pending = app.bridge.session.last, app.bridge.session.pending
        self.entry = last
        before = gathered(pending.told, differs=False) if pending else ()
        told = before or gathered(last.told if last else (), differs=not pending)
        self.ids.told.told = told
        self.ids.nothing.text = "" if told else app.i18n._("imperium.screen.nothing_to_do")
        self.ids.names.tell(last)
        what = app.i18n._("imperium.naming.first") if before else ""
        self.ids.what.text = what or (app.i18n.say(last.label) if last else "")
        if app.form == "landscape":
            self.ids.rows.tell(view)
        else:
            self.ids.rows.clear()

    def differs(self, instruction) -> None:
        """Ask what happened instead, and carry the step out so."""
        bridge = App.get_running_app().bridge
        question = bridge.session.questions(self.entry)[instruction.differs]
        ask_question(question, lambda value: bridge.differ({question.key: value}))


class ImperiumScoreRow(Tappable, Row):
    """A line of a sheet, touched to be counted or looked into."""

    label = StringProperty("")
    counted = StringProperty("")
    points = StringProperty("")
    opens = ObjectProperty(None, allownone=True)
    """What a touch does; None where it says all there is."""

    @property
    def takes_touch(self) -> bool:
        return self.opens is not None

    def on_touch_down(self, touch):
        return self.takes_touch and super().on_touch_down(touch)

    def on_release(self) -> None:
        self.opens()


class SheetPart(Part):
    """The score sheets, one below the other."""

    def tell(self, view) -> None:
        say = App.get_running_app().i18n.say
        wanted = []
        for sheet in view.sheets:
            wanted.append((sheet, None))
            wanted += [(sheet, line) for line in sheet.lines]
        self.clear_if_other(wanted)
        for widget, (sheet, line) in zip(reversed(self.ids.lines.children), wanted, strict=True):
            if line is None:
                widget.text = f"{say(sheet.name)} · {say(sheet.total)}"
            else:
                widget.label, widget.points = say(line.label), say(line.points)
                widget.counted = "" if line.counted is None else say(line.counted)
                widget.sheet, widget.line = sheet, line
                widget.opens = self._opens(widget)

    def clear_if_other(self, wanted) -> None:
        """Heads and lines stand where they stood, unless there are other ones."""
        kinds = [Head if line is None else ImperiumScoreRow for _, line in wanted]
        box = self.ids.lines
        if [type(each) for each in reversed(box.children)] != kinds:
            box.clear_widgets()
            for kind in kinds:
                box.add_widget(_head() if kind is Head else ImperiumScoreRow())

    def _opens(self, row) -> Callable[[], object] | None:
        """Its cards, or what is still to be counted of it."""
        sheet, of_cards = row.sheet, row.line.typed
        by_hand = self._by_hand(row)
        if sheet.unnamed and of_cards and offer_of("civ_card"):
            return lambda: open_unnamed(sheet, by_hand)
        if sheet.cards and of_cards:
            return lambda: open_cards(sheet)
        if sheet.seat == "0" and may_name() and row.line.id != "progress":
            return lambda: open_yours(by_hand)
        return by_hand

    def _by_hand(self, row) -> Callable[[], object] | None:
        """While the points are counted."""
        sheet, line = row.sheet, row.line
        if line.id == "variable":
            open_now = offer_of(f"variable.{sheet.seat}") is not None
            return (lambda: open_variable(sheet)) if open_now else None
        offer = offer_of(f"line.{sheet.seat}.{line.id}")
        return None if offer is None else lambda: _type(row, offer)


def _type(row, offer) -> None:
    """On the pad."""
    asked = offer.asks({})
    enter = lambda value: take(offer, {asked.key: value})  # noqa: E731 – handed over
    NumberSheet.ask(row.label, asked.guess, asked.low, asked.high, enter)


def _head() -> Head:
    return Head(bold=True, padding=(dp(4), dp(14), dp(4), dp(6)))


load_kv(__file__)
