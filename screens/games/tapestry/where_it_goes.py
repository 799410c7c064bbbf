"""Where the pieces of Tapestry's set-up go: the board with its map, cards and mats around it."""

from kivy.metrics import dp
from kivy.properties import ListProperty

from screens.kv import load_kv
from screens.play.table_plan import TablePlan, Zone, line_of, middle, row
from screens.widgets.boards.batch import Batch
from screens.widgets.frame.box import Box

TRACKS = {
    "exploration": (0.2, 0.94, 0.6, 0.06),
    "technology": (0.2, 0.0, 0.6, 0.06),
    "military": (0.0, 0.2, 0.05, 0.6),
    "science": (0.95, 0.2, 0.05, 0.6),
}
"""Left, bottom, width, height in parts of the board."""
ROWS = {
    "landmarks": (("landmark",) * 3,) * 3,
    "dice": (("die-science", "die-red", "die-black"),),
    "bots": (("owner-automa", "owner-shadow"),),
}
"""What lies there beside each other, row on row."""
BUILDINGS = (
    ("coin", "market"),
    ("worker", "house"),
    ("food", "farm"),
    ("culture", "armory"),
)
"""The rows of an income mat: what they give, what stands on them."""
PLACES = {
    "board": "board board_small board_large arts_track player_tokens automa_tokens shadow_tokens"
    " landmark_tokens landmark_tokens_arts outposts outposts_nearest outposts_solo automa_outposts",
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


class TapestryPlan(TablePlan):
    """The map is the one of the game, with what lies on it."""

    hexes = ListProperty()
    zone_of = {item: zone for zone, items in PLACES.items() for item in items.split()}
    zones = {
        "tech": Zone(0.0, 0.74, 0.17, 0.24, "card-tech", card=True),
        "tapestry": Zone(0.0, 0.49, 0.17, 0.24, "card-tapestry", card=True),
        "decision": Zone(0.0, 0.24, 0.17, 0.24, "card-decision", card=True),
        "board": Zone(0.18, 0.24, 0.63, 0.74, ground="ocean"),
        "landmarks": Zone(0.82, 0.78, 0.18, 0.2),
        "dice": Zone(0.82, 0.61, 0.18, 0.16),
        "tiles": Zone(0.82, 0.43, 0.18, 0.17, "territory-tile"),
        "bots": Zone(0.82, 0.24, 0.18, 0.18),
        "civilization": Zone(0.0, 0.0, 0.24, 0.22, "civilization"),
        "capital": Zone(0.25, 0.0, 0.24, 0.22, "capital"),
        "income": Zone(0.5, 0.0, 0.5, 0.22),
    }

    def key_of(self, zone: str) -> str:
        return f"tapestry.zone.{zone}"

    def fill(self, name: str, where, group, theme) -> bool:
        """The tracks around the map; rows of what lies in several."""
        if name == "board":
            self._board(where, group, theme)
        elif name in ROWS:
            inner = self.name_zone(name, where)
            for at, icons in enumerate(ROWS[name]):
                row(group, line_of(inner, at, len(ROWS[name])), icons, _colour(name, theme))
        elif name == "income":
            self._income(self.name_zone(name, where), group, theme)
        else:
            return False
        return True

    def _board(self, where, group, theme) -> None:
        x, y, wide, high = where
        for track, (left, low, across, up) in TRACKS.items():
            made, inset = Box(), dp(5)
            made.pos = x + left * wide + inset, y + low * high + inset
            made.size = across * wide - 2 * inset, up * high - inset
            made.look = (*theme.of(track)[:3], 0.45), dp(4)
            group.add(made)
            sign = Batch()
            sign.icon(f"track-{track}", middle((*made.pos, *made.size)), dp(18), theme.ink)
            sign.onto(group)

    def _income(self, where, group, theme) -> None:
        """Each kind of building in its row, after what the row gives."""
        for at, (resource, building) in enumerate(BUILDINGS):
            x, y, wide, high = line_of(where, at, len(BUILDINGS))
            part = wide / 6
            row(group, (x, y, part, high), (f"resource-{resource}",), theme.ink)
            icons = (f"building-{building}",) * 5
            row(group, (x + part, y, wide - part, high), icons, theme.of(building))


def _colour(name: str, theme):
    return theme.accent if name == "landmarks" else theme.ink


load_kv(__file__)
