"""Guilds."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.cards.card import Card
from companion.games.tapestry.turn import costs, resources
from companion.games.tapestry.turn.turn import DECLINED, NONE

POINTS_EACH = 5
MOST_TRADES = 3


class Guilds(Card):
    def played(self) -> None:
        """Trade 5, 10 or 15 points for 1, 2 or 3 resources, or the other way round."""
        options = [DECLINED]
        for n in range(1, MOST_TRADES + 1):
            if self.me.score >= POINTS_EACH * n:
                text = Message("tapestry.option.points_to_resources", n=n, points=POINTS_EACH * n)
                options.append(Option(f"buy.{n}", text))
            if sum(self.me.resources.values()) >= n:
                text = Message("tapestry.option.resources_to_points", n=n, points=POINTS_EACH * n)
                options.append(Option(f"sell.{n}", text))
        chosen = self.turn.choose("guilds", Message("tapestry.ask.guilds"), options)
        if chosen != NONE:
            self._trade(chosen)

    def _trade(self, chosen: str) -> None:
        way, number = chosen.split(".")
        n = int(number)
        if way == "buy":
            self.score(-POINTS_EACH * n)
            for _ in range(n):
                resources.any_resource(self.turn)
            return
        costs.pay(self.turn, costs.choose_payment(self.turn, {costs.ANY: n}))
        self.score(POINTS_EACH * n)
