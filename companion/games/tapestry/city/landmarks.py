"""Landmarks: the first into a tier takes its landmark; each exists once.

Rulebook, "Advance turns" and "Buildings & capitals".
"""

from __future__ import annotations

from companion.core.message import Message
from companion.errors import RuleBroken
from companion.games.tapestry import content
from companion.games.tapestry.city import building, landmark_on_card
from companion.games.tapestry.city.events import LandmarkTaken, PieceWaits
from companion.games.tapestry.city.footprint_read import footprint
from companion.games.tapestry.state import State
from companion.games.tapestry.turn import noticing
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.turn import Turn


def landmark_waiting(state: State, track: str, space: int) -> str:
    """The landmark still to be had by reaching this space, or an empty string."""
    if not space or space in state.claimed.get(track, ()):
        return ""
    landmark = content.landmark_at(track, space)
    return "" if landmark in state.landmarks else landmark


def claim_on_track(turn: Turn, track: str, space: int) -> bool:
    """The first into tier II, III or IV, by any means, takes the landmark before the benefits."""
    landmark = landmark_waiting(turn.state, track, space)
    if not landmark:
        return False
    take(turn, landmark)
    return True


def verify_free(state: State, landmark: str) -> None:
    """Raise if somebody has it: a landmark cannot be replaced by another."""
    if landmark in state.landmarks:
        raise RuleBroken("tapestry.broken.landmark_taken", landmark=word("landmark", landmark))


def take(turn: Turn, landmark: str) -> None:
    """Take a landmark and place it; nothing happens if it is gone."""
    if landmark in turn.state.landmarks:
        turn.tell(Message("tapestry.told.landmark_gone", landmark=word("landmark", landmark)))
        return
    figure = content.landmark(landmark)
    turn.record(LandmarkTaken(turn.player, landmark, figure.track, figure.space))
    footprint(turn, landmark)
    turn.record(PieceWaits(turn.player, landmark))
    if not landmark_on_card.offer(turn, landmark):
        building.place_waiting(turn, landmark)
    noticing.landmark_gained(turn, landmark, on_track=bool(figure.track))
