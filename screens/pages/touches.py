"""What fingers do on a page: touch, stay, scroll, carry, draw, spread."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from kivy.clock import Clock

from companion.describe.layout import Seen
from companion.describe.scene import Piece
from companion.describe.touching import hit_at, scrolled_at, taker_at

if TYPE_CHECKING:
    from kivy.clock import ClockEvent
    from kivy.input import MotionEvent

    from companion.describe.touching import Met
    from screens.pages.drawing import Point
    from screens.pages.page_view import PageView

HOLD = 0.5
SLOP = 12.0
"""dp that a finger may wander before it is no touch any more."""
FRICTION, STILL = 4.5, 18.0
WHEEL = {"scrollup": 72.0, "scrolldown": -72.0}
NOTCH = 1.2
"""By how much a notch of the wheel makes a board larger."""
PRESSED, HELD, SCROLLING, GONE = "pressed", "held", "scrolling", "gone"
CARRYING, DRAWING = "carrying", "drawing"
Lies = tuple[Piece, float, float]
"""A piece, and where it lies on the page."""


class FingerDown:
    """One finger, from when it came down."""

    def __init__(self, met: Met | None, at: Point, scrolls: list[Lies]) -> None:
        self.met, self.began, self.at = met, at, at
        self.scrolls = scrolls
        self.is_now = PRESSED
        self.speed = (0.0, 0.0)
        self.passed: list[str] = []
        """What it drew over."""
        self.time = Clock.get_time()
        self.hold: ClockEvent | None = None

    def move(self, at: Point) -> tuple[float, float]:
        """Where it came from since the last time; how fast."""
        now = Clock.get_time()
        by = at[0] - self.at[0], at[1] - self.at[1]
        passed = max(1 / 240, now - self.time)
        self.speed = by[0] / passed, by[1] / passed
        self.at, self.time = at, now
        return by

    def wandered(self) -> bool:
        """Whether it left the place where it came down."""
        return hypot(self.at[0] - self.began[0], self.at[1] - self.began[1]) > SLOP


class Fingers:
    """All that are down on a page; `view` is told what they do."""

    def __init__(self, view: PageView) -> None:
        self.view = view
        self.down: dict[int, FingerDown] = {}
        self.rolling: ClockEvent | None = None

    # one finger

    def began(self, touch: MotionEvent, at: Point) -> None:
        """It came down."""
        self.stop_rolling()
        showing = self.view.showing
        met = hit_at(showing.pieces, *at, showing.seen)
        press = FingerDown(met, at, scrolled_at(showing.pieces, *at, showing.seen))
        for other in self.down.values():
            self._draws_no_more(other)
        self.down[touch.uid] = press
        press.hold = Clock.schedule_once(lambda _dt: self._held(press), HOLD)
        if met is not None:
            self.view.press(met)

    def moved(self, touch: MotionEvent, at: Point) -> None:
        """It went on."""
        press = self.down.get(touch.uid)
        if press is None:
            return
        if len(self.down) == 2 and self._spread(press, at):
            return
        by = press.move(at)
        if press.is_now == PRESSED and press.wandered():
            self._left(press)
        if press.is_now == SCROLLING:
            self._scroll(press, -by[0], -by[1])
        elif press.is_now == CARRYING and press.met is not None:
            self.view.carry(press.met, at[0] - press.began[0], at[1] - press.began[1])
        elif press.is_now == DRAWING:
            self._draw(press, at)

    def ended(self, touch: MotionEvent, at: Point) -> None:
        """It was lifted."""
        press = self.down.pop(touch.uid, None)
        if press is None:
            return
        self._let_go(press)
        if press.is_now == PRESSED and press.met is not None:
            self.view.tap(press.met, at)
        elif press.is_now == CARRYING and press.met is not None:
            self._drop(press.met, at)
        elif press.is_now == DRAWING:
            self._draw(press, at)
            self.view.stroke(press.passed, lifted=True)
        elif press.is_now == SCROLLING and Clock.get_time() - press.time < 0.1:
            self._roll(press)

    def wheel(self, button: str, at: Point) -> bool:
        """The wheel of a mouse over a list, or over a board that can be made larger."""
        showing = self.view.showing
        scrolls, zoomed = scrolled_at(showing.pieces, *at, showing.seen), self._zoomed_at(at)
        if button in WHEEL and zoomed is not None:
            piece, left, top = zoomed
            closer = NOTCH if button == "scrolldown" else 1 / NOTCH
            self.view.zoom(piece.key, closer, at[0] - left, at[1] - top)
            return True
        if button not in WHEEL or not scrolls:
            return False
        self._scroll_by(scrolls[-1][0], 0.0, WHEEL[button])
        return True

    def _held(self, press: FingerDown) -> None:
        """It stayed: told, never done; on bare ground it may still go on."""
        if self.view.hold(press.began) or press.met is not None:
            press.is_now = HELD
            self._let_go(press)

    def _left(self, press: FingerDown) -> None:
        """It wandered: a piece is carried, else a list scrolls, else nothing was meant."""
        self._let_go(press)
        if press.met is not None and press.met.hit.carries:
            press.is_now = CARRYING
        elif press.met is not None and press.met.hit.drawn:
            press.is_now, press.passed = DRAWING, [press.met.hit.key]
        else:
            press.is_now = SCROLLING if press.scrolls else GONE

    def _let_go(self, press: FingerDown) -> None:
        if press.hold is not None:
            press.hold.cancel()
        self.view.press(None)

    def _drop(self, met: Met, at: Point) -> None:
        showing = self.view.showing
        taker = taker_at(showing.pieces, met.hit.carries, *at, showing.seen)
        self.view.drop(met, taker)

    # drawing

    def _draw(self, press: FingerDown, at: Point) -> None:
        """Each place once as it comes to it."""
        showing = self.view.showing
        met = hit_at(showing.pieces, *at, showing.seen)
        place = met.hit.key if met is not None and met.hit.drawn else ""
        if place != press.passed[-1]:
            press.passed.append(place)
            self.view.stroke(press.passed, lifted=False)

    def _draws_no_more(self, press: FingerDown) -> None:
        """Another finger came: this one meant to move the board."""
        if press.is_now == DRAWING:
            press.is_now = GONE
            self.view.stroke([], lifted=False)

    # scrolling

    def _scroll(self, press: FingerDown, x: float, y: float) -> None:
        """The innermost that can go that way."""
        for piece, _left, _top in reversed(press.scrolls):
            if self._scroll_by(piece, x, y):
                return

    def _scroll_by(self, piece: Piece, x: float, y: float) -> bool:
        stands = self.view.showing.seen.get(piece.key, Seen())
        before = stands.x, stands.y
        self.view.scroll(piece.key, stands.x + x, stands.y + y)
        after = self.view.showing.seen[piece.key]
        return (after.x, after.y) != before

    def _roll(self, press: FingerDown) -> None:
        """It goes on by itself, slower and slower."""
        speed = [-press.speed[0], -press.speed[1]]

        def go_on(dt: float) -> bool:
            for n in range(2):
                speed[n] *= max(0.0, 1 - FRICTION * dt)
            self._scroll(press, speed[0] * dt, speed[1] * dt)
            if hypot(*speed) < STILL:
                self.rolling = None
                return False
            return True

        self.rolling = Clock.schedule_interval(go_on, 0)

    def stop_rolling(self) -> None:
        """A finger came down on a list that went on by itself."""
        if self.rolling is not None:
            self.rolling.cancel()
            self.rolling = None

    # two fingers

    def _spread(self, press: FingerDown, at: Point) -> bool:
        """On a board that can be made larger; whether that is what they do."""
        other = next(one for one in self.down.values() if one is not press)
        zoomed = self._zoomed_at(press.began)
        if zoomed is None:
            return False
        piece, left, top = zoomed
        was = hypot(press.at[0] - other.at[0], press.at[1] - other.at[1])
        by = press.move(at)
        now = hypot(press.at[0] - other.at[0], press.at[1] - other.at[1])
        for one in (press, other):
            self._let_go(one)
            one.is_now = GONE
        middle = (press.at[0] + other.at[0]) / 2 - left, (press.at[1] + other.at[1]) / 2 - top
        if was > 1:
            self.view.zoom(piece.key, now / was, *middle)
            self.view.scroll_zoomed(piece.key, -by[0] / 2, -by[1] / 2)
        return True

    def _zoomed_at(self, at: Point) -> Lies | None:
        for piece in reversed(self.view.showing.pieces):
            inside = piece.x <= at[0] <= piece.x + piece.w and piece.y <= at[1] <= piece.y + piece.h
            if piece.zooms and inside:
                return piece, piece.x, piece.y
        return None
