"""The table in three groups, to be looked over: you, the C.I.V., the Market."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.checked import BOARD, BOTS, YOU, Cell, Group, short
from companion.core.game import TableFact
from companion.core.message import Message
from companion.games.imperium.content import named
from companion.games.imperium.state import State

PILES = {
    "deck": "imperium-main-deck",
    "discard": "imperium-discard",
    "history": "imperium-history",
    "play": "imperium-in-play",
    "dynasty": "imperium-dynasty",
    "quests": "imperium-quest",
}


def checked(state: State, facts: Sequence[TableFact]) -> tuple[Group, ...]:
    """Every fact once."""
    you, civ = named("nation", state.you.nation), named("nation", state.civ.nation)
    found = (
        Group(YOU, Message("imperium.check.you"), "person", _of(facts, "you"), you, "human"),
        Group(
            BOTS, Message("imperium.check.civ"), "imperium-bot", _of(facts, "civ"), civ, "automa"
        ),
        Group(BOARD, Message("imperium.check.market"), "imperium-market", _of(facts, "")),
    )
    return tuple(group for group in found if group.cells)


def _of(facts: Sequence[TableFact], whose: str) -> tuple[Cell, ...]:
    return tuple(_cell(fact) for fact in facts if _whose(fact.key) == whose)


def _whose(key: str) -> str:
    first, *rest = key.split(".")
    if first == "tokens":
        return rest[0]
    if first in ("pile", "slot", "journey"):
        return "civ"
    return first if first in ("you", "civ") else ""


def _cell(fact: TableFact) -> Cell:
    first, *rest = fact.key.split(".")
    icons = {
        "tokens": f"imperium-{rest[-1]}" if rest else "",
        "pile": PILES.get(rest[0], "") if rest else "",
        "slot": "imperium-slot",
        "market": "card",
        "unrest": "imperium-unrest",
        "main_deck": "imperium-main-deck",
        "journey": "imperium-voyage",
    }
    return Cell(fact, short(fact), icons.get(first, "imperium-state"))
