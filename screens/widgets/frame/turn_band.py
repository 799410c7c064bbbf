"""Whose turn it is, large: shape, colour and name, and who comes next."""

from kivy.properties import StringProperty

from screens.kv import load_kv
from screens.widgets.frame.hides import Hides
from screens.widgets.frame.panel import Row
from screens.widgets.pictures.sign import sign_icon


class TurnBand(Hides, Row):
    """Takes no room where there is no name."""

    icon = StringProperty("")
    role = StringProperty("ink")
    name = StringProperty("")
    then = StringProperty("")

    def show(self, turn, words) -> None:
        """Take over whose name, colour and shape, and who comes then; None for nobody."""
        self.name = words.say(turn.name) if turn else ""
        then = words.say(turn.then) if turn and turn.then else ""
        self.then = words._("kit.then", next=then) if then else ""
        if turn:
            self.icon, self.role = sign_icon(turn.shape), turn.colour


load_kv(__file__)
