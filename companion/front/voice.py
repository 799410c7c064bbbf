"""Lines out, lines in: all that a terminal is."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from companion.core.message import Message
from companion.errors import LoomError
from companion.i18n import Words

Read = Callable[[str], str | None]
Write = Callable[[str], None]


class Left(Exception):
    """Nobody types any more: the input has ended, or somebody said goodbye."""


class Voice:
    """Says messages in the language of the moment, and hears what is typed."""

    def __init__(self, words: Words, read: Read, write: Write) -> None:
        self.words = words
        self._read = read
        self._write = write

    def line(self, text: str = "") -> None:
        """One line as it is."""
        self._write(text)

    def say(self, key: str, /, **params: object) -> None:
        """One sentence."""
        self.tell(Message(key, **params))  # type: ignore[arg-type]  # of many kinds

    def tell(self, message: Message) -> None:
        """The same, as somebody else put it."""
        self.line(self.words.text(message))

    def heading(self, message: Message) -> None:
        """What the next lines are about."""
        self.line()
        self.line(self.text(message))

    def text(self, message: Message | str | None) -> str:
        """As it is said; a typed name is said as it was typed."""
        if message is None:
            return ""
        return message if isinstance(message, str) else self.words.text(message)

    def pair(self, what: str, value: str) -> str:
        """A thing and what it is, with a colon as the language sets it."""
        return self.words.say("front.pair", what=what, value=value)

    def hear(self) -> str:
        """What is typed next; raises Left."""
        typed = self._read("> ")
        if typed is None:
            raise Left
        return typed.strip()

    def is_word(self, typed: str, word: str) -> bool:
        """Whether it is one of the words for this, in the language of the moment or in English."""
        return typed.casefold() in self._spellings(word)

    def word(self, word: str) -> str:
        """How it is typed."""
        return self.words.say(f"front.word.{word}").partition(" ")[0]

    def trouble(self, error: LoomError) -> None:
        """What went wrong, in a sentence."""
        self.tell(error.message)

    def numbered(self, lines: Iterable[str], start: int = 1) -> None:
        """Lines to choose from."""
        for number, line in enumerate(lines, start):
            self.line(f"{number}. {line}")

    def _spellings(self, word: str) -> list[str]:
        return [*self.words.say(f"front.word.{word}").casefold().split(), word]
