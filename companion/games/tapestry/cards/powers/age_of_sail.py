"""Age of Sail."""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.cards.card import Card
from companion.games.tapestry.land.events import TerritoryTileGiven
from companion.games.tapestry.nouns import ANYBODY, TILE
from companion.games.tapestry.turn import verbs
from companion.games.tapestry.turn.neighbours import opponents
from companion.games.tapestry.turn.turn import DECLINED, NONE

GIFT = 3
THREE_TILES = Benefit(Verb.GAIN, what="territory_tile", n=3)


class AgeOfSail(Card):
    def exploring(self) -> None:
        """Whenever the player explores a territory while the card is in force."""
        verbs.gain_one(self.turn, THREE_TILES, "tapestry", self.id)
        people = [o for o in opponents(self.state, self.player) if o in self.state.players]
        if not people or not self.me.tiles:
            return
        options = [DECLINED, *TILE.these(self.state, map(str, sorted(set(self.me.tiles))))]
        given = self.turn.choose("sail.tile", Message("tapestry.ask.give_tile"), options)
        if given == NONE:
            return
        options = ANYBODY.these(self.state, people)
        to = self.turn.choose("sail.to", Message("tapestry.ask.partner"), options)
        self.turn.record(TerritoryTileGiven(self.player, to, int(given)))
        self.score(GIFT)
