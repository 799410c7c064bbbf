"""The Merfolk.

Their mat, as listed in the data: tapestries under water, which are neither played, paid nor
counted; after the fifth income turn they are spent, a turn after the other.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import known
from companion.games.tapestry.cards import in_hand, tapestries
from companion.games.tapestry.cards.events_of_tapestries import (
    TapestriesSurfaced,
    TapestryDiscarded,
    TapestrySubmerged,
)
from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.nouns import TAPESTRY
from companion.games.tapestry.state import LAST_INCOME_TURN, UNKNOWN
from companion.games.tapestry.turn import giving_up
from companion.games.tapestry.turn.names import card_name

DISCARD = "discard"
KEPT_DRY = 2
KEPT_IN_THE_END = 5
EACH = 5


class Merfolk(Power):
    """Tapestries under water, spent after the fifth income turn."""

    plays_on = True
    spends_tapestries = True
    responds_after_the_end = True

    def income(self) -> None:
        """A tapestry; turns 2-4: all but two go under water, turn 5: they come back."""
        in_hand.tapestry(self.turn)
        if self.me.income_turns == LAST_INCOME_TURN:
            if self.me.submerged:
                self.turn.record(TapestriesSurfaced(self.player))
            return
        below = len(self.me.hand) - KEPT_DRY
        for card in self._chosen("merfolk.below", below) if below > 0 else ():
            self.turn.record(TapestrySubmerged(self.player, card))

    def income_ended(self) -> None:
        """At the end of income turn 5 at most five stay."""
        too_many = len(self.me.hand) - KEPT_IN_THE_END
        if self.me.income_turns == LAST_INCOME_TURN and too_many > 0:
            giving_up.discard(self.turn, "tapestry", too_many)

    def _chosen(self, place: str, n: int) -> list[str]:
        """So many cards of the hand; those alike are told apart by their place."""
        hand = self.me.hand
        options = [Option(str(at), card_name("tapestry", card)) for at, card in enumerate(hand)]
        text = Message("tapestry.ask.merfolk_below", n=n)
        return [hand[int(at)] for at in self.turn.several(place, text, options, n, n)]

    def _may_be_played(self, card: str) -> bool:
        """One that nobody has read may be: whoever plays it has."""
        if card == UNKNOWN or known.unread(self.state, card):
            return True
        return "when_played" in known.tapestry(self.state, card).kinds

    def spend_tapestries(self) -> None:
        """At least one discarded, 5 points each; or one "when played" played on era 4."""
        options = [Option(DISCARD, Message("tapestry.option.discard_for", n=EACH), icon="trash")]
        options += TAPESTRY.these(
            self.state, (card for card in dict.fromkeys(self.me.hand) if self._may_be_played(card))
        )
        card = self.turn.choose("merfolk", Message("tapestry.ask.merfolk"), options)
        if card != DISCARD:
            tapestries.play(
                self.turn, tapestries.name_it(self.turn, card) if card == UNKNOWN else card
            )
            return
        discarded = giving_up.choose_holdings(self.turn, "tapestry", 1, len(self.me.hand))
        for one in discarded:
            self.turn.record(TapestryDiscarded(self.player, one))
        self.score(EACH * len(discarded))
