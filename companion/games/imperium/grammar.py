"""The sentences of the tables, read.

One line per verb: the form of its sentence. Numbers, tokens (`2 materials and 1 population`)
and categories (`region or tributary`, `any`) stand where `<…>` is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from companion.games.imperium.acts import (
    Act,
    Condition,
    Element,
    FirstPossible,
    If,
    IfPossible,
    Verb,
)
from companion.games.imperium.tokens import KINDS, Tokens

ANY = ("uncivilised", "civilised", "region", "tributary")

SENTENCES: tuple[tuple[Verb, str], ...] = (
    (Verb.GAIN_PER_REGION, "gain <tokens> per region"),
    (Verb.GAIN, "gain <tokens>"),
    (Verb.SPEND, "spend <tokens>"),
    (Verb.TURN_EVERY, "turn every <tokens> into <into>"),
    (Verb.TURN_ALL, "turn all <what> into <where>"),
    (Verb.LOSE_AND_MILL, "lose all <what> and mill half"),
    (Verb.LOSE_ALL, "lose all <what>"),
    (Verb.STEAL, "steal <tokens>"),
    (Verb.MILL, "mill <n>"),
    (Verb.DYNASTY, "dynasty to discard"),
    (Verb.ARCHIVE_THIS, "archive this"),
    (Verb.EXILE_THIS, "exile this"),
    (Verb.THIS_TO_DECK, "this to deck"),
    (Verb.PLAY_THIS, "play this"),
    (Verb.EXILE_MARKET, "exile from market"),
    (Verb.ACQUIRE, "acquire <what> from <where>"),
    (Verb.ACQUIRE, "acquire <what> with <tokens>"),
    (Verb.ACQUIRE, "acquire <what>"),
    (Verb.INNOVATE, "innovate <what>"),
    (Verb.TAKE_FAME, "take fame"),
    (Verb.TAKE_CARD, "take card"),
    (Verb.ARCHIVE_FAME, "archive fame"),
    (Verb.ARCHIVE_TOP, "archive top of deck"),
    (Verb.ABANDON, "abandon <n> <what>"),
    (Verb.RECALL, "recall <n> <what>"),
    (Verb.RETURN_UNREST, "return unrest"),
    (Verb.TAKE_UNREST_LATER, "take unrest after shuffle"),
    (Verb.TAKE_UNREST, "take unrest"),
    (Verb.FROM_DISCARD, "<what> from discard to <where>"),
    (Verb.ARCHIVE_FROM_DISCARD, "archive <what> from discard"),
    (Verb.ARCHIVE_IN_PLAY, "archive <what> in play"),
    (Verb.MARKET_TOKEN, "place <tokens> on market"),
    (Verb.EXILE_QUEST, "exile next quest"),
    (Verb.TAKE_QUEST, "take next quest"),
    (Verb.JOURNEY, "journey to <where>"),
    (Verb.TRIGGER_END, "trigger the end"),
    (Verb.YOU_DISCARD, "you discard <n>"),
    (Verb.YOU_TAKE_UNREST, "you take <n> unrest"),
    (Verb.YOU_RECALL, "you recall <n> <what>"),
    (Verb.YOU_ABANDON, "you abandon <n> <what>"),
    (Verb.YOU_GAIN, "you gain <tokens>"),
    (Verb.YOU_GIVE, "you give <tokens>"),
    (Verb.YOU_RETURN, "you return <n> unrest"),
    (Verb.YOU_MAY_DRAW, "you may draw <n>"),
    (Verb.YOU_MAY_RETURN, "you may return <n> unrest"),
)
CONDITIONS = (
    ("you", "you have <n> <what> in play"),
    ("it", "it has <n> <what> in play"),
    ("empire", "you are an empire"),
    ("barbarian", "you are a barbarian"),
    ("discard_without", "its discard has no <what>"),
    ("tokens", "it has at least <n> <what>"),
)
TOKEN = rf"\d+ (?:{'|'.join(KINDS)})"
PARTS = {
    "n": r"(?P<n>\d+)",
    "tokens": rf"(?P<tokens>{TOKEN}(?: and {TOKEN})*)",
    "into": rf"(?P<into>{TOKEN}(?: and {TOKEN})*)",
    "what": r"(?P<what>[a-z]+(?: or [a-z]+)*)",
    "where": r"(?P<where>[a-z_]+)",
}


class NotASentence(ValueError):
    """The tables have no such sentence."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


def _pattern(form: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"<(\w+)>", lambda part: PARTS[part[1]], form))


FORMS = tuple((verb, _pattern(form)) for verb, form in SENTENCES)
CONDITION_FORMS = tuple((of, _pattern(form)) for of, form in CONDITIONS)


@cache
def read_act(text: str) -> Act:
    """One sentence."""
    for verb, form in FORMS:
        if found := form.fullmatch(text.strip()):
            parts = found.groupdict()
            return Act(
                verb,
                n=int(parts.get("n") or 0),
                tokens=read_tokens(parts.get("tokens")),
                into=read_tokens(parts.get("into")),
                what=_categories(parts.get("what")),
                where=parts.get("where") or "",
            )
    raise NotASentence(text)


def read_condition(text: str) -> Condition:
    for of, form in CONDITION_FORMS:
        if found := form.fullmatch(text.strip()):
            parts = found.groupdict()
            return Condition(of, parts.get("what") or "", int(parts.get("n") or 0))
    raise NotASentence(text)


def read_elements(parts: object) -> tuple[Element, ...]:
    """A row's list: sentences, and objects that join lists of sentences."""
    if not isinstance(parts, list | tuple):
        raise NotASentence(str(parts))
    return tuple(_element(part) for part in parts)


def read_tokens(text: str | None) -> Tokens:
    if not text:
        return Tokens()
    counted = (one.split() for one in text.split(" and "))
    return Tokens(**{kind: int(number) for number, kind in counted})


def _categories(text: str | None) -> tuple[str, ...]:
    if not text:
        return ()
    return ANY if text == "any" else tuple(text.split(" or "))


def _element(part: object) -> Element:
    match part:
        case str():
            return read_act(part)
        case {"first_possible": list() | tuple() as options, **rest} if not rest:
            return FirstPossible(tuple(read_elements(option) for option in options))
        case {"if_possible": list() | tuple() as acts, **rest} if not rest:
            return IfPossible(read_elements(acts))
        case {"if": str() as condition, "then": list() | tuple() as then, **rest}:
            return If(read_condition(condition), read_elements(then), _otherwise(rest))
    raise NotASentence(str(part))


def _otherwise(rest: Mapping[Any, object]) -> tuple[Element, ...]:
    otherwise = rest.get("else", [])
    if set(rest) - {"else"} or not isinstance(otherwise, list | tuple):
        raise NotASentence(str(rest))
    return read_elements(otherwise)
