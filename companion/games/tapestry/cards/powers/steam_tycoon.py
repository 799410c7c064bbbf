"""Steam Tycoon."""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.cards import technology, upgrading
from companion.games.tapestry.cards.card import Card
from companion.games.tapestry.turn.names import player_name
from companion.games.tapestry.turn.neighbours import neighbours


class SteamTycoon(Card):
    def played(self) -> None:
        """A face-up technology, upgraded; then each neighbour may invent from the deck."""
        upgrading.invent_and_upgrade(self.turn, face_up=True)
        for other in self.people(neighbours(self.state, self.player)):
            text = Message(
                "tapestry.ask.others_invent", player=player_name(self.state, other.player)
            )
            if other.may("steam_tycoon", text):
                technology.invent_from_deck(other)
