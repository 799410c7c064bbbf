"""The four domains of everybody, and what each civilization would have counted turn by turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from companion.core.message import Message, name
from companion.core.scored import START, Cell, Course, Left, Line, Scored
from companion.games.rise_and_fall.content import bank_facts, kinds
from companion.games.rise_and_fall.options import Way
from companion.games.rise_and_fall.rules import scoring
from companion.games.rise_and_fall.sheet import SHEET
from companion.games.rise_and_fall.state import Phase, State

FEWEST_TURNS = 3
COUNTING = (Phase.SCORING, Phase.OVER)


def scored(states: Sequence[State]) -> Scored:
    """The sheet of the last state; the course of all of them."""
    if states[-1].way is Way.SHEET:
        return Scored(tuple(SHEET.lines(states[-1])))
    return Scored(tuple(_lines(states[-1])), _course(states))


def left_over(state: State, seat: str) -> tuple[Left, ...]:
    """What is left in the treasury."""
    if state.way is Way.SHEET or seat not in state.living:
        return ()
    player = state.player(seat)
    held = ((one, player.holds(one.id)) for one in bank_facts().resources)
    return tuple(
        Left(one.icon, name("rise_and_fall", "resource", one.id), n) for one, n in held if n
    )


def _lines(state: State) -> Iterator[Line]:
    """Rulebook, "Counting the points": economy, trophies, development, territory."""
    sheets = {seat: scoring.sheet(state, seat) for seat in state.living}
    yield _line("economy", "rise-economy", {s: Cell(o.economy, o.gold) for s, o in sheets.items()})
    won = {seat: len(state.player(seat).trophies) for seat in sheets}
    trophies = {s: Cell(o.trophies, won[s]) for s, o in sheets.items()}
    yield _line("trophies", "rise-trophy", trophies)
    for kind in kinds().values():
        cells = {
            seat: Cell(points, count)
            for seat, one in sheets.items()
            for card, count, points in one.development
            if card == kind.id
        }
        if cells:
            yield Line(kind.id, name("rise_and_fall", "piece", kind.id), kind.icon, cells)
    territory = {seat: Cell(one.territory) for seat, one in sheets.items()}
    yield _line("territory", "rise-domination", territory)


def _line(key: str, icon: str, cells: dict[str, Cell]) -> Line:
    return Line(key, Message(f"rise_and_fall.row.{key}"), icon, cells)


def _course(states: Sequence[State]) -> Course | None:
    """As if it had been counted at the end of each turn, with the values told at the end."""
    values = states[-1].values
    last = {state.turn: state for state in states if state.phase not in COUNTING}
    if len(last) < FEWEST_TURNS:
        return None
    ends = [*last.values(), states[-1]]
    stages = [_stage(turn) for turn in last]
    totals = {
        seat: tuple(_total(state, seat, values) for state in ends) for seat in states[-1].living
    }
    title = Message("rise_and_fall.scored.course")
    return Course(title, (*stages, Message("core.scored.end")), totals, to_the_end=False)


def _stage(turn: int) -> Message:
    """Before the first turn the world is built."""
    return Message("rise_and_fall.scored.turn", turn=turn) if turn else START


def _total(state: State, seat: str, values: Mapping[str, int]) -> int:
    return scoring.sheet(replace(state, values=values), seat).total
