"""The offer that puts a number of "Check the table" right: `correct(state, fact)`."""

from __future__ import annotations

from functools import partial

from companion.core.command import Command
from companion.core.game import TableFact
from companion.core.message import Message
from companion.core.offer import Offer, number_of
from companion.games.tapestry.bots.correcting import CorrectBots
from companion.games.tapestry.correcting.facts import Hand, Number
from companion.games.tapestry.correcting.facts.cards import DECKS, may_hold
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.owners import AUTOMA, SHADOW
from companion.games.tapestry.state import State


def correct(state: State, fact: TableFact) -> Offer[State]:
    """For a fact whose value is a number."""
    owner, _, what = fact.key.partition(".")
    now = int(str(fact.value))
    if owner not in (AUTOMA, SHADOW):
        return number_right(state, owner, what, now)
    number = f"{what}.{owner}" if what == "outposts" else what
    return number_of(fact.key, fact.label, lambda n: CorrectBots(number, n), now)


def number_right(state: State, player: str, what: str, now: int = 0) -> Offer[State]:
    """For a number of a player: `what` is the id of a `Count`, or "points"."""
    label = Message("tapestry.offer.number")
    make = partial(_command, state, player, what)
    return number_of(f"{player}.{what}", label, make, now)


def _command(state: State, player: str, what: str, value: int) -> Command[State]:
    if what not in DECKS:
        return SetValue(Number(player, what, value))
    unnamed = may_hold(what)[0]
    held = Hand.now(state, player, what).items
    as_many = (*held[:value], *(unnamed for _ in range(value - len(held))))
    return SetValue(Hand(player, what, as_many))
