"""How near everybody is to each trophy, and what a decline would cost them now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.core.message import Message, name
from companion.games.rise_and_fall.content import kinds
from companion.games.rise_and_fall.flow import LETTERS
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.rules.decline import cards_to_give, price
from companion.games.rise_and_fall.state import Phase, State

CLOSE = 4
"""A trophy is close when no more than this part of its pieces is left, or one piece."""
NAMED = 2
"""With more people than this in front nobody is named."""
PLAYED = (Phase.CARDS, Phase.ACTIONS, Phase.DECLINE, Phase.BUYING, Phase.END_OF_TURN)


@dataclass(frozen=True, slots=True)
class NearTrophy:
    """A trophy on the board, and who is nearest to it."""

    kind: str
    text: Message
    """Those with most pieces, as "Ann 7 of 8"."""
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
    names = tuple(who(state, seat) for seat in seats)
    text = Message("rise_and_fall.near.trophy", who=names, n=best, most=most)
    if len(seats) > NAMED:
        text = Message("rise_and_fall.near.several", people=len(seats), n=best, most=most)
    return NearTrophy(kind, text, seats, left, left <= 1 or left * CLOSE <= most)


def trophies_near(state: State) -> tuple[NearTrophy, ...]:
    """Those on the board that somebody has a piece for, the closest first."""
    found = (nearest(state, kind) for kind in kinds())
    return tuple(sorted((one for one in found if one), key=lambda one: one.to_go))


def decline_now(state: State) -> tuple[Message, ...]:
    """What a trophy that falls now would come to: the price, and who is in trouble by it."""
    if state.phase not in PLAYED or len(state.trophies_won) >= len(kinds()):
        return ()
    cost = price(state, len(state.trophies_won) + 1)
    lines = [Message("rise_and_fall.near.price", n=cost)]
    for seat in state.living:
        left = len(cards_to_give(state, seat)) - 1
        gold = state.player(seat).gold
        poor = state.counts_treasuries and gold < cost
        key = ("none_and_poor" if poor else "none") if left < 1 else "poor" if poor else ""
        if key:
            lines.append(Message(f"rise_and_fall.near.{key}", who=who(state, seat), gold=gold))
    return tuple(lines)


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
