"""The page widget: draws the pieces of what is shown, and says what was touched."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.graphics import (
    Color,
    InstructionGroup,
    PopMatrix,
    PushMatrix,
    Rectangle,
    RoundedRectangle,
    Translate,
)
from kivy.graphics import Line as KivyLine
from kivy.metrics import Metrics
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.widget import Widget

from companion.describe.holding import held_at, held_on
from companion.describe.roles import rgba
from companion.describe.showing import FURTHER, Showing
from companion.describe.surface import Surface
from screens.pages.drawing import Ink, Point, draw
from screens.pages.drawn import Region, Stash
from screens.pages.fields import Fields
from screens.pages.keys import PageKeys
from screens.pages.touches import Fingers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from kivy.input import MotionEvent

    from companion.describe.holding import Held
    from companion.describe.node import Page
    from companion.describe.scene import Hit, Layer
    from companion.describe.surface import Says
    from companion.describe.touching import Met

AGAIN = 160.0
"""dp after which a scrolled list is laid out anew: rows come into sight."""
PRESSED, RING = (1, 1, 1, 0.1), 3


class PageView(Widget):
    """Shows what a `Showing` makes. `say` speaks, `told` hears what is only told."""

    theme = StringProperty("dark")
    text = NumericProperty(1.0)

    def __init__(
        self,
        make: Callable[[Surface], Page],
        say: Callable[[Says], str],
        tell: Callable[[str], object] = lambda text: None,
        help_at: Callable[[Held], bool] = lambda held: False,
        language: Callable[[], str] = lambda: "en",
        **kwargs: object,
    ) -> None:
        super().__init__(**kwargs)
        self.showing = Showing(make)
        self.say, self.language = say, language
        self.tell, self.help_at = tell, help_at
        self.moves, self.left_handed, self.edition = True, False, 0
        self.aloud = self.clock = self.explained = self.looks_up = False
        self.passes: Callable[[Hit, Point], bool] = lambda hit, at: True
        """Whether a touch is meant, and no accident."""
        self.rests = False
        """Another place is shown: nothing is made of this one."""
        self.stash = Stash()
        self.region = Region(self.stash)
        self.fingers = Fingers(self)
        self.fields = Fields(self)
        self.keys = PageKeys(self)
        self._scrolled_since = 0.0
        self._carried: tuple[Met, Layer, float, float] | None = None
        self._ground = Color(), Rectangle(), Translate(0, 0)
        self._set_up()
        self.again = Clock.create_trigger(lambda _dt: self.show(), -1)
        self.bind(size=self._anew, pos=self._anew, theme=self._anew, text=self._anew)
        self.again()

    def _set_up(self) -> None:
        """The ground, the page, and what lies above it; fields lie between."""
        colour, ground, move = self._ground
        for one in (colour, ground, PushMatrix(), move, self.region.group, PopMatrix()):
            self.canvas.before.add(one)
        self._above = InstructionGroup()
        self.canvas.after.add(self._above)

    def _anew(self, *_args: object) -> None:
        self.again()

    @property
    def scale(self) -> float:
        """Pixels of a dp."""
        return Metrics.density

    @property
    def ink(self) -> Ink:
        """How everything is drawn now."""
        return Ink(self.scale, self.theme)

    def surface(self) -> Surface:
        """What the page is laid out for."""
        w, h = self.width / self.scale, self.height / self.scale
        wanted = self.left_handed, self.aloud, self.clock, self.explained, self.looks_up
        return Surface(w, h, self.say, self.text, self.language(), self.edition, *wanted)

    # showing

    def show(self) -> None:
        """The page of this moment."""
        if self.rests or self.width < 100 or self.height < 100:
            return
        self.showing.show(self.surface())
        self.bring()

    def bring(self, moves: bool = True) -> None:
        """Draw what was laid out."""
        colour, ground, move = self._ground
        colour.rgba = rgba(self.showing.page.ground, self.theme)
        ground.pos, ground.size = self.pos, self.size
        move.xy = self.x, self.top
        corner = self.to_window(self.x, self.top)
        pieces, seen = self.showing.pieces, self.showing.seen
        self.region.show(pieces, seen, self.ink, corner, moves and self.moves)
        self.fields.show(pieces, seen)
        self.keys.follow()
        self._scrolled_since = 0.0
        self.draw_above()

    def clear(self) -> None:
        """It is not shown any more: nothing that was laid out or drawn is kept."""
        self.fingers.stop_rolling()
        self.showing.forget()
        self.fields.clear()
        self.region.clear()
        self.stash.clear()
        self._above.clear()

    # what fingers do

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """A field takes its own; everything else is the page's."""
        if not self.collide_point(*touch.pos):
            return False
        self.keys.hide()
        self.draw_above()
        if super().on_touch_down(touch):
            return True
        self.fields.leave()
        if getattr(touch, "is_mouse_scrolling", False):
            return self.fingers.wheel(touch.button, self.to_dp(touch.pos))
        touch.grab(self)
        self.fingers.began(touch, self.to_dp(touch.pos))
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        if touch.grab_current is self:
            self.fingers.moved(touch, self.to_dp(touch.pos))
            return True
        return super().on_touch_move(touch)

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch.grab_current is self:
            touch.ungrab(self)
            self.fingers.ended(touch, self.to_dp(touch.pos))
            return True
        return super().on_touch_up(touch)

    def to_dp(self, pos: Point) -> tuple[float, float]:
        """A point of the window as the page counts."""
        return (pos[0] - self.x) / self.scale, (self.top - pos[1]) / self.scale

    def to_pixels(self, x: float, y: float) -> tuple[float, float]:
        """A point of the page in the window."""
        return self.x + x * self.scale, self.top - y * self.scale

    def tap(self, met: Met, at: Point | None = None) -> None:
        """It was touched: done, or said why not; what is there to be read alone is told.

        A key comes without a place, and is meant.
        """
        if met.hit.does and (at is None or self.passes(met.hit, at)):
            self.showing.touch(met.hit.does)
        elif not met.hit.does and met.hit.reason:
            self.tell(met.hit.reason)
        elif not met.hit.does and met.hit.hold:
            self.help_at(held_on(met, self.showing.pieces))
        self.again()

    def hold(self, at: Point) -> bool:
        """A finger stayed there: told, never done; False where nothing is."""
        return self.help_at(held_at(self.showing.pieces, *at, self.showing.seen))

    def press(self, met: Met | None) -> None:
        """Show that a finger is on it."""
        self._pressed = met if met is not None and met.hit.does else None
        self.draw_above()

    def scroll(self, key: str, x: float, y: float) -> None:
        """A list goes on; rows that come into sight are made now and then."""
        before = self.showing.seen.get(key)
        was = (before.x, before.y) if before else (0.0, 0.0)
        self.showing.scroll(key, x, y)
        now = self.showing.seen[key]
        self._scrolled_since += abs(now.x - was[0]) + abs(now.y - was[1])
        if self._scrolled_since > AGAIN:
            self.showing.lay()
            self._scrolled_since = 0.0
        since = self._scrolled_since
        self.bring(moves=False)
        self._scrolled_since = since

    def zoom(self, key: str, closer: float, x: float, y: float) -> None:
        """A board is made larger or smaller."""
        self.showing.zoom(key, closer, x, y)
        self.bring(moves=False)

    def scroll_zoomed(self, key: str, x: float, y: float) -> None:
        """A board that was made larger is moved by so much."""
        stands = self.showing.seen.get(key)
        if stands is not None and stands.zoom > FURTHER:
            self.scroll(key, stands.x + x, stands.y + y)

    def stroke(self, passed: Iterable[str], lifted: bool) -> None:
        """A finger draws over places of a board."""
        self.showing.stroke(tuple(passed), lifted)
        self.again()

    def carry(self, met: Met, x: float, y: float) -> None:
        """A layer goes with the finger, above everything."""
        layer = next((one for one in met.piece.layers if one.key == met.hit.carries), None)
        self._carried = None if layer is None else (met, layer, x, y)
        self.draw_above()

    def drop(self, met: Met, taker: Met | None) -> None:
        """It was let go of, perhaps where it may lie."""
        self._carried = None
        if taker is not None:
            self.showing.drop(met.hit.carries, taker.hit.key)
        self.show()

    # above everything

    _pressed: Met | None = None

    def draw_above(self) -> None:
        """What is pressed, where the ring is, what is carried."""
        self._above.clear()
        if self._pressed is not None:
            met = self._pressed
            x, y = self.to_pixels(met.x, met.y + met.hit.h)
            size = met.hit.w * self.scale, met.hit.h * self.scale
            radius = min(size) / 2 if met.hit.round else 14 * self.scale
            self._above.add(Color(*PRESSED))
            self._above.add(RoundedRectangle(pos=(x, y), size=size, radius=[radius]))
        if self.keys.seen:
            self._draw_ring()
        if self._carried is not None:
            met, layer, x, y = self._carried
            at = self.to_pixels(met.x - met.hit.x + x, met.y - met.hit.y + y)
            at = at[0] + layer.at[0] * self.scale, at[1] - layer.at[1] * self.scale
            for one in (PushMatrix(), Translate(*at)):
                self._above.add(one)
            draw(self._above, layer, self.ink)
            self._above.add(PopMatrix())

    def _draw_ring(self) -> None:
        met = self.keys.met
        if met is None:
            return
        x, y = self.to_pixels(met.x - RING, met.y + met.hit.h + RING)
        w, h = (met.hit.w + 2 * RING) * self.scale, (met.hit.h + 2 * RING) * self.scale
        self._above.add(Color(*rgba("ink", self.theme)))
        self._above.add(KivyLine(rounded_rectangle=(x, y, w, h, 14 * self.scale), width=2))
