"""Everything in one file, and back.

A backup is a zip with `backup.json` (what is in it, with sizes and sums) and the files of the
home folder: games, what is in the bin, people, settings, house facts and edited data. The index
is not in it: it is made again from the games. A restore checks all of it in a folder of its own
before anything is touched; from then on it is carried to its end, by the next start if need be.
"""

from __future__ import annotations

import os
import re
import shutil
import struct
import tempfile
import zipfile
import zlib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from companion.core.journal import private
from companion.errors import BadBackup, Damaged, NotKept, TooNew
from companion.library import formats, limits
from companion.library.atomic import STRAY, fails_as_not_kept, make_folder, sync_folder, write_whole
from companion.library.formats import BACKUP, Content, Format
from companion.library.gate import need_within
from companion.library.home import (
    BIN,
    EDITED,
    FINISHED,
    GAMES,
    HOUSE_FACTS,
    PADS,
    PEOPLE,
    SETTINGS,
    TIMERS,
)
from companion.library.progress import Progress, Work

MANIFEST = "backup.json"
RECORDS: Mapping[str, Format] = {
    SETTINGS: formats.SETTINGS,
    PEOPLE: formats.PEOPLE,
    HOUSE_FACTS: formats.HOUSE_FACTS,
    PADS: formats.PADS,
    TIMERS: formats.TIMERS,
}
NAME = r"[\w-][\w.-]*"
ROOMS: Mapping[str, re.Pattern[str]] = {
    GAMES: re.compile(rf"{GAMES}/{NAME}\.jsonl", re.ASCII),
    FINISHED: re.compile(rf"{FINISHED}/{NAME}\.json", re.ASCII),
    BIN: re.compile(rf"{BIN}/{NAME}\.jsonl?", re.ASCII),
    EDITED: re.compile(rf"{EDITED}/({NAME}/){{0,4}}{NAME}\.(json|po)", re.ASCII),
}
WAYS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
UNDATED = (1980, 1, 1, 0, 0, 0)
"""A zip knows no year before 1980, and nobody reads the date in it."""
UNREADABLE = (
    zipfile.BadZipFile,
    zlib.error,
    struct.error,
    EOFError,
    ValueError,
    IndexError,
    OverflowError,
    MemoryError,
    NotImplementedError,
)


def packing(home: Path, target: Path, made: str) -> Work:
    """Put everything into one file, whole or not at all, a file at a time. Raises NotKept."""
    with fails_as_not_kept(target):
        handle, name = tempfile.mkstemp(prefix=target.name, suffix=STRAY, dir=target.parent)
        fresh = Path(name)
        try:
            with os.fdopen(handle, "wb") as file:
                yield from _pack(home, file, made)
                file.flush()
                os.fsync(file.fileno())
            yield from _read_back(fresh)
            os.replace(fresh, target)
        except BaseException:
            fresh.unlink(missing_ok=True)
            raise
        sync_folder(target.parent)


def _read_back(fresh: Path) -> Work:
    """It is made once it could be put back; raises NotKept."""
    try:
        yield from reading_back(fresh)
    except BadBackup as error:
        raise NotKept("library.backup.not_as_written", why=error.message) from error


def reading_back(source: Path) -> Work:
    """Check a backup as a restore does, a file at a time, laying nothing out; raises BadBackup."""
    with _fails_as_bad(source), zipfile.ZipFile(source) as archive:
        content = _checked_content(archive)
        for number, (name, said) in enumerate(content["files"].items(), 1):
            _checked_file(archive, name, said)
            yield Progress(number, len(content["files"]))


@contextmanager
def _fails_as_bad(source: Path) -> Iterator[None]:
    """Whatever is wrong with a file, as the player is told it."""
    try:
        yield
    except OSError as error:
        raise BadBackup("library.backup.unreadable", file=source.name) from error
    except UNREADABLE as error:
        raise BadBackup(_what_is_wrong(source), file=source.name) from error
    except RuntimeError as error:  # zipfile's word for a password
        raise BadBackup("library.backup.none", file=source.name) from error


def unpacking(source: Path, stage: Path) -> Work:
    """Check a backup and lay its files out in a new folder, a file at a time.

    Raises BadBackup, NotKept.
    """
    with _fails_as_bad(source), zipfile.ZipFile(source) as archive:
        content = _checked_content(archive)
        with fails_as_not_kept(stage):
            yield from _lay_out(archive, content, stage)


def names_in(home: Path, rooms: Iterable[str] = tuple(ROOMS)) -> Iterator[str]:
    """The files of a home folder that a backup of these rooms holds."""
    yield from (name for name in RECORDS if (home / name).is_file())
    for room in rooms:
        yield from filter(ROOMS[room].fullmatch, sorted(_files_below(home, room)))


def _files_below(home: Path, room: str) -> Iterator[str]:
    """Every one of them, or OSError: a folder that cannot be looked into is not empty."""
    for where, _folders, files in os.walk(home / room, onerror=_not_missing):
        folder = Path(where).relative_to(home).as_posix()
        yield from (f"{folder}/{name}" for name in files)


def _not_missing(error: OSError) -> None:
    if not isinstance(error, FileNotFoundError):
        raise error


def described(data: bytes) -> Content:
    """What the list of contents says of a file."""
    import hashlib  # dear, and the app starts without it

    return {"size": len(data), "sha256": hashlib.sha256(data).hexdigest()}


def _pack(home: Path, file: IO[bytes], made: str) -> Work:
    files: Content = {}
    names, whole = list(names_in(home)), 0
    if len(names) >= limits.FILES:  # the list of contents is one more
        raise NotKept("library.too_much.files", most=limits.FILES)
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in names:
            data = _that_can_be_put_back(home, name)
            whole += len(data)
            _put(archive, name, data)
            files[name] = described(data)
            yield Progress(len(files), len(names))
        listed = BACKUP.write({"made": made, "rooms": list(ROOMS), "files": files})
        if whole + len(listed) > limits.BACKUP or len(listed) > limits.BACKED_UP:
            raise NotKept("library.too_much.all")
        _put(archive, MANIFEST, listed)


def _that_can_be_put_back(home: Path, name: str) -> bytes:
    """A file; raises NotKept for one that a restore would refuse."""
    with (home / name).open("rb") as file:
        data = file.read(limits.BACKED_UP + 1)
    if len(data) > limits.BACKED_UP:
        raise NotKept("library.too_much.file", file=name)
    try:
        _need_record(name, data)
    except (Damaged, TooNew) as error:
        raise NotKept(error.message.key, **error.message.params) from error
    return data


def _need_record(name: str, data: bytes) -> None:
    """People, settings and the like can be read; raises Damaged, TooNew."""
    if name in RECORDS:
        need_within(RECORDS[name].read(data, name))


def _put(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    archive.writestr(zipfile.ZipInfo(name, UNDATED), data, zipfile.ZIP_DEFLATED)


def _checked_content(archive: zipfile.ZipFile) -> Content:
    """What the backup says is in it, if that is what is in it; nothing is unpacked for this."""
    entries = archive.infolist()
    sizes = {entry.filename: entry.file_size for entry in entries}
    if len(sizes) != len(entries):
        raise BadBackup("library.backup.strange_file", file=entries[-1].filename)
    if len(sizes) > limits.FILES:
        raise BadBackup("library.backup.too_large")
    for entry in entries:
        if not may_be_in_a_backup(entry.filename) or entry.compress_type not in WAYS:
            raise BadBackup("library.backup.strange_file", file=entry.filename)
    if max(sizes.values(), default=0) > limits.BACKED_UP or sum(sizes.values()) > limits.BACKUP:
        raise BadBackup("library.backup.too_large")
    content = _manifest(archive)
    if {**content["files"], MANIFEST: {}}.keys() != sizes.keys():
        raise BadBackup("library.backup.cut_short", file=Path(archive.filename or "").name)
    return content


def may_be_in_a_backup(name: str) -> bool:
    """Whether we would have put a file of this name into one."""
    known = name == MANIFEST or name in RECORDS
    return known or any(pattern.fullmatch(name) for pattern in ROOMS.values())


def _manifest(archive: zipfile.ZipFile) -> Content:
    try:
        content = BACKUP.read(archive.read(MANIFEST), MANIFEST)
    except TooNew as error:
        raise BadBackup("library.backup.newer") from error
    except (KeyError, Damaged) as error:
        raise BadBackup("library.backup.none", file=MANIFEST) from error
    if not _is_content(content):
        raise BadBackup("library.backup.none", file=MANIFEST)
    return content


def _is_content(content: Content) -> bool:
    """Whether a list of contents says what one has to say."""
    files, rooms = content.get("files"), content.get("rooms")
    if not isinstance(files, dict) or not isinstance(rooms, list):
        return False
    known = all(isinstance(room, str) and room in ROOMS for room in rooms)
    return known and all(isinstance(one, dict) for one in files.values())


def _lay_out(archive: zipfile.ZipFile, content: Content, stage: Path) -> Work:
    files = content["files"]
    shutil.rmtree(stage, ignore_errors=True)
    try:
        make_folder(stage)
        for number, (name, said) in enumerate(files.items(), 1):
            _lay_out_one(archive, name, said, stage / name)
            yield Progress(number, len(files))
        kept = {"files": files, "rooms": content["rooms"]}
        write_whole(stage / MANIFEST, BACKUP.write(kept))
        for folder in (path for path in stage.rglob("*") if path.is_dir()):
            sync_folder(folder)
    except BaseException:
        shutil.rmtree(stage, ignore_errors=True)
        raise


def _checked_file(archive: zipfile.ZipFile, name: str, said: Content) -> bytes:
    """A file of it; raises BadBackup where it is not as it was put in."""
    size = archive.getinfo(name).file_size
    with archive.open(name) as file:
        data = file.read(size + 1)  # never more than was announced
    if described(data) != said:
        raise BadBackup("library.backup.cut_short", file=name)
    try:
        _need_record(name, data)
    except TooNew as error:
        raise BadBackup("library.backup.newer") from error
    except Damaged as error:
        raise BadBackup("library.backup.damaged", file=name) from error
    return data


def _lay_out_one(archive: zipfile.ZipFile, name: str, said: Content, target: Path) -> None:
    data = _checked_file(archive, name, said)
    make_folder(target.parent)
    with open(target, "xb", opener=private) as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _what_is_wrong(source: Path) -> str:
    with source.open("rb") as file:
        begins_like_one = file.read(2) == b"PK"
    return "library.backup.cut_short" if begins_like_one else "library.backup.none"
