"""Worlds with defaults."""

from __future__ import annotations

from companion.core.hexgrid import Hex, distance, within
from companion.games.rise_and_fall.commands import LayTile
from companion.games.rise_and_fall.state import Space
from tests.rise_and_fall.makers import a_session, deployed


def place(q: int, r: int) -> str:
    return f"{q},{r}"


def disc(centre: Hex, spaces: int) -> tuple[str, ...]:
    """So many spaces, nearest to a centre first: always in one piece."""
    near = sorted(within(centre, 2), key=lambda one: (distance(centre, one), one))
    return tuple(place(*one) for one in near[:spaces])


def sea_world(players: int):
    """A session with its first tiles of sea."""
    session = a_session(players, world=True)
    centres = ((0, 0), (4, -1), (8, -2), (12, -3))
    for centre in centres[:players]:
        session.do(LayTile("sea", disc(centre, 8)))
    return session


def settled_world(players: int = 2):
    """The same with a plain in the middle, and everybody's first pieces in play."""
    session = deployed(sea_world(players))
    session.do(LayTile("plain", disc((0, 0), 6)))
    return session


def a_world(ground: dict[str, str], pieces: dict[str, tuple[str, ...]] | None = None):
    """Spaces by terrain as seen from above."""
    order = ("sea", "plain", "forest", "mountain", "glacier")
    return {
        at: Space(order[: order.index(terrain) + 1], (pieces or {}).get(at, ()))
        for at, terrain in ground.items()
    }
