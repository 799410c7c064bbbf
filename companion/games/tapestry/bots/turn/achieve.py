"""Achievements of the bots: R-space-5 and R-conq-8."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.instruction import Why
from companion.core.message import Message, name
from companion.core.remembered import remembered
from companion.games.tapestry import content
from companion.games.tapestry.bots.decide.track import bot_name
from companion.games.tapestry.bots.events import AutomaScored
from companion.games.tapestry.bots.position import TOPPLE_TWO
from companion.games.tapestry.bots.turn.acting import Acting
from companion.games.tapestry.bots.turn.options import YES, done_options
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.score.events import AchievementReached
from companion.games.tapestry.state import State, Territory

ENOUGH_TOPPLED = 2


def reach_achievement(acting: Acting, bot: str, achievement: str, rule: str) -> None:
    """The first time, while a place is free; only the Automa takes the points."""
    taken = acting.state.achievements.get(achievement, ())
    values = content.achievement(achievement).points[acting.state.options.side.value]
    if bot in taken or len(taken) >= len(values):
        return
    points = values[len(taken)] if bot == AUTOMA else 0
    cause = Message(f"tapestry.bot.why.achieved.{achievement}")
    key, called = acting.key(f"{bot}.{achievement}"), name("tapestry", "achievement", achievement)
    ask = Message("tapestry.bot.ask.achievement", achievement=called)
    done = acting.decide(key, ask, done_options(), YES) == YES
    if not done:
        text = Message("tapestry.bot.do.achievement.none", achievement=called)
        acting.remark(key, text, icon="achievement")
        return
    why = Why(rule, Message(f"tapestry.bot.why.achievement.{bot}", bot=bot_name(bot)))
    with acting.because(key, Why(rule, cause), why, icon="achievement"):
        acting.record(AchievementReached(bot, achievement))
        if points:
            acting.record(AutomaScored(f"achievement.{achievement}", points))


def check_toppled(acting: Acting) -> None:
    """R-conq-8, R-trap-1: two human outposts lie under the Automa's, at whoever's turn."""
    if human_outposts_toppled(acting.state) >= ENOUGH_TOPPLED:
        reach_achievement(acting, AUTOMA, TOPPLE_TWO, "R-conq-8")


def human_outposts_toppled(state: State) -> int:
    """Human outposts that lie where an Automa token stands over them."""
    return sum(owner in state.players for owner in _below_the_automa(state.map))


@remembered
def _below_the_automa(hexes: Mapping[str, Territory]) -> tuple[str, ...]:
    """Whose outposts lie there, of anybody's."""
    return tuple(
        token.owner
        for here in hexes.values()
        if any(one.owner == AUTOMA and not one.toppled for one in here.tokens)
        for token in here.tokens
        if token.toppled
    )
