"""What a mat is asked at the moments of the game: most answer nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from companion.core.question import Option
from companion.games.tapestry.benefits import Benefit
from companion.games.tapestry.turn.turn import Turn


class MatMoments:
    """A moment is called with the player's turn at hand, whoever's turn it is at the table."""

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
    lays_city_tokens: ClassVar[bool] = False
    """Its tokens stand on plots of the capitals of others."""
    later_as_at_the_start: ClassVar[bool] = False
    """Gained in mid-game it gives what it gives at the start."""
    token: ClassVar[str] = ""
    """Its tokens on the map, where a conqueror's die goes to their owner."""
    left_to_the_table: ClassVar[bool] = False
    """Some of it people do by themselves: `tapestry.name.civilization_left.<id>` says what."""

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

    def start(self) -> None:
        """Set-up with this mat, after what its data give."""

    def gained_later(self) -> None:
        """Gained in mid-game."""

    def may_be_drawn_again(self) -> bool:
        """Drawn in mid-game: whether it may be discarded for another one."""
        return False

    def income(self) -> None:
        """The ability of this income turn."""

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

    def lay_outpost(self, row: str, place: str) -> None:
        """An outpost of a row of the mat goes onto a territory."""

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

    def lines_counted(self) -> None:
        """The complete lines of a capital that is not drawn were told."""

    def capital_points(self) -> int:
        """What it adds when the capital is scored."""
        return 0

    def landmark_gained(self, landmark: str) -> None:
        """This landmark was gained."""

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
