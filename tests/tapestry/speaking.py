"""The game's words for tests, and every message inside a record."""

import re
from dataclasses import fields, is_dataclass
from functools import cache

from companion.core.message import Message
from companion.i18n import Words
from companion.resources import data_dir

LANGUAGES = ("en", "fr")
A_KEY = re.compile(r"tapestry\.[a-z]")


@cache
def words(language):
    """The words of a language."""
    return Words(data_dir() / "text", language)


def messages(thing):
    """Every message in a record of records."""
    if isinstance(thing, Message):
        yield thing
    elif is_dataclass(thing):
        for field in fields(thing):
            yield from messages(getattr(thing, field.name))
    elif isinstance(thing, tuple | list):
        for one in thing:
            yield from messages(one)


def unsaid(thing):
    """The messages of a record that some language cannot say."""
    found = []
    for message in set(messages(thing)):
        for language in LANGUAGES:
            text = words(language).text(message)
            if "⟦" in text or "{" in text or A_KEY.search(text):
                found.append(f"{language}: {text}")
    return sorted(found)
