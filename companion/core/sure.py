"""What ends a game is asked once more: one answer, and the way out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Generic, TypeVar

from companion.core.message import Message
from companion.core.question import Choice, Option

if TYPE_CHECKING:
    from companion.core.offer import Filled, Offer

S = TypeVar("S")
SURE, YES = "sure", "yes"


@dataclass(frozen=True, slots=True)
class Sure(Generic[S]):
    """The only blank of an offer that takes nothing else."""

    offer: Offer[S]
    text: Message

    @property
    def blanks(self) -> tuple[str, ...]:
        """The one."""
        return (SURE,)

    def asks(self, given: Filled, /) -> Choice | None:
        """Until it was said."""
        yes = Option(YES, self.offer.label, icon=self.offer.icon)
        return None if SURE in given else Choice(SURE, self.text, (yes,))

    def with_(self, said: Filled, /) -> Offer[S]:
        """Said, it takes nothing more."""
        return replace(self.offer, filling=None) if SURE in said else self.offer

    def at(self, place: str, /) -> Filled | None:
        """Nothing that lies anywhere says it."""

    def things(self) -> tuple[str, Iterable[Option]] | None:
        """It is no thing."""


def sure(offer: Offer[S], text: Message) -> Offer[S]:
    """The same, asked once more."""
    return replace(offer, filling=Sure(offer, text))
