"""Civilizations: the Architects, the Craftsmen and the Nomads.

Their mats, as listed in the data.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.city import plots
from companion.games.tapestry.city.events import PiecePutElsewhere
from companion.games.tapestry.civilizations import DISTRICT, PLACES, PUT, mark, marked, spaces_of
from companion.games.tapestry.land import geography, tiles
from companion.games.tapestry.land.events import TokenPlaced
from companion.games.tapestry.player import BUILDINGS
from companion.games.tapestry.turn import describing, resources, verbs
from companion.games.tapestry.turn.turn import Turn

ARCHITECTS, CRAFTSMEN, NOMADS = "architects", "craftsmen", "nomads"
COLUMNS = ("1", "2", "3")


@DISTRICT.of(ARCHITECTS)
def architects(turn: Turn) -> None:
    """A resource for a district whose income buildings, at least one, are all of one type."""
    city = turn.me.capital
    down, _, across = city.districts[-1].partition(",")
    if not across.isdecimal():
        return
    cells = set(plots.district(int(down), int(across)))
    kinds = {p.piece for p in city.placed if p.piece in BUILDINGS and cells & set(p.cells)}
    if len(kinds) == 1:
        resources.any_resource(turn)


def _statue(turn: Turn, piece: str) -> list[Option]:
    """The lowest free space of each column, for income buildings."""
    numbers = [(c, marked(turn, CRAFTSMEN, c) + 1) for c in COLUMNS if piece in BUILDINGS]
    free = [spaces_of(CRAFTSMEN).get(f"{column}.{number}") for column, number in numbers]
    return [
        Option(
            space.id,
            Message("tapestry.option.statue", gain=describing.benefits_text(space.benefits)),
            place=f"mat:{space.id}",
        )
        for space in free
        if space is not None
    ]


def _on_the_map(turn: Turn, piece: str) -> list[Option]:
    """Territories a piece may stand on."""
    del piece
    places = _nomad_places(turn)
    return tiles.hex_options(turn.state, places)


def _nomad_places(turn: Turn) -> list[str]:
    """One's own territory with one token, or an empty one next to one's own."""
    empty = geography.may_conquer(turn.state, turn.player, empty_only=True)
    own = [k for k in turn.state.controlled(turn.player) if len(turn.state.map[k].tokens) == 1]
    return [*own, *empty]


def _to_statue(turn: Turn, piece: str, where: str) -> None:
    """On the statue, gaining the space."""
    turn.record(PiecePutElsewhere(turn.player, piece, f"civilization:{CRAFTSMEN}"))
    column, height = where.split(".")
    mark(turn, CRAFTSMEN, column, int(height))
    verbs.gain_all(turn, spaces_of(CRAFTSMEN)[where].benefits, "civilization", CRAFTSMEN)


def _to_map(turn: Turn, piece: str, where: str) -> None:
    """On the map; a resource where one's own stands."""
    turn.record(PiecePutElsewhere(turn.player, piece, f"map:{where}"))
    own = bool(turn.state.map[where].tokens)
    turn.record(TokenPlaced(where, turn.player, kind=piece))
    if own:
        resources.any_resource(turn)


PLACES.update({CRAFTSMEN: _statue, NOMADS: _on_the_map})
PUT.update({CRAFTSMEN: _to_statue, NOMADS: _to_map})
