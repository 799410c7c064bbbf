"""Bonuses paid with things: resources, territory tiles, tapestry or technology cards.

Rulebook, "Track guide": discard two or three of them for points.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from companion.core.event import Event
from companion.core.handed_in import HandedIn, HandedOne
from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.describing import POINTS
from companion.games.tapestry.state import State
from companion.games.tapestry.turn import costs
from companion.games.tapestry.turn.turn import Turn

THINGS = ("territory_tile", "tapestry", "tech_card")


@dataclass(frozen=True, slots=True)
class Held:
    """A kind of thing that can be given up."""

    of: Callable[[Turn], tuple[str, ...]]
    """Those that the player has."""
    called: Callable[[str], Message]
    gone: Callable[[str, str], Event[State]]
    """Of a player and one of them."""


PAY_POINTS: HandedOne[Callable[[Turn, int], None]] = HandedOne("points given up")
HELD: HandedIn[str, Held] = HandedIn("things given up")
"""thing -> how it is given up; the rooms' own lists, handed in by the game."""


def holdings(turn: Turn, what: str) -> tuple[str, ...]:
    """What the player could discard."""
    return HELD[what].of(turn)


def affordable(turn: Turn, cost: Mapping[str, int]) -> bool:
    """Whether the player has all of it."""
    things = all(len(holdings(turn, what)) >= cost.get(what, 0) for what in THINGS)
    points = POINTS not in cost or turn.me.score >= cost[POINTS]
    return things and points and bool(costs.ways_to_pay(_resources(cost), turn.me.resources))


def _resources(cost: Mapping[str, int]) -> dict[str, int]:
    return {what: n for what, n in cost.items() if what not in (*THINGS, POINTS)}


def pay(turn: Turn, cost: Mapping[str, int]) -> None:
    """Pay it; the player says with what."""
    if resources := _resources(cost):
        costs.pay(turn, costs.choose_payment(turn, resources))
    if n := cost.get(POINTS, 0):
        PAY_POINTS.get()(turn, n)
    for what in THINGS:
        if n := cost.get(what, 0):
            discard(turn, what, n)


def discard(turn: Turn, what: str, n: int) -> None:
    """Discard exactly so many of one kind."""
    for thing in choose_holdings(turn, what, n, n):
        turn.record(HELD[what].gone(turn.player, thing))


def choose_holdings(turn: Turn, what: str, least: int, most: int) -> Sequence[str]:
    """Which of one's tiles or cards; those alike are told apart by their place."""
    mine = holdings(turn, what)
    options = [Option(str(at), HELD[what].called(thing)) for at, thing in enumerate(mine)]
    text = Message(f"tapestry.ask.discard.{what}")
    chosen = turn.several(f"discard.{what}", text, options, least, most)
    return [mine[int(at)] for at in chosen]
