"""What lies in a slot is known where it was put there in sight of all.

Rulebook, "Mélanger votre deck" and the solo booklet, "Phase de nettoyage": cards are dealt from
the top of the deck, so that what was put there comes again.
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.games.imperium.cards import UNREST, Card
from companion.games.imperium.catalogue import called, card
from companion.games.imperium.rules.naming import OTHER, PICKED, is_card, known_as
from companion.games.imperium.rules.printings import changed
from companion.games.imperium.rules.run import Run
from companion.games.imperium.say import thing

NO_KEYS = (UNREST, OTHER)


def as_expected(run: Run, slot: int, said: str, asked: Choice) -> str:
    """A card does not turn into another one: which of the two is it?"""
    listed = tuple(one for one in asked.ids if one not in NO_KEYS and not is_card(one))
    lies = run.civ.slots[slot - 1]
    expected = known_as(lies, listed)
    if lies is None or expected is None or not contradicts(lies, said, listed):
        return said
    text = Message("imperium.ask.expected", slot=slot, what=_what_is(expected))
    options = (
        Option(expected, Message("imperium.option.as_expected", what=_what_is(expected))),
        Option(said, Message("imperium.option.not_as_expected", what=_what_is(said))),
    )
    return run.ask(Choice(f"{run.place}.expected", text, options, guess=expected))


def contradicts(known: Card, said: str, listed: Sequence[str]) -> bool:
    """Whether what was turned over cannot be the card that was put there in sight."""
    if UNREST in (said, known.name):
        return said != known.name
    if is_card(said):
        shows = card(said).shows
        other = bool(known.name) and known.name != said
        return other or not set(known.shows) <= {*shows} or not {*known.lacks}.isdisjoint(shows)
    if said.startswith(PICKED):
        return False
    above = listed[: listed.index(said)] if said in listed else listed
    topmost = known.name or said == OTHER
    higher = bool(topmost) and any(_shows(known, one) for one in above)
    return higher or (said != OTHER and _shows(known, said) is False)


def _shows(known: Card, key: str) -> bool | None:
    """Whether it shows a key; None where nobody has seen, or the printings differ."""
    facts = card(known.name) if known.name else None
    if facts and (key in facts.shows) != (key in changed(facts).shows):
        return None
    return known.may_show(key)


def _what_is(answer: str) -> Message:
    """An answer in words: a printed card, or what it shows."""
    return called(answer) if is_card(answer) else thing(answer)
