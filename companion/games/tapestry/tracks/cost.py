"""What an advance costs: as printed, or as the owner read it off the board."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.tapestry import content
from companion.games.tapestry.player import RESOURCES
from companion.games.tapestry.state import State
from companion.games.tapestry.turn import costs, effects
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


def price(state: State, player: str, track: str, space: int) -> Mapping[str, int]:
    """What it costs this player, by what is in force."""
    found, tier = cost(state, track, space), content.track(track).tier(space).word
    for _ in range(_changed(state, player, "cheaper_advance", track, tier)):
        found = one_less(found)
    more = _changed(state, player, "dearer_advance", track, tier)
    return {**found, costs.ANY: found.get(costs.ANY, 0) + more} if more else found


def one_less(printed: Mapping[str, int]) -> Mapping[str, int]:
    """One resource less: where any will do beside a printed one, that one, so that all may stay."""
    least = next((what for what in (*RESOURCES, *printed) if printed.get(what)), "")
    left = {what: n - (what == least) for what, n in printed.items()}
    return {what: n for what, n in left.items() if n}


def _changed(state: State, player: str, rule: str, *only: str) -> int:
    return effects.times_in_force(state, player, rule, *(f"{rule}_{one}" for one in only))


def costs_of_tracks(turn: Turn) -> None:
    """Before the first turn: the tiers whose cost no source shows."""
    for track in turn.state.used_tracks():
        for tier in content.track(track).tiers:
            if tier.unconfirmed:
                settle(turn, f"{track}_cost.{tier.tier}")
