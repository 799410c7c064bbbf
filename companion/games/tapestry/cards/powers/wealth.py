"""Tapestries that give resources, points, landmarks or technologies.

Base game: Age of Wonders, Democracy, Dystopia, Feudalism, Guilds.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.cards.events_of_tapestries import TapestryDiscarded
from companion.games.tapestry.cards.powers import power
from companion.games.tapestry.city import landmarks_chosen
from companion.games.tapestry.score import counting, points
from companion.games.tapestry.state import State
from companion.games.tapestry.turn import costs, giving_up, resources
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.neighbours import opponents
from companion.games.tapestry.turn.turn import Turn

POINTS_EACH, MOST_TRADES = 5, 3


def landmarks_of(state: State, owner: str) -> int:
    """Landmarks of a player or a bot."""
    return counting.landmarks_owned(state, owner)


@power("age_of_wonders")
def age_of_wonders(turn: Turn, card: str) -> None:
    """Fewest landmarks: 2 resources; most: 12 points; between or tied: 1 and 6."""
    mine = landmarks_of(turn.state, turn.player)
    others = [landmarks_of(turn.state, o) for o in opponents(turn.state, turn.player)]
    if others and mine < min(others):
        resources.any_resource(turn)
        resources.any_resource(turn)
    elif others and mine > max(others):
        points.score(turn, 12, "tapestry", card)
    else:
        resources.any_resource(turn)
        points.score(turn, 6, "tapestry", card)


@power("democracy")
def democracy(turn: Turn, card: str) -> None:
    """Three cards were drawn; any number may be discarded for 2 points each."""
    discarded = giving_up.choose_holdings(turn, "tapestry", 0, len(turn.me.hand))
    for one in discarded:
        turn.record(TapestryDiscarded(turn.player, one))
    points.score(turn, 2 * len(discarded), "tapestry", card)


@power("dystopia")
def dystopia(turn: Turn, card: str) -> None:
    """Any landmark still on the board of landmarks."""
    del card
    landmarks_chosen.choose_landmark(turn)


@power("feudalism")
def feudalism(turn: Turn, card: str) -> None:
    """A resource, or 3 points for each landmark."""
    amount = 3 * landmarks_of(turn.state, turn.player)
    options = [
        Option("resource", word("resource", "any_resource")),
        Option("points", Message("tapestry.option.points", n=amount)),
    ]
    if turn.choose("feudalism", Message("tapestry.ask.or"), options) == "points":
        points.score(turn, amount, "tapestry", card)
    else:
        resources.any_resource(turn)


@power("guilds")
def guilds(turn: Turn, card: str) -> None:
    """Trade 5, 10 or 15 points for 1, 2 or 3 resources, or the other way round."""
    options = [Option("none", Message("tapestry.option.no"))]
    for n in range(1, MOST_TRADES + 1):
        if turn.me.score >= POINTS_EACH * n:
            text = Message("tapestry.option.points_to_resources", n=n, points=POINTS_EACH * n)
            options.append(Option(f"buy.{n}", text))
        if sum(turn.me.resources.values()) >= n:
            text = Message("tapestry.option.resources_to_points", n=n, points=POINTS_EACH * n)
            options.append(Option(f"sell.{n}", text))
    chosen = turn.choose("guilds", Message("tapestry.ask.guilds"), options)
    if chosen != "none":
        _trade(turn, card, chosen)


def _trade(turn: Turn, card: str, chosen: str) -> None:
    way, number = chosen.split(".")
    n = int(number)
    if way == "buy":
        points.score(turn, -POINTS_EACH * n, "tapestry", card)
        for _ in range(n):
            resources.any_resource(turn)
        return
    costs.pay(turn, costs.choose_payment(turn, {costs.ANY: n}))
    points.score(turn, POINTS_EACH * n, "tapestry", card)
