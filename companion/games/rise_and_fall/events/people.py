"""What players own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from companion.core.act import Act, Seen, Verb
from companion.core.event import Bookkeeping, Event
from companion.games.rise_and_fall import spots
from companion.games.rise_and_fall.content import GOLD, STONE, WOOD
from companion.games.rise_and_fall.state import Phase, Space, State


@dataclass(frozen=True, slots=True)
class TreasuryChanged(Event[State]):
    """Gold, wood or stone went between a player and the bank."""

    seat: str
    gold: int = 0
    wood: int = 0
    stone: int = 0

    def apply(self, state: State) -> State:
        player = state.player(self.seat)
        state = state.with_player(
            self.seat,
            gold=player.gold + self.gold,
            wood=player.wood + self.wood,
            stone=player.stone + self.stone,
        )
        return state if state.bank is None else replace(state, bank=state.bank - self.gold)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        return tuple(self._acts(before))

    def _acts(self, before: State) -> Iterator[Act]:
        for what, n in ((GOLD, self.gold), (WOOD, self.wood), (STONE, self.stone)):
            here, there = spots.treasury(self.seat), spots.bank(before, what)
            if n < 0:
                yield Act(Verb.PAY, what, -n, here, there)
            elif n:
                yield Act(Verb.TAKE, what, n, there, here)


@dataclass(frozen=True, slots=True)
class PieceMoved(Event[State]):
    """A piece, or several, went from one place to another: the reserve, the world, a space."""

    seat: str
    kind: str
    source: str
    target: str
    n: int = 1

    def apply(self, state: State) -> State:
        by = self.n * ((self.source == spots.RESERVE) - (self.target == spots.RESERVE))
        state = PiecesChanged(self.seat, self.kind, by).apply(state) if by else state
        for place, there in ((self.source, False), (self.target, True)):
            if space := spots.space_of(place):
                state = standing(state, space, f"{self.seat} {self.kind}", there=there)
        return state

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        del before
        verb = Verb.MOVE
        if self.source == spots.RESERVE:
            verb = Verb.LAY
        elif self.target == spots.RESERVE:
            verb = Verb.RETURN
        return (Act(verb, self.kind, self.n, self.source, self.target, self.seat),)


@dataclass(frozen=True, slots=True)
class PiecesSeen(Event[State]):
    """A player's pieces of a kind in the world were counted."""

    seat: str
    kind: str
    value: int

    def apply(self, state: State) -> State:
        by = self.value - state.player(self.seat).in_world(self.kind)
        return PiecesChanged(self.seat, self.kind, by).apply(state)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        if before.player(self.seat).in_world(self.kind) == self.value:
            return ()
        there = f"{self.seat} {self.kind}"
        on_tablet = sum(space.pieces.count(there) for space in before.world.values())
        return (Seen(spots.WORLD, self.kind, self.value - on_tablet, self.seat),)


@dataclass(frozen=True, slots=True)
class PiecesChanged(Bookkeeping[State]):
    """Pieces of a kind came into the world, or left it; only in journals of before."""

    seat: str
    kind: str
    by: int

    def apply(self, state: State) -> State:
        player = state.player(self.seat)
        pieces = {**player.pieces, self.kind: player.in_world(self.kind) + self.by}
        return state.with_player(self.seat, pieces=pieces)


@dataclass(frozen=True, slots=True)
class PieceDeployed(Event[State]):
    """One of the three starting pieces was placed."""

    seat: str
    kind: str
    space: str = ""
    """Where on the tablet's world; empty where it is not there."""

    def apply(self, state: State) -> State:
        placed = (*state.deployed, f"{self.seat} {self.kind}")
        return self._moved().apply(replace(state, deployed=placed))

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        return self._moved().acts(before)

    def _moved(self) -> PieceMoved:
        target = spots.hexagon(self.space) if self.space else spots.WORLD
        return PieceMoved(self.seat, self.kind, spots.RESERVE, target)


@dataclass(frozen=True, slots=True)
class CivilizationVanished(Event[State]):
    """A civilization is extinct: its pieces leave the world; its trophies stay counted."""

    seat: str

    def apply(self, state: State) -> State:
        world = {
            at: replace(space, pieces=tuple(one for one in space.pieces if not self._own(one)))
            for at, space in state.world.items()
        }
        return replace(state, world=world).with_player(self.seat, pieces={}, extinct=True)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        return tuple(self._acts(before))

    def _acts(self, before: State) -> Iterator[Act]:
        for kind, n in before.player(self.seat).pieces.items():
            piece = f"{self.seat} {kind}"
            spaces = [
                at for at, space in before.world.items() for _ in range(space.pieces.count(piece))
            ]
            if n > len(spaces):
                yield Act(Verb.RETURN, kind, n - len(spaces), spots.WORLD, spots.RESERVE, self.seat)
            for at in spaces:
                yield Act(Verb.RETURN, kind, 1, spots.hexagon(at), spots.RESERVE, self.seat)

    def _own(self, piece: str) -> bool:
        return piece.split()[0] == self.seat


@dataclass(frozen=True, slots=True)
class CivilizationEnded(Bookkeeping[State]):
    """A civilization is extinct; only in journals of before."""

    seat: str

    def apply(self, state: State) -> State:
        return state.with_player(self.seat, pieces={}, extinct=True)


@dataclass(frozen=True, slots=True)
class Corrected(Event[State]):
    """The bank's gold was set by hand; of a player, only in journals of before."""

    seat: str
    """Empty for the bank's gold."""
    what: str
    """`gold`, `wood`, `stone`."""
    value: int
    note: str = ""

    def apply(self, state: State) -> State:
        if self.seat:
            return state.with_player(self.seat, **{self.what: self.value})
        return replace(state, bank=self.value)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        place = spots.treasury(self.seat) if self.seat else spots.BANK_COUNTED
        known = before.player(self.seat).holds(self.what) if self.seat else before.bank
        return () if known == self.value else (Seen(place, self.what, self.value),)


@dataclass(frozen=True, slots=True)
class TreasuryCounted(Event[State]):
    """What a player owns was counted anew: gold that differs is the bank's, or came from it."""

    seat: str
    what: str
    """`gold`, `wood`, `stone`."""
    value: int
    note: str = ""

    def apply(self, state: State) -> State:
        bank = self._bank(state)
        state = state.with_player(self.seat, **{self.what: self.value})
        if self.what == GOLD and state.phase is Phase.SCORING:
            state = replace(state, gold_told=(*state.gold_told, self.seat))
        return state if bank is None else replace(state, bank=bank)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        if before.player(self.seat).holds(self.what) == self.value:
            return ()
        own = Seen(spots.treasury(self.seat), self.what, self.value)
        bank = self._bank(before)
        return (own,) if bank is None else (own, Seen(spots.BANK_COUNTED, GOLD, bank))

    def _bank(self, before: State) -> int | None:
        """What is left in it, if it is watched and this is gold."""
        if self.what != GOLD or before.bank is None:
            return None
        more = self.value - before.player(self.seat).holds(GOLD)
        return max(0, before.bank - more)


def standing(state: State, at: str, piece: str, *, there: bool) -> State:
    """A piece stands on a space of the tablet's world, or no longer does."""
    space = state.world[at]
    if there:
        pieces = (*space.pieces, piece)
    else:
        gone = space.pieces.index(piece)
        pieces = space.pieces[:gone] + space.pieces[gone + 1 :]
    return replace(state, world={**state.world, at: Space(space.levels, pieces)})
