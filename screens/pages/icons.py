"""Pictograms of ours, each put on a page of the atlas when it is drawn first."""

from functools import cache

from screens.pages.atlas import places, put

BLANK = "question"


def page_of(name: str) -> int:
    """The page that an icon lies on."""
    return _lies(name if name in places() else BLANK)[0]


def texture_of(name: str):
    """The texture of an icon; a question mark where there is no such icon, none for no name."""
    return _lies(name if name in places() else BLANK)[1] if name else None


@cache
def _lies(name: str):
    return put(name)
