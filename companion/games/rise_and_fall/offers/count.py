"""The count at the end, region by region."""

from __future__ import annotations

from companion.core.form import form
from companion.core.message import Message, name
from companion.core.noun import HowMany, Noun
from companion.core.offer import Section
from companion.games.rise_and_fall.commands.score import (
    MOST_SPACES,
    BeginCount,
    CountRegion,
    DropRegion,
)
from companion.games.rise_and_fall.content import terrains
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.state import Phase, State

NOBODY = "nobody"


def _region_called(state: State, at: str) -> Message:
    region = state.regions[int(at)]
    terrain = name("rise_and_fall", "terrain", region.terrain)
    return Message("rise_and_fall.did.region", terrain=terrain, n=region.spaces)


REGION = form(
    CountRegion,
    "region",
    Message("rise_and_fall.offer.region"),
    icon="map",
    help="end.territory",
    terrain=Noun(
        "terrain",
        Message("rise_and_fall.offer.ask.terrain"),
        lambda state, filled: terrains(),
        lambda state, terrain: name("rise_and_fall", "terrain", terrain),
        lambda state, terrain: terrains()[terrain].icon,
    ),
    spaces=HowMany(
        "spaces",
        Message("rise_and_fall.offer.ask.region_spaces"),
        lambda state, filled: None,
        lambda state, filled: MOST_SPACES,
        lambda state, filled: 1,
    ),
    winner=Noun(
        "winner",
        Message("rise_and_fall.offer.ask.winner"),
        lambda state, filled: (*state.living, NOBODY),
        lambda state, seat: (
            Message("rise_and_fall.screen.nobody") if seat == NOBODY else who(state, seat)
        ),
        read=lambda seat: "" if seat == NOBODY else seat,
    ),
)
DROP = form(
    DropRegion,
    "drop_region",
    Message("rise_and_fall.offer.drop_region"),
    icon="trash",
    when=lambda state: bool(state.regions),
    index=Noun(
        "region",
        Message("rise_and_fall.offer.ask.region"),
        lambda state, filled: map(str, range(len(state.regions))),
        _region_called,
        read=int,
    ),
)


def count(section: Section[State], state: State) -> None:
    """Regions onto the sheet and off it."""
    section.forms((REGION, DROP))


def count_now(section: Section[State], state: State) -> None:
    """Before the end, when the table agrees to stop."""
    if state.phase not in (Phase.SCORING, Phase.OVER):
        section.offer("count_now", Message("rise_and_fall.menu.count"), BeginCount(), icon="stop")
