"""The end: what breaks a tie, and points that nobody saw."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.offer import Section
from companion.core.question import Amount, Choice, Option
from companion.games.tapestry.offers.blanks import PLAYER, said, whose
from companion.games.tapestry.score import ending
from companion.games.tapestry.score.commands import MOST_POINTS, SOURCES, AddPoints, NameTallest
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.names import player_name

SIGN = "sign"


def over(section: Section[State], state: State) -> None:
    """The game is over on the table."""
    tallest(section, state)
    points(section.under(Message("tapestry.offer.besides"), aside=True), state)


def tallest(section: Section[State], state: State) -> None:
    """Whose capital holds the tallest landmark, where that decides."""
    if state.tallest or not ending.asks_for_tallest(state):
        return
    under = section.under(Message("tapestry.offer.tallest"))
    for player in ending.tied_at_the_top(state):
        name = said(player_name(state, player))
        under.offer(f"tallest.{player}", name, NameTallest(player), icon="landmark")


def points(section: Section[State], state: State) -> None:
    """Points that the app did not see, with what gave them."""
    sources = tuple(Option(one, Message(f"tapestry.source.{one}")) for one in SOURCES)
    signs = (
        Option("gained", Message("tapestry.offer.gained")),
        Option("lost", Message("tapestry.offer.lost")),
    )
    section.offer(
        "points.add",
        Message("tapestry.offer.add_points"),
        lambda f: AddPoints(
            f[PLAYER], f["amount"] if f[SIGN] == "gained" else -f["amount"], f["source"]
        ),
        whose(state),
        Choice("source", Message("tapestry.offer.ask.source"), sources),
        Choice(SIGN, Message("tapestry.offer.ask.gained"), signs),
        Amount("amount", Message("tapestry.offer.ask.points"), 1, MOST_POINTS),
        icon="vp",
    )
