"""The printed facts the bots need at every decision, prepared once for each reading of a file."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from companion.content import load
from companion.core.hexgrid import Hex
from companion.games.tapestry.content import bots, look_up

Made = TypeVar("Made")
_MADE: dict[str, tuple[object, object]] = {}


def decision_card(number: int) -> bots.DecisionCard:
    """A decision card, 1 to 22."""
    cards = load("tapestry/decision_cards.json", bots.DecisionCards)
    by_number = _once("cards", cards, lambda: {card.number: card for card in cards.cards})
    return by_number.get(number) or look_up.decision_card(number)


def hex_order(number: int) -> tuple[Hex, ...]:
    """The hexes of the small map in the order of a card."""
    file = load("tapestry/hex_priority.json", bots.HexPriority)
    orders = _once("orders", file, lambda: {one.id: one.order for one in file.patterns})
    return orders[decision_card(number).hexes]


def _once(kind: str, source: object, make: Callable[[], Made]) -> Made:
    """What was made of this very source before, or made now."""
    kept = _MADE.get(kind)
    if kept is None or kept[0] is not source:
        _MADE[kind] = kept = (source, make())
    return kept[1]  # type: ignore[return-value]  # made of it before
