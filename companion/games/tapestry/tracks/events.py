"""What happens to tokens on the tracks."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.act import Act, Seen, Verb
from companion.core.changed import changed
from companion.core.event import Event
from companion.games.tapestry import places
from companion.games.tapestry.change import put, without
from companion.games.tapestry.state import LAST_SPACE, State


def _moved(state: State, owner: str, track: str, start: int, end: int | None) -> State:
    """One of an owner's tokens taken from a space, and put on another of the track."""
    mine = state.tracks[owner]
    spaces = without(mine[track], start)
    if end is not None:
        spaces = (*spaces, end)
    return changed(state, tracks=put(state.tracks, owner, put(mine, track, spaces)))


def _completed(state: State, owner: str, track: str) -> State:
    """The track's end is reached, once and for all."""
    done = state.completed.get(owner, ())
    if track in done:
        return state
    return changed(state, completed=put(state.completed, owner, (*done, track)))


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

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        return places.along_track(self.owner, self.track, self.start, self.end)


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
        return changed(
            gone,
            tracks=put(gone.tracks, self.owner, put(mine, self.to, spaces)),
            departed=put(gone.departed, self.owner, left),
        )

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        ends = places.track_space(self.track, LAST_SPACE), places.track_space(self.to, 0)
        return (Act(Verb.MOVE, places.TOKEN, 1, *ends, owner=self.owner),)
