"""Which of several hexes: the closest, the furthest, the first in the card's order."""

from __future__ import annotations

from collections.abc import Collection
from math import inf

from companion.core.hexgrid import Hex
from companion.core.message import Message
from companion.games.tapestry.bots.decide.narrowing import Narrowing, hex_id
from companion.games.tapestry.bots.position import Position
from companion.games.tapestry.bots.state import HUMAN
from companion.games.tapestry.owners import AUTOMA


def running_hexes(position: Position, places: Collection[Hex]) -> Narrowing[Hex]:
    """Hexes in the running, in the order of the board."""
    ordered = tuple(place for place in position.board.hexes if place in places)
    return Narrowing(ordered, hex_id, position.board.names.__getitem__)


def narrow_by_closest(
    running: Narrowing[Hex], position: Position, rule: str, goals: Collection[Hex], because: str
) -> None:
    """R-hex-2: only the closest stay, all of them (ruling) where no path leads there."""
    steps = path_lengths(position, goals)
    ways = {place: steps.get(place, inf) for place in running.remaining}
    shortest = min(ways.values())
    kept = [place for place, way in ways.items() if way == shortest]
    text = "hex.no_path.ruling" if shortest == inf else f"conquer.{because}"

    def reason(place: Hex) -> Message:
        if ways[place] == inf:
            return Message(f"tapestry.bot.passed.no_way.{because}")
        n, least = int(ways[place]), int(shortest)
        return Message(f"tapestry.bot.passed.steps.{because}", n=n, least=least)

    running.keep(rule, kept, Message(f"tapestry.bot.why.{text}"), reason)


def path_lengths(position: Position, goals: Collection[Hex]) -> dict[Hex, int]:
    """R-hex-2: steps to the nearest goal; only the hexes in between must be passable."""
    lengths = dict.fromkeys(goals, 0)
    edge = list(lengths)
    while edge:
        beyond: list[Hex] = []
        for place in edge:
            for after in position.board.neighbours[place]:
                if after not in lengths:
                    lengths[after] = lengths[place] + 1
                    if passable(position, after):
                        beyond.append(after)
        edge = beyond
    return lengths


def passable(position: Position, place: Hex) -> bool:
    """R-hex-2: no Automa outpost, standing or toppled, and at most one human token."""
    owners = [token.owner for token in position.at(place)]
    return AUTOMA not in owners and owners.count(HUMAN) <= 1


def crow_flights(
    position: Position, places: Collection[Hex], land: Collection[Hex]
) -> dict[Hex, int]:
    """R-hex-3: how far each is, as the crow flies, from the nearest of these territories."""
    apart = position.board.apart
    return {place: min((apart[place][other] for other in land), default=0) for place in places}


def narrow_by_order(running: Narrowing[Hex], position: Position) -> None:
    """R-hex-1: the first hex met in the right card's order."""
    if not running.open:
        return
    first = next(place for place in position.hex_order if place in running.remaining)
    text = Message(
        "tapestry.bot.why.hex.order",
        card=position.right.number,
        hex=position.board.names[first],
    )
    later = Message("tapestry.bot.passed.later_in_order")
    running.keep("R-hex-1", (first,), text, lambda _: later)
