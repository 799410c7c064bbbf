"""data/moved.json: where things stood in the files of before, and where they stand now."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.content.load import read
from companion.resources import data_dir

FILE = "moved.json"
BEFORE = ".before"
"""How the copy as it was is called from then on."""


@dataclass(frozen=True, slots=True)
class MovedRow:
    """Where words stood, and the key under which they stand now."""

    file: str
    way: str
    """Keys; `{id}` for every key of an object, or every item of a list by its `id`; `{+}` for
    the number of an item."""
    key: str
    """`{0}`, `{1}` are what the way went through, `{page}` is the file: "tapestry.rules.faq"."""
    leaves: str = ""
    """What stays in their place: "true", "count" or nothing."""
    now: str = ""
    """How such a text is written now, `*` being what it was; its forms were parted by "|"."""

    def forms(self, said: Mapping[str, object]) -> dict[str, tuple[str, ...]]:
        """A text as the files had it, by language, as catalogues have it."""
        texts = {lang: text for lang, text in said.items() if len(lang) == 2}
        return {lang: self._forms(text) for lang, text in texts.items() if isinstance(text, str)}

    def _forms(self, text: str) -> tuple[str, ...]:
        if not self.now:
            return (text,)
        return tuple(self.now.replace("*", form) for form in text.split("|"))


@dataclass(frozen=True, slots=True)
class MovedFile:
    """A file that became a folder with a file for each of its things, or a part of such files."""

    file: str
    way: str
    """Where its things stood, as for words."""
    to: str
    """Their files now; `{0}` is what the way went through."""
    at: str = ""
    """Where in the file, if they are a part of it."""
    without: tuple[str, ...] = ()
    """What they held then and hold no more."""
    keeps: tuple[str, ...] = ()
    """What they hold now, and did not hold then."""


@dataclass(frozen=True, slots=True)
class MovedNumber:
    """Numbers that the owner was asked for, and that are printed facts now."""

    file: str
    way: str
    """Where they stand, as for words."""
    fact: str
    """The house fact that each was told as; `{0}`, `{1}` are what the way went through."""
    guesses: Mapping[str, int] = field(default_factory=dict)
    """What we had taken some of them for, by house fact."""
    without: tuple[str, ...] = ()
    """What the file held then and holds no more."""


@dataclass(frozen=True, slots=True)
class Moved:
    """data/moved.json"""

    words: tuple[MovedRow, ...]
    files: tuple[MovedFile, ...] = ()
    """Files that are no more."""
    numbers: tuple[MovedNumber, ...] = ()


def moved() -> Moved:
    """All of it."""
    return read(data_dir() / FILE, FILE, Moved)
