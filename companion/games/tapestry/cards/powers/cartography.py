"""Cartography."""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.cards.card import Card
from companion.games.tapestry.land import conquering
from companion.games.tapestry.land.events import TileBrought
from companion.games.tapestry.nouns import place_name
from companion.games.tapestry.score.events import PointsScored
from companion.games.tapestry.turn import verbs
from companion.games.tapestry.turn.mats import outposts_at_hand

WORTH_CONQUERING = 3
TILE = Benefit(Verb.GAIN, what="territory_tile")
EXPLORE_IT = Benefit(Verb.EXPLORE, what="gained_tile")


class Cartography(Card):
    def played(self) -> None:
        """A tile explored at once; with 3 points or more its territory may be conquered."""
        had, before = len(self.me.tiles), len(self.turn.step.events)
        verbs.gain_one(self.turn, TILE, "tapestry", self.id)
        if len(self.me.tiles) == had:
            return
        verbs.gain_one(self.turn, EXPLORE_IT, "tapestry", self.id)
        events = self.turn.step.events[before:]
        place = next((e.place for e in events if isinstance(e, TileBrought)), "")
        scored = [e for e in events if isinstance(e, PointsScored) and e.detail == place]
        worth = sum(e.amount for e in scored if e.source == "exploration")
        if place and worth >= WORTH_CONQUERING and outposts_at_hand(self.turn):
            text = Message("tapestry.ask.conquer_it", place=place_name(self.state, place))
            if not self.state.map[place].tokens and self.turn.may("cartography", text):
                conquering.take(self.turn, place, "")
