"""A tapestry card that does more than the vocabulary says, at the moments of the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from companion.games.tapestry.benefits import Benefit
from companion.games.tapestry.player import Player
from companion.games.tapestry.score import points
from companion.games.tapestry.state import State
from companion.games.tapestry.turn import verbs
from companion.games.tapestry.turn.turn import Turn

SOURCE = "tapestry"


class Card:
    """One for each such card, in a file of its name; here is what most of them do: nothing."""

    __slots__ = ("turn",)

    id: ClassVar[str]
    """As in the data: the name of the file."""
    copies: ClassVar[bool] = False
    """It does what another card does."""

    def __init_subclass__(cls) -> None:
        cls.id = cls.__module__.rpartition(".")[2]

    def __init__(self, turn: Turn) -> None:
        self.turn = turn

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
        """Whose card it is."""
        return self.turn.player

    def people(self, owners: Iterable[str]) -> Iterator[Turn]:
        """The people among these who still play."""
        for owner in owners:
            if owner in self.state.players and not self.state.players[owner].finished:
                yield self.turn.of(owner)

    def score(self, amount: int) -> None:
        """Points that the card gives."""
        points.score(self.turn, amount, SOURCE, self.id)

    def gain(self, benefits: Sequence[Benefit]) -> None:
        """What the card gives."""
        verbs.gain_all(self.turn, benefits, SOURCE, self.id)

    # The moments.

    def played(self) -> None:
        """The card was played, or what it does when played is done again."""

    # While it is in force.

    def exploring(self) -> None:
        """The player is about to explore a territory."""

    def income_gained(self) -> None:
        """The income of an income turn was gained."""

    def tapestry_gained(self) -> None:
        """A tapestry came to the hand."""

    def at_peace(self, other: str) -> bool:
        """Whether the player and this owner do not conquer each other."""
        return False

    def others_upgrade(self, owner: str, card: str, row: int) -> None:
        """Somebody else upgraded a technology."""

    def others_space(self, owner: str, track: str, benefits: Sequence[Benefit]) -> None:
        """Somebody else gained the benefits of a space."""
