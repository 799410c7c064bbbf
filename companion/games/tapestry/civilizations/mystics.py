"""The Mystics.

Their mat, as listed in the data.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.core.message import Message
from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.score import counting
from companion.games.tapestry.state import State
from companion.games.tapestry.turn import resources

CATEGORIES: Mapping[str, tuple[int, Callable[[State, str], int]]] = {
    "tech_cards": (9, counting.technologies),
    "complete_districts": (9, lambda s, p: len(s.players[p].capital.districts)),
    "controlled_territories": (9, counting.controlled_territories),
    "completed_tracks": (4, lambda s, p: len(s.completed.get(p, ()))),
}


class Mystics(Power):
    """Four numbers foretold."""

    def start(self) -> None:
        """Four numbers, fixed in secret."""
        for category, (most, _) in CATEGORIES.items():
            text = Message(f"tapestry.ask.mystics.{category}")
            self.mark(category, self.turn.amount(f"mystics.{category}", text, 1, most, 1))

    def reached(self) -> None:
        """A resource as soon as a number is first reached (player aid): before the turn's bonus."""
        if self.me.finished:
            return
        for category, (_, count) in CATEGORIES.items():
            said = self.marks.get(category)
            reached = said is not None and count(self.state, self.player) >= said
            if reached and not self.marked(f"paid.{category}"):
                self.mark(f"paid.{category}")
                resources.any_resource(self.turn)

    def final(self) -> None:
        """10 points for each exact number."""
        said = self.marks
        counts = {c: count(self.state, self.player) for c, (_, count) in CATEGORIES.items()}
        exact = sum(counts[category] == said.get(category) for category in counts)
        self.score(10 * exact)

    turn_ended = reached
    income_ended = reached
