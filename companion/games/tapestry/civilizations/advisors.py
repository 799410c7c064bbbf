"""The Advisors.

Their mat, as listed in the data.
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.cards import in_hand
from companion.games.tapestry.cards.events_of_tapestries import TapestryHanded
from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.nouns import ANYBODY, TAPESTRY
from companion.games.tapestry.turn import giving_up, resources
from companion.games.tapestry.turn.names import player_name
from companion.games.tapestry.turn.neighbours import neighbours
from companion.games.tapestry.turn.turn import DECLINED, NONE

HAND_LIMIT = 4
POINTS_A_CARD = 5


class Advisors(Power):
    """Tapestries given to others; those in hand pay."""

    later_as_at_the_start = True

    def gained_later(self) -> None:
        """The tapestries; neighbours may be given some of them, for points.

        As listed in the data: "the 3 starting cards, 5 points each".
        """
        held = len(self.me.hand)
        super().gained_later()
        left = list(self.me.hand[held:])
        while left and (given := self._given_later(left)):
            left.remove(given)

    def _given_later(self, cards: Sequence[str]) -> str:
        """One of the cards goes to a neighbour; none, where no more is given."""
        beside = [o for o in neighbours(self.state, self.player) if o in self.state.players]
        if not beside:
            return ""
        options = [DECLINED, *TAPESTRY.these(self.state, dict.fromkeys(cards))]
        card = self.turn.choose("advisors.later", Message("tapestry.ask.advisors_later"), options)
        if card == NONE:
            return ""
        people = ANYBODY.these(self.state, beside)
        to = self.turn.choose("advisors.to", Message("tapestry.ask.advisors_to"), people)
        self.turn.record(TapestryHanded(self.player, to, card))
        self.score(POINTS_A_CARD)
        return card

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
        options = TAPESTRY.these(self.state, dict.fromkeys(self.me.hand))
        if not options:
            return False
        text = Message("tapestry.ask.advisors", player=player_name(self.state, other))
        deck = Option(NONE, Message("tapestry.option.from_the_deck"), icon="cross")
        card = self.turn.choose("advisors.give", text, [deck, *options])
        if card == NONE:
            return False
        self.turn.record(TapestryHanded(self.player, other, card))
        in_hand.tapestry(self.turn)
        return True
