"""FF: items in reserve come into play on the fifth income turn, before the upgrade.

Rulebook, "Income turn 5: use items in reserve": a reserved building has left the income mat, so
its income is open, but it is placed only then; reserving in the fifth turn is used at once.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.events.city import BuildingGained, PiecePutElsewhere, PieceWaits
from companion.games.tapestry.events.supplies import ItemReserved, ReserveUsed
from companion.games.tapestry.player import BUILDINGS, Reserved
from companion.games.tapestry.rules import building, gains
from companion.games.tapestry.rules.turn import Turn
from companion.games.tapestry.rules.words import thing_name

GAINED = ("territory_tile", "space_tile", "tapestry", "any_resource")
KINDS = (*BUILDINGS, *GAINED, "tech_card")
PLACE = "reserve"
LAST_INCOME_TURN = 5


def lay_aside(turn: Turn, kind: str) -> None:
    """Onto the right edge of the mat."""
    if kind in BUILDINGS:
        turn.record(BuildingGained(turn.player, kind))
        turn.record(PiecePutElsewhere(turn.player, kind, PLACE))
    elif kind != "any_resource":
        turn.tell(Message("tapestry.told.face_up_in_reserve"), icon="card")
    turn.record(ItemReserved(turn.player, kind))
    if turn.me.income_turns >= LAST_INCOME_TURN:
        use_all(turn)


def use_all(turn: Turn) -> None:
    """One after the other; what the app cannot do is told."""
    for item in turn.me.reserve:
        turn.record(ReserveUsed(turn.player))
        _use(turn, item)


def _use(turn: Turn, item: Reserved) -> None:
    if item.kind in BUILDINGS:
        turn.record(PieceWaits(turn.player, item.kind))
        building.place_waiting(turn, item.kind)
    elif item.kind in GAINED:
        gains.gain_one(turn, item.kind, PLACE, item.item)
    else:
        turn.tell(Message("tapestry.told.reserve", thing=thing_name(item.kind)))
