"""A row being carried out: what is possible, and what is done.

Solo booklet, "Résoudre les cartes de la C.I.V.": the topmost matching row of which at
least one element can be resolved; then everything in it, as far as possible.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from companion.core.handed_in import HandedIn
from companion.games.imperium.acts import Act, Element, FirstPossible, If, IfPossible, Verb
from companion.games.imperium.rules.conditions import holds
from companion.games.imperium.rules.run import Run
from companion.games.imperium.say import as_part

Elements = tuple[Element, ...]


@dataclass(frozen=True, slots=True)
class Handler:
    """What a verb needs, and what it does."""

    do: Callable[[Run, Act, str], None]
    possible: Callable[[Run, Act, str], bool] = lambda run, act, place: True
    gate: bool = False
    """An option that has it is only possible if it is."""
    price: bool = False
    """It is paid for what follows it, even in a last option."""
    in_vain: Callable[[Run, Act], None] | None = None
    """What is said where it comes to nothing."""


HANDLERS: HandedIn[Verb, Handler] = HandedIn("verbs")
"""What carries out a verb; handed in where the game is put together."""


def any_possible(run: Run, elements: Elements, place: str) -> bool:
    """At least one element can be resolved."""
    return any(possible(run, one, f"{place}.{i}") for i, one in enumerate(elements))


def possible(run: Run, element: Element, place: str) -> bool:
    match element:
        case Act():
            with run.step.in_parts((element,), as_part):
                run.step.reach(element)
                return HANDLERS[element.verb].possible(run, element, place)
        case FirstPossible(options):
            return _first(run, options, place) is not None
        case IfPossible(acts):
            return _option_possible(run, acts, place)
        case If():
            return any_possible(run, *_branch(run, element, place))


def resolve(run: Run, elements: Elements, place: str) -> None:
    """Everything in print order, as far as possible."""
    for i, element in enumerate(run.step.each(elements, as_part)):
        _resolve_one(run, element, f"{place}.{i}")


def _resolve_one(run: Run, element: Element, place: str) -> None:
    match element:
        case Act() if possible(run, element, place):
            HANDLERS[element.verb].do(run, element, place)
        case Act():
            _in_vain(run, element, place)
        case FirstPossible(options):
            chosen = _first(run, options, place)
            if chosen is not None:
                resolve(run, options[chosen], f"{place}.{chosen}")
        case IfPossible(acts) if _option_possible(run, acts, place):
            resolve(run, acts, place)
        case IfPossible(acts):
            _in_vain(run, acts[0], f"{place}.0")
        case If():
            resolve(run, *_branch(run, element, place))


def _in_vain(run: Run, element: Element, place: str) -> None:
    match element:
        case Act() if (say := HANDLERS[element.verb].in_vain) and not possible(run, element, place):
            say(run, element)


def _first(run: Run, options: tuple[Elements, ...], place: str) -> int | None:
    """The first option that can be done; the last one, "otherwise", as far as it can."""
    for i, option in enumerate(options):
        check = _last_possible if i == len(options) - 1 else _option_possible
        if check(run, option, f"{place}.{i}"):
            return i
    return None


def _last_possible(run: Run, acts: Elements, place: str) -> bool:
    """Something of it can be done, and what is bought in it can be paid for.

    Carthaginians, Empire, "Autre" (001:2437): "dépensez … pour gagner …".
    """
    bought = enumerate(acts[:-1])
    prices = [(one, i) for i, one in bought if isinstance(one, Act) and HANDLERS[one.verb].price]
    payable = all(possible(run, one, f"{place}.{i}") for one, i in prices)
    return payable and any_possible(run, acts, place)


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
