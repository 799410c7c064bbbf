"""The thin bar beside a list: bright while the list moves.

Kivy lights it whenever something is laid out and fades it for half a second after: the window was
drawn thirty times, with no bar in sight as well. Here nothing is drawn for it but its two tones.
"""

from kivy.uix.scrollview import ScrollView


class ScrollBar(ScrollView):
    """A list that lights its bar only where it is scrolled."""

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        for name in ("bar_color", "bar_inactive_color"):
            self.fbind(name, self.dim)
        self.dim()

    def light(self, *_args) -> None:
        """It moves."""
        self._bar_color = self.bar_color

    def dim(self, *_args) -> None:
        """It stands."""
        self._bar_color = self.bar_inactive_color

    def update_from_scroll(self, *_args) -> None:
        """What is in it, where it was scrolled to."""
        inner = self._viewport
        if inner is None:
            self.g_translate.xy = self.pos
            return
        for way, size in (("x", "width"), ("y", "height")):
            _stretch(inner, way, size, getattr(self, size))
        inner.pos = 0, 0
        self.g_translate.xy = self._begin(0, inner.width), self._begin(1, inner.height)

    def _begin(self, axis: int, length: float) -> float:
        """Where the content begins along an axis; what is shorter hangs from the top left."""
        room = length - self.size[axis]
        if room <= 0 and not self.always_overscroll:
            return self.x if axis == 0 else self.top - length
        return self.pos[axis] - (self.scroll_x, self.scroll_y)[axis] * room


def _stretch(inner, way: str, size: str, room: float) -> None:
    """As much of the list as it wants, and no less or more than it may."""
    hint = getattr(inner, f"size_hint_{way}")
    if hint is not None:
        least, most = (getattr(inner, f"size_hint_{end}_{way}") for end in ("min", "max"))
        wanted = max(hint * room, least or 0)
        setattr(inner, size, wanted if most is None else min(wanted, most))
