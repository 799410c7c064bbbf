"""From the table to the small picture the bots decide on."""

from __future__ import annotations

from companion.games.tapestry.bot import printed
from companion.games.tapestry.bot.events import bots_of
from companion.games.tapestry.bot.position import Position, Token
from companion.games.tapestry.bot.state import AUTOMA, HUMAN, SHADOW
from companion.games.tapestry.state import State, hex_of

_HEXES: dict[str, tuple[int, int]] = {}


def position_of(state: State, left: int, right: int) -> Position:
    """The position under these two decision cards; left is 0 where only priorities matter."""
    bots = bots_of(state)
    pieces = {
        place_of(key): tuple(Token(_who(token.owner), token.toppled) for token in here.tokens)
        for key, here in state.map.items()
        if here.tokens
    }
    return Position(
        board=printed.board(state.options.side.value),
        tracks={_who(owner): _foremost(state, owner) for owner in state.tracks},
        favourites=bots.favourites,
        claimed=state.claimed,
        achievements=state.achievements,
        tiles=frozenset(place_of(key) for key, here in state.map.items() if here.explored),
        tokens=pieces,
        outposts_left=bots.outposts_left,
        tiles_left=state.tiles_left(),
        left=printed.decision_card(left) if left else None,
        right=printed.decision_card(right),
        hex_order=printed.hex_order(right),
    )


def place_of(key: str) -> tuple[int, int]:
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


def _foremost(state: State, owner: str) -> dict[str, int]:
    return {track: max(spaces, default=0) for track, spaces in state.tracks[owner].items()}


def _who(owner: str) -> str:
    return owner if owner in (AUTOMA, SHADOW) else HUMAN
