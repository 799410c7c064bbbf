"""What levels and roles are called, to know them again in a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from companion.core.message import Message
from companion.games import GAMES, find_game
from companion.i18n import Words
from companion.library.progress import Progress, Work
from companion.one_by_one import one_by_one

Names: TypeAlias = Mapping[str, Message]


@dataclass(frozen=True)
class Naming:
    """Names in every language, by game, folded."""

    levels: dict[str, Names] = field(default_factory=dict)
    roles: dict[str, Names] = field(default_factory=dict)

    def learning(self, words: Words) -> Work:
        """All there are, a module and then a language at a time."""
        for listed in GAMES:
            for _ in one_by_one(listed.module):
                yield Progress(0, 1)
        known = {game.id: find_game(game.id).to_try() for game in GAMES}
        spoken, languages = words.language, words.languages()
        for done, language in enumerate(languages, 1):
            words.use(language)
            for game, there in known.items():
                self.levels[game] = {**self.levels.get(game, {}), **_named(there.levels, words)}
                self.roles[game] = {**self.roles.get(game, {}), **_named(there.roles, words)}
            words.use(spoken)
            yield Progress(done, len(languages))


def _named(things: tuple[Message, ...], words: Words) -> Names:
    return {words.text(one).casefold(): one for one in things}
