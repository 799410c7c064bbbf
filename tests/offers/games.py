"""The games that are played by offers alone, and how."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from companion.core.game import Game
from companion.core.offer import Offer
from companion.games import find_game
from companion.games.score_pad.options import Options as Pad
from companion.games.score_pad.options import Seat

Weight = Callable[[Offer[Any], Any], float]


@dataclass(frozen=True, eq=False)
class Played:
    """One game: its options at random, how fast it goes on, how long it may take."""

    id: str
    options: Callable[[Random], Any]
    weight: Weight
    most_steps: int
    #: Commands that no offer comes to, and why that is so.
    not_offered: dict[str, str]
    #: Commands that may be refused only after something was told, and what.
    may_refuse: dict[str, str]

    @property
    def game(self) -> Game[Any]:
        return find_game(self.id)


def first_often(offer: Offer[Any], _state: Any) -> float:
    """What is first is mostly done, what lies aside seldom."""
    return 8 if offer.first else 0.3 if offer.aside else 1


def a_pad(chance: Random) -> Pad:
    """One to four people, rounds or rows."""
    seats = tuple(Seat() for _ in range(chance.randint(1, 4)))
    rows = chance.choice(((), (), ("Farms", "Coins")))
    return Pad(seats, "", rows, chance.choice((0, 3)), chance.random() < 0.5)


GAMES = (Played("score_pad", a_pad, first_often, 400, {}, {}),)
