"""The Recyclers.

Their mat, as listed in the data.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.cards import upgrading
from companion.games.tapestry.cards.events_of_technologies import TechUpgraded
from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.turn.names import card_name
from companion.games.tapestry.turn.turn import DECLINED, NONE

RECYCLED = 5


class Recyclers(Power):
    """Technologies come down from the top row."""

    later_as_at_the_start = True
    recycles = True

    def income(self) -> None:
        """Maybe one more upgrade; a top-row card may be taken down instead."""
        rows = {tech.card: tech.row for tech in self.me.techs}
        cards = upgrading.upgradable(self.state, self.player)
        up = [card for card in cards if rows[card] < upgrading.TOP]
        options = [DECLINED]
        options += [Option(f"up.{c}", card_name("tech", c), icon="card-tech") for c in up]
        options += [
            Option(f"down.{c}", Message("tapestry.option.recycle", card=card_name("tech", c)))
            for c in cards
            if c not in up
        ]
        chosen = self.turn.choose("recyclers", Message("tapestry.ask.upgrade"), options)
        if chosen != NONE:
            upgrading.raise_row(self.turn, chosen.partition(".")[2])

    def recycle(self, card: str) -> None:
        """An upgrade action of its own: from the top row to the bottom for 5 points."""
        self.turn.record(TechUpgraded(self.player, card, 0))
        self.score(RECYCLED)
