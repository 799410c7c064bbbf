"""What is told in the lines of the set-up: a card of the Market at a time, a side, a number."""

from kivy.app import App
from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from companion.games.imperium.views.naming import in_market
from screens.games.imperium import picker  # noqa: F401 – named in kv
from screens.games.imperium.civ_parts import Part, grow
from screens.kv import load_kv
from screens.offering import offer_of, take_named
from screens.widgets.controls.button import Tappable
from screens.widgets.frame.even_grid import EvenGrid  # noqa: F401 – named in kv
from screens.widgets.frame.panel import Stack

CATEGORIES = ("region", "uncivilised", "civilised", "tributary", "dual")
LARGEST = 60


class MarketTile(Tappable, Stack):
    """A place of the Market and the card told of it; touched, its card is told, or another one."""

    stays_put = True

    slot = NumericProperty(0)
    icon = StringProperty("")
    what = StringProperty("")
    now = BooleanProperty(False)


class MarketLaying(Part):
    """Five places from left to right; one touch in the list below tells the one that is lit."""

    slot = NumericProperty(0)
    """The place that is told now; 0 where all are."""
    named = BooleanProperty(False)
    touched = 0
    view = None

    def tell(self, view) -> None:
        """The next place that nobody has told, or the one that was touched."""
        app = App.get_running_app()
        self.view = view
        unknown = [one.slot for one in view.market if not one.known]
        self.slot = self.touched or (unknown[0] if unknown else 0)
        tiles = grow(self.ids.spaces, len(view.market), self._tile)
        for tile, space in zip(tiles, view.market, strict=True):
            tile.slot, tile.now = space.slot, space.slot == self.slot
            tile.icon = space.icon if space.known else ""
            tile.what = app.i18n.say(space.what) if space.known else ""
        self._tell_list(app)

    def _tile(self):
        return MarketTile(on_release=lambda tile: self.touch(tile.slot))

    def _tell_list(self, app) -> None:
        words, state = app.i18n, app.bridge.state
        cards = in_market(state) if self.slot else ()
        lying = {space.card for space in state.market.spaces}
        self.named = bool(cards)
        self.ids.picker.cards = [one for one in cards if one.id not in lying]
        self.ids.which.text = (
            words._("imperium.naming.market", slot=int(self.slot)) if self.slot else ""
        )
        self.ids.kinds.options = [
            (one, words._(f"imperium.screen.card_{one}"), _icon(one))
            for one in CATEGORIES
            if self.slot
        ]

    def touch(self, slot: int) -> None:
        """This one is told next."""
        self.touched = 0 if slot == self.slot else slot
        self.tell(self.view)

    def name(self, card: str) -> None:
        """This card lies there."""
        self._told("market.one_named", {"card": card})

    def choose(self, category: str) -> None:
        """Such a card lies there."""
        self._told("market.one", {"category": category})

    def _told(self, offer: str, what) -> None:
        slot, self.touched = int(self.slot), 0
        take_named(offer, {"slot": str(slot), **what})


def _icon(category: str) -> str:
    return "imperium-civilised" if category == "dual" else f"imperium-{category}"


class PowerSides(Part):
    """On which side your Power card lies."""

    def tell(self, view) -> None:
        words = App.get_running_app().i18n
        self.ids.sides.options = [
            (side, words._(f"imperium.screen.power_{side}"), "imperium-power") for side in "ab"
        ]
        self.ids.sides.chosen = [view.you.power_side]

    def choose(self, side: str) -> None:
        take_named("power", {"side": side})


class UnrestCount(Part):
    """How many Unrest lie in their pile, if the app counts them."""

    unrest = NumericProperty(-1)

    def tell(self, view) -> None:
        self.unrest = view.unrest if view.unrest_counted else -1

    def count(self, cards: int) -> None:
        take_named("unrest.count", {"cards": int(cards)})

    def count_or_not(self, wanted: bool) -> None:
        """The Unrest pile is counted by the app, or watched by the player."""
        if wanted:
            self.count(offer_of("unrest.count").asks({}).guess)
        else:
            take_named("unrest.watch")


load_kv(__file__)
