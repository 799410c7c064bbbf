"""The income turn as screens draw it: `income_view(state)` while `phase` starts with "income_".

What a tap sends:

- a power: `IncomeView.powers`, each a `UseMasterpiece(card)` or `UseCivilization(id)`.
- a tapestry: `IncomeView.hand`, each a `PlayTapestry(card)`; without cards in hand the one button
  lays the top of the deck face down. On turn 5 (FF) it is `UseReserve()`.
- an upgrade: `IncomeView.upgrades`, each an `UpgradeTechnology(card)`, grey with its reason.
- points: the gold button is `TakeIncomePoints()`; a line changed by the player goes along as
  `session.do(TakeIncomePoints(), {line.key: amount})`, or afterwards `session.differ(...)`.
- income: the gold button is `TakeIncomeGains()`, with changed lines as for points.
- `IncomeView.next` is the gold button of the step: what goes on; None where a card must be chosen.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from companion.core.chance import Chance
from companion.core.message import Message
from companion.core.step import Sources, Step, Unanswered
from companion.games.tapestry import flow
from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.describing import benefit_text
from companion.games.tapestry.income import income_mat, income_turn, inspiration
from companion.games.tapestry.income.commands import (
    NextStep,
    PlayTapestry,
    TakeIncomeGains,
    TakeIncomePoints,
    UpgradeTechnology,
    UseCivilization,
    UseMasterpiece,
    UseReserve,
)
from companion.games.tapestry.lookup import pictures
from companion.games.tapestry.player import RESOURCE_CAP
from companion.games.tapestry.score import points
from companion.games.tapestry.score.events import PointsScored
from companion.games.tapestry.state import LAST_INCOME_TURN, UNKNOWN, Phase, State
from companion.games.tapestry.turn.mats import class_of, power_of
from companion.games.tapestry.turn.names import card_name, thing_name, word
from companion.games.tapestry.turn.turn import Turn
from companion.games.tapestry.view_button import Button, button

DONE, NOW, LATER = "done", "now", "later"


@dataclass(frozen=True, slots=True)
class StepView:
    """A step of this income turn."""

    phase: str
    name: Message
    when: str
    """ "done", "now" or "later"."""


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
    powers: tuple[Button, ...]
    hand: tuple[Button, ...]
    upgrades: tuple[Button, ...]
    points: tuple[PointLine, ...]
    total: int
    before: int
    gains: tuple[GainLine, ...]
    first_into_era: bool
    """The bonus of the first into this era will be gained with the tapestry."""
    next: Button | None
    at_once: bool = False
    """Points and income are taken together, and what comes with the points is listed too."""


def income_view(state: State) -> IncomeView:
    """The income turn of whoever is to move."""
    player = state.turn
    me = state.players[player]
    lines = _points(state, player)
    return IncomeView(
        player=player,
        turn=me.income_turns,
        steps=_steps(state, player),
        powers=_powers(state, player),
        hand=_hand(state, player),
        upgrades=tuple(
            button(state, card_name("tech", t.card), UpgradeTechnology(t.card), "card-tech")
            for t in me.techs
        ),
        points=lines,
        total=sum(line.amount for line in lines),
        before=me.score,
        gains=_gains(state, player),
        first_into_era=income_turn.era_bonus_waits(state, player),
        next=_next(state),
        at_once=_at_once(state),
    )


def _at_once(state: State) -> bool:
    """Several people round one table take points and income in one go."""
    last = state.players[state.turn].income_turns >= LAST_INCOME_TURN
    return state.options.company and not last


def _steps(state: State, player: str) -> tuple[StepView, ...]:
    turn = state.players[player].income_turns
    phases = [step.phase for step in flow.INCOME_STEPS if turn in step.turns]
    at = phases.index(state.phase) if state.phase in phases else 0
    return tuple(
        StepView(
            phase.value,
            _step_name(state, phase),
            NOW if n == at else DONE if n < at else LATER,
        )
        for n, phase in enumerate(phases)
    )


def _step_name(state: State, phase: Phase) -> Message:
    """Masterpieces only where there are any."""
    if phase is Phase.INCOME_POWERS and not state.options.has("AA"):
        return Message("tapestry.phase.income_civilizations")
    return Message(f"tapestry.phase.{phase.value}")


def _powers(state: State, player: str) -> tuple[Button, ...]:
    on = state.options.company
    cards = [
        button(state, word("masterpiece", card), UseMasterpiece(card, on), "card")
        for card in income_turn.unused_masterpieces(state, player)
    ]
    mats = [
        button(
            state,
            word("civilization", mat),
            UseCivilization(mat, on),
            "flag",
            word("civilization_text", mat),
        )
        for mat in income_turn.abilities(state, player)
    ]
    return (*cards, *mats)


def _hand(state: State, player: str) -> tuple[Button, ...]:
    cards = dict.fromkeys(state.players[player].hand)
    return tuple(
        button(
            state,
            card_name("tapestry", card),
            PlayTapestry(card),
            "card-tapestry",
            word("tapestry_text", card),
        )
        for card in cards
        if card != UNKNOWN
    )


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
        if class_of(mat.id).final is not Power.final:
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


def _next(state: State) -> Button | None:
    """The gold button of the step."""
    match state.phase:
        case Phase.INCOME_POWERS | Phase.INCOME_UPGRADE:
            return button(state, Message("tapestry.button.next"), NextStep(), "arrow-right")
        case Phase.INCOME_TAPESTRY if state.players[state.turn].income_turns == 5:
            return button(state, Message("tapestry.button.reserve"), UseReserve(), "check")
        case Phase.INCOME_TAPESTRY if not state.players[state.turn].hand:
            return button(state, Message("tapestry.button.face_down"), PlayTapestry(), "card")
        case Phase.INCOME_TAPESTRY if UNKNOWN in state.players[state.turn].hand:
            text = Message("tapestry.button.unnamed_tapestry")
            return button(state, text, PlayTapestry(UNKNOWN), "card-tapestry")
        case Phase.INCOME_POINTS:
            lines = _points(state, state.turn)
            text = Message("tapestry.button.points", n=sum(line.amount for line in lines))
            return button(state, text, TakeIncomePoints(_at_once(state)), "check")
        case Phase.INCOME_GAIN:
            return button(state, Message("tapestry.button.gain"), TakeIncomeGains(), "check")
    return None
