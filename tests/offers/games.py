"""The games that are played by offers alone, and how."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from typing import Any

from companion.core.game import Game
from companion.core.offer import Offer
from companion.core.session import Session
from companion.games import find_game
from companion.games.rise_and_fall.commands import MoveCard
from companion.games.rise_and_fall.options import Options as Rise
from companion.games.rise_and_fall.options import Participant
from companion.games.rise_and_fall.state import Place
from companion.games.score_pad.options import Options as Pad
from companion.games.score_pad.options import Seat
from tests.rise_and_fall.makers import a_turn

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
    #: Games that are in a place where chance seldom comes.
    also: Callable[[], Iterable[Session[Any]]] = tuple
    #: So many are played.
    games: int = 6

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


def a_rise(chance: Random) -> Rise:
    """Two or three people, some with the world on the tablet."""
    people = tuple(Participant(f"p{n}") for n in range(1, chance.randint(2, 3) + 1))
    return Rise(people, watch_bank=True, world=chance.random() < 0.5)


def an_empty_hand() -> Iterable[Session[Any]]:
    """Somebody without a card to lay."""
    session = a_turn(2)
    for card in ("nomad", "city", "ship"):
        session.do(MoveCard("p1", card, Place.DECLINE))
    yield session


def on_towards_the_count(offer: Offer[Any], state: Any) -> float:
    """After a few turns the table agrees to stop."""
    if offer.id == "count_now":
        return 4 if state.turn > 4 else 0
    if offer.id.startswith("confirm."):
        return 1
    return first_often(offer, state)


GAMES = (
    Played("score_pad", a_pad, first_often, 400, {}, {}),
    Played(
        "rise_and_fall",
        a_rise,
        on_towards_the_count,
        900,
        {},
        {
            "BuyBack": "the price is told first, and may turn out to be too much",
            "DoNotBuy": "the price is told first, and may turn out to be affordable",
        },
        an_empty_hand,
        3,
    ),
)
