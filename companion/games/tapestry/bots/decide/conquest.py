"""Conquering: whom, where, and what is laid down. R-conq-0 to R-conq-6."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from companion.core.hexgrid import Hex
from companion.core.instruction import Why
from companion.core.message import Message
from companion.games.tapestry.bots.decide.hexes import (
    narrow_by_closest,
    narrow_by_order,
    running_hexes,
)
from companion.games.tapestry.bots.decide.island import narrow_by_island
from companion.games.tapestry.bots.decide.narrowing import Narrowing
from companion.games.tapestry.bots.position import Position
from companion.games.tapestry.bots.state import HUMAN
from companion.games.tapestry.owners import AUTOMA, SHADOW

OPPONENT, NEUTRAL, NONE = "opponent", "neutral", "none"
MOST_TOKENS = 2


@dataclass(frozen=True, slots=True)
class Conquest:
    """Which procedure, where, and what comes with it; no hex when nothing is conquered."""

    procedure: str
    hex: Hex | None
    whys: tuple[Why, ...]
    draw_tile: bool = False
    shadow_toppled: bool = False


def choose_conquest(position: Position, anywhere: bool = False) -> Conquest:
    """What the Automa conquers. It never rolls the conquest dice (R-conq-7)."""
    if position.outposts_left[AUTOMA] <= 0:
        return _nothing("R-conq-0", "no_outpost")
    targets = opponent_targets(position, anywhere)
    return _opponent(position, targets) if targets else _neutral(position, anywhere)


def opponent_targets(position: Position, anywhere: bool) -> tuple[Hex, ...]:
    """R-conq-1: human territories it may take: one token, next to one of its own."""
    reach = None if anywhere else position.beside(position.controlled(AUTOMA))
    return tuple(
        place
        for place in position.controlled(HUMAN)
        if place in position.tiles
        and len(position.at(place)) < MOST_TOKENS
        and (reach is None or place in reach)
    )


def neutral_targets(position: Position, anywhere: bool) -> tuple[Hex, ...]:
    """R-conq-4: what it may legally conquer or explore; next to the human only with the icon."""
    own = position.controlled(AUTOMA)
    reach: Collection[Hex] = position.board.hexes if anywhere else position.beside(own)
    shunned = () if position.right.topple else position.beside(position.controlled(HUMAN))
    return tuple(
        place
        for place in reach
        if place not in own and place not in shunned and _open(position, place)
    )


def lays_shadow(position: Position, place: Hex) -> bool:
    """R-conq-6: a toppled Shadow outpost comes along, never (ruling) as a third token."""
    return wants_shadow(position, place) and len(position.at(place)) + 1 < MOST_TOKENS


def wants_shadow(position: Position, place: Hex) -> bool:
    """R-conq-6: the icon, a hex other than the island, and an outpost the Shadow still has."""
    return (
        position.right.topple
        and place != position.board.island
        and position.outposts_left[SHADOW] > 0
    )


def _open(position: Position, place: Hex) -> bool:
    if place in position.tiles:
        return len(position.at(place)) < MOST_TOKENS
    return position.tiles_left > 0 and position.is_empty(place)


def _opponent(position: Position, targets: tuple[Hex, ...]) -> Conquest:
    """R-conq-3: while the island counts the closest to it, then the card's order."""
    running = running_hexes(position, targets)
    running.start("R-conq-1", Message("tapestry.bot.why.conquer.opponent", n=len(targets)))
    narrow_by_island(running, position, "R-conq-3")
    narrow_by_order(running, position)
    return Conquest(OPPONENT, running.remaining[0], tuple(running.whys))


def _neutral(position: Position, anywhere: bool) -> Conquest:
    """R-conq-4 and R-conq-5: valid hexes, narrowed one rule after the other."""
    running = running_hexes(position, neutral_targets(position, anywhere))
    if not running.remaining:
        return _nothing("R-conq-4", "nowhere")
    icon = "icon" if position.right.topple else "no_icon"
    tiles = "" if position.tiles_left > 0 else ".no_tile.ruling"
    running.start("R-conq-4", Message(f"tapestry.bot.why.conquer.neutral.{icon}{tiles}"))
    narrow_by_island(running, position, "R-conq-5")
    _narrow_by_human(running, position)
    narrow_by_order(running, position)
    place = running.remaining[0]
    return Conquest(
        NEUTRAL,
        place,
        tuple(running.whys),
        draw_tile=place not in position.tiles,
        shadow_toppled=lays_shadow(position, place),
    )


def _narrow_by_human(running: Narrowing[Hex], position: Position) -> None:
    """R-conq-5: the closest to a human territory with a single token, else to any."""
    land = position.controlled(HUMAN)
    if not running.open or not land:
        return
    single = tuple(place for place in land if len(position.at(place)) == 1)
    because = "single" if single else "any_land"
    narrow_by_closest(running, position, "R-conq-5", single or land, because)


def _nothing(rule: str, because: str) -> Conquest:
    return Conquest(NONE, None, (Why(rule, Message(f"tapestry.bot.why.conquer.{because}")),))
