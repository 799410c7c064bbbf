"""The colours by role, dark and light, and the size of the text.

Any text colour stands at 4.5:1 or better on ground, surface and raised.
"""

from functools import cache

from kivy.event import EventDispatcher
from kivy.metrics import Metrics
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, OptionProperty
from kivy.utils import get_color_from_hex

DARK = {
    "ground": "#14181d",
    "surface": "#1d232a",
    "raised": "#262e37",
    "line": "#36404b",
    "edge": "#7d8894",
    "ink": "#f1ece2",
    "dim": "#a9b3bd",
    "gold": "#e8b04a",
    "gold_ink": "#1d1606",
    "accent": "#e8b04a",
    "lit": "#33301f",
    "good": "#6cc48c",
    "bad": "#f0857c",
    "exploration": "#5fa5ec",
    "science": "#4fbd7d",
    "military": "#f0857c",
    "technology": "#f0a72c",
    "arts": "#bd94e4",
    "human": "#4aa3e8",
    "automa": "#5cc6c9",
    "shadow": "#a0a8b0",
    "land": "#4b5d45",
    "water": "#38566b",
    "plain": "#6b6a3c",
    "woods": "#2c5a3c",
    "rock": "#5f5650",
    "ice": "#6f8899",
    "paper": "#f4efe4",
    "paper_ink": "#1d232a",
}
LIGHT = {
    "ground": "#f2eee6",
    "surface": "#fffdf9",
    "raised": "#ebe5d8",
    "line": "#cdc5b5",
    "edge": "#7b7466",
    "ink": "#1d232a",
    "dim": "#525b64",
    "gold": "#e8b04a",
    "gold_ink": "#1d1606",
    "accent": "#7d5300",
    "lit": "#fbeecb",
    "good": "#1d6b3d",
    "bad": "#a82a22",
    "exploration": "#1a5a9e",
    "science": "#1d6b3d",
    "military": "#a82a22",
    "technology": "#7d5300",
    "arts": "#7040a6",
    "human": "#155f9c",
    "automa": "#00706f",
    "shadow": "#525b64",
    "land": "#c3d1b4",
    "water": "#b5cfdf",
    "plain": "#e6e2a8",
    "woods": "#a3c79b",
    "rock": "#cbbdae",
    "ice": "#eaf4fa",
    "paper": "#fffdf9",
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
        Metrics.fbind("fontscale", self._measure)
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
        for role, colour in (DARK if self.dark else LIGHT).items():
            setattr(self, role, get_color_from_hex(colour))
