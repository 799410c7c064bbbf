"""The C.I.V. gains, pays and exchanges tokens.

Solo booklet, "Phase de nettoyage de la C.I.V.": it never pays Progress instead of Materials or
Population.
"""

from __future__ import annotations

from companion.core.instruction import Why
from companion.core.message import Message
from companion.games.imperium.acts import Act, Verb
from companion.games.imperium.cards import Pile
from companion.games.imperium.events.tokens import CIV, TokensGained, TokensLost
from companion.games.imperium.rules.keeping import move
from companion.games.imperium.rules.resolving import Handler
from companion.games.imperium.rules.run import Run
from companion.games.imperium.tokens import Tokens, tokens_of


def gain(run: Run, act: Act, place: str) -> None:
    gained(run, act.tokens)


def gained(run: Run, tokens: Tokens) -> None:
    """Tokens from the supply."""
    run.step.record(TokensGained(CIV, tokens))


def gain_per_region(run: Run, act: Act, place: str) -> None:
    gained(run, act.tokens.times(run.civ.regions_in_play))


def spend(run: Run, act: Act, place: str) -> None:
    run.step.record(TokensLost(CIV, act.tokens))


def turn_all(run: Run, act: Act, place: str) -> None:
    _exchange(run, act.what[0], tokens_of(act.where, run.tokens.of(act.what[0])))


def lose_all(run: Run, act: Act, place: str) -> None:
    _exchange(run, act.what[0], Tokens())


def turn_every(run: Run, act: Act, place: str) -> None:
    kind = act.tokens.kinds[0]
    times = run.tokens.of(kind) // act.tokens.of(kind)
    run.step.record(TokensLost(CIV, act.tokens.times(times)))
    run.step.record(TokensGained(CIV, act.into.times(times)))


def lose_and_mill(run: Run, act: Act, place: str) -> None:
    """English printing, Scythians: half as many cards, rounded up."""
    had = run.tokens.of(act.what[0])
    _exchange(run, act.what[0], Tokens())
    mill(run, (had + 1) // 2)


def mill(run: Run, cards: int) -> None:
    """The top cards of its deck, as many as there are, to its discard; it does not reshuffle."""
    top = tuple(card.id for card in run.civ.deck[:cards])
    if top:
        with run.because(*_fewer(len(top), cards)):
            move(run, tuple(reversed(top)), Pile.DISCARD)


def _fewer(left: int, cards: int) -> tuple[Why, ...]:
    """Why not so many cards as its row says."""
    return (Why("C-9", Message("imperium.told.only_left", n=left)),) if left < cards else ()


def mill_some(run: Run, act: Act, place: str) -> None:
    mill(run, act.n)


def _exchange(run: Run, kind: str, into: Tokens) -> None:
    lost = tokens_of(kind, run.tokens.of(kind))
    run.step.record(TokensLost(CIV, lost))
    if into.total:
        run.step.record(TokensGained(CIV, into))


def _can_pay(run: Run, act: Act, place: str) -> bool:
    return run.tokens.covers(act.tokens)


def _has_some(run: Run, act: Act, place: str) -> bool:
    return run.tokens.of(act.what[0]) > 0


def _has_regions(run: Run, act: Act, place: str) -> bool:
    return run.civ.regions_in_play > 0


def _has_deck(run: Run, act: Act, place: str) -> bool:
    return bool(run.civ.deck)


VERBS = {
    Verb.GAIN: Handler(gain),
    Verb.GAIN_PER_REGION: Handler(gain_per_region, _has_regions),
    Verb.SPEND: Handler(spend, _can_pay, gate=True, price=True),
    Verb.TURN_ALL: Handler(turn_all, _has_some, gate=True),
    Verb.TURN_EVERY: Handler(turn_every, lambda run, act, p: run.tokens.covers(act.tokens)),
    Verb.LOSE_ALL: Handler(lose_all, _has_some),
    Verb.LOSE_AND_MILL: Handler(lose_and_mill, _has_some, gate=True),
    Verb.MILL: Handler(lambda run, act, p: mill(run, act.n), _has_deck),
}
"""What carries them out."""
