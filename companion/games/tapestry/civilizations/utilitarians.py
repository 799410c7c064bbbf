"""The Utilitarians.

Their mats, as listed in the data.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.message import Message
from companion.games.tapestry.civilizations.events import MatTokenMoved
from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.nouns import LANDMARK
from companion.games.tapestry.state import Phase
from companion.games.tapestry.turn import giving_up, resources
from companion.games.tapestry.turn.turn import DECLINED, NONE

HIGH_TIERS = {
    "rubber_works": "technology",
    "tank_factory": "military",
    "train_station": "exploration",
    "academy": "science",
}
TOKENS = 2
MOST_POWERS = 2


class Utilitarians(Power):
    """Powers of landmarks."""

    @classmethod
    def tokens(cls, marks: Mapping[str, int]) -> Mapping[str, int]:
        return cls.on_squares(marks)

    def start(self) -> None:
        """One of the tokens starts on the power of the landmark they begin with."""
        mine = [one for one, owner in self.state.landmarks.items() if owner == self.player]
        if mine and mine[0] in self.spaces:
            self.mark(mine[0])

    def landmark_gained(self, landmark: str) -> None:
        """A token may go to its power, where the mat lists it; another landmark may pay."""
        if self.marked("apothecary"):
            resources.any_resource(self.turn)
        if landmark not in self.spaces or self.state.phase is Phase.SETUP:
            return
        options = [
            DECLINED,
            LANDMARK.option(self.state, landmark),
        ]
        chosen = self.turn.choose("utilitarians", Message("tapestry.ask.utilitarians"), options)
        if chosen != NONE:
            self._activate(chosen)

    def _activate(self, chosen: str) -> None:
        """With a token of the mat, or moving one that is on another power."""
        active = [one for one in self.marks if one in self.spaces]
        if len(active) >= TOKENS:
            choices = LANDMARK.these(self.state, active)
            moved = self.turn.choose(
                "utilitarians.move", Message("tapestry.ask.utilitarians_move"), choices
            )
            self.turn.record(MatTokenMoved(self.player, self.id, moved, chosen))
        else:
            self.mark(chosen)

    def active(self, landmark: str) -> bool:
        """Whether a landmark's power is active."""
        return bool(self.marked(landmark))

    def advanced(self, track: str, space: int) -> None:
        """4 points for each advance in tiers III and IV of an active landmark's track."""
        for landmark, where in HIGH_TIERS.items():
            if where == track and space > 6 and self.active(landmark):
                self.score(4)

    def both_dice(self) -> bool:
        """With the power of the Barracks each conquest also gains the red die."""
        return self.active("barracks")

    def top_row(self) -> None:
        """An upgrade to the top row: one more resource."""
        if self.active("forge"):
            resources.any_resource(self.turn)

    def turn_ended(self) -> None:
        """Once per advance turn two territory tiles may become a resource."""
        if not self.active("lighthouse") or len(self.me.tiles) < 2:
            return
        if self.turn.may("lighthouse", Message("tapestry.ask.lighthouse")):
            giving_up.discard(self.turn, "territory_tile", 2)
            resources.any_resource(self.turn)

    def gained_later(self) -> None:
        """Up to two tokens on the powers of landmarks one has."""
        powers = self.spaces
        mine = [one for one, owner in self.state.landmarks.items() if owner == self.player]
        options = LANDMARK.these(self.state, (one for one in mine if one in powers))
        if options:
            text = Message("tapestry.ask.utilitarians_later")
            most = min(MOST_POWERS, len(options))
            for one in self.turn.several("utilitarians.later", text, options, 0, most):
                self.mark(one)
