"""The sheets of everybody side by side, and Progress round by round."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from companion.core.message import Message
from companion.core.scored import Cell, Course, Left, Line, Scored
from companion.games.imperium.content import named
from companion.games.imperium.events.ending import UNREST_LINE, VARIABLE_OF_CIV
from companion.games.imperium.options import ROWS, SOLO
from companion.games.imperium.rules import written
from companion.games.imperium.rules.scoring import (
    CIV_SEAT,
    ScoreLine,
    civ_lines,
    counted,
    player_lines,
    seats,
)
from companion.games.imperium.state import State
from companion.games.imperium.tokens import KINDS

ICONS: Mapping[str, str] = {
    "progress": "imperium-progress",
    "goods": "imperium-materials",
    "fixed": "imperium-vp",
    "conditional": "imperium-scroll",
    "variable": "cards",
    "power": "imperium-power",
}
SAME = {"variable_cards": "variable"}
"""The same line on both sheets, counted otherwise."""
YOURS, PROGRESS = "0", "progress"
FEWEST_ROUNDS = 3


def scored(states: Sequence[State]) -> Scored:
    """Booklet, "Score": the same lines for people and C.I.V.; nothing after a collapse alone."""
    state = states[-1]
    if state.options.mode == ROWS:
        return Scored()
    if written.by_hand(state):
        return Scored(tuple(written.SHEET.lines(state)))
    lines = () if state.collapsed and state.options.mode == SOLO else tuple(_lines(state))
    return Scored(lines, _course(states))


def left_over(state: State, seat: str) -> tuple[Left, ...]:
    """Goods and Exhaust tokens that were not used, where Loom counted them."""
    if seat != YOURS or state.options.mode != SOLO or not state.options.counts_mine:
        return ()
    you = state.you
    goods = ((kind, you.tokens.of(kind)) for kind in KINDS if kind != PROGRESS)
    left = [Left(f"imperium-{kind}", named("token", kind), n) for kind, n in goods]
    idle = Left("imperium-exhaust", Message("imperium.left.exhausts"), you.exhausts)
    return tuple(one for one in (*left, idle) if one.n)


def _lines(state: State) -> Iterator[Line]:
    cells: dict[str, dict[str, Cell]] = {key: {} for key in ICONS}
    for seat in seats(state):
        civ = seat == CIV_SEAT
        for line in civ_lines(state) if civ else player_lines(state, seat):
            cells[SAME.get(line.id, line.id)][seat] = _cell(line)
    for key, some in cells.items():
        if some:
            yield Line(key, Message(f"imperium.scored.{key}"), ICONS[key], some)
    if state.collapsed:
        unrest = {one: Cell(None, counted(state, one, UNREST_LINE)) for one in seats(state)}
        yield Line(UNREST_LINE, Message("imperium.scored.unrest"), "imperium-unrest", unrest)


def _cell(line: ScoreLine) -> Cell:
    """What was counted, where that is not the points themselves."""
    if line.counted is None:
        return Cell(None)
    if line.id == "variable_cards":
        return Cell(line.points, f"{line.counted}×{VARIABLE_OF_CIV}")
    return Cell(line.points, line.counted if line.id in ("goods", "variable") else None)


def _course(states: Sequence[State]) -> Course | None:
    """Progress is the one thing of both that is known while it goes on."""
    state = states[-1]
    if state.options.mode != SOLO or not state.options.counts_mine:
        return None
    last = {one.round: one for one in states}
    if len(last) < FEWEST_ROUNDS:
        return None
    stages = tuple(Message("imperium.scored.round", round=number) for number in last)
    values = {
        CIV_SEAT: tuple(one.civ.tokens.progress for one in last.values()),
        YOURS: tuple(one.you.tokens.progress for one in last.values()),
    }
    return Course(Message("imperium.scored.course"), stages, values, to_the_end=False)
