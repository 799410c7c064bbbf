"""The Conquerors' second effect: a toppled Shadow outpost beside one of the Automa's own."""

from __future__ import annotations

from companion.core.instruction import Why
from companion.core.message import Message
from companion.games.tapestry.bots.decide.hexes import narrow_by_order, running_hexes
from companion.games.tapestry.bots.decide.narrowing import hex_id
from companion.games.tapestry.bots.events import BotOutpostPlaced
from companion.games.tapestry.bots.turn.acting import NOT_DONE, Acting
from companion.games.tapestry.bots.turn.options import hex_options
from companion.games.tapestry.owners import AUTOMA, SHADOW

MORE_THAN = 2
NONE = "automa.reinforce.none"


def reinforce(acting: Acting) -> None:
    """Only if more than two of its territories hold a single token; by the hex priority."""
    acting.draw_priority()
    position = acting.look()
    single = [at for at in position.controlled(AUTOMA) if len(position.at(at)) == 1]
    if len(single) <= MORE_THAN or acting.bots.outposts_left[SHADOW] <= 0:
        _tell_none(acting, len(single))
        return
    running = running_hexes(position, single)
    running.start("R-hex-1", Message("tapestry.bot.why.single_tokens", n=len(single)))
    narrow_by_order(running, position)
    key = acting.key("automa.reinforce")
    ask = Message("tapestry.bot.ask.reinforce")
    options = hex_options(acting.state.options.side.value)
    place = acting.decide(key, ask, options, hex_id(running.remaining[0]))
    whys: tuple[Why, ...] = tuple(running.whys)
    if place == NOT_DONE:
        acting.remark(key, Message("tapestry.bot.do.reinforce.none"), *whys)
        return
    with acting.because(key, *whys, places=(f"hex:{place}",), icon="token-toppled"):
        acting.record(BotOutpostPlaced(place, SHADOW, toppled=True))


def _tell_none(acting: Acting, single: int) -> None:
    """Too few territories with a single token, or no outpost left."""
    because = "few_single" if single <= MORE_THAN else "no_shadow_outpost"
    why = Why("R-inc-1", Message(f"tapestry.bot.why.conquerors.{because}", n=single))
    acting.remark(NONE, Message("tapestry.bot.do.reinforce.none"), why, icon="token-toppled")
