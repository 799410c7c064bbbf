"""What a card does to somebody else at the table, and what it takes from somebody.

A person gains and loses by the usual rules. Whoever has less than is lost, loses that: it is said.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.core.message import Message
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.besides import to_bots
from companion.games.tapestry.describing import POINTS, lost
from companion.games.tapestry.nouns import RESOURCE
from companion.games.tapestry.player import RESOURCES
from companion.games.tapestry.score import points
from companion.games.tapestry.score.comparing import count_of, is_counted
from companion.games.tapestry.turn import giving_up, verbs
from companion.games.tapestry.turn.events import ResourcePaid
from companion.games.tapestry.turn.names import player_name, player_option
from companion.games.tapestry.turn.neighbours import WHO
from companion.games.tapestry.turn.turn import Turn
from companion.games.tapestry.turn.verbs import handles
from companion.games.tapestry.turn.whom import whom

EXTREMES: Mapping[str, Callable[..., int]] = {"most": max, "fewest": min}
"""Whoever has the most, or the fewest, of what is counted; all of them where several do."""


@handles(Verb.EACH)
def each(turn: Turn, benefit: Benefit, source: str, detail: str) -> None:
    """For each of those it means, one after the other; nothing for one whose game is over."""
    for owner in _meant(turn, benefit):
        if owner in turn.state.players:
            verbs.gain_each(turn.on_behalf(owner), benefit.steps, source, detail)
        else:
            to_bots.each_step(turn, owner, benefit.steps, source, detail)


def _meant(turn: Turn, benefit: Benefit) -> tuple[str, ...]:
    if benefit.what in EXTREMES:
        return _extreme(turn, benefit)
    return whom(turn, benefit.what, playing=True)


def _extreme(turn: Turn, benefit: Benefit) -> tuple[str, ...]:
    """Of everybody who can have it; who they are is said."""
    everybody = WHO["everybody"](turn.state, turn.player)
    has = {
        one: count_of(turn.state, one, benefit.per)
        for one in everybody
        if is_counted(turn.state, one, benefit.per)
    }
    n = EXTREMES[benefit.what](has.values())
    found = tuple(one for one in has if has[one] == n)
    names = tuple(player_option(turn.state, one) for one in found)
    per = Message(f"tapestry.gives.per.{benefit.per}")
    turn.tell(Message(f"tapestry.told.has_the.{benefit.what}", players=names, per=per, n=n))
    return found


@handles(Verb.LOSE)
def lose(turn: Turn, benefit: Benefit, source: str, detail: str) -> None:
    """As much of it as there is; of cards, tiles and resources of one's choice the owner says."""
    what = benefit.what
    n = min(benefit.n, _held(turn, what))
    if n < benefit.n:
        who = player_name(turn.state, turn.player)
        text = "tapestry.told.loses_only" if n else "tapestry.told.loses_nothing"
        turn.tell(Message(text, player=who, what=lost(what, benefit.n), left=lost(what, n)))
    if not n:
        return
    if what == POINTS:
        points.score(turn, -n, source, detail)
    elif what == "any_resource":
        for _ in turn.step.rounds(n):
            _one_resource(turn)
    elif what in RESOURCES:
        turn.record(ResourcePaid(turn.player, what, n))
    else:
        giving_up.discard(turn, what, n)


def _held(turn: Turn, what: str) -> int:
    """So many can be lost."""
    if what == POINTS:
        return max(turn.me.score, 0)
    if what == "any_resource":
        return sum(turn.me.resources.values())
    return turn.me.resources[what] if what in RESOURCES else len(giving_up.holdings(turn, what))


def _one_resource(turn: Turn) -> None:
    options = RESOURCE.these(turn.state, (one for one in RESOURCES if turn.me.resources[one]))
    chosen = turn.choose("lose", Message("tapestry.ask.lose"), options)
    turn.record(ResourcePaid(turn.player, chosen, 1))
