"""The mats of a player, asked at every moment of the game, in the order they came.

General rules ask here and know no civilization by name.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from companion.core.question import Option
from companion.games.tapestry.benefits import Benefit
from companion.games.tapestry.state import Phase, State, Territory
from companion.games.tapestry.turn.neighbours import neighbours
from companion.games.tapestry.turn.turn import Turn

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from companion.games.tapestry.player import Civilization
    from companion.games.tapestry.turn.mat_moments import MatMoments

CLASSES = "companion.games.tapestry.civilizations"


@cache
def class_of(civilization: str) -> type[MatMoments]:
    """The class in the file of this name."""
    module = import_module(f"{CLASSES}.{civilization}")
    found: type[MatMoments] = getattr(module, civilization.title().replace("_", ""))
    return found


def power_of(turn: Turn, civilization: str) -> MatMoments:
    """One mat of the player."""
    return class_of(civilization)(turn)


def powers(turn: Turn) -> tuple[MatMoments, ...]:
    """All of them."""
    return tuple(power_of(turn, mat.id) for mat in turn.me.civilizations)


def classes(state: State, player: str) -> tuple[type[MatMoments], ...]:
    """What can be asked of them without a turn."""
    return tuple(class_of(mat.id) for mat in state.players[player].civilizations)


def tokens_on_mat(mat: Civilization) -> Mapping[str, int]:
    """How many player tokens stand where on a mat."""
    return {place: n for place, n in class_of(mat.id).tokens(mat.marks).items() if n}


def outposts_on_mats(mats: Iterable[Civilization]) -> Iterator[tuple[str, str, int]]:
    """How many outposts stand in which row of which mat."""
    for mat in mats:
        for row, n in class_of(mat.id).outposts_in_rows(mat.marks).items():
            yield mat.id, row, n


def outposts_told(mats: Iterable[Civilization]) -> int:
    """How many stand on these mats in all."""
    return sum(n for _, _, n in outposts_on_mats(mats))


def outpost_row(turn: Turn) -> tuple[str, str] | None:
    """The mat and its row that the next outpost comes from, unless it is the supply."""
    rows = ((power.id, power.outpost_row()) for power in powers(turn))
    return next(((mat, row) for mat, row in rows if row), None)


def lay_outpost(turn: Turn, row: tuple[str, str], place: str) -> None:
    """Out of such a row onto a territory."""
    power_of(turn, row[0]).lay_outpost(row[1], place)


def others_powers(turn: Turn) -> tuple[MatMoments, ...]:
    """Those of everybody else."""
    others = (other for other in turn.state.players if other != turn.player)
    return tuple(power for other in others for power in powers(turn.of(other)))


def from_a_neighbour(turn: Turn) -> bool:
    """Whether a tapestry gained on one's advance turn comes from a neighbour's mat instead."""
    if turn.state.phase is not Phase.TURN or turn.state.turn != turn.player:
        return False
    beside = (one for one in neighbours(turn.state, turn.player) if one in turn.state.players)
    mats = (
        power
        for one in beside
        for power in powers(turn.of(one))
        if not turn.state.players[one].finished
    )
    return any(power.neighbour_gains_tapestry(turn.player) for power in mats)


def recycles(state: State, player: str) -> bool:
    """Whether the player may take technologies of the top row down."""
    return any(civilization.recycles for civilization in classes(state, player))


def outposts_at_hand(turn: Turn) -> int:
    """How many outposts a conquest can use: those left, and those on mats."""
    return turn.me.outposts + sum(power.outposts() for power in powers(turn))


def die_left(turn: Turn, before: Territory, left: tuple[Benefit, ...]) -> None:
    """The die that a conqueror did not take, for mats with a token on the territory."""
    for token in before.tokens if left else ():
        if token.owner in turn.state.players:
            for power in powers(turn.of(token.owner)):
                if power.token == token.kind:
                    power.die_left(left)


def other_places(turn: Turn, piece: str) -> list[Option]:
    """Where mats let a piece go: ids begin with the civilization."""
    return [
        replace(option, id=f"{power.id}:{option.id}")
        for power in powers(turn)
        for option in power.places(piece)
    ]


def put_elsewhere(turn: Turn, piece: str, chosen: str) -> None:
    """To one of those places."""
    civilization, _, where = chosen.partition(":")
    power_of(turn, civilization).put(piece, where)


def own_land(turn: Turn) -> list[Option]:
    """Hexes of mats that may be explored on an advance turn."""
    now = turn.state.phase is Phase.TURN and turn.state.turn == turn.player
    return [option for power in powers(turn) if now for option in power.own_land()]


def lay_on_own_land(turn: Turn, tile: int, place: str) -> None:
    """A tile on such a hex."""
    power_of(turn, place.partition(":")[0]).lay(tile, place)
