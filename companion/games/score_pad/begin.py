"""From options to an empty pad."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from companion.core.person_name import LONGEST, clean_name, names_trouble
from companion.errors import RuleBroken
from companion.games.score_pad.options import Options, Seat, with_looks
from companion.games.score_pad.state import LARGEST, MOST_ROWS, MOST_SEATS, Row, State


def empty_pad(options: Options) -> State:
    """The pad before the first point; raises RuleBroken for options that will not do."""
    if not 1 <= len(options.seats) <= MOST_SEATS:
        raise RuleBroken("score_pad.broken.seats", most=MOST_SEATS)
    if not 0 <= options.rounds <= MOST_ROWS or len(options.rows) > MOST_ROWS:
        raise RuleBroken("score_pad.broken.rows", most=MOST_ROWS)
    _check_names(seat.name for seat in options.seats)
    _check_names(options.rows)
    if not 0 <= options.target <= LARGEST:
        raise RuleBroken("score_pad.broken.points", most=LARGEST)
    doubled = {clean_name(name).casefold() for name in options.doubled}
    return State(
        seats=_with_own_looks(options.seats),
        rows=tuple(_row(name, doubled) for name in options.rows) or (Row(),),
        title=clean_name(options.title)[:LONGEST],
        highest_wins=options.highest_wins,
        rounds=-1 if options.rows else options.rounds,
        target=options.target,
    )


def laid_out(state: State) -> Options:
    """The options of a pad like this one, as it is called by now, with nothing written."""
    rows = () if state.counts_rounds else tuple(row.name for row in state.rows)
    return Options(
        seats=tuple(state.seats.values()),
        title=state.title,
        rows=rows,
        rounds=max(0, state.rounds),
        highest_wins=state.highest_wins,
        doubled=tuple(row.name for row in state.rows if rows and row.times > 1),
        target=state.target,
    )


def _row(name: str, doubled: set[str]) -> Row:
    cleaned = clean_name(name)
    return Row(cleaned, times=2 if cleaned.casefold() in doubled else 1)


def _check_names(names: Iterable[str]) -> None:
    """Empty ones are fine: they are numbered."""
    if trouble := names_trouble(name for name in names if clean_name(name)):
        raise RuleBroken(trouble.key, **trouble.params)


def _with_own_looks(seats: tuple[Seat, ...]) -> dict[str, Seat]:
    return {
        str(number): replace(seat, name=clean_name(seat.name), team=clean_name(seat.team)[:LONGEST])
        for number, seat in enumerate(with_looks(seats), 1)
    }
