"""Answers as they are kept with a step: what, and where it came from."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeAlias

Answer: TypeAlias = str | int | tuple[str, ...]


class Source(StrEnum):
    """Where an answer came from; decides what a second run may use again."""

    SAID = "told"
    """Somebody at the table said so: used again."""
    APP = "app"
    """The app rolled, drew or shuffled: used again."""
    FACT = "fact"
    """A house fact, as it was known then: used again."""
    UNKNOWN = "unknown"
    """A house fact of which nothing was known then: used again."""
    FILLED = "filled"
    """Filled in for somebody, in games of before: used again. Nothing new is."""
    RULE = "rule"
    """Decided by a rule: worked out again."""


@dataclass(frozen=True, slots=True)
class Given:
    """One answer and its source."""

    value: Answer
    source: Source


Answers: TypeAlias = Mapping[str, Given]


def said(values: Mapping[str, Answer]) -> dict[str, Given]:
    """Plain answers as said at the table."""
    return {key: Given(value, Source.SAID) for key, value in values.items()}


def reusable(answers: Answers, changed: Collection[str] = ()) -> dict[str, Given]:
    """What a second run uses again: everything but what rules decided.

    What was filled in after an answer that is `changed` was filled in for something else.
    """
    kept: dict[str, Given] = {}
    stale = False
    for key, given in answers.items():
        stale = stale or key in changed
        if given.source is not Source.RULE and not (stale and given.source is Source.FILLED):
            kept[key] = given
    return kept


def answers_to_json(answers: Answers) -> list[list[Any]]:
    """As `[[key, value, source], …]`."""
    return [[key, _plain(given.value), given.source.value] for key, given in answers.items()]


def answers_from_json(rows: Iterable[list[Any]]) -> dict[str, Given]:
    """Back from `[[key, value, source], …]`."""
    return dict(_rows(rows))


def answer_from_json(value: object) -> Answer:
    """A list is a tuple of ids; raises ValueError for what is no answer."""
    if isinstance(value, str | int):
        return value
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise ValueError(value)
    return tuple(value)


def _rows(rows: Iterable[list[Any]]) -> Iterator[tuple[str, Given]]:
    for key, value, source in rows:
        if not isinstance(key, str):
            raise ValueError(key)
        yield key, Given(answer_from_json(value), Source(source))


def _plain(value: Answer) -> Any:
    return list(value) if isinstance(value, tuple) else value
