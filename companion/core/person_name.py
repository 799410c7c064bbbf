"""Names that people type, made fit to be kept and shown."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from companion.core.message import Message

LONGEST = 40
JOINER = "\u200d"  # holds emoji together


def clean_name(text: str) -> str:
    """The name without what cannot be seen: controls, direction marks, spaces too many."""
    composed = unicodedata.normalize("NFC", text)
    seen = (one if _visible(one) else "" for one in composed.replace("\n", " ").replace("\t", " "))
    return " ".join("".join(seen).split())


def name_trouble(text: str, taken: Iterable[str] = ()) -> Message | None:
    """Why a typed name will not do, or None."""
    cleaned = clean_name(text)
    if not any(unicodedata.category(one)[0] in "LNSP" for one in cleaned):
        return Message("core.name.empty")
    if len(cleaned) > LONGEST:
        return Message("core.name.too_long", n=LONGEST)
    if same(cleaned, taken):
        return Message("core.name.twice", name=cleaned)
    return None


def names_trouble(texts: Iterable[str]) -> Message | None:
    """Why some of these names together will not do, or None."""
    before: list[str] = []
    for text in texts:
        if trouble := name_trouble(text, before):
            return trouble
        before.append(clean_name(text))
    return None


def same(name: str, others: Iterable[str]) -> bool:
    """Whether the name is one of the others, capitals apart."""
    return clean_name(name).casefold() in {clean_name(other).casefold() for other in others}


def _visible(one: str) -> bool:
    return one == JOINER or not unicodedata.category(one).startswith("C")
