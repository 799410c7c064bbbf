"""How files are spoiled so that they look sound: another value, and the sum made right."""

from __future__ import annotations

import io
import json
import random
import zipfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from companion.core.journal import FileJournal, pack_lines
from companion.library import formats
from companion.library.backup import described
from companion.library.formats import Format
from tests.soak.damaged_homes import spoil

DEEP = 100_000
NASTY: tuple[str, ...] = (
    "null",
    "true",
    "-1",
    "0",
    "999999999",
    "1e999",
    "-1e999",
    "NaN",
    "1" * 5_000,
    "1.5",
    '""',
    '"\\ud800"',
    '"../../out"',
    '"' + "x" * 100_000 + '"',
    "[]",
    "{}",
    "[null]",
    '{"a": null}',
    "[" * DEEP + "]" * DEEP,
    '{"a":' * DEEP + "1" + "}" * DEEP,
)


def of_format(form: Format, data: bytes, name: str, chance: random.Random) -> bytes:
    """Bytes spoiled; or a value of it, the sum made right."""
    if chance.random() < 0.3:
        return spoil(data, chance)
    content = json.loads(other_value(json.dumps(form.read(data, name)).encode(), chance, mend=True))
    with suppress(ValueError, RecursionError):
        return form.write(content if isinstance(content, dict) else {})
    return b""


def other_value(data: bytes, chance: random.Random, *, mend: bool = False) -> bytes:
    """One of the values is another; `mend` leaves out what JSON of ours cannot write."""
    content = json.loads(data)
    holders = list(_holders(content))
    holder, key = chance.choice(holders)
    mark = "\0here\0"
    holder[key] = mark
    can_write = [one for one in NASTY if len(one) < DEEP * 2 and "e999" not in one and one != "NaN"]
    nasty = chance.choice([one for one in can_write if len(one) != 5_000] if mend else NASTY)
    return json.dumps(content).replace(json.dumps(mark), nasty).encode()


def _holders(value: Any) -> list[tuple[Any, Any]]:
    found: list[tuple[Any, Any]] = []
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inner in list(pairs):
        found.append((value, key))
        if isinstance(inner, dict | list):
            found += _holders(inner)
    return found


def a_journal(path: Path, chance: random.Random) -> bytes:
    """A value of a line is another, or a line stands elsewhere."""
    lines: list[Any] = FileJournal(path, readonly=True).lines
    at = chance.randrange(len(lines))
    if chance.random() < 0.3:
        lines.insert(chance.randrange(len(lines)), lines.pop(at))
    else:
        lines[at] = json.loads(other_value(json.dumps(lines[at]).encode(), chance, mend=True))
    with suppress(ValueError, AttributeError):
        return pack_lines(lines)
    return b""


def other_zip(whole: bytes, chance: random.Random) -> bytes:
    """A backup whose list fits what is in it, one of its files being something else."""
    packed = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(whole)) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    listed = formats.BACKUP.read(files.pop("backup.json"), "backup.json")
    name = chance.choice(sorted(files))
    files[name] = spoil(files[name], chance)
    if chance.random() < 0.3:
        files[chance.choice(("../out", "games/../../out.jsonl", "bin/x.jsonl", "é"))] = b"x"
    listed["files"] = {name: described(data) for name, data in files.items()}
    manifest = of_format(formats.BACKUP, formats.BACKUP.write(listed), "backup.json", chance)
    way = chance.choice((zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_LZMA))
    with zipfile.ZipFile(packed, "w", way) as archive:
        for name, data in {**files, "backup.json": manifest}.items():
            archive.writestr(name, data)
    return packed.getvalue()
