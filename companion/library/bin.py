"""Games that were thrown away, and can be taken back."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from companion.errors import NothingToDo
from companion.library.atomic import fails_as_not_kept, move

SUFFIXES = (".json", ".jsonl")


class Bin:
    """A folder of files, kept until it is emptied. No two of them are of one id."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def all(self) -> tuple[str, ...]:
        """Ids of the games in it, the last one thrown away first."""
        newest_first = sorted(self._files(), key=_age, reverse=True)
        return tuple(dict.fromkeys(path.stem for path in newest_first))

    def has(self, game_id: str) -> bool:
        """Whether there is such a game in it."""
        return any((self._folder / f"{game_id}{suffix}").is_file() for suffix in SUFFIXES)

    def throw(self, path: Path, as_id: str) -> None:
        """Put a game's file in under an id that is free here; raises NotKept."""
        target = self._folder / f"{as_id}{path.suffix}"
        move(path, target)
        with suppress(OSError):
            target.touch()

    def file(self, game_id: str) -> Path:
        """The file of a game in it; raises NothingToDo."""
        for path in self._files():
            if path.stem == game_id:
                return path
        raise NothingToDo("library.not_in_bin")

    def empty(self) -> None:
        """Remove what is in it for good; raises NotKept."""
        for path in self._files():
            with fails_as_not_kept(path):
                path.unlink()

    def _files(self) -> list[Path]:
        try:
            found = [path for path in self._folder.iterdir() if path.suffix in SUFFIXES]
        except OSError:
            return []
        return [path for path in sorted(found) if path.is_file()]


def _age(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
