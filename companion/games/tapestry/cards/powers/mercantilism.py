"""Mercantilism."""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.cards.card import Card
from companion.games.tapestry.nouns import RESOURCE
from companion.games.tapestry.turn import resources
from companion.games.tapestry.turn.events import ResourcePaid

OTHERS = ("coin", "worker", "culture")


class Mercantilism(Card):
    def income_gained(self) -> None:
        """How much of the food, and into what."""
        food = self.me.resources["food"]
        if not food:
            return
        n = self.turn.amount("mercantilism", Message("tapestry.ask.mercantilism"), 0, food)
        options = RESOURCE.these(self.state, OTHERS)
        for _ in range(n):
            self.turn.record(ResourcePaid(self.player, "food"))
            chosen = self.turn.choose(
                "mercantilism.into", Message("tapestry.ask.resource"), options
            )
            resources.resource(self.turn, chosen)
        self.score(2 * n)
