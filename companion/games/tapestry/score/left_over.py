"""What a person still had when it was over, and powers that were never used."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.message import Message
from companion.core.scored import Left
from companion.games.tapestry import content
from companion.games.tapestry.player import RESOURCES, Player
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.names import word

TOP_ROW = 2


def left_over(state: State, seat: str) -> Iterator[Left]:
    """Resources, cards and tiles that were held, technologies and masterpieces that lay idle."""
    me = state.players.get(seat)
    if me is None:
        return
    for resource in RESOURCES:
        if me.resources[resource]:
            name = word("resource", resource)
            yield Left(f"resource-{resource}", name, me.resources[resource])
    for what, icon, n in _things(me):
        if n:
            yield Left(icon, Message(f"tapestry.left.{what}", n=n), n)


def _things(me: Player) -> Iterator[tuple[str, str, int]]:
    yield "hand", "card-tapestry", len(me.hand)
    yield "tiles", "territory-tile", len(me.tiles)
    yield "space_tiles", "space-tile", len(me.space_tiles)
    yield "low_techs", "card-tech", sum(tech.row < TOP_ROW for tech in me.techs)
    yield "unused_techs", "invent", sum(_idle(tech.card) and not tech.used for tech in me.techs)
    unused = set(me.masterpieces) - set(me.used_masterpieces)
    yield "masterpieces", "masterpiece", sum(map(_idle_masterpiece, unused))


def _idle(card: str) -> bool:
    """A power that is used once, by turning its card over."""
    known = content.techs().get(card)
    return known is not None and known.single_use


def _idle_masterpiece(card: str) -> bool:
    known = content.masterpieces().get(card)
    return known is not None and known.single_use
