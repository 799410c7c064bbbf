"""What this income turn still brings, added up: `income_sum(state, now, changed)`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from companion.core.message import Message
from companion.games.tapestry.income.view import DONE, IncomeView
from companion.games.tapestry.player import RESOURCE_CAP, RESOURCES
from companion.games.tapestry.state import Phase, State
from companion.games.tapestry.turn.names import thing_name


@dataclass(frozen=True, slots=True)
class SumLine:
    """One thing that the player counts."""

    name: Message
    has: int
    gain: int
    after: int


def income_sum(state: State, now: IncomeView, changed: Mapping[str, int]) -> tuple[SumLine, ...]:
    """Points, resources, tiles and cards; `changed` holds the lines the table said otherwise."""
    return tuple(_lines(state, now, changed))


def _lines(state: State, now: IncomeView, changed: Mapping[str, int]) -> Iterator[SumLine]:
    ahead = {step.phase for step in now.steps if step.when != DONE}
    points = sum(changed.get(line.key, line.amount) for line in now.points)
    scored = points if Phase.INCOME_POINTS.value in ahead else 0
    name = Message("tapestry.corrected.points")
    yield SumLine(name, now.before, scored, now.before + scored)
    me = state.players[now.player]
    gains = {line.what: changed.get(line.key, line.n) for line in now.gains}
    held = {**me.resources, "territory_tile": len(me.tiles), "tapestry": len(me.hand)}
    for what, has in held.items():
        gain = gains.get(what, 0) if Phase.INCOME_GAIN.value in ahead else 0
        after = min(has + gain, RESOURCE_CAP) if what in RESOURCES else has + gain
        yield SumLine(thing_name(what), has, gain, after)
