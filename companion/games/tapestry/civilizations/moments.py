"""What the mats of a player do at each moment of the game, whichever they are."""

from __future__ import annotations

from dataclasses import replace

from companion.core.question import Option
from companion.games.tapestry.benefits import Benefit
from companion.games.tapestry.civilizations.hooks import (
    ADVANCED,
    CONQUEST,
    DIE_LEFT,
    DIE_ROLLED,
    LAY,
    OPPONENT_LANDMARK,
    OTHERS_TOP_ROW,
    OUTPOSTS,
    OWN_LAND,
    PLACES,
    PUT,
    RECYCLE,
)
from companion.games.tapestry.state import Phase, State, Territory
from companion.games.tapestry.turn.turn import Turn


def outposts_at_hand(turn: Turn) -> int:
    """How many outposts a conquest can use: those left, and those on mats."""
    mats = (OUTPOSTS[mat.id](turn) for mat in turn.me.civilizations if mat.id in OUTPOSTS)
    return turn.me.outposts + sum(mats)


def conquered(turn: Turn, place: str, *, empty: bool) -> None:
    """What mats add to a conquest."""
    for mat in turn.me.civilizations:
        if mat.id in CONQUEST:
            CONQUEST[mat.id](turn, place, empty)


def die_left(turn: Turn, before: Territory, left: tuple[Benefit, ...]) -> None:
    """The die that a conqueror did not take, for mats with a token on the territory."""
    for token in before.tokens:
        if token.kind in DIE_LEFT and token.owner in turn.state.players and left:
            DIE_LEFT[token.kind](turn.of(token.owner), left)


def others_top_row(turn: Turn, card: str) -> None:
    """A technology of the player reached the top row: mats of the others with a token on it."""
    for other, me in turn.state.players.items():
        for mat in me.civilizations if other != turn.player else ():
            if mat.id in OTHERS_TOP_ROW:
                OTHERS_TOP_ROW[mat.id](turn.of(other), turn.player, card)


def recycles(state: State, player: str) -> bool:
    """Whether the player may take technologies of the top row down."""
    return any(mat.id in RECYCLE for mat in state.players[player].civilizations)


def recycle(turn: Turn, card: str) -> None:
    """Take one down."""
    for mat in turn.me.civilizations:
        if mat.id in RECYCLE:
            RECYCLE[mat.id](turn, card)


def advanced(turn: Turn, track: str, space: int) -> None:
    """What mats do when a token goes up."""
    for mat in turn.me.civilizations:
        if mat.id in ADVANCED:
            ADVANCED[mat.id](turn, track, space)


def other_places(turn: Turn, piece: str) -> list[Option]:
    """Where mats let a piece go: ids begin with the civilization."""
    mats = [mat.id for mat in turn.me.civilizations if mat.id in PLACES]
    places = ((mat, option) for mat in mats for option in PLACES[mat](turn, piece))
    return [replace(option, id=f"{mat}:{option.id}") for mat, option in places]


def put_elsewhere(turn: Turn, piece: str, chosen: str) -> None:
    """To one of those places."""
    civilization, _, where = chosen.partition(":")
    PUT[civilization](turn, piece, where)


def opponents_landmark(turn: Turn, owner: str) -> None:
    """An opponent gained a landmark."""
    for mat in turn.me.civilizations:
        if mat.id in OPPONENT_LANDMARK:
            OPPONENT_LANDMARK[mat.id](turn, owner)


def own_land(turn: Turn) -> list[Option]:
    """Hexes of mats that may be explored on an advance turn."""
    mats = [mat.id for mat in turn.me.civilizations if mat.id in OWN_LAND]
    now = turn.state.phase is Phase.TURN and turn.state.turn == turn.player
    return [option for mat in mats if now for option in OWN_LAND[mat](turn)]


def lay_on_own_land(turn: Turn, tile: int, place: str) -> None:
    """A tile on such a hex."""
    LAY[place.partition(":")[0]](turn, tile, place)


def die_rolled(turn: Turn, die: str, face: str) -> None:
    """Somebody rolled a die for the first time: mats of the others."""
    for other, me in turn.state.players.items():
        for mat in me.civilizations if other != turn.player else ():
            if mat.id in DIE_ROLLED:
                DIE_ROLLED[mat.id](turn.of(other), die, face)
