"""One card, one row: a C.I.V. made to measure, and what became of it."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import Any

from companion.core.question import Question
from companion.core.step import Sources, Step
from companion.core.telling import lines
from companion.games.imperium.cards import Card
from companion.games.imperium.game import GAME
from companion.games.imperium.grammar import read_elements
from companion.games.imperium.options import Options, PlayerSeat
from companion.games.imperium.rules.resolving import any_possible, resolve
from companion.games.imperium.rules.run import GameOver, Run
from companion.games.imperium.start import beginning
from companion.games.imperium.state import Phase, Space, State, You, hides_unrest
from companion.games.imperium.tokens import Tokens
from tests.imperium.makers import said

SPACES = ("region", "uncivilised", "civilised", "tributary", "region")


def cards(*shown: str, first: int = 500) -> tuple[Card, ...]:
    """Cards that were seen: `region`; an empty word is one nobody has seen."""
    return tuple(Card(first + i, shows=(one,) if one else ()) for i, one in enumerate(shown))


def a_position(
    civ: str = "romans",
    mine: str = "macedonians",
    level: str = "imperator",
    *,
    you: Tokens | None = None,
    spaces: tuple[Space, ...] = tuple(Space((one,)) for one in SPACES),
    unrest: int | None = 20,
    small: dict[str, int] | None = None,
    counts_mine: bool = True,
    **changes: Any,
) -> State:
    """A state in the middle of the C.I.V.'s turn, a card being resolved."""
    options = Options(
        seats=(PlayerSeat("Ada", mine),), opponent=civ, level=level, counts_mine=counts_mine
    )
    state = beginning(options)
    changes.setdefault("resolving", (Card(400),))
    changes.setdefault("die", 6)
    laid = tuple(replace(one, under=hides_unrest(one.categories)) for one in spaces)
    market = replace(state.market, spaces=laid, unrest=unrest, small=small or state.market.small)
    yours = You(mine, tokens=you if you is not None else Tokens(3, 2, 1))
    civ_now = replace(state.civ, next_card=1000, **changes)
    return replace(state, civ=civ_now, market=market, you=yours, phase=Phase.CIV_SLOTS)


class Table(Sources):
    """Answers by the end of the question's key."""

    def __init__(self, answers: dict[str, Any]) -> None:
        super().__init__(said=Answers(answers))


class Answers(dict[str, Any]):
    def __init__(self, answers: dict[str, Any]) -> None:
        super().__init__()
        self.answers = answers

    def _end(self, key: object) -> str | None:
        return next((end for end in self.answers if str(key).endswith(f".{end}")), None)

    def __contains__(self, key: object) -> bool:
        return self._end(key) is not None

    def __getitem__(self, key: str) -> Any:
        return self.answers[self._end(key) or key]


class Done:
    """What became of it."""

    def __init__(self, step: Step[State], before: State) -> None:
        self.step = step
        self.state = step.state
        self.civ = step.state.civ
        self.you = step.state.you
        self.market = step.state.market
        self.lines = lines(GAME, before, step.events, step.marks, step.answers)
        self.told = [one.text.key.removeprefix("imperium.") for one in self.lines]
        self.words = [said(one.text) for one in self.lines]
        self.yours = [one.text for one in self.lines if "you" in one.places]

    def asked(self, end: str) -> Question[Any]:
        return next(q for key, q in self.step.questions.items() if key.endswith(f".{end}"))


def act(state: State, *row: object, **answers: Any) -> Done:
    """Resolve a row written as in the tables."""
    step = Step(state, Table(answers))
    with suppress(GameOver):
        resolve(Run(step, "card"), read_elements(row), "row")
    return Done(step, state)


def can(state: State, *row: object, **answers: Any) -> bool:
    """Whether something of the row can be resolved."""
    return any_possible(Run(Step(state, Table(answers)), "card"), read_elements(row), "row")
