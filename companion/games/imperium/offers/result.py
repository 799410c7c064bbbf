"""How a game ended that people tell: won, lost, or by collapse."""

from __future__ import annotations

from typing import Protocol, TypeVar

from companion.core.command import Command
from companion.core.message import Message
from companion.core.offer import Section
from companion.core.question import Amount
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
    mine, civ = Message("imperium.offer.ask.my_points"), Message("imperium.offer.ask.its_points")
    section.offer(
        "won",
        Message("imperium.offer.won"),
        lambda f: tell(won=True, mine=f[MINE], civ=f[CIV]),
        Amount(MINE, mine, LOWEST + 1, HIGHEST),
        lambda f: Amount(CIV, civ, LOWEST, f[MINE] - 1),
        icon="check",
    )
    section.offer(
        "lost",
        Message("imperium.offer.lost"),
        lambda f: tell(won=False, mine=f[MINE], civ=f[CIV]),
        Amount(MINE, mine, LOWEST, HIGHEST),
        lambda f: Amount(CIV, civ, f[MINE], HIGHEST),
        icon="cross",
    )
    text = Message("imperium.offer.collapsed")
    section.offer("collapsed", text, tell(won=False), icon="imperium-unrest")
