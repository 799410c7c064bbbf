"""The Elder Ones.

Their mat, as listed in the data.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.cards.events_of_tapestries import TapestryDiscarded
from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.state import LAST_INCOME_TURN
from companion.games.tapestry.turn import gains, giving_up, resources

MOST_DISCARDED = 6


class ElderOnes(Power):
    """They go on advancing after the fifth income turn."""

    plays_on = True
    goes_on_advancing = True
    era_four_lasts = True

    def income(self) -> None:
        """A resource or two tapestries; on turn 5 tapestries become resources."""
        if self.me.income_turns < LAST_INCOME_TURN:
            options = [
                Option("resource", Message("tapestry.count.any_resource", n=1)),
                Option("cards", Message("tapestry.count.tapestry", n=2)),
            ]
            if self.turn.choose("elder_ones", Message("tapestry.ask.or"), options) == "resource":
                resources.any_resource(self.turn)
                return
            gains.gain(self.turn, Benefit(Verb.GAIN, what="tapestry", n=2))
            return
        most = min(MOST_DISCARDED, len(self.me.hand))
        for card in giving_up.choose_holdings(self.turn, "tapestry", 0, most):
            self.turn.record(TapestryDiscarded(self.player, card))
            resources.any_resource(self.turn)
            resources.any_resource(self.turn)

    def landmark_gained(self, landmark: str) -> None:
        """10 points for each landmark gained after the fifth income turn, whichever it is."""
        if self.state.past_the_fifth(self.player):
            self.score(10)
