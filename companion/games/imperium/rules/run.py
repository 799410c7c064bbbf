"""A card being resolved: the step, where in it we are, and what has been answered already."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from companion.core.answers import Answer
from companion.core.asker import Asker
from companion.core.instruction import Why
from companion.core.message import Message
from companion.core.question import Choice, Option, Question
from companion.core.step import Step
from companion.games.imperium.state import Civ, State
from companion.games.imperium.tokens import Tokens

T = TypeVar("T", bound=Answer)
YES, NO = "yes", "no"
INSTEAD = "instead"


class GameOver(Exception):
    """The game ended while a card was being resolved."""


class Run(Asker[State]):
    """A row being resolved. A place is asked once: met again, the answer holds."""

    __slots__ = ("place",)

    def __init__(self, step: Step[State], place: str) -> None:
        super().__init__(step)
        self.place = place

    @property
    def civ(self) -> Civ:
        return self.step.state.civ

    @property
    def tokens(self) -> Tokens:
        return self.civ.tokens

    def ask(self, question: Question[T]) -> T:
        """What somebody at the table says; what can come to one thing alone is not asked."""
        ids = question.ids if isinstance(question, Choice) else ()
        if len(ids) == 1:
            only: Any = ids[0]
            said: T = self.settle(question, only)
            return said
        return self._once(question, super().ask)

    def settle(self, question: Question[T], value: T) -> T:
        """What a rule says, unless the table differs."""
        return self._once(question, lambda asked: super(Run, self).settle(asked, value))

    def fact(self, question: Question[T], fact: str) -> T:
        """What the owner of the booklet says once."""
        return self._once(question, lambda asked: super(Run, self).fact(asked, fact))

    def _once(self, question: Question[T], ask: Callable[[Question[T]], T]) -> T:
        known: Any = self.same(question.key)
        return ask(question) if known is None else known

    def told(self, fact: str) -> Answer | None:
        """What the owner has said of the booklet before; not asked now."""
        return self.step.known_fact(fact)

    def says_yes(self, key: str, text: Message) -> bool:
        """A question with yes and no."""
        return self.ask(yes_or_no(key, text)) == YES

    @contextmanager
    def because(
        self,
        *whys: Why,
        icon: str = "",
        differs: str = "",
        yours: bool = False,
        heading: Message | None = None,
    ) -> Iterator[None]:
        """Why what follows happens; what concerns you stands out."""
        places = ("you",) if yours else ()
        key = f"{self.place}.told"
        with self.step.because(
            *whys, heading=heading, key=key, differs=differs, places=places, icon=icon
        ):
            yield

    def say(
        self,
        text: Message,
        icon: str = "card",
        differs: str = "",
        yours: bool = False,
        rule: str = "",
    ) -> None:
        """A line of words: where nothing moves, or nothing that the app follows."""
        whys = (Why(rule),) if rule else ()
        with self.because(*whys, icon=icon, differs=differs, yours=yours, heading=text):
            pass


def insisted_on(place: str) -> bool:
    """Whether the table says that this row was resolved, whatever the rule says."""
    return f".{INSTEAD}." in place


def yes_or_no(key: str, text: Message, note: Message | None = None) -> Choice:
    options = (Option(YES, Message("imperium.yes")), Option(NO, Message("imperium.no")))
    return Choice(key, text, options, note=note)
