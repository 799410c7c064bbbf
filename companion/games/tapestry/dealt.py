"""What lies before people while the table is set up: mats and cards that they choose from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.core.act import Lying
from companion.core.remembered import remembered
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.places import (
    CAPITAL,
    CIVILIZATION,
    LANDMARK_CARD,
    deck_of,
    discard_of,
    named,
    of,
)
from companion.games.tapestry.setup.record import Dealt
from companion.games.tapestry.state import Deck, State

LOOKED_AT = "looked_at"


def dealt(state: State) -> Iterator[Lying]:
    """Capital mats, civilizations and landmark cards."""
    yield from _capitals(state.setup.dealt, _all(state, "capital"))
    for player, mat in civilizations(state):
        kept = mat == state.setup.of(player).civilization
        yield Lying(named(CIVILIZATION, mat), of(player, "civilizations" if kept else LOOKED_AT))
    cards = landmark_cards(state)
    for card, place in cards.items():
        yield Lying(named(LANDMARK_CARD, card), place)
    yield Lying(LANDMARK_CARD, deck_of("landmark_card"), _all(state, "landmark_card") - len(cards))


def civilizations(state: State) -> Iterator[tuple[str, str]]:
    """Who looks at which, or keeps it and has not got it yet."""
    pile = () if state.setup.finished else state.decks["civilization"].cards
    for player, mine in state.setup.dealt.items():
        left = (mine.civilization,) if mine.civilization else mine.civilizations
        yield from ((player, mat) for mat in left if mat in pile)


def landmark_cards(state: State) -> dict[str, str]:
    """card -> where it lies: who was dealt it last, with the fewest others, has it."""
    where: dict[str, str] = {}
    hands = {player: mine.landmark_cards for player, mine in state.setup.dealt.items()}
    for player, cards in sorted(hands.items(), key=lambda one: -len(one[1])):
        where |= dict.fromkeys(cards, of(player, LOOKED_AT))
    for player, mine in state.setup.dealt.items():
        if mine.landmark_card:
            where[mine.landmark_card] = of(player, "landmark_card")
    for player, me in state.players.items():
        where |= dict.fromkeys(me.more_landmark_cards, of(player, "landmark_card"))
    if state.setup.bot_landmark_card:
        where[state.setup.bot_landmark_card] = of(AUTOMA, "landmark_card")
    return where


@remembered
def _capitals(dealt: Mapping[str, Dealt], every: int) -> tuple[Lying, ...]:
    mats = [one for player, mine in dealt.items() for one in _capitals_of(player, mine)]
    return (*mats, Lying(CAPITAL, deck_of("capital"), every - len(mats)))


def _capitals_of(player: str, mine: Dealt) -> Iterator[Lying]:
    aside = discard_of("capital") if mine.capital else of(player, LOOKED_AT)
    for mat in mine.capitals:
        kept = mat == mine.capital
        yield Lying(named(CAPITAL, mat), of(player, "capital_mat") if kept else aside)


def _all(state: State, deck: str) -> int:
    return len(state.decks.get(deck, Deck()).cards)
