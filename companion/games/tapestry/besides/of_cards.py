"""What a card does to somebody else at the table, and what it takes from somebody.

A person gains and loses by the usual rules; a bot what can happen to one, decided as on its own
turn. What it cannot do is told. Whoever has less than is lost, loses that.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.errors import RuleBroken
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.besides import deeds
from companion.games.tapestry.besides.of_bots import carry_out_for_a_bot, verify_bot
from companion.games.tapestry.describing import POINTS, given
from companion.games.tapestry.owners import SHADOW
from companion.games.tapestry.player import RESOURCES
from companion.games.tapestry.score import points
from companion.games.tapestry.turn import giving_up, verbs
from companion.games.tapestry.turn.events import ResourcePaid
from companion.games.tapestry.turn.names import (
    BUILDING_WORDS,
    RESOURCE_WORDS,
    player_name,
    word,
)
from companion.games.tapestry.turn.neighbours import WHO
from companion.games.tapestry.turn.turn import Turn
from companion.games.tapestry.turn.verbs import handles

BEFORE_A_DEED = (Verb.MAY, Verb.IF, Verb.PAY)
SCORING = (Verb.POINTS, Verb.POINTS_PER)
HAVING = (Verb.GAIN, Verb.LOSE, Verb.RESERVE)
NEVER_A_BOTS = RESOURCE_WORDS | BUILDING_WORDS
Deed = tuple[str, str, int]
"""What happens to a bot: the deed, the thing, how many."""


@handles(Verb.EACH)
def each(turn: Turn, benefit: Benefit, source: str, detail: str) -> None:
    """For each of those it names, one after the other; nothing for one whose game is over."""
    for owner in WHO[benefit.what](turn.state, turn.player):
        if owner in turn.state.players:
            verbs.gain_each(turn.of(owner), benefit.steps, source, detail)
        else:
            for step in benefit.steps:
                if not _never(owner, step):
                    _for_a_bot(turn, owner, step)


def _never(bot: str, benefit: Benefit) -> bool:
    """What a bot has none of: resources, income buildings, and points the Shadow Empire.

    Automa rules, "Specific rules": bots never gain any.
    """
    if benefit.op in BEFORE_A_DEED:
        return all(_never(bot, step) for step in benefit.steps)
    if benefit.op in SCORING or benefit.what == POINTS:
        return bot == SHADOW
    return benefit.op in HAVING and benefit.what in NEVER_A_BOTS


def _for_a_bot(turn: Turn, bot: str, benefit: Benefit) -> None:
    deed = _deed(benefit)
    try:
        if deed is not None:
            verify_bot(turn.state, bot, *deed)
    except RuleBroken:
        deed = None
    if deed is None:
        who = player_name(turn.state, bot)
        turn.tell(Message("tapestry.told.for_a_bot", player=who, what=given((benefit,))))
    else:
        carry_out_for_a_bot(turn.step, bot, *deed, benefit.benefit)


def _deed(benefit: Benefit) -> Deed | None:
    """What it comes to for a bot; None where nobody can say."""
    track = benefit.tracks[0] if len(benefit.tracks) == 1 else ""
    anywhere = deeds.ANYWHERE if benefit.anywhere else ""
    match benefit.op:
        case Verb.POINTS:
            return deeds.SCORE, deeds.POINTS, benefit.n
        case Verb.LOSE if benefit.what == POINTS:
            return deeds.SCORE, deeds.POINTS, -benefit.n
        case Verb.LOSE | Verb.GAIN if benefit.what == deeds.TAPESTRY:
            return str(benefit.op), deeds.TAPESTRY, benefit.n
        case Verb.ADVANCE | Verb.REGRESS if track:
            return str(benefit.op), track, 1
        case Verb.EXPLORE | Verb.CONQUER:
            return str(benefit.op), anywhere, 1
    return None


@handles(Verb.LOSE)
def lose(turn: Turn, benefit: Benefit, source: str, detail: str) -> None:
    """As much of it as there is; of cards, tiles and resources of one's choice the owner says."""
    what, n = benefit.what, benefit.n
    if what == POINTS:
        points.score(turn, -n, source, detail)
    elif what == "any_resource":
        for _ in turn.step.rounds(min(n, sum(turn.me.resources.values()))):
            _one_resource(turn)
    elif what in RESOURCES:
        if held := min(n, turn.me.resources[what]):
            turn.record(ResourcePaid(turn.player, what, held))
    elif held := min(n, len(giving_up.holdings(turn, what))):
        giving_up.discard(turn, what, held)


def _one_resource(turn: Turn) -> None:
    options = [
        Option(one, word("resource", one), icon=f"resource-{one}")
        for one in RESOURCES
        if turn.me.resources[one]
    ]
    chosen = turn.choose("lose", Message("tapestry.ask.lose"), options)
    turn.record(ResourcePaid(turn.player, chosen, 1))
