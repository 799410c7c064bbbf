"""A front end begins: the library of a folder, the words, and what an owner edited of both.

Window, terminal and browser begin here. What raises while it begins is tried again with less, as
the next start would: first without what an owner edited, then without what came last, and so on;
at last without anything that is there, if an empty home can be begun with.
"""

from __future__ import annotations

import logging
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path

from companion.content import SHELF
from companion.content.moved import take_words_out
from companion.errors import LoomError, SaveError
from companion.games import find_game
from companion.i18n import Words
from companion.library.clock import Clock
from companion.library.edited import TEXTS, left_out
from companion.library.home import EDITED, KEPT, TRYING, Home
from companion.library.left_out import EVERYTHING, PARTS, LeftOut
from companion.library.library import Library
from companion.library.progress import do_all
from companion.library.trial import Sight, seeing
from companion.resources import data_dir

log = logging.getLogger("loom.start")
SHOWING = (
    "companion.core.offer",
    "companion.core.session",
    "companion.describe.node",
    "companion.describe.layout",
    "companion.describe.desk",
    "companion.describe.showing",
    "companion.sharing.arrival",
    "companion.sharing",
    "companion.library.new_game",
    "companion.describe.set_up",
    "companion.describe.counting",
    "companion.lookup.answers",
    "companion.pages.home",
    "companion.pages.check",
    "companion.pages.log",
    "companion.pages.looking_up",
    "companion.pages.rules",
    "companion.pages.past",
    "companion.pages.past_game",
    "companion.pages.roaming",
    "companion.pages.sights",
)
"""What pages are made with, those that lean on none of the others first."""
MOST = len(PARTS)
"""So often it is tried, each time with less."""


@dataclass(frozen=True)
class Begun:
    """What a front end is made of."""

    library: Library
    words: Words


class NotHome(Exception):
    """Home cannot be shown."""


def begin(folder: Path, clock: Clock, device: str, asked: str = "") -> Begun:
    """`device`: its language, for where nobody chose one. Raises Busy, or SaveError."""
    for _ in range(MOST):
        try:
            return _begun(folder, clock, device, asked)
        except LoomError:
            raise
        except Exception as error:
            log.warning("a start that failed", exc_info=error)
    return _begun_empty(folder, clock, device, asked)


def _begun_empty(folder: Path, clock: Clock, device: str, asked: str) -> Begun:
    """Without anything that is there, where that helps: a mistake of ours moves nothing."""
    try:
        empty = folder / TRYING
        try:
            _begun(empty, clock, device, asked).library.close()
        finally:
            shutil.rmtree(empty, ignore_errors=True)
        home = Home(folder)
        try:
            LeftOut(home).leave_everything_out()
        finally:
            home.close()
        return _begun(folder, clock, device, asked)
    except LoomError:
        raise
    except Exception as error:
        raise SaveError("library.start_failed") from error


def _begun(folder: Path, clock: Clock, device: str, asked: str) -> Begun:
    library = Library(folder, clock, find_game, sights, guarded=True)
    try:
        edited = folder / EDITED
        library.notices += take_words_out(edited)
        texts, tell = data_dir() / "text", library.notices.append
        without = left_out(library, tell)
        own = None if TEXTS in without else edited / "text"
        SHELF.use_edited(edited, tell, frozenset(map(_inside, without)))
        SHELF.kept = folder / KEPT
        words = Words(texts, edited=own, tell=tell)
        if chosen := asked or library.settings.language:
            words.use(chosen)
        else:
            words.use_unasked(device)
        if library.left_out.hopeless and not library.left_out.has(EVERYTHING):
            _need_home(library)
    except BaseException:
        library.close()
        raise
    return Begun(library, words)


def _need_home(library: Library) -> None:
    """Raise NotHome where no start will ever come to it."""
    from companion.pages.sights import home_of

    failures: list[object] = []
    do_all(seeing(home_of(library), failures.append))
    if failures:
        raise NotHome


def _inside(file: str) -> str:
    return file.removeprefix(f"{EDITED}/")


def sights(library: Library) -> Iterator[Sight]:
    """Everything that shows what is in a library; imported, bit by bit, when something comes."""
    for module in SHOWING:
        yield Sight("", module, partial(import_module, module))
    from companion.pages.sights import sights

    yield from sights(library)
