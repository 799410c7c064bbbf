"""The table in groups, to be looked over: everybody, and what lies between them."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.checked import BOARD, YOU, Cell, Group, short
from companion.core.game import TableFact
from companion.core.message import Message, name
from companion.games.rise_and_fall.content import bank_facts, kinds
from companion.games.rise_and_fall.game import colour_of
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.state import State

BETWEEN = {"trophy": "rise-trophy", "bank": "rise-gold", "first": "rise-first-player"}


def checked(state: State, facts: Sequence[TableFact]) -> tuple[Group, ...]:
    """Every fact once."""
    people = tuple(_person(state, player.id, facts) for player in state.players)
    between = tuple(
        Cell(fact, short(fact), BETWEEN[fact.key.split(".")[0]])
        for fact in facts
        if fact.key.split(".")[0] in BETWEEN
    )
    table = Group(BOARD, Message("rise_and_fall.check.between"), "layers", between)
    return (*people, table) if between else people


def _person(state: State, seat: str, facts: Sequence[TableFact]) -> Group:
    own = [fact for fact in facts if fact.key.startswith(f"{seat}.")]
    numbers = [_cell(fact) for fact in own if isinstance(fact.value, int)]
    cards = [_cell(fact) for fact in own if not isinstance(fact.value, int)]
    colour, shape = colour_of(state, seat)
    return Group(YOU, who(state, seat), f"shape-{shape}", (*numbers, *cards), colour=colour)


def _cell(fact: TableFact) -> Cell:
    _, *rest = fact.key.split(".")
    pictures = {one.id: one.icon for one in bank_facts().resources}
    pictures |= {kind.id: kind.icon for kind in kinds().values()}
    label = name("rise_and_fall", "piece", rest[-1]) if rest[0] == "card" else short(fact)
    icon = "rise-card" if rest[0] == "card" else pictures[rest[-1]]
    return Cell(fact, label, icon)
