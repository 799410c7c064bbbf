"""What happened, in the words in which it is told, and found by them: no case, no accents.

`say` is whoever says messages in the language of the moment; each step is said once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from companion.core.command import Entry
from companion.core.message import Message
from companion.core.turns import Together
from companion.i18n import as_label
from companion.lookup.folding import WORD, fold

INSIDE = 3
"""So many letters are found inside a word too; fewer only where a word begins."""


@dataclass(frozen=True, slots=True)
class ToldLine:
    """A line of a step."""

    text: str
    icon: str
    step: int
    first: bool
    """The line that opens its step."""


class Happened:
    """The turns of a game as they are read; `log` is how the game tells a step."""

    def __init__(
        self, log: Callable[[Entry[Any]], Iterable[Any]], say: Callable[[Message], str]
    ) -> None:
        self._log, self._say = log, say
        self._told: dict[int, tuple[Entry[Any], tuple[ToldLine, ...], str]] = {}

    def title(self, turn: Together) -> str:
        """Whose turn it was, and which."""
        return as_label(self._say(turn.turn.title))

    def lines(self, turn: Together) -> list[ToldLine]:
        """What came of it, in order; a first line that says no more than the title is left out."""
        title = self.title(turn)
        told = (line for step in turn.steps for line in self._of(step)[1])
        return [line for line in told if not line.first or line.text != title]

    def find(self, turns: Sequence[Together], typed: str) -> tuple[Together, ...]:
        """Those in which every word stands that was typed; all of them where none was."""
        wanted = _wanted(typed)
        return tuple(turn for turn in turns if self._holds(turn, wanted)) if wanted else (*turns,)

    def reading(self, turns: Sequence[Together]) -> Iterator[None]:
        """Put everything into words ahead, a step at a time, the newest first."""
        for turn in reversed(turns):
            for step in turn.steps:
                self._of(step)
                yield

    def _holds(self, turn: Together, wanted: Sequence[str]) -> bool:
        said = _folded(self.title(turn)) + "".join(self._of(step)[2] for step in turn.steps)
        return all(_sought(word) in said for word in wanted)

    def _of(self, step: Entry[Any]) -> tuple[Entry[Any], tuple[ToldLine, ...], str]:
        known = self._told.get(step.id)
        if known is None or known[0] is not step:
            lines = tuple(
                ToldLine(as_label(self._say(line.text)), line.icon, step.id, not at)
                for at, line in enumerate(self._log(step))
            )
            known = step, lines, "".join(_folded(line.text) for line in lines)
            self._told[step.id] = known
        return known


def places(text: str, typed: str) -> tuple[tuple[int, int], ...]:
    """Where in a line the words stand that were typed, as (start, end)."""
    wanted = _wanted(typed)
    found = (_place(word.group(), word.start(), wanted) for word in WORD.finditer(text))
    return tuple(place for place in found if place is not None)


def _place(word: str, start: int, wanted: Sequence[str]) -> tuple[int, int] | None:
    """The longest part of a word that was typed; all of it where folding changed its length."""
    folded = fold(word)
    inside = [(folded.find(one), one) for one in wanted if _sought(one) in f" {folded}"]
    if not inside:
        return None
    if len(folded) != len(word):
        return start, start + len(word)
    at, one = max(inside, key=lambda each: len(each[1]))
    return start + at, start + at + len(one)


def _wanted(typed: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(map(fold, WORD.findall(typed))))


def _sought(word: str) -> str:
    """How a typed word stands among folded ones, each of which has a space before it."""
    return word if len(word) >= INSIDE else f" {word}"


def _folded(text: str) -> str:
    return "".join(f" {fold(word)}" for word in WORD.findall(text))
