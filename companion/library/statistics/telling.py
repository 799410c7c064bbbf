"""What it came to among people, in sentences: who leads, who beats whom, where one sits best."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from companion.core.message import Message
from companion.library.statistics.answer import Answer, Group, Rival


class Section(NamedTuple):
    """A heading and its lines."""

    title: Message
    lines: tuple[Message, ...]


def among_people(answer: Answer) -> tuple[Section, ...]:
    """The sections that have something to say."""
    size = _won if answer.wins else _played
    sections = (
        Section(Message("statistics.leaders"), tuple(map(_won, answer.people))),
        Section(Message("statistics.rivals"), tuple(map(_met, answer.rivals))),
        Section(Message("statistics.by_size"), tuple(map(size, _several(answer.sizes)))),
        Section(Message("statistics.by_turn"), tuple(map(_won, _several(answer.turns)))),
    )
    return tuple(one for one in sections if one.lines)


def _several(groups: tuple[Group, ...]) -> Iterable[Group]:
    """One alone compares with nothing."""
    return groups if len(groups) > 1 else ()


def _won(group: Group) -> Message:
    share = round(100 * group.won / group.played) if group.played else 0
    return Message(
        "statistics.line_won", what=group.name, won=group.won, n=group.played, share=share
    )


def _played(group: Group) -> Message:
    return Message("statistics.line_played", what=group.name, n=group.played)


def _met(rival: Rival) -> Message:
    return Message(
        "statistics.line_met",
        name=rival.name,
        n=rival.played,
        ahead=rival.ahead,
        behind=rival.behind,
    )
