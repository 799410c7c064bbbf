"""A row of a nation's table as it is printed: pictures and signs, its sentence for the ear."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from companion.core.message import Message
from companion.describe.node import Prose, Run
from companion.games.imperium.acts import (
    Act,
    Condition,
    Element,
    FirstPossible,
    If,
    IfPossible,
    Verb,
)
from companion.games.imperium.content import key
from companion.games.imperium.grammar import ANY
from companion.games.imperium.tokens import KINDS, Tokens

LEADS, THEN, OTHERWISE, EITHER = "@arrow-right", "·", "|", "/"
YOU, DECK, DISCARD, HISTORY = "you", "@cards", "@imperium-discard", "@imperium-history"
EXILE, MARKET, UNREST, FAME = "@imperium-exile", "@imperium-market", "@imperium-unrest", "what:fame"
QUEST, IN_PLAY = "what:quest", "@imperium-in-play"
DRAWN = {
    Verb.GAIN: ("+tokens",),
    Verb.GAIN_PER_REGION: ("+tokens", "×", "what:region"),
    Verb.SPEND: ("−tokens",),
    Verb.TURN_ALL: ("what", LEADS, "where"),
    Verb.TURN_EVERY: ("tokens", LEADS, "into"),
    Verb.LOSE_ALL: ("what", LEADS, "0"),
    Verb.LOSE_AND_MILL: ("what", LEADS, "0", THEN, DECK, "½", LEADS, DISCARD),
    Verb.STEAL: (YOU, "−tokens", LEADS, "@imperium-bot"),
    Verb.MILL: (DECK, "n", LEADS, DISCARD),
    Verb.DYNASTY: ("@imperium-dynasty", LEADS, DISCARD),
    Verb.ARCHIVE_THIS: (HISTORY,),
    Verb.EXILE_THIS: (EXILE,),
    Verb.THIS_TO_DECK: (LEADS, DECK),
    Verb.PLAY_THIS: (IN_PLAY,),
    Verb.EXILE_MARKET: (MARKET, LEADS, EXILE),
    Verb.ACQUIRE: ("@imperium-acquire", "what", "tokens", "where"),
    Verb.INNOVATE: ("@imperium-break-through", "what"),
    Verb.TAKE_FAME: ("+", FAME),
    Verb.TAKE_CARD: ("+", "@imperium-take"),
    Verb.ARCHIVE_FAME: (FAME, LEADS, HISTORY),
    Verb.ARCHIVE_TOP: (DECK, "1", LEADS, HISTORY),
    Verb.ABANDON: ("@imperium-abandon", "n", "what"),
    Verb.RECALL: ("@imperium-recall", "n", "what"),
    Verb.RETURN_UNREST: ("−", UNREST),
    Verb.TAKE_UNREST: ("+", UNREST),
    Verb.TAKE_UNREST_LATER: ("@shuffle", LEADS, "+", UNREST),
    Verb.FROM_DISCARD: (DISCARD, "what", LEADS, "where"),
    Verb.ARCHIVE_FROM_DISCARD: (DISCARD, "what", LEADS, HISTORY),
    Verb.ARCHIVE_IN_PLAY: (IN_PLAY, "what", LEADS, HISTORY),
    Verb.MARKET_TOKEN: (MARKET, "+tokens"),
    Verb.EXILE_QUEST: (QUEST, LEADS, EXILE),
    Verb.TAKE_QUEST: ("+", QUEST),
    Verb.JOURNEY: (LEADS, "where"),
    Verb.TRIGGER_END: ("@imperium-scoring",),
    Verb.YOU_DISCARD: (YOU, DISCARD, "n"),
    Verb.YOU_TAKE_UNREST: (YOU, "+n", UNREST),
    Verb.YOU_RECALL: (YOU, "@imperium-recall", "n", "what"),
    Verb.YOU_ABANDON: (YOU, "@imperium-abandon", "n", "what"),
    Verb.YOU_GAIN: (YOU, "+tokens"),
    Verb.YOU_GIVE: (YOU, "−tokens", LEADS, "@imperium-bot"),
    Verb.YOU_RETURN: (YOU, "−n", UNREST),
    Verb.YOU_MAY_DRAW: (YOU, "+n", DECK, "?"),
    Verb.YOU_MAY_RETURN: (YOU, "−n", UNREST, "?"),
}
"""Of each verb: a picture (`@`), a sign, or what its sentence says."""
ASKED = {
    "you": (YOU, "≥n", "what"),
    "it": ("≥n", "what"),
    "empire": (YOU, "what:empire"),
    "barbarian": (YOU, "what:barbarian"),
    "discard_without": (DISCARD, "0", "what"),
    "tokens": ("≥n", "what"),
}
WHERE = {"deck": DECK, "play": IN_PLAY, "exile": EXILE}
PRICES = (Verb.SPEND, Verb.ABANDON, Verb.RETURN_UNREST)
"""What is paid leads to what comes of it."""


def formula(elements: tuple[Element, ...], says: Message, size: str, role: str) -> Prose:
    """The whole row."""
    signs = drawn(elements)
    runs = (_run(*two) for two in zip(signs, ("", *signs), strict=False))
    return Prose(tuple(runs), size, role, says=says, key="says")


def _run(sign: str, before: str) -> Run:
    """A number and the picture of what is counted are not parted."""
    if sign == YOU:
        return Run(Message("core.you"), stands="apart")
    counted = before[-1:].isdigit() or before in ("+", "−")
    icon = sign.removeprefix("@") if sign[0] == "@" else ""
    return Run("" if icon else sign, icon=icon, stands="kept" if icon and counted else "apart")


@cache
def drawn(elements: tuple[Element, ...]) -> tuple[str, ...]:
    """Its pictures and signs in their order."""
    return tuple(_all(elements))


def _all(elements: Sequence[Element]) -> Iterator[str]:
    for n, one in enumerate(elements):
        if n:
            before = elements[n - 1]
            paid = isinstance(before, Act) and before.verb in PRICES
            yield LEADS if paid else THEN
        yield from _one(one)


def _one(element: Element) -> Iterator[str]:
    match element:
        case Act():
            for part in DRAWN[element.verb]:
                yield from _part(element, part)
        case FirstPossible(options):
            for n, option in enumerate(options):
                yield from (OTHERWISE,) if n else ()
                yield from _all(option)
        case IfPossible(acts):
            yield from _all(acts)
        case If(condition, then, otherwise):
            yield from _asked(condition)
            yield from _all(then)
            yield from (OTHERWISE, *_all(otherwise)) if otherwise else ()


def _asked(condition: Condition) -> Iterator[str]:
    asked = Act(Verb.GAIN, n=condition.n, what=(condition.what,) if condition.what else ())
    for part in ASKED[condition.of]:
        yield from _part(asked, part)
    yield "?"
    yield LEADS


def _part(act: Act, part: str) -> Iterator[str]:
    sign = part[0] if part[0] in "+−≥" else ""
    match part.removeprefix(sign):
        case "n":
            yield f"{sign}{act.n}"
        case "tokens":
            yield from _tokens(act.tokens, sign)
        case "into":
            yield from _tokens(act.into, "")
        case "what":
            yield from _either(act.what)
        case "where" if act.where:
            yield WHERE.get(act.where) or _picture(act.where)
        case "where":
            return
        case other if other.startswith("what:"):
            yield _picture(other.removeprefix("what:"))
        case _:
            yield part


def _tokens(tokens: Tokens, sign: str) -> Iterator[str]:
    for kind in KINDS:
        if tokens.of(kind):
            yield f"{sign}{tokens.of(kind)}"
            yield _picture(kind)


def _either(categories: tuple[str, ...]) -> Iterator[str]:
    if categories == ANY:
        yield "@card"
        return
    for n, one in enumerate(categories):
        yield from (EITHER,) if n else ()
        yield _picture(one)


def _picture(word: str) -> str:
    return f"@imperium-{word}" if word in KINDS else f"@{key(word).icon}"
