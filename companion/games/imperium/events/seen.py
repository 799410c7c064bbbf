"""What is seen on the table to be otherwise than the app believed; nothing is moved."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from companion.core.act import Act, Seen
from companion.core.event import Counted
from companion.games.imperium import lots
from companion.games.imperium.cards import UNREST, Card, Pile
from companion.games.imperium.events.cards import met
from companion.games.imperium.events.market import laid_at_first
from companion.games.imperium.events.piles import taken_from
from companion.games.imperium.events.tokens import with_space, with_tokens
from companion.games.imperium.pieces import pieces
from companion.games.imperium.places import unrest_place
from companion.games.imperium.state import State, hides_unrest
from companion.games.imperium.tokens import NO_TOKENS, Tokens


class SeenOnTable(Counted[State]):
    """Says of every place that is otherwise what lies there."""

    __slots__ = ()

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        was, now = _lying(before), _lying(self.apply(before))
        other = [spot for spot in dict.fromkeys((*was, *now)) if was[spot] != now[spot]]
        return tuple(
            Seen(place, piece, now[piece, place, owner, face], owner, face)
            for piece, place, owner, face in other
        )


def _lying(state: State) -> Counter[tuple[str, str, str, str]]:
    found: Counter[tuple[str, str, str, str]] = Counter()
    for one in pieces(state):
        found[one.piece, one.place, one.owner, one.face] += one.n
    return found


@dataclass(frozen=True, slots=True)
class TokensCounted(SeenOnTable):
    """The tokens of you, of the C.I.V. or on a Market card are these."""

    where: str
    """you, civ, or 1 to 5."""
    tokens: Tokens

    def apply(self, state: State) -> State:
        return with_tokens(state, self.where, self.tokens)


@dataclass(frozen=True, slots=True)
class StateSeen(SeenOnTable):
    """A State card lies on this side."""

    owner: str
    side: str

    def apply(self, state: State) -> State:
        if self.owner == "civ":
            return replace(state, civ=replace(state.civ, side=self.side))
        return replace(state, you=replace(state.you, side=self.side))


@dataclass(frozen=True, slots=True)
class SpaceSeen(SeenOnTable):
    """The card of a Market space is of these categories.

    What belongs to it lay there all the time: an Unrest that was counted as part of its pile, and
    a Progress where nobody had told the card since the set-up.
    """

    slot: int
    categories: tuple[str, ...]
    card: str = ""
    """Which card it is, where it was named."""
    with_all: bool = True
    """What belongs to it is seen with it; not in games of before."""

    VERSION = 2

    def apply(self, state: State) -> State:
        space = state.market.spaces[self.slot - 1]
        under = hides_unrest(self.categories)
        seen = replace(space, categories=self.categories, under=under, gone=False, card=self.card)
        if self.with_all:
            state = taken_from(state, unrest_place(state), under - space.under)
            first = not space.categories and not space.gone
            laid = laid_at_first(self.categories) if first else NO_TOKENS
            seen = replace(seen, tokens=space.tokens + laid)
        return replace(state, market=with_space(state.market, self.slot, seen))


@dataclass(frozen=True, slots=True)
class PileCounted(SeenOnTable):
    """A pile of the C.I.V. has so many cards: too many go from the top, others are unknown."""

    pile: Pile
    cards: int

    def apply(self, state: State) -> State:
        while len(state.civ.pile(self.pile)) > self.cards:
            state = self._fewer(state)
        civ = state.civ
        more = range(self.cards - len(civ.pile(self.pile)))
        new = tuple(Card(civ.next_card + i) for i in more)
        if state.options.names:
            for i, card in enumerate(new):
                civ, joined = lots.joins(civ, card)
                new = (*new[:i], joined, *new[i + 1 :])
        pile = {self.pile.value: new + civ.pile(self.pile)}
        civ = replace(civ, next_card=civ.next_card + len(new), strangers=civ.strangers + len(new))
        civ = replace(civ, **pile)  # type: ignore[arg-type]  # by name
        return replace(state, civ=lots.counted_anew(civ) if state.options.names else civ)

    def _fewer(self, state: State) -> State:
        """The @ card is never lost: where no Dynasty is left, it lies in the discard pile."""
        civ = state.civ
        gone = min(civ.pile(self.pile), key=lambda card: bool(card.at_card))
        civ = civ.without((gone.id,))
        if gone.at_card and self.pile is Pile.DYNASTY:
            civ = replace(civ, discard=(gone, *civ.discard))
        return replace(state, civ=civ)


@dataclass(frozen=True, slots=True)
class CardSeen(SeenOnTable):
    """Somebody looked at a card of its discard pile and said what it shows."""

    card: int
    shows: str
    name: str = ""
    """Which card it is, where it was named."""

    def apply(self, state: State) -> State:
        name = UNREST if self.shows == UNREST else self.name

        def seen(card: Card) -> Card:
            if card.id != self.card:
                return card
            return replace(card, shows=(*card.shows, self.shows), name=name or card.name)

        names = state.options.names
        civ = lots.found(state.civ, self.card, name) if names else state.civ
        lay = next((one for one in civ.discard if one.id == self.card), None)
        civ = met(civ, name, self.card)
        civ = replace(civ, discard=tuple(map(seen, civ.discard)))
        return replace(state, civ=lots.is_named(civ, lay, name) if names and lay else civ)


@dataclass(frozen=True, slots=True)
class SmallDeckCounted(SeenOnTable):
    """So many cards are left in a small deck."""

    deck: str
    cards: int

    def apply(self, state: State) -> State:
        left = {**state.market.small, self.deck: self.cards}
        return replace(state, market=replace(state.market, small=left))


@dataclass(frozen=True, slots=True)
class MainDeckCounted(SeenOnTable):
    """So many cards are left in the Main deck; None: it is not counted any more."""

    cards: int | None

    def apply(self, state: State) -> State:
        counted = replace(state.market, main=self.cards, main_empty=self.cards == 0)
        return replace(state, market=counted)


@dataclass(frozen=True, slots=True)
class UnrestPileCounted(SeenOnTable):
    """Somebody counted the Unrest pile; None: it is not counted any more."""

    cards: int | None

    def apply(self, state: State) -> State:
        return replace(state, market=replace(state.market, unrest=self.cards))


@dataclass(frozen=True, slots=True)
class YourPilesCounted(SeenOnTable):
    """Somebody counted your Nation deck and your Development zone."""

    nation_cards: int
    developments: int

    def apply(self, state: State) -> State:
        counted = replace(state.you, nation_cards=self.nation_cards, developments=self.developments)
        return replace(state, you=counted)
