"""What is decided before a game, a question at a time; each gives the options it leads to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from companion.core.answers import Answer
from companion.core.message import Message
from companion.core.question import Amount, Choice, Name, Option, Question

O_co = TypeVar("O_co", covariant=True)
"""The options of a game."""
YES, NO = "yes", "no"
PERSON, COLOUR, SHAPE, ORDER = "person", "colour", "shape", "order"
"""How the keys of a name and of pieces begin: `colour.2`; and the key of how people sit."""


@dataclass(frozen=True, slots=True)
class Setting(Generic[O_co]):
    """One thing to decide; the question's guess is what it is now."""

    question: Question[Any]
    take: Callable[[Any], O_co]
    """The options with an answer."""
    group: Message | None = None
    """What it stands under."""
    help: str = ""
    """The entry of the rules that explains it."""
    icon: str = ""
    """Its picture; of somebody's colour the shape that has it."""
    aside: bool = False
    """Seldom changed: under "More options", asked only of whoever wants to."""
    example: Message | None = None
    """What it is answered with at once, in the words of whoever plays."""
    recall: Callable[[Any, Any], Any] | None = None
    """Options, and how the last game of the title that is the answer was laid out: both in one."""

    def with_answer(self, value: Answer) -> O_co:
        """The options with it; raises AnswerRefused."""
        self.question.check(value)
        return self.take(value)


def yes_or_no(key: str, text: Message, now: bool, note: Message | None = None) -> Choice:
    """Whether something is so."""
    options = (Option(YES, Message("core.yes")), Option(NO, Message("core.no")))
    return Choice(key, text, options, YES if now else NO, note=note)


def people(
    names: Sequence[str], low: int, high: int, take: Callable[[tuple[str, ...]], O_co]
) -> Iterator[Setting[O_co]]:
    """How many are at the table, and who."""

    def as_many(number: int) -> O_co:
        return take((*names, *[""] * number)[:number])

    text = Message("core.setting.people")
    if low < high:
        yield Setting(Amount("people", text, low, high, len(names)), as_many)
    for at in range(len(names)):
        yield Setting(_who(names, at), _renaming(names, at, take))


def _who(names: Sequence[str], at: int) -> Name:
    taken = tuple(name for other, name in enumerate(names) if name and other != at)
    return Name(
        f"{PERSON}.{at + 1}",
        Message("core.setting.name", number=at + 1),
        note=Message("core.setting.nobody", number=at + 1),
        kind=PERSON,
        taken=taken,
        may_be_empty=True,
        guess=names[at],
    )


def _renaming(
    names: Sequence[str], at: int, take: Callable[[tuple[str, ...]], O_co]
) -> Callable[[str], O_co]:
    return lambda name: take((*names[:at], name.strip(), *names[at + 1 :]))


def line_under(setting: Setting[Any]) -> Message | None:
    """What it means as it stands now: the note of what is chosen, or the question's own."""
    question = setting.question
    if isinstance(question, Choice):
        chosen = (one.note for one in question.options if one.id == question.guess)
        return next(chosen, None) or question.note
    return question.note


def colour_name(colour: str) -> Message:
    """Red, as people say it."""
    return Message(f"core.colour.{colour}")


def shape_name(shape: str) -> Message:
    """A disc, as people say it."""
    return Message(f"core.shape.{shape}")
