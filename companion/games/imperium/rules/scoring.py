"""The score. Rulebook, "Décompte" and "Effondrement"; solo booklet, the same sections.

You: a point per Progress, the printed points of your cards, conditional cards in full or not
at all, variable cards at most 10 each. The C.I.V.: conditional cards at their best, variable
cards 5 each, its Materials and Population divided.
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.written import Written
from companion.games.imperium.content import level
from companion.games.imperium.events.ending import UNREST_LINE, VARIABLE, VARIABLE_OF_CIV
from companion.games.imperium.options import SOLO, Way
from companion.games.imperium.rules import civ_score
from companion.games.imperium.state import State

CIV_SEAT = "civ"
PLAYER_LINES = ("progress", "fixed", "conditional", "power")
CIV_LINES = ("fixed", "conditional", "variable_cards")


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a sheet: what it is, what was counted, what it is worth."""

    id: str
    counted: int | None
    points: int


def sheet_of(state: State, seat: str) -> Written:
    """What was counted line by line."""
    return state.sheets.get(seat, Written())


def counted(state: State, seat: str, line: str) -> int | None:
    """Of a line; of variable cards, how many there are."""
    told = sheet_of(state, seat).told.get(line)
    return len(told) if isinstance(told, tuple) else told


def variable_cards(state: State, seat: str) -> tuple[int, ...]:
    """The variable cards of a player, one by one."""
    told = sheet_of(state, seat).told.get(VARIABLE, ())
    return tuple(map(int, told)) if isinstance(told, tuple) else ()


def player_lines(state: State, seat: str) -> tuple[ScoreLine, ...]:
    """A person's sheet."""
    lines = {one: counted(state, seat, one) for one in PLAYER_LINES}
    if lines["progress"] is None and state.options.mode == SOLO and state.options.counts_mine:
        lines["progress"] = state.you.tokens.progress
    entered = [ScoreLine(one, n, n or 0) for one, n in lines.items()]
    variable = sheet_of(state, seat).rows.get(VARIABLE, 0)
    return (*entered, ScoreLine(VARIABLE, counted(state, seat, VARIABLE) or 0, variable))


def civ_lines(state: State) -> tuple[ScoreLine, ...]:
    """The C.I.V.'s sheet; its tokens are known."""
    tokens = state.civ.tokens
    goods = tokens.materials + tokens.population
    by_name = civ_score.lines(state) or {}
    told = {one: counted(state, CIV_SEAT, one) for one in CIV_LINES}
    known = {one: by_name.get(one) if n is None else n for one, n in told.items()}
    cards = known["variable_cards"]
    entered = [ScoreLine(one, known[one], known[one] or 0) for one in ("fixed", "conditional")]
    return (
        ScoreLine("progress", tokens.progress, tokens.progress),
        ScoreLine("goods", goods, goods // level(state.options.level).divisor),
        *entered,
        ScoreLine("variable_cards", cards, VARIABLE_OF_CIV * (cards or 0)),
    )


def total(lines: tuple[ScoreLine, ...]) -> int:
    return sum(line.points for line in lines)


def seats(state: State) -> tuple[str, ...]:
    """Whose sheets are counted."""
    people = tuple(str(i) for i in range(len(state.options.seats)))
    return (*people, CIV_SEAT) if state.options.mode == SOLO else people


def entered_lines(state: State, seat: str) -> dict[str, int]:
    """The lines of a person's sheet that were counted."""
    rows = sheet_of(state, seat).rows
    wanted = (*PLAYER_LINES, *((VARIABLE,) if variable_cards(state, seat) else ()))
    return {one: rows[one] for one in wanted if one in rows}


def points(state: State, seat: str) -> int:
    if state.options.mode != SOLO and state.way is not Way.WALK:
        from companion.games.imperium.rules.written import SHEET

        return SHEET.of(state, seat).points
    return total(civ_lines(state) if seat == CIV_SEAT else player_lines(state, seat))


def missing(state: State) -> tuple[tuple[str, str], ...]:
    """Lines nobody has counted yet."""
    needed: list[tuple[str, str]] = []
    for seat in seats(state):
        lines = CIV_LINES if seat == CIV_SEAT else _needed(state)
        known = {line.id for line in _lines(state, seat) if line.counted is not None}
        known |= set(sheet_of(state, seat).told)
        needed += [(seat, line) for line in lines if line not in known]
    return tuple(needed)


def _needed(state: State) -> tuple[str, ...]:
    return (*PLAYER_LINES, UNREST_LINE) if state.collapsed else PLAYER_LINES


def _lines(state: State, seat: str) -> tuple[ScoreLine, ...]:
    return civ_lines(state) if seat == CIV_SEAT else player_lines(state, seat)
