"""Somebody at a terminal, who sees only lines and types only lines."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from companion.console.play import play
from companion.library.library import Library

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
"""The games of a test begin at the same time, and so with the same chance."""
NUMBERED = re.compile(r"(\d+)\. (.*)")
MANY = re.compile(r"\d+ (?:to choose from|choix)\b.*[“«]\s*(\w+)\s*[”»]")
"""Too many answers to be listed unasked, and the word that lists them."""
BOUNDS = re.compile(r"(?:From|De) (\S+) (?:to|à) (\S+)\.")
LOOKING_AROUND = ("more", "more", "table", "log", "why", "told", "not", "now", "undo", "redo")
MOST = 4_000
"""Lines typed in one game at most; then it does not end."""


class Typist:
    """Types what a script says at home, then plays on its own to the end of the game."""

    def __init__(
        self, script: Sequence[str] = (), wishes: Sequence[str] = (), seed: str = "typist"
    ) -> None:
        self._script = list(script)
        self._wishes = wishes
        """What is chosen wherever it can be, the dearest first."""
        self._chance = Random(seed)
        self._new: list[str] = []
        self.lines: list[str] = []
        self.typed: list[str] = []

    def write(self, line: str) -> None:
        """A line was shown."""
        self.lines.append(line)
        self._new.append(line)

    def read(self, _sign: str) -> str | None:
        """What is typed next; None goes away."""
        seen, self._new = self._new, []
        if len(self.typed) > MOST:
            return None
        typed = self._next(seen)
        if typed is not None:
            self.typed.append(typed)
            self.lines.append(f"> {typed}")
        return typed

    def _next(self, seen: list[str]) -> str | None:
        if self._script:
            return self._script.pop(0)
        if any("New game:" in line or "Nouvelle partie" in line for line in seen):
            return None
        if any("kept among" in line or "gardée parmi" in line for line in seen):
            return "home"
        if any("Keep this game" in line or "Garder cette partie" in line for line in seen):
            return "1"
        return self._somehow(seen)

    def _somehow(self, seen: list[str]) -> str:
        numbers = {text: n for n, text in _numbered(seen)}
        for wish in self._wishes:
            for text, number in numbers.items():
                if wish in text:
                    return number
        if self._chance.random() < 0.06:
            return self._chance.choice(LOOKING_AROUND)
        if self._chance.random() < 0.15:
            return "list"  # what was read out before is not read out again
        obvious = any(line.startswith(("Enter:", "Entrée")) for line in seen)
        if obvious and self._chance.random() < 0.7:
            return ""
        if numbers:
            return self._chance.choice(list(numbers.values()))
        if obvious:
            return ""
        for line in seen:
            if many := MANY.match(line):
                return many[1]
        return self._figure(seen)

    def _figure(self, seen: list[str]) -> str:
        for line in seen:
            if bounds := BOUNDS.match(line):
                low, high = map(_whole, bounds.groups())
                least = max(low, 0)
                return str(self._chance.randint(least, max(least, min(high, 9))))
        return self._chance.choice(("Ana", "Bo", "1 2", "back", "list", "list", "list"))


def at_terminal(folder: Path, typist: Typist, language: str = "en") -> list[str]:
    """Everything that was shown and typed."""
    assert play(folder, language, typist.read, typist.write, lambda: NOON) == 0
    return typist.lines


def _numbered(lines: list[str]) -> list[tuple[str, str]]:
    return [match.groups() for line in lines if (match := NUMBERED.match(line))]  # type: ignore[misc]


def _whole(text: str) -> int:
    return int(re.sub(r"[^\d−-]", "", text).replace("−", "-"))


def after(lines: list[str], typed: str, number: int = 1) -> list[str]:
    """What was said after the so-many-th time that this was typed."""
    at = [n for n, line in enumerate(lines) if line == f"> {typed}"][number - 1]
    rest = lines[at + 1 :]
    return rest[: next((n for n, line in enumerate(rest) if line.startswith("> ")), len(rest))]


def library_of(folder: Path) -> Library:
    """The same games, as the window has them."""
    return Library.open(folder, lambda: datetime.now(UTC))
