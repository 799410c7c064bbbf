"""Civilizations: the Heralds' first tapestry, on Maker of Fire.

Their mat: at the start one may play a tapestry there. Rulebook, last page (printed under the
Historians): first draw until a card is "when played" or continuous; Renaissance is not allowed.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import content
from companion.games.tapestry.cards import drawing, tapestries
from companion.games.tapestry.cards.events_of_tapestries import TapestryDiscarded, TapestryGained
from companion.games.tapestry.civilizations import FIRST_INCOME
from companion.games.tapestry.options import Rebalancing
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.turn import Turn

HERALDS, NONE = "heralds", "none"
KINDS = {"when_played", "continuous"}
FORBIDDEN = ("renaissance",)


@FIRST_INCOME.of(HERALDS)
def heralds_first(turn: Turn) -> None:
    """Draw until one fits, then maybe play one; only for the civilization kept at the start."""
    if not any(mat.id == HERALDS and mat.start for mat in turn.me.civilizations):
        return
    rulebook = turn.state.options.rebalancing is Rebalancing.RULEBOOK
    if rulebook:
        _draw_until_one_fits(turn)
    cards = [card for card in dict.fromkeys(turn.me.hand) if fits(card) or not rulebook]
    options = [Option(NONE, Message("tapestry.option.no"))]
    options += [
        Option(card, word("tapestry", card), icon="card-tapestry")
        for card in cards
        if card in content.tapestries() and card not in FORBIDDEN
    ]
    chosen = turn.choose("heralds.first", Message("tapestry.ask.heralds_first"), options)
    if chosen != NONE:
        tapestries.play(turn, chosen)


def fits(card: str) -> bool:
    """ "When played" or continuous."""
    return card in content.tapestries() and bool(KINDS & set(content.tapestry(card).kinds))


def _draw_until_one_fits(turn: Turn) -> None:
    """The others go to the discard pile."""
    while drawing.any_left(turn, "tapestry"):
        card = drawing.draw(turn, "tapestry")
        turn.record(TapestryGained(turn.player, card))
        if fits(card):
            return
        turn.record(TapestryDiscarded(turn.player, card))
