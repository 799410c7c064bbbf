"""Opening a journal: whether a game can read it, its options, and the lines one by one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from companion.core.codec import CannotDecode, from_json
from companion.core.game import Game
from companion.core.head import FORMAT, Head, read_head
from companion.core.journal import Journal, Line
from companion.core.kinds import QUOTED, upgraded
from companion.errors import Damaged, TooNew

S = TypeVar("S")


def head_of(game: Game[S], journal: Journal) -> Head:
    """The first line, if this version of the game can read what follows."""
    head = _as_today(game, read_head(journal.lines))
    if head.format > FORMAT or head.version > game.version:
        raise TooNew("core.save.too_new")
    if head.game != game.id:
        raise Damaged("core.save.other_game", game=head.game)
    return head


def _as_today(game: Game[S], head: Head) -> Head:
    """That of a game which is a way of this one since."""
    former = game.formerly.get(head.game)
    if former is None:
        return head
    options, version = former(dict(head.options)), options_version(game)
    return replace(head, game=game.id, options=options, options_version=version)


def options_of(game: Game[S], head: Head) -> Any:
    """The game's options, upgraded where they are of an older version."""
    try:
        return options_from(game, head.options, head.options_version)
    except CannotDecode as error:
        raise Damaged("core.save.does_not_fit", what=str(error)[:QUOTED]) from error


def options_from(game: Game[S], fields: Mapping[str, Any], version: int) -> Any:
    """As they were written by this version of their record; raises CannotDecode."""
    written = upgraded(game.upgrades, "Options", version, options_version(game), dict(fields))
    return from_json(game.options_type, written)


def options_version(game: Game[S]) -> int:
    """Of their record today."""
    return int(getattr(game.options_type, "VERSION", 1))


def replay(lines: Sequence[Line], read: Callable[[Line], None]) -> None:
    """Take in the lines after the head; raises Damaged naming the line."""
    for number, line in enumerate(lines, 2):
        try:
            read(line)
        except (KeyError, TypeError, ValueError, AttributeError, AssertionError) as error:
            found = repr(error)[:QUOTED]
            raise Damaged("core.save.bad_line", line=number, what=found) from error
