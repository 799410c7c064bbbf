"""Where the pieces of a set-up go: the table in small, the lines of the part numbered on it.

A game says which zones there are and which of its lines belong where, and draws what is in them.
"""

from dataclasses import dataclass

from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import InstructionGroup
from kivy.metrics import dp
from kivy.properties import ListProperty, NumericProperty
from kivy.uix.floatlayout import FloatLayout

from screens.widgets.boards.batch import Batch
from screens.widgets.boards.hex_drawing import draw_words
from screens.widgets.frame.box import Box

MARK = 26
PAPER = 0.72
"""A card is so wide as a part of its height."""


@dataclass(frozen=True)
class Zone:
    """A place on the table, in parts of the whole: from the left and from below."""

    x: float
    y: float
    wide: float
    high: float
    icon: str = ""
    card: bool = False
    """Cards lie there."""
    ground: str = "raised"
    """The role of its colour."""


class TablePlan(FloatLayout):
    """`steps` are the items of a part in their order, each with whether it is done."""

    zones = {}
    zone_of = {}
    """Where each item goes; what lies in no zone has no number on the table."""
    steps = ListProperty()
    every = ListProperty()
    """The same of all parts: a zone that nothing is laid into is left out."""
    now = NumericProperty(0)
    """The number of the line that is to be done; 0 where all are."""

    def __init__(self, **kwargs):
        self._below, self._above = InstructionGroup(), InstructionGroup()
        self.draw = Clock.create_trigger(self._draw_now, -1)
        super().__init__(**kwargs)
        self.canvas.before.add(self._below)
        self.canvas.after.add(self._above)
        for name in ("pos", "size", "steps", "every", "now"):
            self.fbind(name, self.draw)
        app = App.get_running_app()
        for name in ("dark", "sp"):
            app.theme.bind(**{name: self.draw})
        app.i18n.bind(lang=self.draw)

    def shown(self) -> list[str]:
        """The zones that this table has."""
        used = {self.zone_of.get(item) for item, _ in self.every}
        return [name for name in self.zones if name in used]

    def zone(self, name: str) -> tuple[float, float, float, float]:
        """Where it is: left, bottom, width, height."""
        one = self.zones[name]
        left, low = self.x + one.x * self.width, self.y + one.y * self.height
        return left, low, one.wide * self.width, one.high * self.height

    def key_of(self, zone: str) -> str:
        """The key of its name."""
        raise NotImplementedError

    def fill(self, name: str, where, group, theme) -> bool:
        """Draw what is in a zone; False where its picture is enough."""
        return False

    def lit_spot(self) -> tuple[float, float] | None:
        """The middle of where the next piece goes."""
        name = self.zone_of.get(self.steps[int(self.now) - 1][0]) if self.now else None
        return middle(self.zone(name)) if name else None

    def _draw_now(self, *_args) -> None:
        self._below.clear()
        self._above.clear()
        if min(self.size) < dp(100):
            return
        app, shown = App.get_running_app(), self.shown()
        zones = [self.zone_of.get(item) for item, _ in self.steps]
        lit = zones[int(self.now) - 1] if self.now else None
        for name in shown:
            self._zone(name, name in zones, name == lit, app)
        for name in shown:
            here = [at for at, zone in enumerate(zones, 1) if zone == name]
            if here:
                self._number(name, here, app.theme)

    def _zone(self, name: str, named: bool, lit: bool, app) -> None:
        theme, where = app.theme, self.zone(name)
        x, y, wide, high = where
        made = Box()
        made.pos, made.size = (x, y), (wide, high)
        edge = theme.accent if lit else theme.edge if named else theme.line
        ground = self.zones[name].ground
        fill = theme.lit if lit and ground == "raised" else theme.of(ground)
        made.look = fill, dp(10), edge, dp(2 if lit else 1.2)
        self._below.add(made)
        if not self.fill(name, where, self._below, theme):
            inner = self.name_zone(name, where)
            spot, side = middle(inner), min(inner[3] - dp(8), wide * 0.7)
            if self.zones[name].card:
                card(self._below, spot, side, self.zones[name].icon, theme)
            else:
                row(self._below, inner, (self.zones[name].icon,), theme.ink)

    def name_zone(self, name: str, where) -> tuple[float, float, float, float]:
        """Its name at its lower edge; what is left above it."""
        app = App.get_running_app()
        x, y, wide, high = where
        words, theme = app.i18n._(self.key_of(name)), app.theme
        size = min(wide / max(6, len(words)) * 1.7, dp(13) * max(1, theme.sp**0.5), high * 0.24)
        draw_words(self._below, words, (x + wide / 2, y + size * 0.9), size, theme.dim)
        return x, y + size * 1.5, wide, high - size * 1.5

    def _number(self, zone: str, here: list[int], theme) -> None:
        """The lines that belong there: gold the one now, the others together; green when done."""
        left = [at for at in here if not self.steps[at - 1][1]]
        others = [at for at in left if at != self.now]
        x, y, _, high = self.zone(zone)
        spot = x - dp(5), y + high - dp(MARK) * 0.55
        if self.now in left:
            spot = self._mark(str(int(self.now)), spot, theme.gold, theme.gold_ink)
        if others:
            self._mark(in_short(others), spot, theme.paper, theme.paper_ink)
        if not left:
            self._mark("", spot, theme.good, theme.ground)

    def _mark(self, text: str, spot, fill, ink) -> tuple[float, float]:
        """A capsule with numbers, a tick without any; where the next one begins."""
        high, rim = dp(MARK), dp(1.5)
        wide = max(high, dp(8) * len(text) + dp(12))
        for colour, out in ((App.get_running_app().theme.paper_ink, rim), (fill, 0)):
            made = Box()
            made.pos, made.size = (spot[0] - out, spot[1] - out), (wide + 2 * out, high + 2 * out)
            made.look = colour, high / 2 + out
            self._above.add(made)
        centre = spot[0] + wide / 2, spot[1] + high / 2
        if text:
            draw_words(self._above, text, centre, dp(14), ink)
        else:
            tick = Batch()
            tick.icon("check", centre, dp(17), ink)
            tick.onto(self._above)
        return spot[0] + wide + dp(3), spot[1]


def in_short(numbers: list[int]) -> str:
    """4, 5, 6 and 10 as 4–6 · 10."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return "·".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


def middle(where) -> tuple[float, float]:
    """Of a place on the drawing."""
    x, y, wide, high = where
    return x + wide / 2, y + high / 2


def beside(where, at: int, n: int) -> tuple[float, float]:
    """The middle of one of several that stand in a row."""
    x, y, wide, high = where
    return x + wide * (at + 0.5) / n, y + high / 2


def line_of(where, at: int, n: int) -> tuple[float, float, float, float]:
    """One of several rows, from above."""
    x, y, wide, high = where
    return x, y + high * (n - at - 1) / n, wide, high / n


def row(group, where, icons, colour, largest: float = 999) -> None:
    """Pictures beside each other, as large as there is room."""
    side, batch = min(where[3] * 0.72, where[2] / len(icons) * 0.78, largest), Batch()
    for at, icon in enumerate(icons):
        batch.icon(icon, beside(where, at, len(icons)), side, colour)
    batch.onto(group)


def card(group, spot, high: float, icon: str, theme, pile: bool = True) -> None:
    """A card of paper around a point, or the top one of a pile, with a picture on it."""
    wide = high * PAPER
    for step in (2, 0) if pile else (0,):
        made = Box()
        made.pos = spot[0] - wide / 2 + dp(step), spot[1] - high / 2 - dp(step)
        made.size = wide, high
        made.look = theme.paper, dp(5), theme.line, dp(1)
        group.add(made)
    batch = Batch()
    batch.icon(icon, spot, wide * 0.72, theme.paper_ink)
    batch.onto(group)
