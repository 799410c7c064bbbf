"""What lies on an Imperium table is called, and the places where it lies.

A card is `card`, or `card:romans.glory` where its face was seen and named; every Unrest is
`card:unrest`. What the C.I.V. has lies in `civ/…`, what is yours in `you/…`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.core.act import DOWN, TOP, Act, Verb
from companion.games.imperium.cards import Card, Pile
from companion.games.imperium.tokens import KINDS, Tokens

if TYPE_CHECKING:
    from companion.games.imperium.state import Civ, Space, State

CARD, UNREST_CARD = "card", "card:unrest"
ACTION, EXHAUST, STATE_CARD, POWER_CARD = "action", "exhaust", "state_card", "power_card"
KING, SLOT_MARKER = "king_of_kings", "slot_marker"
VOYAGE_CARDS = {
    "visions": "voyage_first",
    "path": "voyage_first",
    "gates": "voyage_second",
    "shangri_la": "voyage_second",
}

SUPPLY = "supply"
YOUR_CARDS, YOUR_PLAY = "you/cards", "you/play"
"""What nobody counts: your hand, deck and discard, what you have in play, decks without a count."""
YOUR_HAND, YOUR_DISCARD = "you/hand", "you/discard"
"""The same, where the rules say which of them it is."""
MAIN_DECK, FAME_DECK, EXILE, ELSEWHERE = "main_deck", "fame_deck", "exile", "deck:elsewhere"
UNREST_UNCOUNTED = "unrest"
MAIN_PILE = "deck:main"
"""The Main deck where it is counted."""
OUTSIDE = (
    ELSEWHERE,
    YOUR_CARDS,
    YOUR_HAND,
    YOUR_DISCARD,
    YOUR_PLAY,
    MAIN_DECK,
    FAME_DECK,
    EXILE,
    UNREST_UNCOUNTED,
)

UNREST_PILE = "pile:unrest"
CIV_TOKENS, YOUR_TOKENS = "civ/tokens", "you/tokens"
CIV_STATE, YOUR_STATE, YOUR_POWER = "civ/state", "you/state", "you/power"
CIV_DECK, NEW_DECK = "deck:civ", "deck:new"
YOUR_NATION, YOUR_ZONE = "deck:nation", "deck:development"
ON_NATION, ON_ZONE = "you/on_nation", "you/on_development"
HEAP, FACE_DOWN = "civ/heap", "civ/face_down"
"""What the C.I.V. has that is not of its nation, where Loom keeps its deck; what nobody has named
lies face down beside it, the last on top.
"""
KING_PLACE, VOYAGE, VOYAGE_BELOW = "king", "civ/voyage", "civ/voyage_below"
PILES = {
    Pile.DECK: CIV_DECK,
    Pile.DISCARD: "civ/discard",
    Pile.HISTORY: "civ/history",
    Pile.PLAY: "civ/play",
    Pile.DYNASTY: "deck:dynasty",
    Pile.QUESTS: "deck:quests",
    Pile.ASIDE: "civ/aside",
    Pile.WAITING: "civ/waiting",
}


def piece_of(card: Card) -> str:
    """A card of the C.I.V., as far as its face was seen."""
    return card_piece(card.name)


def card_piece(card_id: str) -> str:
    """A printed card, or any where it was not named."""
    return f"{CARD}:{card_id}" if card_id else CARD


def market_card(space: Space) -> str:
    """The card of a Market space."""
    return card_piece(space.card)


def slot_place(slot: int) -> str:
    return f"slot:{slot}"


def market_place(slot: int) -> str:
    return f"market:{slot}"


def below(slot: int) -> str:
    """Under the card of a Market space."""
    return f"below:{slot}"


def small_deck(category: str) -> str:
    return f"deck:{category}"


def unrest_place(state: State) -> str:
    """The Unrest pile, whether the app counts it or not."""
    return UNREST_UNCOUNTED if state.market.unrest is None else UNREST_PILE


def to_you(target: str) -> str:
    """What is acquired or taken goes to your hand; in games of before it went to your cards.

    Rulebook, "Acquérir", "Innover", "Récupérer".
    """
    return YOUR_HAND if target == YOUR_CARDS else target


def main_place(state: State) -> str:
    """The Main deck, whether the app counts it or not."""
    return MAIN_DECK if state.market.main is None else MAIN_PILE


def is_pile(place: str) -> bool:
    return place in (UNREST_PILE, UNREST_UNCOUNTED)


def purse(owner: str) -> str:
    """Where the tokens of the C.I.V., of you or of a Market space lie."""
    if owner == SUPPLY:
        return SUPPLY
    return market_place(int(owner)) if owner.isdecimal() else f"{owner}/tokens"


def where(civ: Civ, card: int) -> str:
    """Where a card of the C.I.V. lies."""
    if any(one.id == card for one in civ.resolving):
        return slot_place(civ.at_slot - 1)
    for pile, place in PILES.items():
        if any(one.id == card for one in civ.pile(pile)):
            return place
    numbered = enumerate(civ.slots, start=1)
    return next(slot_place(slot) for slot, one in numbered if one and one.id == card)


def to_pile(piece: str, source: str, pile: Pile) -> Act:
    """A card goes to a pile of the C.I.V.; on top, where it is a deck."""
    place = PILES[pile]
    if place.startswith("deck:"):
        return Act(Verb.LAY, piece, 1, source, place + TOP)
    face = DOWN if pile is Pile.ASIDE else ""
    verb = Verb.DISCARD if pile is Pile.DISCARD else Verb.MOVE
    return Act(verb, piece, 1, source, place, face=face)


def token_acts(verb: Verb, tokens: Tokens, source: str, target: str) -> tuple[Act, ...]:
    """Tokens go from one place to another."""
    kinds = (kind for kind in KINDS if tokens.of(kind) > 0)
    return tuple(Act(verb, kind, tokens.of(kind), source, target) for kind in kinds)
