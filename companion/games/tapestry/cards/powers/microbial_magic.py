"""Microbial Magic."""

from __future__ import annotations

from companion.games.tapestry.cards.card import Card
from companion.games.tapestry.income import reserve
from companion.games.tapestry.player import BUILDINGS_EACH


class MicrobialMagic(Card):
    def played(self) -> None:
        """The next farm goes in reserve: its income is open, its plot waits for self.turn 5."""
        if self.me.buildings["farm"] < BUILDINGS_EACH:
            reserve.lay_aside(self.turn, "farm")
