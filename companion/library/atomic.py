"""Files that are whole or not there at all."""

from __future__ import annotations

import os
import shutil
import stat
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from errno import EDQUOT, EEXIST, EFBIG, EIO, ENOSPC, EROFS
from pathlib import Path

from companion.core.journal import private
from companion.errors import NotKept, Unreadable

BACKUP = ".bak"
STRAY = ".tmp"


def write_whole(path: Path, data: bytes, *, backup: bool = False) -> None:
    """Replace a file at one stroke and see it onto the disk; raises NotKept.

    With `backup` the version before stays beside it as `<name>.bak`.
    """
    with fails_as_not_kept(path):
        fresh = _write_beside(path, data)
        try:
            if backup and path.exists():
                _keep_backup(path)
            os.replace(fresh, path)
        except BaseException:
            fresh.unlink(missing_ok=True)
            raise
        sync_folder(path.parent)


def write_many(files: Iterable[tuple[Path, bytes]]) -> Iterator[int]:
    """Write new files, then see all of them onto the disk; how many are done. Raises NotKept.

    Far quicker than one after the other, and good only where a note says that they are coming:
    until the end any of them may be there in part after a crash.
    """
    written: list[Path] = []
    folders: set[Path] = set()
    for path, data in files:
        with fails_as_not_kept(path), open(path, "xb", opener=private) as file:
            file.write(data)
        written.append(path)
        folders.add(path.parent)
        yield len(written)
    for done, path in enumerate(written, 1):
        with fails_as_not_kept(path):
            see_onto_disk(path)
        yield len(written) + done
    for folder in folders:
        sync_folder(folder)


def writing_whole(path: Path, parts: Iterable[bytes]) -> Iterator[int]:
    """Replace a large file at one stroke, each part of it seen onto the disk by itself."""
    with fails_as_not_kept(path):
        fresh = _write_beside(path, b"")
        try:
            for done, part in enumerate(parts, 1):
                with open(fresh, "ab") as file:
                    file.write(part)
                see_onto_disk(fresh)
                yield done
            os.replace(fresh, path)
        except BaseException:
            fresh.unlink(missing_ok=True)
            raise
        sync_folder(path.parent)


def see_onto_disk(path: Path) -> None:
    """What was written into a file; raises OSError."""
    handle = os.open(path, os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def write_for_others(path: Path, data: bytes) -> None:
    """The same where a player put it, read by whoever could read it before; raises OSError."""
    path = path.resolve()
    fresh = _write_beside(path, data)
    try:
        os.chmod(fresh, _mode_of(path))
        os.replace(fresh, path)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def need_as_written(found: bytes, data: bytes) -> None:
    """What lies where somebody wanted it is what was to go there; raises OSError."""
    if found != data:
        raise OSError(EIO, os.strerror(EIO))


def make_folder(path: Path) -> None:
    """A folder, with those it lies in, seen onto the disk; its owner's alone. Raises OSError."""
    if path.is_dir():
        return
    if path.parent != path:
        make_folder(path.parent)
    path.mkdir(mode=0o700, exist_ok=True)
    sync_folder(path.parent)


def backup_of(path: Path) -> Path:
    """Where the version before is kept."""
    return path.with_name(path.name + BACKUP)


def sync_folder(folder: Path) -> None:
    """See the folder's own entries onto the disk, where the system can.

    What was moved is in its place already: a system that cannot is no reason to refuse.
    """
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def move(source: Path, target: Path) -> None:
    """Move a file inside the home folder, never onto another; raises NotKept."""
    with fails_as_not_kept(source):
        if target.exists():
            raise FileExistsError(EEXIST, os.strerror(EEXIST))
        os.rename(source, target)
        sync_folder(target.parent)
        sync_folder(source.parent)


def set_aside(path: Path) -> Path:
    """Move a damaged file to a free name beside it; raises NotKept."""
    aside = _free_name(path)
    move(path, aside)
    return aside


def sweep(folder: Path) -> None:
    """Remove what a killed write left behind."""
    for stray in folder.glob(f"*{STRAY}"):
        if stray.is_file() or stray.is_symlink():
            stray.unlink(missing_ok=True)


@contextmanager
def fails_as_not_kept(path: Path) -> Iterator[None]:
    """An operating system's refusal, as the player is told it."""
    try:
        yield
    except OSError as error:
        if error.errno in (ENOSPC, EDQUOT, EFBIG):
            raise NotKept("library.not_kept.full", file=path.name) from error
        if error.errno == EROFS or isinstance(error, PermissionError):
            raise NotKept("library.not_kept.read_only", file=path.name) from error
        reason = error.strerror or type(error).__name__
        raise NotKept("library.not_kept.other", file=path.name, reason=reason) from error


@contextmanager
def fails_as_unreadable(path: Path) -> Iterator[None]:
    """A disk that does not give a file: nothing says that the file is damaged."""
    try:
        yield
    except OSError as error:
        raise unreadable(path, error) from error


def unreadable(path: Path, error: OSError) -> Unreadable:
    """What is said of a file that the disk does not give."""
    reason = error.strerror or type(error).__name__
    return Unreadable("library.unreadable", file=path.name, reason=reason)


def _write_beside(path: Path, data: bytes) -> Path:
    handle, name = tempfile.mkstemp(prefix=f"{path.name}.", suffix=STRAY, dir=path.parent)
    fresh = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise
    return fresh


def _mode_of(path: Path) -> int:
    """Who may read it; where it is not there yet, whoever may read what is written here."""
    try:
        return stat.S_IMODE(path.stat().st_mode)
    except OSError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask


def _keep_backup(path: Path) -> None:
    """By a hard link, so that there is no moment without a file; else by copy."""
    link = path.with_name(f"{path.name}{BACKUP}{STRAY}")
    link.unlink(missing_ok=True)
    try:
        os.link(path, link)
    except OSError:
        shutil.copy2(path, link)
    os.replace(link, backup_of(path))


def _free_name(path: Path) -> Path:
    number = 1
    while (aside := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    return aside
