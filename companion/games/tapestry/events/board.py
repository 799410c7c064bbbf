"""Tokens on the tracks, landmarks, achievements and the map."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from companion.core.event import Event
from companion.games.tapestry.events.change import hex_with, player_with, put, taken_from, without
from companion.games.tapestry.state import LAST_SPACE, OUTPOST, MapToken, State


def _moved(state: State, owner: str, track: str, start: int, end: int | None) -> State:
    """One of an owner's tokens taken from a space, and put on another of the track."""
    mine = state.tracks[owner]
    spaces = without(mine[track], start)
    if end is not None:
        spaces = (*spaces, end)
    return replace(state, tracks=put(state.tracks, owner, put(mine, track, spaces)))


def _completed(state: State, owner: str, track: str) -> State:
    """The track's end is reached, once and for all."""
    done = state.completed.get(owner, ())
    if track in done:
        return state
    return replace(state, completed=put(state.completed, owner, (*done, track)))


@dataclass(frozen=True, slots=True)
class TokenMoved(Event[State]):
    """A token went along a track, forward or back."""

    owner: str
    track: str
    start: int
    end: int

    def apply(self, state: State) -> State:
        moved = _moved(state, self.owner, self.track, self.start, self.end)
        return _completed(moved, self.owner, self.track) if self.end == LAST_SPACE else moved


@dataclass(frozen=True, slots=True)
class TokenRestarted(Event[State]):
    """A token left the end of a track for the start of one."""

    owner: str
    track: str
    to: str

    def apply(self, state: State) -> State:
        gone = _moved(state, self.owner, self.track, LAST_SPACE, None)
        mine = gone.tracks[self.owner]
        spaces = (*mine[self.to], 0)
        left = tuple(dict.fromkeys((*state.departed.get(self.owner, ()), self.track)))
        return replace(
            gone,
            tracks=put(gone.tracks, self.owner, put(mine, self.to, spaces)),
            departed=put(gone.departed, self.owner, left),
        )


@dataclass(frozen=True, slots=True)
class OnceThisTurn(Event[State]):
    """Something happened that may happen only once a turn."""

    what: str
    """"space:science.4", "repeat:science.7", "tech:radio", "building", …"""

    def apply(self, state: State) -> State:
        if self.what in state.this_turn:
            return state
        return replace(state, this_turn=(*state.this_turn, self.what))


@dataclass(frozen=True, slots=True)
class LandmarkTaken(Event[State]):
    """A landmark has an owner; "out" when it left the game."""

    owner: str
    landmark: str
    track: str = ""
    space: int = 0
    """The space of the track it belongs to, if any: it is claimed now."""

    def apply(self, state: State) -> State:
        if self.landmark in state.landmarks:
            raise AssertionError(f"{self.landmark} is already taken")
        taken = replace(state, landmarks=put(state.landmarks, self.landmark, self.owner))
        if not self.track:
            return taken
        spaces = tuple(sorted({*state.claimed.get(self.track, ()), self.space}))
        return replace(taken, claimed=put(state.claimed, self.track, spaces))


@dataclass(frozen=True, slots=True)
class AchievementReached(Event[State]):
    """A token on the highest free value of an achievement; the points are another event."""

    owner: str
    achievement: str

    def apply(self, state: State) -> State:
        places = state.achievements.get(self.achievement, ())
        if self.owner in places:
            raise AssertionError(f"{self.owner} already reached {self.achievement}")
        taken = put(state.achievements, self.achievement, (*places, self.owner))
        return replace(state, achievements=taken)


@dataclass(frozen=True, slots=True)
class TileLaid(Event[State]):
    """A territory tile lies on an empty hex."""

    place: str
    tile: int
    rotation: int = 0

    def apply(self, state: State) -> State:
        here = state.map[self.place]
        if here.explored:
            raise AssertionError(f"{self.place} already has a tile")
        laid = hex_with(state, self.place, replace(here, tile=self.tile, rotation=self.rotation))
        return taken_from(laid, "territory", str(self.tile))


@dataclass(frozen=True, slots=True)
class TokenPlaced(Event[State]):
    """Something of an owner stands on a territory; a person's outpost comes from the supply."""

    place: str
    owner: str
    toppled: bool = False
    kind: str = OUTPOST

    def apply(self, state: State) -> State:
        here = state.map[self.place]
        token = MapToken(self.owner, self.toppled, self.kind)
        placed = hex_with(state, self.place, replace(here, tokens=(*here.tokens, token)))
        if self.kind != OUTPOST or self.owner not in state.players:
            return placed
        left = state.players[self.owner].outposts - 1
        if left < 0:
            raise AssertionError(f"{self.owner} has no outpost left")
        return player_with(placed, self.owner, outposts=left)


@dataclass(frozen=True, slots=True)
class TokenToppled(Event[State]):
    """A token of an owner lies on its side."""

    place: str
    owner: str

    def apply(self, state: State) -> State:
        return _turned(state, self.place, self.owner, toppled=True)


@dataclass(frozen=True, slots=True)
class TokenStoodUp(Event[State]):
    """A toppled token of an owner stands again."""

    place: str
    owner: str

    def apply(self, state: State) -> State:
        return _turned(state, self.place, self.owner, toppled=False)


@dataclass(frozen=True, slots=True)
class TokenTakenOff(Event[State]):
    """A token left the map; a person's outpost is back in the supply."""

    place: str
    owner: str
    kind: str = OUTPOST

    def apply(self, state: State) -> State:
        here = state.map[self.place]
        gone = _first(here.tokens, lambda t: t.owner == self.owner and t.kind == self.kind)
        kept = tuple(token for at, token in enumerate(here.tokens) if at != gone)
        lifted = hex_with(state, self.place, replace(here, tokens=kept))
        if self.kind != OUTPOST or self.owner not in state.players:
            return lifted
        back = state.players[self.owner].outposts + 1
        return player_with(lifted, self.owner, outposts=back)


def _turned(state: State, place: str, owner: str, *, toppled: bool) -> State:
    """The first token of an owner that lies the other way is turned."""
    here = state.map[place]
    found = _first(here.tokens, lambda t: t.owner == owner and t.toppled is not toppled)
    tokens = tuple(
        replace(token, toppled=toppled) if at == found else token
        for at, token in enumerate(here.tokens)
    )
    return hex_with(state, place, replace(here, tokens=tokens))


def _first(tokens: tuple[MapToken, ...], fits: Callable[[MapToken], bool]) -> int:
    """Where the first such token lies."""
    for at, token in enumerate(tokens):
        if fits(token):
            return at
    raise AssertionError("no such token on this territory")
