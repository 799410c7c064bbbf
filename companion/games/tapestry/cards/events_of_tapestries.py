"""What happens to tapestry cards."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.act import DOWN, Act, Seen, Verb
from companion.core.event import Bookkeeping, Counted, Event
from companion.games.tapestry import places
from companion.games.tapestry.change import (
    player_with,
    put,
    put_on_discard,
    put_under,
    taken_from,
    without,
)
from companion.games.tapestry.player import LAID_OPEN
from companion.games.tapestry.state import UNKNOWN, State


@dataclass(frozen=True, slots=True)
class TapestryGained(Event[State]):
    """A tapestry card came to a hand; "unknown" when nobody named it."""

    player: str
    card: str = UNKNOWN

    def apply(self, state: State) -> State:
        hand = (*state.players[self.player].hand, self.card)
        return player_with(taken_from(state, "tapestry", self.card), self.player, hand=hand)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        source, target = places.deck_of("tapestry"), places.of(self.player, "hand")
        return (Act(Verb.DRAW, places.card("tapestry", self.card), 1, source, target, face=DOWN),)


@dataclass(frozen=True, slots=True)
class HandUnseen(Bookkeeping[State]):
    """The tapestries that the app dealt somebody are real ones from here on: nobody named them."""

    player: str

    def apply(self, state: State) -> State:
        me = state.players[self.player]
        for card in (*me.hand, *me.submerged):
            if card != UNKNOWN:
                state = put_under(state, "tapestry", card)
        hand, submerged = (UNKNOWN,) * len(me.hand), (UNKNOWN,) * len(me.submerged)
        return player_with(state, self.player, hand=hand, submerged=submerged)


@dataclass(frozen=True, slots=True)
class TapestryNamed(Bookkeeping[State]):
    """An unnamed card of a hand turns out to be this one."""

    player: str
    card: str

    def apply(self, state: State) -> State:
        hand = (*without(state.players[self.player].hand, UNKNOWN), self.card)
        return player_with(taken_from(state, "tapestry", self.card), self.player, hand=hand)


@dataclass(frozen=True, slots=True)
class TapestryDiscarded(Event[State]):
    """A tapestry card left a hand for the discard pile."""

    player: str
    card: str

    def apply(self, state: State) -> State:
        hand = without(state.players[self.player].hand, self.card)
        return put_on_discard(player_with(state, self.player, hand=hand), "tapestry", self.card)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        source, target = places.of(self.player, "hand"), places.discard_of("tapestry")
        return (Act(Verb.DISCARD, places.card("tapestry", self.card), 1, source, target),)


@dataclass(frozen=True, slots=True)
class TapestryHanded(Event[State]):
    """A tapestry card went from one hand to another, unseen."""

    player: str
    to: str
    card: str

    def apply(self, state: State) -> State:
        left = without(state.players[self.player].hand, self.card)
        handed = player_with(state, self.player, hand=left)
        return player_with(handed, self.to, hand=(*handed.players[self.to].hand, self.card))

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        ends = places.of(self.player, "hand"), places.of(self.to, "hand")
        return (Act(Verb.GIVE, places.card("tapestry", self.card), 1, *ends, face=DOWN),)


@dataclass(frozen=True, slots=True)
class TapestrySubmerged(Event[State]):
    """A tapestry card went from a hand under water."""

    player: str
    card: str

    def apply(self, state: State) -> State:
        me = state.players[self.player]
        hand, below = without(me.hand, self.card), (*me.submerged, self.card)
        return player_with(state, self.player, hand=hand, submerged=below)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        ends = places.of(self.player, "hand"), places.of(self.player, "submerged")
        return (Act(Verb.LAY, places.card("tapestry", self.card), 1, *ends, face=DOWN),)


@dataclass(frozen=True, slots=True)
class TapestriesSurfaced(Event[State]):
    """All that lay under water is in hand again."""

    player: str

    def apply(self, state: State) -> State:
        me = state.players[self.player]
        return player_with(state, self.player, hand=(*me.hand, *me.submerged), submerged=())

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        n = len(before.players[self.player].submerged)
        ends = places.of(self.player, "submerged"), places.of(self.player, "hand")
        return (Act(Verb.TAKE, places.TAPESTRY, n, *ends, face=DOWN),) if n else ()


@dataclass(frozen=True, slots=True)
class TapestryPlayed(Event[State]):
    """A tapestry card lies on an era's space of the income mat, over what lay there."""

    player: str
    card: str
    era: int
    from_deck: bool = False
    """Laid face down from the deck, for want of a card in hand."""

    def apply(self, state: State) -> State:
        me = state.players[self.player]
        held = UNKNOWN if self.card == LAID_OPEN else self.card
        hand = me.hand if self.from_deck else without(me.hand, held)
        pile = (*me.mat.get(str(self.era), ()), self.card)
        gone = taken_from(state, "tapestry", self.card) if self.from_deck else state
        return player_with(gone, self.player, hand=hand, mat=put(me.mat, str(self.era), pile))

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        """Face down where it came from the deck; in games of before, where nobody named it."""
        source = places.deck_of("tapestry") if self.from_deck else places.of(self.player, "hand")
        piece, target = places.card("tapestry", self.card), places.era_place(self.player, self.era)
        face = DOWN if self.card == UNKNOWN else ""
        return (Act(Verb.LAY, piece, 1, source, target, face=face),)


@dataclass(frozen=True, slots=True)
class OpenTapestryNamed(Counted[State]):
    """The uncovered tapestry of an era, which nobody had named, is this one."""

    player: str
    era: int
    card: str

    def apply(self, state: State) -> State:
        me, era = state.players[self.player], str(self.era)
        named = (*me.mat[era][:-1], self.card)
        gone = taken_from(state, "tapestry", self.card)
        return player_with(gone, self.player, mat=put(me.mat, era, named))

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        after, place = self.apply(before), places.era_place(self.player, self.era)
        pile = after.players[self.player].mat[str(self.era)]
        return tuple(
            Seen(place, places.card("tapestry", one), pile.count(one))
            for one in (LAID_OPEN, self.card)
        )
