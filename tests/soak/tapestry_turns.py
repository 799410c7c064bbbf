"""How much a turn asks, as a new game begins alone or in company: random games through the session.

What is answered with the touch that makes an advance costs none; whatever else is asked costs one.
What was really rolled and stands untold can be told by one touch more, at once or later.
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
from companion.core.session import Session, Surroundings
from companion.errors import RuleBroken
from companion.games.tapestry import content
from companion.games.tapestry.bots.commands import TakeBotsTurn
from companion.games.tapestry.chance import DECISIONS
from companion.games.tapestry.company.ahead import HEX
from companion.games.tapestry.game import GAME
from companion.games.tapestry.income.commands import NextStep, TakeIncome
from companion.games.tapestry.income.view import income_view
from companion.games.tapestry.options import Asking, Bots, Expansion, Options, Participant
from companion.games.tapestry.owners import BOTS
from companion.games.tapestry.setup.view import set_up_view
from companion.games.tapestry.state import UNKNOWN, Phase
from companion.games.tapestry.tracks.view_advances import AdvanceView, advances
from companion.games.tapestry.tracks.view_foreseen import endings
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
COLOURS = ("blue", "red", "green", "yellow", "purple")
MOST_STEPS = 700
CARD, GOLD, DONE = 1, 1, 1
"""In company the turn passes on by itself."""
HALF = 0.4
ADVANCE, INCOME = 3, 5


def run(count: int, seed: int) -> str:
    """By kinds."""
    kinds = list(KINDS)
    games = [_Game(f"{seed}:{case}", kinds[case % len(kinds)]) for case in range(count)]
    for game in games:
        game.play()
    return "; ".join(_told([one for one in games if one.kind == kind], kind) for kind in kinds)


def _told(games, kind: str) -> str:
    return (
        f"{kind}: advances {_counted(one.advances for one in games)}"
        f", income turns {_counted(one.incomes for one in games)}"
        f", dice and cards untold in a step {_counted(one.untold for one in games)}"
    )


def _counted(counts) -> str:
    every = sum(counts, Counter())
    return " ".join(f"{n}×{touches}" for touches, n in sorted(every.items()))


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
        self.untold: Counter[int] = Counter()

    def options(self) -> Options:
        boxes = tuple(box for box in Expansion if box and self.chance.random() < HALF)
        boxes = tuple(box for box in boxes if box is not Expansion.BASE)
        if self.alone:
            level = self.chance.randint(1, 5)
            return Options(expansions=boxes, level=level, asking=Asking.FIRST)
        seats = enumerate(COLOURS[: self.chance.choice((3, 5))], 1)
        people = tuple(Participant(f"p{at}", f"P{at}", colour) for at, colour in seats)
        bots, asking = Bots.NONE, Asking.NOTHING
        return Options(participants=people, bots=bots, expansions=boxes, asking=asking)

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
                self.asked.append(self.session.pending.question.key)
                self.session.answer(answer(self.session.pending.question, self.chance))
        except RuleBroken:
            if self.session.pending:
                self.session.drop()
        if self.session.last is not before:
            self.untold[self.still_untold()] += 1
        return len(self.asked)

    def still_untold(self) -> int:
        """Of the last step."""
        given = self.session.last.answers.values()
        return sum(one.source is Source.FILLED and one.value == UNKNOWN for one in given)

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
            assert touches <= ADVANCE, self.asked
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
        self.asked_in_all = list(self.asked)
        if self.session.state is before_it:
            return
        while self.session.state.phase.value.startswith("income"):
            before = self.session.last
            touches += 1 + self.do(self.next_of_income())
            self.asked_in_all += self.asked
            if self.session.last is before:
                touches += self.do(NextStep())
            if self.session.last is before:
                return
        self.incomes[touches] += 1
        assert touches <= INCOME, (touches, self.asked_in_all)

    def next_of_income(self):
        view = income_view(self.session.state)
        rows = [row for row in view.rows if row.reason is None]
        upgrades = self.session.state.phase is Phase.INCOME_UPGRADE and rows
        if view.next is not None and view.next.reason is None and not upgrades:
            return view.next.command()
        return self.chance.choice(rows).command()


def _fact(fact: str):
    known = content.house_facts().get(fact)
    if known is None:
        return None
    guess = known.guess or (known.options[0].id if known.options else "")
    return int(guess) if known.kind == "amount" and guess else guess


if __name__ == "__main__":
    sys.exit(print(run(COUNT, 1)))
