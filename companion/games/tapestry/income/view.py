"""The income turn as screens draw it: `income_view(state)` while `phase` starts with "income_".

What can be done in the step of now is `IncomeView.rows`; the gold button is `IncomeView.next`,
None where a card must be chosen. A line of points or of income that the player changed goes along
with it, as the answer to the question that is its key, or afterwards by `session.differ(...)`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from companion.core.chance import Chance
from companion.core.message import Message
from companion.core.offer import Offer
from companion.core.step import Sources, Step, Unanswered
from companion.games.tapestry import flow
from companion.games.tapestry.civilizations.power import SCORED, Power
from companion.games.tapestry.describing import benefit_text
from companion.games.tapestry.income import income_mat, income_turn, inspiration
from companion.games.tapestry.income.choices import at_once, going_on, to_choose
from companion.games.tapestry.income.view_mat import MatRow, mat_rows
from companion.games.tapestry.lookup import pictures
from companion.games.tapestry.player import RESOURCE_CAP, RESOURCES
from companion.games.tapestry.score import points
from companion.games.tapestry.score.events import PointsScored
from companion.games.tapestry.state import LAST_INCOME_TURN, Phase, State
from companion.games.tapestry.turn.allowed import phase_name
from companion.games.tapestry.turn.mats import class_of, power_of
from companion.games.tapestry.turn.names import thing_name, word
from companion.games.tapestry.turn.turn import Turn

DONE, NOW, LATER = "done", "now", "later"
TOPICS = {
    Phase.INCOME_POWERS: "income.civilizations",
    Phase.INCOME_TAPESTRY: "income.play_tapestry",
    Phase.INCOME_UPGRADE: "income.upgrade",
    Phase.INCOME_POINTS: "income.points",
    Phase.INCOME_GAIN: "income.gain",
}


@dataclass(frozen=True, slots=True)
class StepView:
    """A step of this income turn."""

    phase: str
    name: Message
    when: str
    """ "done", "now" or "later"."""
    topic: str
    """Its entry."""
    note: Message | None = None
    """What it will bring, while it is still to come."""


@dataclass(frozen=True, slots=True)
class PointLine:
    """An uncovered icon, an inspiration tile or a mat, and what it is worth now."""

    key: str
    """The question under which the table may say another number; empty where it may not."""
    text: Message
    amount: int
    icon: str
    shows: str = ""
    """The icon that is printed there, which names its entry."""
    counted: tuple[int, int] | None = None
    """How many of what it counts, and what each is worth."""


@dataclass(frozen=True, slots=True)
class GainLine:
    """What the income step will give of one thing."""

    key: str
    """The question under which the table may say another number."""
    what: str
    name: Message
    n: int
    after: int
    """What the marker will show; the count in hand for tiles and cards."""


@dataclass(frozen=True, slots=True)
class IncomeView:
    """The income turn now."""

    player: str
    turn: int
    steps: tuple[StepView, ...]
    rows: tuple[Offer[State], ...]
    """What can be chosen in this step."""
    points: tuple[PointLine, ...]
    total: int
    before: int
    gains: tuple[GainLine, ...]
    first_into_era: bool
    """The bonus of the first into this era will be gained with the tapestry."""
    next: Offer[State] | None
    counts_points: bool = False
    """The points are taken in this step."""
    counts_income: bool = False
    """What income gives is taken in this step, perhaps together with the points."""
    at_once: bool = False
    """Points and income are taken together."""
    mat: tuple[MatRow, ...] = ()
    """The income mat in a step that counts its icons."""


def income_view(state: State) -> IncomeView:
    """The income turn of whoever is to move."""
    player = state.turn
    me = state.players[player]
    lines, gains, both = _points(state, player), _gains(state, player), at_once(state)
    steps = _steps(state, player, _brings(lines, gains))
    counts = state.phase is Phase.INCOME_POINTS
    income = state.phase is Phase.INCOME_GAIN or (counts and both)
    return IncomeView(
        player=player,
        turn=me.income_turns,
        steps=steps,
        rows=to_choose(state),
        points=lines,
        total=sum(line.amount for line in lines),
        before=me.score,
        gains=gains,
        first_into_era=state.phase is Phase.INCOME_TAPESTRY
        and income_turn.era_bonus_waits(state, player),
        next=going_on(state),
        counts_points=counts,
        counts_income=income,
        at_once=both,
        mat=mat_rows(me, points=counts, income=income),
    )


def _brings(lines: Iterable[PointLine], gains: Iterable[GainLine]) -> dict[Phase, Message]:
    """What the steps that count icons will come to."""
    things = {one.what: one.n for one in gains}
    resources = sum(things.get(what, 0) for what in RESOURCES)
    cards = sum(things.values()) - resources
    return {
        Phase.INCOME_POINTS: Message(
            "tapestry.income.step_points", n=sum(line.amount for line in lines)
        ),
        Phase.INCOME_GAIN: Message(
            "tapestry.income.step_gain",
            resources=Message("tapestry.income.step_resources", n=resources),
            cards=Message("tapestry.income.step_cards", n=cards),
        ),
    }


def _steps(state: State, player: str, brings: Mapping[Phase, Message]) -> tuple[StepView, ...]:
    turn = state.players[player].income_turns
    phases = [
        step.phase
        for step in flow.INCOME_STEPS
        if turn in step.turns and not _is_reserve_alone(state, player, step.phase)
    ]
    at = phases.index(state.phase) if state.phase in phases else 0
    return tuple(
        StepView(
            phase.value,
            phase_name(state, phase),
            NOW if n == at else DONE if n < at else LATER,
            TOPICS[phase],
            brings.get(phase) if n >= at else None,
        )
        for n, phase in enumerate(phases)
    )


def _is_reserve_alone(state: State, player: str, phase: Phase) -> bool:
    """No tapestry is played on the last income turn; what lies in reserve takes its place."""
    me = state.players[player]
    is_last = phase is Phase.INCOME_TAPESTRY and me.income_turns == LAST_INCOME_TURN
    return is_last and state.phase is not phase and not me.reserve


def _points(state: State, player: str) -> tuple[PointLine, ...]:
    turn = Turn(Step(state, Sources(chance=Chance("", 0))), player)
    mat = tuple(
        PointLine(
            key=f"{player}.income.points.{icon.place}",
            text=benefit_text(icon.benefit),
            amount=points.worth(turn, icon.benefit),
            icon=f"building-{icon.building}",
            shows=next(iter(pictures.of((icon.benefit,))), ""),
            counted=points.counted(turn, icon.benefit),
        )
        for icon in income_mat.point_icons(state.players[player])
    )
    return (*mat, *map(partial(_inspiration, turn), turn.me.inspirations), *_final(turn))


def _inspiration(turn: Turn, building: str) -> PointLine:
    benefit = inspiration.adds(turn.state, building)
    return PointLine(
        key=f"{turn.player}.income.inspiration.{building}",
        text=inspiration.line(turn.state, building),
        amount=points.worth(turn, benefit) if benefit else 0,
        icon="inspiration",
    )


def _final(turn: Turn) -> Iterator[PointLine]:
    """What civilizations score on the last turn: nothing yet where a question comes with it."""
    last = turn.me.income_turns == LAST_INCOME_TURN
    for mat in turn.me.civilizations if last else ():
        if class_of(mat.id).final is not Power.final and not mat.marks.get(SCORED):
            text = Message("tapestry.income.final", civilization=word("civilization", mat.id))
            yield PointLine("", text, _tried(turn, mat.id), "flag")


def _tried(turn: Turn, civilization: str) -> int:
    step = Step(turn.state, Sources(chance=Chance("", 0)))
    with suppress(Unanswered):
        power_of(Turn(step, turn.player), civilization).final()
    return sum(event.amount for event in step.events if isinstance(event, PointsScored))


def _gains(state: State, player: str) -> tuple[GainLine, ...]:
    me = state.players[player]
    held = {**me.resources, "territory_tile": len(me.tiles), "tapestry": len(me.hand)}
    return tuple(
        GainLine(
            key=f"{player}.income.gain.{what}",
            what=what,
            name=thing_name(what),
            n=n,
            after=_after(held.get(what, 0), n, what in me.resources),
        )
        for what, n in income_mat.gains_of(me).items()
    )


def _after(has: int, n: int, capped: bool) -> int:
    return min(has + n, RESOURCE_CAP) if capped else has + n
