"""What the cards that a player names come to.

Rulebook, "Décompte": fixed points; conditional ones if the card lies where it says; variable ones
by what the card counts, at most 10 for one card. What cards and tokens do not say is asked.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from companion.core.message import Message
from companion.core.question import Amount, Choice, Option
from companion.games.imperium.catalogue import CardFacts, called, cards_of
from companion.games.imperium.content import named
from companion.games.imperium.events.ending import VARIABLE_AT_MOST
from companion.games.imperium.rules.printings import of_yours
from companion.games.imperium.rules.run import Run
from companion.games.imperium.tokens import KINDS

RULE = re.compile(r"(\d+)_per_(?:(\d+)_)?(\w+)")
HIGH_ROAD = "grand_trunk_road"
"""Rulebook, "Précisions sur les cartes": it counts as two Regions."""
CATEGORIES = {
    "region": "region", "regions": "region", "uncivilised": "uncivilised",
    "civilised": "civilised", "tributary": "tributary", "tributaries": "tributary", "fame": "fame",
}  # fmt: skip
MARKS = {
    "fertile_icon": ("fertile",),
    "river_icon": ("river",),
    "fertile_or_river_icon": ("fertile", "river"),
    "city_or_metropolis": ("city", "metropolis"),
}


@dataclass(frozen=True, slots=True)
class Owned:
    """The cards a player named, one by one, and how many Unrest there are with them."""

    cards: tuple[CardFacts, ...]
    unrest: int
    tokens: Mapping[str, int]


def owned(run: Run, cards: Sequence[str], unrest: int) -> Owned:
    """As your box has them printed; tokens only where the app counts them."""
    mine = run.state.you.tokens
    tokens = {kind: mine.of(kind) for kind in KINDS} if run.state.options.counts_mine else {}
    return Owned(tuple(of_yours(run, one) for one in cards), unrest, tokens)


def fixed(has: Owned) -> int:
    """Printed points, and two below zero for each Unrest."""
    unrest = next(one for one in cards_of("common_classics") if one.kind == "unrest")
    return sum(one.points or 0 for one in has.cards) + has.unrest * (unrest.points or 0)


def conditional(run: Run, has: Owned) -> int:
    """By where each of them lies."""
    return sum(_where(run, i, one) for i, one in enumerate(has.cards) if one.depends)


def variable(run: Run, has: Owned) -> tuple[int, ...]:
    """Each of them, at most 10."""
    counts = [one for one in has.cards if one.counts]
    return tuple(worth(run, has, one, f"{run.place}.variable.{one.id}") for one in counts)


def power(run: Run, has: Owned) -> int:
    """The Power card, on the side that lies up."""
    you = run.state.you
    found = (one for one in cards_of(you.nation) if one.kind == f"power_{you.power_side}")
    side = of_yours(run, next(found).id)
    return worth(run, has, side, f"{run.place}.power") if side.counts else side.points or 0


def worth(run: Run, has: Owned, facts: CardFacts, place: str) -> int:
    """Reckoned, or told by the table."""
    points = reckoned(has, facts.counts)
    if points is None:
        text = Message("imperium.yours.worth", card=called(facts.id))
        note = Message("imperium.yours.by", by=named("worth", facts.counts))
        return run.ask(Amount(place, text, 0, VARIABLE_AT_MOST, note=note))
    return min(points, VARIABLE_AT_MOST)


def reckoned(has: Owned, counts: str) -> int | None:
    """Its points by a rule like `2_per_3_regions`; None where the cards do not tell."""
    total = 0
    for part in counts.split("_plus_"):
        found = RULE.fullmatch(part)
        number = how_many(has, found[3]) if found else None
        if found is None or number is None:
            return None
        total += int(found[1]) * (number // int(found[2] or 1))
    return total


def how_many(has: Owned, thing: str) -> int | None:
    """How many of it there are, as far as the named cards and the tokens say."""
    if thing in has.tokens:
        return has.tokens[thing]
    if thing in CATEGORIES:
        roads = sum(one.name == HIGH_ROAD for one in has.cards) if "region" in thing else 0
        return roads + sum(CATEGORIES[thing] in one.categories for one in has.cards)
    if thing in MARKS:
        return sum(one.marks.count(mark) for one in has.cards for mark in MARKS[thing])
    return None


def _where(run: Run, number: int, facts: CardFacts) -> int:
    places = tuple(
        Option(place, Message(f"imperium.yours.{place}"), Message("imperium.number", number=points))
        for place, points in facts.depends.items()
    )
    key = f"{run.place}.where.{number}"
    text = Message("imperium.yours.where", card=called(facts.id))
    return facts.depends[run.ask(Choice(key, text, places))]
