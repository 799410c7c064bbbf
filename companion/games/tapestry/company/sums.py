"""Points that follow from what lies on the table, for those who did not count as they played.

Rulebook, "Income turns": what the uncovered icons of the income mat are worth; "Achievements"; the
spaces of the tracks that give points, and the bonuses beside them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from companion.core.grid import Part, Sum
from companion.core.message import Message, name
from companion.games.tapestry import content
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.company import income
from companion.games.tapestry.company.reported import Reported
from companion.games.tapestry.correcting.facts.people import number_name
from companion.games.tapestry.income.income_mat import Icon
from companion.games.tapestry.player import BUILDINGS, BUILDINGS_EACH
from companion.games.tapestry.state import State

MOST = 15
TOLD = {"techs": "card-tech", "territories": "territory", "lines": "rows-and-columns"}
"""What an income turn counts, and its picture."""
LINES = "capital_rows_and_columns"
PICTURES = {
    "tech_card": "card-tech",
    "controlled_territory": "territory",
    "territory_tile_in_supply": "territory-tile",
    "tapestry_card_hand_and_mat": "card-tapestry",
    LINES: "rows-and-columns",
    **{one: f"building-{one}" for one in BUILDINGS},
}


def sum_of(state: State, source: str) -> Sum | None:
    """How the points of a source add up."""
    return MADE_OF[source](state) if source in MADE_OF else None


def _said(what: str) -> Message:
    return Message(f"tapestry.company.sum.{what}")


def _income(state: State) -> Sum:
    """An income turn: buildings off the mat, and what the icons below them count."""
    off = _said("off_mat")
    buildings = tuple(
        Part(one, number_name(f"building.{one}"), f"building-{one}", BUILDINGS_EACH, off)
        for one in BUILDINGS
    )
    counted = tuple(
        Part(one, Message(f"tapestry.company.ask.{one}"), icon, MOST) for one, icon in TOLD.items()
    )

    def icons(told: Mapping[str, int]) -> tuple[Icon, ...]:
        built = {one: told.get(one, 0) for one in BUILDINGS}
        return income.point_icons(replace(next(iter(state.players.values())), buildings=built))

    def comes_to(told: Mapping[str, int]) -> int:
        return sum(income.worth(icon, _reported(told)) for icon in icons(told))

    def reasons(told: Mapping[str, int]) -> tuple[Message, ...]:
        said = _reported(told)
        every = ((income.asks_for((one,)), income.worth(one, said)) for one in icons(told))
        return tuple(_reason(n, *of) for of, n in Counter(every).items())

    parts = (*buildings, *counted)
    return Sum(_said("income"), parts, comes_to, adds=True, whole=True, reasons=reasons)


def _reported(told: Mapping[str, int]) -> Reported:
    return Reported(*(told.get(one, 0) for one in TOLD))


def _reason(icons: int, asked: tuple[str, ...], worth: int) -> Message:
    """So many uncovered icons, what they count, and what each gives."""
    what = Message(f"tapestry.company.ask.{asked[0]}") if asked else _said("printed")
    points = icons * worth
    return Message("tapestry.company.sum.because", icons=icons, what=what, n=worth, points=points)


def _spaces(state: State) -> Iterator[Benefit]:
    """Everything that a space of a track gives, step by step."""
    for track in state.used_tracks():
        for space in content.track(track).spaces:
            for one in space.benefits:
                yield from one.steps or (one,)


def _tracks(state: State) -> Sum:
    """A point for each: of a space that was reached, as many as there were then."""
    found: dict[str, Part] = {}
    worth: dict[str, int] = {}
    for one in _spaces(state):
        if one.op is Verb.POINTS:
            id_ = f"points.{one.n}"
            worth[id_] = one.n
            found[id_] = Part(id_, Message("kit.points", n=one.n), "vp", 1, _said("space"))
        if one.op is Verb.POINTS_PER or one.op is Verb.SCORE_CAPITAL:
            per = one.per or LINES
            icon = PICTURES.get(per, f"track-{per.removesuffix('_spaces')}")
            icon = "income-buildings" if per == "income_building" else icon
            worth[per] = 1
            found[per] = Part(per, Message(f"tapestry.per.{per}"), icon, MOST, _said("each"))
    return Sum(_said("track"), tuple(found.values()), _adding(worth), adds=True)


def _bonuses(state: State) -> Sum:
    """Those that give points, by how many."""
    every = {
        one.n
        for track in state.used_tracks()
        for space in content.track(track).spaces
        if space.bonus is not None
        for one in space.bonus.reward
        if one.op is Verb.POINTS
    }
    parts = tuple(
        Part(str(n), Message("kit.points", n=n), "bonus", 8, _said("bonus_each"))
        for n in sorted(every)
    )
    return Sum(_said("bonus"), parts, _times, whole=True)


def _times(told: Mapping[str, int]) -> int:
    return sum(int(points) * n for points, n in told.items())


def _achievements(state: State) -> Sum:
    """Who was first has most."""
    side, worth, parts = str(state.options.side.value), {}, []
    for one in content.achievements().values():
        for place, points in enumerate(one.points[side], 1):
            id_ = f"{one.id}.{place}"
            worth[id_] = points
            note = Message("tapestry.company.sum.place", n=points, place=place)
            parts.append(Part(id_, name("tapestry", "achievement", one.id), "achievement", 1, note))
    return Sum(_said("achievement"), tuple(parts), _adding(worth))


def _adding(worth: Mapping[str, int]) -> Callable[[Mapping[str, int]], int]:
    return lambda told: sum(worth[one] * n for one, n in told.items())


MADE_OF: Mapping[str, Callable[[State], Sum]] = {
    "income": _income,
    "track": _tracks,
    "bonus": _bonuses,
    "achievement": _achievements,
}
