"""The bots doing something: what every rule of their turn needs."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager

from companion.core.asker import Asker
from companion.core.instruction import Why
from companion.core.message import Message
from companion.core.question import Amount, Choice, Option
from companion.core.step import Step
from companion.games.tapestry import house_facts
from companion.games.tapestry.bots.cards import unseen
from companion.games.tapestry.bots.decide.track import UNPRINTED
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.bots.events_of_cards import ProgressShuffled
from companion.games.tapestry.bots.look import position_of
from companion.games.tapestry.bots.position import Position
from companion.games.tapestry.bots.state import UNSEEN, BotState
from companion.games.tapestry.chance import DECISION_CARDS
from companion.games.tapestry.owners import AUTOMA, SHADOW
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.turn import Turn

NOT_DONE, ARTS = "none", "arts"


class Acting(Asker[State]):
    """The bots' part in a step."""

    __slots__ = ("asks_traps", "left", "person", "right")

    def __init__(
        self, step: Step[State], left: int = 0, right: int = 0, *, asks_traps: bool = True
    ) -> None:
        super().__init__(step)
        self.asks_traps = asks_traps
        self.left = left
        self.right = right
        self.person = Turn(step, AUTOMA)

    @property
    def bots(self) -> BotState:
        """The bots now."""
        return bots_of(self.step.state)

    def look(self) -> Position:
        """The table as the bots decide on it, by the priorities that were drawn."""
        assert self.right, "no priorities are drawn yet"
        arts = ARTS in self.state.tracks[SHADOW]
        unprinted = house_facts.rule(self.step, UNPRINTED) if arts else ""
        return position_of(self.state, self.left, self.right, unprinted)

    def draw_priority(self) -> None:
        """R-inc-1: the last pair's right card, or a progress card, shuffled back at once."""
        if self.right:
            return
        key = self.key("bots.priority")
        lying = self.bots.progress or self.bots.deck or self.bots.discard
        pile = drawable(self, lying)
        text = Message("tapestry.bot.ask.priority")
        self.right = int(self.step.draw(key, words_of(pile), text, kind=DECISION_CARDS))
        if self.bots.progress:
            place = self.key("bots.progress.shuffle")
            order = self.step.shuffle(place, words_of(self.bots.progress))
            shown = Why("R-inc-1", Message("tapestry.bot.why.progress_card"))
            with self.because("bots.priority", shown):
                self.record(ProgressShuffled(self.right, numbers_of(order)))

    def decide(self, key: str, text: Message, options: tuple[Option, ...], value: str) -> str:
        """A decision by rule, unless the table says that it differs."""
        return self.settle(Choice(key, text, options, guess=value), value)

    def counted(self, key: str, text: Message, value: int) -> int:
        """A number the app counts, unless the table says that it differs."""
        return self.settle(Amount(key, text, 0, 999, guess=value), value)

    def because(
        self,
        key: str,
        *whys: Why,
        heading: Message | None = None,
        places: Sequence[str] = (),
        icon: str = "",
    ) -> AbstractContextManager[None]:
        """Why what follows happens; it may differ where a question of this key was settled."""
        return self.step.because(
            *whys, heading=heading, key=key, differs=key, places=places, icon=icon
        )

    def remark(
        self,
        key: str,
        text: Message,
        *whys: Why,
        places: Sequence[str] = (),
        icon: str = "",
    ) -> None:
        """A line of words: where nothing moves, and why."""
        with self.because(key, *whys, heading=text, places=places, icon=icon):
            pass


def drawable(acting: Acting, pile: Sequence[int]) -> tuple[int, ...]:
    """What may be drawn: of cards that nobody saw, the app has an order, the table any of them."""
    if UNSEEN not in pile:
        return tuple(pile)
    pool = words_of(unseen(acting.bots))
    if not acting.step.by_app(DECISION_CARDS):
        return (*filter(None, pile), *numbers_of(pool))
    order = iter(numbers_of(acting.step.shuffle("bots.unseen", pool)))
    return tuple(card or next(order) for card in pile)


def words_of(cards: Sequence[int]) -> tuple[str, ...]:
    """Cards as answers."""
    return tuple(map(str, cards))


def numbers_of(cards: Sequence[str]) -> tuple[int, ...]:
    """Answers as cards."""
    return tuple(map(int, cards))
