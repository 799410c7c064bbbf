"""A row being carried out: what is possible, and what is done.

Solo booklet, "Résoudre les cartes de la C.I.V.": the topmost matching row of which at
least one element can be resolved; then everything in it, as far as possible.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from companion.core.message import Message
from companion.games.imperium.acts import (
    Act,
    Condition,
    Element,
    FirstPossible,
    If,
    IfPossible,
    Verb,
)
from companion.games.imperium.rules.discard import in_discard
from companion.games.imperium.rules.run import Run
from companion.games.imperium.say import thing
from companion.games.imperium.tokens import tokens_of

Elements = tuple[Element, ...]


@dataclass(frozen=True, slots=True)
class Handler:
    """What a verb needs, and what it does."""

    do: Callable[[Run, Act, str], None]
    possible: Callable[[Run, Act, str], bool] = lambda run, act, place: True
    #: An option that has it is only possible if it is.
    gate: bool = False


HANDLERS: dict[Verb, Handler] = {}


def any_possible(run: Run, elements: Elements, place: str) -> bool:
    """At least one element can be resolved."""
    return any(possible(run, one, f"{place}.{i}") for i, one in enumerate(elements))


def possible(run: Run, element: Element, place: str) -> bool:
    match element:
        case Act():
            return HANDLERS[element.verb].possible(run, element, place)
        case FirstPossible(options):
            return _first(run, options, place) is not None
        case IfPossible(acts):
            return _option_possible(run, acts, place)
        case If():
            return any_possible(run, *_branch(run, element, place))


def resolve(run: Run, elements: Elements, place: str) -> None:
    """Everything in print order, as far as possible."""
    for i, element in enumerate(elements):
        _resolve_one(run, element, f"{place}.{i}")


def _resolve_one(run: Run, element: Element, place: str) -> None:
    match element:
        case Act() if possible(run, element, place):
            HANDLERS[element.verb].do(run, element, place)
        case FirstPossible(options):
            chosen = _first(run, options, place)
            if chosen is not None:
                resolve(run, options[chosen], f"{place}.{chosen}")
        case IfPossible(acts) if _option_possible(run, acts, place):
            resolve(run, acts, place)
        case If():
            resolve(run, *_branch(run, element, place))


def _first(run: Run, options: tuple[Elements, ...], place: str) -> int | None:
    """The first option that can be done; the last one, "otherwise", as far as it can."""
    for i, option in enumerate(options):
        check = any_possible if i == len(options) - 1 else _option_possible
        if check(run, option, f"{place}.{i}"):
            return i
    return None


def _option_possible(run: Run, acts: Elements, place: str) -> bool:
    placed = [(one, f"{place}.{i}") for i, one in enumerate(acts)]
    gates = [at for at in placed if isinstance(at[0], Act) and HANDLERS[at[0].verb].gate]
    return all(possible(run, *gate) for gate in gates) and (
        bool(gates) or any_possible(run, acts, place)
    )


def _branch(run: Run, element: If, place: str) -> tuple[Elements, str]:
    if holds(run, element.condition, place):
        return element.then, f"{place}.then"
    return element.otherwise, f"{place}.else"


def holds(run: Run, condition: Condition, place: str) -> bool:
    """Whether an "if" of a row is fulfilled."""
    match condition.of:
        case "it":
            return run.civ.regions_in_play >= condition.n
        case "tokens":
            return run.tokens.covers(tokens_of(condition.what, condition.n))
        case "discard_without":
            return in_discard(run, condition.what, place) is None
        case "empire" if run.state.options.counts_mine:
            return run.state.you.side == "empire"
        case "empire":
            return run.says_yes(f"{place}.empire", Message("imperium.ask.you_empire"))
    text = Message("imperium.ask.you_in_play", n=condition.n, what=thing(condition.what))
    return run.says_yes(f"{place}.in_play", text)
