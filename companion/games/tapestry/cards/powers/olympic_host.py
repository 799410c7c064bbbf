"""Olympic Host."""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.cards.card import Card
from companion.games.tapestry.score import points
from companion.games.tapestry.turn import gains, resources
from companion.games.tapestry.turn.events import ResourcePaid
from companion.games.tapestry.turn.names import player_name
from companion.games.tapestry.turn.neighbours import opponents
from companion.games.tapestry.turn.turn import Turn

HOST_POINTS = 10


class OlympicHost(Card):
    def played(self) -> None:
        """Anybody may pay a worker for 10 points; a building if an opponent does, else a coin."""
        players = (self.player, *opponents(self.state, self.player))
        paid = [player.player for player in self.people(players) if self._pays(player)]
        if set(paid) - {self.player}:
            gains.gain_one(self.turn, "any_income_building")
        else:
            resources.resource(self.turn, "coin")

    def _pays(self, player: Turn) -> bool:
        text = Message("tapestry.ask.olympic_host", player=player_name(player.state, player.player))
        if not player.me.resources["worker"] or not player.may("olympic_host", text):
            return False
        player.record(ResourcePaid(player.player, "worker"))
        points.score(player, HOST_POINTS, "tapestry", self.id)
        return True
