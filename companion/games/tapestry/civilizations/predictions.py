"""Civilizations: the Chosen and the Mystics.

Their mats, as listed in the data.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.core.message import Message
from companion.games.tapestry.civilizations import (
    FINAL,
    INCOME,
    INCOME_END,
    REACHED,
    START,
    TURN_END,
    mark,
    marked,
    mat_of,
)
from companion.games.tapestry.score import counting, points
from companion.games.tapestry.state import State
from companion.games.tapestry.turn import resources
from companion.games.tapestry.turn.turn import Turn

CHOSEN, MYSTICS = "chosen", "mystics"
LAST = 5
CATEGORIES: Mapping[str, tuple[int, Callable[[State, str], int]]] = {
    "tech_cards": (9, counting.technologies),
    "complete_districts": (9, lambda s, p: len(s.players[p].capital.districts)),
    "controlled_territories": (9, counting.controlled_territories),
    "completed_tracks": (4, lambda s, p: len(s.completed.get(p, ()))),
}


@INCOME.of(CHOSEN)
def chosen(turn: Turn) -> None:
    """A point per opponent for each track led or completed; a resource per achievement."""
    led = counting.tracks_nobody_ahead(turn.state, turn.player)
    points.score(turn, led * turn.state.options.opponents, "civilization", CHOSEN)
    reached = sum(turn.player in owners for owners in turn.state.achievements.values())
    for _ in range(reached):
        if turn.me.income_turns == LAST:
            points.score(turn, 5, "civilization", CHOSEN)
        else:
            resources.any_resource(turn)


@START.of(MYSTICS)
def mystics_start(turn: Turn) -> None:
    """Four numbers, fixed in secret."""
    for category, (most, _) in CATEGORIES.items():
        text = Message(f"tapestry.ask.mystics.{category}")
        mark(turn, MYSTICS, category, turn.amount(f"mystics.{category}", text, 1, most, 1))


@REACHED.of(MYSTICS)
@TURN_END.of(MYSTICS)
@INCOME_END.of(MYSTICS)
def mystics_reached(turn: Turn) -> None:
    """A resource as soon as a number is first reached (player aid): before the turn's bonus."""
    if turn.me.finished:
        return
    for category, (_, count) in CATEGORIES.items():
        said = mat_of(turn, MYSTICS).marks.get(category)
        reached = said is not None and count(turn.state, turn.player) >= said
        if reached and not marked(turn, MYSTICS, f"paid.{category}"):
            mark(turn, MYSTICS, f"paid.{category}")
            resources.any_resource(turn)


@FINAL.of(MYSTICS)
def mystics_final(turn: Turn) -> None:
    """10 points for each exact number."""
    said = mat_of(turn, MYSTICS).marks
    counts = {c: count(turn.state, turn.player) for c, (_, count) in CATEGORIES.items()}
    exact = sum(counts[category] == said.get(category) for category in counts)
    points.score(turn, 10 * exact, "civilization", MYSTICS)
