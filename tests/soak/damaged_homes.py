"""A home folder with one file spoiled anywhere: everything else is there, and it is said."""

from __future__ import annotations

import random
import shutil
import tempfile
from contextlib import suppress
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

from companion.errors import Damaged
from companion.library.library import Library
from tests.fixtures import make

NAME = "spoiled files in a home folder"
COUNT = 2_000
NOW = datetime(2026, 11, 18, tzinfo=UTC)
SHIPPED = Path(make.__file__).parent / "v1" / "home"
FILES = sorted(path.relative_to(SHIPPED) for path in SHIPPED.rglob("*.json*"))


def run(count: int, seed: int) -> str:
    """Whatever is spoiled, the library opens and the other files are as they were."""
    said = 0
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / "home"
        for case in range(count):
            chance = random.Random(f"{seed}:{case}")
            shutil.rmtree(home, ignore_errors=True)
            shutil.copytree(SHIPPED, home)
            if chance.random() < 0.5:  # as after a crash: the head of the index is not trusted
                (home / "index.json").unlink()
            spoiled = chance.choice([name for name in FILES if (home / name).exists()])
            before = (home / spoiled).read_bytes()
            (home / spoiled).write_bytes(spoil(before, chance))
            said += check(home, spoiled)
    return f"said of {said}"


def spoil(data: bytes, chance: random.Random) -> bytes:
    """Cut, emptied, zeroed, a byte turned, a part twice, or another file altogether."""
    at, end = sorted((chance.randrange(len(data) + 1), chance.randrange(len(data) + 1)))
    return chance.choice(
        (
            data[:at],
            b"",
            b"\0" * len(data),
            data[:at] + bytes(chance.randrange(256) for _ in range(3)) + data[at + 3 :],
            data[:at] + data[at:end] * 2 + data[end:],
            data[:at] + data[end:],
            chance.choice([(SHIPPED / name).read_bytes() for name in FILES]),
        )
    )


def check(home: Path, spoiled: Path) -> bool:
    """Whether anything was said; fails where another file suffered, or in silence."""
    seen, said = opened(home)
    again, _ = opened(home)
    assert again == seen or spoiled.suffix == ".bak"
    missing = [name for name, wanted in everything().items() if seen.get(name) != wanted]
    assert all(belongs(spoiled, name) for name in missing), (spoiled, missing)
    assert said or not missing or may_be_silent(home, spoiled), (spoiled, seen)
    return said


def may_be_silent(home: Path, spoiled: Path) -> bool:
    """What people may edit says something else; a journal that ends after a line is whole."""
    if spoiled.parts[0] != "games":
        return len(spoiled.parts) == 1
    left = (home / spoiled).read_bytes() if (home / spoiled).exists() else b""
    return (SHIPPED / spoiled).read_bytes().startswith(left)


def opened(home: Path) -> tuple[dict[str, Any], bool]:
    """What is seen, and whether anything is said."""
    library = Library.open(home, lambda: NOW)
    try:
        seen = look(library)
        troubles = any(game.trouble for game in library.running)
        return seen, troubles or bool(library.notices)
    finally:
        library.close()


def belongs(spoiled: Path, name: str) -> bool:
    """Whether the file that was spoiled is the one that holds this."""
    return name.startswith(spoiled.name.split(".")[0])


def look(library: Library) -> dict[str, Any]:
    """Everything, by the file that holds it."""
    seen: dict[str, Any] = {
        "settings": library.settings,
        "people": library.people.all(),
        "house_facts": library.house_facts.of("tapestry"),
    }
    for row in library.finished:
        with suppress(Damaged):
            seen[row.id] = (row.scores, library.review(row.id).state)
    for game in library.running:
        if game.trouble is None:
            seen[game.id] = library.resume(game.id).state
    return seen


@cache
def everything() -> dict[str, Any]:
    """What is seen where nothing is spoiled."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(SHIPPED, Path(folder) / "home")
        return opened(Path(folder) / "home")[0]
