"""How a game ended that people tell: won, lost, or by collapse."""

from __future__ import annotations

from typing import Protocol, TypeVar

from companion.core.command import Command
from companion.core.form import Form
from companion.core.message import Message
from companion.core.noun import HowMany
from companion.core.offer import Section
from companion.games.imperium.commands.score import HIGHEST, LOWEST

S = TypeVar("S")
MINE, CIV = "mine", "civ"


class Tells(Protocol[S]):
    """The command that keeps a result."""

    def __call__(
        self, *, won: bool, mine: int | None = None, civ: int | None = None
    ) -> Command[S]: ...


def offer_result(section: Section[S], tell: Tells[S]) -> None:
    """Who has won, and by which points: whoever has more."""
    section.forms((_told(tell, won=True), _told(tell, won=False)))
    text = Message("imperium.offer.collapsed")
    section.offer("collapsed", text, tell(won=False), icon="imperium-unrest")


def _told(tell: Tells[S], *, won: bool) -> Form[S]:
    mine: HowMany[S] = HowMany(
        MINE,
        Message("imperium.offer.ask.my_points"),
        lambda state, filled: None,
        lambda state, filled: HIGHEST,
        lambda state, filled: LOWEST + won,
    )
    its: HowMany[S] = HowMany(
        CIV,
        Message("imperium.offer.ask.its_points"),
        lambda state, filled: None,
        lambda state, filled: filled[MINE] - 1 if won else HIGHEST,
        lambda state, filled: LOWEST if won else filled[MINE],
    )
    text = Message("imperium.offer.won" if won else "imperium.offer.lost")
    return Form(
        "won" if won else "lost",
        lambda state: text,
        lambda state, filled: tell(won=won, mine=filled[MINE], civ=filled[CIV]),
        (mine, its),
        icon=lambda state: "check" if won else "cross",
    )
