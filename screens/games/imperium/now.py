"""What to do now: one part for each moment, and the one that asks."""

from kivy.app import App
from kivy.properties import (
    BooleanProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from companion.games.imperium.views import card_guess, card_options
from companion.games.imperium.views.naming import in_slot
from screens.games.imperium import picker  # noqa: F401
from screens.games.imperium.asking import facts_of
from screens.games.imperium.civ_parts import Part
from screens.kv import load_kv
from screens.offering import reason_of, take_named
from screens.widgets.frame.panel import Row


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

    def unrest(self, way: str) -> None:
        """One is taken, or returned."""
        take_named(f"unrest.{way}.one")


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


load_kv(__file__)
