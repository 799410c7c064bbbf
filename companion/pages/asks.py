"""A question that a place of the app asks above its page: a name, one of several, a number."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from companion.core.message import Message
from companion.core.question import Question
from companion.describe.asking import Acts, asked
from companion.describe.desk import Looking
from companion.describe.node import Act, Do, Page
from companion.describe.parts import foot, sheet
from companion.describe.surface import Surface

CLOSE = "close_question"


class Asks:
    """What is asked now, and what is done with the answer."""

    def __init__(self) -> None:
        self.question: Question[Any] | None = None
        self.looking = Looking()
        self._then: Callable[[Any], object] = _nothing

    def ask(self, question: Question[Any], then: Callable[[Any], object]) -> None:
        """From its beginning."""
        self.question, self._then, self.looking = question, then, Looking()

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
        shown = asked(self.question, self, acts)
        leave = Act(Message("kit.cancel"), CLOSE, "cross", key=CLOSE, w=200)
        over = sheet(surface, *shown.body, foot(surface, shown.gold, leave))
        return replace(page, acts=acts.acts, typed=acts.typed, over=over, close=CLOSE)


def _nothing(_answer: Any) -> None:
    return None
