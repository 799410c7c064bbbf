"""A step of a row as it is edited: what it may be, and what has to be said of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from companion.core.message import Message
from companion.games.imperium import content
from companion.games.imperium.acts import (
    Act,
    Condition,
    Element,
    FirstPossible,
    If,
    IfPossible,
    Verb,
)
from companion.games.imperium.grammar import ANY, CONDITIONS
from companion.games.imperium.say import act_said, condition_said, thing
from companion.games.imperium.tokens import KINDS, Tokens
from companion.games.imperium.views.outline import Line
from companion.games.imperium.writing import needs

LANDS = ("region", "river", "pinned")
VOYAGE = ("visions", "path", "gates", "shangri_la")
MOST = 30
FIRST = Act(Verb.GAIN, tokens=Tokens(progress=1))
TOKEN_VERBS = (Verb.TURN_ALL, Verb.LOSE_ALL, Verb.LOSE_AND_MILL)
LAND_VERBS = (Verb.ABANDON, Verb.RECALL, Verb.YOU_RECALL, Verb.YOU_ABANDON, Verb.ARCHIVE_IN_PLAY)
JOINING = ("first_possible", "if_possible", *(f"if.{of}" for of, _ in CONDITIONS))


@dataclass(frozen=True, slots=True)
class Kind:
    """Something a step may be."""

    id: str
    text: Message


@dataclass(frozen=True, slots=True)
class Field:
    """What has to be said of a step: a number, tokens, or one or several words."""

    name: str
    how: str
    """number, tokens, one or several."""
    value: Any
    choices: tuple[tuple[str, Message], ...] = ()


def kinds() -> tuple[Kind, ...]:
    """Everything a step may be: what joins others, then the verbs."""
    joining = tuple(Kind(one, Message(f"imperium.step.{one}")) for one in JOINING)
    verbs = tuple(Kind(verb.value, act_said(_sample(verb))) for verb in Verb)
    return (*joining, *verbs)


def kind_of(element: Element) -> str:
    match element:
        case Act():
            return element.verb.value
        case FirstPossible():
            return "first_possible"
        case IfPossible():
            return "if_possible"
    return f"if.{element.condition.of}"


def changed_to(kind: str, element: Element) -> Element:
    """The step as something else; steps within it are kept where they fit."""
    inner = _inner(element)
    if kind == "first_possible":
        return FirstPossible((inner, (FIRST,)))
    if kind == "if_possible":
        return IfPossible(inner)
    if kind.startswith("if."):
        return If(_condition(kind.removeprefix("if.")), inner)
    return _sample(Verb(kind))


def line_said(line: Line) -> Message:
    """A line of the row in words."""
    element = line.element
    if line.is_group:
        number = line.path[-1] + 1
        if isinstance(element, If):
            return Message(f"imperium.step.{'then' if number == 1 else 'otherwise'}")
        return Message("imperium.step.option", number=number)
    match element:
        case Act():
            return act_said(element)
        case If():
            return Message("imperium.step.if", condition=condition_said(element.condition))
    return Message(f"imperium.step.{kind_of(element)}")


def fields(element: Element) -> tuple[Field, ...]:
    """What has to be said of a step, as it is said now."""
    if isinstance(element, If):
        return _condition_fields(element.condition)
    if not isinstance(element, Act):
        return ()
    return tuple(_field(name, element) for name in needs(element.verb))


def said(element: Element, name: str, value: Any) -> Element:
    """The step with one thing said otherwise."""
    if isinstance(element, If):
        what = value[0] if name == "what" and value else "" if name == "what" else None
        if what is not None:
            return replace(element, condition=replace(element.condition, what=what))
        return replace(element, condition=replace(element.condition, n=value))
    if not isinstance(element, Act):
        return element
    changes: Mapping[str, Any] = {name: _in_order(value) if name == "what" else value}
    return replace(element, **changes)


def _in_order(words: tuple[str, ...]) -> tuple[str, ...]:
    return ANY if set(words) == set(ANY) else words


def _inner(element: Element) -> tuple[Element, ...]:
    match element:
        case FirstPossible(options):
            return options[0]
        case IfPossible(acts):
            return acts
        case If():
            return element.then
    return (element,)


def _field(name: str, act: Act) -> Field:
    match name:
        case "n":
            return Field(name, "number", act.n)
        case "tokens" | "into":
            return Field(name, "tokens", getattr(act, name))
        case "where":
            return Field(name, "one", act.where, _named(_places(act.verb)))
    several = act.verb in (Verb.ACQUIRE, Verb.INNOVATE)
    return Field(name, "several" if several else "one", act.what, _named(_things(act.verb)))


def _condition(of: str) -> Condition:
    """The least a condition can say."""
    form = dict(CONDITIONS)[of]
    what = "progress" if of == "tokens" else "region" if "<what>" in form else ""
    return Condition(of, what, 1 if "<n>" in form else 0)


def _condition_fields(condition: Condition) -> tuple[Field, ...]:
    form = dict(CONDITIONS)[condition.of]
    choices = {"tokens": KINDS, "discard_without": _shown()}.get(condition.of, LANDS)
    found = []
    if "<n>" in form:
        found.append(Field("n", "number", condition.n))
    if "<what>" in form:
        found.append(Field("what", "one", (condition.what,), _named(choices)))
    return tuple(found)


def _things(verb: Verb) -> tuple[str, ...]:
    if verb in TOKEN_VERBS:
        return KINDS
    if verb in LAND_VERBS:
        return LANDS
    return ANY if verb in (Verb.ACQUIRE, Verb.INNOVATE) else _shown()


def _places(verb: Verb) -> tuple[str, ...]:
    if verb is Verb.TURN_ALL:
        return KINDS
    if verb is Verb.JOURNEY:
        return VOYAGE
    return ("exile",) if verb is Verb.ACQUIRE else ("deck", "play")


def _shown() -> tuple[str, ...]:
    """Icons and categories a card of its discard may show."""
    return tuple(one for one, key in content.keys().items() if key.kind in ("icon", "category"))


def _named(words: tuple[str, ...]) -> tuple[tuple[str, Message], ...]:
    places = ("deck", "play", "exile")
    return tuple(
        (one, Message(f"imperium.where.{one}") if one in places else thing(one)) for one in words
    )


def _sample(verb: Verb) -> Act:
    """The least a step of this verb can say."""
    parts = needs(verb)
    return Act(
        verb,
        n=1 if "n" in parts else 0,
        tokens=Tokens(progress=1) if "tokens" in parts and verb is not Verb.ACQUIRE else Tokens(),
        into=Tokens(progress=1) if "into" in parts else Tokens(),
        what=(_things(verb)[0],) if "what" in parts else (),
        where=_places(verb)[-1] if "where" in parts and verb is not Verb.ACQUIRE else "",
    )
