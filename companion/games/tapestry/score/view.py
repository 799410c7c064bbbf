"""The score as screens draw it: `score_view(state)`, at the end or at any time.

Level on points by the tallest landmark, or by what is left: offers ask for it. Sharing and keeping
belong to the library: `GAME.finished(state)`.
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.message import Message
from companion.games.tapestry.options import Way
from companion.games.tapestry.owner_signs import is_you, label_of, shape_of
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.player import PointLine
from companion.games.tapestry.score import counting, ending
from companion.games.tapestry.score.sources import SourceLine, added_up, lines_of
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.names import word


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
    by_turn: tuple[tuple[int, int], ...]
    """(turn of the table, points after it); empty for the Automa."""


@dataclass(frozen=True, slots=True)
class ScoreView:
    """The whole sheet, leader first."""

    rows: tuple[ScoreRow, ...]
    over: bool
    headline: Message
    """Who leads, or has won."""
    tie: Message | None
    may_write: bool
    """What gave the points may still be told."""


def score_view(state: State) -> ScoreView:
    """The sheet now."""
    points = ending.scores(state)
    unordered = (
        _row(state, owner, 1 + sum(ending.ahead(state, other, owner) for other in points))
        for owner in points
    )
    rows = tuple(sorted(unordered, key=lambda row: row.rank))
    result = ending.result(state)
    return ScoreView(
        rows=rows,
        over=result is not None,
        tie=result.note if result else None,
        headline=_headline(rows, over=result is not None),
        may_write=state.way is not Way.EVERYTHING,
    )


def _headline(rows: tuple[ScoreRow, ...], *, over: bool) -> Message:
    first = [row for row in rows if row.rank == 1]
    n = rows[0].points
    if first[0].you:
        return Message("tapestry.screen.you_win" if over else "tapestry.screen.you_lead", n=n)
    named = (word("owner", row.seat) if row.bot else row.name for row in first)
    who = tuple(
        one if isinstance(one, Message) else Message("tapestry.named", name=one) for one in named
    )
    if len(who) > 1:
        return Message("tapestry.screen.level", who=who, n=n)
    return Message("tapestry.screen.wins" if over else "tapestry.screen.leads", who=who, n=n)


def _row(state: State, owner: str, rank: int) -> ScoreRow:
    me = state.players.get(owner)
    lines = tuple(lines_of(state, owner))
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
        sources=added_up(lines),
        by_turn=_by_turn(lines) if me else (),
    )


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
