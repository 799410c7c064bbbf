"""The parts a table is made of: each is told the view and fills itself."""

from kivy.app import App
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from companion.games.imperium.views import KINDS
from companion.i18n import as_label
from screens.kv import load_kv
from screens.offering import offer_of, take_named
from screens.widgets.controls.button import Tappable
from screens.widgets.frame.panel import Row, Stack
from screens.widgets.lists.held_rows import HeldRow, HeldStack

UNNAMED = "question"
SLOT_ICONS = {
    "face_down": "card",
    "next": "arrow-up",
    "aside": "die",
    "blocked": "imperium-exhaust",
    "empty": "",
}


def grow(box, number, make) -> list:
    """Keep the widgets of a box, add or cut what is too few or too many; first to last."""
    while len(box.children) > number:
        box.remove_widget(box.children[0])
    while len(box.children) < number:
        box.add_widget(make())
    return list(reversed(box.children))


class Part(Stack):
    """Anything that is told the view of the table."""

    def tell(self, view) -> None:
        """Show it."""


class Holder(Stack):
    """Shows one of several parts; each is built when it is first shown."""

    def show(self, part) -> None:
        """This part and no other; None: nothing."""
        now = self.children[0] if self.children else None
        if now is not part:
            self.clear_widgets()
            if part is not None:
                self.add_widget(part)


class TokenRow(Row):
    """How many of one kind, to be put right in place."""

    kind = StringProperty("")
    name = StringProperty("")
    icon = StringProperty("")
    value = NumericProperty(0)
    reason = StringProperty("")
    """Why it is not put right now; empty if it may be."""
    owner = ObjectProperty(None, rebind=False)

    def change(self, value) -> None:
        self.owner.change(self.kind, int(value))


class TokenRows(Part):
    """Materials, Population and Progress of you or of the C.I.V."""

    who = StringProperty("civ")
    tokens = ObjectProperty(None, allownone=True, rebind=False)

    def tell(self, view) -> None:
        words = App.get_running_app().i18n
        say, counts = words.say, offer_of(f"tokens.{self.who}") is not None
        reason = "" if counts else words._("imperium.screen.score_stands")
        self.tokens = (view.civ if self.who == "civ" else view.you).tokens
        for row, kind in zip(grow(self, 3, TokenRow), KINDS, strict=True):
            row.owner, row.kind, row.icon = self, kind, f"imperium-{kind}"
            row.name, row.value = say(token_name(kind)), self.tokens.of(kind)
            row.reason = reason

    def change(self, kind: str, value: int) -> None:
        """The table says so many."""
        others = {each: self.tokens.of(each) for each in KINDS}
        take_named(f"tokens.{self.who}", {**others, kind: value})


def token_name(kind):
    """The name of a kind of token."""
    from companion.core.message import name

    return name("imperium", "token", kind)


class ImperiumCount(Row):
    """A number to count on a sheet; its name above it where there is no room beside."""

    name = StringProperty("")
    start = NumericProperty(0)


def counter_row(sheet, name: str, value: int = 0):
    """Put such a row on a sheet and return its counter."""
    return sheet.put(ImperiumCount(name=name, start=value)).ids.counter


class SlotTile(HeldStack):
    """A slot marker and what lies below it."""

    number = StringProperty("")
    icon = StringProperty("")
    is_next = BooleanProperty(False)


class SlotStrip(Row):
    """All the slot markers."""

    def tell(self, view) -> None:
        slots = view.civ.slots
        for tile, slot in zip(grow(self, len(slots), SlotTile), slots, strict=True):
            tile.number, tile.icon = str(slot.number), SLOT_ICONS[slot.state]
            tile.is_next = slot.state == "next"
            tile.help_id = "C-1"


class PileRow(HeldRow):
    """A pile and its cards."""

    name = StringProperty("")
    icon = StringProperty("")
    cards = StringProperty("")


class CivPart(Part):
    """The C.I.V.: its slots and tokens."""

    name = StringProperty("")
    side = StringProperty("")
    nation = StringProperty("")
    level = StringProperty("")

    def tell(self, view) -> None:
        say = App.get_running_app().i18n.say
        civ = view.civ
        words = [say(civ.side_said), say(view.level)]
        if civ.journey is not None:
            words.append(say(civ.journey))
        self.name, self.side = say(civ.name), " · ".join(words)
        self.nation = f"nation.{civ.name.key.rpartition('.')[2]}|{self.name}"
        self.level = view.level_topic
        self.ids.slots.tell(view)
        self.ids.tokens.tell(view)


class PilesPart(Part):
    """How many cards the C.I.V. has where."""

    def tell(self, view) -> None:
        say, piles = App.get_running_app().i18n.say, view.civ.piles
        for row, pile in zip(grow(self, len(piles), PileRow), piles, strict=True):
            row.name, row.icon, row.cards = say(pile.name), pile.icon, str(pile.cards)
            row.help_id = f"icon.{row.icon}|{row.name}"


class SpaceRow(Tappable, Row):
    """A card of the Market."""

    slot = NumericProperty(0)
    icon = StringProperty("")
    what = StringProperty("")
    tokens = StringProperty("")


class MarketPart(Part):
    """The Market; touched, a card can be taken or put right."""

    unrest = StringProperty("")
    view = ObjectProperty(None, allownone=True, rebind=False)
    rows = ListProperty()

    def tell(self, view) -> None:
        words = App.get_running_app().i18n
        self.view = view
        rows = grow(self.ids.spaces, len(view.market), self._row)
        for row, space in zip(rows, view.market, strict=True):
            row.slot, row.icon = space.slot, space.icon
            row.what = as_label(words.say(space.what))
            known = row.icon not in ("", UNNAMED)
            row.help_id = f"icon.{row.icon}|{row.what}" if known else ""
            bare = not space.has.total
            row.tokens = "" if bare else words.say(space.tokens)
        counted = words._("imperium.screen.unrest_left", n=view.unrest)
        self.unrest = counted if view.unrest_counted else words._("imperium.screen.unrest_watch")
        if view.main_counted:
            self.unrest += " · " + words._("imperium.screen.main_left", n=view.main_deck)

    def _row(self):
        return SpaceRow(on_release=lambda row: self.pick(row.slot))

    def pick(self, slot: int) -> None:
        """What can be done with the card of a space."""
        from screens.games.imperium.market_sheet import open_space

        open_space(self.view, slot)


load_kv(__file__)
