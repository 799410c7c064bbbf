"""A space of a track and what may be put right there: `space_view(state, track, number)`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.core.message import Message
from companion.core.offer import Offer
from companion.games.tapestry.correcting.settable import Offers, at
from companion.games.tapestry.nouns import owner_name
from companion.games.tapestry.state import State
from companion.games.tapestry.tracks.view import SpaceView, printed_spaces, track_view
from companion.games.tapestry.turn.names import word


@dataclass(frozen=True, slots=True)
class OneSpaceView:
    """What is printed there, who stands there, and what may be put right."""

    name: Message
    lines: tuple[Message, ...]
    offers: tuple[Offer[State], ...]


def space_view(state: State, track: str, number: int) -> OneSpaceView:
    """A space now; 0 is the start, where nothing is printed."""
    if not number:
        return OneSpaceView(
            Message("tapestry.space.start", track=word("track", track)),
            tuple(_who(state, track, number)),
            at(state, f"track:{track}/{number}"),
        )
    space = printed_spaces(track)[number - 1]
    return OneSpaceView(
        Message("tapestry.space.name", number=number, name=space.name),
        tuple(_lines(state, track, space)),
        (*at(state, f"track:{track}/{number}"), *_landmark(state, space)),
    )


def _landmark(state: State, space: SpaceView) -> Offers:
    return at(state, f"landmark:{space.landmark}") if space.landmark else ()


def standing(state: State, track: str, number: int) -> Iterator[Message]:
    """Whose tokens stand on a space."""
    for owner, tracks in state.tracks.items():
        if number in tracks.get(track, ()):
            yield owner_name(state, owner)


def _lines(state: State, track: str, space: SpaceView) -> Iterator[Message]:
    yield Message("tapestry.space.cost", cost=space.cost)
    yield space.benefit
    if space.bonus:
        yield space.bonus
    for landmark in track_view(state, track).landmarks:
        if landmark.space == space.number:
            taken = "gone" if landmark.gone or landmark.owner else "to_be_had"
            yield Message(f"tapestry.space.landmark.{taken}", landmark=landmark.name)
    yield from _who(state, track, space.number)


def _who(state: State, track: str, number: int) -> Iterator[Message]:
    for owner in standing(state, track, number):
        yield Message("tapestry.space.stands", owner=owner)
