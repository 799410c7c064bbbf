"""Whom a question only says one plays against, told apart from what it asks."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from companion.lookup.folding import PASSED_OVER, WORD, fold, words

AGAINST = frozenset({"against", "versus", "vs", "contre", "face", "with", "avec"})
"""Said before the opponent: "against the Automa", "face à l’Automa"."""
INSIDE = frozenset({"in", "en", "pour", "for"})
"""Said before the way one plays: "in the solo game", "en mode solo"."""
BETWEEN = frozenset({"the", "a", "an", "my", "le", "la", "l", "les", "un", "une", "mon", "mode"})
PLAYING = frozenset({"game", "games", "mode", "partie", "play", "variant", "variante"})
"""Said behind it: "in a solo game"."""
ALONE = frozenset({"solo"})


ADDED, ASKED = 0.16, 0.3
"""How much likelier an entry about the opponent is in a question of one word, and in a longer one
by so much less: where the name is just added, and where a phrase tells of it."""


class Apart(NamedTuple):
    """What is asked, and the names that only told whom one plays against."""

    asked: str
    against: frozenset[str] = frozenset()
    likely: float = 1.0
    """How much likelier an entry about those is than another."""


def apart(query: str, names: Collection[str]) -> Apart:
    """ "Who wins a tie against the automa", "in solo", or a bare name behind it all: the question
    is the one that is left. Who is spoken of stays, and who is half of it: "does the
    automa tie", "tie against the automa".
    """
    found = list(WORD.finditer(query))
    said = [fold(match.group()) for match in found]
    spans = [span for place in range(len(said)) if (span := _phrase(said, place, names))]
    taken = {place for span in spans for place in span}
    left = [word for place, word in enumerate(said) if place not in taken]
    if not taken or all(word in PASSED_OVER or word in names for word in left):
        return Apart(query)
    asked = query
    for span in reversed(spans):
        asked = asked[: found[span[0]].start()] + asked[found[span[-1]].end() :]
    against = frozenset(said[place] for place in taken if said[place] in names)
    is_phrase, count = len(taken) > len(spans), len(words(asked))
    if is_phrase and count == 1:
        return Apart(query)
    return Apart(" ".join(asked.split()), against, 1 + (ASKED if is_phrase else ADDED) / count)


def _phrase(said: list[str], place: int, names: Collection[str]) -> range | None:
    """Where the phrase about the name at a place stands; none where somebody is spoken of."""
    if said[place] not in names:
        return None
    first, end = place, place + 1
    while first and said[first - 1] in BETWEEN:
        first -= 1
    if first > 1 and said[first - 2 : first] == ["face", "a"]:
        first -= 1
    before = said[first - 1] if first else ""
    if before in AGAINST or (before in INSIDE and said[place] in ALONE):
        while end < len(said) and said[end] in PLAYING:
            end += 1
        return range(first - 1, end)
    is_last = place and end == len(said) and not any(word in names for word in said[:place])
    return range(place, end) if is_last and said[place - 1] not in PASSED_OVER else None
