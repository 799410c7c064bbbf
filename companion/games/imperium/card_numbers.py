"""The numbers printed on cards: the box, the kind of cards or the nation, and which of them.

Rulebook, "Aperçu des cartes", 13: `1UNC9` is of the first box; in French it is printed `1TRA9`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from companion.core.message import Message
from companion.games.imperium.catalogue import alike, card, cards_of, every_card
from companion.games.imperium.content import named

NUMBER = re.compile(r"(\d)([A-Z]+)(\d+)[AB]?")
CODES = ("UNC", "CIV", "REG", "TRI", "FAM", "UNR")
"""Kinds of common cards; nations are called the same in every language."""


@cache
def numbers_of(card_id: str) -> tuple[str, ...]:
    """The printed numbers by which a card may be named: its own, and those of its like."""
    owner = next(owner for owner, one in every_card() if one.id == card_id)
    own, same = card(card_id), alike(card_id)
    kin = [one for one in cards_of(owner) if alike(one.id) == same and one.players == own.players]
    return tuple(number for one in kin if one.copies for number in one.printed) or own.printed


def known_as(numbers: Iterable[str]) -> tuple[Message | str, ...]:
    """The numbers as they may be typed: in the language that is spoken, and as they are kept."""
    return tuple(said for one in numbers for said in (one, in_short((one,))))


@cache
def in_short(numbers: tuple[str, ...]) -> Message:
    """Numbers of one kind as they are shown: `2OLM12/18–23`."""
    told = sorted((int(one[3]), one[1], one[2]) for one in map(NUMBER.fullmatch, numbers) if one)
    which = "/".join(_runs([number for number, *_ in told]))
    _, box, code = told[0]
    kind = named("code", code.lower()) if code in CODES else code
    return Message("imperium.naming.number", box=box, kind=kind, which=which)


def is_number(number: str, typed: str) -> bool:
    """Whether these figures are the last ones of a printed number."""
    found = NUMBER.fullmatch(number)
    return found is not None and found[3] == typed


def _runs(numbers: list[int]) -> list[str]:
    """1, 2, 3 and 7 as 1–3 and 7."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return [f"{one[0]}–{one[-1]}" if len(one) > 1 else str(one[0]) for one in runs]
