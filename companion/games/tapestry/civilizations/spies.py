"""The Spies.

Their mat, as listed in the data: four squares, each once; each copies from a neighbour.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import content
from companion.games.tapestry.cards import tapestries
from companion.games.tapestry.cards.upgrading import MIDDLE, gain_side
from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.land import tiles
from companion.games.tapestry.state import UNKNOWN_TILE
from companion.games.tapestry.teaching.met import kinds
from companion.games.tapestry.tile_in_words import space_name as space_tile_name
from companion.games.tapestry.tile_in_words import tile_name
from companion.games.tapestry.tracks import spaces
from companion.games.tapestry.turn.names import card_name, player_name, space_name, word
from companion.games.tapestry.turn.neighbours import neighbours
from companion.games.tapestry.turn.turn import DECLINED, NONE


class Spies(Power):
    """A neighbour's things, each kind once."""

    @classmethod
    def tokens(cls, marks: Mapping[str, int]) -> Mapping[str, int]:
        return cls.on_squares(marks)

    def income(self) -> None:
        """Maybe cover a square, and gain it from a neighbour."""
        left = [one for one in self.spaces if not self.marked(one)]
        found = {square: SQUARES[square][0](self) for square in left}
        options = [DECLINED, *self.squares(one for one in left if found[one])]
        square = self.turn.choose("spies", Message("tapestry.ask.mat_space"), options)
        if square == NONE:
            return
        self.mark(square)
        text = word("mat_space", f"{self.id}.{square}")
        chosen = self.turn.choose(
            "spies.what", Message("tapestry.ask.spies", what=text), found[square]
        )
        SQUARES[square][1](self, *chosen.split("/"))

    def _people(self) -> list[str]:
        """The neighbours with things to copy."""
        return [o for o in neighbours(self.state, self.player) if o in self.state.players]

    def _of(self, owner: str, what: Message) -> Message:
        return Message("tapestry.table.of", player=player_name(self.state, owner), what=what)

    def _tapestries(self) -> list[Option]:
        cards = {
            card: owner
            for owner in self._people()
            for card in tapestries.visible_to(self.turn, owner)
            if "when_played" in kinds(self.turn, card)
        }
        return [Option(c, self._of(owner, card_name("tapestry", c))) for c, owner in cards.items()]

    def _tiles(self) -> list[Option]:
        found: dict[str, Option] = {}
        for owner in self._people():
            me = self.state.players[owner]
            for tile in me.tiles:
                key = f"territory/{tile}"
                found.setdefault(key, Option(key, self._of(owner, tile_name(tile))))
            for tile in me.space_tiles:
                key = f"space/{tile}"
                found.setdefault(key, Option(key, self._of(owner, space_tile_name(tile))))
        return list(found.values())

    def _tracks(self) -> list[Option]:
        found: dict[str, Option] = {}
        for owner in neighbours(self.state, self.player):
            for track, space in spaces.positions(self.state, owner):
                key = f"{track}/{space}"
                found.setdefault(key, Option(key, self._of(owner, space_name(track, space))))
        return list(found.values())

    def _techs(self) -> list[Option]:
        return [
            Option(f"{tech.card}/{tech.row}", self._of(owner, card_name("tech", tech.card)))
            for owner in self._people()
            for tech in self.state.players[owner].techs
            if tech.row >= MIDDLE and not tech.used
        ]

    def _play(self, card: str) -> None:
        tapestries.resolve(self.turn, card)

    def _gain_tile(self, kind: str, tile: str) -> None:
        number = int(tile)
        if kind == "territory":
            self.gain(tiles.benefits_of(self.turn, number))
        elif number == UNKNOWN_TILE:
            self.turn.tell(Message("tapestry.told.space_tile"))
        else:
            self.gain(content.space_tile(number).benefits)

    def _gain_track(self, track: str, space: str) -> None:
        """The benefit, never the bonus."""
        self.gain(content.space(track, int(space)).benefits)

    def _gain_tech(self, card: str, row: str) -> None:
        gain_side(self.turn, card, int(row))


SQUARES: Mapping[str, tuple[Callable[[Spies], list[Option]], Callable[..., None]]] = {
    "tapestry": (Spies._tapestries, Spies._play),
    "tile": (Spies._tiles, Spies._gain_tile),
    "track": (Spies._tracks, Spies._gain_track),
    "tech": (Spies._techs, Spies._gain_tech),
}
"""square -> what there is to copy, and gaining it."""
