"""Revolution."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.cards.card import Card
from companion.games.tapestry.land.events import TokenStoodUp, TokenToppled
from companion.games.tapestry.nouns import HEX
from companion.games.tapestry.score import achievements
from companion.games.tapestry.turn import noticing, resources
from companion.games.tapestry.turn.names import word


class Revolution(Card):
    def played(self) -> None:
        """A resource, or up to three of one's toppled outposts stand and those over them fall."""
        lying = [
            key
            for key, here in self.state.map.items()
            if any(t.owner == self.player and t.toppled for t in here.tokens)
        ]
        options = [Option("resource", word("resource", "any_resource"))]
        if lying:
            options.append(Option("stand", Message("tapestry.option.stand_up")))
        if self.turn.choose("revolution", Message("tapestry.ask.or"), options) == "resource":
            resources.any_resource(self.turn)
            return
        choices = HEX.these(self.state, lying)
        text = Message("tapestry.ask.stand_up")
        for key in self.turn.several("revolution.where", text, choices, 1, 3):
            self._stand_up(key)
        achievements.check_toppled(self.turn)

    def _stand_up(self, key: str) -> None:
        for token in self.state.map[key].tokens:
            if token.owner != self.player and not token.toppled:
                self.turn.record(TokenToppled(key, token.owner))
                noticing.toppled(self.turn, self.player)
        self.turn.record(TokenStoodUp(key, self.player))
