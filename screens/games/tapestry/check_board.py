"""The tracks and the map while the table is checked: touched where they differ."""

from kivy.app import App
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout

from companion.games.tapestry.city.view import capital_view
from screens.games.tapestry.board_touch import BoardTouched
from screens.games.tapestry.capital_line import CapitalLine
from screens.games.tapestry.hex_sheet import open_hex
from screens.games.tapestry.income_row import IncomeRow, building_of
from screens.games.tapestry.land import key_of, looks
from screens.games.tapestry.lanes import Lanes
from screens.widgets.boards.hex_map import HexMap

MOST_HIGH = 520


class CheckBoard(BoardTouched, BoxLayout):
    """Follows the view it is shown."""

    def __init__(self, **kwargs):
        super().__init__(orientation="vertical", spacing="12dp", size_hint_y=None, **kwargs)
        self.lanes = Lanes(folded=True)
        self.lanes.bind(
            on_tap=lambda _lanes, track: self.open_track(track),
            on_head=lambda _lanes, track: self.open_track(track),
            on_hold=lambda _lanes, *where: self.tell_space(*where),
        )
        self.land = HexMap(ocean=True, size_hint_y=None)
        self.land.bind(on_tap=lambda _land, place: self.touch_hex(place))
        self.land.bind(on_hold=lambda _land, place: self.tell_hex(place))
        self.add_widget(self.lanes)
        self.add_widget(self.land)
        self.fbind("width", self._fit)
        self.lanes.fbind("height", self._fit)

    def show(self, view) -> None:
        """The table now."""
        self.lanes.lanes = list(view.lanes)
        self.land.hexes = looks(view.hexes, view.players)

    def touch_hex(self, place) -> None:
        """It lies otherwise there."""
        open_hex(App.get_running_app().bridge.state, key_of(place))

    def _fit(self, *_args) -> None:
        self.land.height = min(self.width * 0.9, dp(MOST_HIGH))
        self.height = self.lanes.height + self.land.height + dp(12)


def drawing(fact):
    """Buildings as their row of the income mat lies, the capital; nothing for other cells."""
    who, what, thing = (*fact.key.split(".", 2), "", "")[:3]
    if what == "capital":
        return _capital(who)
    if what != "building":
        return None
    return IncomeRow(building=building_of(thing), size_hint_y=None, height="30sp")


def _capital(player: str):
    """Drawn where its plots are known."""
    drawn = App.get_running_app().bridge.seen(capital_view, player).drawn
    return CapitalLine(player) if drawn else None
