"""The score. Rulebook, "Décompte" and "Effondrement"; solo booklet, the same sections.

You: a point per Progress, the printed points of your cards, conditional cards in full or not
at all, variable cards at most 10 each. The C.I.V.: conditional cards at their best, variable
cards 5 each, its Materials and Population divided.
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.imperium.content import level
from companion.games.imperium.options import SOLO, Way
from companion.games.imperium.rules import civ_score
from companion.games.imperium.state import Sheet, State

VARIABLE_AT_MOST = 10
VARIABLE_OF_CIV = 5
CIV_SEAT = "civ"
PLAYER_LINES = ("progress", "fixed", "conditional", "power")
CIV_LINES = ("fixed", "conditional", "variable_cards")
UNREST_LINE = "unrest"
"""Counted only after a collapse with several players."""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a sheet: what it is, what was counted, what it is worth."""

    id: str
    counted: int | None
    points: int


def sheet_of(state: State, seat: str) -> Sheet:
    return state.sheets.get(seat, Sheet())


def player_lines(state: State, seat: str) -> tuple[ScoreLine, ...]:
    """A person's sheet."""
    sheet = sheet_of(state, seat)
    lines = dict(sheet.lines)
    if state.options.mode == SOLO and state.options.counts_mine:
        lines.setdefault("progress", state.you.tokens.progress)
    entered = [ScoreLine(one, lines.get(one), lines.get(one, 0)) for one in PLAYER_LINES]
    variable = sum(min(points, VARIABLE_AT_MOST) for points in sheet.variable)
    return (*entered, ScoreLine("variable", len(sheet.variable), variable))


def civ_lines(state: State) -> tuple[ScoreLine, ...]:
    """The C.I.V.'s sheet; its tokens are known."""
    sheet = sheet_of(state, CIV_SEAT)
    tokens = state.civ.tokens
    goods = tokens.materials + tokens.population
    known = {**(civ_score.lines(state) or {}), **sheet.lines}
    cards = known.get("variable_cards")
    entered = [
        ScoreLine(one, known.get(one), known.get(one, 0)) for one in ("fixed", "conditional")
    ]
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
    sheet = sheet_of(state, seat)
    lines = {one: points for one, points in sheet.lines.items() if one in PLAYER_LINES}
    if sheet.variable:
        lines["variable"] = sum(min(points, VARIABLE_AT_MOST) for points in sheet.variable)
    return lines


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
        known |= set(sheet_of(state, seat).lines)
        needed += [(seat, line) for line in lines if line not in known]
    return tuple(needed)


def _needed(state: State) -> tuple[str, ...]:
    return (*PLAYER_LINES, UNREST_LINE) if state.collapsed else PLAYER_LINES


def _lines(state: State, seat: str) -> tuple[ScoreLine, ...]:
    return civ_lines(state) if seat == CIV_SEAT else player_lines(state, seat)
