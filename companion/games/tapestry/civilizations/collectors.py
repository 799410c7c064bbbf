"""Civilizations: the Collectors.

Their mat: on an advance turn one item gained of a new kind goes on the mat, for a resource. An
outpost goes there in place of a conquest: no territory, no dice. What lies there still counts
for points and cannot be used.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import content
from companion.games.tapestry.civilizations import (
    BEFORE_CONQUEST,
    FINAL,
    INSTEAD_OF_CONQUEST,
    TURN_END,
    mark,
    marked,
    mat_of,
)
from companion.games.tapestry.civilizations.collectable import KINDS, gained, holdings, name_of
from companion.games.tapestry.civilizations.events import ItemCollected
from companion.games.tapestry.land.events import OutpostsMoved
from companion.games.tapestry.score import points
from companion.games.tapestry.state import Phase
from companion.games.tapestry.tracks.events import OnceThisTurn
from companion.games.tapestry.turn import resources
from companion.games.tapestry.turn.names import thing_name
from companion.games.tapestry.turn.turn import Turn

COLLECTORS, OUTPOST = "collectors", "outpost"
NONE, COLLECTED = "none", "collected"


@TURN_END.of(COLLECTORS)
def collectors(turn: Turn) -> None:
    """Maybe an item gained now, of a new kind, on the mat for a resource: one a turn."""
    if COLLECTED in turn.state.this_turn:
        return
    new = {kind: items for kind in KINDS if (items := _new(turn, kind))}
    if not new:
        return
    options = [Option(NONE, Message("tapestry.option.no"))]
    options += [Option(kind, thing_name(kind)) for kind in new]
    kind = turn.choose("collectors", Message("tapestry.ask.collectors"), options, guess=NONE)
    if kind != NONE:
        turn.record(ItemCollected(turn.player, kind, _which(turn, kind, new[kind])))
        _reward(turn, kind)


def _new(turn: Turn, kind: str) -> tuple[str, ...]:
    """What came of a kind that the mat lacks and is still at hand."""
    if marked(turn, COLLECTORS, kind):
        return ()
    held = holdings(turn.me, kind)
    came = (item for event in turn.step.events for item in gained(event, turn.player, kind))
    return tuple(dict.fromkeys(item for item in came if item in held))


def _which(turn: Turn, kind: str, items: tuple[str, ...]) -> str:
    options = [Option(item, name_of(kind, item)) for item in items]
    return turn.choose("collectors.item", Message("tapestry.ask.collectors_item"), options)


def _reward(turn: Turn, kind: str) -> None:
    turn.record(OnceThisTurn(COLLECTED))
    mark(turn, COLLECTORS, kind)
    turn.tell(Message("tapestry.told.collect", thing=thing_name(kind)), icon="flag")
    resources.any_resource(turn)


def _outpost(turn: Turn) -> bool:
    """Whether the outpost of a conquest goes on the mat instead."""
    own_turn = turn.state.phase is Phase.TURN and turn.state.turn == turn.player
    taken = marked(turn, COLLECTORS, OUTPOST) or COLLECTED in turn.state.this_turn
    if taken or not own_turn:
        return False
    if not turn.may("collectors.outpost", Message("tapestry.ask.collectors_outpost")):
        return False
    BEFORE_CONQUEST.run(turn)
    turn.record(OutpostsMoved(turn.player, -1))
    _reward(turn, OUTPOST)
    return True


INSTEAD_OF_CONQUEST[COLLECTORS] = _outpost


@FINAL.of(COLLECTORS)
def collectors_final(turn: Turn) -> None:
    """Points by the number of kinds."""
    kinds = len(mat_of(turn, COLLECTORS).marks)
    table = content.civilization(COLLECTORS).final[0].table
    if kinds:
        points.score(turn, table[kinds - 1], "civilization", COLLECTORS)
