"""Only what changed is drawn anew, where pixels are made by the processor and kept after a flip.

Without a graphics card every pixel is paid for: a whole window takes several times as long as all
else that a touch sets off. Canvases tell here when something in them changed; before the next frame
the places of these, where they were and where they are, are cleared and drawn, and lists that lie
elsewhere are left out. Whatever is not known to be a small change is drawn whole.
"""

from __future__ import annotations

import os
from math import ceil, floor

import kivy.uix.widget
from kivy.graphics import Canvas
from kivy.graphics.opengl import (
    GL_RGBA,
    GL_SCISSOR_TEST,
    GL_UNSIGNED_BYTE,
    glDisable,
    glEnable,
    glGetString,
    glReadPixels,
    glScissor,
)
from kivy.metrics import dp
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

RENDERER = 0x1F01
SOFTWARE = (b"llvmpipe", b"softpipe", b"swrast")
SPILL = 6
"""So many dp around its place a widget may draw: a ring, a shadow."""
MOST = 4
"""Places that are drawn one by one; of more than that the one around them all."""
MUCH = 0.6
"""From so much of the window on all of it is drawn."""

Place = tuple[float, float, float, float]
"""Left, bottom, right, top."""
By = tuple[float, float]
STILL: By = (0.0, 0.0)
CORNER: Place = (0.0, 0.0, 1.0, 1.0)
"""Drawn where nothing in sight changed: all that waits counts as drawn."""
told: set[Canvas] = set()
"""Canvases with changes of their own since the last frame."""


class Telling(Canvas):
    """The canvas of a widget: says when its own instructions change, not those of one inside."""

    from_inside = False

    def flag_update(self, do_parent=1):
        """Called whenever an instruction in it changes."""
        if not Telling.from_inside:
            if self in told:
                return
            told.add(self)
        was, Telling.from_inside = Telling.from_inside, True
        Canvas.flag_update(self, do_parent)
        Telling.from_inside = was


class ChangedParts:
    """Draws a window, whole or in parts."""

    def __init__(self, window) -> None:
        self.window = window
        self.whole, self.parts = 0, 0
        self._kept: bool | None = None
        self._before: tuple[object, ...] = ()
        self._lay: dict[object, tuple[Place, Place]] = {}
        """Where each widget was drawn, and how far it and what is in it reach."""
        self._flip = window.flip

    def begin(self) -> None:
        """From here on widgets have canvases that tell; only where it pays and can be."""
        if can_pay(self.window):
            kivy.uix.widget.Canvas = Telling
            self.window.bind(on_draw=self._draw)
            self.window.flip = self._shown

    def end(self) -> None:
        """As Kivy draws."""
        kivy.uix.widget.Canvas = Canvas
        self.window.unbind(on_draw=self._draw)
        self.window.flip = self._flip
        told.clear()

    def _draw(self, *_args) -> bool:
        places = self._places()
        if places is None:
            self.whole += 1
            self._lay = {}
            self._before = self._now()
            told.clear()
            return False
        self.parts += 1
        for place in places or (CORNER,):
            self._draw_part(place)
        told.clear()
        return True

    def _now(self) -> tuple[object, ...]:
        """What a change of means that all is drawn."""
        window = self.window
        return tuple(window.clearcolor), tuple(window.size), list(window.canvas.children)

    def _shown(self) -> None:
        """The frame is there first; then it is remembered where everything lies."""
        if self._kept is None:
            before = self._seen()
            self._flip()
            self._kept = before == self._seen()
        else:
            self._flip()
        if self._kept and not self._lay:
            for top in self.window.children:
                self._note(top)

    def _seen(self) -> bytes:
        """Down the middle: after the first flip it is as it was drawn, or it never is."""
        width, height = self.window.size
        return glReadPixels(int(width / 2), 0, 1, int(height), GL_RGBA, GL_UNSIGNED_BYTE)

    # where

    def _places(self) -> list[Place] | None:
        """What is to be drawn; None for everything."""
        if not self._lay or not told or self._now() != self._before:
            return None
        tops = self.window.canvas.children
        if any(each.needs_redraw and not isinstance(each, Telling) for each in tops):
            return None
        window = (0.0, 0.0, float(self.window.width), float(self.window.height))
        found: list[Place] = []
        if not all(self._find(top, STILL, window, found) for top in self.window.children):
            return None
        if len(found) > MOST:
            found = [_around(*found)]
        much = sum(map(_area, found)) > MUCH * _area(window)
        return None if much else found

    def _find(self, widget, by: By, within: Place | None, found: list[Place]) -> bool:
        """Where in sight a widget and those inside it changed; False if nobody knows."""
        canvas = widget.canvas
        if not canvas.needs_redraw:
            return True
        was, now = self._lay.get(widget, (None, None))[0], _local(widget)
        if canvas in told:
            for place in {was or now, now}:
                _add(found, _shared(_moved(place, by, dp(SPILL)), within))
        lists = isinstance(widget, ScrollView)
        if lists:
            within, by = _shared(_moved(now, by, 0), within), _into(widget, by)
        elif type(widget).to_parent is not Widget.to_parent:
            return False
        if not all(self._find(child, by, within, found) for child in widget.children):
            return False
        self._lay[widget] = now, now if lists else self._reach(now, widget)
        return True

    def _reach(self, now: Place, widget) -> Place:
        """How far it and what is in it are drawn."""
        inside = (self._lay.get(child) or self._note(child) for child in widget.children)
        return _around(now, *(reach for _place, reach in inside))

    def _note(self, widget) -> tuple[Place, Place]:
        """Where it lies now and how far it reaches, and all that is in it."""
        for child in widget.children:
            self._note(child)
        now = _local(widget)
        reach = now if isinstance(widget, ScrollView) else self._reach(now, widget)
        self._lay[widget] = now, reach
        return now, reach

    # drawing

    def _draw_part(self, place: Place) -> None:
        left, bottom, right, top = (
            floor(place[0]),
            floor(place[1]),
            ceil(place[2]),
            ceil(place[3]),
        )
        away: list[tuple[Canvas, list[object]]] = []
        wanted = _moved(place, STILL, dp(SPILL))
        for each in self.window.children:
            self._leave_out(each, STILL, wanted, away)
        glEnable(GL_SCISSOR_TEST)
        glScissor(left, bottom, right - left, top - bottom)
        try:
            self.window.clear()
            self.window.render_context.draw()
        finally:
            glDisable(GL_SCISSOR_TEST)
            for canvas, children in reversed(away):
                canvas.children = children

    def _leave_out(self, widget, by: By, wanted: Place, away) -> None:
        """What reaches nowhere near is not asked to draw."""
        if isinstance(widget, ScrollView):
            by = _into(widget, by)
        elif type(widget).to_parent is not Widget.to_parent:
            return
        out = []
        for child in widget.children:
            if _shared(_moved(self._lay[child][1], by, 0), wanted) is None:
                out.append(child.canvas)
            else:
                self._leave_out(child, by, wanted, away)
        if out:
            canvas = getattr(widget, "canvas_viewport", widget.canvas)
            away.append((canvas, canvas.children))
            canvas.children = [each for each in canvas.children if each not in out]


def can_pay(window) -> bool:
    """Pixels are made by the processor, and X or nobody shows them: the back is kept."""
    driver = os.environ.get("SDL_VIDEODRIVER", "")
    own = getattr(window, "_win", None)
    if own is None or not any(name in glGetString(RENDERER) for name in SOFTWARE):
        return False
    return driver == "offscreen" or type(window.get_window_info()).__name__ == "WindowInfoX11"


def _into(around, by: By) -> By:
    """How far what is in a list lies from where it says."""
    x, y = around.g_translate.xy
    return by[0] + x, by[1] + y


def _local(widget) -> Place:
    """Where it lies in what it lies in; words may be larger than their room."""
    x, y, width, height = widget.x, widget.y, widget.width, widget.height
    if isinstance(widget, Label):
        wide, high = widget.texture_size
        over, above = max(0.0, wide - width) / 2, max(0.0, high - height) / 2
        return x - over, y - above, x + width + over, y + height + above
    return x, y, x + width, y + height


def _moved(place: Place, by: By, more: float) -> Place:
    x, y = by
    left, bottom, right, top = place
    return left + x - more, bottom + y - more, right + x + more, top + y + more


def _shared(one: Place, other: Place | None) -> Place | None:
    if other is None:
        return None
    left, bottom = max(one[0], other[0]), max(one[1], other[1])
    right, top = min(one[2], other[2]), min(one[3], other[3])
    return (left, bottom, right, top) if left < right and bottom < top else None


def _around(*places: Place) -> Place:
    lefts, bottoms, rights, tops = zip(*places, strict=True)
    return min(lefts), min(bottoms), max(rights), max(tops)


def _area(place: Place) -> float:
    return (place[2] - place[0]) * (place[3] - place[1])


def _add(places: list[Place], place: Place | None) -> None:
    """One more, together with those it touches; none where it is out of sight."""
    if place is None:
        return
    near = [one for one in places if _shared(one, place) is not None]
    while near:
        for one in near:
            places.remove(one)
        place = _around(place, *near)
        near = [one for one in places if _shared(one, place) is not None]
    places.append(place)
