"""Any text as a left-to-right row of letters that can be drawn.

SDL draws letters one after the other: Hebrew and Arabic are put in the order in which they are
seen, Arabic in its joined forms, and what no font there has becomes a word or number of its own,
the same every time. For what is shown only: what is kept and shared stays as it was typed.
"""

import unicodedata
from collections.abc import Callable, Iterator
from functools import cache, lru_cache

from companion.describe.metrics import LATIN, lacking
from companion.describe.reading_order import seen

FORMS = (*range(0xFB50, 0xFDFD), *range(0xFE70, 0xFEFD))
LAM, LAM_ALEF = "\u0644", range(0xFEF5, 0xFEFD)
BARE = {"\u200d", "\ufe0e", "\ufe0f"}
"""Joiners and variants: without a shape of their own."""


Lacking = Callable[[frozenset[str]], frozenset[str]]


def shown(text: str, without: Lacking = lacking) -> str:
    """The text as it can be drawn; most texts are themselves.

    `without` says which of some letters no font there has.
    """
    if not text or text.isascii() or max(text) < LATIN or "[font=" in text:
        return text
    return _drawn(text, without)


@lru_cache(maxsize=2048)
def _drawn(text: str, without: Lacking) -> str:
    text = "".join(each for each in text if each not in BARE)
    missing = without(frozenset(text))
    text = "".join(_instead(each) if each in missing else each for each in text).strip()
    return "\n".join(_lines(text))


def _instead(letter: str) -> str:
    """A word for a picture or a letter: 👑 is (crown), キ is Ki; a number where it has no sound."""
    words = unicodedata.name(letter, "").lower().split()
    if unicodedata.category(letter).startswith("L") and len(words) > 1:
        return words[-1] if "-" not in words[-1] else f" #{ord(letter):x}"
    if unicodedata.category(letter) in ("Mn", "Sk"):
        return ""
    return f"({' '.join(words)})" if words else f"#{ord(letter):x}"


def _lines(text: str) -> Iterator[str]:
    """Each line in the order in which it is seen, marks still after their letters."""
    for line in text.split("\n"):
        letters: list[str] = []
        for letter in _joined(line):
            if letters and unicodedata.combining(letter):
                letters[-1] += letter
            else:
                letters.append(letter)
        yield "".join(seen(letters))


def _joined(run: str) -> Iterator[str]:
    """Arabic letters in the form their neighbours give them."""
    before, place = False, 0
    while place < len(run):
        letter = run[place : place + 2] if run[place] == LAM else run[place]
        letter = letter if letter in _forms() else run[place]
        place += len(letter)
        forms = _forms().get(letter, {})
        after = "initial" in forms and "final" in _forms().get(run[place : place + 1], {})
        named = {(1, 1): "medial", (1, 0): "final", (0, 1): "initial", (0, 0): "isolated"}
        yield forms.get(named[before and "final" in forms, after], letter)
        if not unicodedata.combining(letter[0]):
            before = "initial" in forms


@cache
def _forms() -> dict[str, dict[str, str]]:
    """letter -> form -> the character for it, as Unicode tells."""
    found: dict[str, dict[str, str]] = {}
    for code in FORMS:
        form, *letters = unicodedata.decomposition(chr(code)).split()[:3] or [""]
        letter = "".join(chr(int(each, 16)) for each in letters)
        if len(letter) == 1 or code in LAM_ALEF:
            found.setdefault(letter, {}).setdefault(form.strip("<>"), chr(code))
    return found
