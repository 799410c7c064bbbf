"""The Advisors.

Their mat, as listed in the data.
"""

from __future__ import annotations

from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.turn import giving_up, resources
from companion.games.tapestry.turn.names import word

HAND_LIMIT = 4


class Advisors(Power):
    """Tapestries given to others; those in hand pay."""

    later_as_at_the_start = True

    def gained_later(self) -> None:
        """The tapestries; giving some of them away is told."""
        super().gained_later()
        self.turn.tell(word("civilization_later", self.id), icon="flag")

    def income(self) -> None:
        """A point per tapestry in hand; down to four gives a resource."""
        self.score(len(self.me.hand))
        if len(self.me.hand) > HAND_LIMIT:
            giving_up.discard(self.turn, "tapestry", len(self.me.hand) - HAND_LIMIT)
            resources.any_resource(self.turn)
