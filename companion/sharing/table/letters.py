"""Bytes into letters: what a spreadsheet saved, whatever it calls a CSV."""

from __future__ import annotations

from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from typing import NamedTuple

from companion.core.message import Message

SPOILED = "\ufffd"
"""Stands where no letter could be read."""


class Letters(NamedTuple):
    """A text, and what is to be said of how it was read."""

    text: str
    said: Message | None = None


def letters_of(data: bytes) -> Letters:
    """By the mark at its start; UTF-8 where there is none, and what that is not is Windows'."""
    if data.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        return Letters(data.decode("utf-16", "replace"))
    data = data.removeprefix(BOM_UTF8)
    try:
        return Letters(data.decode("utf-8"))
    except UnicodeDecodeError:
        return _damaged(data) or _of_windows(data)


def _damaged(data: bytes) -> Letters | None:
    """UTF-8 of which some bytes are spoiled: most of what is no ASCII can still be read."""
    text = data.decode("utf-8", "replace")
    spoiled = text.count(SPOILED)
    sound = sum(not one.isascii() for one in text) - spoiled
    return Letters(text, Message("sharing.table.letters.damaged")) if sound > spoiled else None


def _of_windows(data: bytes) -> Letters:
    """What Excel saves as plain CSV in western Europe."""
    return Letters(data.decode("cp1252", "replace"), Message("sharing.table.letters.windows"))
