"""Random whole games of Tapestry for one to five people, illegal commands included."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

from companion.core.answers import Answer
from companion.core.chance import CARDS, DICE
from companion.core.command import Command
from companion.core.journal import MemoryJournal
from companion.core.offer import Offer
from companion.core.question import Question
from companion.core.session import Session, Surroundings
from companion.errors import LoomError
from companion.games.tapestry import content
from companion.games.tapestry.company.events import PointsCounted
from companion.games.tapestry.correcting.of_people import NUMBERS, WHAT
from companion.games.tapestry.game import GAME
from companion.games.tapestry.nouns import NUMBER, PLAYER
from companion.games.tapestry.options import (
    Bots,
    CapitalKept,
    Options,
    OwnLevel,
    Participant,
    Rebalancing,
    Variants,
)
from companion.games.tapestry.player import RESOURCES
from companion.games.tapestry.score.events import PointsScored
from companion.games.tapestry.state import Phase, State
from tests.offers.at_random import liked, wrong
from tests.offers.player import answer

NAME = "Tapestry, the people's side"
COUNT = 10_000
FIRST = 4
MOST_STEPS = 1_200
NONSENSE, GIFT = 0.05, 0.3
LIKED = {
    **dict.fromkeys(("bots.pair", "bots.skip"), 0),
    "tick": 0.05,
    "income": 0.3,
    "next": 0.3,
    "stop": 50,
    "spend": 10,
}
"""How offers begin that are liked less, or more."""
ONWARDS, HURRY = ("income", "next"), 100
SWITCHED = 0.03


def run(count: int, seed: int) -> str:
    """Every game keeps its invariants, ends, and folds to the same state."""
    steps = refused = 0
    for case in range(count):
        game = RandomGame(random.Random(f"{seed}:{case}"), str(case))
        game.play()
        steps += len(game.session.entries)
        refused += game.refused
    return f"{steps} steps, {refused} refused"


def in_loom(chance: random.Random) -> tuple[str, ...]:
    """Everything, the dice, nothing, or each kind of piece for itself."""
    some = tuple(kind for kind in GAME.chance if chance.random() < 0.5)
    return chance.choice(((DICE, CARDS), (DICE,), (), some, some))


class RandomGame:
    """People who do anything."""

    def __init__(self, chance: random.Random, seed: str) -> None:
        self.chance = chance
        self.refused = 0
        self.generous = chance.random() < 0.3
        around = Surroundings(facts=self.fact)
        by_app = in_loom(chance)
        options = self.options()
        self.session: Session[State] = Session.begin(
            GAME, options, MemoryJournal(), seed=seed, by_app=by_app, around=around
        )

    def options(self) -> Options:
        """One to five people, alone or two against bots of any level, any boxes and variants."""
        people = self.chance.randint(1, 5)
        bots = (Bots.AUTOMA,) if people == 1 else (Bots.NONE,)
        if people == 2:
            bots = (Bots.NONE, Bots.SHADOW)
        seats = tuple(
            Participant(f"p{n}", capital=self.chance.choice(list(CapitalKept)))
            for n in range(1, people + 1)
        )
        boxes = tuple(box for box in ("MM", "AA", "FF") if self.chance.random() < 0.3)
        return Options(
            participants=seats,
            bots=self.chance.choice(bots),
            expansions=boxes,
            level=self.chance.randint(1, 6),
            own_level=OwnLevel(5, 1, 1) if self.chance.random() < 0.1 else None,
            rebalancing=self.chance.choice(list(Rebalancing)),
            variants=self.variants(),
        )

    def variants(self) -> Variants:
        """Each of those that change how the game is played, now and then."""
        names = (
            "two_tapestries_first_income",
            "two_civilizations_each_time",
            "nanotechnology_two_cards",
            "start_on_nearest_island",
        )
        return Variants(**{name: self.chance.random() < 0.2 for name in names})

    def fact(self, fact: str):
        """An owner who takes our guess where there is one."""
        known = content.house_facts().get(fact)
        if known is None:
            return None
        guess = known.guess or (known.options[0].id if known.options else "")
        return int(guess) if known.kind == "amount" and guess else guess

    def play(self) -> None:
        """Set up, then to the end."""
        self.set_up()
        for step in range(MOST_STEPS):
            state = self.session.state
            if state.phase is Phase.OVER:
                break
            if self.chance.random() < SWITCHED:
                self.switch()
            elif self.generous and self.chance.random() < GIFT:
                self.do(self.gift(state))
            elif self.chance.random() < NONSENSE:
                self.do(self.nonsense(state))
            else:
                self.do(self.sensible(state, hurry=step > MOST_STEPS // 4))
        self.check_end()

    def switch(self) -> None:
        """The app, or the table, draws or rolls something from here on."""
        kind = self.chance.choice(GAME.chance)
        self.do(GAME.use_app(kind, self.chance.random() < 0.5))

    def check_end(self) -> None:
        """It is over, and opened anew it is the same."""
        assert self.session.state.phase is Phase.OVER, "the game does not end"
        assert GAME.finished(self.session.state) is not None
        again = Session.open(GAME, MemoryJournal(self.session.journal.lines))
        assert again.state == self.session.state, "the fold differs"

    def set_up(self) -> None:
        """Draw and keep everything."""
        while self.session.state.phase is Phase.SETUP:
            self.do(self.sensible(self.session.state, hurry=False))

    def do(self, command) -> None:
        """Do it, answer what is asked, check what came of it."""
        before, lines = self.session.state, len(self.session.journal.lines)
        try:
            self.session.do(command)
            while self.session.pending:
                self.session.answer(self.reply(self.session.pending.question))
        except LoomError:
            self.refused += 1
            assert self.session.state is before, "a refusal left a trace"
            if self.session.pending:
                self.session.drop()
            else:
                assert len(self.session.journal.lines) == lines, "a refusal left a line"
            return
        GAME.invariants(self.session.state)
        self.check_points(before)

    def check_points(self, before: State) -> None:
        """Every change of points is an event with a source."""
        entry = self.session.last
        for player, me in self.session.state.players.items():
            said = sum(
                event.amount
                for event in entry.events
                if isinstance(event, PointsScored | PointsCounted) and event.player == player
            )
            corrected = me.points[-1:] and me.points[-1].source == "correction"
            change = me.score - before.players[player].score
            assert change == said or corrected, f"{player}: {change} points, {said} said"

    def reply(self, question: Question[Any]) -> Answer:
        """Any answer that fits."""
        return answer(question, self.chance)

    def sensible(self, state: State, *, hurry: bool) -> Command[State]:
        """Something that belongs to the phase."""
        del state
        now = (one for one in self.session.offers if not one.aside)
        return self.made(liked(now, self.chance, partial(_weight, hurry=hurry)))

    def gift(self, state: State) -> Command[State]:
        """Resources out of nowhere, so that the ends of the tracks are seen."""
        what = f"resource.{self.chance.choice(RESOURCES)}"
        known = {PLAYER: self.chance.choice(tuple(state.players)), WHAT: what, NUMBER: 8}
        return NUMBERS.on(state, known=known).command()

    def made(self, offer: Offer[State]) -> Command[State]:
        """Filled in somehow."""
        filled: dict[str, Any] = {}
        while question := offer.asks(filled):
            filled[question.key] = self.reply(question)
        return offer.make(filled)

    def nonsense(self, state: State) -> Command[State]:
        """Anything at any time, but to keep the game in another way."""
        del state
        return wrong(self.session, self.chance, lambda one: not one.id.startswith("way."))


def _weight(offer: Offer[State], *, hurry: bool) -> float:
    weight = next((n for start, n in LIKED.items() if offer.id.startswith(start)), 1.0)
    return weight * (HURRY if hurry and offer.id.startswith(ONWARDS) else 1)
