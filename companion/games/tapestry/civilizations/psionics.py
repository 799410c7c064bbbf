"""The Psionics.

Their mat, as listed in the data.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.chance import PEOPLES_CARDS
from companion.games.tapestry.civilizations.power import Power


class Psionics(Power):
    """One more option whenever chance gives something."""

    def income(self) -> None:
        """What the mat shows for this turn; of real cards one more is looked at."""
        space = self.spaces[str(self.me.income_turns)]
        if not all(map(self.turn.step.by_app, PEOPLES_CARDS)):
            self.turn.tell(Message("tapestry.told.one_more_option"), icon="card")
        self.gain(space.benefits)
