"""A number of "Check the table" put right."""

from __future__ import annotations

from companion.core.command import Command
from companion.core.game import TableFact
from companion.games.rise_and_fall.commands import CountPieces, SetBank, SetTreasury
from companion.games.rise_and_fall.content import kinds
from companion.games.rise_and_fall.state import State


def correct(state: State, fact: TableFact, value: int) -> Command[State]:
    """The command that makes the fact say `value`."""
    if fact.key == "bank":
        return SetBank(value)
    seat, what = fact.key.split(".")
    if what in kinds():
        return CountPieces(seat, what, value)
    return SetTreasury(seat, what, value)
