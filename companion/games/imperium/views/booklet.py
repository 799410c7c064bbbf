"""The C.I.V.'s table beside the booklet: what is doubtful, to be said on one page."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.command import Entry
from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.games.imperium.commands.civ import CompareTable
from companion.games.imperium.content import nation
from companion.games.imperium.rules.archiving import DOUBTFUL, history_asked, history_fact
from companion.games.imperium.rules.booklet import Word, to_tell
from companion.games.imperium.rules.doubts import Known
from companion.games.imperium.rules.words_in_doubt import CANNOT_TELL
from companion.games.imperium.say import elements_said
from companion.games.imperium.state import Phase, State
from companion.games.imperium.table import Row

__all__ = ["CANNOT_TELL", "Asked", "asked_at_once", "to_compare"]


@dataclass(frozen=True, slots=True)
class Asked:
    """A doubtful word: what is asked of it, and what we take it for."""

    question: Choice
    row: Message
    options: tuple[Option, ...]
    chosen: str

    @property
    def others(self) -> bool:
        """There is more to choose from than is shown at once."""
        return len(self.options) < len(self.question.options)


def asked_at_once(state: State, told: Known) -> tuple[Asked, ...]:
    """What the owner of the booklet has not told yet; asked before the die is rolled."""
    if state.phase is not Phase.CIV_DIE:
        return ()
    asked = tuple(_asked(row, word) for _, row, word in to_tell(state, told))
    return (*asked, *_history(state, told))


def to_compare(state: State, last: Entry[State] | None, told: Known) -> bool:
    """Whether that is asked now: not twice in a row, should it not be kept."""
    if last is not None and isinstance(last.command, CompareTable):
        return False
    return bool(asked_at_once(state, told))


def _history(state: State, told: Known) -> tuple[Asked, ...]:
    """Whether its C.I.V. has a History, where the booklets leave it open."""
    nation_id = state.civ.nation
    if nation(nation_id).history != DOUBTFUL or told(history_fact(nation_id)) is not None:
        return ()
    question = history_asked(nation_id)
    return (Asked(question, question.text, question.options, question.guess or ""),)


def _asked(row: Row, word: Word) -> Asked:
    """Our readings first; what else may stand there is behind "another"."""
    question = word.question
    near = (*row.keys, CANNOT_TELL) if word.fact.endswith(".key") else question.ids
    return Asked(
        question,
        elements_said(row.elements({})),
        tuple(one for one in question.options if one.id in near),
        CANNOT_TELL if row.sure == "ask" else question.guess or CANNOT_TELL,
    )
