"""A civilization: what its people can do, at the moments of the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import content
from companion.games.tapestry.benefits import Benefit
from companion.games.tapestry.civilizations.events import CivilizationMarked
from companion.games.tapestry.civilizations.events_of_outposts import MatOutpostPlaced
from companion.games.tapestry.content import cards
from companion.games.tapestry.content.cards import MatSpace
from companion.games.tapestry.nouns import mat_space, square_of
from companion.games.tapestry.player import Player
from companion.games.tapestry.score.events import PointsScored
from companion.games.tapestry.state import State
from companion.games.tapestry.turn import verbs
from companion.games.tapestry.turn.mat_moments import MatMoments
from companion.games.tapestry.turn.names import word

SOURCE = "civilization"
SCORED = "scored"
"""The counter of a mat whose points of the fifth turn were counted already."""
TILES_FROM = 2
"""The counter for a mat's space tile: the tile's number and this, for 0 is no tile."""


class Power(MatMoments):
    """One for each civilization, in a file of its name; here is what all of them have at hand."""

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        cls.id = cls.__module__.rpartition(".")[2]

    @classmethod
    def on_squares(cls, marks: Mapping[str, int]) -> Mapping[str, int]:
        """A token on every printed space that is marked."""
        mat = content.civilization(cls.id).mat
        return {space.id: 1 for space in (mat.spaces if mat else ()) if marks.get(space.id)}

    # What is at hand.

    @property
    def state(self) -> State:
        """The table now."""
        return self.turn.state

    @property
    def me(self) -> Player:
        """The player now."""
        return self.turn.me

    @property
    def player(self) -> str:
        """Whose mat it is."""
        return self.turn.player

    @property
    def printed(self) -> cards.Civilization:
        """What is printed on the mat."""
        return content.civilization(self.id)

    @property
    def spaces(self) -> Mapping[str, MatSpace]:
        """The printed spaces by id."""
        mat = self.printed.mat
        return {space.id: space for space in mat.spaces} if mat else {}

    @property
    def marks(self) -> Mapping[str, int]:
        """Its tokens and counters by place."""
        return next(mat.marks for mat in self.me.civilizations if mat.id == self.id)

    def marked(self, place: str) -> int:
        """What a counter shows; 0 where nothing was put."""
        return self.marks.get(place, 0)

    def mark(self, place: str, value: int = 1) -> None:
        """Put a counter on this value."""
        self.turn.record(CivilizationMarked(self.player, self.id, place, value))

    def score(self, amount: int) -> None:
        """Points that the mat gives; nothing is written for none."""
        if amount:
            with self.turn.because("rule.civilizations", word("civilization", self.id)):
                self.turn.record(PointsScored(self.player, amount, SOURCE, self.id))

    def gain(self, benefits: Sequence[Benefit]) -> None:
        """What the mat gives."""
        verbs.gain_all(self.turn, benefits, SOURCE, self.id)

    def squares(self, ids: Iterable[str]) -> list[Option]:
        """Spaces of the mat by what is printed on them."""
        return square_of(self.id).these(self.state, ids)

    def gains(self, ids: Iterable[str]) -> list[Option]:
        """Spaces of the mat by what they give."""
        return mat_space(self.spaces).these(self.state, ids)

    def gained_later(self) -> None:
        """Gained in mid-game: as at the start where the mat says so, or told."""
        if self.later_as_at_the_start:
            self.gain(self.printed.start)
        elif self.printed.later_text:
            self.turn.tell(word("civilization_later", self.id), icon="flag")

    def income(self) -> None:
        """The ability of this income turn: by the vocabulary, or told step by step."""
        for number, ability in enumerate(self.printed.income, 1):
            if self.me.income_turns in ability.turns:
                if not ability.benefits:
                    self._tell(number, ability.steps)
                self.gain(ability.benefits)

    def _tell(self, number: int, steps: int) -> None:
        for step in range(1, steps + 1):
            key = f"tapestry.name.civilization_step.{self.id}.{number}.{step}"
            self.turn.tell(Message(key), icon="flag")

    def lay_outpost(self, row: str, place: str) -> None:
        """An outpost of a row of the mat goes onto a territory."""
        self.turn.record(MatOutpostPlaced(self.player, self.id, row, place))
