"""Espionage."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import content
from companion.games.tapestry.cards import tapestries
from companion.games.tapestry.cards.card import Card
from companion.games.tapestry.cards.events_of_standing import CardCopied
from companion.games.tapestry.standing import Copied
from companion.games.tapestry.turn import effects
from companion.games.tapestry.turn.names import word

COPIED_KINDS = {"when_played", "this_era"}


class Espionage(Card):
    def played(self) -> None:
        """What any visible tapestry does, at once or for this era; never a continuous one."""
        copied = {
            one: None
            for me in self.state.players.values()
            for _, one in effects.visible_cards(me)
            if COPIED_KINDS & set(content.tapestry(one).kinds) and one != self.id
        }
        if not copied:
            self._lasts("")
            self.turn.tell(Message("tapestry.told.nothing_to_copy"))
            return
        options = [Option(one, word("tapestry", one), icon="card-tapestry") for one in copied]
        chosen = self.turn.choose("espionage", Message("tapestry.ask.heralds"), options)
        self._lasts(chosen if "this_era" in content.tapestry(chosen).kinds else "")
        tapestries.resolve(self.turn, chosen)

    def _lasts(self, card: str) -> None:
        """What was copied before is over."""
        if card or self.me.holds(Copied):
            self.turn.record(CardCopied(self.player, self.id, card))
