"""What is on the board beside the map: tokens on tracks, landmarks, achievements."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from companion.core.event import Event
from companion.core.message import Message
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.tapestry import content
from companion.games.tapestry.change import hex_with, player_replaced, put, without
from companion.games.tapestry.city.events import PieceWaits
from companion.games.tapestry.city.footprint_read import footprint
from companion.games.tapestry.correcting.facts.fact import (
    Fact,
    all_different,
    in_range,
    refuse_unless,
    verify_owner,
)
from companion.games.tapestry.correcting.seen import SeenOnTable
from companion.games.tapestry.score import achievements
from companion.games.tapestry.state import LAST_SPACE, State
from companion.games.tapestry.turn.names import player_name, word
from companion.games.tapestry.turn.turn import Turn

MOST_TOKENS = 4


@dataclass(frozen=True, slots=True)
class Tokens(Fact):
    """The tokens of an owner on a track stand on these spaces."""

    owner: str
    track: str
    spaces: tuple[int, ...]
    completed: bool = False

    @classmethod
    def now(cls, state: State, owner: str, track: str) -> Tokens:
        """As it is believed."""
        spaces = state.tracks.get(owner, {}).get(track, ())
        return cls(owner, track, spaces, track in state.completed.get(owner, ()))

    def verify(self, state: State) -> None:
        verify_owner(state, self.owner)
        if self.track not in state.used_tracks():
            raise RuleBroken("tapestry.broken.no_such_track", track=word("track", self.track))
        in_range(0, LAST_SPACE, *self.spaces)
        in_range(0, MOST_TOKENS, len(self.spaces))

    def put(self, state: State) -> State:
        mine = put(state.tracks[self.owner], self.track, self.spaces)
        done = [track for track in state.completed.get(self.owner, ()) if track != self.track]
        if self.completed or LAST_SPACE in self.spaces:
            done.append(self.track)
        return replace(
            state,
            tracks=put(state.tracks, self.owner, mine),
            completed=put(state.completed, self.owner, tuple(done)),
            departed=put(state.departed, self.owner, self._departed(state)),
        )

    def _departed(self, state: State) -> tuple[str, ...]:
        """Completed with no token left beyond the start: it departed by AI Singularity."""
        before = state.departed.get(self.owner, ())
        others = tuple(track for track in before if track != self.track)
        gone = self.track in before or not any(self.spaces)
        return (*others, self.track) if self.completed and gone else others

    def label(self, state: State) -> Message:
        player, track = player_name(state, self.owner), word("track", self.track)
        return Message("tapestry.label.correct_track", player=player, track=track)


@dataclass(frozen=True, slots=True)
class Achievement(Fact):
    """These reached it, the highest place first."""

    achievement: str
    owners: tuple[str, ...]

    def verify(self, state: State) -> None:
        refuse_unless(self.achievement in content.achievements())
        for owner in self.owners:
            verify_owner(state, owner)
        most = len(achievements.values(state, self.achievement))
        if not all_different(self.owners) or len(self.owners) > most:
            raise RuleBroken("tapestry.broken.out_of_range", low=0, most=most)

    def put(self, state: State) -> State:
        held = put(state.achievements, self.achievement, self.owners)
        return replace(state, achievements=held)

    def label(self, state: State) -> Message:
        name = word("achievement", self.achievement)
        return Message("tapestry.label.correct_achievement", achievement=name)


@dataclass(frozen=True, slots=True)
class Landmark(Fact):
    """An owner has it, to be placed, or it is on the board (empty)."""

    landmark: str
    owner: str = ""
    track: str = ""
    """Where it is printed, kept with what happened: a print corrected later changes nothing."""
    space: int = 0

    def verify(self, state: State) -> None:
        refuse_unless(self.landmark in content.landmarks())
        if self.owner:
            verify_owner(state, self.owner)

    def put(self, state: State) -> State:
        owners = {one: who for one, who in state.landmarks.items() if one != self.landmark}
        if self.owner:
            owners[self.landmark] = self.owner
        changed = replace(state, landmarks=owners)
        if not self.track:
            return changed
        spaces = {space for space in state.claimed.get(self.track, ()) if space != self.space}
        if self.owner:
            spaces.add(self.space)
        return replace(changed, claimed=put(state.claimed, self.track, tuple(sorted(spaces))))

    def comes_to(self, step: Step[State]) -> Iterator[Fact | Event[State]]:
        """It leaves where it stood, and waits for its new owner."""
        holder = step.state.landmarks.get(self.landmark, "")
        moves = holder != self.owner
        if moves and holder in step.state.players:
            yield LandmarkLifted(self.landmark, holder, self.note)
        figure = content.landmark(self.landmark)
        yield replace(self, track=figure.track, space=figure.space)
        if moves and self.owner in step.state.players:
            footprint(Turn(step, self.owner), self.landmark)
            yield PieceWaits(self.owner, self.landmark)

    def label(self, state: State) -> Message:
        return Message("tapestry.label.correct_landmark", landmark=word("landmark", self.landmark))


@dataclass(frozen=True, slots=True)
class LandmarkLifted(SeenOnTable):
    """It stands nowhere any more: in the capital, on a card, a mat or the map."""

    landmark: str
    holder: str
    note: str = ""

    def apply(self, state: State) -> State:
        me = state.players[self.holder]
        placed = tuple(one for one in me.capital.placed if one.piece != self.landmark)
        bare = (replace(t, landmark="") if t.landmark == self.landmark else t for t in me.techs)
        lifted = replace(
            me,
            capital=replace(me.capital, placed=placed),
            waiting=without(me.waiting, self.landmark),
            techs=tuple(bare),
            aside=tuple(one for one in me.aside if one.piece != self.landmark),
            collected=tuple(one for one in me.collected if one.item != self.landmark),
        )
        return self._off_the_map(player_replaced(state, lifted))

    def _off_the_map(self, state: State) -> State:
        for key, here in state.map.items():
            kept = tuple(token for token in here.tokens if token.kind != self.landmark)
            if kept != here.tokens:
                state = hex_with(state, key, replace(here, tokens=kept))
        return state
