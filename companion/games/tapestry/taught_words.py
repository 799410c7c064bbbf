"""A card that was taught, in words: its moments in their order, what each gives."""

from __future__ import annotations

from companion.core.message import Message, chained
from companion.games.tapestry.content.teaching import (
    OF_TRACKS,
    TIERS,
    Clause,
    Teaching,
    in_order,
)
from companion.games.tapestry.describing import given
from companion.games.tapestry.player import BUILDINGS, RESOURCES
from companion.games.tapestry.turn.names import word


def text_of(taught: Teaching) -> Message:
    """All of it."""
    parts = []
    moments = dict.fromkeys((one.moment, one.only) for one in taught.clauses)
    if taught.topples:
        parts.append(Message("tapestry.taught.topples"))
    for moment, only in moments:
        clauses = [one for one in taught.clauses if (one.moment, one.only) == (moment, only)]
        if benefits := in_order(iter(clauses)):
            parts.append(
                Message("tapestry.taught.at", when=occasion(clauses[0]), what=given(benefits))
            )
    parts += map(rule_text, taught.rules)
    if not parts:
        return Message("tapestry.taught.nothing")
    return chained("words.shape.after", parts)


def rule_text(one: Clause) -> Message:
    """What is otherwise while it is in force."""
    return _with_only("rule", one.what, one.only)


def occasion(one: Clause) -> Message:
    """When a clause happens."""
    return _with_only("when", one.moment, one.only)


def _with_only(kind: str, what: str, only: str) -> Message:
    """Of any track or building, of this one, or of a tier of any track."""
    if not only:
        return Message(f"tapestry.taught.{kind}.{what}")
    if only in TIERS:
        return Message(f"tapestry.taught.{kind}_in.{what}", tier=numeral(only))
    of = "building" if only in BUILDINGS else "resource" if only in RESOURCES else "track"
    return Message(f"tapestry.taught.{kind}_of.{what}", what=word(of, only))


def only_called(kind: str, only: str) -> Message:
    """The track, the tier or the building that something is about."""
    if only in TIERS:
        return Message("tapestry.taught.only.tier", tier=numeral(only))
    if only in OF_TRACKS:
        return Message(f"tapestry.taught.only.{only}")
    return word(kind, only)


def numeral(tier: str) -> str:
    """`III` of `tier_III`."""
    return tier.removeprefix("tier_")
