"""What the owner may tell, for the rules at hand."""

from __future__ import annotations

from companion.games.tapestry.content import facts, look_up
from companion.games.tapestry.lookup import printed
from companion.games.tapestry.lookup.masterpiece_names import names_to_tell
from companion.games.tapestry.lookup.saying import named
from companion.lookup import HouseFact


def house_facts() -> tuple[HouseFact, ...]:
    """Every question to the owner, with our guess; every printed number that can be put right."""
    asked = map(_asked, look_up.house_facts().values())
    return (*asked, *printed.facts(), *names_to_tell())


def _asked(fact: facts.HouseFact) -> HouseFact:
    return HouseFact(
        fact.id,
        fact.kind,
        named("house_fact", fact.id),
        named("house_fact_why", fact.id) if fact.why else None,
        tuple(
            (option.id, named("house_fact_option", fact.id, option.id)) for option in fact.options
        ),
        fact.low,
        fact.high,
        fact.guess,
        plots=fact.plots,
    )
