"""Everything in one file, and back.

A backup is a zip with `backup.json` (what is in it, with sizes and sums) and the files of the
home folder. The index is not in it: it is made again from the games. A restore checks all of it
in a folder of its own before anything is touched; from then on it is carried to its end, by the
next start if need be.
"""

from __future__ import annotations

import os
import re
import shutil
import struct
import tempfile
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import IO

from companion.errors import BadBackup, Damaged, TooNew
from companion.library import formats
from companion.library.atomic import STRAY, sync_folder, told_as_not_kept, write_whole
from companion.library.formats import BACKUP, Content, Format
from companion.library.home import FINISHED, GAMES, HOUSE_FACTS, PEOPLE, SETTINGS

MANIFEST = "backup.json"
LARGEST_FILE = 64 * 2**20
LARGEST_WHOLE = 512 * 2**20
MOST_FILES = 100_000
RECORDS: Mapping[str, Format] = {
    SETTINGS: formats.SETTINGS,
    PEOPLE: formats.PEOPLE,
    HOUSE_FACTS: formats.HOUSE_FACTS,
}
GAME = re.compile(rf"{GAMES}/[\w-][\w.-]*\.jsonl|{FINISHED}/[\w-][\w.-]*\.json", re.ASCII)
UNREADABLE = (
    zipfile.BadZipFile,
    zlib.error,
    struct.error,
    EOFError,
    ValueError,
    NotImplementedError,
)


def write_backup(home: Path, target: Path, made: str) -> int:
    """Put everything into one file, whole or not at all; the number of files. Raises NotKept."""
    with told_as_not_kept(target):
        handle, name = tempfile.mkstemp(prefix=target.name, suffix=STRAY, dir=target.parent)
        fresh = Path(name)
        try:
            with os.fdopen(handle, "wb") as file:
                count = _pack(home, file, made)
                file.flush()
                os.fsync(file.fileno())
            os.replace(fresh, target)
        except BaseException:
            fresh.unlink(missing_ok=True)
            raise
        sync_folder(target.parent)
    return count


def unpack_backup(source: Path, stage: Path) -> None:
    """Check a backup and lay its files out in a new folder; raises BadBackup, NotKept."""
    try:
        with zipfile.ZipFile(source) as archive:
            files = _checked_files(archive)
            with told_as_not_kept(stage):
                _lay_out(archive, files, stage)
    except OSError as error:
        raise BadBackup("library.backup.unreadable", file=source.name) from error
    except UNREADABLE as error:
        raise BadBackup(_what_is_wrong(source), file=source.name) from error
    except RuntimeError as error:  # zipfile's word for a password
        raise BadBackup("library.backup.none", file=source.name) from error


def names_in(home: Path) -> Iterator[str]:
    """The files of a home folder that a backup holds."""
    yield from (name for name in RECORDS if (home / name).is_file())
    for room in (GAMES, FINISHED):
        if (home / room).is_dir():
            names = sorted(f"{room}/{path.name}" for path in (home / room).iterdir())
            yield from filter(GAME.fullmatch, names)


def described(data: bytes) -> Content:
    """What the list of contents says of a file."""
    import hashlib  # dear, and the app starts without it

    return {"size": len(data), "sha256": hashlib.sha256(data).hexdigest()}


def _pack(home: Path, file: IO[bytes], made: str) -> int:
    files: Content = {}
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in names_in(home):
            data = (home / name).read_bytes()
            archive.writestr(name, data)
            files[name] = described(data)
        archive.writestr(MANIFEST, BACKUP.write({"made": made, "files": files}))
    return len(files)


def _checked_files(archive: zipfile.ZipFile) -> Content:
    """What the backup says is in it, if that is what is in it; nothing is unpacked for this."""
    sizes = {entry.filename: entry.file_size for entry in archive.infolist()}
    if len(sizes) != len(archive.infolist()) or len(sizes) > MOST_FILES:
        raise BadBackup("library.backup.strange_file", file=archive.infolist()[-1].filename)
    for name, size in sizes.items():
        if name != MANIFEST and name not in RECORDS and not GAME.fullmatch(name):
            raise BadBackup("library.backup.strange_file", file=name)
        if size > LARGEST_FILE:
            raise BadBackup("library.backup.too_large")
    if sum(sizes.values()) > LARGEST_WHOLE:
        raise BadBackup("library.backup.too_large")
    files = _manifest(archive)
    if {**files, MANIFEST: {}}.keys() != sizes.keys():
        raise BadBackup("library.backup.cut_short", file=Path(archive.filename or "").name)
    return files


def _manifest(archive: zipfile.ZipFile) -> Content:
    try:
        data = archive.read(MANIFEST)
        files = BACKUP.read(data, MANIFEST)["files"]
    except TooNew as error:
        raise BadBackup("library.backup.newer") from error
    except (KeyError, Damaged) as error:
        raise BadBackup("library.backup.none", file=MANIFEST) from error
    if not isinstance(files, dict) or not all(isinstance(one, dict) for one in files.values()):
        raise BadBackup("library.backup.none", file=MANIFEST)
    return files


def _lay_out(archive: zipfile.ZipFile, files: Content, stage: Path) -> None:
    shutil.rmtree(stage, ignore_errors=True)
    try:
        for room in (GAMES, FINISHED):
            (stage / room).mkdir(parents=True)
        for name, said in files.items():
            _lay_out_one(archive, name, said, stage / name)
        write_whole(stage / MANIFEST, BACKUP.write({"files": files}))
    except BaseException:
        shutil.rmtree(stage, ignore_errors=True)
        raise


def _lay_out_one(archive: zipfile.ZipFile, name: str, said: Content, target: Path) -> None:
    size = archive.getinfo(name).file_size
    with archive.open(name) as file:
        data = file.read(size + 1)  # never more than was announced
    if described(data) != said:
        raise BadBackup("library.backup.cut_short", file=name)
    if name in RECORDS:
        try:
            RECORDS[name].read(data, name)
        except TooNew as error:
            raise BadBackup("library.backup.newer") from error
        except Damaged as error:
            raise BadBackup("library.backup.damaged", file=name) from error
    write_whole(target, data)


def _what_is_wrong(source: Path) -> str:
    with source.open("rb") as file:
        begins_like_one = file.read(2) == b"PK"
    return "library.backup.cut_short" if begins_like_one else "library.backup.none"
