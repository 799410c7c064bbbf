"""What was played: read out."""

from __future__ import annotations

from functools import partial

from companion.core.message import Message
from companion.core.unreadable import reading
from companion.front.telling import shown
from companion.front.voice import Voice
from companion.i18n.dates import day_said
from companion.library.clock import moment_of
from companion.library.library import Library
from companion.library.results import Score
from companion.library.rows import FinishedRow
from companion.library.statistics import subject_of

MOST = 20


def past(voice: Voice, library: Library) -> None:
    """The games played last, the last one first."""
    if not library.finished:
        voice.say("front.no_past")
    for row in library.finished[:MOST]:
        said = reading(partial(_row, voice, row), partial(_not_shown, voice, row))
        voice.line(f"- {said}")


def _row(voice: Voice, row: FinishedRow) -> str:
    people = ", ".join(_person(voice, one) for one in row.scores)
    return voice.pair(_game(voice, row), people)


def _not_shown(voice: Voice, row: FinishedRow, _why: Message) -> str:
    """In its place, where the game cannot be shown: the others are."""
    return voice.text(Message("library.row_not_shown", file=row.id))


def _game(voice: Voice, row: FinishedRow) -> str:
    moment = moment_of(row.played)
    day = voice.text(day_said(moment.astimezone().date())) if moment else ""
    return ", ".join(filter(None, (voice.text(subject_of(row).name), day)))


def _person(voice: Voice, score: Score) -> str:
    name = voice.text(score.name)
    return name if score.score is None else f"{name} {shown(voice, score.score)}"
