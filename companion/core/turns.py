"""What happened, turn by turn: steps of the same turn that follow one another are one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from companion.core.command import Entry
from companion.core.game import Game, LogLine, Turn
from companion.core.unreadable import SENTENCE, reading


@dataclass(frozen=True, slots=True)
class Together:
    """A turn and its steps, in order; undone ones are by themselves."""

    turn: Turn
    steps: tuple[Entry[Any], ...]
    undone: bool = False

    @property
    def points(self) -> tuple[int, int] | None:
        """Before the first step and after the last."""
        if self.turn.before is None or self.turn.after is None:
            return None
        return self.turn.before, self.turn.after

    @property
    def places(self) -> frozenset[str]:
        """Where on the table something was done."""
        return frozenset(p for step in self.steps for line in step.told for p in line.places)


def log_of(game: Game[Any], entry: Entry[Any]) -> tuple[LogLine, ...]:
    """What a step is in the log of its game."""
    return reading(lambda: game.log(entry), lambda _why: (LogLine("", SENTENCE),))


def together(
    done: Sequence[Entry[Any]],
    undone: Sequence[Entry[Any]],
    turn_of: Callable[[Entry[Any]], Turn],
) -> tuple[Together, ...]:
    """Every turn, oldest first."""
    found: list[Together] = []
    for entry, is_undone in [*((one, False) for one in done), *((one, True) for one in undone)]:
        turn = turn_of(entry)
        last = found[-1] if found else None
        if last and (last.turn.key, last.undone) == (turn.key, is_undone):
            found[-1] = _longer(last, entry, turn)
        else:
            found.append(Together(turn, (entry,), is_undone))
    return tuple(found)


def _longer(last: Together, entry: Entry[Any], turn: Turn) -> Together:
    first = last.turn
    whole = Turn(first.key, first.title, first.icon, first.colour, first.before, turn.after)
    return Together(whole, (*last.steps, entry), last.undone)
