"""What is done where only rows are read."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.command import Command, Entry
from companion.core.instruction import Why
from companion.core.message import Message
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.imperium.catalogue import called, is_printed
from companion.games.imperium.content import key, keys
from companion.games.imperium.flow import only_in
from companion.games.imperium.rows_only.events import GameClosed, RowRead, TableTurned
from companion.games.imperium.rows_only.reading import (
    Met,
    is_unrest,
    may_be_read,
    met,
    sides,
    unrest_said,
)
from companion.games.imperium.say import thing
from companion.games.imperium.state import Phase, State

RULE = "C-2"


@dataclass(frozen=True, slots=True)
class ReadRow(Command[State]):
    """A card was turned over: its row is said, and the next one if nothing of it can be done."""

    shown: str
    """A card's id, or what it shows."""

    def verify(self, state: State) -> None:
        only_in(state, Phase.ROWS)
        if not may_be_read(state, self.shown):
            raise RuleBroken("imperium.broken.not_its_card")

    def carry_out(self, step: Step[State]) -> None:
        if is_unrest(self.shown):
            _say_unrest(step)
        else:
            _say_rows(step, tuple(met(step.state, self.shown, step.known_fact)))
        step.record(RowRead(self.shown))

    def label(self, entry: Entry[State]) -> Message:
        return said(self.shown)


@dataclass(frozen=True, slots=True)
class TurnTable(Command[State]):
    """The State card of the C.I.V. was turned over, or the Voyage is read."""

    side: str

    def verify(self, state: State) -> None:
        only_in(state, Phase.ROWS)
        if self.side not in sides(state.options.opponent):
            raise RuleBroken("imperium.broken.no_such_line")

    def carry_out(self, step: Step[State]) -> None:
        step.record(TableTurned(self.side))

    def label(self, entry: Entry[State]) -> Message:
        return Message(f"imperium.table.{self.side}")


@dataclass(frozen=True, slots=True)
class CloseGame(Command[State]):
    """The game is over; you win only with more points (solo booklet, "Décompte")."""

    won: bool
    mine: int | None = None
    civ: int | None = None

    def verify(self, state: State) -> None:
        only_in(state, Phase.ROWS)
        if self.won and (self.mine is None or self.civ is None):
            raise RuleBroken("imperium.campaign.broken.score_missing")
        if self.mine is not None and self.civ is not None and self.won != (self.mine > self.civ):
            raise RuleBroken("imperium.campaign.broken.score_differs")

    def carry_out(self, step: Step[State]) -> None:
        step.record(GameClosed(self.won, self.mine, self.civ))

    def label(self, entry: Entry[State]) -> Message:
        return Message(f"imperium.campaign.label.{'won' if self.won else 'lost'}")


def said(shown: str) -> Message:
    """What was turned over, in words."""
    if is_printed(shown):
        return called(shown)
    if shown in keys():
        return thing(shown)
    return Message("imperium.option.icon_of_row", row=int(shown.rpartition(".")[2]))


def _say_rows(step: Step[State], rows: tuple[Met, ...]) -> None:
    words = ("imperium.rows_only.row", "imperium.rows_only.else")
    for nth, (word, row) in enumerate(zip(words, rows, strict=False)):
        why = Why(RULE, Message("imperium.row", row=row.order), (row.row_id,))
        heading = Message(word, row=row.order, says=row.says)
        icon = key(row.key).icon if row.key in keys() else "question"
        with step.because(why, heading=heading, key=f"row.{nth}", icon=icon):
            pass


def _say_unrest(step: Step[State]) -> None:
    for rule, heading in unrest_said(step.state, step.known_fact):
        with step.because(Why(rule), heading=heading, key=rule, icon="imperium-unrest"):
            pass
