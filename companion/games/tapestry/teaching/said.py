"""What the form was answered for a card as it stands, question by question."""

from __future__ import annotations

from typing import Any

from companion.core.noun import NO, YES
from companion.core.question import Question
from companion.games.tapestry.content.teaching import Before, Clause, Teaching
from companion.games.tapestry.teaching import words


def said(taught: Teaching, question: Question[Any]) -> Any:
    """Raises where the card has no answer to it."""
    _, *places, what = question.key.split(".")
    value = _of_a_clause(taught, places, what) if places else _of_the_card(taught, what)
    question.check(value)
    return value


def _of_the_card(taught: Teaching, what: str) -> Any:
    if what == "enchanted":
        return YES if taught.enchanted else NO
    return getattr(taught, what)


def _of_a_clause(taught: Teaching, places: list[str], what: str) -> Any:
    at = int(places[0])
    one = taught.clauses[at - 1]
    if what == "next":
        return taught.clauses[at].joined if at < len(taught.clauses) else words.DONE
    if what in ("track", "building", "resource") and places[1:] == ["only"]:
        return one.only or words.ANY
    if len(places) > 1 and places[1].isdecimal():
        return _of_a_word(one, int(places[1]), what)
    return _of_a_deed(one, what)


def _of_a_word(one: Clause, number: int, what: str) -> Any:
    """Of what stands before the deed, or the deed in the last place."""
    if number > len(one.before):
        return one.verb
    before: Before = one.before[number - 1]
    match what:
        case "word":
            return before.word
        case "per":
            return before.per
        case "number":
            return before.n
    return before.what


def _of_a_deed(one: Clause, what: str) -> Any:
    match what:
        case "number":
            return one.n
        case "along":
            return "benefit" if one.along and not one.bonus else YES if one.along else NO
        case "bonus":
            return YES if one.bonus else NO
        case "moment" | "per" | "said":
            return getattr(one, what)
    return one.what or words.ANY
