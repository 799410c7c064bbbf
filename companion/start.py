"""A front end begins: the library of a folder, the words, and what an owner edited of both.

Window, terminal and browser begin here. What raises while it begins is tried again with less, as
the next start would: first without what an owner edited, then without what came last, and so on.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from companion.content import SHELF
from companion.content.moved import take_words_out
from companion.errors import LoomError, SaveError
from companion.games import find_game
from companion.i18n import Words
from companion.library.clock import Clock
from companion.library.edited import TEXTS, left_out
from companion.library.home import EDITED, KEPT
from companion.library.left_out import PARTS
from companion.library.library import Library
from companion.resources import data_dir

if TYPE_CHECKING:
    from companion.library.trial import Sight

log = logging.getLogger("loom.start")
MOST = len(PARTS) + 1
"""So often it is tried, each time with less."""


@dataclass(frozen=True)
class Begun:
    """What a front end is made of."""

    library: Library
    words: Words


def begin(folder: Path, clock: Clock, speaks: Callable[[Library], str]) -> Begun:
    """`speaks`: in which language, once the settings are known. Raises Busy, or SaveError."""
    for _ in range(MOST):
        try:
            return _begun(folder, clock, speaks)
        except LoomError:
            raise
        except Exception as error:
            log.warning("a start that failed", exc_info=error)
    raise SaveError("library.start_failed")


def _begun(folder: Path, clock: Clock, speaks: Callable[[Library], str]) -> Begun:
    library = Library(folder, clock, find_game, sights, guarded=True)
    try:
        edited = folder / EDITED
        library.notices += take_words_out(edited)
        texts, tell = data_dir() / "text", library.notices.append
        without = left_out(library, tell)
        own = None if TEXTS in without else edited / "text"
        SHELF.use_edited(edited, tell, frozenset(map(_inside, without)))
        SHELF.kept = folder / KEPT
        words = Words(texts, speaks(library), edited=own, tell=tell)
    except BaseException:
        library.close()
        raise
    return Begun(library, words)


def _inside(file: str) -> str:
    return file.removeprefix(f"{EDITED}/")


def sights(library: Library) -> Iterator[Sight]:
    """Everything that shows what is in a library; imported when something comes."""
    from companion.pages.sights import sights

    return sights(library)
