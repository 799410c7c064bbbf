"""A home in which each file in turn is replaced by noise: home comes up, and says a sentence.

Files that are made again of others, and hold nothing of anybody's, may be made again in silence.
"""

from __future__ import annotations

import logging
import random
import shutil
import tempfile
from collections import Counter
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from companion.content import SHELF
from companion.content.sayable import mistakes_below
from companion.describe.showing import Showing
from companion.errors import LoomError
from companion.library.library import Library
from companion.library.progress import do_all
from companion.pages.roaming import Roaming
from companion.resources import data_dir
from companion.sharing import Naming, kept_of_play, read_table
from companion.start import begin
from tests.describe.desks import a_surface
from tests.fixtures import make
from tests.soak.spoiled_input import in_words

NAME = "each file of a home is noise"
COUNT = 2_000
FIRST = 20
NOW = datetime(2026, 11, 18, tzinfo=UTC)
HOMES = Path(make.__file__).parent / "v3"
LONGEST = 4_000
SILENT = (
    "added_up.json",
    "past.json",
    "kept/",
    "loom.lock",
    "backups/",
    "before_restore/",
    ".bak",
    "bin/",
)
"""Made again of others; older versions and copies, read when somebody wants them."""


def run(count: int, seed: int) -> str:
    """Each file in turn, as often as there are cases."""
    told: Counter[str] = Counter()
    logging.disable(logging.WARNING)
    try:
        with tempfile.TemporaryDirectory() as folder:
            whole = a_whole_home(Path(folder))
            files = sorted(p.relative_to(whole) for p in whole.rglob("*") if p.is_file())
            for case in range(count):
                name = files[case % len(files)]
                chance = random.Random(f"{seed}:{case}")
                home = Path(folder) / "home"
                shutil.rmtree(home, ignore_errors=True)
                shutil.copytree(whole, home)
                noise = chance.randbytes(chance.randrange(LONGEST))
                (home / name).write_bytes(noise)
                said = comes_home(home, f"case {case}, {name}")
                silent = any(one in name.as_posix() for one in SILENT)
                assert said or silent, f"case {case}, {name}: nothing is said"
                told["said" if said else "made again in silence"] += 1
    finally:
        logging.disable(logging.NOTSET)
        SHELF.use_edited(None)
        SHELF.use_facts({})
    told["files"] = len(files)
    return "all came to home; " + ", ".join(f"{what} {n}" for what, n in sorted(told.items()))


def a_whole_home(folder: Path) -> Path:
    """Everything that a home may hold."""
    whole = folder / "whole"
    shutil.copytree(HOMES / "home", whole)
    for name in ("tapestry/tracks/science.json", "rise_and_fall/pieces.json"):
        if (data_dir() / name).is_file():
            (whole / "edited" / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(data_dir() / name, whole / "edited" / name)
    texts = whole / "edited" / "text" / "en"
    texts.mkdir(parents=True)
    shutil.copyfile(data_dir() / "text" / "en" / "app.po", texts / "app.po")
    library = Library(whole, lambda: NOW)
    table = read_table(b"date;game;name;points\n2026-11-18;Azul;Ana;12\n")
    do_all(library.shelf.bring_in([kept_of_play(one, Naming()) for one in table.plays]))
    library.forget(library.finished[0].id)
    do_all(library.backups.own.making())
    library.statistics.people  # noqa: B018
    library.close()
    begun = begin(whole, lambda: NOW, lambda _library: "en")
    begun.library.left_out.came_home()
    begun.library.close()
    return whole


def comes_home(home: Path, case: str) -> bool:
    """It starts, home is laid out; whether something is said."""
    try:
        begun = begin(home, lambda: NOW, lambda _library: "en")
        library = begun.library
        try:
            heard: list[str] = []
            Showing(Roaming(library, begun.words, heard.append).page).show(a_surface())
            assert library.running is not None
            assert library.statistics is not None
            troubles = [game.trouble for game in library.running if game.trouble]
            for row in tuple(library.finished):
                with suppress(LoomError):  # which is told, too, when it is set aside
                    library.finished.read(row.id)
            said = [*library.notices, *troubles, *SHELF.troubles]
            library.left_out.came_home()
            assert all(map(in_words, said))
            return bool(said) or bool(damaged_words(home))
        finally:
            library.close()
    except Exception as error:
        raise AssertionError(f"{case}: {error!r}") from error


def damaged_words(home: Path) -> list[object]:
    """What is said of catalogues once a sentence of theirs is wanted."""
    return list(mistakes_below(home / "edited" / "text"))
