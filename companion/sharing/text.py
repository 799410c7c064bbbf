"""A score to paste into a message."""

from collections.abc import Iterator

from companion.i18n import Words
from companion.i18n.dates import day
from companion.sharing.play import Person, Play


def score_text(play: Play, words: Words) -> str:
    """Game and day, then everybody, best first."""
    return "\n".join(_lines(play, words))


def _lines(play: Play, words: Words) -> Iterator[str]:
    about = [play.title, day(words, play.started.date())]
    if play.minutes:
        about.append(words.say("sharing.minutes", n=play.minutes))
    yield " · ".join(about)
    if play.variant:
        yield play.variant
    for person in sorted(play.people, key=lambda person: person.rank):
        yield _line(person, words)
    if play.comment:
        yield play.comment


def _line(person: Person, words: Words) -> str:
    role = f" ({person.role})" if person.role else ""
    points = f" – {words.say('sharing.points', n=person.score)}" if person.score is not None else ""
    won = f" – {words.say('sharing.won')}" if person.winner else ""
    return f"{person.rank}. {person.name}{role}{points}{won}"
