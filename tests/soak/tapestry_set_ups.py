"""Random set-ups of Tapestry at every table, illegal commands included, said in both languages."""

from __future__ import annotations

import random
from collections.abc import Iterator

from companion.core.chance import CARDS, DICE
from companion.core.command import Command
from companion.core.journal import MemoryJournal
from companion.core.question import Amount, Choice, Question, Text
from companion.core.session import Session
from companion.errors import RuleBroken
from companion.games.tapestry import content
from companion.games.tapestry.bots.commands import SetUpBots
from companion.games.tapestry.game import GAME
from companion.games.tapestry.options import (
    Bots,
    CapitalKept,
    Expansion,
    Options,
    Participant,
    Rebalancing,
    Variants,
)
from companion.games.tapestry.setup import checklist
from companion.games.tapestry.setup.capitals import KeepCapital
from companion.games.tapestry.setup.civilizations import KeepCivilization
from companion.games.tapestry.setup.finish import ChooseFirstPlayer, FinishSetUp, TickItem
from companion.games.tapestry.setup.landmark_cards import DealLandmarkCards, KeepLandmarkCard
from companion.games.tapestry.setup.view import SetUpView, set_up_view
from companion.games.tapestry.state import State
from companion.i18n import Words
from companion.resources import data_dir

NAME = "Tapestry, set-ups"
COUNT = 2_000
MOST_STEPS = 400
BOXES = (
    Expansion.PLANS_AND_PLOYS,
    Expansion.ARTS_AND_ARCHITECTURE,
    Expansion.FANTASIES_AND_FUTURES,
)


def run(count: int, seed: int) -> str:
    """Every set-up ends, keeps its invariants, folds to the same state and is said whole."""
    languages = [Words(data_dir() / "text", language) for language in ("en", "fr")]
    steps = refused = 0
    for case in range(count):
        one = RandomSetUp(random.Random(f"{seed}:{case}"), str(case))
        one.carry_out()
        one.folds_the_same()
        for words in languages:
            said_whole(words, one)
        steps += len(one.session.entries)
        refused += one.refused
    return f"{steps} steps, {refused} refused"


class RandomSetUp:
    """Somebody who taps anything until the first turn."""

    def __init__(self, chance: random.Random, seed: str) -> None:
        self.chance = chance
        self.refused = 0
        by_app = chance.choice(((DICE, CARDS), (DICE,), ()))
        self.session: Session[State] = Session.begin(
            GAME, self.options(), MemoryJournal(), seed=seed, by_app=by_app
        )
        self.seen: list[SetUpView] = []

    def options(self) -> Options:
        """Any table."""
        people = self.chance.randint(1, 5)
        bots = {1: Bots.AUTOMA, 2: self.chance.choice((Bots.NONE, Bots.SHADOW))}
        return Options(
            participants=tuple(
                Participant(f"p{seat}", capital=self.chance.choice(list(CapitalKept)))
                for seat in range(1, people + 1)
            ),
            bots=bots.get(people, Bots.NONE),
            expansions=tuple(box for box in BOXES if self.chance.random() < 0.5),
            level=self.chance.randint(1, 6),
            rebalancing=self.chance.choice(list(Rebalancing)),
            variants=Variants(start_on_nearest_island=self.chance.random() < 0.2),
        )

    def carry_out(self) -> None:
        """Tap until the game begins."""
        for _ in range(MOST_STEPS):
            state = self.session.state
            if state.setup.finished:
                return
            self.seen.append(set_up_view(state))
            self.do(self.chance.choice(list(self.commands(state))))
        raise AssertionError("the set-up does not end")

    def commands(self, state: State) -> Iterator[Command[State]]:
        """What the view offers, and what it does not."""
        for part in self.seen[-1].parts:
            for line in part.lines:
                yield from (act.command() for act in line.acts)
        yield FinishSetUp()
        yield TickItem(self.chance.choice(checklist.all_keys(state.options)))
        yield KeepCapital("p1", self.chance.choice(list(content.capitals())))
        yield KeepCivilization("p2", self.chance.choice(list(content.civilizations())))
        yield KeepLandmarkCard("p1", self.chance.choice(list(content.landmark_cards())))
        yield self.chance.choice((ChooseFirstPlayer(), DealLandmarkCards(), SetUpBots()))

    def do(self, command: Command[State]) -> None:
        """Do it and answer what is asked; what is refused leaves no trace."""
        before = self.session.state
        try:
            asked = self.session.do(command)
            while isinstance(asked, Question):
                asked = self.session.answer(self.answer(asked))
        except RuleBroken:
            self.refused += 1
            if self.session.pending:
                self.session.drop()
            assert self.session.state is before
            return
        GAME.invariants(self.session.state)

    def answer(self, question: Question) -> str | int | tuple[str, ...]:
        """Anything it accepts."""
        if isinstance(question, Amount):
            return self.chance.randint(question.low, question.high)
        if isinstance(question, Text):
            return self.chance.choice(("", "XX/XX", "a note"))
        ids = [option.id for option in question.options]
        return self.chance.choice(ids) if isinstance(question, Choice) else tuple(ids)

    def folds_the_same(self) -> None:
        """The journal tells the same game again."""
        again: Session[State] = Session.open(GAME, self.session.journal)
        assert again.state == self.session.state


def said_whole(words: Words, one: RandomSetUp) -> None:
    """Every line of the log and of the last views has its words."""
    messages = [entry.label for entry in one.session.entries]
    for view in one.seen[-3:]:
        for part in view.parts:
            messages += [part.name, part.document]
            for line in part.lines:
                messages += [line.text, *line.results, *(act.label for act in line.acts)]
        if view.missing:
            messages.append(view.missing)
    for message in messages:
        said = words.text(message)
        assert "⟦" not in said, f"{words.language}: {message} is {said}"
