"""A question that a place of the app asks above its page: a name, one of several, a number."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from companion.core.message import Message
from companion.core.question import Choice, Question
from companion.describe.asking import Acts, asked
from companion.describe.desk import Looking
from companion.describe.node import Act, Do, Field, Node, Page
from companion.describe.parts import foot, sheet
from companion.describe.surface import Surface
from companion.pages.sorting import folded

CLOSE, FIND = "close_question", "find_answer"
MANY = 12
"""More answers than these are searched by words."""


class Asks:
    """What is asked now, and what is done with the answer."""

    def __init__(self) -> None:
        self.question: Question[Any] | None = None
        self.looking = Looking()
        self.words = ""
        """What is looked for among many answers."""
        self._then: Callable[[Any], object] = _nothing

    def ask(self, question: Question[Any], then: Callable[[Any], object]) -> None:
        """From its beginning."""
        self.question, self._then, self.looking, self.words = question, then, Looking(), ""

    def look(self, **changes: Any) -> Do:
        """Something is touched, or typed."""

        def do() -> None:
            known = {one: getattr(self.looking, one) for one in ("picked", "typed")}
            self.looking = Looking(**{**known, **changes})

        return do

    def answers(self, value: Any, /) -> Do:
        """It is answered, and closed."""

        def do() -> None:
            then = self._then
            self.close()
            then(value)

        return do

    def close(self) -> None:
        """Nothing is asked any more."""
        self.question = None

    def shown_above(self, page: Page, surface: Surface) -> Page:
        """The page, with the question above it where one is asked."""
        if self.question is None:
            return page
        acts = Acts({**page.acts}, {**page.typed})
        acts.add(CLOSE, self.close)
        question, search = self._narrowed(acts, surface)
        shown = asked(question, self, acts)
        leave = Act(Message("kit.cancel"), CLOSE, "cross", key=CLOSE, w=200)
        over = sheet(surface, *search, *shown.body, foot(surface, shown.gold, leave))
        return replace(page, acts=acts.acts, typed=acts.typed, over=over, close=CLOSE)

    def _narrowed(self, acts: Acts, surface: Surface) -> tuple[Question[Any], tuple[Node, ...]]:
        """Of more than a dozen answers those in which the words stand, and where they are typed."""
        question = self.question
        assert question is not None
        if not isinstance(question, Choice) or len(question.options) <= MANY:
            return question, ()
        acts.typed[FIND] = self._find
        wanted = folded(self.words).split()
        said = [(one, folded(surface.say(one.text))) for one in question.options]
        fits = tuple(one for one, text in said if all(word in text for word in wanted))
        field = Field(self.words, Message("app.past.search"), FIND, "search", key=FIND)
        return replace(question, options=fits), (field,)

    def _find(self, words: str) -> None:
        self.words = words


def _nothing(_answer: Any) -> None:
    return None
