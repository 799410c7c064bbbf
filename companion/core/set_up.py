"""A set-up as it is shown: its parts, the lines of each, what is drawn in them, how it ends."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from companion.core.form import Form
from companion.core.message import Message
from companion.core.offer import Offer

S = TypeVar("S")
LINE, PART = "line", "part"
WHICH_LINE = Message("core.set_up.which")


def ticking(form: Form[S], state: S, part: str, called: Message) -> Offer[S]:
    """The lines of a part, of which one is ticked: its noun is told which part it is."""
    label = Message("core.set_up.line", part=called)
    offer = form.on(state, known={PART: part})
    return replace(offer, id=f"tick.{part}", label=label, spread=True)


def in_a_row(results: tuple[Message, ...]) -> Message | None:
    """What an item shows, as one line; None where it shows nothing."""
    return Message("core.in_a_row", things=results) if results else None


@dataclass(frozen=True, slots=True)
class SetUpTick(Generic[S]):
    """A line that everybody does, for one of them."""

    seat: str
    name: Message
    shape: str
    done: bool
    tick: Offer[S]


@dataclass(frozen=True, slots=True)
class SetUpLine(Generic[S]):
    """One item, for everybody or for one person."""

    key: str
    text: Message
    icon: str
    ticked: bool
    person: Message | None = None
    results: tuple[Message, ...] = ()
    """What was drawn, kept or gained here."""
    acts: tuple[Offer[S], ...] = ()
    """What can be done now, with one tap."""
    tick: Offer[S] | None = None
    """What a touch on the line does."""
    note: Message | None = None
    """How it is done."""
    people: tuple[SetUpTick[S], ...] = ()
    """Those who each do it for themselves."""
    on_board: bool = False
    """It is done where the game's own board is shown."""
    topic: str = ""
    """The entry of the rules that it is from."""


@dataclass(frozen=True, slots=True)
class SetUpPart(Generic[S]):
    """A part of the set-up and the document it is from."""

    id: str
    name: Message
    document: Message | None
    lines: tuple[SetUpLine[S], ...]
    icon: str = ""
    ready: Offer[S] | None = None
    """All that is left of it lies on the table."""


@dataclass(frozen=True, slots=True)
class SetUp(Generic[S]):
    """The whole set-up."""

    parts: tuple[SetUpPart[S], ...]
    begin: Offer[S]
    """The gold button at its end."""
    missing: Message | None = None
    """What must be drawn or kept before the first turn; None when it can begin."""
    next_draw: Offer[S] | None = None
    """The next draw that nobody has to choose anything for."""
