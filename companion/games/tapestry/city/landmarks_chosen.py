"""A landmark by name, or one of the player's choice.

Rulebook, "Icon guide" and the cards' own words.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry import content
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.city import landmarks
from companion.games.tapestry.nouns import LANDMARK
from companion.games.tapestry.state import TIER_STARTS, State
from companion.games.tapestry.turn.turn import Turn
from companion.games.tapestry.turn.verbs import carries_out

TIER_TWO = TIER_STARTS[1]


@carries_out(Verb.LANDMARK)
def landmark(turn: Turn, benefit: Benefit) -> None:
    """The landmark of the card, or one of the player's choice."""
    if benefit.landmark:
        landmarks.take(turn, benefit.landmark)
        return
    choose_landmark(turn, tier_two_only=benefit.what == "any_tier_II")


def choose_landmark(turn: Turn, *, tier_two_only: bool = False) -> None:
    """Any landmark still on the board of landmarks."""
    free = board_landmarks(turn.state, tier_two_only=tier_two_only)
    if not free:
        turn.tell(Message("tapestry.told.no_landmark"))
        return
    options = LANDMARK.these(turn.state, free)
    landmarks.take(turn, turn.choose("landmark", Message("tapestry.ask.landmark"), options))


def board_landmarks(state: State, *, tier_two_only: bool = False) -> tuple[str, ...]:
    """Landmarks of the tracks in play that nobody has."""
    return tuple(
        one.id
        for one in content.landmarks().values()
        if one.track in state.used_tracks()
        and one.id not in state.landmarks
        and (one.space == TIER_TWO or not tier_two_only)
    )
