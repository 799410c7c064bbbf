"""The Celestials.

Their mat, as listed in the data.
"""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import content
from companion.games.tapestry.capital import footprints, plots
from companion.games.tapestry.city import unplaced
from companion.games.tapestry.civilizations.events_of_outposts import OutpostBecameFloating
from companion.games.tapestry.civilizations.power import SCORED, Power
from companion.games.tapestry.land import conquest_dice, geography
from companion.games.tapestry.land.events import TokenCarried
from companion.games.tapestry.nouns import ANYBODY, HEX
from companion.games.tapestry.once_a_turn import TerritoryConquered
from companion.games.tapestry.player import Placed
from companion.games.tapestry.state import FLOATING, LAST_INCOME_TURN, OUTPOST, Phase
from companion.games.tapestry.turn.mats import classes
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.turn import DECLINED, NONE

INSIDE, OVER, NOWHERE = "inside", "over", "nowhere"
EACH_INSIDE, EACH_OVER = 5, 2


class Celestials(Power):
    """A floating capital, conquering where it goes."""

    def start(self) -> None:
        """One of the two outposts of the capital is the floating capital instead."""
        self._float(self.me.start, self.player)

    def gained_later(self) -> None:
        """The same in mid-game: of outposts of two owners the player says which one leaves."""
        tokens = self.state.map[self.me.start].tokens if self.me.start else ()
        owners = dict.fromkeys(token.owner for token in tokens if token.kind == OUTPOST)
        options = ANYBODY.these(self.state, owners)
        if options:
            chosen = self.turn.choose(
                "celestials.who", Message("tapestry.ask.celestials_who"), options
            )
            self._float(self.me.start, chosen)
        if self._last and self.state.phase is not Phase.INCOME_POWERS:
            self.mark(SCORED)  # The step of the fifth turn in which they score is over.

    @property
    def _last(self) -> bool:
        return self.me.income_turns == LAST_INCOME_TURN

    def _float(self, place: str, owner: str) -> None:
        here = self.state.map.get(place)
        if here and any(t.owner == owner and t.kind == OUTPOST for t in here.tokens):
            self.turn.record(OutpostBecameFloating(place, owner, self.player))

    def income(self) -> None:
        """Turns 2-4: the floating capital may move beside; both conquest dice are gained there.

        Turn 5: 5 points for each landmark inside the grid, 2 lost for each that sticks out.
        """
        if self._last:
            self._landmarks()
            return
        start = next((key for key in self.state.map if self._floats_on(key)), "")
        beside = [key for _, key in geography.beside(start)] if start else []
        places = [key for key in beside if key in self.state.map and self.state.map[key].explored]
        options = [DECLINED, *HEX.these(self.state, places)]
        place = self.turn.choose("celestials", Message("tapestry.ask.celestials"), options)
        if place != NONE:
            self.turn.record(TokenCarried(start, place, self.player, FLOATING))
            self.turn.record(TerritoryConquered(place))
            conquest_dice.roll_dice(self.turn, both=True)

    def _floats_on(self, key: str) -> bool:
        tokens = self.state.map[key].tokens
        return any(token.owner == self.player and token.kind == FLOATING for token in tokens)

    def final(self) -> None:
        """Whoever went on without that step scores after all, games of before too."""
        if not self.marked(SCORED):
            self._landmarks()

    def _landmarks(self) -> None:
        """What waits is placed first, as before everything that counts the capital."""
        unplaced.place_all(self.turn)
        lie = [*map(_lies, self._placed()), *map(self._asked, self._unknown())]
        text = Message("tapestry.ask.celestials_points")
        amount = EACH_INSIDE * lie.count(INSIDE) - EACH_OVER * lie.count(OVER)
        self.mark(SCORED)
        self.score(self.turn.computed("celestials.final", text, amount))

    def _placed(self) -> list[Placed]:
        """The landmarks whose plots are known."""
        placed = self.me.capital.placed
        return [one for one in placed if one.piece in content.landmarks() and one.cells]

    def _unknown(self) -> Iterator[str]:
        """Those of which nobody told where they stand; what a mat keeps aside is in no city."""
        for one in self.me.capital.placed:
            if one.piece in content.landmarks() and not one.cells:
                yield one.piece
        if not any(mat.keeps_landmarks_aside for mat in classes(self.state, self.player)):
            yield from (one for one in self.me.waiting if one in content.landmarks())

    def _asked(self, landmark: str) -> str:
        city = self.me.capital
        found_no_room = plots.has_grid(city) and footprints.shape(city, landmark)
        text = Message("tapestry.ask.celestials_lies", landmark=word("landmark", landmark))
        options = [
            Option(one, Message(f"tapestry.option.celestials_{one}"), icon="landmark")
            for one in (INSIDE, OVER, NOWHERE)
        ]
        guess = NOWHERE if found_no_room else INSIDE
        return self.turn.choose("celestials.lies", text, options, guess)


def _lies(landmark: Placed) -> str:
    return INSIDE if all(map(footprints.on_grid, landmark.cells)) else OVER
