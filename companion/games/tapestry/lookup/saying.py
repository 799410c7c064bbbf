"""The sentences of the rules at hand, put together from what the data knows."""

from __future__ import annotations

from collections.abc import Iterable

from companion.core.message import Message, Param, chained, name


def named(kind: str, *thing: str | int) -> Message:
    """What a thing of the game is called."""
    return name("tapestry", kind, ".".join(map(str, thing)))


def phrase(kind: str, key: str, **params: Param) -> Message:
    """A phrase with its places filled."""
    return Message(f"tapestry.says.{kind}.{key}", **params)


def label(key: str, **params: Param) -> Message:
    """What a line of facts is called."""
    return phrase("label", key, **params)


def value(key: str, **params: Param) -> Message:
    """What such a line says, where it is said by a phrase."""
    return phrase("value", key, **params)


def told(key: str, **params: Param) -> Message:
    """A sentence of the phrases."""
    return phrase("sentence", key, **params)


def asked(key: str, **params: Param) -> tuple[Message, ...]:
    """How a player would ask for a thing of this kind."""
    return (phrase("asked", key, **params),)


def sentence(text: Message) -> Message:
    """With its full stop."""
    return Message("words.shape.sentence", said=text)


def line(text: Message) -> Message:
    """Said at the beginning of a line."""
    return Message("words.shape.line", said=text)


def plain(said: str | int) -> Message:
    """The same in every language: a number, a sign."""
    return Message("words.shape.plain", said=str(said))


def dotted(texts: Iterable[Message]) -> Message:
    """ "Science · Cost": what belongs together and makes no sentence."""
    return chained("words.shape.dots", texts)


def commas(texts: Iterable[Message]) -> Message:
    """ "a, b, c"."""
    return chained("words.shape.comma", texts)
