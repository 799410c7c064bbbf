"""A running and a finished game of one id: a finish cut short, or a file put here by somebody."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from companion.core.journal import FileJournal
from companion.errors import LoomError, NotKept
from companion.library.atomic import move
from companion.library.finished import FinishedGames
from companion.library.ids import Ids
from companion.library.running import RunningGames


def part_games_of_one_id(
    running: RunningGames, finished: FinishedGames, ids: Ids, drop: Callable[[str], None]
) -> None:
    """End what was cut short; give the others an id of their own."""
    for game_id in running.ids():
        if not finished.has(game_id):
            continue
        if _is_all_of_it_kept(game_id, running, finished):  # it may miss its row
            finished.take_in([game_id])
            drop(game_id)
        elif finished.has(game_id):
            with suppress(NotKept):
                move(running.path(game_id), running.path(ids.other(game_id)))
                running.forget_note(game_id)


def _is_all_of_it_kept(game_id: str, running: RunningGames, finished: FinishedGames) -> bool:
    """Whether a finished game holds every line of the journal of its id."""
    try:
        kept = finished.read(game_id)
        journal = FileJournal(running.path(game_id), readonly=True)
    except (LoomError, OSError):
        return False
    damaged = journal.damage is not None and not journal.damage.torn
    return not damaged and list(kept.lines[: len(journal.lines)]) == journal.lines
