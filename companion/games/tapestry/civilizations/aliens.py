"""Civilizations: the Aliens.

Their mat, as listed in the data.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.civilizations import INCOME, mark, marked
from companion.games.tapestry.civilizations.mats import TILES_FROM
from companion.games.tapestry.land import exploring_space, tiles
from companion.games.tapestry.turn import costs, giving_up, resources
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.turn import Turn

ALIENS = "aliens"


@INCOME.of(ALIENS)
def aliens(turn: Turn) -> None:
    """A space tile explored on the mat (1 resource if one lay there), or a resource."""
    lay = marked(turn, ALIENS, "tile")
    exploring_space.discard_from_mat(turn, lay - TILES_FROM)
    mark(turn, ALIENS, "tile", 0)
    pays = {costs.ANY: 1} if lay else {}
    options = [Option("resource", word("resource", "any_resource"))]
    if giving_up.affordable(turn, pays):
        options += [
            Option(str(tile), tiles.space_name(tile), place=f"space:{tile}")
            for tile in dict.fromkeys(turn.me.space_tiles)
        ]
    chosen = turn.choose("aliens", Message("tapestry.ask.or"), options)
    if chosen == "resource":
        resources.any_resource(turn)
        return
    giving_up.pay(turn, pays)
    mark(turn, ALIENS, "tile", int(chosen) + TILES_FROM)
    exploring_space.use_space_tile(turn, int(chosen))
