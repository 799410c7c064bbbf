"""A card that was taught, in words: its moments in their order, what each gives."""

from __future__ import annotations

from companion.core.message import Message, chained
from companion.games.tapestry.content.teaching import Clause, Teaching, in_order
from companion.games.tapestry.describing import given
from companion.games.tapestry.player import BUILDINGS
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
    if not one.only:
        return Message(f"tapestry.taught.rule.{one.what}")
    return Message(f"tapestry.taught.rule_of.{one.what}", what=word("track", one.only))


def occasion(one: Clause) -> Message:
    """When a clause happens."""
    if not one.only:
        return Message(f"tapestry.taught.when.{one.moment}")
    kind = "building" if one.only in BUILDINGS else "track"
    return Message(f"tapestry.taught.when_of.{one.moment}", what=word(kind, one.only))
