"""The colours by role, dark and light, and the size of the text.

Any text colour stands at 4.5:1 or better on ground, surface and raised.
"""

import gc
import json
from collections.abc import Iterator
from contextlib import contextmanager

from kivy.event import EventDispatcher
from kivy.metrics import Metrics
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, OptionProperty
from kivy.utils import get_color_from_hex

from companion.resources import data_dir

THEMES = json.loads((data_dir() / "theme.json").read_bytes())
DARK, LIGHT = THEMES["dark"]["roles"], THEMES["light"]["roles"]
SEATS_DARK, SEATS_LIGHT = THEMES["dark"]["seats"], THEMES["light"]["seats"]
OF_KIVY = ("ground", "raised", "ink", "dim", "gold", "gold_ink")
"""What is no page is drawn in these; a page has the whole table (`companion.describe.roles`)."""
DAY = range(7, 19)


@contextmanager
def unswept() -> Iterator[None]:
    """Python collects nothing by itself until it is over."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


class Theme(EventDispatcher):
    """The roles that Kivy draws by itself as properties, which are followed at every change."""

    ground, raised = ColorProperty(), ColorProperty()
    ink, dim = ColorProperty(), ColorProperty()
    gold, gold_ink = ColorProperty(), ColorProperty()

    choice = OptionProperty("dark", options=["dark", "light", "clock"])
    dark = BooleanProperty(True)
    hour = NumericProperty(12)
    text = NumericProperty(1.0)
    sp = NumericProperty(1.0)
    """Pixels of one sp now: `24 * theme.sp` follows the text size, `sp(24)` does not."""

    def __init__(self, system_text: float = 1.0, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.system_text = system_text
        self.on_text()
        Metrics.bind(fontscale=self._measure)
        self._measure()
        self._paint()

    def on_choice(self, *_args: object) -> None:
        self._decide()

    def on_hour(self, *_args: object) -> None:
        self._decide()

    def on_dark(self, *_args: object) -> None:
        self._paint()

    def on_text(self, *_args: object) -> None:
        Metrics.fontscale = self.text * self.system_text

    def let_go(self) -> None:
        """The app ends: stop following the system."""
        Metrics.funbind("fontscale", self._measure)

    def _measure(self, *_args: object) -> None:
        self.sp = Metrics.density * Metrics.fontscale

    def _decide(self) -> None:
        self.dark = self.hour not in DAY if self.choice == "clock" else self.choice == "dark"

    def _paint(self) -> None:
        """Nothing is swept away meanwhile: a rule of what is gone would find nothing."""
        with unswept():
            roles = DARK if self.dark else LIGHT
            for role in OF_KIVY:
                setattr(self, role, get_color_from_hex(roles[role]))
