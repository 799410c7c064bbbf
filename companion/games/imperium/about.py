"""How a game was played, for the shelf."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from companion.core.about import POINTS, About, ToTry
from companion.core.game import Result
from companion.core.message import Message
from companion.games.imperium.content import levels, named, nations
from companion.games.imperium.ladder import level_of
from companion.games.imperium.options import TABLE, Options
from companion.games.imperium.rules.scoring import CIV_SEAT

Roles: TypeAlias = Mapping[str, tuple[Message, ...]]


def about(options: Options, result: Result) -> About:
    """Nations, the level of the C.I.V., the box on the table."""
    if options.counted:
        return About(way=POINTS)
    roles: Roles = {str(at): (named("nation", one.nation),) for at, one in enumerate(options.seats)}
    if options.mode == TABLE:
        return About(way=POINTS, edition=options.box, roles=_of_those(result, roles))
    roles = {**roles, CIV_SEAT: (named("nation", options.opponent),)}
    return About(
        edition=options.box,
        level=level_of(options),
        roles=_of_those(result, roles),
        bots={CIV_SEAT: Message("imperium.civ")},
    )


def to_try() -> ToTry:
    """Levels easiest first; every nation."""
    return ToTry(
        tuple(named("level", one) for one in levels()),
        tuple(named("nation", one) for one in nations()),
    )


def _of_those(result: Result, roles: Roles) -> Roles:
    seats = {row.seat for row in result.rows}
    return {seat: role for seat, role in roles.items() if seat in seats}
