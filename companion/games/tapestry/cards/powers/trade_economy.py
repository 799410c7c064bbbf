"""Trade Economy."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import content
from companion.games.tapestry.cards.card import Card
from companion.games.tapestry.tracks import spaces
from companion.games.tapestry.turn.names import player_name, word
from companion.games.tapestry.turn.neighbours import opponents


class TradeEconomy(Card):
    def played(self) -> None:
        """The benefit of an opponent's current space; that opponent gets its bonus for free."""
        places = {
            f"{owner}.{track}": (owner, track, space)
            for owner in opponents(self.state, self.player)
            for track, space in spaces.positions(self.state, owner)
        }
        if not places:
            self.turn.tell(Message("tapestry.told.nothing_to_copy"))
            return
        options = [
            Option(key, self._place(owner, track), place=f"track:{track}:{space}")
            for key, (owner, track, space) in places.items()
        ]
        key = self.turn.choose("trade_economy", Message("tapestry.ask.trade_economy"), options)
        owner, track, space = places[key]
        self.gain(content.space(track, space).benefits)
        if owner in self.state.players and not self.state.players[owner].finished:
            spaces.offer_bonus(self.turn.of(owner), track, space, free=True)

    def _place(self, owner: str, track: str) -> Message:
        name = player_name(self.state, owner)
        return Message("tapestry.table.of", player=name, what=word("track", track))
