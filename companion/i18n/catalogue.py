"""The catalogues of all languages, read when a key of theirs is first asked for."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from gettext import NullTranslations
from itertools import chain
from pathlib import Path

from companion.content import po
from companion.content.po import SOURCE
from companion.content.sayable import mistakes, plural_rule, read_file, unsayable
from companion.core.message import Message
from companion.errors import ContentError

Tell = Callable[[Message], object]
FEW = 48
"""So many keys are looked for one by one; of whom more is asked, that file is read whole."""


class Catalogue(NullTranslations):
    """One file's messages with gettext's way of asking for them."""

    def __init__(self, entries: list[po.Entry], file: str) -> None:
        super().__init__()
        self.plural: Callable[[int], int] = plural_rule(po.header(entries), file)
        broken = unsayable(entries)
        left_out = {entry.line for entry in broken}
        self.forms: Mapping[str, tuple[str, ...]] = {
            entry.key: tuple(entry.forms)
            for entry in entries
            if entry.key and entry.said and entry.line not in left_out
        }
        self.mistakes = tuple(mistakes(broken, file))

    def gettext(self, message: str) -> str:
        return self.forms[message][0] if message in self.forms else super().gettext(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        if msgid1 not in self.forms:
            return super().ngettext(msgid1, msgid2, n)
        forms = self.forms[msgid1]
        return forms[min(self.plural(abs(n)), len(forms) - 1)]


class CatalogueFile:
    """A catalogue that is a mere text until a key in it is asked for.

    A damaged one is left out and said so, and so is a message in it that cannot be said: the
    others and English still speak.
    """

    def __init__(self, path: Path, tell: Tell) -> None:
        self.name = path.stem
        self._path = path
        self._tell = tell
        self._asked = 0

    def around(self, key: str) -> Catalogue | None:
        """A catalogue of the lines around a key alone; None where they do not say it."""
        self._asked += self._asked <= FEW
        if "catalogue" in vars(self) or self._asked > FEW or not self.seems_to_hold(key):
            return self.catalogue if self.seems_to_hold(key) and self.holds(key) else None
        try:
            entries = po.read(po.around(self._text, key), self._name)
            found = Catalogue([*self._head, *entries], self._name)
        except ContentError:
            return None
        return found if key in found.forms else None

    @cached_property
    def _head(self) -> list[po.Entry]:
        return po.read(self._text.partition("\n\n")[0], self._name)[:1]

    @property
    def _name(self) -> str:
        return f"{self._path.parent.name}/{self._path.name}"

    @cached_property
    def catalogue(self) -> Catalogue | None:
        """Its messages, read now if they were not."""
        try:
            found = read_catalogue(self._path)
        except ContentError as error:
            self._tell(error.message)
            return None
        for mistake in found.mistakes:
            self._tell(mistake)
        return found

    @cached_property
    def _text(self) -> str:
        try:
            return self._path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            return ""

    def holds(self, key: str) -> bool:
        """Whether a key is in it."""
        return self.catalogue is not None and key in self.catalogue.forms

    def seems_to_hold(self, key: str) -> bool:
        """The same, without reading more than its text."""
        return self.holds(key) if "catalogue" in vars(self) else f'"{key}"' in self._text


Files = dict[str, list[CatalogueFile]]
"""By what their keys begin with."""


class Catalogues:
    """All languages; an owner's edited file goes before the shipped one of the same name.

    A key stands in the file whose name is its longest prefix: "tapestry.rules.kind.icon" in
    `tapestry.rules.po`, where there is no `tapestry.rules.kind.po`.
    """

    def __init__(
        self, shipped: Path, edited: Path | None, tell: Tell, like: "Catalogues | None" = None
    ) -> None:
        """`like`: one with the same shipped files and no others, which are not read again."""
        self._folders = (*([edited] if edited else []), shipped)
        self._shipped, self._edited, self._like = shipped, edited, like
        self._files: dict[str, Files] = {}
        self._tell = tell
        self.troubles: list[Message] = []

    def languages(self) -> tuple[str, ...]:
        """The languages there is a folder of catalogues for, the source language first."""
        found = {path.parent.name for folder in self._folders for path in folder.glob("*/*.po")}
        return (SOURCE, *sorted(found - {SOURCE}))

    def is_whole(self, language: str) -> bool:
        """Whether no file of the source language is still without one of this language."""
        known = language in self.languages()
        return known and self._names(SOURCE) <= self._names(language)

    def _names(self, language: str) -> set[str]:
        return {path.name for folder in self._folders for path in folder.glob(f"{language}/*.po")}

    def find(self, language: str, key: str) -> Catalogue | None:
        """The catalogue that holds a key, read now."""
        for file in self._near(language, key):
            if found := file.around(key):
                return found
        return next((file.catalogue for file in self._near(language, key) if file.holds(key)), None)

    def reading(self, language: str, room: str) -> Iterator[None]:
        """Read those whose keys begin with this word, one after the other."""
        for name, files in tuple(self._in(language).items()):
            if name.partition(".")[0] == room:
                for file in files:
                    file.holds("")
                    yield

    def _near(self, language: str, key: str) -> Iterator[CatalogueFile]:
        """The files that may hold a key: the longest prefix first, then all of its first word."""
        files, place = self._in(language), key
        while place:
            yield from files.get(place, ())
            place = place.rpartition(".")[0]
        first = key.partition(".")[0]
        for name, others in files.items():
            if name.startswith(f"{first}."):
                yield from (file for file in others if file.seems_to_hold(key))

    def _in(self, language: str) -> Files:
        """The files of a language, found when it is first spoken."""
        if language not in self._files:
            self._files[language] = self._files_of(language)
        return self._files[language]

    def _files_of(self, language: str) -> Files:
        files: Files = {}
        for file in self._found(self._edited, language) if self._edited else ():
            files.setdefault(file.name, []).append(file)
            file.holds("")  # read now: the owner hears of a mistake
        for file in self._shipped_in(language):
            files.setdefault(file.name, []).append(file)
        return files

    def _shipped_in(self, language: str) -> Iterable[CatalogueFile]:
        if self._like is not None:
            return chain.from_iterable(self._like._in(language).values())
        return self._found(self._shipped, language)

    def _found(self, folder: Path, language: str) -> Iterator[CatalogueFile]:
        for path in sorted((folder / language).glob("*.po")):
            yield CatalogueFile(path, self._hear)

    def _hear(self, trouble: Message) -> None:
        self.troubles.append(trouble)
        self._tell(trouble)


def read_catalogue(path: Path) -> Catalogue:
    """Read one file; raises ContentError when it is not a catalogue."""
    return Catalogue(*read_file(path))
