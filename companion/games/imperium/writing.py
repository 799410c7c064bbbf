"""The sentences of the tables, written: what `grammar` reads back."""

from __future__ import annotations

import re
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
from companion.games.imperium.grammar import ANY, CONDITIONS, SENTENCES
from companion.games.imperium.tokens import KINDS, Tokens

PART = re.compile(r"<(\w+)>")


class NotWhole(ValueError):
    """Something of the step is missing: what, tokens, into, where or n."""

    def __init__(self, step: Act | Condition, lacks: str) -> None:
        super().__init__(lacks)
        self.step, self.lacks = step, lacks


def write_act(act: Act) -> str:
    """One sentence; raises NotWhole."""
    return _filled(_form(act), act, _parts(act))


def write_condition(condition: Condition) -> str:
    """The words after "if"; raises NotWhole."""
    form = dict(CONDITIONS)[condition.of]
    parts = {"n": str(condition.n) if condition.n > 0 else "", "what": condition.what}
    return _filled(form, condition, parts)


def write_elements(elements: tuple[Element, ...]) -> list[Any]:
    """A row's list, as its file has it; raises NotWhole."""
    return [_written(element) for element in elements]


def needs(verb: Verb) -> tuple[str, ...]:
    """What a step of this verb has to say: n, tokens, into, what, where."""
    forms = [form for one, form in SENTENCES if one is verb]
    return tuple(dict.fromkeys(part for form in forms for part in PART.findall(form)))


def _written(element: Element) -> Any:
    match element:
        case Act():
            return write_act(element)
        case FirstPossible(options):
            return {"first_possible": [write_elements(option) for option in options]}
        case IfPossible(acts):
            return {"if_possible": write_elements(acts)}
        case If(condition, then, otherwise):
            written = {"if": write_condition(condition), "then": write_elements(then)}
            return {**written, "else": write_elements(otherwise)} if otherwise else written


def _form(act: Act) -> str:
    """Of several forms the one that says all that the act says."""
    forms = [form for verb, form in SENTENCES if verb is act.verb]
    said = {part for part, text in _parts(act).items() if text}
    return next((form for form in forms if set(PART.findall(form)) == said), forms[-1])


def _filled(form: str, step: Act | Condition, parts: dict[str, str]) -> str:
    for part in PART.findall(form):
        if not parts[part]:
            raise NotWhole(step, part)
    return PART.sub(lambda part: parts[part[1]], form)


def _parts(act: Act) -> dict[str, str]:
    what = "any" if act.what == ANY else " or ".join(act.what)
    return {
        "n": str(act.n) if act.n > 0 else "",
        "tokens": _tokens(act.tokens),
        "into": _tokens(act.into),
        "what": what,
        "where": act.where,
    }


def _tokens(tokens: Tokens) -> str:
    return " and ".join(f"{tokens.of(kind)} {kind}" for kind in KINDS if tokens.of(kind) > 0)
