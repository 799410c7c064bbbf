"""A player doing something: how rules ask, record, and say where they are."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager

from companion.core.asker import Asker
from companion.core.chance import Die
from companion.core.event import Event
from companion.core.instruction import Instruction, Why
from companion.core.message import Message
from companion.core.question import Amount, Choice, Option, Ordering, Several
from companion.core.step import Step
from companion.games.tapestry.chance import OWN_DICE
from companion.games.tapestry.player import Player
from companion.games.tapestry.state import State

YES, NO, NONE = "yes", "no", "none"
DECLINED = Option(NONE, Message("tapestry.option.no"), icon="cross")
"""None of what may be chosen."""


class Turn(Asker[State]):
    """One player's part in a step: places are the player's."""

    __slots__ = ("_hidden", "cause", "owner", "player")

    def __init__(
        self,
        step: Step[State],
        player: str,
        *,
        owner: str = "",
        cause: str = "",
        hidden: frozenset[int] = frozenset(),
    ) -> None:
        super().__init__(step)
        self.player = player
        self.owner = owner or player
        """Whose card is carried out, where it is for somebody else."""
        self.cause = cause
        """Who set it off: the attacker, the opponent who advanced."""
        self._hidden = hidden

    @property
    def me(self) -> Player:
        """The player now."""
        return self.step.state.players[self.player]

    def of(self, player: str) -> Turn:
        """The same step for somebody else at the table."""
        return Turn(self.step, player, hidden=self._hidden)

    def because_of(self, cause: str) -> Turn:
        """The same, set off by this one."""
        return Turn(self.step, self.player, cause=cause, hidden=self._hidden)

    def on_behalf(self, player: str) -> Turn:
        """What one's card does to somebody else."""
        return Turn(self.step, player, owner=self.owner, cause=self.cause, hidden=self._hidden)

    def answering(self, event: int) -> Turn:
        """The same for what waited for an event: what came of that in between is not its own."""
        hidden = self._hidden.union(range(event + 1, len(self.step.events)))
        return Turn(self.step, self.player, owner=self.owner, cause=self.cause, hidden=hidden)

    @property
    def happened(self) -> tuple[Event[State], ...]:
        """What happened in this step, as far as a card here means it."""
        events = enumerate(self.step.events)
        return tuple(event for at, event in events if at not in self._hidden)

    def where(self, place: str) -> str:
        """Everybody has places of their own."""
        return f"{self.player}.{place}"

    def choose(
        self, place: str, text: Message, options: Sequence[Option], guess: str | None = None
    ) -> str:
        """One of the options: without asking, where there is only one."""
        key = self.key(place)
        if len(options) == 1:
            return options[0].id
        return self.step.ask(Choice(key, text, tuple(options), guess))

    def unless_told(self, place: str, text: Message, options: Sequence[Option], value: str) -> str:
        """This option, without asking, unless the table says another one."""
        return self.step.settle(Choice(self.key(place), text, tuple(options), value), value)

    def may(self, place: str, text: Message, *, where: str = "") -> bool:
        """Whether the player wants to; `where` that would be done."""
        places = (where,) if where else ()
        return self.step.ask(Choice(self.key(place), text, yes_or_no(), places=places)) == YES

    def several(
        self, place: str, text: Message, options: Sequence[Option], least: int, most: int
    ) -> tuple[str, ...]:
        """Some of the options; all of them without asking, where they must all be taken."""
        key = self.key(place)
        if least >= len(options):
            return tuple(option.id for option in options)
        return self.step.ask(Several(key, text, tuple(options), least, most))

    def arrange(self, place: str, text: Message, options: Sequence[Option]) -> tuple[str, ...]:
        """All the options in the player's order."""
        guess = tuple(option.id for option in options)
        return self.step.ask(Ordering(self.key(place), text, tuple(options), guess))

    def amount(
        self, place: str, text: Message, low: int, high: int, guess: int | None = None
    ) -> int:
        """A number typed in."""
        return self.step.ask(Amount(self.key(place), text, low, high, guess))

    def computed(self, place: str, text: Message, value: int) -> int:
        """A number the app computes, unless the table says otherwise."""
        return self.step.settle(Amount(self.key(place), text, -200, 200, value), value)

    def roll(self, place: str, die: Die) -> str:
        """A die, by the app or typed in."""
        return self.step.roll(self.key(place), die, die_face, OWN_DICE)

    def because(self, rule: str, text: Message) -> AbstractContextManager[None]:
        """Why what follows happens, in a line of its own."""
        return self.step.because(Why(rule, text))

    def tell(self, text: Message, icon: str = "question") -> None:
        """What the player carries out without the app."""
        self.step.tell(Instruction(f"{self.player}.told.{len(self.step.told)}", text, icon=icon))


def yes_or_no() -> tuple[Option, Option]:
    """Whether somebody wants to."""
    yes = Option(YES, Message("tapestry.option.yes"), icon="check")
    return yes, Option(NO, Message("tapestry.option.no"), icon="cross")


def die_face(face: str) -> Message:
    """A face in words."""
    return Message(f"tapestry.face.{face}")
