"""Where the pieces of the set-up go: the table in small, the steps of the part numbered on it."""

from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import Color, Ellipse, InstructionGroup
from kivy.metrics import dp
from kivy.properties import ListProperty
from kivy.uix.floatlayout import FloatLayout

from screens.kv import load_kv
from screens.widgets.boards.batch import Batch
from screens.widgets.boards.hex_drawing import draw_words
from screens.widgets.frame.box import Box

ZONES = {
    "tech": (0.0, 0.74, 0.17, 0.24, "card-tech"),
    "tapestry": (0.0, 0.49, 0.17, 0.24, "card-tapestry"),
    "decision": (0.0, 0.24, 0.17, 0.24, "card-decision"),
    "board": (0.18, 0.24, 0.63, 0.74, ""),
    "landmarks": (0.82, 0.78, 0.18, 0.2, "landmark"),
    "dice": (0.82, 0.61, 0.18, 0.16, "die-science"),
    "tiles": (0.82, 0.43, 0.18, 0.17, "territory-tile"),
    "bots": (0.82, 0.24, 0.18, 0.18, "owner-automa"),
    "civilization": (0.0, 0.0, 0.24, 0.22, "civilization"),
    "capital": (0.25, 0.0, 0.24, 0.22, "capital"),
    "income": (0.5, 0.0, 0.5, 0.22, "income"),
}
"""Left, bottom, width, height in parts of the whole, and its picture."""
TRACKS = {
    "exploration": (0.2, 0.94, 0.6, 0.06),
    "technology": (0.2, 0.0, 0.6, 0.06),
    "military": (0.0, 0.2, 0.05, 0.6),
    "science": (0.95, 0.2, 0.05, 0.6),
}
"""The same, in parts of the board."""
PLACES = {
    "board": "board arts_track player_tokens automa_tokens shadow_tokens landmark_tokens"
    " landmark_tokens_arts outposts outposts_nearest outposts_solo automa_outposts",
    "tech": "techs arts_cards",
    "tapestry": "tapestries tapestries_solo tapestries_solo_aa",
    "decision": "automa_progress automa_decision duo_decision",
    "landmarks": "landmarks landmark_cards landmark_cards_solo landmark_cards_left",
    "dice": "dice dice_arts dice_arts_12",
    "tiles": "space_tiles territory_tiles territory_bag",
    "bots": "automa_mat automa_mat_hard automa_civilization automa_favourite automa_favourite_mm"
    " shadow_favourite shadow_favourite_mm shadow_favourite_duo shadow_favourite_duo_mm",
    "civilization": "draw_civilizations civilization_set_up civilizations_of_a_box",
    "capital": "draw_capital_pair draw_capital draw_advanced_capital",
    "income": "income_mat resource_markers income_card inspiration",
}
ZONE_OF = {item: zone for zone, items in PLACES.items() for item in items.split()}
ZONE_OF |= {"board_small": "board", "board_large": "board"}
MARK = 26


class WhereItGoes(FloatLayout):
    """`steps` are the items of a part in their order, each with whether it is done."""

    hexes = ListProperty()
    steps = ListProperty()

    __events__ = ("on_hold",)

    def __init__(self, **kwargs):
        self._below, self._above = InstructionGroup(), InstructionGroup()
        self._draw = Clock.create_trigger(self._draw_now, -1)
        super().__init__(**kwargs)
        self.canvas.before.add(self._below)
        self.canvas.after.add(self._above)
        for name in ("pos", "size", "steps"):
            self.fbind(name, self._draw)
        app = App.get_running_app()
        for name in ("dark", "sp"):
            app.theme.bind(**{name: self._draw})
        app.i18n.bind(lang=self._draw)

    def on_hold(self, place) -> None:
        """A hex was held."""

    def zone(self, name: str) -> tuple[float, float, float, float]:
        """Where it is: left, bottom, width, height."""
        x, y, wide, high, _ = ZONES[name]
        return (
            self.x + x * self.width,
            self.y + y * self.height,
            wide * self.width,
            high * self.height,
        )

    def _draw_now(self, *_args) -> None:
        app = App.get_running_app()
        self._below.clear()
        self._above.clear()
        if min(self.size) < dp(100):
            return
        for name in ZONES:
            self._zone(name, app)
        stood = dict.fromkeys(ZONES, 0)
        for number, (item, done) in enumerate(self.steps, 1):
            zone = ZONE_OF.get(item)
            if zone:
                self._mark(zone, stood[zone], number, done, app.theme)
                stood[zone] += 1

    def _zone(self, name: str, app) -> None:
        x, y, wide, high = self.zone(name)
        theme = app.theme
        named = {ZONE_OF.get(item) for item, _ in self.steps}
        made = Box()
        made.pos, made.size = (x, y), (wide, high)
        made.look = theme.raised, dp(10), theme.edge if name in named else theme.line, dp(1.2)
        self._below.add(made)
        if name == "board":
            self._tracks(x, y, wide, high, theme)
            return
        side, batch = min(high * 0.44, wide * 0.4), Batch()
        batch.icon(ZONES[name][4], (x + wide / 2, y + high * 0.58), side, theme.ink)
        batch.onto(self._below)
        words = app.i18n._(f"tapestry.zone.{name}")
        spot = x + wide / 2, y + high * 0.17
        draw_words(
            self._below, words, spot, min(wide / max(6, len(words)) * 1.7, dp(13)), theme.dim
        )

    def _tracks(self, x, y, wide, high, theme) -> None:
        for track, (left, low, across, up) in TRACKS.items():
            made, inset = Box(), dp(5)
            made.pos = x + left * wide + inset, y + low * high + inset
            made.size = across * wide - 2 * inset, up * high - inset
            made.look = (*theme.of(track)[:3], 0.45), dp(4)
            self._below.add(made)

    def _mark(self, zone: str, before: int, number: int, done: bool, theme) -> None:
        """A disc with the number of the step; green once it is done."""
        x, y, wide, high = self.zone(zone)
        side = dp(MARK)
        in_row = max(1, int((wide - dp(4)) // (side + dp(3))))
        left = x + dp(4) + (before % in_row) * (side + dp(3))
        top = y + high - dp(4) - (before // in_row) * (side + dp(3))
        self._above.add(Color(*(theme.good if done else theme.gold)))
        self._above.add(Ellipse(pos=(left, top - side), size=(side, side)))
        spot = left + side / 2, top - side / 2
        draw_words(self._above, str(number), spot, dp(14), theme.ground if done else theme.gold_ink)


load_kv(__file__)
