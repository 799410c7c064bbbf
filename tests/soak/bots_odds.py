"""What may come in the bots' next turn, against draws that are simulated by another road."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import permutations
from math import sqrt

from companion.core.counted import whole
from companion.core.step import Unanswered
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.bots.events_of_cards import blinded
from companion.games.tapestry.bots.odds import (
    Again,
    MayCome,
    Thrown,
    Way,
    carried_out,
    may_come,
    seen_aside,
    usual,
)
from companion.games.tapestry.bots.state import UNSEEN
from companion.games.tapestry.bots.turn.pair import LEFT, RIGHT
from companion.games.tapestry.chance import DECISION_CARDS
from companion.games.tapestry.options import Expansion
from companion.games.tapestry.owners import BOTS
from companion.games.tapestry.practice.play import as_guessed, at_level, play
from companion.games.tapestry.state import Phase, State

NAME = "odds of the bots' next turn"
COUNT = 200
FIRST = 1
DRAWS = 100_000
OUTSIDE = 0.005
"""So many of all odds may lie outside three standard errors; none outside five."""
SMALL, FEW = 4, 3
"""Decks of so many cards are counted one by one; of few odds so many may lie outside."""


def run(count: int, seed: int) -> str:
    """Of positions from whole games of all levels and boxes; draws fall with few of them."""
    compared = beyond = exact = 0
    worst = 0.0
    draws = DRAWS if count > FIRST else 4_000
    for case, (state, aside) in zip(range(count), positions(seed), strict=False):
        found = whole(may_come(state, as_guessed, aside))
        met = simulated(state, aside, draws, random.Random(f"{seed}:{case}"))
        for outcome in found.odds.keys() | met.keys():
            odd = float(found.odds.get(outcome, Fraction(0)))
            error = sqrt(max(odd * (1 - odd), 1e-12) / draws)
            off = abs(met[outcome] / draws - odd)
            sigmas = off / error if off > 1e-9 else 0.0
            worst, compared = max(worst, sigmas), compared + 1
            beyond += sigmas > 3
            assert sigmas <= 5, (case, outcome, odd, met[outcome] / draws)
        if len(bots_of(state).deck) <= SMALL:
            exact += enumerated(state, aside, found)
    assert beyond <= max(FEW, OUTSIDE * compared), (beyond, compared)
    return f"{compared} odds, {beyond} beyond three errors, worst {worst:.1f}; {exact} exact"


def positions(seed: int) -> Iterator[tuple[State, frozenset[int]]]:
    """Moments just before the bots' turn."""
    boxes = [(), (Expansion.PLANS_AND_PLOYS,), (Expansion.ARTS_AND_ARCHITECTURE,)]
    for game in range(10_000):
        rng = random.Random(f"{seed}:{game}:position")
        options = replace(at_level(1 + game % 6), expansions=boxes[game % 3])
        session = play(options, f"{seed}:{game}")
        moments = [
            n
            for n, entry in enumerate(session.entries, 1)
            if entry.after.phase is not Phase.SETUP
            and entry.after.turn == BOTS
            and not bots_of(entry.after).finished
            and bots_of(entry.after).income_turns
        ]
        for n in rng.sample(moments, min(4, len(moments))):
            entries = session.entries[:n]
            yield entries[-1].after, seen_aside(entries)


def simulated(
    state: State, aside: frozenset[int], draws: int, rng: random.Random
) -> Counter[tuple[str, str, str]]:
    """The hidden cards are dealt, the deck is shuffled, dice are thrown till they count."""
    blind = replace(state, turn=BOTS, bots=blinded(bots_of(state), aside))
    ways: dict[tuple[str, ...], object] = {}
    found: Counter[tuple[str, str, str]] = Counter()
    for _ in range(draws):
        found.update(_drawn(blind, rng, ways))
    return found


def _drawn(blind: State, rng: random.Random, ways: dict[tuple[str, ...], object]) -> Way:
    """One draw; the rules are asked once for each way that was met."""
    order, said = dealt(blind, rng), {}
    path: list[str] = []
    while True:
        at = tuple(path)
        if at not in ways:
            ways[at] = met(blind, said)
        here = ways[at]
        if isinstance(here, frozenset):
            return here
        kind, key, faces = here
        value = rng.choice(faces) if kind == "die" else str(order.pop(0))
        if kind == "card":
            said[key] = value
            path.append(f"{key}={value}")
            continue
        trial = (*at, f"{key}={value}")
        if trial not in ways:
            ways[trial] = met(blind, {**said, key: value})
        if ways[trial] is None:  # it does not count: thrown again
            continue
        said[key] = value
        path.append(f"{key}={value}")


def met(blind: State, said: dict[str, str]):
    """What comes next: the outcome, a die, a card; None where the face did not count."""
    known = dict(said)
    while True:
        try:
            return carried_out(blind, known, as_guessed)
        except Again:
            return None
        except Thrown as thrown:
            return "die", thrown.key, thrown.die.faces
        except Unanswered as asked:
            if asked.question.kind == DECISION_CARDS:
                return "card", asked.question.key, ()
            known[asked.question.key] = usual(asked.question)


def dealt(blind: State, rng: random.Random) -> list[int]:
    """A deck as it may lie: cards that nobody saw in their places, then all of it shuffled."""
    bots = bots_of(blind)
    named = {*bots.deck, *bots.discard, *bots.pair, *bots.progress}
    hidden = [card for card in range(1, 23) if card not in named]
    rng.shuffle(hidden)
    deck = [card if card != UNSEEN else hidden.pop() for card in bots.deck]
    rng.shuffle(deck)
    return deck


def enumerated(state: State, aside: frozenset[int], found: MayCome) -> int:
    """Every deal and every order of a small deck, every face of at most one die: exactly."""
    blind = replace(state, turn=BOTS, bots=blinded(bots_of(state), aside))
    bots = bots_of(blind)
    named = {*bots.deck, *bots.discard, *bots.pair, *bots.progress}
    hidden = [card for card in range(1, 23) if card not in named]
    places = bots.deck.count(UNSEEN)
    known = [card for card in bots.deck if card != UNSEEN]
    odds: Counter[tuple[str, str, str]] = Counter()
    every = [
        pair
        for deal in permutations(hidden, places)
        for pair in permutations((*known, *deal), min(2, len(bots.deck)))
    ]
    pairs = Counter(every)
    for pair, n in pairs.items():
        said = dict(zip((LEFT, RIGHT), map(str, pair), strict=False))
        way = met(blind, said)
        if not isinstance(way, frozenset):
            return 0
        for outcome in way:
            odds[outcome] += Fraction(n, len(every))
    assert dict(odds) == dict(found.odds)
    return 1
