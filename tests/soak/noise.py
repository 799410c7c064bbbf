"""A home in which each file in turn is replaced by noise: home comes up, and says a sentence."""

from __future__ import annotations

import logging
import random
import shutil
import tempfile
from collections import Counter, deque
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from companion.content import SHELF
from companion.content.sayable import mistakes_below
from companion.describe.showing import Showing
from companion.errors import LoomError
from companion.games import find_game
from companion.library.library import Library
from companion.library.progress import do_all
from companion.lookup.ahead import looking_ahead
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
                assert comes_home(home, f"case {case}, {name}"), f"case {case}, {name}: silent"
                assert not again(home), f"case {case}, {name}: said a second time"
                told[name.parts[0] if len(name.parts) > 1 else "home"] += 1
    finally:
        logging.disable(logging.NOTSET)
        SHELF.use_edited(None)
        SHELF.use_facts({})
    rooms = ", ".join(f"{room} {n}" for room, n in sorted(told.items()))
    return f"{len(files)} files in turn, all came to home with a sentence; {rooms}"


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
    library.backup(folder / "kept.zip")
    library.restore(folder / "kept.zip")
    another = library.start("score_pad", find_game("score_pad").options_type())
    library.forget(library.id_of(another))
    library.change_settings(sounds=False)
    library.statistics.people  # noqa: B018
    library.close()
    begun = begin(whole, lambda: NOW, "en")
    deque(looking_ahead("rise_and_fall"), maxlen=0)
    begun.library.left_out.came_home()
    begun.library.close()
    rooms = {path.relative_to(whole).parts[0] for path in whole.rglob("*.*")}
    assert rooms >= {"backups", "before_restore", "bin", "edited", "finished", "games", "kept"}
    return whole


def again(home: Path) -> bool:
    """Whether a start still says it when it was said; what an owner edited stays as it is."""
    told = [comes_home(home, "once more") for _ in range(2)]
    return told[-1] and not any((home / "edited").rglob("*"))


def comes_home(home: Path, case: str) -> bool:
    """It starts, home is laid out; whether something is said."""
    try:
        begun = begin(home, lambda: NOW, "en")
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
