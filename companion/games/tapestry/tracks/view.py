"""The tracks as screens draw them: what is printed, and who stands where."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.message import Message
from companion.games.tapestry import content
from companion.games.tapestry.benefits import Bonus
from companion.games.tapestry.describing import benefits_text, cost_text
from companion.games.tapestry.owner_signs import shape_of
from companion.games.tapestry.state import LAST_SPACE, OUT, TIER_STARTS, State
from companion.games.tapestry.turn.names import space_name, word

TIERS = dict(zip(TIER_STARTS, ("I", "II", "III", "IV"), strict=True))


@dataclass(frozen=True, slots=True)
class SpaceView:
    """What a space prints; the same all game."""

    number: int
    name: Message
    tier: str
    """"I" to "IV" on the first space of a tier, otherwise empty."""
    cost: tuple[Message, ...]
    benefit: Message
    bonus: Message | None
    landmark: str
    """The landmark of the space, "" for none."""


@dataclass(frozen=True, slots=True)
class TokenView:
    """A token on a track."""

    owner: str
    space: int
    colour: str
    shape: str = ""


@dataclass(frozen=True, slots=True)
class LandmarkView:
    """A landmark of a track: "" as owner while it is still to be had."""

    id: str
    name: Message
    space: int
    owner: str
    gone: bool


@dataclass(frozen=True, slots=True)
class TrackView:
    """A track with everybody's tokens."""

    id: str
    name: Message
    icon: str
    spaces: tuple[SpaceView, ...]
    tokens: tuple[TokenView, ...]
    landmarks: tuple[LandmarkView, ...]
    completed: tuple[str, ...]
    """Owners who reached the end, their token perhaps gone since."""


def track_view(state: State, track: str) -> TrackView:
    """A track now."""
    return TrackView(
        id=track,
        name=word("track", track),
        icon=f"track-{track}",
        spaces=printed_spaces(track),
        tokens=_tokens(state, track),
        landmarks=_landmarks(state, track),
        completed=tuple(o for o, tracks in state.completed.items() if track in tracks),
    )


_PRINTED: dict[str, tuple[object, tuple[SpaceView, ...]]] = {}


def printed_spaces(track: str) -> tuple[SpaceView, ...]:
    """What the board prints; kept until its file is read anew."""
    board = content.track(track)
    kept = _PRINTED.get(track)
    if kept is None or kept[0] is not board:
        spaces = tuple(_space(track, number) for number in range(1, LAST_SPACE + 1))
        _PRINTED[track] = kept = (board, spaces)
    return kept[1]


def _space(track: str, number: int) -> SpaceView:
    board = content.track(track)
    printed = board.at(number)
    return SpaceView(
        number=number,
        name=space_name(track, number),
        tier=TIERS.get(number, ""),
        cost=cost_text(board.cost(number)),
        benefit=benefits_text(printed.benefits),
        bonus=_bonus(printed.bonus),
        landmark=printed.landmark,
    )


def _bonus(bonus: Bonus | None) -> Message | None:
    if bonus is None:
        return None
    reward = benefits_text(bonus.reward)
    return Message("tapestry.bonus", cost=cost_text(bonus.cost), reward=reward)


def _tokens(state: State, track: str) -> tuple[TokenView, ...]:
    return tuple(
        TokenView(owner, space, state.colour(owner), shape_of(state, owner))
        for owner, tracks in state.tracks.items()
        for space in tracks.get(track, ())
    )


def _landmarks(state: State, track: str) -> tuple[LandmarkView, ...]:
    found = []
    for space in printed_spaces(track):
        if space.landmark:
            holder = state.landmarks.get(space.landmark, OUT)
            owner = "" if holder == OUT else holder
            gone = space.number in state.claimed.get(track, ())
            name = word("landmark", space.landmark)
            found.append(LandmarkView(space.landmark, name, space.number, owner, gone))
    return tuple(found)
