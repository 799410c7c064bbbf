"""What the owner may tell, for the rules at hand."""

from __future__ import annotations

from companion.games.tapestry.content import facts, look_up
from companion.games.tapestry.lookup import printed
from companion.lookup import HouseFact


def house_facts() -> tuple[HouseFact, ...]:
    """Every question to the owner, with our guess; every printed number that can be put right."""
    return (*map(_asked, look_up.house_facts().values()), *printed.facts())


def _asked(fact: facts.HouseFact) -> HouseFact:
    return HouseFact(
        fact.id,
        fact.kind,
        fact.question.by_language(),
        fact.why.by_language() if fact.why else {},
        tuple((option.id, option.name.by_language()) for option in fact.options),
        fact.low,
        fact.high,
        fact.guess,
    )
