"""Rulebook, "Initial deployment", "Nomads" … "Merchants": where pieces may stand.

1. One piece a space, but a merchant may share with one city.
2. Ships stand on the sea, and nothing else does.
3. Only mountaineers stand on glaciers.
4. No more pieces stand in the world than the player has there.
"""

from __future__ import annotations

from companion.core.message import name
from companion.errors import RuleBroken
from companion.games.rise_and_fall.content import kinds
from companion.games.rise_and_fall.state import State

SHIP, CITY, MERCHANT, MOUNTAINEER = "ship", "city", "merchant", "mountaineer"
SEA, GLACIER = "sea", "glacier"


def verify_standing(state: State, space: str, seat: str, kind: str) -> None:
    """Raise the first rule that is broken."""
    verify_ground(state, space, kind)
    if standing(state, seat, kind) >= state.player(seat).in_world(kind):
        piece = name("rise_and_fall", "piece", kind)
        raise RuleBroken("rise_and_fall.broken.none_left_to_put", piece=piece)


def verify_ground(state: State, space: str, kind: str) -> None:
    """1. to 3."""
    piece = name("rise_and_fall", "piece", kind)
    if space not in state.world:
        raise RuleBroken("rise_and_fall.broken.not_in_world")
    terrain = state.world[space].terrain
    if (kind == SHIP) != (terrain == SEA):
        raise RuleBroken("rise_and_fall.broken.ships_on_sea")
    if terrain == GLACIER and kind != MOUNTAINEER:
        raise RuleBroken("rise_and_fall.broken.glacier", piece=piece)
    if not may_share(tuple(one.split()[1] for one in state.world[space].pieces), kind):
        raise RuleBroken("rise_and_fall.broken.space_full")


def may_stand(state: State, space: str, kind: str) -> bool:
    """1. to 3."""
    try:
        verify_ground(state, space, kind)
    except RuleBroken:
        return False
    return True


def may_share(there: tuple[str, ...], kind: str) -> bool:
    """1."""
    if not there:
        return True
    return len(there) == 1 and {there[0], kind} == {CITY, MERCHANT}


def standing(state: State, seat: str, kind: str) -> int:
    """4. Pieces of a kind that stand on the tablet's world."""
    return [one for space in state.world.values() for one in space.pieces].count(f"{seat} {kind}")


def differences(state: State) -> tuple[tuple[str, str, int, int], ...]:
    """4. Seat, kind, standing on the tablet, counted in the world: where the two differ."""
    found = (
        (player.id, kind, standing(state, player.id, kind), player.in_world(kind))
        for player in state.players
        for kind in kinds()
    )
    return tuple(one for one in found if one[2] != one[3])
