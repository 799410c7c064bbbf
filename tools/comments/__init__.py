"""The English beside every translation, for whoever translates: `#.` comments in each catalogue.

`python -m tools.comments` goes through all languages, `python -m tools.comments de fr` through
some. Where a key is seen and what fills its places (`about.py`) is said in every language, and what
else English says about it comes along; a translator's own `#` comments and everything that is
translated stay as they are. A key that English has no more goes. What `msgfmt --check` asks for in
a header is put there, of English as well.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from companion.content import po
from companion.i18n import SOURCE
from companion.resources import data_dir
from tools.comments.about import about, is_written

MARK = "#. en: "
FIELDS = {
    "Project-Id-Version": "Loom",
    "PO-Revision-Date": "2026-11-19 12:00+0000",
    "Last-Translator": "Loom",
    "Language-Team": "",
    "MIME-Version": "1.0",
    "Content-Type": "text/plain; charset=UTF-8",
    "Content-Transfer-Encoding": "8bit",
    "Plural-Forms": "nplurals=2; plural=(n != 1);",
}
"""What is written where it is lacking; who translates puts the plural rule right."""
BLOCKS = re.compile(r"\n{2,}")


@dataclass(frozen=True)
class Said:
    """What English says under a key, and about it."""

    forms: tuple[str, ...]
    about: tuple[str, ...]

    def comments(self, *, source: bool = False) -> list[str]:
        """The lines that a translator sees; English itself needs no English."""
        said = (f"{MARK}{form}".replace("\n", "\\n") for form in dict.fromkeys(self.forms))
        return [*self.about, *(() if source else said)]


def english(folder: Path) -> dict[str, Said]:
    """Every key of the source language."""
    found: dict[str, Said] = {}
    for path in sorted((folder / SOURCE).glob("*.po")):
        for block in BLOCKS.split(path.read_text(encoding="utf-8")):
            for entry in po.read(block, path.name) if "msgid" in block else ():
                if entry.key:
                    told = about(entry.key, entry.forms, path.stem)
                    found[entry.key] = Said(tuple(entry.forms), (*told, *_own(block)))
    return found


def _own(block: str) -> Iterator[str]:
    """What somebody wrote about a message."""
    lines = (line for line in block.splitlines() if line.startswith("#."))
    return (line for line in lines if not is_written(line) and not line.startswith(MARK))


def commented(text: str, said: Mapping[str, Said], *, source: bool = False) -> str:
    """A catalogue with the English of today over each of its messages."""
    blocks = BLOCKS.split(text.strip("\n"))
    written = ("\n".join(_block(block, said, source)) for block in blocks)
    return "\n\n".join(block for block in written if block) + "\n"


def headed(text: str, language: str) -> str:
    """A catalogue with a header that has every field that tools ask for."""
    if not text.partition("\n\n")[0].count('msgid ""\n'):
        text = f'msgid ""\nmsgstr ""\n\n{text}'
    first, between, rest = text.partition("\n\n")
    lines = first.splitlines()
    begins = next(at for at, line in enumerate(lines) if line == 'msgstr ""') + 1
    there = {line[1:].partition(":")[0] for line in lines[begins:]}
    fields = {**FIELDS, "Language-Team": language, "Language": language}
    lacking = [f'"{name}: {value}\\n"' for name, value in fields.items() if name not in there]
    return "\n".join((*lines[:begins], *lacking, *lines[begins:])) + between + rest


def _block(block: str, said: Mapping[str, Said], source: bool) -> Iterator[str]:
    lines = block.splitlines()
    entries = po.read(block, "") if any(line.startswith("msgid") for line in lines) else []
    key = entries[0].key if entries else ""
    if not key or key not in said:
        yield from () if key else lines
        return
    kept = [line for line in lines if not line.startswith("#.")]
    mine = [line for line in kept if line.startswith("# ") or line == "#"]
    yield from mine
    yield from said[key].comments(source=source)
    yield from (line for line in kept if line not in mine)


def run(languages: Iterable[str], folder: Path) -> Iterator[str]:
    """Write what changes; the names of those files."""
    said = english(folder)
    for language in languages:
        for path in sorted((folder / language).glob("*.po")):
            before = path.read_text(encoding="utf-8")
            after = commented(headed(before, language), said, source=language == SOURCE)
            if after != before:
                path.write_text(after, encoding="utf-8")
                yield f"{language}/{path.name}"


def main() -> None:
    folder = data_dir() / "text"
    known = sorted({path.parent.name for path in folder.glob("*/*.po")})
    for name in run(sys.argv[1:] or known, folder):
        print(name)
