"""Printed cards as they are offered: by name, by the number printed on them, by what they show.

Rulebook, "Aperçu des cartes", 13: each card has a number of its own.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from companion.core.message import Message
from companion.core.question import Option
from companion.games.imperium.card_numbers import in_short, known_as, numbers_of
from companion.games.imperium.catalogue import called, card, of_copy
from companion.games.imperium.content import key
from companion.games.imperium.say import joined, thing


@cache
def card_option(card_id: str) -> Option:
    """A printed card, with its number and the icons that tell two of a name apart."""
    return _option(card_id, numbers_of(card_id))


def copy_option(name: str) -> Option:
    """One of the copies of a card, by its own number."""
    card_id, number = of_copy(name)
    option = _option(card_id, card(card_id).printed[number - 1 : number] or card(card_id).printed)
    if number == 1:
        return option
    return replace(
        option, id=name, text=Message("imperium.yours.copy", card=option.text, copy=number)
    )


def shown_on(card_id: str) -> Message | None:
    """The icons and categories of a card."""
    facts = card(card_id)
    shown = tuple(thing(one) for one in facts.shows if one != facts.name)
    return joined(shown) if shown else None


def _option(card_id: str, numbers: tuple[str, ...]) -> Option:
    icon = next((key(one).icon for one in card(card_id).shows), "card")
    shown, number = shown_on(card_id), in_short(numbers)
    note = number
    if shown:
        note = Message("imperium.naming.number_and_icons", number=number, shown=shown)
    shows = tuple(map(thing, (one for one in card(card_id).shows if one != card(card_id).name)))
    return Option(card_id, called(card_id), note, icon, known_as=known_as(numbers), shows=shows)
