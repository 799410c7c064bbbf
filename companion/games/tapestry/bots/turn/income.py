"""The bots' income turn: the steps of the level's chart, left column first. R-inc-1."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from itertools import groupby

from companion.core.instruction import Why
from companion.core.message import Message
from companion.games.tapestry import content
from companion.games.tapestry.bots.events import BotsIncomeBegun
from companion.games.tapestry.bots.state import BOTS
from companion.games.tapestry.bots.turn.acting import Acting
from companion.games.tapestry.bots.turn.advance import advance_by_pair
from companion.games.tapestry.bots.turn.civilization import civilization_step
from companion.games.tapestry.bots.turn.decks import add_progress, shuffle_all
from companion.games.tapestry.bots.turn.era import place_tapestry
from companion.games.tapestry.bots.turn.favourite import check_favourite
from companion.games.tapestry.bots.turn.first_turn import extras
from companion.games.tapestry.bots.turn.pair import use_last_pair
from companion.games.tapestry.bots.turn.score import score
from companion.games.tapestry.bots.turn.tapestry import draw_tapestry
from companion.games.tapestry.chance import DECISION_CARDS, TAPESTRIES
from companion.games.tapestry.content.bots import AutomaLevel
from companion.games.tapestry.owners import AUTOMA, SHADOW

FIRST, LAST = 1, 5
GROUPS = {
    "favourite": "favourites",
    "advance_with_last_pair": "advance",
    "score": "points",
    "progress": "cards",
    "place_tapestry": "cards",
    "draw_tapestry": "cards",
    "shuffle": "cards",
}
ICONS = {"favourites": "heart", "advance": "advance-any", "points": "vp", "cards": "cards"}
KIND_OF = {
    "progress": DECISION_CARDS,
    "shuffle": DECISION_CARDS,
    "place_tapestry": TAPESTRIES,
    "draw_tapestry": TAPESTRIES,
}
"""Which kind of card a step moves."""
PROGRESS, JOINING, SHUFFLE = "progress_", "progress", "shuffle"
CIVILIZATION = "civilization"


def income_turn(acting: Acting, why: Why) -> None:
    """The next income turn, for the reason given."""
    turn = acting.bots.income_turns + 1
    acting.record(BotsIncomeBegun(turn))
    acting.remark("bots.income", Message("tapestry.bot.do.income", turn=turn), why, icon="income")
    use_last_pair(acting)
    if turn == FIRST:
        extras(acting)
    steps = _steps(acting, turn)
    printed = sum(int(step.removeprefix(PROGRESS)) for step in steps if step.startswith(PROGRESS))
    for group, some in groupby(_in_order(steps), lambda step: GROUPS.get(step, "")):
        together = tuple(some)
        with _grouped(acting, group if _for_hands(acting, together) else ""):
            for step in together:
                if step == JOINING:
                    add_progress(acting, printed, turn)
                else:
                    _do(acting, step, turn)


def _steps(acting: Acting, turn: int) -> list[str]:
    """Of the printed chart; an own level may let the civilization play where that has none."""
    steps = [step.step for step in _level(acting).steps if turn in step.turns]
    own = acting.state.options.own_level
    if own is not None and own.civilization and CIVILIZATION not in steps and turn > FIRST:
        steps.insert(1, CIVILIZATION)
    return steps


def _for_hands(acting: Acting, steps: tuple[str, ...]) -> bool:
    """What lies in Loom is no heading: nothing would stand below it."""
    return not all(step in KIND_OF and acting.state.in_loom(KIND_OF[step]) for step in steps)


def _grouped(acting: Acting, group: str) -> AbstractContextManager[None]:
    """Lines of one kind under one heading; a civilization's card is a heading itself."""
    if not group:
        return nullcontext()
    text = Message(f"tapestry.bot.do.group.{group}", n=acting.bots.score)
    return acting.because(f"bots.income.{group}", heading=text, icon=ICONS[group])


def _in_order(steps: list[str]) -> list[str]:
    """R-inc-6: cards join once a turn; where the chart prints none, some of another source may."""
    order = list(dict.fromkeys(JOINING if s.startswith(PROGRESS) else s for s in steps))
    if SHUFFLE in order and JOINING not in order:
        order.insert(order.index(SHUFFLE), JOINING)
    return order


def _level(acting: Acting) -> AutomaLevel:
    return content.automa_level(acting.state.options.level)


def _do(acting: Acting, step: str, turn: int) -> None:
    match step:
        case "favourite":
            check_favourite(acting, AUTOMA)
            check_favourite(acting, SHADOW)
        case "advance_with_last_pair":
            _advance_again(acting)
        case "civilization":
            civilization_step(acting, turn)
        case "score":
            score(acting)
        case "place_tapestry":
            place_tapestry(acting, turn)
        case "draw_tapestry":
            draw_tapestry(acting, "R-inc-1")
        case "shuffle":
            shuffle_all(acting)
        case _:
            raise ValueError(f"no such step: {step}")


def _advance_again(acting: Acting) -> None:
    """R-inc-3: both bots once more with the last pair; none was drawn, none decides."""
    if acting.left:
        for bot in BOTS:
            advance_by_pair(acting, bot)
