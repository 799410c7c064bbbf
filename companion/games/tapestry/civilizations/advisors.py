"""The Advisors.

Their mat, as listed in the data.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.cards.events_of_tapestries import TapestryHanded
from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.turn import gains, giving_up, resources
from companion.games.tapestry.turn.names import card_name, player_name, word

HAND_LIMIT = 4
NONE = "none"


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

    def neighbour_gains_tapestry(self, other: str) -> bool:
        """On their advance turn they may be given one of this hand instead; then one is drawn.

        Their mat. A card at a time, so that each gain is asked by itself.
        """
        options = [
            Option(card, card_name("tapestry", card), icon="card-tapestry")
            for card in dict.fromkeys(self.me.hand)
        ]
        if not options:
            return False
        text = Message("tapestry.ask.advisors", player=player_name(self.state, other))
        deck = Option(NONE, Message("tapestry.option.from_the_deck"), icon="cross")
        card = self.turn.choose("advisors.give", text, [deck, *options])
        if card == NONE:
            return False
        self.turn.record(TapestryHanded(self.player, other, card))
        gains.tapestry(self.turn)
        return True
