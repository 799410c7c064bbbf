"""Days as a language writes them."""

from datetime import date

from companion.core.message import Message
from companion.i18n.words import Words


def day_said(when: date) -> Message:
    """A day, to be said in the language of the moment."""
    month = Message(f"words.month.{when.month}")
    first = "words.date.first" if when.day == 1 else "words.date"
    return Message(first, day=str(when.day), month=month, year=str(when.year))


def day(words: Words, when: date) -> str:
    """A day: "18 November 2026", "18 novembre 2026"."""
    return words.text(day_said(when))
