"""A card on its way, as it is shown: what stands on it, and the clause that is put together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from companion.core.message import Message
from companion.core.question import Question
from companion.games.tapestry.content.teaching import IN_FORCE, Teaching, in_order
from companion.games.tapestry.describing import given
from companion.games.tapestry.state import State
from companion.games.tapestry.taught_words import occasion, rule_text
from companion.games.tapestry.teaching.grammar import ABOUT, Grammar
from companion.games.tapestry.turn.names import card_name

TEACH = "teach."


@dataclass(frozen=True, slots=True)
class LineView:
    """A moment of the card, and what it gives then."""

    when: Message
    what: Message


@dataclass(frozen=True, slots=True)
class TeachingView:
    """The card by now."""

    name: Message
    kinds: tuple[Message, ...]
    lines: tuple[LineView, ...]
    clause: tuple[Message, ...]
    """The words said of the next line."""


def is_about(question: Question[Any] | None) -> bool:
    """Whether a question puts a card together."""
    return question is not None and _place(question.key) != ""


def _place(key: str) -> str:
    """Its key in the form, without the player who is asked."""
    at = f".{key}".find(f".{TEACH}")
    return key[at:] if at >= 0 else ""


def teaching_view(state: State, question: Question[Any], said: Mapping[str, Any]) -> TeachingView:
    """Put together once more from what was said, as far as it goes."""
    known = {_place(key): value for key, value in said.items()}

    def ask(one: Question[Any]) -> Any:
        if one.key not in known:
            raise _OpenError
        return known[one.key]

    grammar = Grammar(state, ask)
    about = next((one for one in question.places if one.startswith(ABOUT)), ABOUT)
    with suppress(_OpenError):
        grammar.whole(about.removeprefix(ABOUT))
    taught = grammar.so_far
    return TeachingView(
        _named(taught),
        tuple(Message(f"tapestry.taught.kind.{one}") for one in taught.kinds),
        tuple(_lines(taught)),
        grammar.clause if taught.kinds else (),
    )


class _OpenError(Exception):
    """Nothing more was said."""


def _named(taught: Teaching) -> Message:
    if taught.name:
        return Message("tapestry.offer.typed", text=taught.name)
    return card_name("tapestry", taught.card) if taught.card else Message("tapestry.taught.teach")


def _lines(taught: Teaching) -> Iterator[LineView]:
    if taught.topples:
        yield LineView(Message("tapestry.taught.when.sprung"), Message("tapestry.taught.topples"))
    for moment, only in dict.fromkeys((one.moment, one.only) for one in taught.clauses):
        clauses = [one for one in taught.clauses if (one.moment, one.only) == (moment, only)]
        if benefits := in_order(iter(clauses)):
            yield LineView(occasion(clauses[0]), given(benefits))
    in_force = Message(f"tapestry.taught.when.{IN_FORCE}")
    yield from (LineView(in_force, rule_text(one)) for one in taught.rules)
