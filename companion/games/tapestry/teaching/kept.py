"""What was taught before: a house fact for each card, read when it is met in a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.core.message import Message
from companion.core.step import Step
from companion.games.tapestry.content.teaching import Teaching
from companion.games.tapestry.state import UNKNOWN, State
from companion.games.tapestry.teaching.checking import PREFIX, as_text, fits, from_text
from companion.games.tapestry.teaching.events import CardTaught
from companion.games.tapestry.teaching.words import cards, none_left

EVERY = f"{PREFIX}*"


def keep(step: Step[Any], taught: Teaching) -> None:
    """For this game's owner and the games to come."""
    step.learn(PREFIX + taught.id, as_text(taught))


def all_kept(step: Step[State]) -> tuple[str, ...]:
    """The cards that were taught and that this game does not know yet."""
    known = step.known_fact(EVERY) if step.state.options.expansions else None
    ids = (fact.removeprefix(PREFIX) for fact in known) if isinstance(known, tuple) else ()
    return tuple(one for one in ids if one not in step.state.taught)


def read(step: Step[State], card: str) -> Teaching | None:
    """How it was taught; None where that fits no card of this table."""
    taught = from_text(step.known_fact(PREFIX + card))
    if taught is None or taught.id != card or not fits(step.state, taught):
        return None
    return taught if room_for(step.state, taught) else None


def room_for(state: State, taught: Teaching) -> bool:
    """Whether there is such a card, or one without a name whose place it can take."""
    return taught.id not in state.taught and none_left(state, taught.card) is None


def to_name(step: Step[State]) -> Iterator[tuple[str, Message | None]]:
    """Those of the boxes in play, each with why a card here cannot be that one."""
    for card in all_kept(step):
        taught = from_text(step.known_fact(PREFIX + card))
        if taught is None or taught.card not in cards(step.state):
            continue
        refused = none_left(step.state, taught.card)
        if refused or read(step, card):
            yield card, refused


def in_place_of(step: Step[State], card: str) -> Iterator[str]:
    """Those taught before that a card without a name may be."""
    for one in all_kept(step):
        taught = read(step, one)
        if taught is not None and taught.card == card != one:
            yield one


def meet(step: Step[State], card: str, player: str = "") -> bool:
    """Whether this game knows it from here on, as it was taught before."""
    if card in step.state.taught:
        return True
    taught = read(step, card)
    if taught is None:
        return False
    step.record(CardTaught(taught, player))
    return True


def meet_perhaps(step: Step[State], player: str, kind: str) -> None:
    """Those of a kind, which may be among the cards in a hand that nobody named."""
    if UNKNOWN not in step.state.players[player].hand:
        return
    for card in all_kept(step):
        taught = read(step, card)
        if taught is not None and kind in taught.kinds:
            step.record(CardTaught(taught))


def meet_all(step: Step[State]) -> None:
    """All of them lie in the deck that the app deals from."""
    for card in all_kept(step):
        meet(step, card)
