"""Every kind of file that the app reads, spoiled: it ends in a sentence, and home opens.

What people cannot have written by accident is tried too: values of another kind, numbers without
end, lists in lists, half characters, each with the sum that makes the file look sound.
"""

from __future__ import annotations

import json
import random
import shutil
import tempfile
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

from companion.content import SHELF, Shelf
from companion.content.moved import take_words_out
from companion.core.message import Message
from companion.errors import LoomError, NotKept
from companion.games.rise_and_fall.content import Pieces
from companion.i18n import Words
from companion.library import formats
from companion.library.finished import FinishedRow
from companion.library.library import Library
from companion.library.progress import do_all
from companion.resources import data_dir
from companion.sharing import Naming, kept_of_play, new_ones, read_table
from tests.fixtures import make
from tests.soak.damaged_homes import spoil
from tests.soak.spoiling import a_journal, of_format, other_value, other_zip

NAME = "spoiled input of every kind"
COUNT = 5_000
NOW = datetime(2026, 11, 18, tzinfo=UTC)
SHIPPED = Path(make.__file__).parent / "v3"
TABLE = """date;game;name;points;won
2026-11-18;Azul;Ana;12;yes
2026-11-18;Azul;Éloi;7;no
2026-11-17 20:30;Tapestry;Ana;180;yes
"""
CELLS = ("1" * 5_000, "-1e999", "\0", '"', "9999-99-99", "0001-01-01", "9999-12-31", "١٢", "=1+1")
MANY = 'msgid "app.changed.so_many"\nmsgid_plural "app.changed.so_many"\n'
LINES_OF_PO = (
    'msgid "app.changed.title"\nmsgstr "{0.__class__}"\n',
    MANY + 'msgstr[0] "{n:>1000000000}"\n',
    'msgid "app.changed.rolled"\nmsgstr "{what!r} {a[0]} {{"\n',
    'msgid "app.changed.title"\nmsgstr "\\udcff\n',
    '"Plural-Forms: nplurals=9; plural=__import__(1);\\n"\n',
)


def run(count: int, seed: int) -> str:
    """Each kind in turn."""
    told: Counter[str] = Counter()
    try:
        for case in range(count):
            kind = KINDS[case % len(KINDS)]
            with tempfile.TemporaryDirectory() as folder:
                told[kind.__name__] += kind(Path(folder), random.Random(f"{seed}:{case}"))
    finally:
        SHELF.use_edited(None)
        SHELF.use_facts({})
    return "said of " + ", ".join(f"{name} {n}" for name, n in sorted(told.items()))


# kinds


def records(folder: Path, chance: random.Random) -> bool:
    """People, settings, facts, pads, timers, the index: a value or a byte."""
    home = a_home(folder)
    name = chance.choice([*RECORDS, "index.json", "past.json"])
    form = {**RECORDS, "index.json": formats.INDEX, "past.json": formats.PAST}[name]
    (home / name).write_bytes(of_format(form, (home / name).read_bytes(), name, chance))
    if chance.random() < 0.5:
        (home / f"{name}.bak").unlink(missing_ok=True)
    return opens(home)


def finished_games(folder: Path, chance: random.Random) -> bool:
    """A kept game."""
    home = a_home(folder)
    path = chance.choice(sorted((home / "finished").glob("*.json")))
    path.write_bytes(of_format(formats.FINISHED, path.read_bytes(), path.name, chance))
    (home / "index.json").unlink()
    return opens(home)


def running_games(folder: Path, chance: random.Random) -> bool:
    """A journal whose sums are right."""
    home = a_home(folder)
    path = next((home / "games").glob("*.jsonl"))
    path.write_bytes(a_journal(path, chance))
    (home / "index.json").unlink()
    return opens(home)


def bins(folder: Path, chance: random.Random) -> bool:
    """What is taken back."""
    home = a_home(folder)
    there = chance.choice([*(home / "games").iterdir(), *(home / "finished").iterdir()])
    (home / "bin").mkdir()
    (home / "bin" / there.name).write_bytes(spoil(there.read_bytes(), chance))
    there.unlink()
    library = an_open(home)
    try:
        with suppress(LoomError):
            library.take_back(there.stem)
    finally:
        library.close()
    return opens(home)


def backups(folder: Path, chance: random.Random) -> bool:
    """Bytes, or files in it that look sound."""
    home, path = a_home(folder), folder / "kept.zip"
    whole = (SHIPPED / "backup.zip").read_bytes()
    path.write_bytes(spoil(whole, chance) if chance.random() < 0.5 else other_zip(whole, chance))
    library, said = an_open(home), False
    try:
        library.restore(path)
    except LoomError as error:
        said = in_words(error.message)
    finally:
        library.close()
    return opens(home) or said


def half_restores(folder: Path, chance: random.Random) -> bool:
    """What a restore that was cut short left behind."""
    home = folder / "home"
    shutil.copytree(SHIPPED / "half_restored", home)
    files = sorted(path for path in (home / "restoring").rglob("*") if path.is_file())
    path = chance.choice(files)
    if path.name == "backup.json":
        path.write_bytes(of_format(formats.BACKUP, path.read_bytes(), path.name, chance))
    else:
        path.write_bytes(spoil(path.read_bytes(), chance))
    return opens(home)


def edited_data(folder: Path, chance: random.Random) -> bool:
    """Corrected files of data, and of words."""
    home = a_home(folder)
    file = chance.choice(("rise_and_fall/pieces.json", "tapestry/tracks.json"))
    path = home / "edited" / file
    path.parent.mkdir(parents=True)
    text = (data_dir() / file).read_bytes()
    path.write_bytes(other_value(text, chance) if chance.random() < 0.7 else spoil(text, chance))
    shelf, told = Shelf(data_dir()), list(take_words_out(home / "edited"))
    shelf.use_edited(home / "edited", told.append)
    with suppress(LoomError):  # of the other game's kind of record
        shelf.load(file, Pieces)
    return all(map(in_words, told)) and bool(told) | opens(home)


def edited_words(folder: Path, chance: random.Random) -> bool:
    """A catalogue of the owner's."""
    home = a_home(folder)
    path = home / "edited" / "text" / chance.choice(("en", "fr")) / "app.po"
    path.parent.mkdir(parents=True)
    whole = (data_dir() / "text" / path.parent.name / path.name).read_bytes()
    strange = chance.choice(LINES_OF_PO).encode("utf-8", "surrogateescape")
    path.write_bytes(spoil(whole, chance) if chance.random() < 0.5 else whole[:400] + strange)
    told: list[Message] = []
    words = Words(
        data_dir() / "text", path.parent.name, edited=home / "edited" / "text", tell=told.append
    )
    for key in ("app.changed.title", "app.changed.rolled", "app.changed.so_many"):
        assert len(words.text(Message(key, n=3, what="x"))) < 10_000
    return bool(told)


def house_facts(folder: Path, chance: random.Random) -> bool:
    """Anything told of a printed number."""
    home = a_home(folder)
    library = an_open(home)
    way = chance.choice(("tracks/science/tiers/0/cost/food", "tracks", "gone", "tracks/0/x/y"))
    value = chance.choice((3, -1, 10**30, True, "x", ("a", "b"), 0))
    with suppress(NotKept):  # a number that no file of ours may hold
        library.house_facts.set("tapestry", f"printed:tapestry/tracks.json#{way}", value)
    library.close()
    SHELF.use_edited(None)
    from companion.games.tapestry import content

    assert content.track("science").spaces
    return bool(SHELF.troubles) | opens(home)


def handed_over(folder: Path, chance: random.Random) -> bool:
    """A game from another device."""
    home = a_home(folder)
    sent = formats.HANDED_OVER.write({"games": json.loads(rows_handed_over())})
    spoiled = of_format(formats.HANDED_OVER, sent, "loom", chance)
    import zlib

    data = zlib.compress(spoiled) if chance.random() < 0.8 else spoil(zlib.compress(sent), chance)
    before = {path for path in folder.rglob("*") if "home" not in path.parts}
    library, said = an_open(home), False
    try:
        library.shelf.take(data)
    except LoomError as error:
        said = in_words(error.message)
    finally:
        library.close()
    assert {path for path in folder.rglob("*") if "home" not in path.parts} == before
    return opens(home) or said


def tables_of_plays(folder: Path, chance: random.Random) -> bool:
    """A table from elsewhere."""
    home = a_home(folder)
    spoiled = spoil(TABLE.encode(), chance)
    cell = chance.choice(CELLS)
    if chance.random() < 0.6:
        parts = TABLE.split(";")
        parts[chance.randrange(len(parts))] = cell
        spoiled = ";".join(parts).encode()
    table = read_table(spoiled)
    library = an_open(home)
    try:
        plays = new_ones(table.plays, library.finished)
        do_all(library.shelf.bring_in([kept_of_play(play, Naming()) for play in plays]))
    finally:
        library.close()
    assert all(in_words(trouble) for _line, trouble in table.troubles)
    return opens(home) | bool(table.trouble or table.troubles)


KINDS: tuple[Callable[[Path, random.Random], bool], ...] = (
    records,
    finished_games,
    running_games,
    bins,
    backups,
    half_restores,
    edited_data,
    edited_words,
    house_facts,
    handed_over,
    tables_of_plays,
)
RECORDS = {
    "people.json": formats.PEOPLE,
    "settings.json": formats.SETTINGS,
    "house_facts.json": formats.HOUSE_FACTS,
    "pads.json": formats.PADS,
    "timers.json": formats.TIMERS,
}

# how


def a_home(folder: Path) -> Path:
    """A copy."""
    shutil.copytree(SHIPPED / "home", folder / "home")
    return folder / "home"


def an_open(home: Path) -> Library:
    """The library of it."""
    return Library.open(home, lambda: NOW)


def opens(home: Path) -> bool:
    """Home opens, and all that is on it can be looked at; whether something is said."""
    library = an_open(home)
    try:
        for row in library.finished:
            assert isinstance(row, FinishedRow)
            with suppress(LoomError):
                library.review(row.id)
        for game in library.running:
            with suppress(LoomError):
                library.resume(game.id)
        assert library.statistics is not None
        assert all(in_words(aside.holds) for aside in library.damaged.all())
        look_at_records(library)
        library.backup(home.parent / "looked.zip")
        said = [*library.notices, *(game.trouble for game in library.running if game.trouble)]
        return all(map(in_words, said)) and bool(said)
    finally:
        library.close()


def look_at_records(library: Library) -> None:
    """As the pages of people and settings do."""
    assert all(person.name for person in library.people.all())
    assert 80 <= library.settings.text_size <= 200
    library.house_facts.of("tapestry")
    library.pads.of("azul")
    for game in library.running:
        library.timers.shows(game.id)
    for copy in library.backups.safety_copies:
        assert copy.path.exists()


def in_words(message: Message) -> bool:
    """It is said in both languages, in no more than a page."""
    for words in both():
        text = words.text(message)
        assert text
        assert "⟦" not in text, text
        assert len(text) < 10_000, text[:200]
    return True


@cache
def both() -> tuple[Words, ...]:
    """The languages."""
    return tuple(Words(data_dir() / "text", language) for language in ("en", "fr"))


@cache
def rows_handed_over() -> str:
    """A game on its way, as JSON."""
    import zlib

    with tempfile.TemporaryDirectory() as folder:
        library = an_open(a_home(Path(folder)))
        sent = library.shelf.hand_over(library.running[0].id)
        library.close()
    return json.dumps(formats.HANDED_OVER.read(zlib.decompress(sent), "loom")["games"])
