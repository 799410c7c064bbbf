"""What an owner edited is tried like anything from outside: as often as it has changed.

A file that no page can do with is left out by name, and the others count.
"""

from __future__ import annotations

import shutil
from collections.abc import Collection, Iterator, Mapping
from contextlib import suppress
from functools import cache, partial
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from companion.content import SHELF
from companion.content.json_lines import first_other
from companion.core.message import Message
from companion.errors import LoomError, NotKept
from companion.library import limits
from companion.library.atomic import fails_as_not_kept, write_whole
from companion.library.formats import TRIED
from companion.library.home import EDITED, FINISHED, GAMES, HOUSE_FACTS
from companion.library.home import TRIED as NAME
from companion.library.progress import Progress, Work
from companion.library.storage import Tell, read_small
from companion.library.trial import Failure, Trial

if TYPE_CHECKING:
    from companion.library.library import Library

TEXTS = "edited/text"
"""Words are tried together: what is wrong with one of them is found when it is read."""

TOO_LARGE = "library.edited.too_large"

KEPT_LAST = 12
"""So many past games of a game are looked at."""


def left_out(library: Library, tell: Tell) -> frozenset[str]:
    """The edited files that do not count, by their places in the home folder."""
    files = tuple(_files(library.folder))
    if not files:
        return frozenset()
    mark, known = _mark(library.folder, files), _known(library.folder, tell)
    if known is None or known[0] != mark:
        large = {_unit(one) for one in files if _size(library.folder / one) > limits.EDITED}
        try:
            tried = _tried(library, [one for one in files if _unit(one) not in large])
        except NotKept:  # no room to try it in: it counts until there is
            mark, tried = "", {}
        known = mark, {**tried, **dict.fromkeys(large, TOO_LARGE)}
        with suppress(NotKept):
            content = {"mark": mark, "without": dict(sorted(known[1].items()))}
            write_whole(library.folder / NAME, TRIED.write(content))
    for file, why in sorted(known[1].items()):
        tell(_said(library.folder / file, file, why))
    return frozenset(known[1])


def _said(path: Path, file: str, why: str) -> Message:
    """By its line and key, where it is a file of facts that parts from ours somewhere."""
    if why == TOO_LARGE:
        return Message(TOO_LARGE, file=file, most=limits.EDITED // 2**20)
    with suppress(OSError, ValueError, RecursionError):
        printed = SHELF.shipped / file.removeprefix(f"{EDITED}/")
        line, key = first_other(path.read_text("utf-8-sig"), printed.read_text("utf-8"))
        if key:
            return Message("library.edited.left_out_at", file=file, line=line, key=key, what=why)
    return Message("library.edited.left_out", file=file, what=why)


def keep_own(path: str, text: str) -> None:
    """The owner's own copy of a file, read instead of the shipped one; raises NotKept."""
    folder = SHELF.edited
    if folder is None:
        raise NotKept("library.edited.no_folder")
    data = text.encode("utf-8")
    if len(data) > limits.EDITED:
        raise NotKept(TOO_LARGE, file=path, most=limits.EDITED // 2**20)
    with fails_as_not_kept(folder / path):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
    write_whole(folder / path, data)
    SHELF.use_edited(folder, SHELF.tell, SHELF.without - {path})


def _tried(library: Library, files: Collection[str]) -> dict[str, str]:
    """All together; where that fails each alone, then what is left, all of it or nothing.

    With the games that are here and will be shown by them: a card may be gone that lies in one.
    And with what was told of printed things, beside which it will count.
    """

    @cache
    def found(some: tuple[str, ...], games: tuple[str, ...]) -> Mapping[tuple[str, str], str]:
        trial = library.gate.trying(partial(_fill, library.folder, (*some, *games)), owned=True)
        return {(one.file, one.page): one.what for one in _carried_out(trial)}

    def failing(some: Collection[str]) -> str:
        games = tuple(_shown_by(library, some))
        failures = found(tuple(some), games)
        anyway = found((), games) if failures and games else {}
        return next((why for one, why in failures.items() if one not in anyway), "")

    if not files:
        return {}
    try:
        if not failing(files):
            return {}
        units = sorted(set(map(_unit, files)))
        of = {unit: [file for file in files if file.startswith(unit)] for unit in units}
        alone = {unit: why for unit, some in of.items() if (why := failing(some))}
        rest = [file for file in files if _unit(file) not in alone]
        others = dict.fromkeys(map(_unit, rest), failing(rest)) if rest else {}
        return {unit: why for unit, why in {**alone, **others}.items() if why}
    except NotKept:
        raise
    except LoomError as error:  # not even a library of its own can be opened with it
        return dict.fromkeys(files, error.message.key)


def _shown_by(library: Library, files: Collection[str]) -> Iterator[str]:
    """Games that go on and those kept last, of the games whose facts these are; what was told."""
    rooms = {file.split("/")[1] for file in files if not file.startswith(TEXTS)}

    def theirs(game: str) -> bool:
        return any(game == room or game.startswith(f"{room}_") for room in rooms)

    if rooms:
        yield from (f"{GAMES}/{one.id}.jsonl" for one in library.running if theirs(one.game))
        kept = (f"{FINISHED}/{row.id}.json" for row in library.finished if theirs(row.game))
        yield from islice(kept, KEPT_LAST)
        if (library.folder / HOUSE_FACTS).exists():
            yield HOUSE_FACTS


def _fill(home: Path, files: Collection[str], trial: Library) -> Work:
    for done, name in enumerate(files, 1):
        target = trial.folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(home / name, target)
        yield Progress(done, len(files))


def _carried_out(trial: Trial) -> tuple[Failure, ...]:
    while True:
        try:
            next(trial)
        except StopIteration as ended:
            found: tuple[Failure, ...] = ended.value
            return found


def _files(home: Path) -> Iterator[str]:
    for path in sorted((home / EDITED).rglob("*")):
        if path.suffix in (".json", ".po") and path.is_file():
            yield path.relative_to(home).as_posix()


def _unit(file: str) -> str:
    """What is left out with it."""
    return TEXTS if file.startswith(TEXTS) else file


def _size(path: Path) -> int:
    return path.stat().st_size


def _mark(home: Path, files: Collection[str]) -> str:
    """Another one after every change."""
    stats = [(name, (home / name).stat()) for name in files]
    said = "\n".join(f"{name} {stat.st_size} {stat.st_mtime_ns}" for name, stat in stats)
    return blake2b(said.encode("utf-8", "replace"), digest_size=16).hexdigest()


def _known(home: Path, tell: Tell) -> tuple[str, dict[str, str]] | None:
    """What came of the last trial, and of what it was."""
    content = read_small(home / NAME, TRIED, tell)
    mark, without = content.get("mark"), content.get("without")
    if isinstance(mark, str) and isinstance(without, dict):
        return mark, {str(file): str(why) for file, why in without.items()}
    return None
