"""What the bots' next turn may be: every pair that can still come, and every face, counted.

Nothing is peeked at: a card that has not lain open is one of those that nobody saw, wherever Loom
keeps it, and each of them is as likely as the others. The turn itself is carried out by its rules.
A die that is thrown again until it shows one of several tracks shows each as often as these alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any

from companion.core.answers import Answer
from companion.core.chance import Chance, Die
from companion.core.command import Entry
from companion.core.counted import Pieces
from companion.core.question import Choice, Question
from companion.core.step import Facts, Sources, Step, Unanswered, knows_nothing
from companion.games.tapestry.bots.cards import unseen
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.bots.events_of_cards import (
    ProgressJoined,
    ProgressShuffled,
    blinded,
)
from companion.games.tapestry.bots.state import BOTS, UNSEEN
from companion.games.tapestry.bots.turn.pair import LEFT, RIGHT
from companion.games.tapestry.bots.turn.turn import bots_turn
from companion.games.tapestry.chance import BOTS_DICE, DECISION_CARDS
from companion.games.tapestry.owners import BOTS as BOTS_TURN
from companion.games.tapestry.state import State

AGAIN, PRIORITY = "tapestry.bot.ask.die_again", "bots.priority"
INCOME, TRACK, ATTACK, CONQUEST, LANDMARK, ACHIEVEMENT = (
    "income", "track", "attack", "conquest", "landmark", "achievement",
)  # fmt: skip
Outcome = tuple[str, str, str]
"""What it is, whose, and where: a track, a hex of yours, a landmark, an achievement.

Of an income turn the points that it brings; an attack is any conquest of somebody's.
"""
Way = frozenset[Outcome]
Ways = list[tuple[Fraction, Way]]
Said = Mapping[str, Answer]


class Thrown(Exception):
    """A die whose face is not said yet."""

    def __init__(self, key: str, die: Die) -> None:
        super().__init__(key)
        self.key, self.die = key, die


class Again(Exception):
    """The face before did not count: the same die is thrown once more."""


class Scripted(Chance):
    """Faces as they are said; orders do not matter, as nobody has seen them."""

    __slots__ = ("_said",)

    def __init__(self, said: Said) -> None:
        super().__init__("", 0)
        self._said = said

    def roll(self, key: str, die: Die) -> str:
        """What was said of it; a die that is thrown again begins anew."""
        if die.text.key == AGAIN:
            raise Again(key)
        if key not in self._said:
            raise Thrown(key, die)
        return str(self._said[key])

    def shuffle(self, key: str, cards: Iterable[str]) -> tuple[str, ...]:
        """As they lie."""
        del key
        return tuple(cards)


@dataclass(frozen=True)
class MayCome:
    """The chance of each thing; those that are left out cannot come."""

    odds: Mapping[Outcome, Fraction] = field(default_factory=dict)
    leaves: int = 0
    """So many ways were carried out."""

    def of(self, kind: str) -> Iterator[tuple[str, str, Fraction]]:
        """Of a kind: whose, where, how likely; the likeliest first."""
        found = ((who, what, odd) for (one, who, what), odd in self.odds.items() if one == kind)
        yield from sorted(found, key=lambda one: (-one[2], one[:2]))


def may_come(
    state: State, facts: Facts = knows_nothing, aside: Collection[int] = ()
) -> Pieces[MayCome]:
    """In the bots' next turn, as the table is now; `aside`: cards seen where none can come from."""
    bots = state.bots
    if bots is None or not bots.favourites or bots.finished:
        return MayCome()
    blind = replace(state, turn=BOTS_TURN, bots=blinded(bots, aside))
    odds: dict[Outcome, Fraction] = {}
    every = (yield from ways(blind, facts, {})) or []
    for odd, way in every:
        for outcome in way:
            odds[outcome] = odds.get(outcome, Fraction(0)) + odd
    return MayCome(odds, len(every))


def seen_aside(entries: Sequence[Entry[State]]) -> frozenset[int]:
    """Progress cards that were looked at and shuffled back, and of which none has joined since."""
    seen: set[int] = set()
    for event in (event for entry in entries for event in entry.events):
        if isinstance(event, ProgressShuffled):
            seen.add(event.shown)
        elif isinstance(event, ProgressJoined):
            seen.clear()
    return frozenset(seen)


def ways(state: State, facts: Facts, said: Said) -> Pieces[Ways | None]:
    """Every way from here, each with its chance; None where the last face does not count."""
    yield
    try:
        return [(Fraction(1), carried_out(state, said, facts))]
    except Again:
        return None
    except Thrown as thrown:
        faces = Counter(thrown.die.faces)
        odds = {face: Fraction(n) for face, n in faces.items()}
        return (yield from _each(state, facts, said, thrown.key, odds))
    except Unanswered as asked:
        question = asked.question
        if question.kind == DECISION_CARDS and isinstance(question, Choice):
            likely = weights(state, said, question)
            return (yield from _each(state, facts, said, question.key, likely))
        return (yield from ways(state, facts, {**said, question.key: usual(question)}))


def _each(
    state: State, facts: Facts, said: Said, key: str, of: Mapping[str, Fraction]
) -> Pieces[Ways]:
    """Each of these, as often as it counts among those that do."""
    found = []
    for value, weight in of.items():
        below = (yield from ways(state, facts, {**said, key: value})) if weight else None
        if below is not None:
            found.append((weight, below))
    whole = sum((weight for weight, _ in found), Fraction(0))
    return [(weight / whole * odd, way) for weight, below in found for odd, way in below]


def carried_out(state: State, said: Said, facts: Facts) -> Way:
    """The turn by its rules, and what it came to; raises what is not said yet."""
    sources = Sources(said, {}, facts, Scripted(said), frozenset((BOTS_DICE,)))
    step: Step[State] = Step(state, sources)
    bots_turn(step)
    return frozenset(outcomes(state, step.state))


def weights(state: State, said: Said, question: Choice) -> Mapping[str, Fraction]:
    """How likely each card is: a known one lies in one place, one nobody saw in any of theirs."""
    bots = bots_of(state)
    pile, pool = bots.deck, set(unseen(bots))
    if question.key.startswith(PRIORITY):
        pile = bots.progress or bots.deck or bots.discard
    many = pile.count(UNSEEN)
    if question.key.startswith(RIGHT) and LEFT in said and int(str(said[LEFT])) in pool:
        pool.discard(int(str(said[LEFT])))
        many -= 1
    share = Fraction(many, len(pool)) if pool else Fraction(0)
    return {card: share if int(card) in pool else Fraction(1) for card in question.ids}


def usual(question: Question[Any]) -> Answer:
    """What a person is asked in between is as it mostly is: no card is sprung."""
    guess: Answer | None = getattr(question, "guess", None)
    if guess is not None and question.accepts(guess):
        return guess
    example: Answer = next(iter(question.examples()))
    return example


def outcomes(before: State, after: State) -> Iterator[Outcome]:
    """What is told of a turn."""
    if bots_of(after).income_turns > bots_of(before).income_turns:
        yield INCOME, "", str(bots_of(after).score - bots_of(before).score)
    for bot in BOTS:
        for track in after.tracks.get(bot, {}):
            if after.space(bot, track) > before.space(bot, track):
                yield TRACK, bot, track
    for key, here in before.map.items():
        mine, now = here.controller(), after.map[key].controller()
        if mine in before.players and now != mine:
            yield CONQUEST, str(mine), key
            yield ATTACK, str(mine), ""
    for landmark, owner in after.landmarks.items():
        if owner in BOTS and landmark not in before.landmarks:
            yield LANDMARK, owner, landmark
    for one, owners in after.achievements.items():
        for owner in owners:
            if owner in BOTS and owner not in before.achievements.get(one, ()):
                yield ACHIEVEMENT, owner, one
