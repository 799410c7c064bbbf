"""What lies in Loom alone is on no table: no line tells hands to move it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace

from companion.core.act import Act, Seen, back_of
from companion.core.chance import used
from companion.core.event import Event
from companion.core.message import Message
from companion.core.step import Facts
from companion.games.tapestry import content
from companion.games.tapestry.chance import KINDS, TAPESTRIES, VIRTUAL
from companion.games.tapestry.content.teaching import Teaching
from companion.games.tapestry.options import Options, Way
from companion.games.tapestry.placing.events import KindPlaced
from companion.games.tapestry.setup.decks import decks
from companion.games.tapestry.state import State
from companion.games.tapestry.teaching.checking import from_text
from companion.games.tapestry.teaching.kept import EVERY


def laid(options: Options, by_app: Collection[str]) -> Options:
    """The options of a game that begins with what Loom draws and rolls."""
    return replace(options, in_loom=tuple(kind for kind in KINDS if used(by_app, kind)))


def acts_of(event: Event[State], before: State) -> tuple[Act | Seen, ...]:
    """What hands do, without what lies in Loom; going there and back it is moved."""
    acts, away = event.acts(before), before.in_the_box
    if not away or isinstance(event, KindPlaced):
        return acts
    return tuple(act for act in acts if back_of(act.piece) not in away)


def not_in_loom(options: Options, taught: Iterable[Teaching]) -> Mapping[str, Message]:
    """The kinds that only lie on the table: Loom deals no card that it could not show."""
    missing = unread(options, taught)
    return {TAPESTRIES: Message("tapestry.kind.missing", n=missing)} if missing else {}


def unread(options: Options, taught: Iterable[Teaching]) -> int:
    """How many of the tapestries in play no source has, and nobody taught."""
    cards = decks(options)["tapestry"].cards
    left = Counter(card for card in cards if content.tapestry(card).unknown)
    return (left - Counter(one.card for one in taught)).total()


def taught_before(facts: Facts) -> Iterator[Teaching]:
    """What the owner taught in any game."""
    every = facts(EVERY)
    for fact in every if isinstance(every, tuple) else ():
        taught = from_text(facts(fact))
        if taught is not None:
            yield taught


def half(state: State, by_app: Collection[str]) -> tuple[str, ...]:
    """What a game of before draws in Loom while hands move it on the table."""
    if state.way is not Way.EVERYTHING:
        return ()
    return tuple(kind for kind in VIRTUAL if kind not in state.lies and used(by_app, kind))
