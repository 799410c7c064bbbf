"""The score as screens draw it: `score_view(state)`, at the end or at any time.

Level on points by the tallest landmark: `ScoreView.ask_tallest` lists whom to ask for, and a tap
sends `NameTallest(seat)`. Sharing and keeping belong to the library: `GAME.finished(state)`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from companion.core.message import Message
from companion.games.tapestry.bots.view_points import source_name as bot_source_name
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.player import PointLine
from companion.games.tapestry.score import counting, ending
from companion.games.tapestry.state import State
from companion.games.tapestry.table.view_people import is_you, label_of
from companion.games.tapestry.tracks.view import shape_of
from companion.games.tapestry.turn.names import word

ERAS = 5


@dataclass(frozen=True, slots=True)
class SourceLine:
    """Points by what gave them."""

    source: str
    name: Message
    amount: int


@dataclass(frozen=True, slots=True)
class Moment:
    """The era in which the leader gained most on the next."""

    era: int
    owner: str
    amount: int
    next: str
    """Who came second; empty for somebody alone."""
    next_amount: int
    source: Message
    """What gave the leader most in that era."""


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """One line of the score sheet."""

    seat: str
    name: Message | str
    you: bool
    """The only person, who gave no name."""
    colour: str
    shape: str
    """Of a person; empty for the bots."""
    bot: bool
    rank: int
    """1 for the leader; equal ranks share the place."""
    points: int
    civilizations: tuple[Message, ...]
    landmarks: int
    sources: tuple[SourceLine, ...]
    by_era: tuple[int, ...]
    """Points at the end of era 0 (before the first income turn) to 5."""
    by_turn: tuple[tuple[int, int], ...]
    """(turn of the table, points after it); empty for the Automa."""


@dataclass(frozen=True, slots=True)
class ScoreView:
    """The whole sheet, leader first."""

    rows: tuple[ScoreRow, ...]
    over: bool
    tie: Message | None
    ask_tallest: tuple[str, ...]
    moment: Moment | None


def score_view(state: State) -> ScoreView:
    """The sheet now."""
    points = ending.scores(state)
    unordered = (
        _row(state, owner, 1 + sum(ending.ahead(state, other, owner) for other in points))
        for owner in points
    )
    rows = tuple(sorted(unordered, key=lambda row: row.rank))
    result = ending.result(state)
    ask = ending.asks_for_tallest(state) and not state.tallest
    return ScoreView(
        rows=rows,
        over=result is not None,
        tie=result.note if result else None,
        ask_tallest=ending.tied_at_the_top(state) if ask else (),
        moment=_moment(state, rows),
    )


def _row(state: State, owner: str, rank: int) -> ScoreRow:
    me = state.players.get(owner)
    lines = tuple(_lines(state, owner))
    return ScoreRow(
        seat=owner,
        name=label_of(state, owner),
        you=is_you(state, owner),
        colour=state.colour(owner),
        shape=shape_of(state, owner),
        bot=me is None,
        rank=rank,
        points=sum(line.amount for line in lines),
        civilizations=_civilizations(state, owner),
        landmarks=counting.landmarks_owned(state, owner),
        sources=_sources(lines),
        by_era=tuple(
            sum(line.amount for line in lines if line.era <= era) for era in range(ERAS + 1)
        ),
        by_turn=_by_turn(lines) if me else (),
    )


def _lines(state: State, owner: str) -> Iterator[PointLine]:
    """Everything an owner scored; the Automa's entries in the same form."""
    me = state.players.get(owner)
    if me is not None:
        yield from me.points
    elif state.bots is not None:
        for entry in state.bots.points:
            yield PointLine(f"{AUTOMA}.{entry.source}", 0, entry.points, era=entry.turn)


def _sources(lines: tuple[PointLine, ...]) -> tuple[SourceLine, ...]:
    """Added up by source, the largest first."""
    totals: dict[str, int] = {}
    for line in lines:
        totals[line.source] = totals.get(line.source, 0) + line.amount
    ordered = sorted(totals.items(), key=lambda item: -item[1])
    return tuple(SourceLine(one, source_name(one), amount) for one, amount in ordered)


def source_name(source: str) -> Message:
    """A source in words; the Automa's have their own."""
    owner, _, rest = source.partition(".")
    if owner == AUTOMA:
        return bot_source_name(rest)
    return Message(f"tapestry.source.{source}")


def _by_turn(lines: tuple[PointLine, ...]) -> tuple[tuple[int, int], ...]:
    """The running total after every turn that changed it."""
    found: dict[int, int] = {}
    total = 0
    for line in lines:
        total += line.amount
        found[line.turn] = total
    return tuple(found.items())


def _civilizations(state: State, owner: str) -> tuple[Message, ...]:
    me = state.players.get(owner)
    if me is not None:
        return tuple(word("civilization", mat.id) for mat in me.civilizations)
    if owner == AUTOMA and state.bots is not None and state.bots.civilization:
        return (word("automa_civilization", state.bots.civilization),)
    return ()


def _moment(state: State, rows: tuple[ScoreRow, ...]) -> Moment | None:
    """The era with the greatest gain of the leader on the next; None before any point."""
    first, second = rows[0], rows[1] if len(rows) > 1 else None
    gained = _by_era(first)
    others = _by_era(second) if second else (0,) * len(gained)
    leads = [one - other for one, other in zip(gained, others, strict=True)]
    era = leads.index(max(leads))
    sources = _sources(tuple(line for line in _lines(state, first.seat) if line.era == era))
    if not sources or gained[era] <= 0:
        return None
    other = second.seat if second else ""
    return Moment(era, first.seat, gained[era], other, others[era], sources[0].name)


def _by_era(row: ScoreRow) -> tuple[int, ...]:
    """What was gained in each era."""
    return tuple(after - before for before, after in pairwise((0, *row.by_era)))
