"""What a person's card does to a bot: what can happen to one, decided as on its own turn.

Automa rules, "Specific rules": bots have no resources and no income buildings, the Shadow Empire
no points. What is lost is lost as far as it goes; what is left to the table is told.
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.message import Message, Param
from companion.errors import RuleBroken
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.besides import deeds
from companion.games.tapestry.besides.holding import held, most_points_lost
from companion.games.tapestry.besides.of_bots import carry_out_for_a_bot, verify_bot
from companion.games.tapestry.describing import POINTS, given, lost
from companion.games.tapestry.owners import SHADOW
from companion.games.tapestry.score import comparing
from companion.games.tapestry.state import State
from companion.games.tapestry.tracks.advance import shown
from companion.games.tapestry.turn import verbs
from companion.games.tapestry.turn.names import BUILDING_WORDS, RESOURCE_WORDS, player_name
from companion.games.tapestry.turn.turn import Turn

BEFORE_A_DEED = (Verb.MAY, Verb.IF, Verb.PAY, Verb.IN_ORDER)
SCORING = (Verb.POINTS, Verb.POINTS_PER)
HAVING = (Verb.GAIN, Verb.LOSE, Verb.RESERVE)
NEVER_A_BOTS = RESOURCE_WORDS | BUILDING_WORDS
Deed = tuple[str, str, int]
"""What happens to a bot: the deed, the thing, how many."""


def each_step(turn: Turn, bot: str, steps: Sequence[Benefit], source: str, detail: str) -> None:
    """One after the other; what is for somebody else in its midst is theirs."""
    for step in steps:
        if step.op is Verb.EACH:
            verbs.HANDLERS[step.op](turn, step, source, detail)
        elif step.op is Verb.IN_ORDER:
            each_step(turn, bot, step.steps, source, detail)
        elif _never(bot, step):
            turn.tell(Message("tapestry.told.never_a_bots", **_said(turn, bot, step)))
        elif step.op is Verb.IF_DONE and _is_known(turn.state, bot, step.steps):
            before = turn.state
            each_step(turn, bot, step.steps, source, detail)
            did, otherwise = step.options
            each_step(turn, bot, otherwise if turn.state is before else did, source, detail)
        elif step.op is Verb.IF and step.per in comparing.OF_BOTS_TOO:
            if comparing.COMPARED[step.what](turn.state, bot, step):
                each_step(turn, bot, step.steps, source, detail)
        else:
            _one(turn, bot, step)


def _never(bot: str, benefit: Benefit) -> bool:
    """What a bot has none of."""
    if benefit.op in BEFORE_A_DEED:
        return all(_never(bot, step) for step in benefit.steps)
    if benefit.op in SCORING or benefit.what == POINTS:
        return bot == SHADOW
    return benefit.op in HAVING and benefit.what in NEVER_A_BOTS


def _is_known(state: State, bot: str, steps: Sequence[Benefit]) -> bool:
    """Whether it is known of each what it comes to; what a bot may choose is left to the table."""
    plain = (one for one in steps if one.op not in BEFORE_A_DEED)
    known = [_never(bot, one) or _deed(state, bot, one) is not None for one in plain]
    return len(known) == len(steps) and all(known)


def _one(turn: Turn, bot: str, benefit: Benefit) -> None:
    """A loss is carried out as far as it goes; what nobody can say of a bot is told."""
    deed = _deed(turn.state, bot, benefit)
    if benefit.op is Verb.LOSE and deed is not None:
        deed = _as_far_as_it_goes(turn, bot, benefit, deed)
    if deed is not None and not deed[2]:
        return
    if deed is None or not _can_be(turn.state, bot, deed):
        turn.tell(Message("tapestry.told.for_a_bot", **_said(turn, bot, benefit)))
    else:
        carry_out_for_a_bot(turn.step, bot, *deed, benefit.benefit)


def _can_be(state: State, bot: str, deed: Deed) -> bool:
    try:
        verify_bot(state, bot, *deed)
    except RuleBroken:
        return False
    return True


def _as_far_as_it_goes(turn: Turn, bot: str, benefit: Benefit, deed: Deed) -> Deed:
    """Of points and cards so many as there are; what is missing is said."""
    done, what, n = deed
    has = most_points_lost(turn.state, bot) if what == deeds.POINTS else held(turn.state, bot, what)
    if has >= benefit.n:
        return deed
    text = "tapestry.told.loses_only" if has else "tapestry.told.loses_nothing"
    who, left = player_name(turn.state, bot), lost(benefit.what, has)
    turn.tell(Message(text, player=who, what=lost(benefit.what, benefit.n), left=left))
    return done, what, has if n > 0 else -has


def _said(turn: Turn, bot: str, benefit: Benefit) -> dict[str, Param]:
    return {"player": player_name(turn.state, bot), "what": given((benefit,))}


def _deed(state: State, bot: str, benefit: Benefit) -> Deed | None:
    """What it comes to for a bot; None where nobody can say."""
    anywhere = deeds.ANYWHERE if benefit.anywhere else ""
    match benefit.op:
        case Verb.POINTS:
            return deeds.SCORE, deeds.POINTS, benefit.n
        case Verb.POINTS_PER if not benefit.what and comparing.is_counted(state, bot, benefit.per):
            n = comparing.count_of(state, bot, benefit.per)
            return deeds.SCORE, deeds.POINTS, benefit.each * n
        case Verb.LOSE if benefit.what == POINTS:
            return deeds.SCORE, deeds.POINTS, -benefit.n
        case Verb.LOSE | Verb.GAIN if benefit.what == deeds.TAPESTRY:
            return str(benefit.op), deeds.TAPESTRY, benefit.n
        case Verb.ADVANCE | Verb.REGRESS if len(tracks := shown(state, bot, benefit)) == 1:
            return str(benefit.op), tracks[0], 1
        case Verb.EXPLORE | Verb.CONQUER:
            return str(benefit.op), anywhere, 1
    return None
