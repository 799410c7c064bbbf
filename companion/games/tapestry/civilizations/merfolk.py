"""Civilizations: the Merfolk.

Their mat, as listed in the data: tapestries under water, which are neither played, paid nor
counted; after the fifth income turn they are spent, a turn after the other.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.errors import RuleBroken
from companion.games.tapestry import content
from companion.games.tapestry.cards import tapestries
from companion.games.tapestry.cards.events_of_tapestries import (
    TapestriesSurfaced,
    TapestryDiscarded,
    TapestrySubmerged,
)
from companion.games.tapestry.civilizations import INCOME, INCOME_END
from companion.games.tapestry.score import points
from companion.games.tapestry.state import UNKNOWN, State
from companion.games.tapestry.turn import gains, giving_up
from companion.games.tapestry.turn.names import card_name
from companion.games.tapestry.turn.turn import Turn

MERFOLK, DISCARD = "merfolk", "discard"
LAST, KEPT_DRY, KEPT_IN_THE_END, EACH = 5, 2, 5, 5


@INCOME.of(MERFOLK)
def merfolk(turn: Turn) -> None:
    """A tapestry; turns 2-4: all but two go under water, turn 5: they come back."""
    gains.tapestry(turn)
    if turn.me.income_turns == LAST:
        if turn.me.submerged:
            turn.record(TapestriesSurfaced(turn.player))
        return
    below = len(turn.me.hand) - KEPT_DRY
    for card in _chosen(turn, "merfolk.below", below) if below > 0 else ():
        turn.record(TapestrySubmerged(turn.player, card))


@INCOME_END.of(MERFOLK)
def keep_five(turn: Turn) -> None:
    """At the end of income turn 5 at most five stay."""
    too_many = len(turn.me.hand) - KEPT_IN_THE_END
    if turn.me.income_turns == LAST and too_many > 0:
        giving_up.discard(turn, "tapestry", too_many)


def _chosen(turn: Turn, place: str, n: int) -> list[str]:
    """So many cards of the hand; those alike are told apart by their place."""
    hand = turn.me.hand
    options = [Option(str(at), card_name("tapestry", card)) for at, card in enumerate(hand)]
    text = Message("tapestry.ask.merfolk_below", n=n)
    return [hand[int(at)] for at in turn.several(place, text, options, n, n)]


def verify_may_spend(state: State, player: str) -> None:
    """Raise unless it is a Merfolk's turn after the fifth income turn, with cards in hand."""
    me = state.players[player]
    mine = any(mat.id == MERFOLK for mat in me.civilizations)
    if not mine or me.finished or not state.past_the_fifth(player) or not me.hand:
        raise RuleBroken("tapestry.broken.nothing_to_spend")


def spend(turn: Turn) -> None:
    """At least one discarded, 5 points each; or one "when played" played on era 4."""
    options = [Option(DISCARD, Message("tapestry.option.discard_for", n=EACH), icon="trash")]
    options += [
        Option(card, card_name("tapestry", card), icon="card-tapestry")
        for card in dict.fromkeys(turn.me.hand)
        if card == UNKNOWN or "when_played" in content.tapestry(card).kinds
    ]
    card = turn.choose("merfolk", Message("tapestry.ask.merfolk"), options)
    if card != DISCARD:
        tapestries.play(turn, tapestries.name_it(turn, card) if card == UNKNOWN else card)
        return
    discarded = giving_up.choose_holdings(turn, "tapestry", 1, len(turn.me.hand))
    for one in discarded:
        turn.record(TapestryDiscarded(turn.player, one))
    points.score(turn, EACH * len(discarded), "civilization", MERFOLK)
