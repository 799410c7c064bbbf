"""The rules of every game made ahead for a package: `data/kept/<game>.kept`.

`python -m tools.build_rules` before a package is put together, and again after anything changed:
one that is no longer what it was made of is passed over. The same sources make the same bytes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from companion.content import SHELF
from companion.games import GAMES
from companion.lookup.kept import ENDING, SHIPPED, packed, write
from companion.lookup.ports import built, has_rules
from companion.lookup.sources import Sources
from companion.resources import data_dir


def run(folder: Path, games: Iterable[str]) -> Iterator[Path]:
    """Write them; the files."""
    for game in games:
        file = folder / f"{game}{ENDING}"
        write(file, packed(built(game)), Sources(SHELF, game))
        yield file


def main() -> None:
    games = (listed.id for listed in GAMES if has_rules(listed.id))
    for file in run(data_dir() / SHIPPED, games):
        print(f"{file.name} {file.stat().st_size}")


if __name__ == "__main__":
    main()
