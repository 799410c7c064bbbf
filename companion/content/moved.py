"""Owners' copies from when data files held words as well: their words go to the catalogues.

`edited/tapestry/tracks.json` with names in it becomes the same file without them, and
`edited/text/fr/tapestry.name.po` with those that the owner wrote otherwise than we do. The copy
as it was stays beside it as `tracks.json.before`.
"""

from __future__ import annotations

import json
import logging
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from companion.content import po
from companion.content.moved_files import spread
from companion.content.moved_rows import BEFORE, MovedRow, moved
from companion.content.po import SOURCE
from companion.content.printed_since import fill_in
from companion.content.ways import insides
from companion.core.message import Message
from companion.resources import data_dir

_log = logging.getLogger("loom.content")
SHAPE = re.compile(r"\{(\w+):\w+\}")
Texts = dict[str, Any]
"""A sentence in every language, as the files had it."""
Forms = Mapping[str, tuple[str, ...]]
"""The same as catalogues have it: more than one form where there is a plural."""


def take_words_out(edited: Path) -> list[Message]:
    """Do so with every copy that still holds words; what is to be told of it."""
    if not any(edited.rglob("*.json")):
        return []
    shipped = data_dir()
    rows, gone = moved().words, {row.file for row in moved().files}
    told = []
    for file in sorted(edited.rglob("*.json")):
        name = file.relative_to(edited).as_posix()
        mine = [row for row in rows if fnmatch(name, row.file)]
        try:
            if mine and _take(file, name, mine, edited, shipped, name in gone):
                told.append(Message("content.words_taken_out", file=name))
        except Exception as error:  # whatever it holds: the app opens, and the file stays
            _log.warning("an edited copy that cannot be brought up to date", exc_info=error)
            told.append(Message("content.unreadable", file=name))
    return told + spread(edited) + fill_in(edited)


def _take(
    file: Path, name: str, rows: list[MovedRow], edited: Path, shipped: Path, gone: bool
) -> bool:
    text = file.read_text(encoding="utf-8-sig")
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return False  # what reads it says so
    if not isinstance(value, dict):
        return False
    page = name.removesuffix("/about.json").removesuffix(".json").replace("/", ".")
    found = {
        row.key.format(*ids, page=page): row.forms(said)
        for row in rows
        for ids, said in taken(value, row.way.split("/"), row.leaves)
    }
    asked = dict(_asked(value))
    if not found and not asked:
        return False
    _add_words(found, edited / "text", shipped / "text")
    _add_asked(asked, name.partition("/")[0], edited / "text")
    file.rename(file.with_name(file.name + BEFORE))
    if gone or _is_facts(value, shipped / name):
        file.write_text(json.dumps(value, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
    return True


def taken(
    value: Any, way: list[str], leaves: str, ids: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], Texts]]:
    """The texts that stand along a way, each with what the way went through; taken out."""
    step, *rest = way
    if not rest:
        yield from _taken_here(value, step, leaves, ids)
    elif step.startswith("{"):
        for each, inside in list(insides(value, step)):
            yield from taken(inside, rest, leaves, (*ids, each))
    elif isinstance(value, dict) and step in value:
        counted = value[step] if leaves == "count" and len(rest) == 1 else None
        yield from taken(value[step], rest, leaves, ids)
        if isinstance(counted, list):
            value[step] = len(counted)


def _taken_here(
    value: Any, step: str, leaves: str, ids: tuple[str, ...]
) -> Iterator[tuple[tuple[str, ...], Texts]]:
    if step.startswith("{"):
        for each, inside in list(insides(value, step)):
            if _is_text(inside):
                yield (*ids, each), inside
                if isinstance(value, dict):
                    del value[each]
    elif isinstance(value, dict) and _is_text(value.get(step)):
        yield ids, value.pop(step)
        if leaves == "true":
            value[step] = True


def _is_text(value: Any) -> bool:
    return isinstance(value, dict) and isinstance(value.get(SOURCE), str)


def _asked(value: dict[str, Any]) -> Iterator[tuple[str, Mapping[str, list[str]]]]:
    """The words to ask by that entries of rules held, by entry."""
    entries = {each.get("id"): each for each in value.get("entries", ()) if isinstance(each, dict)}
    for entry, each in (*entries.items(), *value.get("more", {}).items()):
        if isinstance(each, dict) and isinstance(each.get("words"), dict):
            yield str(entry), each.pop("words")


def _add_words(found: Mapping[str, Forms], edited: Path, shipped: Path) -> None:
    """Write what the owner says otherwise than we do into catalogues of the owner's own."""
    for language in sorted({lang for said in found.values() for lang in said}):
        ours = _ours(shipped / language)
        theirs: dict[str, dict[str, tuple[str, ...]]] = defaultdict(dict)
        for key, said in found.items():
            if language in said and not _same(ours.get(key, ()), said[language]):
                theirs[_file_of(key, shipped / SOURCE)][key] = said[language]
        plural = "; ".join(ours.get("", ()))
        for stem, entries in theirs.items():
            po.add_to(edited / language / f"{stem}.po", po.head(language, plural), entries)


def _ours(folder: Path) -> Mapping[str, tuple[str, ...]]:
    """What our catalogues say; under no key, how many forms the language has."""
    files = sorted(folder.glob("*.po"))
    every = [po.read(file.read_text(encoding="utf-8"), file.name) for file in files]
    plural = po.header(every[0]).get("plural-forms", "") if every else ""
    said = {entry.key: tuple(entry.forms) for entries in every for entry in entries}
    return said | {"": (plural,)}


def _same(ours: tuple[str, ...], theirs: tuple[str, ...]) -> bool:
    """Alike but for the shapes that places have now; one form may stand for all."""
    plain = tuple(SHAPE.sub(r"{\1}", form) for form in ours)
    return theirs == plain or (len(theirs) == 1 and set(plain) == set(theirs))


def _file_of(key: str, folder: Path) -> str:
    """The catalogue a key stands in: the one whose name is its longest prefix."""
    while "." in key and not (folder / f"{key}.po").is_file():
        key = key.rpartition(".")[0]
    return key


def _add_asked(asked: Mapping[str, Mapping[str, list[str]]], game: str, edited: Path) -> None:
    by_language: dict[str, dict[str, list[str]]] = defaultdict(dict)
    for entry, rows in asked.items():
        for language, words in rows.items():
            by_language[language][entry] = words
    for language, words_of in by_language.items():
        path = edited / language / "search" / f"{game}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        kept = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
        kept["words"] = {**words_of, **kept.get("words", {})}
        path.write_text(json.dumps(kept, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


def _is_facts(value: dict[str, Any], shipped: Path) -> bool:
    """Whether anything but words is left, and not the same as we ship."""
    if not shipped.is_file():
        return False
    return bool(value != json.loads(shipped.read_text(encoding="utf-8")))
