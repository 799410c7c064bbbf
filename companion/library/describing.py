"""How a game was played, where its file does not say it yet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeAlias

from companion.core.about import About
from companion.core.game import Game, Result
from companion.core.journal import Line, MemoryJournal
from companion.errors import LoomError

Describe: TypeAlias = Callable[[str, Sequence[Line], Result], About]


def describer(find: Callable[[str], Game[Any]]) -> Describe:
    """From the options in the first line and the result; nothing else is read."""

    def describe(game_id: str, lines: Sequence[Line], result: Result) -> About:
        from companion.core.opening import head_of, options_of

        with suppress(LoomError):
            game = find(game_id)
            head = head_of(game, MemoryJournal(list(lines[:1])))
            return game.about(options_of(game, head), result)
        return About()

    return describe
