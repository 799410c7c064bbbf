"""A question to the owner: told, told otherwise, or forgotten and asked anew."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.core.answers import Answer
from companion.core.message import Message
from companion.core.question import Choice
from companion.describe.asking import Acts, asked
from companion.describe.desk import Looking
from companion.describe.node import Act, Do, Node
from companion.describe.owner import Owner
from companion.describe.parts import foot, sheet
from companion.describe.surface import Surface

LEAVE, FORGET = "leave_it", "forget"


class Telling:
    """One that is being answered; `close` puts it away."""

    def __init__(self, owner: Owner, game: str, fact: str, question: Choice, close: Do) -> None:
        self._owner, self._close = owner, close
        self._game, self._fact = game, fact
        told = owner.told(game, fact)
        self.is_told = told is not None
        self.question = question if told is None else replace(question, guess=str(told))
        self.looking = Looking()

    def look(self, **changes: Any) -> Do:
        """Something more is touched."""

        def do() -> None:
            self.looking = replace(self.looking, **changes)

        return do

    def answers(self, value: Answer | None) -> Do:
        """So it is printed; None: nobody knows any more."""

        def do() -> None:
            self._owner.tell(self._game, self._fact, value)
            self._close()

        return do

    def sheet(self, surface: Surface, acts: Acts) -> Node:
        """The question above the page."""
        shown = asked(self.question, self, acts)
        acts.add(LEAVE, self._close)
        cancel = Act(Message("kit.cancel"), LEAVE, "cross", key=LEAVE, share=1)
        forget: tuple[Act, ...] = ()
        if self.is_told:
            acts.add(FORGET, self.answers(None))
            words = Message("imperium.screen.forget")
            forget = (Act(words, FORGET, "trash", key=FORGET, share=1),)
        return sheet(surface, *shown.body, foot(surface, shown.gold, *forget, cancel))
