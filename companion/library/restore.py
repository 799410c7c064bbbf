"""Putting the files of a backup in place, to the end, even across a crash."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

from companion.errors import Damaged, NotKept, TooNew
from companion.library.atomic import BACKUP as BACKUP_SUFFIX
from companion.library.atomic import (
    fails_as_not_kept,
    make_folder,
    set_aside,
    sync_folder,
    write_whole,
)
from companion.library.backup import MANIFEST, may_be_in_a_backup, names_in, unpacking
from companion.library.formats import BACKUP, Content
from companion.library.home import INDEX, PAST
from companion.library.progress import Progress, Work, do_all

UNCHECKED = "restoring.unchecked"
"""Being checked: of no value yet."""
CHECKED = "restoring"
"""Checked: will be put in place, whatever happens."""
GO = "go"
"""In the list of contents: the files that go, each with its size; one that grew since stays."""


def restoring(source: Path, home: Path, prepare: Callable[[], Work]) -> Work:
    """Replace everything by what a backup holds; raises BadBackup, NotKept.

    `prepare` is called once the backup is known to be good. The moment of no return is the
    renaming of the checked folder: `is_unfinished` tells whether it was reached.
    """
    stage = home / UNCHECKED
    yield from unpacking(source, stage)
    try:
        yield from prepare()
        with fails_as_not_kept(home):
            note_what_goes(home, stage)
            os.rename(stage, home / CHECKED)
    except BaseException:
        shutil.rmtree(stage, ignore_errors=True)
        raise
    yield from carrying(home)


def is_unfinished(home: Path) -> bool:
    """Whether a restore was begun and not ended."""
    return (home / CHECKED).is_dir()


def carry_to_its_end(home: Path) -> bool:
    """Finish a restore that was begun; whether there was one. May be called again and again.

    Raises NotKept, TooNew where a newer version began it, Damaged where nobody can say any more
    what was to be put in place: then what is left of it is set aside.
    """
    shutil.rmtree(home / UNCHECKED, ignore_errors=True)
    if not is_unfinished(home):
        return False
    do_all(carrying(home))
    return True


def carrying(home: Path) -> Work:
    """The same, a file at a time, for one that was begun."""
    stage = home / CHECKED
    content = _content(stage)
    with fails_as_not_kept(home):
        sync_folder(home)
        come, go = content["files"], content[GO]
        for number, name in enumerate(come, 1):
            _put_in_place(stage / name, home / name)
            yield Progress(number, len(come) + len(go))
        for number, (name, size) in enumerate(go.items(), len(come) + 1):
            if name not in come:
                _remove_unless_grown(home / name, size)
            yield Progress(number, len(come) + len(go))
        _forget_what_was_derived(home)
        for folder in {home, *((home / name).parent for name in (*come, *go))}:
            sync_folder(folder)
        os.rename(stage, home / UNCHECKED)
        sync_folder(home)  # before its list goes: without it nobody could say what it was
    shutil.rmtree(
        home / UNCHECKED, ignore_errors=True
    )  # it is done; the next start removes the rest


def note_what_goes(home: Path, stage: Path) -> None:
    """What is here now and not in the backup: anything that comes later is not in the list."""
    content = BACKUP.read((stage / MANIFEST).read_bytes(), MANIFEST)
    names = set(names_in(home, content["rooms"])) - set(content["files"])
    content[GO] = {name: (home / name).stat().st_size for name in sorted(names)}
    write_whole(stage / MANIFEST, BACKUP.write(content))
    sync_folder(stage)


def _content(stage: Path) -> Content:
    """What is to be done; a stage that cannot say it is set aside. Raises Damaged, TooNew."""
    try:
        content = BACKUP.read(_listed(stage), MANIFEST)
        if GO not in content:  # as the first version noted it
            gone = set(names_in(stage.parent, content["rooms"])) - set(content["files"])
            content[GO] = {name: (stage.parent / name).stat().st_size for name in gone}
        names = {**content["files"], **content[GO]}
        if not all(may_be_in_a_backup(name) for name in names):
            raise Damaged("library.damaged", file=MANIFEST)
    except TooNew:
        raise
    except (Damaged, KeyError, TypeError, AttributeError) as error:
        raise Damaged("library.restore.damaged", aside=_aside(stage)) from error
    return content


def _listed(stage: Path) -> bytes:
    """The list of contents; empty if there is none. Raises NotKept."""
    with fails_as_not_kept(stage):
        return (stage / MANIFEST).read_bytes() if (stage / MANIFEST).exists() else b""


def _aside(stage: Path) -> str:
    try:
        return set_aside(stage).name
    except NotKept:
        return stage.name


def _put_in_place(fresh: Path, target: Path) -> None:
    if fresh.exists():
        make_folder(target.parent)
        os.replace(fresh, target)


def _remove_unless_grown(path: Path, size: int) -> None:
    if path.exists() and path.stat().st_size == size:
        path.unlink()


def _forget_what_was_derived(home: Path) -> None:
    for derived in (INDEX, PAST):
        (home / derived).unlink(missing_ok=True)
    for older in home.glob(f"*{BACKUP_SUFFIX}"):
        older.unlink()
