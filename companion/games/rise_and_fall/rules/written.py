"""The score sheet as people fill it in themselves.

Rulebook, "Counting the points": economy, trophies, a line for each card, one for each terrain.
"""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.message import Message, name
from companion.core.written import Written
from companion.games.rise_and_fall.content import kinds, terrains
from companion.games.rise_and_fall.rules import boxes, scoring
from companion.games.rise_and_fall.rules.boxes import ECONOMY, GROUNDS, TROPHIES, as_parts
from companion.games.rise_and_fall.state import State

TERRITORY = "territory"
"""All terrains in one, as sheets of before have it."""
ICONS = {ECONOMY: "rise-economy", TROPHIES: "rise-trophy", TERRITORY: "rise-domination"}


def rows() -> tuple[str, ...]:
    """The printed rows."""
    return (ECONOMY, TROPHIES, *kinds(), *GROUNDS)


def rows_of(state: State) -> tuple[str, ...]:
    """The printed ones, and what a sheet of before has beside them."""
    before = any(TERRITORY in one.rows for one in state.written.values())
    return (*rows(), TERRITORY) if before else rows()


def row_name(row: str) -> Message:
    """As the pad has it: gold halved, what a space gives."""
    if row in kinds():
        return name("rise_and_fall", "piece", row)
    if row in GROUNDS:
        ground = name("rise_and_fall", "terrain", row)
        return Message("rise_and_fall.count.ground", terrain=ground, n=terrains()[row].points)
    return Message("rise_and_fall.box.gold" if row == ECONOMY else f"rise_and_fall.row.{row}")


def row_icon(row: str) -> str:
    """Its picture."""
    if row in kinds():
        return kinds()[row].icon
    return terrains()[row].icon if row in GROUNDS else ICONS[row]


def sheet_of(state: State, seat: str) -> Written:
    """What is written; rows that nobody wrote are as the app followed them."""
    own = state.written.get(seat, Written())
    followed = boxes.followed(state, seat) if state.turn else {}
    told = {**{row: n for row, n in followed.items() if row not in own.rows}, **own.told}
    boxed = {row: as_parts(row, one) for row, one in told.items()}
    return Written({**dict(_followed(state, seat, own)), **own.rows}, own.total, boxed)


def _followed(state: State, seat: str, own: Written) -> Iterator[tuple[str, int]]:
    """Nothing of a terrain where a sheet of before has all of them in one."""
    if not state.turn:
        return
    if trophies := scoring.sheet(state, seat).trophies:
        yield TROPHIES, trophies
    for row, n in boxes.followed(state, seat).items():
        if n and not (row in GROUNDS and TERRITORY in own.rows):
            yield row, boxes.worth(state, row, n)


def box_of(state: State, seat: str, row: str) -> int | None:
    """What the left box of a row says, written or followed; None where nothing does."""
    return boxes.how_many(row, sheet_of(state, seat).told.get(row))


def points(state: State, seat: str) -> int:
    """What a sheet comes to."""
    return sheet_of(state, seat).points
