"""Gaining things, one at a time: what each of them is, its own room says.

Rulebook, "Icon guide": a resource over 8 is lost; a supply that has run out gives nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from companion.core.handed_in import HandedIn, note
from companion.core.message import Message
from companion.games.tapestry import describing
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.player import RESOURCES
from companion.games.tapestry.turn import just_now
from companion.games.tapestry.turn.resources import any_resource, resource
from companion.games.tapestry.turn.turn import Turn
from companion.games.tapestry.turn.verbs import carries_out

Gainer = Callable[[Turn], None]
Marked = TypeVar("Marked", bound=Gainer)


@dataclass(frozen=True, slots=True)
class Gains:
    """How one of these things is gained."""

    things: tuple[str, ...]
    gainer: Gainer
    then: Gainer | None = None
    """For what is drawn from a pile: what comes after the last of one gain."""


GAINS: HandedIn[str, Gains] = HandedIn("gains")
"""thing -> how one is gained; the game hands in what is marked by `gained`."""


def gained(*things: str, then: Gainer | None = None) -> Callable[[Marked], Marked]:
    """Mark a function as the way to gain one of these; `then` after all that are drawn."""

    def mark(gainer: Marked) -> Marked:
        note(gainer, Gains(things, gainer, then))
        return gainer

    return mark


@carries_out(Verb.GAIN)
def gain(turn: Turn, benefit: Benefit) -> None:
    """So many of a thing, one at a time; perhaps for each of something."""
    for _ in so_often(turn, benefit.what, benefit.n * _counted(turn, benefit)):
        gain_one(turn, benefit.what)
    if then := _afterwards(benefit.what):
        then(turn)


def _counted(turn: Turn, benefit: Benefit) -> int:
    """How often; what was counted is said."""
    if not benefit.per:
        return 1
    n = just_now.COUNT.get()(turn, benefit.per)
    turn.tell(Message("tapestry.told.counted", what=describing.benefit_text(benefit), n=n))
    return n


def so_often(turn: Turn, what: str, n: int) -> Iterable[int]:
    """What is asked meanwhile says `1 of 3`; of what is drawn each is named for itself."""
    return range(n) if _afterwards(what) else turn.step.rounds(n)


def gain_one(turn: Turn, what: str) -> None:
    """One thing of this kind."""
    if what in RESOURCES:
        resource(turn, what)
    else:
        GAINS[what].gainer(turn)


def _afterwards(what: str) -> Gainer | None:
    return None if what in RESOURCES else GAINS[what].then


gained("any_resource")(any_resource)


@gained("landmark")
def tell_landmark(turn: Turn) -> None:
    """A landmark of no named kind."""
    turn.tell(Message("tapestry.told.landmark"))
