"""Where the cards and tokens of Imperium's set-up go: you below, the Market, the C.I.V. above."""

from kivy.graphics import Color, Ellipse
from kivy.metrics import dp
from kivy.properties import ObjectProperty

from screens.play.table_plan import PAPER, TablePlan, Zone, beside, card, middle, row
from screens.widgets.boards.batch import Batch
from screens.widgets.boards.hex_drawing import draw_words
from screens.widgets.frame.box import Box

PLACES = {
    "power": "nation power",
    "below": "court voyage",
    "above": "at_card nation_deck",
    "developments": "developments quests",
    "state": "state_barbarian state_empire markers markers_utopians",
    "unrest": "own_unrest unrest_removed unrest_pile civ_unrest",
    "deck": "own_deck campaign_cards",
    "hand": "hand",
    "tokens": "my_tokens",
    "supply": "supply",
    "fame": "king fame fame_removed",
    "small": "sort player_icons both_boxes small_decks",
    "main": "main_deck",
    "market": "market market_unrest market_progress",
    "solstice": "solstice solstice_players",
    "slots": "slots slot_six slot_five_exhaust",
    "civ_dynasty": "dynasty dynasty_arthurians dynasty_atlanteans dynasty_vikings civ_voyage",
    "civ_deck": "civ_nation civ_icons civ_deck",
    "civ_state": "civ_state_barbarian civ_state_empire",
    "civ_power": "civ_power",
    "civ_tokens": "civ_tokens",
}
SPACES = 5
TOKENS = ("imperium-materials", "imperium-population", "imperium-progress")
MARKERS = ("imperium-action", "imperium-exhaust")
KINDS = ("imperium-region", "imperium-uncivilised", "imperium-civilised")
CIV_FROM = 0.815
"""What lies higher is the C.I.V.'s."""


class ImperiumPlan(TablePlan):
    """Seen from your chair; the Market has the cards that were told."""

    table = ObjectProperty(None, allownone=True, rebind=False)
    zone_of = {item: zone for zone, items in PLACES.items() for item in items.split()}
    zones = {
        "civ_dynasty": Zone(0.0, 0.82, 0.18, 0.18, "imperium-dynasty", card=True),
        "civ_power": Zone(0.2, 0.82, 0.18, 0.18, "imperium-power", card=True),
        "civ_state": Zone(0.4, 0.82, 0.18, 0.18, "imperium-state", card=True),
        "civ_deck": Zone(0.6, 0.82, 0.18, 0.18, "imperium-bot", card=True),
        "civ_tokens": Zone(0.8, 0.82, 0.2, 0.18),
        "unrest": Zone(0.0, 0.6, 0.18, 0.18, "imperium-unrest", card=True),
        "fame": Zone(0.2, 0.6, 0.18, 0.18, "imperium-fame", card=True),
        "small": Zone(0.4, 0.6, 0.38, 0.18),
        "main": Zone(0.8, 0.6, 0.2, 0.18, "imperium-main-deck", card=True),
        "supply": Zone(0.0, 0.36, 0.16, 0.2),
        "market": Zone(0.18, 0.42, 0.64, 0.14),
        "slots": Zone(0.18, 0.36, 0.64, 0.05),
        "solstice": Zone(0.84, 0.36, 0.16, 0.2, "imperium-solstice", card=True),
        "developments": Zone(0.0, 0.18, 0.2, 0.15, "imperium-development", card=True),
        "above": Zone(0.22, 0.18, 0.2, 0.15),
        "below": Zone(0.44, 0.18, 0.2, 0.15, "imperium-in-play", card=True),
        "tokens": Zone(0.66, 0.18, 0.34, 0.15),
        "state": Zone(0.0, 0.0, 0.2, 0.16, "imperium-state", card=True),
        "power": Zone(0.22, 0.0, 0.2, 0.16, "imperium-power", card=True),
        "deck": Zone(0.44, 0.0, 0.2, 0.16, "imperium-nation", card=True),
        "hand": Zone(0.66, 0.0, 0.34, 0.16, "hand-cards"),
    }

    def on_table(self, *_args):
        self.draw()

    def zone(self, name: str) -> tuple[float, float, float, float]:
        """At a table of several there is no C.I.V.: the rest takes all the room."""
        x, y, wide, high = super().zone(name)
        if any(self.zones[one].y > CIV_FROM for one in self.shown()):
            return x, y, wide, high
        return x, self.y + (y - self.y) / CIV_FROM, wide, high / CIV_FROM

    def key_of(self, zone: str) -> str:
        return f"imperium.zone.{zone}"

    def fill(self, name: str, where, group, theme) -> bool:
        """Rows of cards and tokens, where one picture is too little."""
        draw = {
            "market": self._market,
            "slots": self._slots,
            "small": self._small,
            "tokens": self._tokens,
            "civ_tokens": self._tokens,
            "supply": self._supply,
            "above": self._above_power,
        }.get(name)
        if draw is not None:
            draw(where, group, theme)
        return draw is not None

    def _above_power(self, where, group, theme) -> None:
        """The card of the accession, the Nation deck across it."""
        inner = self.name_zone("above", where)
        x, y = middle(inner)
        high = inner[3] - dp(8)
        card(group, (x, y), high, "imperium-accession", theme, pile=False)
        lying = Box()
        lying.pos = x - high * 0.5, y - high * PAPER * 0.42
        lying.size = high, high * PAPER * 0.84
        lying.look = theme.paper, dp(5), theme.edge, dp(1)
        group.add(lying)
        row(
            group,
            (x - high / 2, y - high / 2, high, high),
            ("imperium-nation-deck",),
            theme.paper_ink,
            high * 0.46,
        )

    def _market(self, where, group, theme) -> None:
        """The cards from left to right, with the tokens on them."""
        spaces = self.table.market if self.table is not None else ()
        for at, space in enumerate(spaces):
            spot = beside(where, at, SPACES)
            high = min(where[3] - dp(12), where[2] / SPACES * 0.86 / PAPER)
            if not space.known:
                _empty(group, spot, high, theme)
                continue
            card(group, spot, high, space.icon, theme, pile=False)
            if space.has.progress:
                _token(group, (spot[0] + high * 0.3, spot[1] - high * 0.34), theme)

    def _slots(self, where, group, theme) -> None:
        side = min(where[3] - dp(4), dp(24))
        for at in range(SPACES):
            x, y = beside(where, at, SPACES)
            group.add(Color(*theme.paper))
            group.add(Ellipse(pos=(x - side / 2, y - side / 2), size=(side, side)))
            draw_words(group, str(at + 1), (x, y), side * 0.6, theme.paper_ink)

    def _small(self, where, group, theme) -> None:
        where = self.name_zone("small", where)
        high = min(where[3] - dp(8), where[2] / len(KINDS) * 0.8 / PAPER)
        for at, icon in enumerate(KINDS):
            card(group, beside(where, at, len(KINDS)), high, icon, theme)

    def _tokens(self, where, group, theme) -> None:
        row(group, self.name_zone("tokens", where), TOKENS, theme.ink, dp(34))

    def _supply(self, where, group, theme) -> None:
        x, y, wide, high = self.name_zone("supply", where)
        row(group, (x, y + high * 0.5, wide, high * 0.46), TOKENS, theme.ink)
        row(group, (x, y + high * 0.04, wide, high * 0.46), MARKERS, theme.ink)


def _empty(group, spot, high: float, theme) -> None:
    """Nobody has told this card yet."""
    made, wide = Box(), high * PAPER
    made.pos, made.size = (spot[0] - wide / 2, spot[1] - high / 2), (wide, high)
    made.look = (*theme.ground[:3], 0.6), dp(5), theme.edge, dp(1)
    group.add(made)
    draw_words(group, "?", spot, high * 0.4, theme.dim)


def _token(group, spot, theme) -> None:
    side = dp(18)
    group.add(Color(*theme.gold))
    group.add(Ellipse(pos=(spot[0] - side / 2, spot[1] - side / 2), size=(side, side)))
    batch = Batch()
    batch.icon("imperium-progress", spot, side * 0.7, theme.gold_ink)
    batch.onto(group)
