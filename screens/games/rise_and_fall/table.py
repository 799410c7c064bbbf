"""The table: the line of phases, what is next, what everybody owns; any number can be corrected."""

from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from companion.games.rise_and_fall.offers.ways import ways
from companion.games.rise_and_fall.views.settling import may_settle
from screens.games.rise_and_fall.at_table import AtTable  # noqa: F401
from screens.games.rise_and_fall.card_sheet import open_card
from screens.games.rise_and_fall.filling import fill
from screens.games.rise_and_fall.follow import Following, act_of
from screens.games.rise_and_fall.offer_group import OfferGroup
from screens.games.rise_and_fall.owned_lines import PieceRow, Purse, TrophyRow
from screens.games.rise_and_fall.people import Everybody
from screens.games.rise_and_fall.settle_sheet import open_settling
from screens.games.rise_and_fall.standings import Standings  # noqa: F401
from screens.kv import load_kv
from screens.offering import offer_of, take, take_named
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.acts import Act, Acts
from screens.widgets.lists.steps import Step

COUNTDOWN = 3
WIDE = 860
MENU = (
    ("log", "log", "log"),
    ("check", "check", "table"),
    ("score", "rise_and_fall/score", "score"),
    ("world", "rise_and_fall/world", "layers"),
    ("settings", "settings", "settings"),
)


class RiseTable(Following):
    """The game in play."""

    of_part = "table"
    now = StringProperty("")
    caption = StringProperty("")
    phases = ListProperty()
    seat = StringProperty("")
    colour = StringProperty("ink")
    shape = StringProperty("circle")
    name = StringProperty("")
    won = NumericProperty(0)
    wanted = NumericProperty(4)
    price = StringProperty("")
    notices = StringProperty("")
    decline_now = StringProperty("")
    counting = NumericProperty(0)
    may_count = BooleanProperty(False)
    may_settle = BooleanProperty(False)
    _count = None
    player = ObjectProperty(None, allownone=True, rebind=False)

    def on_kv_post(self, *args):
        super().on_kv_post(*args)
        self.fbind("seat", self.follow)

    def show(self, state, words) -> None:
        """Everything from the view."""
        app = App.get_running_app()
        view = app.bridge.view
        self.now = words.say(view.next)
        self.caption = words._(
            "rise_and_fall.screen.turn",
            turn=view.turn,
            won=view.trophies_won,
            wanted=view.trophies_wanted,
        )
        self.phases = [
            Step(
                words.say(one.name),
                state="now" if one.now else "done" if one.done else "todo",
                mark=one.letter,
                help_id=one.topic,
            )
            for one in view.phases
        ]
        self._show_trophies(view, words)
        self.may_count = view.counts_down
        self.may_settle = may_settle(state)
        self.notices = "\n".join(words.say(one) for one in view.notices)
        self.decline_now = "\n".join(words.say(one) for one in view.decline_now)
        self._follow_seat(view)
        self.ids.everybody.show(view.everybody, self.seat, words)
        self.ids.standings.show(view.everybody, words)
        self._show_player(view, words)
        self._show_groups(view, words)

    def _follow_seat(self, view) -> None:
        known = [one.seat for one in view.players]
        acting = next((one.seat for one in view.players if one.acting), "")
        if self.seat not in known or (acting and acting != self._acting):
            self.seat = acting or known[0]
        self._acting = acting

    _acting = ""

    def _show_trophies(self, view, words) -> None:
        self.won, self.wanted = view.trophies_won, view.trophies_wanted
        known = view.price is not None
        self.price = words._("rise_and_fall.screen.price", n=view.price) if known else ""
        box = self.ids.board
        fill(box, len(view.trophies), TrophyRow)
        for row, one in zip(reversed(box.children), view.trophies, strict=True):
            row.icon, row.text = one.icon, words.say(one.name)
            row.owner = words.say(one.owner) if one.owner else ""
            row.near, row.close = words.say(one.near), one.close
            row.colour, row.shape = one.colour, one.shape

    def _show_player(self, view, words) -> None:
        one = next(player for player in view.players if player.seat == self.seat)
        self.name, self.colour, self.shape = words.say(one.name), one.colour, one.shape
        purses = (("gold", one.gold, 9999), ("wood", one.wood, 5), ("stone", one.stone, 5))
        purses = purses if view.counts_treasuries else ()
        fill(self.ids.purses, len(purses), Purse)
        for row, (what, n, most) in zip(reversed(self.ids.purses.children), purses, strict=True):
            row.what, row.n, row.most, row.seat = what, n, most, one.seat
            row.text = words._(f"rise_and_fall.name.resource.{what}")
        fill(self.ids.pieces, len(one.pieces), PieceRow)
        for row, piece in zip(reversed(self.ids.pieces.children), one.pieces, strict=True):
            row.kind, row.text, row.icon = piece.kind, words.say(piece.name), piece.icon
            row.n, row.most, row.trophy = piece.in_world, piece.most, piece.trophy
            row.place, row.seat = words.say(piece.place_name), one.seat

    def _show_groups(self, view, words) -> None:
        box = self.ids.groups
        fill(box, len(view.groups), OfferGroup)
        for row, group in zip(reversed(box.children), view.groups, strict=True):
            row.show(group, words, self.now)

    # what is touched

    def count_down(self) -> None:
        """Three seconds, aloud if the device can."""
        if self._count is not None:
            self._count.cancel()
        self.counting = COUNTDOWN
        self._say_count()
        self._count = Clock.schedule_interval(self._tick, 1)

    def _tick(self, _dt):
        self.counting -= 1
        self._say_count()
        return self.counting > 0

    def _say_count(self) -> None:
        """Aloud; when it is over the device buzzes."""
        app = App.get_running_app()
        if self.counting and app.reads_aloud:
            app.speech.say(app.i18n.say(int(self.counting)), app.i18n.lang)
        elif not self.counting:
            app.buzz()

    def open_menu(self) -> Sheet:
        """Everything else about this game."""
        app = App.get_running_app()
        words = app.i18n
        sheet = Sheet(title=words._("rise_and_fall.title"))
        rows = sheet.put(Acts())
        rows.items = [
            *(
                Act(words._(f"rise_and_fall.menu.{key}"), route, icon=icon)
                for key, route, icon in MENU
            ),
            *(act_of(one, words) for one in ways(app.bridge.state)),
        ]
        count = offer_of("count_now")
        if count is not None:
            rows.items = [*rows.items, act_of(count, words)]
        rows.bind(on_pick=lambda _rows, do: (sheet.close(), self._go(do)))
        return sheet.open()

    def _go(self, do) -> None:
        app = App.get_running_app()
        if not isinstance(do, str):
            take(do)
        else:
            app.nav.go(do)

    def open_everybody(self) -> Sheet:
        """The lines in words."""
        app = App.get_running_app()
        sheet = Sheet(title=app.i18n._("rise_and_fall.screen.everybody"), wide=WIDE)
        lines = sheet.put(Everybody(spacing=dp(6)))
        lines.show(app.bridge.view.everybody, self.seat, app.i18n)
        lines.bind(on_choose=lambda _lines, seat: (sheet.close(), self._look_at(seat)))
        return sheet.open()

    def _look_at(self, seat: str) -> None:
        """What this person has, further down where there is no room beside."""
        self.seat = seat
        Clock.schedule_once(lambda _dt: self.ids.columns.lead_to(self.ids.own), 0)

    def set_treasury(self, seat: str, what: str, value: int) -> None:
        """As it is on the table."""
        take_named("right.treasury", {"seat": seat, "resource": what, "number": value})

    def set_pieces(self, seat: str, kind: str, value: int) -> None:
        """As it is in the world."""
        take_named("right.moved", {"seat": seat, "kind": kind, "number": value})

    def settle(self) -> Sheet:
        """What everybody puts into decline and buys back, on one sheet."""
        return open_settling()

    def open_card(self, seat: str, kind: str) -> Sheet:
        """Where the card lies."""
        return open_card(App.get_running_app().bridge.state, seat, kind)


load_kv(__file__)
