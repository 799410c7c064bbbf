"""A civilization: what its people can do, at the moments of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import content
from companion.games.tapestry.benefits import Benefit
from companion.games.tapestry.civilizations.events import CivilizationMarked
from companion.games.tapestry.content import cards
from companion.games.tapestry.content.cards import MatSpace
from companion.games.tapestry.player import Player
from companion.games.tapestry.score.events import PointsScored
from companion.games.tapestry.state import State
from companion.games.tapestry.turn import verbs
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.turn import Turn

SOURCE = "civilization"
TILES_FROM = 2
"""The counter for a mat's space tile: the tile's number and this, for 0 is no tile."""


class Power:
    """One for each civilization, in a file of its name; here is what most of them do: nothing.

    A moment is called with the player's turn at hand, whoever's turn it is at the table.
    """

    __slots__ = ("turn",)

    id: ClassVar[str]
    """As in the data: the name of the file."""
    plays_on: ClassVar[bool] = False
    """There are turns after the fifth income turn."""
    goes_on_advancing: ClassVar[bool] = False
    """They are advance turns."""
    spends_tapestries: ClassVar[bool] = False
    """They are spent, some each turn."""
    era_four_lasts: ClassVar[bool] = False
    """The tapestry of era 4 holds through and after the fifth income turn."""
    responds_after_the_end: ClassVar[bool] = False
    """Traps may be sprung after the fifth income turn."""
    keeps_landmarks_aside: ClassVar[bool] = False
    """Landmarks need not be placed in the turn that brought them."""
    recycles: ClassVar[bool] = False
    """Technologies of the top row may be taken down."""
    later_as_at_the_start: ClassVar[bool] = False
    """Gained in mid-game it gives what it gives at the start."""
    token: ClassVar[str] = ""
    """Its tokens on the map, where a conqueror's die goes to their owner."""
    left_to_the_table: ClassVar[bool] = False
    """Some of it people do by themselves: `tapestry.name.civilization_left.<id>` says what."""

    def __init_subclass__(cls) -> None:
        cls.id = cls.__module__.rpartition(".")[2]

    def __init__(self, turn: Turn) -> None:
        self.turn = turn

    @classmethod
    def tokens(cls, marks: Mapping[str, int]) -> Mapping[str, int]:
        """How many player tokens stand where on the mat; most counters are none."""
        del marks
        return {}

    @classmethod
    def outposts_in_rows(cls, marks: Mapping[str, int]) -> Mapping[str, int]:
        """How many outposts stand in which row of the mat."""
        del marks
        return {}

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

    # The moments.

    def start(self) -> None:
        """Set-up with this mat, after what its data give."""

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

    def first_income_ended(self) -> None:
        """The end of the first income turn."""

    def income_ended(self) -> None:
        """The end of an income turn."""

    def turn_ended(self) -> None:
        """The end of an advance turn."""

    def final(self) -> None:
        """Points on the fifth income turn."""

    def reached(self) -> None:
        """Something was gained, a track's end reached: numbers may be met by it."""

    def advanced(self, track: str, space: int) -> None:
        """A token went up."""

    def instead_of_space(self, space: int) -> bool:
        """Whether it takes the place of a space's benefit and bonus."""
        return False

    def outposts(self) -> int:
        """How many outposts stand on the mat for conquests to use."""
        return 0

    def instead_of_conquest(self) -> bool:
        """Whether it takes the place of a conquest."""
        return False

    def outpost_row(self) -> str:
        """The row of the mat whose outpost is used next; none where it comes from the supply."""
        return ""

    def conquered(self, place: str, empty: bool) -> None:
        """A territory was taken, one that was empty or not."""

    def both_dice(self) -> bool:
        """Whether a conquest gains both dice."""
        return False

    def die_left(self, left: tuple[Benefit, ...]) -> None:
        """A territory with its token was conquered: the die the conqueror did not take."""

    def die_rolled(self, die: str, face: str) -> None:
        """Somebody else rolled a die."""

    def district_completed(self) -> None:
        """A district of the capital is full."""

    def capital_points(self) -> int:
        """What it adds when the capital is scored."""
        return 0

    def landmark_gained(self) -> None:
        """A landmark was gained."""

    def opponents_landmark(self, owner: str) -> None:
        """An opponent gained a landmark."""

    def places(self, piece: str) -> list[Option]:
        """Where a piece may go instead of the capital."""
        return []

    def put(self, piece: str, where: str) -> None:
        """A piece goes to one of these places."""

    def own_land(self) -> list[Option]:
        """Hexes of the mat that may be explored."""
        return []

    def lay(self, tile: int, where: str) -> None:
        """A tile is laid on one of them."""

    def top_row(self) -> None:
        """A technology reached the top row."""

    def others_top_row(self, owner: str, card: str) -> None:
        """Somebody else's technology reached the top row."""

    def recycle(self, card: str) -> None:
        """A technology of the top row is taken down."""

    def neighbour_gains_tapestry(self, other: str) -> bool:
        """A neighbour gains a tapestry on an advance turn: whether it comes from here instead."""
        return False

    def spend_tapestries(self) -> None:
        """A turn after the fifth income turn in which tapestries are spent."""

    def civilizations_drawn(self, usual: int) -> int:
        """How many civilizations to choose from when one is gained."""
        return usual
