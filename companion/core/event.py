"""What happened, with the chance already in it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Generic, TypeVar

from companion.core.act import Act, Seen

S = TypeVar("S")


class Event(ABC, Generic[S]):
    """A fact. Subclasses are frozen dataclasses; their kind is the class name.

    A kind never changes meaning: a changed one gets a new VERSION and an upgrade. One that goes is
    read as what means the same today (`Game.former`).
    """

    __slots__ = ()
    VERSION: ClassVar[int] = 1

    @abstractmethod
    def apply(self, state: S) -> S:
        """The state after it. Never refuses: it has happened."""

    def acts(self, before: S) -> tuple[Act | Seen, ...]:
        """What hands do for it on the table, in order; () where it is bookkeeping.

        Only an event of a correcting command, and one that is Counted, may answer with what
        was Seen.
        """
        del before
        return ()


class Bookkeeping(Event[S]):
    """A fact that moves nothing on the table."""

    __slots__ = ()

    def acts(self, before: S) -> tuple[Act | Seen, ...]:
        """Nothing to do."""
        del before
        return ()


class Counted(Event[S]):
    """What was found on the table otherwise than believed, in the middle of a step.

    It answers with what was Seen, whatever the command.
    """

    __slots__ = ()
