"""The pad as a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from companion.core.about import POINTS, About
from companion.core.checked import TableFact
from companion.core.game import Game, LogLine, Result, Seated, Standing
from companion.core.message import Message
from companion.core.rooms import commands_of, events_of
from companion.core.scored import Scored
from companion.core.woven import Thread
from companion.games.score_pad import commands, events, woven
from companion.games.score_pad.begin import empty_pad, laid_out
from companion.games.score_pad.commands import AddRow, ClearScore, EndGame, WriteScore
from companion.games.score_pad.offers import offers
from companion.games.score_pad.options import Options, with_looks, without_names
from companion.games.score_pad.ranking import leaders, ranking
from companion.games.score_pad.settings import seated, settings
from companion.games.score_pad.sheet import scored
from companion.games.score_pad.state import LARGEST, MOST_ROWS, MOST_SEATS, State
from companion.games.score_pad.words import row_name, seat_name

if TYPE_CHECKING:
    from companion.core.command import Command, Entry
    from companion.core.offer import Offer
    from companion.core.setting import Setting

ICONS: Mapping[type[Command[State]], str] = {
    WriteScore: "edit",
    ClearScore: "trash",
    AddRow: "plus",
    EndGame: "flag",
}
MOST_LINES = 5


class ScorePad(Game[State]):
    """The port, filled."""

    id = "score_pad"
    options_type = Options
    counts = (1, MOST_SEATS)
    commands = commands_of(commands)
    events = events_of(events)

    def begin(self, options: Options) -> State:
        """An empty pad; raises RuleBroken."""
        return empty_pad(options)

    def as_new(self, options: Options) -> Options:
        """Everybody in a colour and a shape of their own."""
        return replace(options, seats=with_looks(options.seats))

    def to_count(self, options: Options, names: Sequence[str]) -> Options:
        """It is nothing else."""
        return replace(options, seats=seated(options, tuple(names)))

    def settings(self, options: Options) -> tuple[Setting[Options], ...]:
        """Who plays, and what is written down."""
        return settings(options)

    def seated(self, options: Options) -> tuple[Seated, ...]:
        """With the colour and the shape of their column."""
        return tuple(
            Seated(seat.name, seat.colour, seat.shape) for seat in options.seats if seat.name
        )

    def kept_by_title(self, options: Options) -> tuple[str, Options] | None:
        """Rows, rules and teams; nothing of a pad without a title."""
        return (options.title, without_names(options)) if options.title else None

    def offers(self, state: State) -> tuple[Offer[State], ...]:
        """Cells, rows, people and the end."""
        return offers(state)

    def finished(self, state: State) -> Result | None:
        """The ranking, once somebody said that this was it."""
        if not state.over:
            return None
        rows = tuple(
            Standing(
                seat=place.seat,
                name=state.seats[place.seat].name or seat_name(state, place.seat),
                score=place.total,
                note=_team(state, place.seat),
                rank=place.rank,
                winner=place.rank == 1,
                colour=state.seats[place.seat].colour,
                shape=state.seats[place.seat].shape,
            )
            for place in ranking(state)
        )
        note = Message("score_pad.typed", text=state.title) if state.title else None
        return Result(rows, note, state.highest_wins)

    def about(self, options: Options, result: Result) -> About:
        """Only points were written."""
        del options, result
        return About(way=POINTS)

    def woven(self, entries: Sequence[Entry[State]]) -> tuple[Thread, ...]:
        """A thread a row."""
        return woven.woven(entries[-1].after) if entries else ()

    def scored(self, states: Sequence[State]) -> Scored:
        """Row by row."""
        return scored(states[-1])

    def again(self, options: Options, state: State) -> Options:
        """As it was called at the end."""
        del options
        return laid_out(state)

    def recap(self, state: State) -> Message:
        """Who leads, or that nothing is written yet."""
        if state.title:
            return Message("score_pad.recap.titled", title=state.title, recap=_lead(state))
        return _lead(state)

    def where_were_we(self, state: State) -> tuple[Message, ...]:
        """The first of the ranking, then what is to be written next."""
        totals = [
            Message(
                "score_pad.total",
                name=seat_name(state, place.seat),
                n=abs(place.total),
                points=place.total,
            )
            for place in ranking(state)[: MOST_LINES - 1]
        ]
        gap = state.first_gap()
        if state.over or gap is None:
            return tuple(totals)
        row, seat = gap
        write = Message(
            "score_pad.write_next", name=seat_name(state, seat), row=row_name(state, row)
        )
        return (*totals, write)

    def on_the_table(self, state: State) -> tuple[TableFact, ...]:
        """Everybody's total."""
        return tuple(
            TableFact(f"total.{seat}", seat_name(state, seat), state.total(seat))
            for seat in state.seats
        )

    def log(self, entry: Entry[State]) -> tuple[LogLine, ...]:
        """One line for each thing done."""
        return (LogLine(ICONS.get(type(entry.command), "edit"), entry.label),)

    def invariants(self, state: State) -> None:
        """Nobody writes who does not sit here; nothing is larger than the pad."""
        assert 1 <= len(state.seats) <= MOST_SEATS
        assert 1 <= len(state.rows) <= MOST_ROWS
        for row in state.rows:
            assert row.points.keys() <= state.seats.keys()
            assert all(abs(points) <= LARGEST for points in row.points.values())
        places = ranking(state)
        assert sorted(place.seat for place in places) == sorted(state.seats)
        assert places[0].rank == 1
        assert all(row.times in (1, 2) for row in state.rows)
        totals = [place.total for place in places]
        assert totals == sorted(totals, reverse=state.highest_wins)


def _team(state: State, seat: str) -> Message | None:
    """Whose points are in it besides one's own."""
    team = state.seats[seat].team
    return Message("score_pad.in_team", team=team, n=state.total(seat)) if team else None


def _lead(state: State) -> Message:
    if not state.written:
        return Message("score_pad.recap.empty", n=len(state.seats))
    first = leaders(state)
    names = tuple(seat_name(state, seat) for seat in first)
    points = state.together(first[0])
    if state.over:
        return Message("score_pad.recap.over", names=names, n=abs(points), points=points)
    return Message("score_pad.recap.leads", names=names, n=abs(points), points=points)
