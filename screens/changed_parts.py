"""Only what changed is drawn anew, where pixels are made by the processor and kept after a flip.

Without a graphics card every pixel is paid for: a whole window takes several times as long as all
else that a touch sets off. Canvases tell here when something in them changed; before the next frame
the places of these, where they were and where they are, are cleared and drawn, and what lies
elsewhere is left out. Of much that changed, what lies nearest to the last touch is drawn and seen
first, the rest in the frames after it. Whatever is not known to be a small change is drawn whole.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Collection
from itertools import combinations
from math import ceil, floor, hypot

import kivy.graphics
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
from kivy.graphics.scissor_instructions import ScissorPop, ScissorPush
from kivy.metrics import dp
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from screens.part_flip import part_flip

RENDERER = 0x1F01
SOFTWARE = (b"llvmpipe", b"softpipe", b"swrast")
SPILL = 6
"""So many dp around its place a widget may draw: a ring, a shadow."""
MOST = 8
"""So many places are drawn one by one at most."""
A_PLACE = 60_000
"""So many pixels take as long as one place more: places with less between them are drawn as one."""
CELLS = 16
"""More places than this are joined by the cell of a grid that they lie in."""
MUCH = 0.9
"""From so much of the window on all of it is drawn."""
AT_ONCE = 0.4
"""So much of the window is drawn in a frame."""

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
        self._left: list[Place] = []
        """What changed too, and is drawn in the next frame."""
        self._drawn: list[Place] | None = None
        self._touched = (0.0, 0.0)
        self._flip, self._flip_part = window.flip, None

    def begin(self) -> None:
        """From here on widgets have canvases that tell; only where it pays and can be."""
        if can_pay(self.window):
            kivy.uix.widget.Canvas = kivy.graphics.Canvas = Telling  # the latter for lists
            self.window.bind(on_draw=self._draw, on_touch_up=self._remember)
            self.window.flip, self._flip_part = self._shown, part_flip()

    def end(self) -> None:
        """As Kivy draws."""
        kivy.uix.widget.Canvas = kivy.graphics.Canvas = Canvas
        self.window.unbind(on_draw=self._draw, on_touch_up=self._remember)
        self.window.flip = self._flip
        told.clear()

    def _remember(self, _window, touch) -> None:
        self._touched = touch.pos

    def _draw(self, *_args) -> bool:
        places = self._places()
        if places is None:
            self.whole += 1
            self._lay, self._left, self._drawn = {}, [], None
            self._before = self._now()
            return False
        self.parts += 1
        self._drawn, self._left = self._divided(places)
        for place in self._drawn or (CORNER,):
            self._draw_part(place)
        return True

    def _divided(self, places: list[Place]) -> tuple[list[Place], list[Place]]:
        """What is drawn now, nearest to the last touch, and what in the frames after it."""
        room = AT_ONCE * self.window.width * self.window.height
        now: list[Place] = []
        for place in sorted(places, key=lambda one: (self._is_new(one), self._away(one))):
            if now and sum(map(_area, now)) + _area(place) > room:
                break
            now.append(place)
        return now, [place for place in places if place not in now]

    def _is_new(self, place: Place) -> bool:
        """Whatever waited for this frame is drawn in it."""
        return all(_shared(place, one) is None for one in self._left)

    def _away(self, place: Place) -> float:
        """How far the last touch was from it."""
        x, y = self._touched
        left, bottom, right, top = place
        return hypot(max(left - x, 0, x - right), max(bottom - y, 0, y - top))

    def _now(self) -> tuple[object, ...]:
        """What a change of means that all is drawn."""
        window = self.window
        return tuple(window.clearcolor), tuple(window.size), list(window.canvas.children)

    def _shown(self) -> None:
        """The frame is there first; then it is remembered where everything lies."""
        told.clear()  # drawing tells of itself too
        if self._kept is None:
            before = self._seen()
            self._flip()
            self._kept = before == self._seen()
        elif self._drawn is None or self._flip_part is None:
            self._flip()
        else:
            for place in self._drawn:
                self._flip_part(*_pixels_of(place))
        if self._left:
            self.window.canvas.ask_update()
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
        waits = told or self._left
        if not self._lay or not waits or self._now() != self._before:
            return None
        tops = self.window.canvas.children
        if any(each.needs_redraw and not isinstance(each, Telling) for each in tops):
            return None
        window = (0.0, 0.0, float(self.window.width), float(self.window.height))
        found = [*self._left]
        if told and not all(self._find(top, STILL, window, found) for top in self.window.children):
            return None
        found = joined_places(found)
        much = sum(map(_area, found)) > MUCH * _area(window)
        return None if much else found

    def _find(self, widget, by: By, within: Place | None, found: list[Place]) -> bool:
        """Where in sight a widget and those inside it changed; False if nobody knows."""
        canvas = widget.canvas
        if not canvas.needs_redraw:
            return True
        was, now = self._lay.get(widget, (None, None))[0], _local(widget)
        lists = isinstance(widget, ScrollView)
        if canvas in told or (lists and widget.canvas_viewport in told):
            for place in _changed(widget, now) if was == now else {was or now, now}:
                seen = _shared(_moved(place, by, dp(SPILL)), within)
                found += [seen] if seen else []
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
        return box_around(now, *(reach for _place, reach in inside))

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
        away: list[tuple[Canvas, list[object]]] = []
        wanted = _moved(place, STILL, dp(SPILL))
        for each in self.window.children:
            self._leave_out(each, STILL, wanted, away)
        x, y, width, height = _pixels_of(place)
        glEnable(GL_SCISSOR_TEST)
        glScissor(x, y, width, height)
        context = self.window.render_context
        inside = context.children
        try:
            self.window.clear()
            # known to Kivy too: a page that clips what it scrolls clips within this place
            clip = ScissorPush(x=x, y=y, width=width, height=height)
            context.children = [clip, *inside, ScissorPop()]
            context.draw()
        finally:
            context.children = inside
            glDisable(GL_SCISSOR_TEST)
            for canvas, children in reversed(away):
                canvas.children = children

    def _leave_out(self, widget, by: By, wanted: Place, away) -> None:
        """What reaches nowhere near is not asked to draw."""
        if isinstance(widget, ScrollView):
            by = _into(widget, by)
        elif type(widget).to_parent is not Widget.to_parent:
            return
        out: list[object] = []
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


def _pixels_of(place: Place) -> tuple[int, int, int, int]:
    """Left, bottom, width and height."""
    left, bottom = floor(place[0]), floor(place[1])
    return left, bottom, ceil(place[2]) - left, ceil(place[3]) - bottom


def _changed(widget, place: Place) -> Collection[Place]:
    """The parts of one that lies where it did: of a list its bars."""
    if not isinstance(widget, ScrollView) or widget.canvas_viewport in told:
        return (place,)
    left, bottom, right, top = place
    broad = widget.bar_width + widget.bar_margin
    return (right - broad, bottom, right, top), (left, bottom, right, bottom + broad)


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


def box_around(*places: Place) -> Place:
    lefts, bottoms, rights, tops = zip(*places, strict=True)
    return min(lefts), min(bottoms), max(rights), max(tops)


def _area(place: Place) -> float:
    return (place[2] - place[0]) * (place[3] - place[1])


def joined_places(places: list[Place]) -> list[Place]:
    """The same, as one where they take no longer than one by one."""
    found = _by_cell(set(places)) if len(places) > CELLS else dict.fromkeys(places, 0.0)
    filled: dict[Place, float] = {}
    for place in sorted(found, key=_area, reverse=True):
        if not any(box_around(one, place) == one for one in filled):
            filled[place] = found[place] or _area(place)
    while len(filled) > 1:
        one, other = min(combinations(filled, 2), key=lambda pair: _waste(pair, filled))
        if len(filled) <= MOST and _waste((one, other), filled) > A_PLACE:
            break
        both = box_around(one, other)
        filled[both] = min(_area(both), filled.pop(one) + filled.pop(other))
    return list(filled)


def _by_cell(places: Collection[Place]) -> dict[Place, float]:
    """Many places as a few, and how much is drawn in each: those near each other as one.

    Every pair is weighed to join them, so that a board of hundreds would take seconds.
    """
    left, bottom, right, top = box_around(*places)
    side = CELLS**0.5
    cells: dict[tuple[int, int], list[Place]] = defaultdict(list)
    for place in places:
        across = side * ((place[0] + place[2]) / 2 - left) / max(1, right - left)
        up = side * ((place[1] + place[3]) / 2 - bottom) / max(1, top - bottom)
        cells[int(across), int(up)].append(place)
    joined: dict[Place, float] = {}
    for inside in cells.values():
        whole = box_around(*inside)
        joined[whole] = min(_area(whole), joined.get(whole, 0.0) + sum(map(_area, inside)))
    return joined


def _waste(pair: tuple[Place, Place], filled: dict[Place, float]) -> float:
    return _area(box_around(*pair)) - sum(filled[one] for one in pair)
