"""Marriage of State.

Base game, THIS ERA: an opponent and a track; what that opponent gains there the player gains.
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.message import Message
from companion.games.tapestry.benefits import Benefit
from companion.games.tapestry.cards import partners
from companion.games.tapestry.cards.card import Card
from companion.games.tapestry.cards.events_of_standing import MarriageMade
from companion.games.tapestry.nouns import TRACK
from companion.games.tapestry.standing import MarriedTo
from companion.games.tapestry.turn import effects


class MarriageOfState(Card):
    def played(self) -> None:
        """Somebody, and a track without a marriage: FAQ, so no copy makes an endless loop."""
        partner = partners.choose(self.turn)
        tracks = [track for track in self.state.used_tracks() if track not in self._taken()]
        track = ""
        if partner and tracks:
            options = TRACK.these(self.state, tracks)
            text = Message("tapestry.ask.partner_track")
            track = self.turn.choose("partner.track", text, options)
        if track or self.me.holds(MarriedTo):
            self.turn.record(MarriageMade(self.player, partner if track else "", track))

    def _taken(self) -> set[str]:
        """Tracks of the others' marriages that hold."""
        others = (me for other, me in self.state.players.items() if other != self.player)
        wed = (me for me in others if self.id in effects.cards_in_force(self.state, me.id))
        return {marriage.track for me in wed for marriage in me.holds(MarriedTo)}

    def others_space(self, owner: str, track: str, benefits: Sequence[Benefit]) -> None:
        if MarriedTo(owner, track) in self.me.standing:
            self.gain(benefits)
