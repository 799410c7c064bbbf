"""The walk-through of Imperium's set-up; the Market, a side and the Unrest told in their lines."""

from kivy.app import App

from companion.games.imperium.views.set_up import MARKET_STEP, PILE, POWER, set_up_view
from screens.games.imperium.set_up_parts import MarketLaying, PowerSides, UnrestCount
from screens.games.imperium.where_it_goes import ImperiumPlan
from screens.play.set_up import SetUpScreen

INLAYS = {MARKET_STEP: MarketLaying, POWER: PowerSides, PILE: UnrestCount}
"""What stands below a line, by its item."""


class ImperiumSetUp(SetUpScreen):
    """Until your first turn."""

    game_id = "imperium"
    view_of = staticmethod(set_up_view)
    plan = ImperiumPlan

    def on_kv_post(self, *args):
        self._inlays = {}
        self.has_menu = True
        super().on_kv_post(*args)

    def show(self, table, words) -> None:
        """The table in small has the cards of the Market."""
        super().show(table, words)
        self.plan_widget.table = table

    def inlay_of(self, line):
        """Kept as long as the screen."""
        kind = INLAYS.get(line.key)
        view = App.get_running_app().bridge.view
        if kind is None or (line.key == POWER and not view.solo):
            return None
        if line.key not in self._inlays:
            self._inlays[line.key] = kind()
        self._inlays[line.key].tell(view)
        return self._inlays[line.key]

    def open_menu(self) -> None:
        """Other screens, and what is seldom needed."""
        from screens.games.imperium.more import open_more

        open_more(App.get_running_app().bridge.view)
