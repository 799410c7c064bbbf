"""Why somebody gains something, in a word: the space, the card, the district that gives it.

Rulebook, "Track guide": what stands on a space is its benefit; the bots say the same of theirs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from companion.core.message import Message
from companion.games.tapestry import content
from companion.games.tapestry.turn.names import card_quoted, word
from companion.games.tapestry.turn.turn import Turn


def _card(kind: str) -> Callable[[str], Message]:
    return lambda card: card_quoted(kind, card)


REASONS: Mapping[str, tuple[str, Callable[[str], Message]]] = {
    "track": ("rule.advance_turn", lambda space: word("space", space)),
    "district": ("rule.districts", lambda _: Message("tapestry.why.district")),
    "era": ("income.era_bonus", lambda era: Message("tapestry.why.first_into_era", n=int(era))),
    "tech": ("rule.upgrading", _card("tech")),
    "tapestry": ("rule.tapestry_cards", _card("tapestry")),
    "masterpiece": ("rule.masterpieces", _card("masterpiece")),
    "civilization": ("rule.civilizations", lambda mat: word("civilization", mat)),
}
"""source -> its rule, and how what gives it is called."""


@contextmanager
def given_by(turn: Turn, source: str, detail: str) -> Iterator[None]:
    """What follows is given by this; nothing is said where the line says it itself."""
    a_mat = source == "civilization" and detail not in content.civilizations()
    if source not in REASONS or not detail or a_mat:
        yield
        return
    rule, called = REASONS[source]
    with turn.because(rule, called(detail)):
        yield
