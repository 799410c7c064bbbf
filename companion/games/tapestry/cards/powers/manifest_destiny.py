"""Manifest Destiny."""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.cards.card import Card
from companion.games.tapestry.land import conquering, geography, tiles
from companion.games.tapestry.nouns import HEX
from companion.games.tapestry.turn.mats import outposts_at_hand
from companion.games.tapestry.turn.turn import DECLINED, NONE


class ManifestDestiny(Card):
    def played(self) -> None:
        """A conquest beside the capital; then maybe what a tile one controls shows."""
        beside = {key for _, key in geography.beside(self.me.start)} if self.me.start else set()
        places = [key for key in conquering.open_to(self.turn, anywhere=True) if key in beside]
        if not places or not outposts_at_hand(self.turn):
            self.turn.tell(Message("tapestry.told.nothing_to_conquer"))
        else:
            options = HEX.these(self.state, places)
            place = self.turn.choose("conquer.hex", Message("tapestry.ask.conquer_hex"), options)
            conquering.take(self.turn, place, "")
        mine = [key for key in self.state.controlled(self.player) if self.state.map[key].tile]
        options = [DECLINED, *HEX.these(self.state, mine)]
        chosen = self.turn.choose(
            "manifest_destiny", Message("tapestry.ask.tile_you_control"), options
        )
        if chosen != NONE:
            tiles.gain_benefit(self.turn, chosen, "tapestry")
