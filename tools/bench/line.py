"""One measured value beside its floor."""

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Line:
    """A measured value; the floor is the least the same machine needs for the bare part of it.

    `aim` is how many times the floor we want to stay under, `most` the value itself; `least` is
    wanted of what had better be more.
    """

    name: str
    value: float
    unit: str = "ms"
    floor: float | None = None
    floor_is: str = ""
    aim: float | None = None
    most: float | None = None
    least: float | None = None

    @property
    def times(self) -> float | None:
        """How many times the floor the value is."""
        return self.value / self.floor if self.floor else None

    @property
    def met(self) -> bool | None:
        """Whether the aims are met; nothing where there is none."""
        checks = []
        if self.aim is not None and self.times is not None:
            checks.append(self.times <= self.aim)
        if self.most is not None:
            checks.append(self.value <= self.most)
        if self.least is not None:
            checks.append(self.value >= self.least)
        return all(checks) if checks else None

    @property
    def aims(self) -> str:
        """What is wanted."""
        aims = [f"≤ {self.aim:g}×"] if self.aim is not None else []
        aims += [f"≤ {self.most:g} {self.unit}"] if self.most is not None else []
        aims += [f"≥ {self.least:g} {self.unit}"] if self.least is not None else []
        return " ".join(aims)

    def __str__(self) -> str:
        value = f"{self.name:<44} {self.value:>10.3f} {self.unit:<5}"
        floor = f"floor {self.floor:.3f} ({self.floor_is})" if self.floor is not None else ""
        ratio = f"{self.times:.2f}×" if self.times is not None else ""
        verdict = {True: "met", False: "MISSED", None: ""}[self.met]
        return f"{value} {ratio:>8}  {f'{self.aims} {verdict}'.strip():<24} {floor}".rstrip()


def fastest(action: Callable[[], object], rounds: int = 20) -> float:
    """The least milliseconds one call takes."""
    return min(_milliseconds(action) for _ in range(rounds))


def median(action: Callable[[], object], rounds: int = 20) -> float:
    """The milliseconds a call usually takes."""
    return statistics.median(_milliseconds(action) for _ in range(rounds))


def _milliseconds(action: Callable[[], object]) -> float:
    began = time.perf_counter()
    action()
    return (time.perf_counter() - began) * 1000
