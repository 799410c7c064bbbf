"""Days as a language writes them."""

from datetime import date

from companion.i18n.words import Words


def day(words: Words, when: date) -> str:
    """A day: "18 November 2026", "18 novembre 2026"."""
    month = words.say(f"words.month.{when.month}")
    first = "words.date.first" if when.day == 1 else "words.date"
    return words.say(first, day=str(when.day), month=month, year=str(when.year))
