"""How strong an opponent is, step by step, and which step past games speak for.

Between two printed levels stand finer ones, made of printed means and of no others; they are ours
and never called official. What is advised is one step at the most, and never past the ladder.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from companion.core.message import Message, Param

RECENT, FEWEST = 5, 3
"""So many of the last games at a level are looked at, and so many must have been played there."""
CLEARLY = 20
"""By more points than these a game is won, or lost, clearly."""
MOSTLY = 0.8
"""The part of them that must have gone one way."""


@dataclass(frozen=True, slots=True)
class Rung:
    """A step of the ladder."""

    key: str
    """What the level of a kept game is known by."""
    name: Message
    options: Any
    """Those of a game at this step."""
    printed: bool = True


@dataclass(frozen=True, slots=True)
class Met:
    """A game that was played: at which step, whether it was won, and by how much."""

    level: str
    won: bool
    by: float | None = None
    """Points ahead of the other, or behind; None where nobody counted."""

    @property
    def clearly(self) -> bool:
        """By a lot, or with nothing to count at all."""
        return self.by is None or abs(self.by) > CLEARLY


@dataclass(frozen=True, slots=True)
class Advice:
    """A sentence with its reason, and the steps it names, the one meant first; none: stay."""

    reason: Message
    to: tuple[Rung, ...] = ()


def advice(ladder: Sequence[Rung], met: Sequence[Met]) -> Advice | None:
    """Which step the games of now speak for, the last game last; None where too few were played."""
    places = {rung.key: at for at, rung in enumerate(ladder)}
    known = [one for one in met if one.level in places]
    here = [one for one in known if one.level == known[-1].level][-RECENT:]
    if len(here) < FEWEST:
        return None
    at = places[here[-1].level]
    won, enough = sum(one.won for one in here), len(here) * MOSTLY
    clear_wins = sum(one.won and one.clearly for one in here)
    clear_losses = sum(not one.won and one.clearly for one in here)
    if clear_wins >= enough:
        return _said("up", ladder, at, clear_wins, len(here), _both(ladder, at, 1))
    if clear_losses >= enough:
        return _said("down", ladder, at, clear_losses, len(here), _both(ladder, at, -1))
    if won >= enough:
        return _said("finer_up", ladder, at, won, len(here), ladder[at + 1 : at + 2])
    if len(here) - won >= enough:
        lost = len(here) - won
        return _said("finer_down", ladder, at, lost, len(here), ladder[max(0, at - 1) : at])
    return _said("stay", ladder, at, won, len(here), ())


def _both(ladder: Sequence[Rung], at: int, way: int) -> Sequence[Rung]:
    """The next printed step on a way, then the finer one before it, where there is one."""
    ahead = ladder[at + 1 :] if way > 0 else ladder[:at][::-1]
    printed = next((one for one in ahead if one.printed), None)
    found = [printed] if printed is not None else []
    return (*found, *(one for one in ahead[:1] if one is not printed))


def _said(
    kind: str, ladder: Sequence[Rung], at: int, n: int, of: int, to: Sequence[Rung]
) -> Advice:
    """At an end of the ladder there is nothing to go to, and that is said."""
    went, names = kind.removeprefix("finer_"), tuple(one.name for one in to)
    told: dict[str, Param] = {"many": n, "of": of, "level": ladder[at].name, "by": CLEARLY}
    if kind == "stay":
        return Advice(Message("core.ladder.stay", **told))
    if not to:
        return Advice(Message(f"core.ladder.{went}_end", **told))
    more: dict[str, Param] = {"to": names[0], "finer": names[-1]}
    if len(names) > 1:
        return Advice(Message(f"core.ladder.{went}_or", **told, **more), tuple(to))
    return Advice(Message(f"core.ladder.{kind}", **told, to=names[0]), tuple(to))
