"""Civilizations: the Isolationists and the Militants.

Their mats, as listed in the data.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import content
from companion.games.tapestry.civilizations import (
    BEFORE_CONQUEST,
    CONQUEST,
    FINAL,
    INCOME,
    LATER,
    OUTPOSTS,
    START,
    mark,
    marked,
    spaces_of,
)
from companion.games.tapestry.land.events import OutpostsMoved, TokenPlaced
from companion.games.tapestry.land.masses import largest_mass
from companion.games.tapestry.score import points
from companion.games.tapestry.turn import resources, verbs
from companion.games.tapestry.turn.turn import Turn

ISOLATIONISTS, MILITANTS = "isolationists", "militants"
TOKENS = 4
ROWS, ROW = ("1", "2"), 4


def _isolationists(turn: Turn, place: str, empty: bool) -> None:
    """On an empty territory a token may stand with the outpost: closed for good, a resource."""
    used = marked(turn, ISOLATIONISTS, "used")
    alone = len(turn.state.map[place].tokens) == 1
    if not empty or not alone or used >= TOKENS:
        return
    if turn.may("isolationists", Message("tapestry.ask.isolationists")):
        turn.record(TokenPlaced(place, turn.player, kind="token"))
        mark(turn, ISOLATIONISTS, "used", used + 1)
        resources.any_resource(turn)


CONQUEST[ISOLATIONISTS] = _isolationists


@FINAL.of(ISOLATIONISTS)
def isolationists_final(turn: Turn) -> None:
    """Points for the most controlled territories joined by one terrain."""
    mass = turn.computed(
        "isolationists.mass",
        Message("tapestry.ask.mass"),
        largest_mass(turn.state, turn.player),
    )
    table = content.civilization(ISOLATIONISTS).final[0].table
    if mass > 0:
        points.score(turn, table[min(mass, len(table)) - 1], "civilization", ISOLATIONISTS)


@START.of(MILITANTS)
@LATER.of(MILITANTS)
def militants_start(turn: Turn) -> None:
    """The outposts stand on the mat, up to eight, from right to left, in rows of one's choice."""
    onto = min(turn.me.outposts, 2 * ROW)
    turn.record(OutpostsMoved(turn.player, -onto))
    least, most = max(0, onto - ROW), min(ROW, onto)
    first = most
    if least < most:
        text = Message("tapestry.ask.militants_first_row")
        first = turn.amount("militants.first_row", text, least, most, most)
    mark(turn, MILITANTS, "1", first)
    mark(turn, MILITANTS, "2", onto - first)


def _on_the_mat(turn: Turn) -> int:
    return sum(marked(turn, MILITANTS, row) for row in ROWS)


OUTPOSTS[MILITANTS] = _on_the_mat


@BEFORE_CONQUEST.of(MILITANTS)
def take_from_mat(turn: Turn) -> None:
    """A conquest uses the leftmost outpost of a row of the mat, while one stands there."""
    rows = [row for row in ROWS if marked(turn, MILITANTS, row)]
    if not rows:
        return
    options = [Option(row, Message("tapestry.option.row", row=int(row))) for row in rows]
    row = turn.choose("militants.row", Message("tapestry.ask.militants_row"), options)
    mark(turn, MILITANTS, row, marked(turn, MILITANTS, row) - 1)
    turn.record(OutpostsMoved(turn.player, 1))


@INCOME.of(MILITANTS)
def militants(turn: Turn) -> None:
    """Every exposed benefit."""
    for row in ROWS:
        for number in range(1, ROW + 1 - marked(turn, MILITANTS, row)):
            space = spaces_of(MILITANTS)[f"{row}.{number}"]
            verbs.gain_all(turn, space.benefits, "civilization", MILITANTS)
