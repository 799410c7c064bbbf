"""Ids of games: the game, the day, a number that nobody else has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count
from typing import Protocol

from companion.library.clock import Clock


class Place(Protocol):
    """Where games are."""

    def has(self, game_id: str) -> bool:
        """Whether there is such a game."""


class Ids:
    """Free in every place where games are."""

    def __init__(self, places: Iterable[Place], now: Clock) -> None:
        self._places = tuple(places)
        self._now = now

    def new(self, game: str) -> str:
        """For a game that is begun now."""
        return self.first_free(f"{game}-{self._now():%Y-%m-%d}")

    def other(self, game_id: str) -> str:
        """For a second game of an id: of the same day, with the next number that is free."""
        return self.first_free(beginning(game_id))

    def first_free(self, begun: str) -> str:
        """The first number behind a beginning."""
        return next(self.free(begun))

    def free(self, begun: str) -> Iterator[str]:
        """Every one that is free, each of them once: for many games of a day."""
        names = (f"{begun}-{number}" for number in count(1))
        return (name for name in names if not self.has(name))

    def has(self, game_id: str) -> bool:
        """Whether there is such a game anywhere."""
        return any(place.has(game_id) for place in self._places)


def beginning(game_id: str) -> str:
    """An id without its number."""
    begun, _, number = game_id.rpartition("-")
    return begun if number.isdecimal() and begun else game_id
