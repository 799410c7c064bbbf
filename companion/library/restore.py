"""Putting the files of a backup in place, to the end, even across a crash."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

from companion.library.atomic import BACKUP as BACKUP_SUFFIX
from companion.library.atomic import sync_folder, told_as_not_kept
from companion.library.backup import MANIFEST, names_in, unpack_backup
from companion.library.formats import BACKUP
from companion.library.home import FINISHED, GAMES, INDEX, PAST

#: Being checked: of no value yet.
UNCHECKED = "restoring.unchecked"
#: Checked: will be put in place, whatever happens.
CHECKED = "restoring"


def restore(source: Path, home: Path, prepare: Callable[[], None]) -> None:
    """Replace everything by what a backup holds; raises BadBackup or NotKept with nothing touched.

    `prepare` is called once the backup is known to be good. The moment of no return is the
    renaming of the checked folder.
    """
    unpack_backup(source, home / UNCHECKED)
    try:
        prepare()
        with told_as_not_kept(home):
            os.replace(home / UNCHECKED, home / CHECKED)
    except BaseException:
        shutil.rmtree(home / UNCHECKED, ignore_errors=True)
        raise
    carry_to_its_end(home)


def carry_to_its_end(home: Path) -> bool:
    """Finish a restore that was begun; whether there was one. May be called again and again."""
    shutil.rmtree(home / UNCHECKED, ignore_errors=True)
    stage = home / CHECKED
    if not stage.is_dir():
        return False
    with told_as_not_kept(home):
        sync_folder(home)
        wanted = _wanted(stage)
        for name in wanted:
            if (stage / name).exists():
                os.replace(stage / name, home / name)
        for name in set(names_in(home)) - wanted:
            (home / name).unlink()
        _forget_what_was_derived(home)
        for folder in (home, home / GAMES, home / FINISHED):
            sync_folder(folder)
        os.replace(stage, home / UNCHECKED)
        shutil.rmtree(home / UNCHECKED)
    return True


def _wanted(stage: Path) -> set[str]:
    """Everything that the home is to hold."""
    return set(BACKUP.read((stage / MANIFEST).read_bytes(), MANIFEST)["files"])


def _forget_what_was_derived(home: Path) -> None:
    for derived in (INDEX, PAST):
        (home / derived).unlink(missing_ok=True)
    for older in home.glob(f"*{BACKUP_SUFFIX}"):
        older.unlink()
