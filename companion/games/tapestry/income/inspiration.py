"""AA: inspiration tiles.

Rulebook, "Inspiration": an unused tile on the income track it belongs to, which it improves. What
the four show is in no source: the owner says it when one is laid, or its points each time.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.cards.events_of_masterpieces import InspirationLaid
from companion.games.tapestry.describing import benefit_text
from companion.games.tapestry.nouns import BUILDING
from companion.games.tapestry.player import BUILDINGS
from companion.games.tapestry.score import points
from companion.games.tapestry.state import State
from companion.games.tapestry.turn import owner_facts
from companion.games.tapestry.turn.gains import gained
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.turn import Turn

OTHER, MOST_POINTS = "other", 50


@gained("inspiration_tile")
def inspire(turn: Turn) -> None:
    """An unused inspiration tile on its own income track."""
    left = [b for b in BUILDINGS if b not in turn.me.inspirations]
    if not left:
        turn.tell(Message("tapestry.told.no_inspiration"))
        return
    options = BUILDING.these(turn.state, left)
    laid = turn.choose("inspire", Message("tapestry.ask.inspire"), options)
    owner_facts.settle(turn, fact_of(laid))
    turn.record(InspirationLaid(turn.player, laid))


def fact_of(building: str) -> str:
    """The house fact for the tile of an income track."""
    return f"inspiration.{building}"


def adds(state: State, building: str) -> Benefit | None:
    """What a tile adds to its track, as the owner said; None where it is asked each time."""
    kind, _, what = state.setup.fact(fact_of(building)).partition("_")
    match kind:
        case "per":
            return Benefit(Verb.POINTS_PER, per=what)
        case "points":
            return Benefit(Verb.POINTS, n=int(what))
        case _:
            return None


def score(turn: Turn) -> None:
    """The points of every tile that lies, each by itself."""
    for building in turn.me.inspirations:
        points.score(turn, _points(turn, building), "inspiration", building)


def _points(turn: Turn, building: str) -> int:
    place, benefit = f"income.inspiration.{building}", adds(turn.state, building)
    if benefit is None:
        return turn.amount(place, line(turn.state, building), 0, MOST_POINTS)
    return turn.computed(place, line(turn.state, building), points.worth(turn, benefit))


def line(state: State, building: str) -> Message:
    """A tile in words, with what the owner read on it."""
    name = word("building", building)
    if benefit := adds(state, building):
        return Message("tapestry.ask.inspiration_adds", building=name, adds=benefit_text(benefit))
    said = state.setup.fact(fact_of(building))
    if said and said != OTHER:
        return Message("tapestry.ask.inspiration_says", building=name, said=said)
    return Message("tapestry.ask.inspiration_points", building=name)
