"""The Celestials.

Their mat, as listed in the data.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import content
from companion.games.tapestry.capital import footprints
from companion.games.tapestry.civilizations.events_of_outposts import OutpostBecameFloating
from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.land import conquest_dice, geography, tiles
from companion.games.tapestry.land.events import TokenCarried
from companion.games.tapestry.once_a_turn import TerritoryConquered
from companion.games.tapestry.state import FLOATING, LAST_INCOME_TURN, OUTPOST
from companion.games.tapestry.turn.names import player_option

NONE = "none"


class Celestials(Power):
    """A floating capital, conquering where it goes."""

    def start(self) -> None:
        """One of the two outposts of the capital is the floating capital instead."""
        self._float(self.me.start, self.player)

    def gained_later(self) -> None:
        """The same in mid-game: of outposts of two owners the player says which one leaves."""
        tokens = self.state.map[self.me.start].tokens if self.me.start else ()
        owners = dict.fromkeys(token.owner for token in tokens if token.kind == OUTPOST)
        options = [Option(owner, player_option(self.state, owner)) for owner in owners]
        if options:
            chosen = self.turn.choose(
                "celestials.who", Message("tapestry.ask.celestials_who"), options
            )
            self._float(self.me.start, chosen)

    def _float(self, place: str, owner: str) -> None:
        here = self.state.map.get(place)
        if here and any(t.owner == owner and t.kind == OUTPOST for t in here.tokens):
            self.turn.record(OutpostBecameFloating(place, owner, self.player))

    def income(self) -> None:
        """Turns 2-4: the floating capital may move beside; both conquest dice are gained there."""
        if self.me.income_turns == LAST_INCOME_TURN:
            return
        start = next((key for key in self.state.map if self._floats_on(key)), "")
        beside = [key for _, key in geography.beside(start)] if start else []
        places = [key for key in beside if key in self.state.map and self.state.map[key].explored]
        options = [Option(NONE, Message("tapestry.option.no"))]
        options += tiles.hex_options(self.state, places)
        place = self.turn.choose("celestials", Message("tapestry.ask.celestials"), options)
        if place != NONE:
            self.turn.record(TokenCarried(start, place, self.player, FLOATING))
            self.turn.record(TerritoryConquered(place))
            conquest_dice.roll_dice(self.turn, both=True)

    def _floats_on(self, key: str) -> bool:
        tokens = self.state.map[key].tokens
        return any(token.owner == self.player and token.kind == FLOATING for token in tokens)

    def final(self) -> None:
        """5 points per landmark inside the grid, 2 lost per landmark that sticks out."""
        city = self.me.capital
        figures = [p for p in city.placed if p.piece in content.landmarks() and p.cells]
        inside = sum(all(map(footprints.on_grid, p.cells)) for p in figures)
        text = Message("tapestry.ask.celestials_points")
        amount = 5 * inside - 2 * (len(figures) - inside)
        self.score(self.turn.computed("celestials.final", text, amount))
