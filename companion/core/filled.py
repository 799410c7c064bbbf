"""What was filled in ahead and nobody has told yet, the newest first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from companion.core.answers import Answer, Source
from companion.core.command import Entry
from companion.core.message import Message
from companion.core.question import Question

if TYPE_CHECKING:
    from companion.core.session import Session

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Filled(Generic[S]):
    """One answer of a step that somebody may still give."""

    entry: Entry[S]
    question: Question[Any]
    value: Answer

    @property
    def by_chance(self) -> bool:
        """Rolled or drawn at the table, and not told yet."""
        return bool(self.question.kind)

    @property
    def said(self) -> tuple[Message | str, ...]:
        """What stands there; nothing where nothing is taken."""
        texts = {option.id: option.text for option in getattr(self.question, "options", ())}
        values = self.value if isinstance(self.value, tuple) else (self.value,)
        return tuple(texts.get(value, str(value)) for value in values)


def open_in(entry: Entry[S]) -> int:
    """How many answers of a step were filled in."""
    return sum(given.source is Source.FILLED for given in entry.answers.values())


def open_entries(entries: Sequence[Entry[S]]) -> Iterator[Entry[S]]:
    """The steps with something still to tell, the newest first."""
    for entry in reversed(entries):
        if entry.command.CONFIRMS:
            return
        if open_in(entry):
            yield entry


def filled_in(session: Session[S], entry: Entry[S]) -> tuple[Filled[S], ...]:
    """What of a step was filled in, as it was asked."""
    asked = session.questions(entry)
    return tuple(
        Filled(entry, asked[key], given.value)
        for key, given in entry.answers.items()
        if given.source is Source.FILLED and key in asked
    )
