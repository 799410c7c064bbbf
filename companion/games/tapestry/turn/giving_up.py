"""Bonuses paid with things: resources, territory tiles, tapestry or technology cards.

Rulebook, "Track guide": discard two or three of them for points.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.cards.events_of_tapestries import TapestryDiscarded
from companion.games.tapestry.cards.events_of_technologies import TechDiscarded
from companion.games.tapestry.land.events import TerritoryTileSpent
from companion.games.tapestry.turn import costs
from companion.games.tapestry.turn.names import card_name
from companion.games.tapestry.turn.turn import Turn

THINGS = ("territory_tile", "tapestry", "tech_card")


def holdings(turn: Turn, what: str) -> tuple[str, ...]:
    """What the player could discard."""
    if what == "territory_tile":
        return tuple(map(str, turn.me.tiles))
    if what == "tapestry":
        return turn.me.hand
    return tuple(tech.card for tech in turn.me.techs)


def affordable(turn: Turn, cost: Mapping[str, int]) -> bool:
    """Whether the player has all of it."""
    resources = {what: n for what, n in cost.items() if what not in THINGS}
    things = all(len(holdings(turn, what)) >= cost.get(what, 0) for what in THINGS)
    return things and bool(costs.ways_to_pay(resources, turn.me.resources))


def pay(turn: Turn, cost: Mapping[str, int]) -> None:
    """Pay it; the player says with what."""
    resources = {what: n for what, n in cost.items() if what not in THINGS}
    if resources:
        costs.pay(turn, costs.choose_payment(turn, resources))
    for what in THINGS:
        if n := cost.get(what, 0):
            discard(turn, what, n)


def discard(turn: Turn, what: str, n: int) -> None:
    """Discard exactly so many of one kind."""
    for thing in choose_holdings(turn, what, n, n):
        if what == "territory_tile":
            turn.record(TerritoryTileSpent(turn.player, int(thing)))
        elif what == "tapestry":
            turn.record(TapestryDiscarded(turn.player, thing))
        else:
            turn.record(TechDiscarded(turn.player, thing))


def choose_holdings(turn: Turn, what: str, least: int, most: int) -> Sequence[str]:
    """Which of one's tiles or cards; those alike are told apart by their place."""
    mine = holdings(turn, what)
    options = [Option(str(at), _thing(what, thing)) for at, thing in enumerate(mine)]
    text = Message(f"tapestry.ask.discard.{what}")
    chosen = turn.several(f"discard.{what}", text, options, least, most)
    return [mine[int(at)] for at in chosen]


def _thing(what: str, thing: str) -> Message:
    if what == "territory_tile":
        return tile_name(int(thing))
    return card_name("tech" if what == "tech_card" else "tapestry", thing)


def tile_name(tile: int) -> Message:
    """A territory tile by its number here, or that nobody named it."""
    if tile < 1:
        return Message("tapestry.unknown.territory_tile")
    return Message("tapestry.territory_tile", number=tile)
