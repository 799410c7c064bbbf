"""The end: what breaks a tie, and points that nobody saw."""

from __future__ import annotations

from companion.core.form import form
from companion.core.message import Message
from companion.core.noun import HowMany, Noun
from companion.core.offer import Section
from companion.games.tapestry.nouns import PERSON, PLAYER, said
from companion.games.tapestry.offers.effects import GAINED, LOST, SAID, SIGN
from companion.games.tapestry.score import ending
from companion.games.tapestry.score.commands import MOST_POINTS, SOURCES, AddPoints, NameTallest
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.names import player_name


def over(section: Section[State], state: State) -> None:
    """The game is over on the table."""
    tallest(section, state)
    section.under(Message("tapestry.offer.besides"), aside=True).keep(ADD.on(state))


def tallest(section: Section[State], state: State) -> None:
    """Whose capital holds the tallest landmark, where that decides."""
    if state.tallest or not ending.asks_for_tallest(state):
        return
    under = section.under(Message("tapestry.offer.tallest"))
    for player in ending.tied_at_the_top(state):
        name = said(player_name(state, player))
        under.offer(f"tallest.{player}", name, NameTallest(player), icon="landmark")


ADD = form(
    AddPoints,
    "points.add",
    Message("tapestry.offer.add_points"),
    icon="vp",
    makes=lambda state, f: AddPoints(
        f[PLAYER], f["amount"] if f[SIGN] == GAINED else -f["amount"], f["source"]
    ),
    player=PERSON,
    source=Noun(
        "source",
        Message("tapestry.offer.ask.source"),
        lambda state, f: SOURCES,
        lambda state, source: Message(f"tapestry.source.{source}"),
    ),
    sign=Noun(
        SIGN,
        Message("tapestry.offer.ask.gained"),
        lambda state, f: (GAINED, LOST),
        lambda state, sign: SAID[sign],
    ),
    amount=HowMany(
        "amount",
        Message("tapestry.offer.ask.points"),
        lambda state, f: None,
        lambda state, f: MOST_POINTS,
        lambda state, f: 1,
    ),
)
"""Points that the app did not see, with what gave them."""
