"""My turn in one place: every advance as a card with its cost, gain and bonus, then the income.

    MyTurn:
        advances: root.advances       # of companion…views.advances
        income: root.income           # the Act of the income turn
        on_advance: root.advance(*args[1:])   # an AdvanceView, the way it is paid, whether it buys
        on_other: root.pick(args[1])

A touch opens a card: the payments stand in it as chips, the likeliest chosen, and one gold button.
`folded`, on a phone, each advance is a tile, and the card that is open stands below the tiles.
"""

from kivy.app import App
from kivy.properties import (
    BooleanProperty,
    DictProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from companion.games.tapestry.tracks.view_foreseen import endings
from screens.games.tapestry.advance_card import AdvanceCard
from screens.games.tapestry.advance_tile import AdvanceTile
from screens.games.tapestry.mark_line import MarkLine  # noqa: F401 – named in kv
from screens.games.tapestry.payment import PayPart
from screens.kv import load_kv
from screens.widgets.frame.panel import Stack, hold_just


class MyTurn(Stack):
    """The cards are kept; one is open at a time."""

    advances = ListProperty()
    income = ObjectProperty(None, allownone=True, rebind=False)
    open_key = StringProperty("")
    way = NumericProperty(0)
    buys = BooleanProperty(False)
    left = DictProperty()
    """What is left of each resource after the payment that is chosen."""
    chosen = StringProperty("")
    """The track whose card is open."""
    folded = BooleanProperty(False)
    two = BooleanProperty(False)
    """The cards stand in two columns."""
    foreseen = ObjectProperty(None, allownone=True, rebind=False)
    """How it may end: what it asks first is answered with the touch that makes it."""

    seat = StringProperty("")
    """Whose turn it is: a card that somebody looked at is closed for the next person."""

    __events__ = ("on_advance", "on_other")

    def __init__(self, **kwargs):
        self._part, self._paid = None, ()
        self._cards, self._tiles = [], []
        super().__init__(**kwargs)

    def on_kv_post(self, *_args):
        App.get_running_app().i18n.bind(lang=self._show)
        self.fbind("advances", self._show)
        self.fbind("income", self._show_income)
        self.fbind("folded", self._show_income)
        for name in ("folded", "two"):
            self.fbind(name, self._spread)
        self._show()
        self._show_income()

    def on_seat(self, *_args):
        self.open_key = ""

    def open(self, key: str) -> None:
        """Open a card, or close the one that is open; another one is paid anew."""
        self.open_key = "" if key == self.open_key else key
        self.way, self.buys = 0, False
        self._open()

    def open_track(self, track: str) -> bool:
        """Open the first card of a track; whether there is one."""
        one = next((one for one in self.advances if one.track == track and not one.reason), None)
        if one is not None and one.key != self.open_key:
            self.open(one.key)
        return one is not None

    def touch_track(self, track: str) -> bool:
        """As `open_track`; touched again it closes, as by the head of the card."""
        if track != self.chosen:
            return self.open_track(track)
        self.open(self.open_key)
        return True

    def pay_with(self, number: int) -> None:
        """A chip was touched."""
        self.way = number
        self._open()

    def buy(self, card) -> None:
        """The bonus of a card was touched."""
        if not card.asks_bonus:
            app = App.get_running_app()
            app.toast(app.i18n._("tapestry.turn.bonus_later"))
            return
        if card.one.key != self.open_key:
            self.open(card.one.key)
        self.buys = not self.buys
        self._open()

    def go(self, told=None) -> None:
        """The gold button, or with answers to what is asked first."""
        one = self._one()
        if one is not None and one.ways:
            self.dispatch("on_advance", one, one.ways[self.way], self.buys, told or {})

    def _one(self):
        return next((one for one in self.advances if one.key == self.open_key), None)

    def _show(self, *_args) -> None:
        words = App.get_running_app().i18n
        del self._cards[len(self.advances) :]
        while len(self._cards) < len(self.advances):
            self._cards.append(AdvanceCard(turn=self))
        for card, one in zip(self._cards, self.advances, strict=True):
            card.show(one, words)
        one = self._one()
        if one is None or one.reason or one.ways != self._paid:
            self.way, self.buys = 0, False
        if one is None or one.reason:
            self.open_key = ""
        self._open()

    def _show_income(self, *_args) -> None:
        self.ids.other.items = [self.income] if self.income and not self.folded else []
        self._spread()

    def _spread(self, *_args) -> None:
        """The cards in one column or in two; folded the tiles, and the card that is open."""
        cards = [card for card in self._cards if card.is_open or not self.folded]
        halves = self._halves(cards) if self.two and not self.folded else (cards, [])
        holders = self.ids.cards, self.ids.beside
        self._move(self.ids.other, self)
        for holder, half in zip(holders, halves, strict=True):
            for card in {*holder.children} - {*half}:
                holder.remove_widget(card)
        for holder, half in zip(holders, halves, strict=True):
            hold_just(holder, half)
        beside = self.two and any(card.is_open for card in cards)
        self._move(self.ids.other, self.ids.beside if beside else self)
        hold_just(self.ids.tiles, self._told_tiles() if self.folded else [])

    def _move(self, widget, holder) -> None:
        """To the end of another part."""
        if widget.parent is not holder:
            widget.parent.remove_widget(widget)
            holder.add_widget(widget)

    def _halves(self, cards) -> tuple:
        """The one that is open beside the others."""
        opened = [card for card in cards if card.is_open]
        if opened:
            return opened, [card for card in cards if not card.is_open]
        return cards[::2], cards[1::2]

    def _told_tiles(self) -> list:
        words, wanted = App.get_running_app().i18n, len(self.advances) + bool(self.income)
        del self._tiles[wanted:]
        while len(self._tiles) < wanted:
            self._tiles.append(AdvanceTile(turn=self))
        for tile, one in zip(self._tiles, self.advances, strict=False):
            tile.show(one, one.key == self.open_key, words)
        if self.income:
            self._tiles[-1].show_income(self.income, words)
        return self._tiles

    def _open(self) -> None:
        one = self._one()
        self._paid = one.ways if one else ()
        for card in self._cards:
            card.is_open = one is not None and card.one.key == one.key
            card.buys = card.is_open and self.buys
            self._place(card)
        self._spread()
        self.chosen = one.track if one else ""
        self.left = dict(one.ways[self.way].keeps) if one and one.ways else {}
        self.foreseen = self._foreseen(one)
        if self._part is not None:
            self._part.end_with(self.foreseen)

    def _foreseen(self, one):
        """What this advance asks first, paid and bought as chosen; nothing at another game's table.

        The screen is kept, and shows itself anew when the language changes somewhere else.
        """
        bridge = App.get_running_app().bridge
        if one is None or not one.ways or bridge.game_id != "tapestry":
            return None
        paid = one.paid(one.ways[self.way])
        return endings(bridge.session, paid, one.answers(bridge.state.turn, self.buys or None))

    def _place(self, card) -> None:
        """The payments into the card that is open, out of one that is not."""
        more = card.ids.more.__self__
        if card.is_open:
            if self._part is None:
                self._part = PayPart(turn=self)
            if self._part.parent is not more:
                if self._part.parent is not None:
                    self._part.parent.remove_widget(self._part)
                more.add_widget(self._part)
            self._part.show(card.one, self.way)
        elif self._part is not None and self._part.parent is more:
            more.remove_widget(self._part)

    def on_advance(self, one, way, buys, told) -> None:
        """The player advances so; `told` answers what is asked first."""

    def on_other(self, do) -> None:
        """The player takes income."""


load_kv(__file__)
