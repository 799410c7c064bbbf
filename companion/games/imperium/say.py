"""The tables and their tokens as messages: one short sentence per verb."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from itertools import groupby

from companion.core.message import Message
from companion.core.question import Option
from companion.games.imperium.acts import (
    Act,
    Condition,
    Element,
    FirstPossible,
    If,
    IfPossible,
    Verb,
)
from companion.games.imperium.catalogue import called
from companion.games.imperium.content import named
from companion.games.imperium.grammar import ANY, NotASentence, read_act, read_condition
from companion.games.imperium.state import Space
from companion.games.imperium.tokens import KINDS, Tokens

PRINTINGS = ("french", "english")
OF_REGIONS = (Verb.ABANDON, Verb.RECALL, Verb.FROM_DISCARD)


def tokens_said(tokens: Tokens) -> Message:
    """2 Materials and 1 Population."""
    kinds = tuple(kind for kind in KINDS if tokens.of(kind))
    if not kinds:
        return Message("imperium.tokens.none")
    return joined(tuple(Message(f"imperium.tokens.{kind}", n=tokens.of(kind)) for kind in kinds))


def joined(messages: tuple[Message, ...]) -> Message:
    """All of them in a row."""
    return messages[0] if len(messages) == 1 else Message("imperium.list", all=messages)


def numbered(one: str, rows: tuple[int, ...]) -> Message:
    """What a row looks for, with the numbers of the rows that do."""
    if not rows:
        return thing(one)
    return Message("imperium.naming.row_icon", rows=", ".join(map(str, rows)), what=thing(one))


def either(keys: tuple[str, ...]) -> Message:
    """Region or Tributary; any card of the Market."""
    if keys == ANY:
        return Message("imperium.any_category")
    if len(keys) == 1:
        return thing(keys[0])
    if len(keys) == 2:
        return Message("imperium.either", one=thing(keys[0]), other=thing(keys[1]))
    return joined(tuple(map(thing, keys)))


def lying_said(space: Space) -> Message:
    """What lies on a place of the Market, as far as somebody told it."""
    if space.gone:
        return Message("imperium.fact.empty")
    if space.card:
        return called(space.card)
    return either(space.categories) if space.categories else Message("imperium.option.unknown_card")


def thing(word: str) -> Message:
    """The name of a token or of a key."""
    return named("token" if word in KINDS else "key", word)


def act_said(act: Act) -> Message:
    """One sentence of a row."""
    return Message(
        f"imperium.act.{act.verb.value}{_told_apart(act)}",
        n=act.n,
        tokens=tokens_said(act.tokens),
        into=tokens_said(act.into),
        what=either(act.what) if act.what else "",
        where=_where(act.where),
    )


def _told_apart(act: Act) -> str:
    """Of what is exiled, and of Regions, there are sentences of their own."""
    if act.verb is Verb.ACQUIRE:
        return "_exiled" if act.where == "exile" else ""
    return "_region" if act.verb in OF_REGIONS and act.what == ("region",) else ""


def _where(place: str) -> Message | str:
    if not place:
        return ""
    if place in ("deck", "play", "exile"):
        return Message(f"imperium.where.{place}")
    return thing(place)


def as_part(element: Element) -> Option:
    """An element as a part of a step: what it begins with, whatever it hangs on."""
    match element:
        case Act():
            return Option(element.verb, act_said(element))
        case FirstPossible(options):
            return as_part(options[0][0])
        case IfPossible(acts):
            return as_part(acts[0])
        case If(condition):
            return Option("if", condition_said(condition))


def element_said(element: Element) -> Message:
    match element:
        case Act():
            return act_said(element)
        case FirstPossible(options):
            said = tuple(_inside(option) for option in options)
            return _otherwise(said)
        case IfPossible(acts):
            return Message("imperium.if_possible", then=_inside(acts))
        case If(condition, then, ()):
            return Message("imperium.if", condition=condition_said(condition), then=_inside(then))
        case If(condition, then, otherwise):
            return Message(
                "imperium.if_else",
                condition=condition_said(condition),
                then=_inside(then),
                otherwise=_inside(otherwise),
            )


def _otherwise(options: tuple[Message, ...]) -> Message:
    if len(options) == 1:
        return options[0]
    return Message("imperium.first_possible", one=options[0], otherwise=_otherwise(options[1:]))


@cache
def elements_said(elements: tuple[Element, ...]) -> Message:
    """A whole row: what hangs on a condition is a sentence of its own."""
    if not elements:
        return _inside(elements)
    whole = groupby(enumerate(elements), lambda one: -1 if isinstance(one[1], Act) else one[0])
    first, *others = (_inside(tuple(one for _, one in group)) for _, group in whole)
    for other in others:
        first = Message("imperium.and_then", one=first, then=other)
    return first


def _inside(elements: tuple[Element, ...]) -> Message:
    """A part of a row."""
    return joined(tuple(element_said(element) for element in elements))


def condition_said(condition: Condition) -> Message:
    what = thing(condition.what) if condition.what else ""
    return Message(f"imperium.condition.{condition.of}", what=what, n=condition.n)


@cache
def word_said(word: str) -> Message:
    """A reading in words: a key, a token, a number or a whole sentence."""
    if word in PRINTINGS:
        return Message(f"imperium.printing.{word}")
    if word in ("deck", "play"):
        return Message(f"imperium.where.{word}")
    if word.isdecimal():
        return Message("imperium.number", number=int(word))
    with suppress(NotASentence):
        return act_said(read_act(word))
    with suppress(NotASentence):
        return condition_said(read_condition(word))
    return thing(word)
