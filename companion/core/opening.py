"""Reading a journal's first line, and the others after it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from companion.core.codec import CannotDecode, from_json
from companion.core.game import Game
from companion.core.journal import Journal, Line
from companion.core.kinds import upgraded
from companion.core.lines import FORMAT, Head
from companion.errors import Damaged, TooNew

S = TypeVar("S")


def head_of(game: Game[S], journal: Journal) -> Head:
    """The first line, if this version of the game can read what follows."""
    head = read_head(journal.lines)
    if head.format > FORMAT or head.version > game.version:
        raise TooNew("core.save.too_new")
    if head.game != game.id:
        raise Damaged("core.save.other_game", game=head.game)
    return head


def read_head(lines: Sequence[Line]) -> Head:
    """Which game it is, without knowing games."""
    if not lines or "head" not in lines[0]:
        raise Damaged("core.save.no_head")
    fields = lines[0]["head"]
    newer = isinstance(fields, dict) and isinstance(fields.get("format"), int)
    if newer and fields["format"] > FORMAT:
        raise TooNew("core.save.too_new")
    try:
        return from_json(Head, fields)
    except CannotDecode as error:
        raise Damaged("core.save.no_head") from error


def options_of(game: Game[S], head: Head) -> Any:
    """The game's options, upgraded where they are of an older version."""
    wanted = getattr(game.options_type, "VERSION", 1)
    fields = upgraded(game.upgrades, "Options", head.options_version, wanted, dict(head.options))
    try:
        return from_json(game.options_type, fields)
    except CannotDecode as error:
        raise Damaged("core.save.does_not_fit", what=str(error)) from error


def replay(lines: Sequence[Line], read: Callable[[Line], None]) -> None:
    """Take in the lines after the head; raises Damaged naming the line."""
    for number, line in enumerate(lines, 2):
        try:
            read(line)
        except (KeyError, TypeError, ValueError, AttributeError, AssertionError) as error:
            raise Damaged("core.save.bad_line", line=number, what=repr(error)) from error
