"""How near everybody is to each trophy, and what must not be missed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.core.message import Message, name
from companion.games.rise_and_fall.content import kinds
from companion.games.rise_and_fall.flow import LETTERS
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.rules.decline import cards_to_give
from companion.games.rise_and_fall.state import Phase, State

CLOSE = 4
"""A trophy is close when no more than this part of its pieces is left, or one piece."""
PLAYED = (Phase.CARDS, Phase.ACTIONS, Phase.DECLINE, Phase.BUYING, Phase.END_OF_TURN)


@dataclass(frozen=True, slots=True)
class NearTrophy:
    """A trophy on the board, and who is nearest to it."""

    kind: str
    seats: tuple[str, ...]
    to_go: int
    close: bool
    """It may fall soon."""


def nearest(state: State, kind: str) -> NearTrophy | None:
    """Who has most pieces of a kind whose trophy is on the board; None where nobody has any."""
    counts = {seat: state.player(seat).in_world(kind) for seat in state.living}
    best = max(counts.values(), default=0)
    if kind in state.trophies_won or not best:
        return None
    seats = tuple(seat for seat, n in counts.items() if n == best)
    most = kinds()[kind].count
    left = most - best
    return NearTrophy(kind, seats, left, left <= 1 or left * CLOSE <= most)


def trophies_near(state: State) -> tuple[NearTrophy, ...]:
    """Those on the board that somebody has a piece for, the closest first."""
    found = (nearest(state, kind) for kind in kinds())
    return tuple(sorted((one for one in found if one), key=lambda one: one.to_go))


def warnings(state: State) -> tuple[Message, ...]:
    """Who would have no card left, while a trophy is close."""
    if state.phase not in PLAYED or not any(one.close for one in trophies_near(state)):
        return ()
    bare = tuple(seat for seat in state.living if len(cards_to_give(state, seat)) <= 1)
    close = next(one for one in trophies_near(state) if one.close)
    piece = name("rise_and_fall", "piece", close.kind)
    return tuple(
        Message("rise_and_fall.near.warning", who=who(state, seat), piece=piece) for seat in bare
    )


def notices(state: State) -> Iterator[Message]:
    """What must not be missed."""
    if state.phase in LETTERS and len(state.trophies_won) >= state.options.trophies:
        yield Message("rise_and_fall.notice.last_turn")
    if len(state.living) == 1 and state.phase in LETTERS:
        yield Message("rise_and_fall.notice.alone", who=who(state, state.living[0]))
    yield from warnings(state)
    if state.counts_treasuries and state.bank is not None:
        gold = Message("rise_and_fall.setup.bank", gold=state.bank)
        yield gold if state.bank else Message("rise_and_fall.notice.bank_empty")
