"""Ten invented tapestries: gain or score, a price, for each, a condition, a trap, a charm."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tests.soak.teaching import (
    ERA,
    LAID,
    LASTS,
    WHOLE,
    CardsMade,
    Happening,
    Invented,
    Moment,
    kind,
)

NAME = "Tapestry, cards that were taught"
COUNT, FIRST = WHOLE, 2


def harvest_moon(at: Moment):
    """2 food, or 5 points."""
    return [at.gain("food", 2), at.points(5)]


def toll_road(at: Moment):
    """1 coin may be paid, for 1 tapestry and 3 points."""
    paid = [("-", at.player, "coin", 1)]
    drawn = [[*paid, ("card", at.player), *at.points(3)], [*paid, *at.points(3)]]
    return [[], *(drawn if at.me.resources["coin"] else [])]


def quiet_border(at: Moment):
    """6 points with at least 2 technologies."""
    kept = sum(one.kind == "tech_card" for one in at.me.collected)
    return [at.points(6 if len(at.me.techs) + kept >= 2 else 0)]


def census(at: Moment):
    """1 point for each income building that is off the mat and not in reserve."""
    waits = sum(one.kind in at.me.buildings for one in at.me.reserve)
    return [at.points(sum(at.me.buildings.values()) - waits)]


def good_neighbours(at: Moment):
    """1 food for each of the people beside me, then 1 worker for me."""
    given = [row for one in at.beside for row in at.gain("food", 1, one)]
    return [[*given, *at.gain("worker", 1)]]


def rival_machine(at: Moment):
    """The Automa loses 4 points where it has them, I gain 2."""
    bots = at.state.bots
    alone = at.state.options.bots.value == "automa"
    lost = [("automa", -4)] if alone and bots is not None and bots.score >= 4 else []
    return [[*lost, *at.points(2)]]


def festival(at: Moment):
    """1 coin beside another card, before or after; a track, perhaps; then a resource is lost."""
    era = min(max(at.me.income_turns, 1), 4)
    charm = at.gain("coin", 1) if at.me.mat.get(str(era - 1)) else []
    lost = [[("-", at.player, one, 1)] for one in at.me.resources]
    in_order = [[*charm, *one] for one in lost] + [[*one, *charm] for one in lost]
    return in_order if sum(at.me.resources.values()) else [*in_order, charm]


CARDS = CardsMade(
    (
        Invented(
            *("aa", "Harvest Moon", 5),
            (LAID, "gain", "food", 2, "or", "vp", 5, "done"),
            harvest_moon,
        ),
        Invented(
            *("ff", "Toll Road", 5),
            (LAID, "no", "pay", "coin", 1, "gain", "tapestry", 1, "with", "vp", 3, "done"),
            toll_road,
        ),
        Invented(
            *("ff", "Guild Charter", 8),
            (ERA, "no", "building_gained", "market", "vp", 2, "done"),
        ),
        Invented(
            *("aa", "Quiet Border", 5),
            (LAID, "if", "at_least", "tech_card", 2, "vp", 6, "done"),
            quiet_border,
        ),
        Invented(
            *("ff", "Census", 5),
            (LAID, "no", "vp_per", "income_building", 1, "done"),
            census,
        ),
        Invented(
            *("mm", "Pitfall", 5),
            ("trap", "sprung", "topple", "then", "sprung", "gain", "culture", 1, "done"),
        ),
        Invented(
            *("aa", "Good Neighbours", 5),
            (LAID, "who", "neighbours", "gain", "food", 1, "then", "gain", "worker", 1, "done"),
            good_neighbours,
        ),
        Invented(
            *("ff", "Rival Machine", 5),
            (LAID, "no", "who", "automa", "lose", "vp", 4, "then", "vp", 2, "done"),
            rival_machine,
        ),
        Invented(
            *("mm", "Long Road", 2),
            (LASTS, "advanced", "exploration", "vp", 1, "done"),
        ),
        Invented(
            *("ff", "Festival", 6),
            (
                *(LAID, "yes", "left_charm", "gain", "coin", 1),
                *("then", "played", "may", "advance", "any", "no"),
                *("then", "played", "lose", "any_resource", 1, "done"),
            ),
            festival,
        ),
    )
)


def run(count: int, seed: int) -> str:
    """Every card did what is written down for it, wherever it was met."""
    return CARDS.games(count, seed, looked_at)


def looked_at(entry: Any, tables: Sequence[Any]) -> Iterator[str]:
    """Every card of ours in a step, once it is found right."""
    for laid in CARDS.laid(entry, tables):
        if CARDS.made[laid.moment.card].played:
            yield laid.name
    for name, waits in WAITS.items():
        yield from CARDS.whenever(entry, tables, name, waits)
    yield from CARDS.sprung(entry, tables, "Pitfall")


def a_market(event: Any, table: Any) -> Iterator[str]:
    if kind(event) in ("BuildingGained", "BuildingPutAside") and event.building == "market":
        yield event.player


def an_advance(event: Any, table: Any) -> Iterator[str]:
    moved = kind(event) == "TokenMoved" and event.track == "exploration"
    if moved and event.end == event.start + 1:
        yield event.owner


WAITS = {"Guild Charter": Happening(a_market, 2), "Long Road": Happening(an_advance, 1)}
