"""How much a turn asks, alone or in company: random games through the session.

A plain advance is a card, its gold button and "done"; what is answered with the touch that makes
it costs none, every other real choice one. What has one outcome is not asked, and nothing is filled
in.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

from companion.core.answers import Source
from companion.core.chance import CARDS, DICE
from companion.core.journal import MemoryJournal
from companion.core.question import Amount, Choice, Ordering, Question, Several
from companion.core.session import Session, Surroundings
from companion.errors import RuleBroken
from companion.games.tapestry import content
from companion.games.tapestry.bots.commands import TakeBotsTurn
from companion.games.tapestry.chance import DECISIONS
from companion.games.tapestry.game import GAME
from companion.games.tapestry.income.commands import NextStep, TakeIncome
from companion.games.tapestry.income.view import income_view
from companion.games.tapestry.options import Bots, Expansion, Options, Participant
from companion.games.tapestry.owners import BOTS
from companion.games.tapestry.setup.view import set_up_view
from companion.games.tapestry.state import Phase
from companion.games.tapestry.tracks.view_advances import AdvanceView, advances
from companion.games.tapestry.tracks.view_foreseen import HEX, endings
from tests.offers.player import answer

NAME = "touches of turns"
COUNT = 200
FIRST = 4
"""One of each kind."""
KINDS = {
    "alone, the app's dice": (1, (CARDS, DICE)),
    "alone, real ones": (1, (DECISIONS,)),
    "in company, the app's dice": (0, (DICE,)),
    "in company, real ones": (0, ()),
}
"""With bots or not; what the app rolls and draws."""
SKIP = "powers.skip"
"""That a power is let go is said, not chosen."""
COLOURS = ("blue", "red", "green", "yellow", "purple")
MOST_STEPS = 700
CARD, GOLD, DONE = 1, 1, 1
"""In company the turn passes on by itself."""
HALF = 0.4
ADVANCE, INCOME = 3, 8
"""A plain advance; an income turn with one power, without what it asks."""


def run(count: int, seed: int) -> str:
    """By kinds."""
    kinds = list(KINDS)
    games = [a_game(f"{seed}:{case}", kinds[case % len(kinds)]) for case in range(count)]
    return "; ".join(_told([one for one in games if one.kind == kind], kind) for kind in kinds)


def a_game(seed: str, kind: str) -> _Game:
    """One, to its end."""
    game = _Game(seed, kind)
    game.play()
    return game


def _told(games, kind: str) -> str:
    return (
        f"{kind}: advances {_counted(one.advances for one in games)}"
        f", income turns {_counted(one.incomes for one in games)}"
        f", asked {_most(one.choices for one in games)}"
    )


def _counted(counts) -> str:
    every = sum(counts, Counter())
    return " ".join(f"{n}×{touches}" for touches, n in sorted(every.items()))


def _most(counts) -> str:
    every = sum(counts, Counter())
    return " ".join(f"{place} {n}" for place, n in every.most_common(12))


class _Game:
    """Somebody who advances on anything and takes what is offered first."""

    def __init__(self, seed: str, kind: str) -> None:
        self.chance, self.kind = random.Random(seed), kind
        self.alone, by_app = KINDS[kind]
        around = Surroundings(facts=_fact)
        self.session: Session[Any] = Session.begin(
            GAME, self.options(), MemoryJournal(), seed=seed, by_app=by_app, around=around
        )
        self.advances: Counter[int] = Counter()
        self.incomes: Counter[int] = Counter()
        self.plain: Counter[int] = Counter()
        self.plain_incomes: Counter[int] = Counter()
        self.choices: Counter[str] = Counter()

    def options(self) -> Options:
        boxes = tuple(box for box in Expansion if box and self.chance.random() < HALF)
        boxes = tuple(box for box in boxes if box is not Expansion.BASE)
        if self.alone:
            level = self.chance.randint(1, 5)
            return Options(expansions=boxes, level=level)
        seats = enumerate(COLOURS[: self.chance.choice((3, 5))], 1)
        people = tuple(Participant(f"p{at}", f"P{at}", colour) for at, colour in seats)
        return Options(participants=people, bots=Bots.NONE, expansions=boxes)

    def play(self) -> None:
        """To the end, or as far as it goes."""
        for command in self.set_up():
            self.do(command)
        for _ in range(MOST_STEPS):
            state = self.session.state
            if state.phase is Phase.OVER:
                return
            if state.turn == BOTS:
                self.do(TakeBotsTurn())
            elif not self.advance(state):
                self.income()

    def set_up(self) -> Iterator[Any]:
        while set_up_view(self.session.state).missing is not None:
            parts = set_up_view(self.session.state).parts
            yield next(act for part in parts for line in part.lines for act in line.acts).command()
        yield set_up_view(self.session.state).begin.command()

    def do(self, command, told=None) -> int:
        """How many questions it asks; a command that leads nowhere is given up."""
        self.asked: list[str] = []
        before = self.session.last
        try:
            self.session.do(command, told or {})
            while self.session.pending:
                question = self.session.pending.question
                assert is_a_choice(question), question
                self.asked.append(question.key)
                self.choices[place_of(question.key)] += 1
                self.session.answer(answer(question, self.chance))
        except RuleBroken:
            if self.session.pending:
                self.session.drop()
        if self.session.last is not before:
            sources = {one.source for one in self.session.last.answers.values()}
            assert Source.FILLED not in sources
        return len(self.asked)

    def advance(self, state) -> bool:
        """Whether one was made, or tried."""
        cards = [one for one in advances(state) if one.reason is None and one.ways]
        if not cards or not state.players[state.turn].income_turns or self.chance.random() < 0.06:
            return state.players[state.turn].income_turns == 5 and bool(cards)
        one = self.chance.choice(cards)
        before = self.session.last
        asked = self.do(one.paid(one.ways[0]).command(), self.told(one))
        if self.session.last is not before:
            touches = CARD + GOLD + asked + DONE * self.alone
            self.advances[touches] += 1
            self.plain[touches - len(self.asked)] += 1
            assert touches - len(self.asked) <= ADVANCE
        return True

    def told(self, one: AdvanceView) -> dict[str, Any]:
        """What is answered with the touch that makes it."""
        told = one.answers(self.session.state.turn, self.chance.random() < 0.3)
        found = endings(self.session, one.paid(one.ways[0]), told)
        if found is None:
            return told
        row = self.chance.choice(found.rows)
        if row.on_map is None:
            return {**row.told}
        hexes = [option.id for option in row.on_map.options if option.place.startswith(HEX)]
        return {**row.told, row.on_map.key: self.chance.choice(hexes)}

    def income(self) -> None:
        """What is listed, or the gold button."""
        before_it = self.session.state
        touches = 1 + self.do(TakeIncome())
        self.asked_in_all, powers = list(self.asked), 0
        if self.session.state is before_it:
            return
        while self.session.state.phase.value.startswith("income"):
            before = self.session.last
            powers += self.session.state.phase is Phase.INCOME_POWERS
            touches += 1 + self.do(self.next_of_income())
            self.asked_in_all += self.asked
            if self.session.last is before:
                touches += self.do(NextStep())
            if self.session.last is before:
                return
        touches += DONE * self.alone
        self.incomes[touches] += 1
        self.plain_incomes[touches - len(self.asked_in_all) - max(0, powers - 1)] += 1
        assert touches - len(self.asked_in_all) <= INCOME + max(0, powers - 1), touches

    def next_of_income(self):
        view = income_view(self.session.state)
        rows = [row for row in view.rows if row.reason is None and row.id != "next"]
        upgrades = self.session.state.phase is Phase.INCOME_UPGRADE and rows
        if view.next is not None and view.next.reason is None and not upgrades:
            return view.next.command()
        return self.chance.choice(rows).command() if rows else NextStep()


def is_a_choice(question: Question[Any]) -> bool:
    """Whether there is more than one answer to it."""
    match question:
        case Choice():
            return len(question.ids) > 1 or place_of(question.key) == SKIP
        case Several():
            return len(question.ids) > question.least or question.most != question.least
        case Amount():
            return question.low < question.high
        case Ordering():
            return len(question.options) > 1
    return True


def place_of(key: str) -> str:
    """Where in the rules it is asked."""
    return ".".join(part for part in key.split(".")[1:] if not part.isdecimal())


def _fact(fact: str):
    known = content.house_facts().get(fact)
    if known is None:
        return None
    guess = known.guess or (known.options[0].id if known.options else "")
    return int(guess) if known.kind == "amount" and guess else guess


if __name__ == "__main__":
    sys.exit(print(run(COUNT, 1)))
