"""The count at the end, region by region."""

from __future__ import annotations

from companion.core.message import Message, name
from companion.core.offer import Section
from companion.core.question import Amount, Choice, Option
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


def count(section: Section[State], state: State) -> None:
    """Regions onto the sheet and off it."""
    section.offer(
        "region",
        Message("rise_and_fall.offer.region"),
        lambda f: CountRegion(
            f["terrain"], f["spaces"], "" if f["winner"] == NOBODY else f["winner"]
        ),
        _terrains(),
        Amount("spaces", Message("rise_and_fall.offer.ask.region_spaces"), 1, MOST_SPACES),
        _winners(state),
        icon="map",
        help="end.territory",
    )
    if state.regions:
        section.offer(
            "drop_region",
            Message("rise_and_fall.offer.drop_region"),
            lambda f: DropRegion(int(f["region"])),
            _regions(state),
            icon="trash",
        )


def count_now(section: Section[State], state: State) -> None:
    """Before the end, when the table agrees to stop."""
    if state.phase not in (Phase.SCORING, Phase.OVER):
        section.offer("count_now", Message("rise_and_fall.menu.count"), BeginCount(), icon="stop")


def _terrains() -> Choice:
    options = tuple(
        Option(one.id, name("rise_and_fall", "terrain", one.id), icon=one.icon)
        for one in terrains().values()
    )
    return Choice("terrain", Message("rise_and_fall.offer.ask.terrain"), options)


def _winners(state: State) -> Choice:
    seats = tuple(Option(seat, who(state, seat)) for seat in state.living)
    nobody = Option(NOBODY, Message("rise_and_fall.screen.nobody"))
    return Choice("winner", Message("rise_and_fall.offer.ask.winner"), (*seats, nobody))


def _regions(state: State) -> Choice:
    options = tuple(
        Option(
            str(at),
            Message(
                "rise_and_fall.did.region",
                terrain=name("rise_and_fall", "terrain", region.terrain),
                n=region.spaces,
            ),
        )
        for at, region in enumerate(state.regions)
    )
    return Choice("region", Message("rise_and_fall.offer.ask.region"), options)
