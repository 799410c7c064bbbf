"""The catalogues of all languages, read when a key of theirs is first asked for."""

from collections.abc import Callable, Mapping
from functools import cached_property
from gettext import NullTranslations, c2py
from pathlib import Path

from companion.core.message import Message
from companion.errors import ContentError
from companion.i18n import po

SOURCE = "en"
Tell = Callable[[Message], object]
_ONE_OR_MORE = "nplurals=2; plural=(n != 1);"


class Catalogue(NullTranslations):
    """One file's messages with gettext's way of asking for them."""

    def __init__(self, entries: list[po.Entry], file: str) -> None:
        super().__init__()
        self.plural: Callable[[int], int] = _plural_rule(po.header(entries), file)
        self.forms: Mapping[str, tuple[str, ...]] = {
            entry.key: tuple(entry.forms) for entry in entries if entry.key
        }

    def gettext(self, message: str) -> str:
        return self.forms[message][0] if message in self.forms else super().gettext(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        if msgid1 not in self.forms:
            return super().ngettext(msgid1, msgid2, n)
        forms = self.forms[msgid1]
        return forms[min(self.plural(abs(n)), len(forms) - 1)]


class CatalogueFile:
    """A catalogue that is a mere text until a key in it is asked for.

    A damaged one is left out and said so: the others and English still speak.
    """

    def __init__(self, path: Path, tell: Tell) -> None:
        self._path = path
        self._tell = tell

    @cached_property
    def catalogue(self) -> Catalogue | None:
        """Its messages, read now if they were not."""
        try:
            return read_catalogue(self._path)
        except ContentError as error:
            self._tell(error.message)
        return None

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


class Catalogues:
    """All languages; an owner's edited file goes before the shipped one of the same name."""

    def __init__(self, shipped: Path, edited: Path | None, tell: Tell) -> None:
        self._edited = edited
        self._shipped = shipped
        self._files: dict[tuple[str, str], list[CatalogueFile]] = {}
        self._tell = tell
        self.troubles: list[Message] = []

    def languages(self) -> tuple[str, ...]:
        """The languages there is a folder of catalogues for, the source language first."""
        found = {path.name for path in self._shipped.iterdir() if path.is_dir()}
        return (SOURCE, *sorted(found - {SOURCE}))

    def find(self, language: str, key: str) -> Catalogue | None:
        """The catalogue that holds a key, read now; all of its prefix if none seems to hold it."""
        place = (language, key.partition(".")[0])
        files = self._files.get(place)
        if files is None:
            files = self._files[place] = self._files_of(*place)
        likely = [file for file in files if file.seems_to_hold(key)]
        return next((file.catalogue for file in (*likely, *files) if file.holds(key)), None)

    def _files_of(self, language: str, prefix: str) -> list[CatalogueFile]:
        edited = self._in(self._edited / language, prefix) if self._edited else []
        for file in edited:
            file.holds("")  # read now: the owner hears of a mistake
        return [*edited, *self._in(self._shipped / language, prefix)]

    def _in(self, folder: Path, prefix: str) -> list[CatalogueFile]:
        paths = sorted(folder.glob(f"{prefix}*.po"))
        mine = (path for path in paths if path.name.partition(".")[0] == prefix)
        return [CatalogueFile(path, self._hear) for path in mine]

    def _hear(self, trouble: Message) -> None:
        self.troubles.append(trouble)
        self._tell(trouble)


def read_catalogue(path: Path) -> Catalogue:
    """Read one file; raises ContentError when it is not a catalogue."""
    name = f"{path.parent.name}/{path.name}"
    try:
        entries = po.read(path.read_text(encoding="utf-8"), name)
        return Catalogue(entries, name)
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError("words.catalogue_unreadable", file=name) from error


def _plural_rule(header: Mapping[str, str], file: str) -> Callable[[int], int]:
    fields = (header.get("plural-forms") or _ONE_OR_MORE).split(";")
    rules = [text.partition("=")[2] for text in fields if text.strip().startswith("plural=")]
    try:
        return c2py(rules[0])
    except (IndexError, ValueError) as error:
        raise ContentError("words.catalogue_plural", file=file) from error
