"""What to do now: one part for each moment, and the one that asks."""

from kivy.app import App
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from companion.games.imperium.views import card_guess, card_options
from companion.games.imperium.views.naming import in_market, in_slot
from screens.games.imperium import picker  # noqa: F401
from screens.games.imperium.asking import facts_of
from screens.games.imperium.civ_parts import Part
from screens.kv import load_kv
from screens.offering import reason_of, take_named
from screens.widgets.controls.chips import Chips
from screens.widgets.frame.panel import Row
from screens.widgets.text.prose import Caption

CATEGORIES = ("region", "uncivilised", "civilised", "tributary", "dual")
UNREST_AT_FIRST = 20


class LayPart(Part):
    """What lies in the Market at first, and how many Unrest in their pile."""

    laid = ListProperty([""] * 5)
    unrest = NumericProperty(-1)
    power = StringProperty("b")
    solo = BooleanProperty(True)
    cards = ListProperty()
    named = BooleanProperty(False)
    pairs = ()

    def tell(self, view) -> None:
        words = App.get_running_app().i18n
        options = [(one, words._(f"imperium.screen.card_{one}")) for one in CATEGORIES]
        if not self.ids.spaces.children:
            self._build()
        for slot, (caption, chips) in enumerate(self.pairs, start=1):
            caption.text = words._("imperium.screen.space", slot=slot)
            chips.options = options
        self._name_next(words)
        self.unrest = view.unrest if view.unrest_counted else -1
        self.power, self.solo = view.you.power_side, view.solo
        self.ids.power.options = [
            (side, words._(f"imperium.screen.power_{side}")) for side in ("a", "b")
        ]

    def lay_power(self, side: str) -> None:
        """Your Power card lies on this side."""
        take_named("power", {"side": side})

    def _build(self) -> None:
        self.pairs = [(Caption(), Chips(free=True)) for _ in range(5)]
        for slot, (caption, chips) in enumerate(self.pairs, start=1):
            chips.bind(on_choose=lambda _, chosen, slot=slot: self.choose(slot, chosen[0]))
            self.ids.spaces.add_widget(caption)
            self.ids.spaces.add_widget(chips)

    def _name_next(self, words) -> None:
        """The cards are named one after the other, from left to right."""
        cards = in_market(App.get_running_app().bridge.state)
        self.named = bool(cards)
        self.ids.picker.cards = [one for one in cards if one.id not in self.cards]
        slot = len(self.cards) + 1
        self.ids.which.text = words._("imperium.naming.market", slot=slot) if slot <= 5 else ""

    def name(self, card: str) -> None:
        """This card lies next; with the fifth the Market is known."""
        self.cards = [*([] if len(self.cards) == 5 else self.cards), card]
        if len(self.cards) == 5:
            take_named("market.named", _by_space(self.cards))
        else:
            self._name_next(App.get_running_app().i18n)

    def choose(self, slot: int, category: str) -> None:
        """This card lies there; with the fifth the Market is known."""
        self.laid = [category if i == slot - 1 else one for i, one in enumerate(self.laid)]
        if all(self.laid):
            take_named("market", _by_space(self.laid))

    def count(self, cards: int) -> None:
        take_named("unrest.count", {"cards": int(cards)})

    def count_or_not(self, wanted: bool) -> None:
        """The Unrest pile is counted by the app, or watched by the player."""
        if wanted:
            self.count(UNREST_AT_FIRST)
        else:
            take_named("unrest.watch")


class MarkerRow(Row):
    """Actions or Exhausts left."""

    title = StringProperty("")
    icon = StringProperty("")
    value = NumericProperty(0)
    kind = StringProperty("")

    def change(self, value) -> None:
        take_named(f"{self.kind}.left", {"left": int(value)})


class YourPart(Part):
    """Your turn."""

    order = StringProperty("")

    def tell(self, view) -> None:
        words = App.get_running_app().i18n
        self.order = view.you.order
        self.ids.orders.options = [
            (one, words._(f"imperium.order.{one}"), icon, reason_of(f"order.{one}"))
            for one, icon in (
                ("activate", "imperium-action"),
                ("innovate", "imperium-innovate"),
                ("pacify", "imperium-revolt"),
            )
        ]
        for kind, value in (("action", view.you.actions), ("exhaust", view.you.exhausts)):
            row = self.ids[kind]
            row.title, row.value = words._(f"imperium.screen.{kind}s"), value
        about = f"imperium.screen.about_{view.you.order or 'turn'}"
        self.ids.about.text = words._(about)
        last = view.ending is not None and view.last_round
        self.ids.last.text = words._("imperium.screen.last_round") if last else ""

    def choose(self, order: str) -> None:
        take_named(f"order.{order}")


class CivsTurn(Part):
    """A part of the C.I.V.'s turn, in which you may have to draw (rulebook, 001:541)."""

    def shuffle(self) -> None:
        """Your own deck ran out while you drew."""
        take_named("shuffle")


class DiePart(CivsTurn):
    """The die of the C.I.V.: rolled by the app, or typed."""

    def tell(self, view) -> None:
        self.ids.faces.options = [(str(face), str(face), f"die-{face}") for face in range(1, 7)]

    def typed(self, face: str) -> None:
        """The real die showed this."""
        take_named("die", answers={"die": face})


class CardPart(CivsTurn):
    """The next card: what it shows, in one touch."""

    view = ObjectProperty(None, allownone=True, rebind=False)
    named = BooleanProperty(False)

    def tell(self, view) -> None:
        app = App.get_running_app()
        words = app.i18n
        self.view = view
        self.ids.ask.text = words._("imperium.screen.turn_over", slot=view.civ.next_slot)
        told = facts_of(app)
        self.ids.picker.cards = cards = in_slot(app.bridge.state, view.civ.next_slot)
        self.named = bool(cards)
        options = card_options(app.bridge.state, told)
        self.ids.shown.options = [(one, words.say(name), icon) for one, name, icon in options]
        seen = card_guess(app.bridge.state, told)
        self.ids.shown.chosen = self.ids.picker.chosen = [seen] if seen else []

    def shows(self, key: str) -> None:
        take_named("slot", answers={self.view.card_key: key})


class WordsPart(Part):
    """A sentence says what to do."""

    key = StringProperty("")

    def tell(self, view) -> None:
        say = App.get_running_app().i18n.say
        self.ids.about.text, self.ids.last.text = say(view.now.about), say(view.now.last)


def _by_space(cards) -> dict[str, str]:
    return {str(slot): one for slot, one in enumerate(cards, start=1)}


load_kv(__file__)
