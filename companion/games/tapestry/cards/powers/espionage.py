"""Espionage."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.cards import tapestries
from companion.games.tapestry.cards.card import Card
from companion.games.tapestry.cards.events_of_standing import CardCopied
from companion.games.tapestry.standing import Copied
from companion.games.tapestry.teaching.met import kinds
from companion.games.tapestry.turn.names import card_name

COPIED_KINDS = {"when_played", "this_era"}


class Espionage(Card):
    def played(self) -> None:
        """What any visible tapestry does, at once or for this era; never a continuous one."""
        see = tapestries.visible_to
        visible = (one for who in self.state.players for one in see(self.turn, who))
        others = dict.fromkeys(card for card in visible if card != self.id)
        kinds_of = {one: kinds(self.turn, one) for one in others}
        copied = {one: of for one, of in kinds_of.items() if COPIED_KINDS & {*of}}
        if not copied:
            self._lasts("")
            self.turn.tell(Message("tapestry.told.nothing_to_copy"))
            return
        options = [Option(one, card_name("tapestry", one), icon="card-tapestry") for one in copied]
        chosen = self.turn.choose("espionage", Message("tapestry.ask.heralds"), options)
        self._lasts(chosen if "this_era" in copied[chosen] else "")
        tapestries.resolve(self.turn, chosen)

    def _lasts(self, card: str) -> None:
        """What was copied before is over."""
        if card or self.me.holds(Copied):
            self.turn.record(CardCopied(self.player, self.id, card))
