"""The walk-through of Rise & Fall's set-up: the world grows level by level, somebody is drawn."""

from kivy.app import App

from companion.core.chance import DICE, used
from companion.games.rise_and_fall.views.set_up import laid_view, left_on_map, set_up_view
from screens.games.rise_and_fall.follow import Following
from screens.games.rise_and_fall.where_it_goes import RisePlan
from screens.play.set_up import SetUpScreen
from screens.widgets.controls.acts import Act

MAP = "rise_and_fall/world"


class RiseSetUp(SetUpScreen, Following):
    """Until the first pieces are to be placed."""

    view_of = staticmethod(set_up_view)
    plan = RisePlan

    def draws_itself(self, by_app) -> bool:
        return used(by_app, DICE)

    def show(self, table, words) -> None:
        """The table in small has the world and the people."""
        super().show(table, words)
        self.plan_widget.laid = App.get_running_app().bridge.seen(laid_view)

    def acts_of(self, line, words) -> list[Act]:
        """Draws, and the way to the map."""
        acts = super().acts_of(line, words)
        if line.on_board:
            acts.append(Act(words._("rise_and_fall.screen.to_map"), MAP, icon="map"))
        return acts

    def pick(self, do) -> None:
        """A draw, or the map."""
        if do == MAP:
            App.get_running_app().nav.go(MAP)
        else:
            super().pick(do)

    def skip(self) -> None:
        """What must be laid on the tablet first is laid there."""
        if left_on_map(self.view):
            App.get_running_app().nav.go(MAP)
        else:
            super().skip()

    def draw_everything(self) -> None:
        """Where dice are rolled by hand nobody needs to tell who lays the first tile."""
        if self.may_draw:
            super().draw_everything()
