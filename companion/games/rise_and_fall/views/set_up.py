"""The walk-through of the set-up, and the table in small beside it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from companion.core.hexgrid import Hex
from companion.core.message import Message
from companion.core.offer import Offer
from companion.core.set_up import SetUp, SetUpLine, SetUpPart, SetUpTick
from companion.games.rise_and_fall import checklist
from companion.games.rise_and_fall.content import first_tiles, kinds, terrains
from companion.games.rise_and_fall.offers.setting_up import FIRST, all_ready, draw_offers, tick
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.rules.stock import to_hex
from companion.games.rise_and_fall.signs import colour_of
from companion.games.rise_and_fall.state import State

TOPICS = {
    "players": "setup.pieces",
    "bank": "setup.bank",
    "world": "setup.world",
    "start": "setup.deploy",
}
"""Where the rules say it."""
ICONS = {
    "players": "people",
    "bank": "rise-gold",
    "world": "layers",
    "start": "rise-first-player",
}


@dataclass(frozen=True, slots=True)
class PersonLaid:
    """A person's place at the table."""

    colour: str
    shape: str
    first: bool
    builds: bool


@dataclass(frozen=True, slots=True)
class LaidView:
    """What the drawing of the table shows."""

    trophies: tuple[str, ...]
    ring: int
    tiles: tuple[tuple[str, int], ...]
    """The icon of each terrain, and how many tiles of it."""
    starts: tuple[str, ...]
    """The pieces everybody begins with."""
    people: tuple[PersonLaid, ...]
    world: tuple[tuple[Hex, str], ...]
    """The spaces that lie on the tablet, and their terrain."""


def set_up_view(state: State) -> SetUp[State]:
    """The parts of the rulebook; it ends with the draw of the first player."""
    steps = checklist.steps(state)
    parts = groupby(steps, key=lambda step: (step.part, step.section))
    builder = next((one for one in steps if one.draw == "builder" and not one.done), None)
    return SetUp(
        tuple(_part(state, part, text, tuple(its)) for (part, text), its in parts),
        _first_player(state),
        next_draw=draw_offers(state, builder.draw)[0] if builder else None,
    )


def left_on_map(view: SetUp[State]) -> bool:
    """A level of the world is neither laid on the tablet nor said to be done."""
    return any(line.on_board and not line.ticked for part in view.parts for line in part.lines)


def laid_view(state: State) -> LaidView:
    """The table as it is laid out."""
    seats = str(len(state.players))
    sea, *others = ((one.icon, one.tiles[seats]) for one in terrains().values())
    return LaidView(
        tuple(kind.icon for kind in kinds().values()),
        state.options.trophies,
        ((sea[0], sea[1] + first_tiles().tiles[seats]), *others),
        tuple(kind.icon for kind in kinds().values() if kind.starts),
        tuple(
            PersonLaid(
                *colour_of(state, one.id), one.id == state.first, one.id == state.first_builder
            )
            for one in state.players
        ),
        tuple((to_hex(place), space.terrain) for place, space in state.world.items()),
    )


def _first_player(state: State) -> Offer[State]:
    return draw_offers(state, FIRST)[0]


def _part(
    state: State, part: str, text: Message, steps: tuple[checklist.Step, ...]
) -> SetUpPart[State]:
    lines = tuple(_line(state, part, step) for step in steps if step.id != checklist.PLACED)
    return SetUpPart(part, text, None, lines, ICONS[part], all_ready(state, part))


def _line(state: State, part: str, step: checklist.Step) -> SetUpLine[State]:
    people = tuple(
        SetUpTick(
            seat,
            who(state, seat),
            colour_of(state, seat)[1],
            done,
            tick(state, step.id, seat),
        )
        for seat, done in step.people
    )
    draws = step.draw in checklist.DRAWN and step.draw != FIRST and not step.done
    return SetUpLine(
        step.id,
        step.text,
        step.icon,
        step.done,
        results=step.drawn,
        acts=draw_offers(state, step.draw) if draws else (),
        tick=_tick(state, step),
        people=people,
        on_board=step.on_map,
        topic=TOPICS[part],
    )


def _tick(state: State, step: checklist.Step) -> Offer[State] | None:
    """What the app has seen stays done."""
    if step.draw == FIRST:
        return _first_player(state)
    if step.done and not checklist.is_ticked(state, step.id):
        return None
    return tick(state, step.id)


__all__ = ["laid_view", "left_on_map", "set_up_view"]
