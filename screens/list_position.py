"""Where the lists of a screen were left, for each content that was shown in it."""

from kivy.clock import Clock
from kivy.uix.scrollview import ScrollView

from screens.widgets.touch.gliding import Glides

MOST = 40
"""Contents remembered, the oldest forgotten first."""


class ListPosition:
    """New content starts at its top; the same one again where it was left."""

    def __init__(self, view):
        self._view = view
        self._content = ""
        self._left: dict[str, list[tuple[ScrollView, float]]] = {}
        self._go = Clock.create_trigger(self._go_there, -1)

    def turn_to(self, content: str) -> None:
        """Other content is shown from now on."""
        self._left.pop(self._content, None)
        self._left[self._content] = [(each, each.scroll_y) for each in self._lists()]
        for oldest in list(self._left)[:-MOST]:
            del self._left[oldest]
        self._content = content
        self._go()

    def _go_there(self, _dt) -> None:
        left = dict(self._left.get(self._content, ()))
        for each in self._lists():
            if each.do_scroll_y and not each.do_scroll_x:
                if isinstance(each, Glides):
                    each.forget_touched()
                each.effect_y.velocity = 0
                each.scroll_y = left.get(each, 1)

    def _lists(self):
        return [each for each in self._view.walk(restrict=True) if isinstance(each, ScrollView)]
