"""Rules of Rise & Fall that were put right, as a game begun before is told them.

Rise & Fall rulebook; each is cited where it is carried out.
"""

from __future__ import annotations

from companion.core.amendments import Amendment
from companion.core.message import Message
from companion.games.rise_and_fall.options import Way
from companion.games.rise_and_fall.state import State


def _on_the_map(state: State) -> bool:
    return state.way is Way.WORLD


def _bank(state: State) -> bool:
    return state.bank is not None


def _counts_points(state: State) -> bool:
    return state.way is not Way.SHEET


AMENDMENTS: tuple[Amendment[State], ...] = (
    Amendment(Message("rise_and_fall.amended.extinct_first")),
    Amendment(Message("rise_and_fall.amended.making_room"), _on_the_map),
    Amendment(Message("rise_and_fall.amended.bank"), _bank),
    Amendment(Message("rise_and_fall.amended.printed"), _counts_points, edition=3),
)
