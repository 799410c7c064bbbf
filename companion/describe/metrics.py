"""How wide words are, for every front end alike: the advance widths of two fonts.

A text is drawn in Roboto, in DejaVu Sans where that has more of its letters, and else in a font of
the system whose letters are as wide as high. Drawers differ from this table by a few per cent, so
a little air is counted in.
"""

from __future__ import annotations

import json
import unicodedata
from functools import cache, lru_cache
from itertools import chain

from companion.resources import data_dir

LINE = 1.172
"""The height of a line, in parts of its size."""
AIR = 1.035
MORE = "…"
ROBOTO, ROBOTO_BOLD, DEJAVU = "roboto", "roboto_bold", "dejavu"
LATIN = "\u0180"
"""Roboto has every letter below, and DejaVu too."""
OTHERWISE = 0.6
WIDE = "WF"


@cache
def widths(font: str) -> dict[str, float]:
    """Letter -> its width at size 1."""
    runs = json.loads((data_dir() / "fonts" / f"{font}.json").read_bytes())
    return {chr(run[0] + n): width / 1000 for run in runs for n, width in enumerate(run[1:])}


def font_of(text: str) -> str:
    """The font a text is drawn in: `roboto`, `dejavu`, or empty for one of the system."""
    if text.isascii() or max(text) < LATIN:
        return ROBOTO
    return font_of_letters(frozenset(letter for letter in text if letter >= LATIN))


@lru_cache(maxsize=256)
def font_of_letters(letters: frozenset[str]) -> str:
    lacking = {font: len(lacks(font, letters)) for font in (ROBOTO, DEJAVU)}
    best = min(lacking, key=lacking.__getitem__)
    return best if not lacking[best] else ""


def lacking(letters: frozenset[str]) -> frozenset[str]:
    """The letters that the better of our two fonts cannot draw."""
    return min((lacks(font, letters) for font in (ROBOTO, DEJAVU)), key=len)


def lacks(font: str, letters: frozenset[str]) -> frozenset[str]:
    """The letters that a font cannot draw; spaces and what has no shape are none."""
    known = widths(font)
    return frozenset(each for each in letters if each not in known and each.isprintable())


@lru_cache(maxsize=16384)
def per_size(text: str, bold: bool = False) -> float:
    """Its width at size 1.

    >>> round(per_size("Loom"), 2)
    2.64
    """
    if not text:
        return 0.0
    font = font_of(text)
    known = widths((ROBOTO_BOLD if bold else ROBOTO) if font == ROBOTO else DEJAVU)
    return AIR * sum([known[one] if one in known else _elsewhere(one) for one in text])


def _elsewhere(letter: str) -> float:
    """The width of a letter that only a font of the system has."""
    if unicodedata.combining(letter):
        return 0.0
    return 1.0 if unicodedata.east_asian_width(letter) in WIDE else OTHERWISE


def width(text: str, size: float, bold: bool = False) -> float:
    """How wide a line is."""
    return per_size(text, bold) * size


def widest_word(text: str, size: float, bold: bool = False) -> float:
    """How much room a text needs at the least, if no word is to be broken."""
    words = text.replace("\n", " ").split(" ")
    return max((width(word, size, bold) for word in words), default=0.0)


def unbroken(text: str, size: float, bold: bool, room: float) -> float:
    """The size at which no word of it has to be broken, at the most as large as this.

    >>> unbroken("Bartholomew", 20.0, True, 60.0) < 11
    True
    """
    widest = widest_word(text, size, bold)
    return round(size if widest <= room else size * room / widest - 0.05, 1)


def fits(text: str, size: float, bold: bool, room: float) -> bool:
    """Whether it fits into one line."""
    return width(text, size, bold) <= room


@lru_cache(maxsize=8192)
def fitted(text: str, size: float, bold: bool, room: float) -> str:
    """One line, cut with an ellipsis where it is too long."""
    if fits(text, size, bold, room):
        return text
    while text and width(text + MORE, size, bold) > room:
        text = text[:-1]
    return text.rstrip() + MORE


@lru_cache(maxsize=8192)
def wrapped(text: str, size: float, bold: bool, room: float, most: int = 0) -> tuple[str, ...]:
    """Its lines; a word that is wider than the room is broken, as nothing else is left."""
    parts = (_lines(part, size, bold, room) for part in text.split("\n"))
    lines = [*chain.from_iterable(parts)]
    if most and len(lines) > most:
        last = " ".join(lines[most - 1 :])
        lines = [*lines[: most - 1], fitted(last, size, bold, room)]
    return tuple(lines)


def _lines(paragraph: str, size: float, bold: bool, room: float) -> list[str]:
    lines, line = [], ""
    for word in paragraph.split(" "):
        longer = f"{line} {word}" if line else word
        if fits(longer, size, bold, room):
            line = longer
            continue
        if line:
            lines.append(line)
        *full, line = _broken(word, size, bold, room)
        lines += full
    return [*lines, line]


def _broken(word: str, size: float, bold: bool, room: float) -> list[str]:
    """A word in as many parts as it needs; nearly always one."""
    parts = [""]
    for letter in word if not fits(word, size, bold, room) else ():
        if parts[-1] and not fits(parts[-1] + letter, size, bold, room):
            parts.append("")
        parts[-1] += letter
    return parts if parts != [""] else [word]
