"""The Automa lays a territory tile. R-expl-1, R-expl-2."""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.bots.decide.exploration import choose_exploration
from companion.games.tapestry.bots.decide.narrowing import hex_id
from companion.games.tapestry.bots.look import place_of
from companion.games.tapestry.bots.turn.acting import NOT_DONE, Acting
from companion.games.tapestry.bots.turn.land import lay_tile
from companion.games.tapestry.bots.turn.options import hex_options
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.turn import effects, noticing

ICON = "territory-tile"


def explore(acting: Acting, anywhere: bool = False) -> None:
    """Decide where, lay the tile: no points, no benefit."""
    if effects.is_forbidden(acting.state, AUTOMA, "no_explore"):
        acting.remark(acting.key("automa.explore"), Message("tapestry.bot.do.explore.forbidden"))
        return
    acting.draw_priority()
    position = acting.look()
    choice = choose_exploration(position, anywhere)
    key = acting.key("automa.explore")
    value = NOT_DONE if choice.hex is None else hex_id(choice.hex)
    options = hex_options(acting.state.options.side.value)
    place = acting.decide(key, Message("tapestry.bot.ask.explore"), options, value)
    if place == NOT_DONE:
        acting.remark(key, Message("tapestry.bot.do.explore.none"), *choice.whys, icon=ICON)
        return
    text = Message("tapestry.bot.do.explore", hex=position.board.names[place_of(place)])
    places = (f"hex:{place}",)
    with acting.because(key, *choice.whys, heading=text, places=places, icon=ICON):
        lay_tile(acting, place, "R-expl-2")
    noticing.opponents_notice(acting.person, AUTOMA, "opponent_explored")
