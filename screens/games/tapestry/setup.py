"""The walk-through of the set-up: draws in place, what is laid out on the map."""

from kivy.app import App

from companion.core.chance import DICE, used
from companion.games.tapestry.options import DECISIONS, OWN_CARDS
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

    def wanted(self, lines):
        return done_by_hand(lines, App.get_running_app().bridge.session.by_app)

    def draws_itself(self, by_app) -> bool:
        return used(by_app, OWN_CARDS)

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


BY_APP = {
    DECISIONS: ("automa_progress", "automa_decision", "duo_decision"),
    DICE: ("dice", "dice_arts", "dice_arts_12"),
}
"""What lies on no table where the app draws or rolls: their deck, and dice."""


def done_by_hand(lines, by_app):
    """Without what the app does itself."""
    left_out = {item for kind, items in BY_APP.items() if used(by_app, kind) for item in items}
    return [one for one in lines if one.key not in left_out or one.results or one.acts]
