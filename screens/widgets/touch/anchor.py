"""What a finger touched last in a list: it stays where it was while the page around it changes."""

from weakref import ref

WORDS = ("text", "label", "option_id")


def anchored(touch) -> "Anchor | None":
    """What this touch is on, if it is something that is touched again and again."""
    for held in touch.grab_list:
        widget = held()
        if getattr(widget, "stays_put", False):
            return Anchor(widget)
    return None


class Anchor:
    """A widget, what it says, and where in the window it was."""

    def __init__(self, widget):
        self._widget = ref(widget)
        self._said = _said(widget)
        self._height = _height(widget)

    def follow(self, heard) -> None:
        """Hear of it when it is laid out elsewhere."""
        self._widget().fbind("pos", heard)

    def forget(self, heard) -> None:
        widget = self._widget()
        if widget is not None:
            widget.funbind("pos", heard)

    def strayed(self) -> float:
        """How far up it has moved; nothing if it is gone or means something else now."""
        widget = self._widget()
        if widget is None or not widget.get_root_window() or _said(widget) != self._said:
            return 0.0
        return _height(widget) - self._height


def _said(widget) -> tuple:
    return tuple(getattr(widget, each, "") for each in WORDS)


def _height(widget) -> float:
    return widget.to_window(*widget.center)[1]
