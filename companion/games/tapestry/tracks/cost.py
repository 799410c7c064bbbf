"""What an advance costs: as printed, or as the owner read it off the board."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.tapestry import content
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.owner_facts import settle
from companion.games.tapestry.turn.turn import Turn

COSTS: Mapping[str, Mapping[str, int]] = {
    "any_1": {"any_resource": 1},
    "any_2": {"any_resource": 2},
    "any_3": {"any_resource": 3},
    "different_2": {"any_different_resources": 2},
    "different_3": {"any_different_resources": 3},
    "same_2": {"same_resource": 2},
    "same_3": {"same_resource": 3},
}


def cost(state: State, track: str, space: int) -> Mapping[str, int]:
    """What an advance to a space costs: as printed, or as the owner read it off the board."""
    board = content.track(track)
    tier = board.tier(space)
    told = state.setup.fact(f"{track}_cost.{tier.tier}") if tier.unconfirmed else ""
    return COSTS[told] if told else tier.cost


def costs_of_tracks(turn: Turn) -> None:
    """Before the first turn: the tiers whose cost no source shows."""
    for track in turn.state.used_tracks():
        for tier in content.track(track).tiers:
            if tier.unconfirmed:
                settle(turn, f"{track}_cost.{tier.tier}")
