"""How questions are answered: `python -m tests.lookup.measure [learn|held|every] [missed]`.

The questions are of somebody who read only the rulebooks, with what they hold to be the answer.
Which entries answer was judged before anything was searched; one half was looked at when the
search was mended, the other is held back. Printed by game and language: the right entry first,
among three, the whole answer on the first page; then first with a word for the opponent added.

Before anything was mended, of 220: 176 first, 208 in three, 178 whole, 418 of 510 with the opponent
named; of the 110 held back 86, 107, 85 and 219 of 270.
After mending by the other half alone, of those held back 101, 109, 102 and 253; of all 209, 219,
210 and 484. Once they have been looked at they measure no more: ask somebody new.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

from companion.lookup.ports import rules_of

HERE = Path(__file__).parent
SEED = "strangers"
OPPONENTS = {"tapestry": ("automa", "bot", "solo"), "imperium": ("civ", "bot", "solo")}
"""Words by which the opponent of a game is called; one is added to the question."""


@dataclass(frozen=True)
class Asked:
    """A question, and what answers it."""

    game: str
    language: str
    question: str
    first: tuple[str, ...]
    """Entries of which one has to come first."""
    whole: tuple[tuple[str, ...], ...] = ()
    """Entries that say all of it, together; none where nothing does."""
    against: tuple[str, ...] = ()
    """Further ones that are right where the opponent is named as well."""


@dataclass(frozen=True)
class Found:
    """Where a question was answered."""

    asked: Asked
    entries: tuple[str, ...]
    shown: int
    """How many of the first stand together as one answer."""

    @property
    def first(self) -> bool:
        return bool(set(self.asked.first) & set(self.entries[:1]))

    @property
    def in_three(self) -> bool:
        return bool(set(self.asked.first) & set(self.entries[:3]))

    @property
    def whole(self) -> bool:
        shown = set(self.entries[: self.shown])
        return any(shown.issuperset(one) for one in self.asked.whole)


def strangers(half: str = "every") -> list[Asked]:
    """Their questions: those to learn from, those held back, or every one."""
    every = [
        Asked(
            game, row["language"], row["asked"], tuple(row["first"]),
            tuple(map(tuple, row["whole"])), tuple(row.get("against", ())),
        )
        for game, rows in json.loads((HERE / "strangers.json").read_text("utf-8")).items()
        for row in rows
    ]  # fmt: skip
    places = {*range(len(every))}
    held = {*Random(SEED).sample(sorted(places), len(every) // 2)}
    wanted = {"every": places, "held": held, "learn": places - held}[half]
    return [every[place] for place in sorted(wanted)]


def opposed(asked: Iterable[Asked]) -> Iterator[Asked]:
    """The same with a word for the opponent added, where the game has one."""
    for one in asked:
        for word in OPPONENTS.get(one.game, ()):
            question = f"{one.question} {word}"
            yield replace(one, question=question, first=(*one.first, *one.against))


def found(asked: Asked) -> Found:
    """What the rules answer."""
    answers = rules_of(asked.game).answers(asked.question, most=10)
    shown = 1 + sum(one.shares for one in answers)
    return Found(asked, tuple(one.entry.id for one in answers), shown)


def counted(name: str, asked: Sequence[Asked]) -> str:
    """A line of figures."""
    every = [found(one) for one in asked]
    first, three, whole = (
        sum(getattr(one, what) for one in every) for what in ("first", "in_three", "whole")
    )
    against = [found(one).first for one in opposed(asked)]
    beside = f"{sum(against)}/{len(against)}" if against else "–"
    return f"{name:22} {len(every):4} {first:6} {three:9} {whole:6} {beside:>10}"


def main(half: str, missed: bool) -> None:
    """Print the figures, and each question that is not answered well."""
    every = strangers(half)
    print(f"{half:22} {'asked':>4} first  in three  whole  opponent named")
    for game in dict.fromkeys(one.game for one in every):
        for language in ("en", "fr"):
            some = [one for one in every if (one.game, one.language) == (game, language)]
            print(counted(f"{game} {language}", some))
    print(counted("together", every))
    for one in map(found, every) if missed else ():
        if not (one.first and one.whole):
            wrong = "not first" if not one.first else "not whole"
            print(f"{wrong}: {one.asked.question!r} → {one.entries[:3]}, wanted {one.asked.first}")
    for one in map(found, opposed(every)) if missed else ():
        if not one.first:
            print(f"opposed: {one.asked.question!r} → {one.entries[:3]}, wanted {one.asked.first}")


if __name__ == "__main__":
    main(next(iter({"learn", "held"} & set(sys.argv[1:])), "every"), "missed" in sys.argv[1:])
