"""From the table to the small picture the bots decide on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from companion.core.hexgrid import Hex
from companion.core.remembered import remembered
from companion.games.tapestry.bots import printed
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.bots.position import Position, Token
from companion.games.tapestry.bots.state import HUMAN
from companion.games.tapestry.land.board import board as board_of_side
from companion.games.tapestry.owners import AUTOMA, SHADOW
from companion.games.tapestry.state import MapToken, State, Territory, hex_of
from companion.games.tapestry.turn import effects

Tokens = Mapping[Hex, tuple[Token, ...]]
_HEXES: dict[str, Hex] = {}


@dataclass(frozen=True, slots=True)
class Land:
    """What a map shows, as the bots see it."""

    source: Mapping[str, Territory]
    tiles: frozenset[Hex]
    tokens: Tokens


_SEEN: list[Land] = []
"""The map looked at last: most decisions of a turn see the same one."""


def position_of(state: State, left: int, right: int, unprinted: str = "") -> Position:
    """The position under these two decision cards; left is 0 where only priorities matter."""
    bots, land = bots_of(state), _land(state.map)
    return Position(
        board=board_of_side(state.options.side.value),
        tracks=_foremost(state.tracks),
        favourites=bots.favourites,
        claimed=state.claimed,
        achievements=state.achievements,
        tiles=land.tiles,
        tokens={**land.tokens, **_spared(state, land.tokens)},
        outposts_left=bots.outposts_left,
        tiles_left=state.tiles_left(),
        left=printed.decision_card(left) if left else None,
        right=printed.decision_card(right),
        hex_order=printed.hex_order(right),
        unprinted=unprinted,
        closed=closed_tracks(state),
    )


def closed_tracks(state: State) -> tuple[str, ...]:
    """Those that a card of somebody's closes to the opponents: to both bots."""
    rule = "opponents_no_advance"
    return tuple(
        track
        for track in state.used_tracks()
        if effects.forbids_opponents(state, AUTOMA, rule, f"{rule}_{track}")
    )


def _land(source: Mapping[str, Territory]) -> Land:
    if not _SEEN or _SEEN[0].source is not source:
        tiles = frozenset(place_of(key) for key, here in source.items() if here.explored)
        tokens = {
            place_of(key): tuple(map(_token, here.tokens))
            for key, here in source.items()
            if here.tokens
        }
        _SEEN[:] = [Land(source, tiles, tokens)]
    return _SEEN[0]


def _spared(state: State, tokens: Tokens) -> Tokens:
    """Territories that a card keeps from being conquered: as if there were no room."""
    safe = {one for one in state.players if effects.rule_in_force(state, one, "not_conquered")}
    keys = (key for key, here in state.map.items() if here.controller() in safe) if safe else ()
    return {place_of(key): (*tokens[place_of(key)], Token(HUMAN, toppled=True)) for key in keys}


def _token(token: MapToken) -> Token:
    """R-hex-4: a floating capital is a piece like one that lies: it fills, and controls nothing."""
    return Token(_who(token.owner), not token.controls)


def place_of(key: str) -> Hex:
    """A hex by its key; parsed once."""
    if key not in _HEXES:
        _HEXES[key] = hex_of(key)
    return _HEXES[key]


def landmarks_of(state: State) -> tuple[str, ...]:
    """The landmarks on the Automa's mat."""
    return tuple(landmark for landmark, owner in state.landmarks.items() if owner == AUTOMA)


def human_of(state: State) -> str:
    """The person who plays against the bots; the first, where there are two."""
    return next(iter(state.players))


@remembered
def _foremost(
    tracks: Mapping[str, Mapping[str, tuple[int, ...]]],
) -> Mapping[str, Mapping[str, int]]:
    """Where each owner's foremost token stands; of two people, whoever is further (R-inc-2)."""
    found: dict[str, dict[str, int]] = {}
    for owner, row in tracks.items():
        seen = found.setdefault(_who(owner), {})
        for track, spaces in row.items():
            seen[track] = max((seen.get(track, 0), *spaces))
    return found


def _who(owner: str) -> str:
    return owner if owner in (AUTOMA, SHADOW) else HUMAN
