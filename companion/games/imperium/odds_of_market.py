"""What somebody is asked while a card of the C.I.V. is resolved: every answer that can come.

A card that comes to the Market is one of its kind that nobody has seen, each as likely as the
others; which one it is matters only where the C.I.V. has to choose, and is asked only there. What
lies with a person is as it mostly is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

from companion.core.answers import Answer
from companion.core.question import Choice, Question
from companion.core.step import Step
from companion.games.imperium.catalogue import card
from companion.games.imperium.owned import MARKET_KINDS, left_on_the_way
from companion.games.imperium.places import market_place, small_deck
from companion.games.imperium.rules.printings import differs
from companion.games.imperium.rules.refilling import market_categories
from companion.games.imperium.rules.run import NO, YES
from companion.games.imperium.state import CATEGORIES, SMALL_DECKS, Space, State

Answered = Mapping[str, Answer]
Ways = list[tuple[Fraction, State, Answered]]
"""How likely it is, the table before the card was turned over, what is answered besides."""
REFILL, BEST, FOUND = ".refill", ".space", ".found"


def ways(before: State, step: Step[State], asked: Question[Any], *, fills: bool) -> Ways:
    """Of a question that came up in a step from there."""
    if isinstance(asked, Choice):
        if asked.key.endswith(REFILL) and fills:
            return [(odd, before, {asked.key: kind}) for kind, odd in _comes(step.state, asked)]
        if asked.key.endswith(FOUND):
            wanted = {one for id_ in asked.ids if "." in id_ for one in card(id_).categories}
            held = any(n > 0 and kind in wanted for kind, n in in_main_deck(step.state).items())
            return [(Fraction(1), before, {asked.key: YES if held else NO})]
        slot = _unnamed(step.state, asked) if asked.key.endswith(BEST) else 0
        if slot and (kinds := _of_a_kind(step.state, slot)):
            refilled = _filled_by(step, slot)
            return [(odd, *_with_card(before, slot, one, refilled)) for one, odd in kinds]
    if asked.key.endswith(REFILL):
        kind = next(one for one in getattr(asked, "ids", ()) if one in CATEGORIES)
        return [(Fraction(1), before, {asked.key: kind})]
    return [(Fraction(1), before, {asked.key: usual(asked)})]


def usual(question: Question[Any]) -> Answer:
    """As it mostly is."""
    answer: Answer = next(iter(question.examples()))
    return answer


def in_main_deck(state: State) -> Mapping[str, int]:
    """How many cards of each kind lie there: all that nobody has seen, but for the small decks."""
    there = Counter(card(one).kind for one in left_on_the_way(state, MARKET_KINDS).elements())
    unnamed = Counter(one.categories[0] for one in state.market.spaces if _is_unnamed(one))
    small = Counter({one: state.market.small.get(one, 0) for one in SMALL_DECKS})
    return there - unnamed - small


def _comes(state: State, asked: Choice) -> list[tuple[str, Fraction]]:
    """Of the small deck its kind; of the Main deck each as often as it lies there."""
    kinds = {one: 1 for one in CATEGORIES if small_deck(one) in asked.places}
    there = {one: n for one, n in (kinds or in_main_deck(state)).items() if one in asked.ids}
    every = sum(there.values())
    if not every:
        return [(next(one for one in asked.ids if one in CATEGORIES), Fraction(1))]
    return [(one, Fraction(n, every)) for one, n in there.items()]


def _is_unnamed(space: Space) -> bool:
    return bool(space.categories) and not space.card and not space.gone


def _unnamed(state: State, asked: Choice) -> int:
    """The first space with a card that may be the best and was never seen; 0 for none."""
    likely = {one.place for one in asked.options if one.place}
    spaces = enumerate(state.market.spaces, start=1)
    return next((at for at, one in spaces if _is_unnamed(one) and market_place(at) in likely), 0)


def _of_a_kind(state: State, slot: int) -> list[tuple[str, Fraction]]:
    """It is one of its kind: cards that are worth the same are counted as one of them."""
    kind = state.market.spaces[slot - 1].categories[0]
    kinds: dict[object, tuple[str, int]] = {}
    for one, n in left_on_the_way(state, (kind,)).items():
        facts = card(one)
        like = facts.categories, facts.civ, one if differs(facts) else ""
        first, many = kinds.get(like, (one, 0))
        kinds[like] = first, many + n
    every = sum(n for _, n in kinds.values())
    return [(one, Fraction(n, every)) for one, n in kinds.values()]


def _filled_by(step: Step[State], slot: int) -> str:
    """The question that it came with in this step; empty where it lay there before."""
    came = [one for key, one in step.questions.items() if key.endswith(REFILL)]
    here = [one.key for one in came if one.text.params["slot"] == slot]
    return here[-1] if here else ""


def _with_card(before: State, slot: int, name: str, refilled: str) -> tuple[State, Answered]:
    """It came with this very card, or lay there before."""
    if refilled:
        return before, {refilled: name}
    spaces = before.market.spaces
    seen = replace(spaces[slot - 1], card=name, categories=market_categories(card(name)))
    market = replace(before.market, spaces=(*spaces[: slot - 1], seen, *spaces[slot:]))
    return replace(before, market=market), {}
