"""Questions that fill the blanks of several offers."""

from __future__ import annotations

from collections.abc import Iterable

from companion.core.message import Message
from companion.core.offer import Filled
from companion.core.question import Amount, Choice, Option
from companion.games.imperium.commands.setup import DUAL
from companion.games.imperium.content import key
from companion.games.imperium.rules.refilling import CATEGORIES
from companion.games.imperium.say import lying_said, thing, tokens_said
from companion.games.imperium.state import MARKET, Space, State
from companion.games.imperium.tokens import KINDS, Tokens

SLOT, MOST_TOKENS = "slot", 99
EVERY_SPACE = range(1, MARKET + 1)
OWNERS = ("you", "civ")


def tokens_asked(now: Tokens | None = None, most: Tokens | None = None) -> tuple[Amount, ...]:
    """So many of each kind, as they lie now; where they do not lie yet nobody knows.

    No more than there are, where that is known.
    """
    return tuple(
        Amount(
            kind,
            Message("imperium.offer.ask.how_many", what=thing(kind)),
            0,
            MOST_TOKENS if most is None else most.of(kind),
            None if now is None else now.of(kind),
        )
        for kind in KINDS
    )


def tokens_of(filled: Filled) -> Tokens:
    """What was answered."""
    return Tokens(**{kind: int(filled[kind]) for kind in KINDS})


def space_asked(state: State, text: Message, slots: Iterable[int] | None = None) -> Choice:
    """A space of the Market, with what lies there; unless they are named those with a card."""
    numbered = enumerate(state.market.spaces, start=1)
    laid = (slot for slot, space in numbered if not space.gone)
    wanted = laid if slots is None else slots
    return Choice(SLOT, text, tuple(_space(slot, state.market.spaces[slot - 1]) for slot in wanted))


def _space(slot: int, space: Space) -> Option:
    icon = key(space.categories[0]).icon if space.categories else "question"
    said = Message("imperium.offer.space", slot=slot, what=lying_said(space))
    return Option(str(slot), said, tokens_said(space.tokens), icon, f"market:{slot}")


def category_asked(at: str, text: Message) -> Choice:
    """What kind of card it is."""
    options = tuple(
        Option(one, Message(f"imperium.screen.card_{one}")) for one in (*CATEGORIES, DUAL)
    )
    return Choice(at, text, options)


def one_of(at: str, text: Message, named: Iterable[tuple[str, Message]]) -> Choice:
    """One of some things, by id and name."""
    return Choice(at, text, tuple(Option(id_, said) for id_, said in named))
