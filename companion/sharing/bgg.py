"""BoardGameGeek: a play as a text, ready to be typed or pasted into its form.

It takes no plays from other apps: nothing is sent, and no password is ever held.
"""

from __future__ import annotations

from collections.abc import Iterator

from companion.i18n import Words
from companion.sharing.play import Person, Play


def bgg_text(play: Play, words: Words) -> str:
    """Date, length, place, then everybody, then the comment: in the order of its form."""
    return "\n".join(_lines(play, words))


def bgg_page(play: Play) -> str:
    """Where a play of this game is logged; empty where its number is not known."""
    return f"https://boardgamegeek.com/boardgame/{play.number}" if play.number else ""


def _lines(play: Play, words: Words) -> Iterator[str]:
    number = f" (BGG {play.number})" if play.number else ""
    yield play.title + number
    yield words.say("sharing.bgg.date", day=f"{play.started.date():%Y-%m-%d}")
    if play.minutes:
        yield words.say("sharing.bgg.length", n=play.minutes)
    if play.location:
        yield words.say("sharing.bgg.location", place=play.location)
    for person in sorted(play.people, key=lambda person: person.rank):
        yield _line(person, words)
    if comment := "\n".join(filter(None, (play.variant, play.comment))):
        yield words.say("sharing.bgg.comment", comment=comment)


def _line(person: Person, words: Words) -> str:
    parts = [person.name]
    if person.role:
        parts.append(person.role)
    if person.score is not None:
        parts.append(words.say("sharing.points", n=person.score))
    if person.winner:
        parts.append(words.say("sharing.won"))
    if person.first:
        parts.append(words.say("sharing.began"))
    return " – ".join(parts)
