"""The walk-through of the set-up: draws in place, what is laid out on the map."""

from kivy.app import App

from companion.core.chance import used
from companion.games.tapestry.options import CIVILIZATIONS
from companion.games.tapestry.setup.view import drawn_by, set_up_view
from screens.games.tapestry.asking import Asks
from screens.games.tapestry.land import looks
from screens.games.tapestry.where_it_goes import TapestryPlan
from screens.offering import take
from screens.play.change import Changer
from screens.play.set_up import SET_UP, SetUpScreen
from screens.widgets.controls.acts import Act


class TapestrySetUp(SetUpScreen, Asks):
    """The checklist of a game that is played, too."""

    view_of = staticmethod(set_up_view)
    plan = TapestryPlan

    def enter(self, **where):
        self.playing = App.get_running_app().bridge.part != SET_UP
        super().enter(**where)

    def draws_itself(self, by_app) -> bool:
        return used(by_app, CIVILIZATIONS)

    def show(self, table, words) -> None:
        super().show(table, words)
        if self.view is not None:
            self.plan_widget.hexes = looks(self.view.hexes, table.players)

    def acts_of(self, line, words) -> list[Act]:
        """Another one was drawn, where something was."""
        acts = super().acts_of(line, words)
        drawn = drawn_by(App.get_running_app().bridge.session.entries, line)
        if drawn is not None:
            another = words._("tapestry.screen.drew_another")
            acts.append(Act(another, Changer(drawn), icon="differs"))
        return acts

    def pick(self, do) -> None:
        """Draw, keep, or say that it was another."""
        if isinstance(do, Changer):
            do.choose()
        else:
            take(do)

    def ask_again(self) -> None:
        """The sheet of what is asked."""
        Asks.ask_again(self)
