"""Random whole games of Rise & Fall, illegal commands included."""

from __future__ import annotations

import random

from companion.core.journal import MemoryJournal
from companion.core.question import Amount, Choice, Several
from companion.core.session import Session, Surroundings
from companion.errors import LoomError
from companion.games.rise_and_fall.commands.act import Act, ActTimes
from companion.games.rise_and_fall.commands.correct import (
    ChangePieces,
    GiveToken,
    GiveTrophy,
    MoveCard,
    ReturnTrophy,
    SetTreasury,
)
from companion.games.rise_and_fall.commands.score import BeginCount, ConfirmSheet, CountRegion
from companion.games.rise_and_fall.commands.setup import (
    AllPlaced,
    ChangeWay,
    DrawFirstPlayer,
    PlaceStart,
    WatchBank,
)
from companion.games.rise_and_fall.commands.turn import (
    BecomeExtinct,
    BuyBack,
    DoNotBuy,
    EndTurn,
    FinishActions,
    NobodyElseActs,
    NobodyElseBuys,
    PlayCard,
    PlayCardAtRandom,
    PutInDecline,
)
from companion.games.rise_and_fall.content import actions, kinds
from companion.games.rise_and_fall.game import GAME
from companion.games.rise_and_fall.options import Options, Participant, Way
from companion.games.rise_and_fall.state import ACTIVE, Phase, Place, State

NAME = "Rise & Fall games"
COUNT = 10_000
FIRST = 6
MOST_STEPS = 3_000


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

    def __init__(self, chance: random.Random, seed: str) -> None:
        self.chance = chance
        self.refused = 0
        people = tuple(Participant(f"p{n}") for n in range(1, chance.randint(2, 4) + 1))
        options = Options(
            people,
            trophies=chance.randint(4, 6),
            watch_bank=True,
            quick_count=chance.random() < 0.3,
            way=chance.choice(("", *(way.value for way in Way))),
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
        self.do(WatchBank())
        for step in range(MOST_STEPS):
            state = self.session.state
            if state.phase is Phase.OVER:
                break
            if step > MOST_STEPS // 2 and state.phase not in (Phase.SCORING, Phase.OVER):
                self.do(BeginCount())
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
                self._answer(question)
            except LoomError:  # what was answered leaves the next piece nowhere to act
                self.refused += 1
                self.session.drop()
        GAME.invariants(self.session.state)

    def _answer(self, question) -> None:
        if isinstance(question, Amount):
            self.session.answer(self.chance.randint(question.low, min(question.high, 6)))
        elif isinstance(question, Choice):
            self.session.answer(self.chance.choice(question.ids))

    def sensible(self):
        """Something that belongs to the phase."""
        state = self.session.state
        return getattr(self, f"in_{state.phase.value}")(state)

    def in_setup(self, state: State):
        return DrawFirstPlayer()

    def in_deploy(self, state: State):
        if self.chance.random() < 0.05:
            return AllPlaced()
        return PlaceStart(self.seat(state), self.kind())

    def in_cards(self, state: State):
        seat = self.seat(state)
        if not state.player(seat).cards_in(Place.HAND):
            return BecomeExtinct(seat)
        return PlayCard(seat, self.one_of(state.player(seat).cards_in(Place.HAND)))

    def in_actions(self, state: State):
        seat = state.waiting[0]
        if not state.activations or self.chance.random() < 0.15:
            return self.chance.choice((FinishActions(seat), NobodyElseActs()))
        fitting = [one.id for one in actions().values() if one.piece == state.played[seat]]
        if self.chance.random() < 0.3:
            times = self.chance.randint(1, state.activations)
            return ActTimes(seat, self.chance.choice(fitting), times)
        return Act(seat, self.chance.choice(fitting))

    def in_decline(self, state: State):
        offers = self.session.offers  # a score sheet offers no decline
        settle = next((one for one in offers if one.id == "settle"), None)
        if settle and self.chance.random() < 0.4:
            return settle.command(self.settled(settle))
        seat = self.chance.choice(list(state.owed))
        return PutInDecline(seat, self.one_of(state.player(seat).cards_in(*ACTIVE)))

    def settled(self, settle) -> dict:
        """Everybody's cards at once; whoever may buy buys now and then."""
        given: dict = {}
        while question := settle.asks(given):
            if isinstance(question, Several):
                given[question.key] = tuple(self.chance.sample(question.ids, question.least))
            else:
                given[question.key] = self.chance.choice((*question.ids, *question.ids[-1:]))
        return given

    def in_buying(self, state: State):
        seat = self.chance.choice(state.waiting)
        if self.chance.random() < 0.5:
            return self.chance.choice((DoNotBuy(seat), NobodyElseBuys()))
        return BuyBack(seat, self.one_of(state.player(seat).cards_in(Place.DECLINE)))

    def in_end_of_turn(self, state: State):
        return EndTurn()

    def in_scoring(self, state: State):
        if self.chance.random() < 0.6:
            terrain = self.chance.choice(("sea", "plain", "forest", "mountain", "lava"))
            winner = self.chance.choice(("", self.seat(state)))
            return CountRegion(terrain, self.chance.randint(0, 12), winner)
        return ConfirmSheet(self.seat(state))

    def nonsense(self) -> None:
        """Whatever, at any time."""
        state = self.session.state
        seat, kind = self.seat(state), self.kind()
        self.do(
            self.chance.choice(
                (
                    ChangePieces(seat, kind, self.chance.randint(-3, 3)),
                    SetTreasury(
                        seat, self.chance.choice(("gold", "wood")), self.chance.randint(-1, 8)
                    ),
                    MoveCard(seat, kind, self.chance.choice(list(Place))),
                    GiveTrophy(seat, kind),
                    ReturnTrophy(kind),
                    GiveToken(seat),
                    BuyBack(seat, kind),
                    PlayCardAtRandom(seat),
                    EndTurn(),
                    ChangeWay(self.chance.choice(tuple(Way))),
                )
            )
        )

    def seat(self, state: State) -> str:
        return self.chance.choice(state.players).id

    def kind(self) -> str:
        return self.chance.choice(list(kinds()))

    def one_of(self, cards: tuple[str, ...]) -> str:
        return self.chance.choice(cards) if cards else self.kind()
