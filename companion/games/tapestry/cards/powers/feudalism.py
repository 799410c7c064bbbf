"""Feudalism."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.cards.card import Card
from companion.games.tapestry.score import counting
from companion.games.tapestry.turn import resources
from companion.games.tapestry.turn.names import word


class Feudalism(Card):
    def played(self) -> None:
        """A resource, or 3 points for each landmark."""
        amount = 3 * counting.landmarks_owned(self.state, self.player)
        options = [
            Option("resource", word("resource", "any_resource")),
            Option("points", Message("tapestry.option.points", n=amount)),
        ]
        if self.turn.choose("feudalism", Message("tapestry.ask.or"), options) == "points":
            self.score(amount)
        else:
            resources.any_resource(self.turn)
