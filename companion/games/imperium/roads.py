"""Roads of Imperium: challenges of ours, printed nowhere."""

from __future__ import annotations

from collections.abc import Collection

from companion.core.message import Message
from companion.core.road import Ended, Road
from companion.games.imperium.content import levels, named, nations
from companion.games.imperium.options import AT_START, SOLO
from companion.games.imperium.state import State

CLEARLY, SOON, WARLORD, SUPREME, EMPIRE = 50, 10, "warlord", "supreme_ruler", "empire"


def _beats(ended: Ended[State]) -> bool:
    """Alone against the C.I.V., helped by nothing."""
    options = ended.options
    return ended.won and options.mode == SOLO and (options.start == AT_START or options.campaign)


def _at(level: str, ended: Ended[State]) -> bool:
    """At this level or a harder one."""
    order = list(levels())
    return _beats(ended) and order.index(ended.options.level) >= order.index(level)


def _plays(ended: Ended[State]) -> str:
    return str(ended.options.seats[int(ended.seat)].nation)


def _nations(boxes: Collection[str]) -> tuple[Message, ...]:
    return tuple(named("nation", one) for one, nation in nations().items() if nation.box in boxes)


ROADS: tuple[Road[State], ...] = (
    Road("by_fifty", "score", lambda ended: _beats(ended) and ended.by >= CLEARLY),
    Road("soon", "timer", lambda ended: _beats(ended) and ended.state.round <= SOON),
    Road("supreme", "trophy", lambda ended: _at(SUPREME, ended)),
    Road("each_at_warlord", "imperium-nation", lambda ended: _at(WARLORD, ended),
         lambda ended: str(ended.options.opponent), _nations),
    Road("with_each", "imperium-empire", lambda ended: ended.won, _plays, _nations),
)  # fmt: skip
