"""The tracks and the map of a game of Tapestry, to be looked at only."""

from kivy.app import App
from kivy.uix.boxlayout import BoxLayout

from companion.games.tapestry.table.view import table_view
from companion.games.tapestry.tracks.view_reached import spaces_reached
from screens.games.tapestry.land import looks
from screens.games.tapestry.lanes import Lanes
from screens.widgets.boards.hex_map import HexMap


class TapestryBoard(BoxLayout):
    """Follows the state it is shown."""

    def __init__(self, **kwargs):
        super().__init__(
            orientation="vertical", spacing="12dp", size_hint_y=None, disabled=True, **kwargs
        )
        self.lanes, self.land = Lanes(folded=True), HexMap(ocean=True, size_hint_y=1)
        self.add_widget(self.lanes)
        self.add_widget(self.land)

    def fit_into(self, panel) -> None:
        """As high as its panel beside the steps; below them as high as it needs."""
        self._panel = panel
        App.get_running_app().bind(form=self._fit)
        for one in (panel.scroll, self):
            one.fbind("size", self._fit)
        self._fit()

    def show(self, _session, state) -> None:
        """The table at this moment."""
        self._view = view = table_view(state)
        self.lanes.lanes = list(view.lanes)
        self.land.hexes = looks(view.hexes, view.players)

    def mark(self, places) -> None:
        """Where something was done: these hexes, these spaces of tracks."""
        named = [place.split(":") for place in places]
        lit = {one[1] for one in named if one[0] == "hex" and len(one) == 2}
        self.land.hexes = looks(self._view.hexes, self._view.players, lit)
        self.lanes.mine = spaces_reached(places)

    def on_touch_down(self, touch):
        return False

    def _fit(self, *_args) -> None:
        beside = App.get_running_app().beside
        needed = self.lanes.height + self.width * 0.9
        self.height = self._panel.scroll.height if beside else needed
