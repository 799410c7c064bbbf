"""Which printed cards the C.I.V. has, and which of them nobody sees.

What lies face down is known by what went there: its own starting cards, what came off its
Dynasty, what it took from the Market by name.
"""

from __future__ import annotations

from collections import Counter

from companion.games.imperium.cards import UNREST
from companion.games.imperium.catalogue import CardFacts, cards_of
from companion.games.imperium.options import Options
from companion.games.imperium.start import civ_at_start
from companion.games.imperium.state import Civ, State

MARKET_KINDS = ("uncivilised", "civilised", "region", "tributary")


def unseen(state: State, slot: int) -> tuple[str, ...]:
    """The cards that may lie face down in a slot, by id; Unrest is always possible.

    What was put there before everybody's eyes is known.
    """
    civ = state.civ
    lies = civ.slots[slot - 1]
    if lies and lies.name and lies.name != UNREST:
        return (lies.name,)
    cards = _nation_cards(state) + Counter(civ.taken)
    if civ.strangers:
        cards += _common(state.options, (*MARKET_KINDS, "fame")) - Counter(civ.taken)
        cards -= Counter(one.card for one in state.market.spaces if one.card)
        cards -= Counter(state.away + state.exiled)
    cards -= Counter(civ.gone) + _known(civ)
    return tuple(+cards)


def on_the_way(state: State, kinds: tuple[str, ...] = MARKET_KINDS) -> tuple[str, ...]:
    """The common cards of these kinds that may still come to the Market, by id."""
    civ = state.civ
    cards = _common(state.options, kinds)
    cards -= Counter(civ.taken) + Counter(civ.gone) + Counter(state.away + state.exiled)
    cards -= Counter(one.card for one in state.market.spaces if one.card)
    return tuple(+cards)


def fame_left(state: State) -> tuple[str, ...]:
    """The Fame cards that may still be drawn."""
    cards = _common(state.options, ("fame",))
    return tuple(+(cards - Counter(state.civ.taken) - Counter(state.away)))


def _nation_cards(state: State) -> Counter[str]:
    """Its starting cards; those of its Dynasty once some came off it."""
    kinds = ["starting"]
    if len(state.civ.dynasty) < len(civ_at_start(state.options).dynasty):
        kinds += ["nation", "accession", "development"]
    if len(state.civ.quests) < len(civ_at_start(state.options).quests):
        kinds += ["development"]
    return Counter(
        {one.id: one.copies for one in cards_of(state.civ.nation) if _own(one, tuple(kinds))}
    )


def _own(card: CardFacts, kinds: tuple[str, ...]) -> bool:
    return card.kind in kinds and card.copies > 0 and UNREST not in card.categories


def _common(options: Options, kinds: tuple[str, ...] = MARKET_KINDS) -> Counter[str]:
    """The common cards on the table; those for more players are not."""
    cards = cards_of(f"common_{options.box}")
    alone = len(options.seats) < 3
    found = (one for one in cards if one.kind in kinds and not (alone and one.players))
    return Counter({one.id: one.copies for one in found})


def _known(civ: Civ) -> Counter[str]:
    """Where they lie is known, in the open or not."""
    return Counter(card.name for card in civ.cards() if card.name)
