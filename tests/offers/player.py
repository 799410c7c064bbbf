"""Somebody who plays by offers alone, and looks closely at each."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Any

from companion.core.answers import Answer
from companion.core.codec import OneOf
from companion.core.command import Command
from companion.core.game import Game
from companion.core.journal import MemoryJournal
from companion.core.offer import Offer, refusal
from companion.core.question import Amount, Choice, Ordering, Question, Several, Text
from companion.core.session import Session
from companion.core.surroundings import Surroundings
from companion.errors import AnswerRefused, RuleBroken

LOOKED_AT = 20
"""Of an offer that may not be done, so many ways to fill it are looked at."""
CURIOUS = 4


@dataclass
class Player:
    """Plays one game; `weight` says how much it likes an offer."""

    game: Game[Any]
    options: Any
    chance: Random
    weight: Callable[[Offer[Any], Any], float]
    may_refuse: frozenset[str] = frozenset()
    done: Counter[str] = field(default_factory=Counter)
    taken: set[str] = field(default_factory=set)
    topics: set[str] = field(default_factory=set)
    """The entries of the rules that offers name."""

    def __post_init__(self) -> None:
        kept: dict[str, Answer] = {}
        around = Surroundings(facts=kept.get, remember=kept.__setitem__)
        seed = str(self.chance.random())
        self.session: Session[Any] = Session.begin(
            self.game, self.options, MemoryJournal(), seed=seed, around=around
        )

    def play(self, most: int) -> bool:
        """Until it is over; False where that takes more steps."""
        for _ in range(most):
            if self.game.finished(self.session.state) is not None:
                return True
            self.step()
        return False

    def step(self) -> None:
        """Look at every offer, then take one."""
        offers = self.session.offers
        look_at(offers, self.session.state)
        self.topics |= {offer.help for offer in offers if offer.help}
        open_ones = [offer for offer in offers if offer.reason is None]
        assert open_ones, "a dead end"
        weights = [self._likes(offer) for offer in open_ones]
        (offer,) = self.chance.choices(open_ones, weights)
        self.take(offer)
        self.game.invariants(self.session.state)

    def _likes(self, offer: Offer[Any]) -> float:
        """What was never done before is done rather."""
        curious = 1 if offer.id in self.taken else CURIOUS
        return curious * self.weight(offer, self.session.state)

    def take(self, offer: Offer[Any]) -> None:
        """Fill it in somehow and carry it out."""
        self.taken.add(offer.id)
        command = offer.command(dict(filled(offer, self.chance)))
        kind = type(command).__name__
        reason = refusal(command, self.session.state)
        assert reason is None, f"{offer.id}: {command} is refused: {reason}"
        try:
            self.session.do(command)
            while self.session.pending:
                self.session.answer(answer(self.session.pending.question, self.chance))
        except RuleBroken as refused:
            if kind not in self.may_refuse:
                raise AssertionError(f"{offer.id}: {command}: {refused.message}") from refused
            if self.session.pending:
                self.session.drop()
        self.done.update(kinds_of(command))


def kinds_of(command: Command[Any]) -> set[str]:
    """Its own, and that of a fact it sets."""
    fields = (getattr(command, field.name) for field in dataclasses.fields(command))
    return {type(one).__name__ for one in (command, *fields) if isinstance(one, Command | OneOf)}


def look_at(offers: tuple[Offer[Any], ...], state: Any) -> None:
    """Each has a name of its own, at most one is first, and a why-not is the rules' sentence."""
    ids = Counter(offer.id for offer in offers)
    assert not [one for one, n in ids.items() if n > 1], ids
    assert sum(offer.first for offer in offers) <= 1, [o.id for o in offers if o.first]
    for offer in offers:
        if offer.reason is not None:
            _look_at_reason(offer, state)


def _look_at_reason(offer: Offer[Any], state: Any) -> None:
    found = [refusal(offer.make(way), state) for way in islice(ways(offer, {}), LOOKED_AT)]
    assert None not in found, f"{offer.id} may be done in spite of {offer.reason}"
    assert not found or offer.reason in found, (offer.id, offer.reason, found)


def ways(offer: Offer[Any], so_far: dict[str, Answer]) -> Iterator[dict[str, Answer]]:
    """Ways to fill it in."""
    question = offer.asks(so_far)
    if question is None:
        yield so_far
        return
    for value in question.examples():
        yield from ways(offer, {**so_far, question.key: value})


def filled(offer: Offer[Any], chance: Random) -> Iterator[tuple[str, Answer]]:
    """One way, at random."""
    so_far: dict[str, Answer] = {}
    while question := offer.asks(so_far):
        so_far[question.key] = answer(question, chance)
    yield from so_far.items()


class DeadEnd(AssertionError):
    """A question that nobody can answer."""


def answer(question: Question[Any], chance: Random) -> Answer:
    """Any answer that the question takes; sometimes the first that comes to mind."""
    for _ in range(20):
        value = _guessed(question, chance)
        if question.accepts(value):
            return value
    value = next(question.examples())
    question.check(value)
    return value


def _guessed(question: Question[Any], chance: Random) -> Any:
    match question:
        case Choice() if not question.ids:
            raise DeadEnd(f"nothing to choose: {question.key}")
        case Choice():
            return chance.choice(question.ids)
        case Several():
            most = len(question.ids) if question.most is None else question.most
            n = chance.randint(question.least, min(most, len(question.ids)))
            return tuple(chance.sample(question.ids, n))
        case Ordering():
            ids = [option.id for option in question.options]
            return tuple(chance.sample(ids, len(ids)))
        case Amount():
            low, high = question.offered
            near = min(high, max(low, (question.guess or 0) + 6))
            return chance.randint(low, near) if chance.random() < 0.9 else high
        case Text():
            return next(question.examples()) + chance.choice(("", "", "bel", " 7"))
    raise AnswerRefused("core.answer.nobody_asked")
