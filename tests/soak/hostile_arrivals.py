"""Everything that comes from outside, as nobody can have written it by accident, through the gate.

Whatever it is: it comes, or it is refused in a sentence. The next start comes to home, every page
shows what is there, and what was there before is there still.
"""

from __future__ import annotations

import gc
import io
import json
import logging
import os
import random
import shutil
import tempfile
import zipfile
import zlib
from collections import Counter
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import cache, partial
from pathlib import Path

from companion.content import SHELF
from companion.core.message import Message
from companion.errors import LoomError
from companion.i18n import Words
from companion.library import arrivals, formats
from companion.library.backup import described
from companion.library.facts import HouseFact
from companion.library.library import Library
from companion.library.progress import do_all
from companion.library.trial import seeing
from companion.lookup.ports import opened_with
from companion.pages.eyes import Eyes, nothing
from companion.pages.looking_up import LookUp, games_with_rules
from companion.pages.rules import rules
from companion.pages.sights import sights
from companion.resources import data_dir
from companion.sharing import Arrival
from companion.start import begin
from screens.memory import look_seldom
from tests.fixtures import make
from tests.soak.damaged_homes import spoil
from tests.soak.spoiled_input import CELLS, TABLE, in_words
from tests.soak.spoiled_pages import data_files, games_sent, other_words
from tests.soak.spoiling import of_format, other_value, other_zip

NAME = "hostile arrivals of every kind"
COUNT = 100_000
FIRST = 12
NOW = datetime(2026, 11, 18, tzinfo=UTC)
SHIPPED = Path(make.__file__).parent / "v3"
SITTINGS = 8
"""So many one after the other in one home, a start between two of them."""
PEOPLE = ("Ana", "", "x" * 5_000, "\u202e‮", "=cmd()", "Zoé", "\x00", "🂡" * 60)


def run(count: int, seed: int) -> str:
    """Each kind in turn."""
    told: Counter[str] = Counter()
    sittings = -(-count // A_SITTING)
    swept = gc.get_threshold()
    logging.disable(logging.WARNING)
    look_seldom()  # as in the window
    try:
        for first in range(0, sittings, SITTINGS):
            with tempfile.TemporaryDirectory(dir=in_memory()) as folder:
                home = Home(Path(folder))
                for sitting in range(first, min(first + SITTINGS, sittings)):
                    home.sit(sitting, count, seed, told)
                home.start(f"after sitting {sitting}", "en").close()
    finally:
        gc.set_threshold(*swept)
        logging.disable(logging.NOTSET)
        SHELF.use_edited(None)
        SHELF.use_facts({})
    return ", ".join(f"{how} {n}" for how, n in sorted(told.items()))


class Home:
    """One that is small, so that it is soon looked at whole."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(SHIPPED / "home", folder / "home")
        self.home, self.starts = folder / "home", 0

    def sit(self, sitting: int, count: int, seed: int, told: Counter[str]) -> None:
        """A start that looks at what came before, and some arrivals."""
        cases = range(sitting * A_SITTING, min((sitting + 1) * A_SITTING, count))
        chance = random.Random(f"{seed}:{sitting}")
        library = self.start(f"sitting {sitting}", chance.choice(("en", "fr")))
        shutil.rmtree(self.home / "edited", ignore_errors=True)  # it was tried, and stays no longer
        try:
            for case in cases:
                kind = KINDS[kind_of(case)]
                told[self._come(kind, library, random.Random(f"{seed}:{case}"))] += 1
        except Exception as error:
            raise AssertionError(f"sitting {sitting}, case {case}: {error!r}") from error
        finally:
            library.close()

    def start(self, case: str, language: str) -> Library:
        """It comes to home; every page can be shown, and what was here is."""
        try:
            library = begin(self.home, lambda: NOW, language).library
            failures: list[object] = []
            do_all(seeing(sights(library), failures.append))
            assert not failures, failures
            self._look_up(library)
            assert all(map(in_words, library.notices))
            assert not library.left_out.all()
            library.left_out.came_home()
            library.dismiss_notices()
        except Exception as error:
            raise AssertionError(f"{case}: {error!r}") from error
        return library

    def _look_up(self, library: Library) -> None:
        """The rules of one game after the other, made of what is edited and told now."""
        games = games_with_rules()
        self.starts += 1
        opened_with.cache_clear()
        at = LookUp(library, games[self.starts % len(games)], nothing)
        Eyes(library).lay(partial(rules, at))
        at.open_topic(next(iter(at.rules.entries)).id)
        Eyes(library).lay(partial(rules, at))

    def _come(self, kind: Kind, library: Library, chance: random.Random) -> str:
        """How; what is refused is not here in part."""
        before, why = self._files(), None
        try:
            return kind(library, self.folder, chance)
        except LoomError as error:
            why = error.message
        assert in_words(why)
        left = self._files() - before
        assert kind is a_backup or not _games(left), f"refused, and in part here: {left}"
        return "refused"

    def _files(self) -> set[str]:
        return {p.relative_to(self.home).as_posix() for p in self.home.rglob("*") if p.is_file()}


def kind_of(case: int) -> str:
    """One that replaces everything comes first, and hides nothing of what comes after it."""
    sitting, place = divmod(case, A_SITTING)
    return REPLACING[sitting % len(REPLACING)] if not place else ADDING[place % len(ADDING)]


def in_memory() -> str | None:
    """Where a disk need not be waited for; None where there is no such place."""
    return "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


def _games(names: set[str]) -> set[str]:
    return {name for name in names if name.startswith(("games/", "finished/"))}


# kinds


def some_games(library: Library, folder: Path, chance: random.Random) -> str:
    """A `.loom`: bytes of it, or a value with the sum made right."""
    sent = json.loads(chance.choice(games_sent()))
    if chance.random() < 0.2:
        sent += json.loads(chance.choice(games_sent()))
    spoiled = of_format(
        formats.HANDED_OVER, formats.HANDED_OVER.write({"games": sent}), "loom", chance
    )
    data = zlib.compress(spoiled, 1)
    library.shelf.take(spoil(data, chance) if chance.random() < 0.1 else data)
    return "came"


def a_table(library: Library, folder: Path, chance: random.Random) -> str:
    """Bytes, or cells that nobody writes."""
    rows = [line.split(";") for line in TABLE.strip().split("\n")]
    for _ in range(chance.randrange(1, 4)):
        row = chance.choice(rows)
        row[chance.randrange(len(row))] = chance.choice((*CELLS, *PEOPLE))
    data = "\n".join(map(";".join, rows)).encode("utf-8", "replace")
    arrival = Arrival(spoil(data, chance) if chance.random() < 0.3 else data, library)
    do_all(arrival.reading())
    for said in (*arrival.said, *arrival.left):
        assert in_words(said)
    if arrival.why_not is not None:
        assert in_words(arrival.why_not)
        return "nothing in it"
    before = len(library.finished)
    do_all(arrival.keeping(_words()))
    assert all(map(in_words, arrival.kept))
    assert len(library.finished) == before + len(arrival.fresh) - len(arrival.refused)
    return "came" if not arrival.refused else "came, some refused"


def a_backup(library: Library, folder: Path, chance: random.Random) -> str:
    """Bytes, or files in it that look sound."""
    whole, path = (SHIPPED / "backup.zip").read_bytes(), folder / "kept.zip"
    path.write_bytes(spoil(whole, chance) if chance.random() < 0.3 else other_zip(whole, chance))
    library.restore(path)
    return "came"


def edited_facts(library: Library, folder: Path, chance: random.Random) -> str:
    """An owner's copy of a file of facts: the next start tries it."""
    path = not_there(library.folder / "edited", data_files(), chance)
    text = (data_dir() / path.relative_to(library.folder / "edited")).read_bytes()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(other_value(text, chance) if chance.random() < 0.8 else spoil(text, chance))
    return "edited"


def edited_words(library: Library, folder: Path, chance: random.Random) -> str:
    """An owner's catalogue."""
    texts, room = data_dir() / "text", library.folder / "edited" / "text"
    language = chance.choice(("en", "fr"))
    names = [f"{language}/{one.name}" for one in sorted((texts / language).glob("*.po"))]
    path = not_there(room, names, chance)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(other_words((texts / path.relative_to(room)).read_bytes(), chance))
    return "edited"


def not_there(room: Path, names: Sequence[str], chance: random.Random) -> Path:
    """One of them that was not edited in this sitting: none is gone before a start tries it."""
    return room / chance.choice([name for name in names if not (room / name).exists()])


def told_facts(library: Library, folder: Path, chance: random.Random) -> str:
    """What is told of printed things, as a file brings it."""
    way = chance.choice(("tracks/science/tiers/0/cost/food", "tracks", "gone", "x/0/y"))
    names = (f"printed:tapestry/tracks.json#{way}", "word:fr:app.home.go_on", "taught", "")
    value = chance.choice((0, -1, 10**30, "", "x" * 100_000, "{n!r}", ("a", "b"), True, "\ud800"))
    every = [(game, name) for game in ("tapestry", "imperium", "nobody") for name in names]
    fresh = [one for one in every if library.house_facts.get(*one) is None]
    refused: list[Message] = []
    facts = [HouseFact(*chance.choice(fresh), value), HouseFact("tapestry", "sound", 3)]
    do_all(library.learning(facts, lambda _fact, why: refused.append(why)))
    assert all(map(in_words, refused))
    assert library.house_facts.get("tapestry", "sound") == 3
    return "came, some refused" if refused else "came"


def a_pad(library: Library, folder: Path, chance: random.Random) -> str:
    """A backup in which pads are laid out as nobody can."""
    pads = formats.PADS.read((SHIPPED / "home" / "pads.json").read_bytes(), "pads.json")
    path = folder / "pads.zip"
    spoiled = of_format(formats.PADS, formats.PADS.write(pads), "pads.json", chance)
    path.write_bytes(with_another(SHIPPED / "backup.zip", "pads.json", spoiled))
    library.restore(path)
    return "came"


def with_another(backup: Path, name: str, data: bytes) -> bytes:
    """A backup with another file in it, its list made right."""
    with zipfile.ZipFile(backup) as archive:
        files = {one: archive.read(one) for one in archive.namelist()}
    listed = formats.BACKUP.read(files.pop("backup.json"), "backup.json")
    files[name] = data
    listed["files"] = {one: described(what) for one, what in files.items()}
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for one, what in {**files, "backup.json": formats.BACKUP.write(listed)}.items():
            archive.writestr(one, what)
    return packed.getvalue()


Kind = Callable[[Library, Path, random.Random], str]
KINDS: dict[str, Kind] = {
    arrivals.GAMES: some_games,
    arrivals.TABLE: a_table,
    arrivals.BACKUP: a_backup,
    arrivals.EDITED_FACTS: edited_facts,
    arrivals.EDITED_WORDS: edited_words,
    arrivals.TOLD: told_facts,
    arrivals.PADS: a_pad,
}
REPLACING = (arrivals.BACKUP, arrivals.PADS)
ADDING = tuple(kind for kind in sorted(KINDS) if kind not in REPLACING)
A_SITTING = 1 + 6 * len(ADDING)
"""So many from one start to the next: one that replaces everything, six of each that adds."""


@cache
def _words() -> Words:
    return Words(data_dir() / "text", "en")
