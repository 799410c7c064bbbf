"""Lists in the order of what they show: capitals and accents apart."""

from __future__ import annotations

from companion.lookup.folding import fold


def folded(text: str) -> str:
    """How a text is looked for, and where it stands in a list.

    >>> sorted(["Zoé", "émile", "Ana"], key=folded)
    ['Ana', 'émile', 'Zoé']
    """
    return " ".join(map(fold, text.split()))
