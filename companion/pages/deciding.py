"""What a person decides before a game: the answers so far, and what is looked at meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from companion.core.answers import Answer
from companion.core.question import Choice, Question
from companion.describe.desk import Looking
from companion.describe.node import Do
from companion.library.new_game import NewGame

OPPONENT = "opponent"
SLOTS = ("nation", OPPONENT)
"""Settings that are chosen among the same things."""


@dataclass
class Deciding:
    """What a person decides before a game; nothing is kept until it is begun."""

    new: NewGame
    begin: Callable[[NewGame], object]
    back: Callable[[], object]
    looking: Looking = field(default_factory=Looking)
    opened: str = ""
    """The key of the setting that is asked."""
    more: bool = False
    """Whether what is seldom changed is shown."""
    slot: str = ""
    """Of several that are chosen among the same things, which is filled next."""

    @property
    def question(self) -> Question[Any] | None:
        """What is asked now."""
        setting = self.new.settings.get(self.opened)
        return setting.question if setting else None

    def look(self, **changes: Any) -> Do:
        """Something is looked at, or typed."""

        def do() -> None:
            known = {one: getattr(self.looking, one) for one in ("picked", "typed")}
            self.looking = Looking(**{**known, **changes})

        return do

    def open(self, key: str) -> Do:
        """A setting is touched: it is asked, or the next of two is taken."""

        def do() -> None:
            question = self.new.settings[key].question
            self.looking = Looking()
            if isinstance(question, Choice) and len(question.ids) == 2:
                self.new = self.new.turned(key)
            else:
                self.opened = key

        return do

    def sets(self, key: str, value: Answer) -> Do:
        """It is so from now on; the next slot is to be filled."""

        def do() -> None:
            self.new = self.new.answer(key, value)
            self.slot = next((one for one in slots_of(self.new) if one != key), "")

        return do

    def like(self, options: Any) -> None:
        """All of it as these options say."""
        self.new = self.new.another(self.new.game, options)

    def fills(self, key: str) -> Do:
        """This slot is filled by the next touch."""

        def do() -> None:
            self.slot = key

        return do

    def seats(self, name: str) -> Do:
        """Somebody who played before sits down."""

        def do() -> None:
            self.new = self.new.seat(name)

        return do

    def answers(self, value: Answer) -> Do:
        """The setting is so from now on."""

        def do() -> None:
            self.new = self.new.answer(self.opened, value)
            if self.opened not in self.new.refused:
                self.opened, self.looking = "", Looking()

        return do

    def close(self) -> None:
        """It stays as it was."""
        self.opened, self.looking = "", Looking()

    def show_more(self) -> None:
        """What is seldom changed, or not."""
        self.more = not self.more


def slots_of(new: NewGame) -> tuple[str, ...]:
    """Settings that are chosen among the same things: yours, and that of the opponent."""
    return tuple(one for one in new.settings if one.partition(".")[0] in SLOTS)
