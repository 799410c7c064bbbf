"""A space of a track and what may be put right there: `space_view(state, track, number)`.

Each offer sets `Tokens` or a `Landmark`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from companion.core.message import Message
from companion.core.offer import Offer, offered
from companion.games.tapestry.correcting.facts import Landmark, Tokens
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.correcting.view_hex import owner_name
from companion.games.tapestry.setup.begin import bot_owners
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
            tuple(_moves(state, track, number)),
        )
    space = printed_spaces(track)[number - 1]
    return OneSpaceView(
        Message("tapestry.space.name", number=number, name=space.name),
        tuple(_lines(state, track, space)),
        tuple(_offers(state, track, space)),
    )


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


def _moves(state: State, track: str, number: int) -> Iterator[Offer[State]]:
    for owner in state.tracks:
        now = Tokens.now(state, owner, track)
        if now.spaces and number not in now.spaces:
            text = Message("tapestry.space.move", owner=owner_name(state, owner))
            moved = SetValue(replace(now, spaces=_moved(now.spaces, number)))
            yield offered(state, text, moved, "token-standing")


def _offers(state: State, track: str, space: SpaceView) -> Iterator[Offer[State]]:
    yield from _moves(state, track, space.number)
    if space.landmark:
        yield from landmark_offers(state, space.landmark)


def _moved(spaces: tuple[int, ...], number: int) -> tuple[int, ...]:
    """The nearest of an owner's tokens stands there."""
    nearest = min(spaces, key=lambda space: abs(space - number))
    at = spaces.index(nearest)
    return (*spaces[:at], number, *spaces[at + 1 :])


def landmark_offers(state: State, landmark: str) -> Iterator[Offer[State]]:
    """Whose it is: anybody else's, or still to be had."""
    holder = state.landmarks.get(landmark, "")
    for owner in (*state.players, *bot_owners(state.options)):
        if owner != holder:
            text = Message("tapestry.space.give", owner=owner_name(state, owner))
            yield offered(state, text, SetValue(Landmark(landmark, owner)), "landmark")
    if holder:
        text = Message("tapestry.space.back")
        yield offered(state, text, SetValue(Landmark(landmark)), "undo")
