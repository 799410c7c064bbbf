"""Age of Sail."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.cards.card import Card
from companion.games.tapestry.land.events import TerritoryTileGiven
from companion.games.tapestry.tile_in_words import tile_name
from companion.games.tapestry.turn import verbs
from companion.games.tapestry.turn.names import player_option
from companion.games.tapestry.turn.neighbours import opponents

NONE = "none"
GIFT = 3
THREE_TILES = Benefit(Verb.GAIN, what="territory_tile", n=3)


class AgeOfSail(Card):
    def exploring(self) -> None:
        """Whenever the player explores a territory while the card is in force."""
        verbs.gain_one(self.turn, THREE_TILES, "tapestry", self.id)
        people = [o for o in opponents(self.state, self.player) if o in self.state.players]
        if not people or not self.me.tiles:
            return
        options = [Option(NONE, Message("tapestry.option.no"))]
        options += [Option(str(tile), tile_name(tile)) for tile in sorted(set(self.me.tiles))]
        given = self.turn.choose("sail.tile", Message("tapestry.ask.give_tile"), options)
        if given == NONE:
            return
        options = [Option(owner, player_option(self.state, owner)) for owner in people]
        to = self.turn.choose("sail.to", Message("tapestry.ask.partner"), options)
        self.turn.record(TerritoryTileGiven(self.player, to, int(given)))
        self.score(GIFT)
