"""A question that a place of the app asks above its page; many answers are searched by words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from companion.core.message import Message
from companion.core.question import Choice, Question
from companion.describe.asking import Acts
from companion.describe.node import Do, Field, Node
from companion.describe.sheets import Asking
from companion.describe.surface import Surface
from companion.pages.doors import Doors
from companion.pages.sorting import folded

FIND = "find_answer"
MANY = 12
"""More answers than these are searched by words."""


def ask(doors: Doors, question: Question[Any], take: Callable[[Any], object]) -> None:
    """Above the page; what is done with the answer."""
    doors.lay(Searched(question=question, take=take))


@dataclass
class Searched(Asking):
    """Of more than a dozen answers those in which the words stand, and where they are typed."""

    words: str = ""

    def body(self, surface: Surface, acts: Acts, close: Do) -> tuple[Node, ...]:
        """What is typed stands above the answers."""
        answers = super().body(surface, acts, close)
        if not self._are_many:
            return answers
        acts.typed[FIND] = self._find
        field = Field(self.words, Message("app.past.search"), FIND, "search", key=FIND)
        return (field, *answers)

    def shown(self, surface: Surface) -> Question[Any] | None:
        """With the answers that fit."""
        if not isinstance(self.question, Choice) or not self._are_many:
            return self.question
        wanted = folded(self.words).split()
        said = [(one, folded(surface.say(one.text))) for one in self.question.options]
        fits = tuple(one for one, text in said if all(word in text for word in wanted))
        return replace(self.question, options=fits)

    @property
    def _are_many(self) -> bool:
        return isinstance(self.question, Choice) and len(self.question.options) > MANY

    def _find(self, words: str) -> None:
        self.words = words
