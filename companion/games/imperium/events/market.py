"""The Market and the piles around it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.act import Act, Seen, Verb
from companion.core.event import Bookkeeping, Event
from companion.games.imperium.events.piles import exiled, lying_at, taken_from
from companion.games.imperium.events.tokens import with_space
from companion.games.imperium.places import (
    CARD,
    EXILE,
    KING,
    KING_PLACE,
    MAIN_DECK,
    SUPPLY,
    UNREST_CARD,
    YOUR_HAND,
    below,
    card_piece,
    main_place,
    market_card,
    market_place,
    small_deck,
    to_you,
    token_acts,
    unrest_place,
)
from companion.games.imperium.state import Space, State, hides_unrest
from companion.games.imperium.tokens import NO_TOKENS, Tokens

ON_CIVILISED = Tokens(progress=1)


@dataclass(frozen=True, slots=True)
class MarketSetOut(Event[State]):
    """The Market is laid out: the cards, from left to right, and what belongs to them.

    Rulebook, "Mise en place générale", 15 and 16: an Unrest of the pile below each card but a
    Region, a Progress on each Civilised card that is no Tradition.
    """

    categories: tuple[tuple[str, ...], ...]
    cards: tuple[str, ...] = ()
    """Which cards they are, where they were named."""

    def apply(self, state: State) -> State:
        place = unrest_place(state)
        for slot, categories in enumerate(self.categories, start=1):
            was = state.market.spaces[slot - 1].under
            card = self.cards[slot - 1] if self.cards else ""
            now = Space(categories, laid_at_first(categories), hides_unrest(categories), card=card)
            state = taken_from(state, place, now.under - was)
            state = replace(state, market=with_space(state.market, slot, now))
        return state

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        """Its cards are named; what was named otherwise before goes back first."""
        acts: list[Act] = []
        pile = unrest_place(before)
        for slot, card in enumerate(self.cards, start=1):
            acts += _named(before.market.spaces[slot - 1], card_piece(card), market_place(slot))
        for slot, categories in enumerate(self.categories, start=1):
            space, at = before.market.spaces[slot - 1], market_place(slot)
            wanted = laid_at_first(categories)
            acts += token_acts(Verb.RETURN, space.tokens - wanted, at, SUPPLY)
            acts += token_acts(Verb.LAY, wanted - space.tokens, SUPPLY, at)
            if space.under and not hides_unrest(categories):
                acts.append(Act(Verb.RETURN, UNREST_CARD, 1, below(slot), pile))
            elif hides_unrest(categories) and not space.under:
                acts.append(Act(Verb.LAY, UNREST_CARD, 1, pile, below(slot)))
        return tuple(acts)


def _named(space: Space, now: str, place: str) -> tuple[Act, ...]:
    """Which card lies there since it was dealt; or another one than was said."""
    was = market_card(space)
    if was == now:
        return ()
    if was == CARD:
        return (Act(Verb.TURN, now, 1, place),)
    return (
        Act(Verb.RETURN, was, 1, place, MAIN_DECK),
        Act(Verb.LAY, now, 1, MAIN_DECK, place),
    )


def laid_at_first(categories: tuple[str, ...]) -> Tokens:
    """What lies on a card of the first Market."""
    return ON_CIVILISED if categories == ("civilised",) else NO_TOKENS


@dataclass(frozen=True, slots=True)
class SpaceRefilled(Event[State]):
    """A new card lies on an empty space, from a small deck or the Main deck."""

    slot: int
    categories: tuple[str, ...]
    deck: str = ""
    """The small deck it came from; empty for the Main deck."""
    card: str = ""
    """Which card it is, where it was named."""

    def apply(self, state: State) -> State:
        state = taken_from(state, self._source(state))
        new = Space(self.categories, card=self.card)
        return replace(state, market=with_space(state.market, self.slot, new))

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        source = self._source(before)
        return (Act(Verb.DRAW, card_piece(self.card), 1, source, market_place(self.slot)),)

    def _source(self, before: State) -> str:
        return small_deck(self.deck) if self.deck else main_place(before)


@dataclass(frozen=True, slots=True)
class MarketCardLeft(Event[State]):
    """The card of a Market space went to you, or was exiled."""

    slot: int
    target: str

    def apply(self, state: State) -> State:
        card = state.market.spaces[self.slot - 1].card
        state = gone_to(state, card, self.target)
        return taken_from(state, market_place(self.slot))

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        piece = market_card(before.market.spaces[self.slot - 1])
        return (Act(Verb.MOVE, piece, 1, market_place(self.slot), to_you(self.target)),)


@dataclass(frozen=True, slots=True)
class MainCardsLeft(Event[State]):
    """Cards of the Main deck that an effect of yours turned over left it for good."""

    cards: int
    target: str
    """Your hand, or the Exile pile."""
    card: str = ""
    """Which card it is, where one left it and was named."""

    def apply(self, state: State) -> State:
        for _ in range(self.cards):
            state = gone_to(state, self.card, self.target)
        return taken_from(state, main_place(state), self.cards)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        piece, source = card_piece(self.card), main_place(before)
        return (Act(Verb.DRAW, piece, self.cards, source, self.target),)


def gone_to(state: State, card: str, target: str) -> State:
    """A common card is exiled, or yours."""
    if target == EXILE:
        return exiled(state, card)
    return replace(state, away=(*state.away, card)) if card else state


@dataclass(frozen=True, slots=True)
class UnrestMovedTo(Event[State]):
    """Unrest went from one place to another: its pile, below a Market card, to you."""

    n: int
    source: str
    target: str

    def apply(self, state: State) -> State:
        return lying_at(taken_from(state, self.source, self.n), self.target, self.n)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        target = to_you(self.target)
        verb = Verb.RETURN if target == unrest_place(before) else Verb.LAY
        verb = Verb.MOVE if target == YOUR_HAND else verb
        return (Act(verb, UNREST_CARD, self.n, self.source, target),)


@dataclass(frozen=True, slots=True)
class MarketLaid(Bookkeeping[State]):
    """The Market lies as somebody says. Of old games: now it is set out, or seen."""

    spaces: tuple[Space, ...]

    def apply(self, state: State) -> State:
        spaces = tuple(
            replace(space, under=hides_unrest(space.categories)) for space in self.spaces
        )
        return replace(state, market=replace(state.market, spaces=spaces))


@dataclass(frozen=True, slots=True)
class MarketRefilled(Bookkeeping[State]):
    """A new card lies on a space, with nothing on it. Of old games: now `SpaceRefilled`."""

    slot: int
    categories: tuple[str, ...]
    deck: str = ""
    """The small deck it came from; empty for the Main deck."""

    def apply(self, state: State) -> State:
        new = Space(self.categories, under=hides_unrest(self.categories), gone=not self.categories)
        market = with_space(state.market, self.slot, new)
        if self.deck:
            left = {**market.small, self.deck: max(0, market.small[self.deck] - 1)}
            market = replace(market, small=left)
        return replace(state, market=market)


@dataclass(frozen=True, slots=True)
class SmallDeckTaken(Event[State]):
    """You took the top card of a small deck."""

    deck: str

    def apply(self, state: State) -> State:
        market = state.market
        left = {**market.small, self.deck: max(0, market.small[self.deck] - 1)}
        return replace(state, market=replace(market, small=left))

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        return (Act(Verb.DRAW, CARD, 1, small_deck(self.deck), YOUR_HAND),)


@dataclass(frozen=True, slots=True)
class UnrestPileChanged(Bookkeeping[State]):
    """Unrest left the pile (below zero) or came to it. Of old games: now `UnrestMovedTo`."""

    by: int

    def apply(self, state: State) -> State:
        left = state.market.unrest
        if left is None:
            return state
        return replace(state, market=replace(state.market, unrest=max(0, left + self.by)))


@dataclass(frozen=True, slots=True)
class KingTurned(Event[State]):
    """King of Kings was resolved and turned over."""

    def apply(self, state: State) -> State:
        return replace(state, market=replace(state.market, king_turned=True))

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        if before.market.king_turned:
            return ()
        return (Act(Verb.TURN, KING, 1, KING_PLACE, face="b"),)


@dataclass(frozen=True, slots=True)
class CivMetKing(Bookkeeping[State]):
    """The C.I.V. resolved King of Kings; each player does so once, on whichever side."""

    def apply(self, state: State) -> State:
        return replace(state, market=replace(state.market, civ_met_king=True))


@dataclass(frozen=True, slots=True)
class MainDeckEmptied(Bookkeeping[State]):
    """The Main deck has run out."""

    def apply(self, state: State) -> State:
        return replace(state, market=replace(state.market, main_empty=True))
