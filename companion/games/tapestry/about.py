"""How a game was played, for the shelf."""

from __future__ import annotations

from companion.core.about import COUNTED, FOLLOWED, POINTS, About, ToTry
from companion.core.game import Result, Standing
from companion.core.message import Message
from companion.games.tapestry import content
from companion.games.tapestry.levels import level_of
from companion.games.tapestry.options import MOST_LEVEL, Bots, Expansion, Options, Way
from companion.games.tapestry.turn.names import word

KEPT = {Way.EVERYTHING: FOLLOWED, Way.COUNTS: COUNTED, Way.SHEET: POINTS}


def about(options: Options, result: Result) -> About:
    """Civilizations, the level of the bots, the boxes, the side of the map."""
    if options.counted:
        return About(way=POINTS)
    boxes = [one for one in options.expansions if one is not Expansion.BASE]
    return About(
        way=KEPT[options.begins_as],
        level=None if options.bots is Bots.NONE else level_of(options),
        boxes=tuple(word("expansion", box.value) for box in boxes),
        board=word("board", options.side.value),
        roles={row.seat: _civilizations(row) for row in result.rows if _civilizations(row)},
        bots={row.seat: word("called", row.seat) for row in _bots(result)},
    )


def to_try() -> ToTry:
    """The printed levels and civilizations."""
    return ToTry(
        tuple(word("level", str(level)) for level in range(1, MOST_LEVEL + 1)),
        tuple(word("civilization", one) for one in content.civilizations()),
    )


def _civilizations(row: Standing) -> tuple[Message, ...]:
    """Whose names stand beside the points."""
    names = row.note.params.get("names") if row.note else None
    return names if isinstance(names, tuple) else ()


def _bots(result: Result) -> list[Standing]:
    return [row for row in result.rows if row.bot]
