"""Tiles of one size, as many beside each other as there is room for, the rows as even as can be.

    EvenGrid:
        narrowest: 96 * theme.sp

Its children are Tight boxes; each is as high as the one that needs most.
"""

from math import ceil

from kivy.clock import Clock
from kivy.properties import NumericProperty
from kivy.uix.gridlayout import GridLayout


class EvenGrid(GridLayout):
    """As high as its rows."""

    narrowest = NumericProperty(96)
    most = NumericProperty(12)
    """Beside each other."""

    def __init__(self, **kwargs):
        self._fit = Clock.create_trigger(self._fit_now, -1)
        super().__init__(cols=1, size_hint_y=None, **kwargs)
        self.bind(minimum_height=self.setter("height"))
        for name in ("width", "narrowest", "most", "children"):
            self.fbind(name, self._fit)

    def add_widget(self, widget, *args, **kwargs):
        widget.size_hint = 1, 1
        widget.fbind("minimum_height", self._fit)
        super().add_widget(widget, *args, **kwargs)

    def remove_widget(self, widget, *args, **kwargs):
        widget.funbind("minimum_height", self._fit)
        super().remove_widget(widget, *args, **kwargs)

    def _fit_now(self, *_args) -> None:
        number, gap = len(self.children), self.spacing[0]
        if number:
            room = int((self.width + gap) // (self.narrowest + gap))
            rows = ceil(number / max(1, min(room, self.most, number)))
            self.cols = ceil(number / rows)
        high = (child.minimum_height for child in self.children)
        self.row_default_height = max(high, default=0)
