"""Random whole games of Rise & Fall, illegal commands included."""

from __future__ import annotations

import random
from collections.abc import Sequence

from companion.core.command import Command
from companion.core.journal import MemoryJournal
from companion.core.offer import Offer
from companion.core.session import Session, Surroundings
from companion.errors import LoomError
from companion.games.rise_and_fall.game import GAME
from companion.games.rise_and_fall.options import Options, Participant, Way
from companion.games.rise_and_fall.state import Phase, State
from tests.offers.at_random import evenly, liked, made, wrong
from tests.offers.player import answer

NAME = "Rise & Fall games"
COUNT = 10_000
FIRST = 6
MOST_STEPS = 3_000
WORLD = ("lay", "room", "turn_tile", "lift", "paint", "rub", "put", "take")
LIKED = {**dict.fromkeys(WORLD, 0), "tick": 0.1, "part": 0.1, "finish": 0.5, "all": 0.1}
"""How offers begin that are liked less; a world is laid elsewhere."""


def run(count: int, seed: int) -> str:
    """Every game keeps its invariants, ends, and folds to the same state."""
    steps = refused = ended = 0
    for case in range(count):
        game = RandomGame(random.Random(f"{seed}:{case}"), str(case))
        game.play()
        steps += len(game.session.entries)
        refused += game.refused
        ended += game.session.state.phase is Phase.OVER
    assert ended == count, f"{count - ended} games did not end"
    return f"{steps} steps, {refused} refused"


class RandomGame:
    """Players who do anything."""

    ways: Sequence[str] = ("", *(way.value for way in Way))

    def __init__(self, chance: random.Random, seed: str) -> None:
        self.chance = chance
        self.refused = 0
        people = tuple(Participant(f"p{n}") for n in range(1, chance.randint(2, 4) + 1))
        options = Options(
            people,
            trophies=chance.randint(4, 6),
            watch_bank=True,
            quick_count=chance.random() < 0.3,
            way=chance.choice(self.ways),
            by_itself=chance.random() < 0.5,
        )
        around = Surroundings(facts=self.fact)
        self.bank = chance.choice((500, 5_000))
        self.session: Session[State] = Session.begin(
            GAME, options, MemoryJournal(), seed=seed, around=around
        )

    def fact(self, fact: str) -> int:
        """An owner who has looked at everything."""
        return self.bank if fact == "bank.gold" else 10

    def play(self) -> None:
        """To the end; a game that drags is counted as it stands."""
        for step in range(MOST_STEPS):
            state = self.session.state
            if state.phase is Phase.OVER:
                break
            if step > MOST_STEPS // 2 and state.phase not in (Phase.SCORING, Phase.OVER):
                self.tell("count_now")
            if self.chance.random() < 0.05:
                self.nonsense()
            else:
                self.do(self.sensible())
        again = Session.open(GAME, MemoryJournal(self.session.journal.lines))
        assert again.state == self.session.state, "the fold differs"

    def do(self, command) -> None:
        """Do it, answer what is asked, check what came of it."""
        before, lines = self.session.state, len(self.session.journal.lines)
        try:
            self.session.do(command)
        except LoomError:
            self.refused += 1
            assert self.session.state is before, "a refusal left a trace"
            assert len(self.session.journal.lines) == lines, "a refusal left a line"
            return
        while self.session.pending:
            question = self.session.pending.question
            try:
                self.session.answer(answer(question, self.chance))
            except LoomError:  # what was answered leaves the next piece nowhere to act
                self.refused += 1
                self.session.drop()
        GAME.invariants(self.session.state)

    def sensible(self) -> Command[State]:
        """Something that belongs to the phase."""
        now = (one for one in self.session.offers if not one.aside)
        return made(liked(now, self.chance, _weight), self.chance)

    def tell(self, *starts: str) -> None:
        """One of these, whatever belongs to the phase, where one may be told."""
        offers = [one for one in self.session.offers if one.id.startswith(starts)]
        if any(one.reason is None for one in offers):
            self.do(made(liked(offers, self.chance, evenly), self.chance))

    def nonsense(self) -> None:
        """Whatever, at any time."""
        self.do(wrong(self.session, self.chance))


def _weight(offer: Offer[State]) -> float:
    return next((n for start, n in LIKED.items() if offer.id.startswith(start)), 1)
