"""What a row of a nation's table can say: acts, and the words that join them.

An act is one short sentence of the tables ("gain 2 materials", "acquire region"). Its verb
has one handler in `rules`; the sentence's form is in `grammar`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from companion.games.imperium.tokens import NO_TOKENS, Tokens


class Verb(StrEnum):
    """Every verb of the tables."""

    GAIN = "gain"
    GAIN_PER_REGION = "gain_per_region"
    SPEND = "spend"
    TURN_ALL = "turn_all"
    TURN_EVERY = "turn_every"
    LOSE_ALL = "lose_all"
    LOSE_AND_MILL = "lose_and_mill"
    STEAL = "steal"
    MILL = "mill"
    DYNASTY = "dynasty"
    ARCHIVE_THIS = "archive_this"
    EXILE_THIS = "exile_this"
    THIS_TO_DECK = "this_to_deck"
    PLAY_THIS = "play_this"
    EXILE_MARKET = "exile_market"
    ACQUIRE = "acquire"
    INNOVATE = "innovate"
    TAKE_FAME = "take_fame"
    TAKE_CARD = "take_card"
    ARCHIVE_FAME = "archive_fame"
    ARCHIVE_TOP = "archive_top"
    ABANDON = "abandon"
    RECALL = "recall"
    RETURN_UNREST = "return_unrest"
    TAKE_UNREST = "take_unrest"
    TAKE_UNREST_LATER = "take_unrest_later"
    FROM_DISCARD = "from_discard"
    ARCHIVE_FROM_DISCARD = "archive_from_discard"
    ARCHIVE_IN_PLAY = "archive_in_play"
    MARKET_TOKEN = "market_token"
    EXILE_QUEST = "exile_quest"
    TAKE_QUEST = "take_quest"
    JOURNEY = "journey"
    TRIGGER_END = "trigger_end"
    YOU_DISCARD = "you_discard"
    YOU_TAKE_UNREST = "you_take_unrest"
    YOU_RECALL = "you_recall"
    YOU_ABANDON = "you_abandon"
    YOU_GAIN = "you_gain"
    YOU_GIVE = "you_give"
    YOU_RETURN = "you_return"
    YOU_MAY_DRAW = "you_may_draw"
    YOU_MAY_RETURN = "you_may_return"


@dataclass(frozen=True, slots=True)
class Act:
    """One sentence of a row."""

    verb: Verb
    n: int = 0
    tokens: Tokens = NO_TOKENS
    into: Tokens = NO_TOKENS
    what: tuple[str, ...] = ()
    where: str = ""


@dataclass(frozen=True, slots=True)
class Condition:
    """ "If …": `of` is you, it (in play), empire, discard_without or tokens."""

    of: str
    what: str = ""
    n: int = 0


@dataclass(frozen=True, slots=True)
class FirstPossible:
    """The first option that can be done, the others not."""

    options: tuple[tuple[Element, ...], ...]


@dataclass(frozen=True, slots=True)
class IfPossible:
    """Done if it can be; the row goes on either way."""

    acts: tuple[Element, ...]


@dataclass(frozen=True, slots=True)
class If:
    """One branch or the other."""

    condition: Condition
    then: tuple[Element, ...]
    otherwise: tuple[Element, ...] = ()


Element = Act | FirstPossible | IfPossible | If
