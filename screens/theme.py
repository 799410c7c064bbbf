"""The colours by role, dark and light, and the size of the text.

Any text colour stands at 4.5:1 or better on ground, surface and raised.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from kivy.event import EventDispatcher
from kivy.metrics import Metrics
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, OptionProperty
from kivy.utils import get_color_from_hex

DARK = {
    "ground": "#10171f",
    "surface": "#19222c",
    "raised": "#253241",
    "line": "#324253",
    "edge": "#7f90a2",
    "ink": "#f6f1e7",
    "dim": "#aebac6",
    "gold": "#f2b544",
    "gold_low": "#b8791b",
    "gold_ink": "#231803",
    "accent": "#f2b544",
    "lit": "#3a2f17",
    "good": "#7fd39a",
    "bad": "#f58d83",
    "exploration": "#62a9f0",
    "science": "#4fc383",
    "military": "#f2857c",
    "technology": "#e6cf57",
    "arts": "#bd94e4",
    "human": "#4fa8ef",
    "automa": "#56cfc9",
    "shadow": "#a4aeb9",
    "sea": "#2a6490",
    "desert": "#dfb968",
    "grass": "#a3c862",
    "forest": "#3f9160",
    "mountain": "#a39a98",
    "shore": "#f0e3bd",
    "ocean": "#14283a",
    "hex_line": "#3d5064",
    "land_edge": "#0b1118",
    "tile_edge": "#f6f1e7",
    "market": "#e6cf57",
    "house": "#c9d2da",
    "farm": "#d9a066",
    "armory": "#f2857c",
    "tapestry": "#3d4593",
    "tapestry_text": "#a5adff",
    "imperium": "#8e3d28",
    "imperium_text": "#f59a7a",
    "imperium_campaign": "#8e3d28",
    "imperium_campaign_text": "#f59a7a",
    "imperium_rows": "#8e3d28",
    "imperium_rows_text": "#f59a7a",
    "rise_and_fall": "#2d6670",
    "rise_and_fall_text": "#86cbd4",
    "score_pad": "#3a5068",
    "score_pad_text": "#b4c6d8",
    "on_game": "#ffffff",
    "on_game_dim": "#e4e3ee",
    "land": "#4b5d45",
    "water": "#38566b",
    "plain": "#6b6a3c",
    "woods": "#2c5a3c",
    "rock": "#5f5650",
    "ice": "#6f8899",
    "paper": "#f6f1e6",
    "paper_ink": "#1d232a",
}
LIGHT = {
    "ground": "#f0ebe0",
    "surface": "#fcf9f3",
    "raised": "#ece4d4",
    "line": "#d3c8b3",
    "edge": "#7b7466",
    "ink": "#1b2129",
    "dim": "#515a63",
    "gold": "#f2b544",
    "gold_low": "#b8791b",
    "gold_ink": "#231803",
    "accent": "#7a5200",
    "lit": "#fdeec6",
    "good": "#1c6a3c",
    "bad": "#a52a22",
    "exploration": "#1b5fa6",
    "science": "#1b6f40",
    "military": "#ab2f26",
    "technology": "#6f5c00",
    "arts": "#7040a6",
    "human": "#155f9c",
    "automa": "#00706f",
    "shadow": "#56606a",
    "sea": "#86bbdc",
    "desert": "#ecca7f",
    "grass": "#b5d477",
    "forest": "#6fb485",
    "mountain": "#b9afab",
    "shore": "#fff6da",
    "ocean": "#cfe2ec",
    "hex_line": "#a3b7c4",
    "land_edge": "#3c4a55",
    "tile_edge": "#ffffff",
    "market": "#e6cf57",
    "house": "#c9d2da",
    "farm": "#d9a066",
    "armory": "#f2857c",
    "tapestry": "#3d4593",
    "tapestry_text": "#3d4593",
    "imperium": "#8e3d28",
    "imperium_text": "#8e3d28",
    "imperium_campaign": "#8e3d28",
    "imperium_campaign_text": "#8e3d28",
    "imperium_rows": "#8e3d28",
    "imperium_rows_text": "#8e3d28",
    "rise_and_fall": "#2d6670",
    "rise_and_fall_text": "#1b5661",
    "score_pad": "#3a5068",
    "score_pad_text": "#3a5068",
    "on_game": "#ffffff",
    "on_game_dim": "#e4e3ee",
    "land": "#c3d1b4",
    "water": "#b5cfdf",
    "plain": "#e6e2a8",
    "woods": "#a3c79b",
    "rock": "#cbbdae",
    "ice": "#eaf4fa",
    "paper": "#f6f1e6",
    "paper_ink": "#1d232a",
}
SEATS_DARK = {
    "red": "#f0857c",
    "orange": "#f0a060",
    "yellow": "#ecd05a",
    "green": "#4fbd7d",
    "teal": "#5cc6c9",
    "blue": "#5fa5ec",
    "purple": "#bd94e4",
    "pink": "#ee92b8",
    "brown": "#c79a72",
    "black": "#98a2ac",
    "grey": "#b4bcc4",
    "white": "#f4f4f4",
}
SEATS_LIGHT = {
    "red": "#a82a22",
    "orange": "#94450c",
    "yellow": "#6f5a00",
    "green": "#1d6b3d",
    "teal": "#00706f",
    "blue": "#1a5a9e",
    "purple": "#7040a6",
    "pink": "#a02a62",
    "brown": "#704a26",
    "black": "#14181d",
    "grey": "#525b64",
    "white": "#6b5d3f",
}
DAY = range(7, 19)


@cache
def rgba(colour: str) -> tuple[float, ...]:
    """A hexadecimal colour as Kivy wants it."""
    return tuple(get_color_from_hex(colour))


Roles = type(
    "Roles",
    (EventDispatcher,),
    {role: ColorProperty(get_color_from_hex(colour)) for role, colour in DARK.items()},
)


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


class Theme(Roles):
    """Roles as properties; kv names them (`theme.ink`) and follows every change."""

    choice = OptionProperty("dark", options=["dark", "light", "clock"])
    dark = BooleanProperty(True)
    hour = NumericProperty(12)
    text = NumericProperty(1.0)
    sp = NumericProperty(1.0)
    """Pixels of one sp now: `24 * theme.sp` in kv follows the text size, `sp(24)` does not."""

    def __init__(self, system_text: float = 1.0, **kwargs):
        super().__init__(**kwargs)
        self.system_text = system_text
        self.on_text()
        Metrics.bind(fontscale=self._measure)
        self._measure()
        self._paint()

    def on_choice(self, *_args):
        self._decide()

    def on_hour(self, *_args):
        self._decide()

    def on_dark(self, *_args):
        self._paint()

    def on_text(self, *_args):
        Metrics.fontscale = self.text * self.system_text

    def let_go(self) -> None:
        """The app ends: stop following the system."""
        Metrics.funbind("fontscale", self._measure)

    def of(self, role: str, _dark: bool = True):
        """The colour of a role or of a player's pieces; kv names `theme.dark` to follow."""
        seats = SEATS_DARK if self.dark else SEATS_LIGHT
        roles = DARK if self.dark else LIGHT
        return rgba(seats.get(role) or roles.get(role) or roles["ink"])

    def _measure(self, *_args):
        self.sp = Metrics.density * Metrics.fontscale

    def _decide(self):
        self.dark = self.hour not in DAY if self.choice == "clock" else self.choice == "dark"

    def _paint(self):
        """Nothing is swept away meanwhile: a rule of what is gone would find nothing."""
        with unswept():
            for role, colour in (DARK if self.dark else LIGHT).items():
                setattr(self, role, get_color_from_hex(colour))
