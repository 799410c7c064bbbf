"""Civilizations: the Relentless, the Advisors and the Elder Ones.

Their mats, as listed in the data.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.cards.events_of_tapestries import TapestryDiscarded
from companion.games.tapestry.civilizations import (
    INCOME,
    INCOME_END,
    LANDMARK,
    TURN_END,
    mark,
    marked,
    spaces_of,
)
from companion.games.tapestry.score import points
from companion.games.tapestry.turn import gains, giving_up, resources, verbs
from companion.games.tapestry.turn.turn import Turn

RELENTLESS, ADVISORS, ELDER = "relentless", "advisors", "elder_ones"
LAST, HAND_LIMIT, MOST_DISCARDED, MOST_TOKENS = 5, 4, 6, 5


def _built(turn: Turn) -> bool:
    return "building" in turn.state.this_turn


@INCOME_END.of(RELENTLESS)
def relentless_income(turn: Turn) -> None:
    """A building gained in the turn: one more token."""
    if _built(turn):
        mark(turn, RELENTLESS, "streak", marked(turn, RELENTLESS, "streak") + 1)


@TURN_END.of(RELENTLESS)
def relentless_advance(turn: Turn) -> None:
    """One more token, or all are cashed in."""
    streak = marked(turn, RELENTLESS, "streak")
    if _built(turn):
        relentless_income(turn)
    elif streak:
        mark(turn, RELENTLESS, "streak", 0)
        row = spaces_of(RELENTLESS)[str(min(streak, MOST_TOKENS))]
        verbs.gain_all(turn, row.benefits, "civilization", RELENTLESS)


@INCOME.of(ADVISORS)
def advisors(turn: Turn) -> None:
    """A point per tapestry in hand; down to four gives a resource."""
    points.score(turn, len(turn.me.hand), "civilization", ADVISORS)
    if len(turn.me.hand) > HAND_LIMIT:
        giving_up.discard(turn, "tapestry", len(turn.me.hand) - HAND_LIMIT)
        resources.any_resource(turn)


@INCOME.of(ELDER)
def elder_ones(turn: Turn) -> None:
    """A resource or two tapestries; on turn 5 tapestries become resources."""
    if turn.me.income_turns < LAST:
        options = [
            Option("resource", Message("tapestry.count.any_resource", n=1)),
            Option("cards", Message("tapestry.count.tapestry", n=2)),
        ]
        if turn.choose("elder_ones", Message("tapestry.ask.or"), options) == "resource":
            resources.any_resource(turn)
            return
        gains.gain(turn, Benefit(Verb.GAIN, what="tapestry", n=2), "civilization", ELDER)
        return
    most = min(MOST_DISCARDED, len(turn.me.hand))
    for card in giving_up.choose_holdings(turn, "tapestry", 0, most):
        turn.record(TapestryDiscarded(turn.player, card))
        resources.any_resource(turn)
        resources.any_resource(turn)


@LANDMARK.of(ELDER)
def elder_landmark(turn: Turn) -> None:
    """10 points for each landmark gained after the fifth income turn."""
    if turn.state.past_the_fifth(turn.player):
        points.score(turn, 10, "civilization", ELDER)
