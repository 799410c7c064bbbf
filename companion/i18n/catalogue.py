"""The catalogues of all languages, read when a key of theirs is first asked for."""

from collections.abc import Callable, Mapping
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


class Catalogues:
    """All languages; an owner's edited file goes before the shipped one of the same name."""

    def __init__(self, shipped: Path, edited: Path | None, tell: Tell) -> None:
        self._folders = [folder for folder in (edited, shipped) if folder is not None]
        self._shipped = shipped
        self._loaded: dict[tuple[str, str], list[Catalogue]] = {}
        self._tell = tell
        self.troubles: list[Message] = []

    def languages(self) -> tuple[str, ...]:
        """The languages there is a folder of catalogues for, the source language first."""
        found = {path.name for path in self._shipped.iterdir() if path.is_dir()}
        return (SOURCE, *sorted(found - {SOURCE}))

    def find(self, language: str, key: str) -> Catalogue | None:
        """The catalogue that holds a key; the files of a prefix are read the first time."""
        place = (language, key.partition(".")[0])
        catalogues = self._loaded.get(place)
        if catalogues is None:
            catalogues = self._loaded[place] = self._load(*place)
        return next((each for each in catalogues if key in each.forms), None)

    def _load(self, language: str, prefix: str) -> list[Catalogue]:
        found = []
        for folder in self._folders:
            paths = (folder / language).glob(f"{prefix}*.po")
            mine = sorted(path for path in paths if path.name.partition(".")[0] == prefix)
            found += [each for each in map(self._read, mine) if each is not None]
        return found

    def _read(self, path: Path) -> Catalogue | None:
        """A damaged file is left out and said so: the others and English still speak."""
        try:
            return read_catalogue(path)
        except ContentError as error:
            self.troubles.append(error.message)
            self._tell(error.message)
        return None


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
