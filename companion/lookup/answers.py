"""What answers a question: a sentence each, of the entry it stands in, best first."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from companion.core.message import Message
from companion.lookup.entry import Entry
from companion.lookup.index import sentences
from companion.lookup.search import Hit

if TYPE_CHECKING:
    from companion.core.session import Session

SHARED = 0.88
"""A second sentence this close to the first answers the question with it."""
COUNTERPART = 0.75
"""So is one about everybody beside one about the opponent who was named."""
TOUCHED = 0.4
"""One that is told together with the first needs to be touched by the question only so far."""


@dataclass(frozen=True, slots=True)
class Playing:
    """What is known of the game in which somebody asks."""

    boxes: Collection[str] | None = None
    """Those on the table; None where all may be looked up."""
    near: Collection[str] = ()
    """Entries and drawers that a question is likelier about: who plays, and what is being done."""

    def holds(self, entry: Entry) -> bool:
        """Whether an entry is of what lies on the table."""
        return self.boxes is None or not entry.expansion or entry.expansion in self.boxes


def playing_in(session: Session[Any]) -> Playing:
    """What a question asked in this game is about."""
    boxes = getattr(session.options, "expansions", None)
    near = session.game.asked_about(session.state)
    return Playing(None if boxes is None else tuple(map(str, boxes)), near)


@dataclass(frozen=True, slots=True)
class Answer:
    """A sentence that answers, and the entry that it stands in."""

    entry: Entry
    sentence: Message
    shares: bool = False
    """It stands beside the one before it as one answer."""
    further: tuple[Message, ...] = ()
    """What else of its entry the answer says, where the sentence leaves it out."""

    @property
    def sentences(self) -> tuple[Message, ...]:
        """All that answers."""
        return (self.sentence, *self.further)


def whole(answer: Answer) -> tuple[Message, ...]:
    """The sentences that answer, then the others of the entry; its lines are not among them."""
    entry = answer.entry
    said = (entry.answer, *entry.details, *((entry.example,) if entry.example else ()))
    return tuple(dict.fromkeys((*answer.sentences, *said)))


def told_by(
    found: Iterable[tuple[Entry, Hit]], against: Collection[str] = ()
) -> tuple[Answer, ...]:
    """The answers of entries, best first; one that shares the question stands beside the first.

    `against` are the drawers of an opponent whose name stood behind the question: what holds for
    everybody and what holds for that opponent are one answer.
    """
    ranked = list(found)
    if not ranked:
        return ()
    first, *others = ranked
    beside = [
        *(one for one in others if against and _counterpart(first, *one, against)),
        *(one for one in others if one[0].id in first[0].together and _shares(first, *one)),
        *(one for one in others if _shares(first, *one)),
    ][:1]
    rest = [one for one in others if one not in beside]
    return (
        _answer(*first),
        *(_answer(*one, shares=True) for one in beside),
        *(_answer(*one) for one in rest),
    )


def _counterpart(
    first: tuple[Entry, Hit], entry: Entry, hit: Hit, against: Collection[str]
) -> bool:
    """Told of the other side, and near enough to the question."""
    other = (entry.kind in against) != (first[0].kind in against)
    return other and hit.score >= first[1].score * COUNTERPART


def _shares(first: tuple[Entry, Hit], entry: Entry, hit: Hit) -> bool:
    """Told to be one answer with the first, or as near to the question."""
    share = TOUCHED if entry.id in first[0].together else SHARED
    return hit.score >= first[1].score * share


def _answer(entry: Entry, hit: Hit, shares: bool = False) -> Answer:
    told = sentences(entry)
    first, *further = (told[place] for place in hit.sentences)
    return Answer(entry, first, shares, tuple(further))
