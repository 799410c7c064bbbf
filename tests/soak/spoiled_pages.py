"""Spoiled games, tables, words and data, up to the pages that show them.

A home full of games of every kind holds one thing that nobody can have written by accident. Home
and what was played can be looked at, counted, shared and thrown away whatever it is; a game that
makes no sense says so in a sentence, or is shown as far as it goes.
"""

from __future__ import annotations

import json
import random
import shutil
import tempfile
import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

from companion.content import SHELF
from companion.core.message import Message
from companion.core.scored import scored_of
from companion.core.session import Session
from companion.core.turns import log_of
from companion.describe.showing import Showing
from companion.errors import LoomError
from companion.front.pages import Walk
from companion.front.voice import Voice
from companion.i18n import Words
from companion.library import formats
from companion.library.library import Library
from companion.library.progress import do_all
from companion.library.statistics.statistics import Taste
from companion.pages.roaming import Roaming
from companion.resources import data_dir
from companion.sharing import (
    Known,
    Naming,
    kept_of_play,
    link,
    new_ones,
    play_of_kept,
    playfile,
    read_table,
    score_text,
    spreadsheet,
)
from tests.describe.desks import a_surface
from tests.fixtures import make
from tests.soak.damaged_homes import spoil
from tests.soak.spoiled_input import CELLS, LINES_OF_PO, TABLE
from tests.soak.spoiling import a_journal, of_format, other_value

NAME = "spoiled input on its pages"
COUNT = 2_000
FIRST = 7
NOW = datetime(2026, 11, 18, tzinfo=UTC)
TABLES = Path(make.__file__).parent / "v3" / "tables"
LONGEST = 20_000
"""Letters of anything that is said."""
STEPS = 12
"""So many steps of a game are looked at, spread over it."""


def run(count: int, seed: int) -> str:
    """Each kind in turn."""
    told: Counter[str] = Counter()
    for case in range(count):
        kind = KINDS[case % len(KINDS)]
        chance = random.Random(f"{seed}:{case}")
        with tempfile.TemporaryDirectory() as folder, nothing_edited():
            try:
                told[kind.__name__] += kind(Path(folder), chance)
            except Exception as error:
                raise AssertionError(f"case {case}, {kind.__name__}: {error!r}") from error
    return "said of " + ", ".join(f"{name} {n}" for name, n in sorted(told.items()))


# kinds


def sent_games(folder: Path, chance: random.Random) -> bool:
    """A game that another device sends, in an empty home."""
    sent = json.loads(chance.choice(games_sent()))
    rows = formats.HANDED_OVER.write({"games": sent})
    spoiled = of_format(formats.HANDED_OVER, rows, "loom", chance)
    with a_library(folder / "home") as library:
        said = troubled(lambda: library.shelf.take(zlib.compress(spoiled)))
    return said or looked_at(folder / "home", chance)


def kept_games(folder: Path, chance: random.Random) -> bool:
    """A game among the past ones."""
    home = a_home(folder)
    path = chance.choice(sorted((home / "finished").glob("*.json")))
    path.write_bytes(of_format(formats.FINISHED, path.read_bytes(), path.name, chance))
    (home / "index.json").unlink()
    return looked_at(home, chance)


def open_games(folder: Path, chance: random.Random) -> bool:
    """A game that goes on, its sums right."""
    home = a_home(folder)
    path = chance.choice(sorted((home / "games").glob("*.jsonl")))
    path.write_bytes(a_journal(path, chance))
    (home / "index.json").unlink()
    return looked_at(home, chance, path.stem)


def tables(folder: Path, chance: random.Random) -> bool:
    """A table of plays."""
    parts = TABLE.split(";")
    parts[chance.randrange(len(parts))] = chance.choice(CELLS)
    spoiled = ";".join(parts).encode() if chance.random() < 0.6 else spoil(TABLE.encode(), chance)
    table = read_table(spoiled)
    with a_library(folder / "home") as library:
        plays = new_ones(table.plays, library.finished)
        do_all(library.shelf.bring_in([kept_of_play(play, Naming()) for play in plays]))
    return looked_at(folder / "home", chance) or bool(table.trouble or table.troubles)


def words_of_their_own(folder: Path, chance: random.Random) -> bool:
    """A catalogue of the owner's, of any room."""
    home, language = a_home(folder), chance.choice(("en", "fr"))
    whole = chance.choice(sorted((data_dir() / "text" / language).glob("*.po")))
    path = home / "edited" / "text" / language / whole.name
    path.parent.mkdir(parents=True)
    path.write_bytes(other_words(whole.read_bytes(), chance))
    return looked_at(home, chance)


def data_of_their_own(folder: Path, chance: random.Random) -> bool:
    """A file of printed facts, of any game."""
    home = a_home(folder)
    whole = chance.choice(data_files())
    path = home / "edited" / whole
    path.parent.mkdir(parents=True, exist_ok=True)
    text = (data_dir() / whole).read_bytes()
    path.write_bytes(other_value(text, chance) if chance.random() < 0.8 else spoil(text, chance))
    SHELF.use_edited(home / "edited", lambda _message: None)
    return looked_at(home, chance)


KINDS: tuple[Callable[[Path, random.Random], bool], ...] = (
    sent_games,
    kept_games,
    open_games,
    tables,
    words_of_their_own,
    data_of_their_own,
    sent_games,
)


def other_words(whole: bytes, chance: random.Random) -> bytes:
    """Bytes of it, a strange line behind it, or a sentence with a strange place in it."""
    if chance.random() < 0.3:
        return spoil(whole, chance)
    if chance.random() < 0.3:
        return whole[:400] + chance.choice(LINES_OF_PO).encode("utf-8", "surrogateescape")
    lines = whole.decode().splitlines(keepends=True)
    said = [at for at, line in enumerate(lines) if line.startswith("msgstr") and "{" in line]
    said = said or [at for at, line in enumerate(lines) if line.startswith("msgstr")]
    at = chance.choice(said)
    lines[at] = lines[at].replace(
        chance.choice(("{", "}", '"\n')), chance.choice(("{{", "", "}", "{0}", "{n!z}", "{a.b}"))
    )
    return "".join(lines).encode()


# how


def a_home(folder: Path) -> Path:
    """A copy of one that is full of games."""
    shutil.copytree(TABLES, folder / "home", ignore=shutil.ignore_patterns("bin", "edited"))
    return folder / "home"


@contextmanager
def a_library(home: Path) -> Iterator[Library]:
    """Opened and closed."""
    library = Library.open(home, lambda: NOW)
    try:
        yield library
    finally:
        library.close()


@contextmanager
def nothing_edited() -> Iterator[None]:
    """The shelf as it was, afterwards."""
    try:
        yield
    finally:
        SHELF.use_edited(None)
        SHELF.use_facts({})


def looked_at(home: Path, chance: random.Random, game: str = "") -> bool:
    """Everything that shows what is in it; whether something is said."""
    words = Words(data_dir() / "text", chance.choice(("en", "fr")), edited=home / "edited" / "text")
    with a_library(home) as library:
        said = [home_page(library, words)]
        said += [past_games(library, words), statistics(library, words)]
        running = [one.id for one in library.running]
        chosen = game if game in running else chance.choice([*running, ""])
        if chosen:
            said.append(troubled(lambda: table(library, words, chosen, chance)))
        for row in tuple(library.finished)[:2]:
            library.forget(row.id)
    return any(said)


def home_page(library: Library, words: Words) -> bool:
    """Home, laid out: what goes on, what the library has to say."""
    heard: list[str] = []
    roaming = Roaming(library, words, heard.append)
    Showing(roaming.page).show(a_surface())
    for one in (*library.notices, *(game.trouble for game in library.running if game.trouble)):
        in_words(words, one)
    return bool(library.notices)


def past_games(library: Library, words: Words) -> bool:
    """Read out, shared in every form, and looked at step by step."""
    lines: list[str] = []
    Walk(Voice(words, lambda _sign: "home", lines.append), library).through("past")
    plays, said = [], False
    for row in tuple(library.finished):
        try:
            kept = library.finished.read(row.id)
        except LoomError as error:
            said = in_words(words, error.message)
            continue
        play = play_of_kept(kept, words.text, NOW, Known(library.people.all()))
        lines += [score_text(play, words), link(play)]
        plays.append(play)
    lines += [spreadsheet(plays), playfile(plays)]
    assert all(len(line) < LONGEST * max(1, len(plays)) for line in lines)
    for row in tuple(library.finished)[:3]:
        said |= troubled(lambda row=row: steps(library.review(row.id), words))
    return said


def statistics(library: Library, words: Words) -> bool:
    """Of everything, and of each game."""
    counted = library.statistics
    for subject in counted.games:
        in_words(words, subject.name)
        counted.answer(Taste(game=subject.game))
    for who in counted.people[:3]:
        counted.answer(Taste(who=who))
    counted.answer(Taste())
    return False


def table(library: Library, words: Words, game_id: str, chance: random.Random) -> None:
    """A game that goes on: its pages, a few touches on them, its steps."""
    library.leave(library.resume(game_id))  # or its trouble, before the page says it
    heard: list[str] = []
    roaming = Roaming(library, words, heard.append)
    showing = Showing(roaming.page)
    roaming._play("resume", game_id)
    for _ in range(4):
        showing.show(a_surface())
        acts = [one for one in sorted(showing.page.acts) if one not in ("back", "language")]
        if acts:
            showing.touch(chance.choice(acts))
    steps(library.resume(game_id), words)


def steps(session: Session[Any], words: Words) -> None:
    """Where it stands, what can be done, and what was done, in words."""
    game, state = session.game, session.state
    for one in (game.recap(state), *game.where_were_we(state)):
        in_words(words, one)
    for fact in game.on_the_table(state):
        in_words(words, fact.label)
    for line in scored_of(session).lines:
        in_words(words, line.name)
    every = session.entries
    for entry in every[:: max(1, len(every) // STEPS)]:
        in_words(words, entry.label)
        for line in (*entry.told, *log_of(game, entry)):
            in_words(words, line.text)


def troubled(look: Callable[[], object]) -> bool:
    """Whether it ends in a sentence of ours."""
    try:
        look()
    except LoomError as error:
        return bool(str(error.message.key))
    return False


def in_words(words: Words, message: Message | str) -> bool:
    """It is said, in no more than a page."""
    text = message if isinstance(message, str) else words.text(message)
    assert len(text) < LONGEST, text[:200]
    return True


@cache
def games_sent() -> tuple[str, ...]:
    """Each on its way, as JSON."""
    with tempfile.TemporaryDirectory() as folder, a_library(a_home(Path(folder))) as library:
        ids = [*(row.id for row in library.finished), *(game.id for game in library.running)]
        sent = [zlib.decompress(library.shelf.hand_over(one)) for one in ids]
    return tuple(json.dumps(formats.HANDED_OVER.read(one, "loom")["games"]) for one in sent)


@cache
def data_files() -> tuple[str, ...]:
    """Of every game, and the words by which people ask."""
    rooms = (*GAMES, *(f"text/{language}/search" for language in ("en", "fr")))
    found = (path for room in rooms for path in (data_dir() / room).rglob("*.json"))
    return tuple(sorted(str(path.relative_to(data_dir())) for path in found))


GAMES = ("tapestry", "imperium", "rise_and_fall")
