"""The Genies.

Their mat, as listed in the data.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import describing
from companion.games.tapestry.chance import OWN_DICE
from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.state import LAST_INCOME_TURN
from companion.games.tapestry.turn import verbs
from companion.games.tapestry.turn.names import player_option
from companion.games.tapestry.turn.neighbours import opponents
from companion.games.tapestry.turn.turn import Turn


class Genies(Power):
    """An opponent wishes, and the Genies gain it too."""

    def income(self) -> None:
        """An opponent's circle for both, and a square beside it; turn 5: two different circles."""
        spaces = list(self.spaces.values())
        circles = [at for at, space in enumerate(spaces) if space.id.startswith("circle")]
        options = [Option(str(at), describing.benefits_text(spaces[at].benefits)) for at in circles]
        if self.me.income_turns == LAST_INCOME_TURN:
            for one in self.turn.several(
                "genies.two", Message("tapestry.ask.mat_space"), options, 2, 2
            ):
                self.gain(spaces[int(one)].benefits)
            return
        drawn = self._drawn_opponent()
        at = int(drawn.choose("genies", Message("tapestry.ask.genies"), options))
        if drawn.player != self.player:
            verbs.gain_all(drawn, spaces[at].benefits, "civilization", self.id)
        beside = [spaces[at - 1], spaces[(at + 1) % len(spaces)]]
        squares = self.gains(one.id for one in beside)
        square = self.turn.choose("genies.square", Message("tapestry.ask.mat_space"), squares)
        both = (*spaces[at].benefits, *self.spaces[square].benefits)
        self.gain(both)

    def _drawn_opponent(self) -> Turn:
        """Whose token is drawn; one whose game is over, or a bot, leaves it to us."""
        tokens = opponents(self.state, self.player)
        drawn = self.turn.step.draw(
            self.turn.key("genies.token"),
            self.turn.step.shuffle(self.turn.key("genies.tokens"), tokens),
            Message("tapestry.ask.genies_token"),
            lambda owner: player_option(self.state, owner),
            OWN_DICE,
        )
        me = self.state.players.get(drawn)
        return self.turn if me is None or me.finished else self.turn.of(drawn)
