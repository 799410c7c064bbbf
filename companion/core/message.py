"""What rules speak instead of prose: a key and parameters, turned to text by i18n.

>>> name("toy", "track", "science")
Message('toy.name.track.science')
>>> chained("words.list.last", (Message("a"), Message("b")))
Message('words.list.last', first=Message('a'), second=Message('b'))
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import reduce
from typing import TypeAlias, Union

Param: TypeAlias = Union[str, float, "Message", "tuple[Message, ...]"]


class Message:
    """A sentence to be said in the player's language. Frozen by custom, hashable, cheap.

    A parameter `n` chooses the plural; a tuple of messages is joined "a, b and c".
    """

    __slots__ = ("key", "params")
    key: str
    params: Mapping[str, Param]

    def __init__(self, key: str, /, **params: Param) -> None:
        self.key = key
        self.params = params

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Message):
            return NotImplemented
        return self.key == other.key and self.params == other.params

    def __hash__(self) -> int:
        return hash((self.key, tuple(sorted(self.params))))

    def __repr__(self) -> str:
        inside = "".join(f", {key}={value!r}" for key, value in self.params.items())
        return f"Message({self.key!r}{inside})"

    def with_params(self, **params: Param) -> Message:
        """The same sentence with more (or other) parameters."""
        return Message(self.key, **{**self.params, **params})


def name(game: str, kind: str, thing: str) -> Message:
    """The name of a thing of a game, kept beside its data in every language."""
    return Message(f"{game}.name.{kind}.{thing}")


def chained(key: str, parts: Iterable[Message]) -> Message:
    """Several in a row, each two put together as the key says: "{first}, then {second}"."""
    return reduce(lambda first, second: Message(key, first=first, second=second), parts)
