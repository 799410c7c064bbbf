"""Materials, Population and Progress: what lies on cards, mats and in the supply."""

from __future__ import annotations

from dataclasses import dataclass

KINDS = ("materials", "population", "progress")


@dataclass(frozen=True, slots=True)
class Tokens:
    """A heap of tokens; a change of a heap may hold numbers below zero."""

    materials: int = 0
    population: int = 0
    progress: int = 0

    def __add__(self, other: Tokens) -> Tokens:
        return Tokens(
            self.materials + other.materials,
            self.population + other.population,
            self.progress + other.progress,
        )

    def __sub__(self, other: Tokens) -> Tokens:
        return self + other.times(-1)

    def times(self, factor: int) -> Tokens:
        return Tokens(self.materials * factor, self.population * factor, self.progress * factor)

    def covers(self, cost: Tokens) -> bool:
        """There are at least as many of each kind as in `cost`."""
        return all(self.of(kind) >= cost.of(kind) for kind in KINDS)

    def most_of(self, wanted: Tokens) -> Tokens:
        """As much of `wanted` as is here."""
        return Tokens(*(min(self.of(kind), wanted.of(kind)) for kind in KINDS))

    def of(self, kind: str) -> int:
        match kind:
            case "materials":
                return self.materials
            case "population":
                return self.population
            case "progress":
                return self.progress
        raise KeyError(kind)

    @property
    def total(self) -> int:
        return self.materials + self.population + self.progress

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of which there is at least one."""
        return tuple(kind for kind in KINDS if self.of(kind))


def tokens_of(kind: str, number: int) -> Tokens:
    """`number` tokens of one kind."""
    return Tokens(**{kind: number})


NO_TOKENS = Tokens()
