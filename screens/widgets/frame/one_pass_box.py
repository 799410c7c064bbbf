"""Boxes one below or beside the other, laid out in one go.

A screen lays out hundreds of them at every change, so this does what Kivy's own does with less
looking up. The few whose children have a least or largest size by hint are left to Kivy's.
"""

from kivy.uix.boxlayout import BoxLayout


class OnePassBox(BoxLayout):
    """A box in which a child without any size, or not `shown`, takes no room at all."""

    def on_touch_down(self, touch):
        """What is not shown is not laid out: it may lie anywhere, and is touched nowhere."""
        if all(getattr(child, "shown", True) for child in self.children):
            return super().on_touch_down(touch)
        if self.disabled and self.collide_point(*touch.pos):
            return True
        shown = [child for child in self.children if getattr(child, "shown", True)]
        return any(child.dispatch("on_touch_down", touch) for child in shown)

    def do_layout(self, *_args):
        upright = self.orientation == "vertical"
        kept = [child for child in self.children if _takes_room(child, upright)]
        if upright:
            self._widen(kept)
        if not kept:  # Kivy takes off the room between one and none
            left, top, right, bottom = self.padding
            self.minimum_size = left + right, top + bottom
        elif any(map(_is_bound, kept)):
            super().do_layout()
        elif upright:
            self._lay_below(kept)
        else:
            self._lay_beside(kept[::-1])

    def _widen(self, kept) -> None:
        """What has no height yet is given its width: words are drawn once, for that."""
        if len(kept) < len(self.children):
            wide = self.width - self.padding[0] - self.padding[2]
            for child in self.children:
                if child.size_hint_x is not None and child not in kept:
                    child.width = max(0, child.size_hint_x * wide)

    def _lay_below(self, kept) -> None:
        """From the lowest up."""
        left, top, right, bottom = self.padding
        fixed = [child.height for child in kept if child.size_hint_y is None]
        widest = max((child.width for child in kept if child.size_hint_x is None), default=0)
        needed = top + bottom + self.spacing * (len(kept) - 1) + sum(fixed)
        self.minimum_size = widest + left + right, needed
        shares = sum(child.size_hint_y or 0 for child in kept)
        share = max(0.0, self.height - needed) / shares if shares else 0
        x, y, wide = self.x + left, self.y + bottom, self.width - left - right
        for child in kept:
            across, up = child.size_hint
            width = max(0, across * wide) if across else child.width
            height = share * up if up else child.height
            child.pos = x + _along(child.pos_hint, wide, width, "center_x", "right", "x"), y
            _resize(child, across, up, width, height)
            y += height + self.spacing

    def _lay_beside(self, kept) -> None:
        """From the left."""
        left, top, right, bottom = self.padding
        fixed = [child.width for child in kept if child.size_hint_x is None]
        highest = max((child.height for child in kept if child.size_hint_y is None), default=0)
        needed = left + right + self.spacing * (len(kept) - 1) + sum(fixed)
        self.minimum_size = needed, highest + top + bottom
        shares = sum(child.size_hint_x or 0 for child in kept)
        share = max(0.0, self.width - needed) / shares if shares else 0
        x, y, high = self.x + left, self.y + bottom, self.height - top - bottom
        for child in kept:
            across, up = child.size_hint
            width = share * across if across else child.width
            height = max(0, up * high) if up else child.height
            child.pos = x, y + _along(child.pos_hint, high, height, "center_y", "top", "y")
            _resize(child, across, up, width, height)
            x += width + self.spacing

    def _iterate_layout(self, sizes):
        """For those that Kivy lays out."""
        upright = self.orientation == "vertical"
        kept = [place for place, child in enumerate(self.children) if _takes_room(child, upright)]
        for place, *box in super()._iterate_layout([sizes[place] for place in kept]):
            yield kept[place], *box


def _takes_room(child, upright: bool) -> bool:
    if upright:
        given = child.size_hint_y is not None or child.height > 0
    else:
        given = child.size_hint_x is not None or child.width > 0
    return given and getattr(child, "shown", True)


def _is_bound(child) -> bool:
    return (
        child.size_hint_min_y is not None
        or child.size_hint_min_x is not None
        or child.size_hint_max_x is not None
        or child.size_hint_max_y is not None
    )


def _along(hint, room: float, size: float, middle: str, far: str, near: str) -> float:
    """How far from the beginning a child stands across the box."""
    if not hint:
        return 0
    if middle in hint:
        return room * hint[middle] - size / 2
    if far in hint:
        return room * hint[far] - size
    return room * hint.get(near, 0)


def _resize(child, across, up, width: float, height: float) -> None:
    if across is None:
        if up is not None:
            child.height = height
    elif up is None:
        child.width = width
    else:
        child.size = width, height
