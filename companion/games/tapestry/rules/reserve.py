"""FF: items in reserve come into play on the fifth income turn, before the upgrade.

Rulebook, "Income turn 5: use items in reserve".
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.events.supplies import ReserveUsed
from companion.games.tapestry.player import BUILDINGS
from companion.games.tapestry.rules import gains
from companion.games.tapestry.rules.turn import Turn
from companion.games.tapestry.rules.words import thing_name

KNOWN = {*BUILDINGS, "any_income_building", "territory_tile", "space_tile", "tapestry"}


def use_all(turn: Turn) -> None:
    """One after the other; what the app cannot do is told."""
    for item in turn.me.reserve:
        turn.record(ReserveUsed(turn.player))
        if item.kind in KNOWN:
            gains.gain_one(turn, item.kind, "reserve", item.item)
        else:
            turn.tell(Message("tapestry.told.reserve", thing=thing_name(item.kind)))
