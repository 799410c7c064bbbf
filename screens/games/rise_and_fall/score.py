"""The count: regions one by one, every sheet beside the others, then keep it."""

from kivy.app import App
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty

from companion.core.scored import scored_of
from companion.games.rise_and_fall.offers.count import NOBODY
from companion.games.rise_and_fall.views.own_sheet import next_seat, own_sheet
from companion.games.rise_and_fall.views.table import score_view
from screens.game_screen import keep_game
from screens.games.rise_and_fall.card_sheet import open_card
from screens.games.rise_and_fall.filling import fill
from screens.games.rise_and_fall.follow import Following, act_of
from screens.games.rise_and_fall.owned_lines import PieceRow
from screens.kv import load_kv
from screens.offering import take_named
from screens.widgets.controls.acts import Act
from screens.widgets.frame.panel import Stack
from screens.widgets.lists.ranking import winner_text
from screens.widgets.lists.score_table import Column, ScoreLine


class RegionEntry(Stack):
    """A region to be counted: its terrain, its spaces, whose it is."""

    shown = BooleanProperty(True)

    def on_shown(self, *_args):
        self.opacity, self.disabled = (1, False) if self.shown else (0, True)


class RiseScore(Following):
    """Several people can fill it in turn: everybody sees every column."""

    columns = ListProperty()
    lines = ListProperty()
    totals = ListProperty()
    terrains = ListProperty()
    winners = ListProperty()
    terrain = StringProperty("plain")
    spaces = NumericProperty(0)
    """0 until they are told."""
    regions = ListProperty()
    acts = ListProperty()
    over = BooleanProperty(False)
    stands = StringProperty("")
    """Why no number is changed any more."""
    counting = BooleanProperty(False)
    headline = StringProperty("")
    seat = StringProperty("")
    seats = ListProperty()
    note = StringProperty("")
    quick = StringProperty("")
    confirm = ListProperty()
    gold = NumericProperty(0)
    _whose = ""

    def is_elsewhere(self, part: str) -> bool:
        """Looked at any time, but where a sheet is kept instead."""
        return part == "sheet"

    def show(self, state, words) -> None:
        """Everything from the view."""
        view = App.get_running_app().bridge.seen(score_view)
        self.over = view.over
        self.counting = view.counting
        self.stands = words._("rise_and_fall.screen.score_stands") if view.over else ""
        names = {sheet.seat: words.say(sheet.name) for sheet in view.sheets}
        self.columns = [
            Column(names[sheet.seat], sheet.colour, f"shape-{sheet.shape}") for sheet in view.sheets
        ]
        self.lines = list(_lines(view.sheets, words))
        self.totals = [sheet.total for sheet in view.sheets]
        self.terrains = [
            (key, words._("rise_and_fall.screen.terrain", what=text, n=points), icon)
            for key, text, icon, points in view.terrains
        ]
        self.winners = [
            *((s.seat, names[s.seat], f"shape-{s.shape}") for s in view.sheets),
            (NOBODY, words._("rise_and_fall.screen.nobody"), "cross"),
        ]
        self.regions = [_region(one, words, self.stands) for one in view.regions]
        offers = [one for group in view.groups for one in group.offers]
        self.acts = [act_of(one, words) for one in offers if not one.id.startswith("confirm.")]
        self._show_sheet(state, view, words)
        session = App.get_running_app().bridge.session
        result = session.game.finished(state)
        self.ids.course.show(result, scored_of(session) if result else None)
        self.headline = winner_text(result, words) if result else words.say(view.leads)

    def look_through(self, seat: str) -> None:
        """Another player's sheet."""
        self.seat = seat
        self.follow()

    def _show_sheet(self, state, view, words) -> None:
        """The sheet of whoever has the tablet; the next one's once it is agreed."""
        whose = next_seat(state)
        if whose != self._whose or self.seat not in [sheet.seat for sheet in view.sheets]:
            self._whose = self.seat = whose
        self.seats = [
            (one.seat, words.say(one.name), "check" if one.confirmed else f"shape-{one.shape}")
            for one in view.sheets
        ]
        sheet = own_sheet(state, self.seat)
        self.note, self.gold = words.say(sheet.note), sheet.gold
        self.quick = words.say(sheet.quick)
        self.confirm = [act_of(sheet.confirm, words)] if sheet.confirm else []
        fill(self.ids.pieces, len(sheet.pieces), PieceRow)
        for row, one in zip(reversed(self.ids.pieces.children), sheet.pieces, strict=True):
            row.kind, row.text, row.icon, row.seat = (
                one.kind,
                words.say(one.name),
                one.icon,
                self.seat,
            )
            row.n, row.most, row.trophy = one.count, one.most, one.trophy
            row.place, row.reason = words.say(one.counts), self.stands

    def set_treasury(self, seat: str, what: str, value: int) -> None:
        """As it is on the table."""
        take_named("right.treasury", {"seat": seat, "resource": what, "number": value})

    def set_pieces(self, seat: str, kind: str, value: int) -> None:
        """As it is in the world."""
        take_named("right.moved", {"seat": seat, "kind": kind, "number": value})

    def open_card(self, seat: str, kind: str):
        """Where the card lies, and its trophy."""
        return open_card(App.get_running_app().bridge.state, seat, kind)

    def count(self, winner: str) -> None:
        """This region goes to somebody, or to nobody."""
        region = {"terrain": self.terrain, "winner": winner}
        if self.spaces:
            region["spaces"] = int(self.spaces)
        take_named("region", region)
        self.spaces = 0

    def drop(self, index) -> None:
        """A region that was wrong."""
        take_named("drop_region", {"region": str(index)})

    def keep(self) -> None:
        """Into the past games."""
        keep_game()


def _lines(sheets, words):
    """A line for every row that any sheet has, in the order of the sheets."""
    labels: dict[str, str] = {}
    for sheet in sheets:
        for row in sheet.rows:
            labels.setdefault(row.key, words.say(row.label))
    order = [key for key in labels if key != "territory"] + ["territory"]
    icons = {row.key: row.icon for sheet in sheets for row in sheet.rows}
    for key in order:
        points = tuple(_points(sheet, key) for sheet in sheets)
        counted = tuple(_counted(sheet, key) for sheet in sheets)
        yield ScoreLine(labels.get(key, ""), points, counted, icons.get(key, ""))


def _counted(sheet, key: str) -> str:
    """Gold and pieces, told apart from what they are worth."""
    count = next((row.count for row in sheet.rows if row.key == key), None)
    return "" if count is None else str(count)


def _points(sheet, key: str):
    return next((row.points for row in sheet.rows if row.key == key), "–")


def _region(one, words, reason: str) -> Act:
    spaces = words._("rise_and_fall.screen.spaces", n=one.spaces)
    winner = words.say(one.winner) if one.winner else words._("rise_and_fall.screen.nobody")
    note = words._("rise_and_fall.screen.region", spaces=spaces, who=winner, n=one.points)
    return Act(words.say(one.terrain), one.index, note, one.icon, reason=reason)


load_kv(__file__)
