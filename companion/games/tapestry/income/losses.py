"""What a rebalancing takes: paid at the end of the first income turn.

Rulebook, FAQ "Civilizations": the resource is lost at the end of income turn 1.
"""

from __future__ import annotations

from collections import Counter

from companion.games.tapestry.income.events import LossesTaken
from companion.games.tapestry.player import RESOURCES
from companion.games.tapestry.turn import costs
from companion.games.tapestry.turn.turn import Turn


def take(turn: Turn) -> None:
    """Pay what is owed, as far as it can be paid."""
    owed = Counter(turn.me.losses)
    if not owed:
        return
    has = turn.me.resources
    named = {r: min(owed[r], has[r]) for r in RESOURCES if owed[r]}
    left = sum(has.values()) - sum(named.values())
    cost = {r: n for r, n in named.items() if n}
    if free := min(owed[costs.ANY], left):
        cost[costs.ANY] = free
    if cost:
        costs.pay(turn, costs.choose_payment(turn, cost))
    turn.record(LossesTaken(turn.player))
