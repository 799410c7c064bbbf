"""How a sentence takes in another one: `{said:capital}` in a catalogue.

Each language says for itself which of its places want another shape; a name that keeps its capital
inside a sentence is simply `{name}`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

STOPS = (".", "!", "?", "…")
TELLING = 65
"""Letters of an opening that says something: "4 tokens." does not."""


class Shaped(str):
    """A text to be put into a place of a sentence."""

    __slots__ = ()

    def __format__(self, shape: str) -> str:
        return SHAPES[shape](str(self)) if shape in SHAPES else str(self)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]


def _stop(text: str) -> str:
    return text if text.endswith(STOPS) else f"{text}."


def _open(text: str) -> str:
    return text.removesuffix(".")


def _opening(text: str) -> str:
    return _stop(". ".join(_split(text)[0]))


def _rest(text: str) -> str:
    return ". ".join(_split(text)[1])


def _split(text: str) -> tuple[list[str], list[str]]:
    """The first sentence, with those after it while that says little; and what follows."""
    every = text.split(". ")
    lengths = (len(". ".join(every[:many])) for many in range(1, len(every)))
    many = next((at for at, long in enumerate(lengths, 1) if long >= TELLING), len(every))
    return every[:many], every[many:]


SHAPES: Mapping[str, Callable[[str], str]] = {
    "capital": _capital,
    "small": _small,
    "lower": str.lower,
    "stop": _stop,
    "open": _open,
    "opening": _opening,
    "rest": _rest,
}
"""With a capital first, without one, all in small letters, with its full stop, without it; the
sentences that open a text, and the rest of it."""
