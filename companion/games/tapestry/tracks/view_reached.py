"""The spaces of the tracks where something was just done, as they are framed there."""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.tapestry.tracks.view_advances import MarkedSpace


def spaces_reached(places: Iterable[str]) -> dict[str, tuple[MarkedSpace, ...]]:
    """By track, every space among these places, the start apart; two tokens may go up one."""
    found: dict[str, dict[int, MarkedSpace]] = {}
    for place in places:
        kind, _, at = place.partition(":")
        track, _, space = at.partition(":")
        if kind == "track" and space.isdecimal() and int(space):
            found.setdefault(track, {})[int(space)] = int(space), ()
    return {track: tuple(spaces.values()) for track, spaces in found.items()}
