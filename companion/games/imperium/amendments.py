"""Rules of Imperium that were put right, as a game begun before is told them.

Imperium rulebook and solo booklet; each is cited where it is carried out.
"""

from __future__ import annotations

from collections.abc import Callable

from companion.core.amendments import Amendment
from companion.core.message import Message
from companion.games.imperium.options import SOLO
from companion.games.imperium.state import State


def _solo(state: State) -> bool:
    return state.options.mode == SOLO


def _against(nation: str) -> Callable[[State], bool]:
    return lambda state: _solo(state) and state.civ.nation == nation


def _named(state: State) -> bool:
    return _solo(state) and state.options.names


def _counted(state: State) -> bool:
    return state.market.unrest is not None


def _last_card(state: State) -> bool:
    """Your @ card is the Zenith or the Nadir."""
    return _solo(state) and state.you.nation in ("vikings", "arthurians")


def _amendment(
    rule: str, concerns: Callable[[State], bool] = _solo, edition: int = 2
) -> Amendment[State]:
    return Amendment(Message(f"imperium.amended.{rule}"), concerns, edition)


AMENDMENTS = (
    _amendment("two_tokens"),
    _amendment("king_of_kings"),
    _amendment("unrest_asked", _counted),
    _amendment("last_card", _last_card),
    _amendment("carthaginians", _against("carthaginians")),
    _amendment("qin", _against("qin")),
    _amendment("main_deck", edition=3),
    _amendment("sumerians", _named, edition=3),
)
