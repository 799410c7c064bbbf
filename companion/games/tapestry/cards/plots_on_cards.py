"""AA: buildings on tapestries that have plots: on the card, no part of the capital.

FAQ, "Particular tapestries": income buildings and landmarks may stand there in place of the
capital and still count; the Shopping Center gives a different income building for each plot
covered. Which of the other cards have plots is in no source: asked when one is played.
"""

from __future__ import annotations

from collections.abc import Callable

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import known
from companion.games.tapestry.cards.events_of_standing import BuildingSold, PlotsFound
from companion.games.tapestry.change import unnamed
from companion.games.tapestry.nouns import BUILDING
from companion.games.tapestry.player import BUILDINGS, BUILDINGS_EACH, Player
from companion.games.tapestry.standing import HasPlots, Sold
from companion.games.tapestry.turn import effects
from companion.games.tapestry.turn.names import card_name
from companion.games.tapestry.turn.turn import Turn

BOX, SHOPPING_CENTER = "AA", "shopping_center"
WITHOUT_PLOTS = ("national_parks", "black_plague")
"""Cards whose text the FAQ gives, and that hold nothing."""
CARD, MOST_PLOTS = "tapestry", 9
Gain = Callable[[Turn, str], None]


def played(turn: Turn, card: str) -> None:
    """A card was laid: whether it has plots is asked where nobody knows."""
    taught = known.teaching(turn.state, card)
    if taught is not None and taught.has_plots:
        turn.record(PlotsFound(turn.player, card))
    if not _may_have_plots(turn, card) or HasPlots(card) in turn.me.standing:
        return
    text = Message("tapestry.ask.has_plots", card=card_name("tapestry", card))
    if card == SHOPPING_CENTER or turn.may("plots", text):
        turn.record(PlotsFound(turn.player, card))


def _may_have_plots(turn: Turn, card: str) -> bool:
    if unnamed(card) or card in WITHOUT_PLOTS:
        return False
    printed = known.tapestry(turn.state, card)
    return printed.unknown and printed.expansion == BOX


def places(me: Player) -> list[Option]:
    """The visible cards that a piece may be put on."""
    cards = [card for _, card in effects.visible_cards(me) if HasPlots(card) in me.standing]
    return [
        Option(f"{CARD}:{card}", card_name("tapestry", card), icon="card-tapestry")
        for card in dict.fromkeys(cards)
    ]


def put(turn: Turn, piece: str, place: str, gain: Gain) -> None:
    """What the plots give that the piece covers on the card is gained."""
    card = place.removeprefix(f"{CARD}:")
    if card == SHOPPING_CENTER:
        _shop(turn, piece, gain)
    else:
        turn.tell(Message("tapestry.told.plots_of_card", card=card_name("tapestry", card)))


def _shop(turn: Turn, piece: str, gain: Gain) -> None:
    """A different income building for each plot that the piece covers."""
    for _ in range(_covered(turn, piece)):
        left = [b for b in BUILDINGS if turn.me.buildings[b] < BUILDINGS_EACH]
        new = [b for b in left if Sold(b) not in turn.me.standing]
        if not new:
            turn.tell(Message("tapestry.told.shop_empty"))
            return
        options = BUILDING.these(turn.state, new)
        chosen = turn.choose("shop", Message("tapestry.ask.shop"), options)
        turn.record(BuildingSold(turn.player, chosen))
        gain(turn, chosen)


def _covered(turn: Turn, piece: str) -> int:
    if piece in BUILDINGS:
        return 1
    return turn.amount("shop.plots", Message("tapestry.ask.shop_plots"), 0, MOST_PLOTS, 1)
