"""Civilizations: the Artificers.

Their mat, as listed in the data: buildings leave the income mat without being gained, or move
along it; a space they leave is open, one they come to is covered.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.city.events import BuildingGained, BuildingsSlid, PiecePutElsewhere
from companion.games.tapestry.civilizations import INCOME
from companion.games.tapestry.player import BUILDINGS
from companion.games.tapestry.score import points
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.turn import Turn

ARTIFICERS, POINTS = "artificers", "points"
LAST, LEFTMOST = 5, 1


@INCOME.of(ARTIFICERS)
def artificers(turn: Turn) -> None:
    """Turns 2-4: one building aside or a space to the left; turn 5: points, or a track packed."""
    options = _aside_or_slide(turn)
    if turn.me.income_turns == LAST:
        built = sum(turn.me.buildings.values())
        scored = Option(POINTS, Message("tapestry.option.points", n=built))
        options = [scored, *(_option("pack", one) for one in _standing(turn))]
    if not options:
        return
    act, _, building = turn.choose("artificers", Message("tapestry.ask.or"), options).partition(".")
    ACTS[act](turn, building)


def _standing(turn: Turn) -> list[str]:
    """The income tracks with a building left on the mat."""
    return [building for building in BUILDINGS if turn.me.covered(building)]


def _aside_or_slide(turn: Turn) -> list[Option]:
    standing = _standing(turn)
    free = [one for one in standing if turn.me.covered(one)[0] > LEFTMOST]
    aside = [_option("aside", building) for building in standing]
    return [*aside, *(_option("slide", building) for building in free)]


def _option(act: str, building: str) -> Option:
    text = Message(f"tapestry.option.artificers.{act}", building=word("building", building))
    return Option(f"{act}.{building}", text, icon=f"building-{building}")


def _points(turn: Turn, _building: str) -> None:
    points.score(turn, sum(turn.me.buildings.values()), "civilization", ARTIFICERS)


def _aside(turn: Turn, building: str) -> None:
    """Neither gained nor placed: it sets nothing off, and still counts for its type."""
    turn.record(BuildingGained(turn.player, building))
    turn.record(PiecePutElsewhere(turn.player, building, f"civilization:{ARTIFICERS}"))


def _slide(turn: Turn, building: str) -> None:
    first, *others = turn.me.covered(building)
    turn.record(BuildingsSlid(turn.player, building, (first - 1, *others)))


def _pack(turn: Turn, building: str) -> None:
    n = len(turn.me.covered(building))
    turn.record(BuildingsSlid(turn.player, building, tuple(range(LEFTMOST, LEFTMOST + n))))


ACTS: Mapping[str, Callable[[Turn, str], None]] = {
    POINTS: _points,
    "aside": _aside,
    "slide": _slide,
    "pack": _pack,
}
