"""Lists under a finger: what is in them is touched at once, a finger that moves takes them on.

Kivy's own keeps a touch for a quarter of a second before it hands it on, and a tap for a fifth
after it has ended. Here a touch reaches what it is on when it comes down; once it has moved far
enough the list takes it over, and what it was on is told (`touch_taken`) that nothing was meant.
"""

from kivy.clock import Clock
from kivy.effects.dampedscroll import DampedScrollEffect
from kivy.metrics import dp
from kivy.properties import BooleanProperty
from kivy.uix.recycleview import RecycleView

from screens.widgets.touch.anchor import anchored
from screens.widgets.touch.scroll_bar import ScrollBar

LIST, KEPT = "the list that moves", "kept from lists"
SETTLED = 0.2
"""Seconds after which what was scrolled to counts as seen."""
LEAST = 1e-6
FAST = 60
"""dp a second: a list that glides faster is stopped by a touch, and nothing in it is meant."""
STOOD = 0.1
"""Seconds: a finger that stood still so long before it was lifted throws nothing."""


class Gliding(DampedScrollEffect):
    """Kivy's, without rounding where it ends.

    An edge is seldom a whole number: rounded away from it, the list was pulled back to it and
    rounded away again, for ever. And Kivy's throws what a finger has stopped: it looks at a sixth
    of a second, and at what was before if nothing was in it.
    """

    round_value = BooleanProperty(False)

    def stop(self, val, t=None):
        now = Clock.time() if t is None else t
        moved = self.history[-1][0] if self.history else now
        super().stop(val, now)
        if now - moved >= STOOD:
            self.velocity = 0


def keep_from_lists(touch) -> None:
    """What the finger is on is dragged; no list takes this touch over."""
    touch.ud[KEPT] = True


def lists_around(widget):
    """The lists that a widget lies in, the innermost first."""
    above = widget.parent
    while above is not None and above is not above.parent:
        if isinstance(above, Glides):
            yield above
        above = above.parent


def lies_in_long_list(widget) -> bool:
    """Whether a finger that moves here may mean a list."""
    return any(around.is_longer("x") or around.is_longer("y") for around in lists_around(widget))


def give_up(touch, by=None) -> None:
    """Take a touch from everything that holds it, but from the list that asks for it."""
    for held in touch.grab_list[:]:
        widget = held()
        if widget is None or widget is by:
            continue
        touch.ungrab(widget)
        if hasattr(widget, "touch_taken"):
            widget.touch_taken(touch)


class Glides(ScrollBar):
    """Every list; the innermost that can move the way the finger goes is moved.

    What is seen stays where it is while more or less comes below it. Kivy keeps the share that was
    scrolled, so that everything moved; and let shorter content hang, pulling it up slowly, when a
    touch meanwhile only stopped it.

    What was touched and will be again stays under the finger while more or less comes above it, and
    where the page is too short for that, it ends higher than the list until it is moved.
    """

    def __init__(self, **kwargs):
        self._above: float | None = None
        self._anchor, self._beyond, self._placed = None, None, None
        super().__init__(**kwargs)
        self._measure_soon = Clock.create_trigger(self._measure, SETTLED)
        self._stay_soon = Clock.create_trigger(self._stay, -1)
        for name in ("scroll_x", "scroll_y"):
            self.fbind(name, self.light)
        self.fbind("scroll_x", self._measure_soon)
        self.fbind("scroll_y", self._moved_by_others)
        self.fbind("scroll_y", self._unmeasured)
        self.fbind("width", self.forget_touched)
        self.fbind("width", self._unmeasured)
        self.fbind("viewport_size", self._keep)
        self.fbind("viewport_size", self._stay_soon)
        self.fbind("height", self._keep)
        self._measure_soon()

    def _unmeasured(self, *_args) -> None:
        """Scrolled, or laid out anew: what lies above is known once that is done."""
        self._above = None
        self._measure_soon()

    def _measure(self, *_args) -> None:
        """How much of it lies above what is seen."""
        self._above = self._now_above()
        self.dim()

    def _now_above(self) -> float:
        if self._beyond is not None:
            return self._beyond
        room = max(0.0, self.viewport_size[1] - self.height)
        return room * (1 - min(1.0, max(0.0, self.scroll_y)))

    def _keep(self, *_args) -> None:
        """As much of it above as before, or all that there is now."""
        above, effect = self._above, self.effect_y
        if above is None or self.do_scroll_x or not self.do_scroll_y or not effect:
            return
        if effect.is_manual or not self._viewport:
            return
        if self._beyond is not None:
            self._place(self._beyond)
            return
        room = self.viewport_size[1] - self.height
        wanted = 1 - min(above, room) / room if room > 1 else 1.0
        if abs(wanted - self.scroll_y) > LEAST:
            effect.velocity = 0
            self._placed = wanted
            self.scroll_y = wanted
            self._update_effect_y_bounds()
            self._above = above  # less for a moment only: it may be there again at once

    def _touched(self, touch) -> None:
        """What the finger is on stays there, if it is touched again and again."""
        self._let_anchor_go()
        if self.do_scroll_y and not self.do_scroll_x and not isinstance(self, RecycleView):
            self._anchor = anchored(touch)
        if self._anchor:
            self._anchor.follow(self._stay_soon)
            self._placed = self.scroll_y

    def _let_anchor_go(self) -> None:
        if self._anchor:
            self._anchor.forget(self._stay_soon)
        self._anchor = None

    def forget_touched(self, *_args) -> None:
        """Something else is shown, or it is scrolled: the page ends where the list ends."""
        self._let_anchor_go()
        beyond, self._beyond = self._beyond, None
        if beyond is None or not self._viewport:
            return
        room = self._viewport.height - self.height
        if room > 1:
            self.scroll_y = 1 - beyond / room  # it goes back to its end by itself
        self.update_from_scroll()

    def _moved_by_others(self, *_args) -> None:
        if self._anchor and abs(self.scroll_y - self._placed) > LEAST:
            self._let_anchor_go()
            self._beyond = None

    def _stay(self, *_args) -> None:
        """Once all is laid out: bring what was touched back under the finger."""
        if self._anchor is None or self.effect_y.is_manual or not self._viewport:
            return
        self.update_from_scroll()
        strayed = self._anchor.strayed()
        if abs(strayed) > 1:
            self._place(max(0.0, self._now_above() - strayed))

    def _place(self, above: float) -> None:
        """So much of it above what is seen, even if it then ends too high."""
        room = self._viewport.height - self.height
        self._beyond = above if above > max(0.0, room) + 1 else None
        self._placed = 1 - min(above, room) / room if room > 1 else 1.0
        self.effect_y.velocity = 0
        self.scroll_y = self._placed
        self._update_effect_y_bounds()
        self.update_from_scroll()
        self._above = above

    def update_from_scroll(self, *largs):
        super().update_from_scroll(*largs)
        if self._beyond is not None and self._viewport:
            self.g_translate.y = self.top - self._viewport.height + self._beyond

    def on_touch_down(self, touch):
        if not self.collide_point(*touch.pos):
            return False
        if touch.is_mouse_scrolling or self._on_bar(touch):
            self.forget_touched()
            return super().on_touch_down(touch)
        if self.disabled:
            return True
        if self._glides_fast():
            self._take(touch)
        else:
            self._rest()
            self.simulate_touch_down(touch)
            self._touched(touch)
        touch.grab(self)
        return True

    def on_touch_move(self, touch):
        if touch.grab_current is not self or self._touch is touch:
            return super().on_touch_move(touch)
        if touch.ud.get(LIST) is self:
            self._move(touch)
        elif self._is_meant(touch):
            self._take(touch)
        return True

    def on_touch_up(self, touch):
        if touch.grab_current is not self or self._touch is touch:
            return super().on_touch_up(touch)
        touch.ungrab(self)
        if touch.ud.get(LIST) is self:
            self._let_go(touch)
        return True

    def touch_taken(self, touch) -> None:
        """Another list, or a second finger, took the touch over."""
        if touch.ud.get(LIST) is self:
            self._let_go(touch)

    def can_move(self, axis: str, way: float) -> bool:
        """Whether there is more of it where a finger that goes this way would bring it from."""
        if not self.is_longer(axis):
            return False
        if axis == "y" and self._beyond is not None:
            return way < 0
        at = self.scroll_x if axis == "x" else self.scroll_y
        return at > 0.001 if way > 0 else at < 0.999

    def is_longer(self, axis: str) -> bool:
        """Whether not all of it is in sight."""
        inner = self._viewport
        if inner is None:
            return False
        if axis == "x":
            return self.do_scroll_x and inner.width > self.width + 1
        longer = inner.height > self.height + 1 or self._beyond is not None
        return self.do_scroll_y and longer

    def convert_distance_to_scroll(self, dx, dy):
        """Nothing where all of it is in sight; Kivy took such a list to its end."""
        sx, sy = super().convert_distance_to_scroll(dx, dy)
        return (sx if self.is_longer("x") else 0, sy if self.is_longer("y") else 0)

    def _on_bar(self, touch) -> bool:
        """A pointer on the thin bar pulls it; a finger cannot mean it."""
        if "button" not in touch.profile or not self.is_longer("y"):
            return False
        return 0 <= self.right - touch.x - self.bar_margin <= self.bar_width

    def _is_meant(self, touch) -> bool:
        """The finger has gone far enough, along what only this list can follow."""
        if LIST in touch.ud or KEPT in touch.ud:
            return False
        dx, dy = touch.x - touch.ox, touch.y - touch.oy
        axis, way = ("x", dx) if abs(dx) > abs(dy) else ("y", dy)
        if abs(way) <= self.scroll_distance or not self.is_longer(axis):
            return False
        return self.can_move(axis, way) or not any(
            outer.can_move(axis, way) for outer in lists_around(self)
        )

    def _take(self, touch) -> None:
        touch.ud[LIST] = self
        give_up(touch, self)
        self.forget_touched()
        self._update_effect_bounds()
        self._effect_x_start_width, self._effect_y_start_height = self.width, self.height
        for effect, place in self._effects(touch):
            effect.start(place, Clock.time())

    def _move(self, touch) -> None:
        for effect, place in self._effects(touch):
            effect.update(place, Clock.time())

    def _let_go(self, touch) -> None:
        for effect, place in self._effects(touch):
            if effect.is_manual:
                effect.stop(place, Clock.time())

    def _effects(self, touch):
        if self.do_scroll_x and self.effect_x:
            yield self.effect_x, touch.x
        if self.do_scroll_y and self.effect_y:
            yield self.effect_y, touch.y

    def _glides_fast(self) -> bool:
        effects = (self.effect_x, self.effect_y)
        return any(effect and abs(effect.velocity) > dp(FAST) for effect in effects)

    def _rest(self) -> None:
        """What still crept stands: nothing moves under the finger."""
        for effect in (self.effect_x, self.effect_y):
            if effect:
                effect.velocity = 0
