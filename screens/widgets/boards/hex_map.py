"""A map of hexes: tiles, pieces, a lit hex; hexes are tapped.

    HexMap:
        hexes: root.hexes_of(app.bridge.view)     # a list of HexLook
        on_tap: root.tapped(args[1])              # (q, r)
        on_hold: root.tell_hex(args[1])           # held for half a second

Only the hexes whose look has changed are drawn again.
"""

from dataclasses import dataclass
from math import hypot, sqrt

from kivy.clock import Clock
from kivy.graphics import InstructionGroup
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty
from kivy.uix.widget import Widget

from companion.core.hexgrid import from_pixel, to_pixel
from screens.kv import load_kv
from screens.widgets.boards.hex_drawing import draw_hex
from screens.widgets.boards.in_parts import InParts
from screens.widgets.boards.lens import FINGER, Dense
from screens.widgets.touch.holding import Holds, strayed, was_held


@dataclass(frozen=True)
class Token:
    """A piece: a colour of the theme, whether it has acted."""

    owner: str
    acted: bool
    icon: str
    """The owner's shape."""
    kind: str
    """The icon of what it is, drawn on the owner's shape."""


@dataclass(frozen=True)
class HexLook:
    """How one hex looks. `fill` is a colour of the theme; empty means printed space, no tile."""

    place: tuple[int, int]
    fill: str = ""
    icon: str = ""
    tokens: tuple[Token, ...] = ()
    lit: bool = False
    faint: bool = False
    cliffs: tuple[tuple[int, int], ...] = ()
    """Neighbours from which a cliff parts it."""
    borders: tuple[tuple[int, int], ...] = ()
    """Neighbours of the same kind that belong to another tile."""


AIMS = {"up": (0, 1), "down": (0, -1), "left": (-1, 0), "right": (1, 0)}
SLID = 2.5
"""Radii that a finger slides to say a direction."""
REACH = 1.5
"""Radii from its middle within which all of a hex is drawn."""
LEAST = 10
"""A map as small as this has no room yet: it is being laid out."""


class HexMap(Holds, Dense, InParts, Widget):
    """See above. `flat` is the way the hexes stand; `reach` is the hex the player touches."""

    hexes = ListProperty()
    flat = BooleanProperty(True)
    radius = NumericProperty(1)
    still = BooleanProperty(False)
    """Other hexes come and go, and those that are there stay where they are."""
    slides = BooleanProperty(False)
    """A finger that slides on from a hex says a direction."""

    __events__ = ("on_tap", "on_hold")

    def __init__(self, **kwargs):
        self._drawn: dict[tuple[int, int], tuple] = {}
        self._middle = (0, 0)
        self._framed = ()
        self._draw = Clock.create_trigger(self._draw_now, -1)
        super().__init__(**kwargs)
        self.fbind("hexes", self._draw)
        for name in ("pos", "size", "flat"):
            self.fbind(name, self._draw)

    def on_kv_post(self, *_args):
        from kivy.app import App

        app = App.get_running_app()
        app.theme.bind(dark=self._draw)
        app.theme.bind(sp=self._draw)
        self._draw()

    def point_of(self, place) -> tuple[float, float]:
        """The middle of a hex in this widget's parent."""
        x, y = to_pixel(place, self.radius, self.flat)
        return self.center_x + x - self._middle[0], self.center_y + y - self._middle[1]

    def parts(self):
        """Each hex and the square within it, for the keys."""
        half = self.radius * sqrt(3) / 2
        for look in self.hexes:
            x, y = self.point_of(look.place)
            yield look.place, (x - half, y - half, x + half, y + half)

    def slide(self, part, direction: str):
        """From where to where a finger slides, and the hex that it is about; for the keys."""
        if not self.slides:
            return None
        x, y = self.point_of(part)
        across, up = AIMS[direction]
        far = SLID * self.radius
        return (x, y), (x + across * far, y + up * far), part

    def hex_at(self, x: float, y: float):
        """The hex of the map at a point, or None."""
        away = x - self.center_x + self._middle[0], y - self.center_y + self._middle[1]
        place = from_pixel(*away, self.radius, self.flat)
        return place if any(look.place == place for look in self.hexes) else None

    def on_touch_down(self, touch):
        if not self.collide_point(*touch.pos) or touch.is_mouse_scrolling or self in touch.ud:
            return False
        touch.ud[self] = self.hex_at(*touch.pos)
        touch.grab(self)  # within a scroll only who holds a touch hears of its end
        if touch.ud[self] is not None:
            self.await_hold(touch)
        return True

    def on_touch_move(self, touch):
        if strayed(touch):
            self.forget_hold()
        return super().on_touch_move(touch)

    def on_touch_up(self, touch):
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        self.forget_hold()
        place = touch.ud[self]
        if place is None or was_held(touch) or self.hex_at(*touch.pos) != place:
            return False
        self.touched(place, touch.pos)
        return True

    def touched(self, part, spot) -> None:
        """One that is asked for is meant where no other such hex is near."""
        if self._stands_alone(part):
            self.dispatch("on_tap", part)
        else:
            super().touched(part, spot)

    def _stands_alone(self, place) -> bool:
        lit = [one.place for one in self.hexes if one.lit]
        others = [self.point_of(one) for one in lit if one != place]
        x, y = self.point_of(place)
        return place in lit and all(hypot(x - a, y - b) >= dp(FINGER) for a, b in others)

    def part_size(self) -> float:
        return self.radius * sqrt(3)

    def again(self):
        larger = HexMap(flat=self.flat, hexes=self.hexes)
        larger.bind(on_hold=lambda _larger, place: self.dispatch("on_hold", place))
        return larger

    def held(self, touch) -> None:
        self.dispatch("on_hold", touch.ud[self])

    def on_tap(self, place) -> None:
        """The player touched this hex."""

    def on_hold(self, place) -> None:
        """A finger stays on this hex."""

    def _fit(self) -> None:
        """The largest radius at which the whole map is inside."""
        if not (self.still and self._framed):
            self._framed = tuple(look.place for look in self.hexes)
        points = [to_pixel(place, 1, self.flat) for place in self._framed]
        left, right = min(x for x, _ in points), max(x for x, _ in points)
        low, high = min(y for _, y in points), max(y for _, y in points)
        across, up = (2, sqrt(3)) if self.flat else (sqrt(3), 2)
        wide, tall = right - left + across, high - low + up
        self.radius = max(1, min(self.width / wide, self.height / tall) * 0.985)
        self._middle = (left + right) / 2 * self.radius, (low + high) / 2 * self.radius

    def _draw_now(self, *_args) -> None:
        from kivy.app import App

        app = App.get_running_app()
        if not self.hexes or min(self.size) < LEAST or app is None:
            return
        self._fit()
        wanted = {look.place: look for look in self.hexes}
        for place in [place for place in self._drawn if place not in wanted]:
            self.take_away(self._drawn.pop(place)[0])
        for look in sorted(self.hexes, key=lambda each: each.lit):
            self._draw_one(look, app.theme)

    def _draw_one(self, look: HexLook, theme) -> None:
        where = (*self.point_of(look.place), self.radius, self.flat)
        now = (look, where, theme.dark, theme.sp)
        group, before = self._drawn.get(look.place, (None, None))
        if before == now:
            return
        if group is not None:
            self.take_away(group)
        group = InstructionGroup()
        draw_hex(group, look, where, theme)
        self.canvas.add(group)
        self._drawn[look.place] = (group, now)
        x, y, out = *where[:2], REACH * self.radius
        self.put(group, (x - out, y - out, x + out, y + out))


load_kv(__file__)
