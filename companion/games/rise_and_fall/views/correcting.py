"""What puts a number of "Check the table" right."""

from __future__ import annotations

from companion.core.command import Command
from companion.core.game import TableFact
from companion.core.offer import Offer, number_of
from companion.games.rise_and_fall.commands.correct import (
    CountPieces,
    SetBank,
    SetTreasury,
)
from companion.games.rise_and_fall.content import kinds
from companion.games.rise_and_fall.state import State


def correct(state: State, fact: TableFact) -> Offer[State]:
    """The offer that makes a fact say another number."""
    del state
    return number_of(fact.key, fact.label, lambda n: _command(fact, n), int(str(fact.value)))


def _command(fact: TableFact, value: int) -> Command[State]:
    if fact.key == "bank":
        return SetBank(value)
    seat, what = fact.key.split(".")
    if what in kinds():
        return CountPieces(seat, what, value)
    return SetTreasury(seat, what, value)
