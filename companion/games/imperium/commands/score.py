"""Counting the points."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.imperium.catalogue import called
from companion.games.imperium.events.cards import CivCardNamed
from companion.games.imperium.events.ending import UNREST_LINE, ScoreEntered, VariableCardsEntered
from companion.games.imperium.flow import go_on, only_in
from companion.games.imperium.options import SOLO
from companion.games.imperium.owned import yours_at_most
from companion.games.imperium.rules.civ_cards import unnamed
from companion.games.imperium.rules.civ_score import ask_printings
from companion.games.imperium.rules.run import Run
from companion.games.imperium.rules.scoring import (
    CIV_LINES,
    CIV_SEAT,
    PLAYER_LINES,
    missing,
    seats,
)
from companion.games.imperium.rules.sumerians import unrest_kept
from companion.games.imperium.rules.your_score import (
    conditional,
    fixed,
    owned,
    power,
    variable,
)
from companion.games.imperium.state import Phase, State

LOWEST, HIGHEST = -100, 500
MOST_VARIABLE = 60


@dataclass(frozen=True, slots=True)
class EnterScore(Command[State]):
    """A line of a score sheet: points, or how many cards."""

    seat: str
    line: str
    points: int

    def verify(self, state: State) -> None:
        only_in(state, Phase.SCORING)
        if self.seat not in seats(state):
            raise RuleBroken("imperium.broken.no_such_seat")
        lines = CIV_LINES if self.seat == CIV_SEAT else (*PLAYER_LINES, UNREST_LINE)
        if self.line not in lines:
            raise RuleBroken("imperium.broken.no_such_line")
        low = 0 if self.line in ("progress", "variable_cards", UNREST_LINE) else LOWEST
        if type(self.points) is not int or not low <= self.points <= HIGHEST:
            raise RuleBroken("imperium.broken.points", low=low, high=HIGHEST)

    def carry_out(self, step: Step[State]) -> None:
        step.record(ScoreEntered(self.seat, self.line, self.points))

    def label(self, entry: Entry[State]) -> Message:
        line = Message(f"imperium.score.{self.line}")
        return Message("imperium.label.score", line=line, points=self.points)


@dataclass(frozen=True, slots=True)
class EnterVariable(Command[State]):
    """Your variable cards as printed; more than 10 of one count as 10."""

    seat: str
    points: tuple[int, ...]

    def verify(self, state: State) -> None:
        only_in(state, Phase.SCORING)
        if self.seat not in seats(state) or self.seat == CIV_SEAT:
            raise RuleBroken("imperium.broken.no_such_seat")
        if any(type(one) is not int or not 0 <= one <= MOST_VARIABLE for one in self.points):
            raise RuleBroken("imperium.broken.points", low=0, high=MOST_VARIABLE)

    def carry_out(self, step: Step[State]) -> None:
        step.record(VariableCardsEntered(self.seat, self.points))

    def label(self, entry: Entry[State]) -> Message:
        return Message("imperium.label.variable", n=len(self.points))


@dataclass(frozen=True, slots=True)
class NameCivCard(Command[State]):
    """One of the cards that the C.I.V. has and nobody named."""

    card: str

    def verify(self, state: State) -> None:
        only_in(state, Phase.SCORING)
        if not any(self.card in group.cards for group in unnamed(state)):
            raise RuleBroken("imperium.broken.not_its_card")

    def carry_out(self, step: Step[State]) -> None:
        step.record(CivCardNamed(self.card))
        ask_printings(Run(step, "score"))

    def label(self, entry: Entry[State]) -> Message:
        return Message("imperium.label.civ_card", card=called(self.card))


@dataclass(frozen=True, slots=True)
class NameYourCards(Command[State]):
    """Your cards at the end, by name; what follows from them is not asked."""

    cards: tuple[str, ...]
    unrest: int = 0

    def verify(self, state: State) -> None:
        only_in(state, Phase.SCORING)
        if state.options.mode != SOLO or not Counter(self.cards) <= yours_at_most(state):
            raise RuleBroken("imperium.broken.not_its_card")
        if not 0 <= self.unrest <= MOST_VARIABLE:
            raise RuleBroken("imperium.broken.points", low=0, high=MOST_VARIABLE)

    def carry_out(self, step: Step[State]) -> None:
        run = Run(step, "score")
        has = owned(run, self.cards, unrest_kept(run, self.cards, self.unrest))
        points = {"conditional": conditional(run, has), "fixed": fixed(has)}
        variable_cards, points["power"] = variable(run, has), power(run, has)
        for line, worth in points.items():
            step.record(ScoreEntered("0", line, worth))
        step.record(VariableCardsEntered("0", variable_cards))

    def label(self, entry: Entry[State]) -> Message:
        return Message("imperium.yours.named", n=len(self.cards))


@dataclass(frozen=True, slots=True)
class CloseScore(Command[State]):
    """Everything is counted."""

    def verify(self, state: State) -> None:
        only_in(state, Phase.SCORING)
        if left := missing(state):
            _, line = left[0]
            raise RuleBroken("imperium.broken.not_counted", line=Message(f"imperium.score.{line}"))

    def carry_out(self, step: Step[State]) -> None:
        go_on(step)

    def label(self, entry: Entry[State]) -> Message:
        return Message("imperium.label.scored")
