"""Read a gettext catalogue (.po) as text, without a build step.

An entry's `msgid` is its key. Tools that show the English as `msgid` keep the key in `msgctxt`:
such an entry is read under its `msgctxt`.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from companion.errors import ContentError

SOURCE = "en"
"""The language that every key has a sentence in."""
_LINE = re.compile(
    r'(?:(?P<field>msgctxt|msgid_plural|msgid|msgstr)(?:\[(?P<form>\d)\])?\s+)?"(?P<text>(?:[^"\\]|\\.)*)"$'
)
_BEGINS = ("msgctxt", "msgid")
_ESCAPES = {r"\n": "\n", r"\t": "\t", r"\"": '"', r"\\": "\\"}
_ESCAPE = re.compile(r"\\.")
_KEY = re.compile(r"[a-z]\w*(\.[\w-]+)+")
_FUZZY = re.compile(r"#,.*\bfuzzy\b")


@dataclass(slots=True)
class Entry:
    """One message of a catalogue."""

    line: int
    id: str = ""
    plural: str | None = None
    forms: list[str] = field(default_factory=list)
    context: str = ""
    fuzzy: bool = False
    """A translator has still to look at it."""

    @property
    def key(self) -> str:
        """What it is asked for by."""
        return self.context if self.context and not _KEY.fullmatch(self.id) else self.id

    @property
    def said(self) -> bool:
        """Whether it is translated: looked at, and no form is empty."""
        return not self.fuzzy and all(self.forms)


def read(text: str, file: str) -> list[Entry]:
    """Every entry in order, the header (with an empty key) included.

    Raises ContentError with the file and line that cannot be read.
    """
    entries = list(_entries(text.removeprefix("\ufeff"), file))
    for entry in entries:
        if not entry.forms or (entry.plural is None and len(entry.forms) > 1):
            raise ContentError("words.catalogue_line", file=file, line=entry.line)
    return entries


def around(text: str, key: str) -> str:
    """The lines without a gap around each place where a key is named."""
    found, place = [], text.find(f'"{key}"')
    while place >= 0:
        end = (text.find("\n\n", place) + 1 or len(text) + 1) - 1
        found.append(text[text.rfind("\n\n", 0, place) + 1 : end])
        place = text.find(f'"{key}"', end)
    return "\n\n".join(found)


def header(entries: list[Entry]) -> dict[str, str]:
    """The fields of the header, their names in lower case."""
    lines = entries[0].forms[0].splitlines() if entries and not entries[0].id else []
    pairs = (line.partition(":") for line in lines)
    return {name.strip().lower(): value.strip() for name, _, value in pairs}


def _entries(text: str, file: str) -> Iterator[Entry]:
    entry: Entry | None = None
    current, fuzzy = "", False
    for number, raw in enumerate(text.split("\n"), start=1):
        if raw.startswith("#."):  # what a translator is told: half of all lines
            continue
        line = raw.strip()
        if not line or line.startswith("#"):
            flagged = fuzzy or bool(line.startswith("#,") and _FUZZY.match(line))
            fuzzy = flagged and not line.startswith("#~")
            continue
        match = _LINE.match(line)
        if match is None or (entry is None and match["field"] not in _BEGINS):
            raise ContentError("words.catalogue_line", file=file, line=number)
        if match["field"] in _BEGINS and (current != "msgctxt" or match["field"] == current):
            if entry is not None:
                yield entry
            entry, fuzzy = Entry(number, fuzzy=fuzzy), False
        current = match["field"] or current
        assert entry is not None
        _put(entry, current, bool(match["field"]), _unescaped(match["text"]))
    if entry is not None:
        yield entry


def _put(entry: Entry, current: str, starts: bool, text: str) -> None:
    if current == "msgid":
        entry.id += text
    elif current == "msgctxt":
        entry.context += text
    elif current == "msgid_plural":
        entry.plural = (entry.plural or "") + text
    elif starts:
        entry.forms.append(text)
    else:
        entry.forms[-1] += text


def _unescaped(text: str) -> str:
    return _ESCAPE.sub(lambda m: _ESCAPES.get(m[0], m[0]), text) if "\\" in text else text


def quoted(text: str) -> str:
    """A text as it stands in a catalogue."""
    escaped = text.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
    return f'"{escaped}"'


def head(language: str, plural: str = "") -> str:
    """How a catalogue begins."""
    fields = [f"Language: {language}", "Content-Type: text/plain; charset=UTF-8"]
    fields += [f"Plural-Forms: {plural}"] if plural else []
    return 'msgid ""\nmsgstr ""\n' + "".join(f'"{field}\\n"\n' for field in fields)


def written(key: str, forms: Sequence[str]) -> str:
    """An entry as it stands in a catalogue."""
    if len(forms) == 1:
        return f"msgid {quoted(key)}\nmsgstr {quoted(forms[0])}\n"
    numbered = (f"msgstr[{at}] {quoted(form)}\n" for at, form in enumerate(forms))
    return f"msgid {quoted(key)}\nmsgid_plural {quoted(key)}\n{''.join(numbered)}"


def add_to(path: Path, begins: str, texts: Mapping[str, Sequence[str]]) -> None:
    """Write what is not yet in a catalogue to its end; one that is not there is begun."""
    before = path.read_text(encoding="utf-8") if path.is_file() else begins
    there = {entry.key for entry in read(before, path.name)}
    more = (f"\n{written(key, forms)}" for key, forms in texts.items() if key not in there)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(before + "".join(more), encoding="utf-8")
