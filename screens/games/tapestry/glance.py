"""The table in small, for home: the map and how far everybody is on the tracks."""

from kivy.uix.boxlayout import BoxLayout

from screens.games.tapestry.land import looks
from screens.games.tapestry.lanes import Lanes
from screens.widgets.boards.hex_map import HexMap


class Glance(BoxLayout):
    """To be looked at only."""

    def __init__(self, **kwargs):
        super().__init__(spacing="8dp", padding="8dp", disabled=True, **kwargs)
        self.land = HexMap(ocean=True)
        self.land.size_hint = 0.8, 1
        self.lanes = Lanes(folded=True, pos_hint={"center_y": 0.5})
        self.add_widget(self.land)
        self.add_widget(self.lanes)

    def show(self, view) -> None:
        """The table as this view has it."""
        self.lanes.lanes = list(view.lanes)
        self.land.hexes = looks(view.hexes, view.players)

    def on_touch_down(self, touch):
        return False
