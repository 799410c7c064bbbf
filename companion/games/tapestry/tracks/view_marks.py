"""What spaces and costs say in pictures: an icon, how many of it, and an "or" between two."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from companion.games.tapestry import content
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.lookup import pictures

OR = "or"
COUNTED = frozenset({Verb.GAIN, Verb.POINTS, Verb.ADVANCE, Verb.REGRESS, Verb.RESEARCH})


@dataclass(frozen=True, slots=True)
class Mark:
    """A picture and how many of it; `OR` stands between two of which one is chosen."""

    icon: str
    n: int = 1


@dataclass(frozen=True, slots=True)
class SpaceMarks:
    """What a space of a track gives, what its bonus costs and gives."""

    benefit: tuple[Mark, ...]
    bonus_cost: tuple[Mark, ...]
    bonus: tuple[Mark, ...]
    landmark: str


@cache
def space_marks(track: str, space: int) -> SpaceMarks:
    """Of the space with this number, 1 to 12."""
    printed = content.space(track, space)
    bonus = printed.bonus
    return SpaceMarks(
        marks(printed.benefits),
        cost_marks(bonus.cost) if bonus else (),
        marks(bonus.reward) if bonus else (),
        printed.landmark,
    )


def marks(benefits: Iterable[Benefit]) -> tuple[Mark, ...]:
    """Benefits in their order."""
    return tuple(mark for benefit in benefits for mark in _marks(benefit))


def cost_marks(cost: Mapping[str, int]) -> tuple[Mark, ...]:
    """What is paid, each with how many of it."""
    return tuple(Mark(pictures.THING[what], n) for what, n in cost.items())


@cache
def revealed_marks(building: str) -> tuple[tuple[Mark, ...], ...]:
    """What each space of a building's row on the income mat gives, from the left."""
    return tuple(marks(space.reveals) for space in content.income_track(building).spaces)


@cache
def own_resource(track: str) -> str:
    """The picture of the resource that a track asks for first."""
    return pictures.THING.get(content.track(track).resource, "")


def _marks(benefit: Benefit) -> Iterator[Mark]:
    if benefit.op is Verb.OR:
        for place, option in enumerate(benefit.options):
            yield from (Mark(OR),) if place else ()
            yield from marks(option)
    elif benefit.op is Verb.IN_ORDER:
        yield from marks(benefit.steps)
    else:
        n = benefit.n if benefit.op in COUNTED else 1
        yield from (Mark(icon, n) for icon in pictures.of((benefit,)))
