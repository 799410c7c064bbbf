"""The bots doing something: what every rule of their turn needs."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.asker import Asker
from companion.core.instruction import Instruction, Why
from companion.core.message import Message
from companion.core.question import Amount, Choice, Option
from companion.core.step import Step
from companion.games.tapestry.bots.events import ProgressShuffled, bots_of
from companion.games.tapestry.bots.look import position_of
from companion.games.tapestry.bots.position import Position
from companion.games.tapestry.bots.state import BotState
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.turn import Turn

NOT_DONE = "none"


class Acting(Asker[State]):
    """The bots' part in a step."""

    __slots__ = ("left", "person", "right")

    def __init__(self, step: Step[State], left: int = 0, right: int = 0) -> None:
        super().__init__(step)
        self.left = left
        self.right = right
        self.person = Turn(step, AUTOMA)

    @property
    def bots(self) -> BotState:
        """The bots now."""
        return bots_of(self.step.state)

    def look(self) -> Position:
        """The table as the bots decide on it."""
        return position_of(self.state, self.left, self.priority())

    def priority(self) -> int:
        """R-inc-1: the last pair's right card, or a progress card, shuffled back at once."""
        if not self.right:
            progress = self.bots.progress or self.bots.deck
            text = Message("tapestry.bot.ask.priority")
            self.right = int(self.step.draw(self.key("bots.priority"), _words(progress), text))
            if self.bots.progress:
                order = self.step.shuffle(self.key("bots.progress.shuffle"), _words(progress))
                self.record(ProgressShuffled(self.right, _numbers(order)))
                shown = Why("R-inc-1", Message("tapestry.bot.why.progress_card"))
                text = Message("tapestry.bot.do.priority", card=self.right)
                self.tell("bots.priority", text, whys=(shown,), icon="card-decision")
        return self.right

    def decide(self, key: str, text: Message, options: tuple[Option, ...], value: str) -> str:
        """A decision by rule, unless the table says that it differs."""
        return self.settle(Choice(key, text, options, guess=value), value)

    def counted(self, key: str, text: Message, value: int) -> int:
        """A number the app counts, unless the table says that it differs."""
        return self.settle(Amount(key, text, 0, 999, guess=value), value)

    def tell(
        self,
        key: str,
        text: Message,
        *,
        whys: tuple[Why, ...] = (),
        places: Sequence[str] = (),
        icon: str = "",
    ) -> None:
        """An act with the pieces; it may differ where a question of this key was settled."""
        differs = key if key in self.step.questions else ""
        self.step.tell(Instruction(key, text, whys, tuple(places), icon, differs))


def _words(cards: Sequence[int]) -> tuple[str, ...]:
    return tuple(map(str, cards))


def _numbers(cards: Sequence[str]) -> tuple[int, ...]:
    return tuple(map(int, cards))
