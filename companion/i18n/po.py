"""Read a gettext catalogue (.po) as text, without a build step."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from companion.errors import ContentError

_LINE = re.compile(
    r'(?:(?P<field>msgid_plural|msgid|msgstr)(?:\[(?P<form>\d)\])?\s+)?"(?P<text>(?:[^"\\]|\\.)*)"$'
)
_ESCAPES = {r"\n": "\n", r"\t": "\t", r"\"": '"', r"\\": "\\"}
_ESCAPE = re.compile(r"\\.")


@dataclass(slots=True)
class Entry:
    """One message of a catalogue."""

    line: int
    key: str = ""
    plural: str | None = None
    forms: list[str] = field(default_factory=list)


def read(text: str, file: str) -> list[Entry]:
    """Every entry in order, the header (with an empty key) included.

    Raises ContentError with the file and line that cannot be read.
    """
    entries = list(_entries(text.removeprefix("\ufeff"), file))
    for entry in entries:
        if not entry.forms or (entry.plural is None and len(entry.forms) > 1):
            raise ContentError("words.catalogue_line", file=file, line=entry.line)
    return entries


def header(entries: list[Entry]) -> dict[str, str]:
    """The fields of the header, their names in lower case."""
    lines = entries[0].forms[0].splitlines() if entries and not entries[0].key else []
    pairs = (line.partition(":") for line in lines)
    return {name.strip().lower(): value.strip() for name, _, value in pairs}


def _entries(text: str, file: str) -> Iterator[Entry]:
    entry: Entry | None = None
    current = ""
    for number, raw in enumerate(text.split("\n"), start=1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        match = _LINE.match(line)
        if match is None or (entry is None and match["field"] != "msgid"):
            raise ContentError("words.catalogue_line", file=file, line=number)
        current = match["field"] or current
        if match["field"] == "msgid":
            if entry is not None:
                yield entry
            entry = Entry(number)
        assert entry is not None
        _put(entry, current, bool(match["field"]), _unescaped(match["text"]))
    if entry is not None:
        yield entry


def _put(entry: Entry, current: str, starts: bool, text: str) -> None:
    if current == "msgid":
        entry.key += text
    elif current == "msgid_plural":
        entry.plural = (entry.plural or "") + text
    elif starts:
        entry.forms.append(text)
    else:
        entry.forms[-1] += text


def _unescaped(text: str) -> str:
    return _ESCAPE.sub(lambda m: _ESCAPES.get(m[0], m[0]), text) if "\\" in text else text
