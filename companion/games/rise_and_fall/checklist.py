"""The checklist of the set-up as this table needs it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from companion.content import load
from companion.core.message import Message, name
from companion.games.rise_and_fall.content import first_tiles, terrains
from companion.games.rise_and_fall.options import Way
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.rules.stock import tiles_left, tiles_of
from companion.games.rise_and_fall.state import State

DRAWN = ("bank", "builder", "first")
"""Draws whose outcome the app has."""
PLACED = "place"
"""The item that is done by placing the first pieces."""


@dataclass(frozen=True, slots=True)
class Item:
    """A line of the file."""

    id: str
    icon: str = ""
    each: bool = False
    draw: str = ""
    """What the app draws or shows in it: bank, ring, tiles, builder, first."""
    needs: str = ""
    """An option that must be on."""
    amounts: Mapping[str, int] = field(default_factory=dict)
    """A number by players; without one for this table the item is left out."""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the set-up."""

    id: str
    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class SetupFile:
    sections: tuple[Section, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """A line of the walk-through: what to do, whether it is done, what was drawn."""

    id: str
    part: str
    """The id of its section."""
    section: Message
    text: Message
    icon: str
    done: bool
    draw: str = ""
    drawn: tuple[Message, ...] = ()
    on_map: bool = False
    """It is done on the map, where the world is laid on the tablet."""
    people: tuple[tuple[str, bool], ...] = ()
    """Seats that each tick it for themselves, and whether they have."""


def sections() -> tuple[Section, ...]:
    """The file."""
    return load("rise_and_fall/setup.json", SetupFile).sections


def needed(state: State) -> Iterator[tuple[Section, Item]]:
    """What this table has to do, and the part that it is of."""
    every = ((section, item) for section in sections() for item in section.items)
    return (one for one in every if _is_needed(state, one[1]))


def steps(state: State, part: str = "") -> tuple[Step, ...]:
    """The walk-through of this table, or a part of it."""
    its = (one for one in needed(state) if part in ("", one[0].id))
    return tuple(_step(state, section, item) for section, item in its)


def step(state: State, line: str) -> Step:
    """A line of it."""
    return next(_step(state, section, item) for section, item in needed(state) if item.id == line)


def left_of(state: State, part: str) -> tuple[str, ...]:
    """What is left of a part, but for what is drawn or laid on the tablet."""
    lines = (one for one in steps(state, part) if not (one.on_map or one.draw in DRAWN))
    return tuple([one.id for one in lines if not one.done])


def _step(state: State, section: Section, item: Item) -> Step:
    people, n = ticked_by(state, item), item.amounts.get(str(len(state.players)), 0)
    return Step(
        item.id,
        section.id,
        name("rise_and_fall", "section", section.id),
        name("rise_and_fall", "setup", item.id).with_params(n=n),
        item.icon,
        _is_done(state, item, people),
        item.draw,
        _drawn(state, item.draw) or _laid(state, item.id),
        state.way is Way.WORLD and item.id in terrains(),
        people,
    )


def _is_needed(state: State, item: Item) -> bool:
    """What an option or the number of players leaves out; the bank's gold where it is moved."""
    if item.amounts and str(len(state.players)) not in item.amounts:
        return False
    if item.draw == "bank" and not state.counts_treasuries:
        return False
    return not item.needs or bool(getattr(state.options, item.needs))


def _is_done(state: State, item: Item, people: tuple[tuple[str, bool], ...]) -> bool:
    """Everybody has done it; or it was drawn, which the app has seen."""
    if people:
        return all(done for _, done in people)
    seen = item.draw in DRAWN and bool(_drawn(state, item.draw))
    return seen or is_done(state, item.id)


def is_done(state: State, item: str) -> bool:
    """Ticked; a level of the world is done once all of it lies on the tablet too."""
    laid = state.way is Way.WORLD and item in terrains() and tiles_left(state, item) == 0
    return item in state.ticked or laid


def is_ticked(state: State, item: str) -> bool:
    """Somebody has said so, for all who do it."""
    return all(key_of(item, seat) in state.ticked for seat in seats_of(state, item))


def _laid(state: State, item: str) -> tuple[Message, ...]:
    """How many tiles of a level lie on the tablet."""
    if state.way is not Way.WORLD or item not in terrains() or not state.world:
        return ()
    all_ = tiles_of(state, item)
    done = all_ - tiles_left(state, item)
    return (Message("rise_and_fall.setup.laid", done=done, n=all_),) if done else ()


def ticked_by(state: State, item: Item) -> tuple[tuple[str, bool], ...]:
    """Every seat of an item that is done once each, and whether it is done there."""
    if not item.each:
        return ()
    return tuple((one.id, key_of(item.id, one.id) in state.ticked) for one in state.players)


def seats_of(state: State, item: str) -> tuple[str, ...]:
    """Whose ticks an item has: everybody's, or one that is nobody's own."""
    each = {one.id for section in sections() for one in section.items if one.each}
    return tuple(player.id for player in state.players) if item in each else ("",)


def key_of(item: str, seat: str) -> str:
    """What is ticked: an item, or an item of one player."""
    return f"{item} {seat}" if seat else item


def _drawn(state: State, draw: str) -> tuple[Message, ...]:
    players = str(len(state.players))
    if draw == "tiles":
        first = Message("rise_and_fall.setup.first_sea", count=first_tiles().tiles[players])
        rows = [
            (name("rise_and_fall", "terrain", t.id), t.tiles[players]) for t in terrains().values()
        ]
        return (
            first,
            *(Message("rise_and_fall.setup.tiles", terrain=what, count=n) for what, n in rows),
        )
    if draw == "ring":
        return (Message("rise_and_fall.setup.ring", n=state.options.trophies),)
    seat = {"builder": state.first_builder, "first": state.first}.get(draw, "")
    if draw == "bank" and state.bank is not None:
        return (Message("rise_and_fall.setup.bank", gold=state.bank),)
    return (who(state, seat),) if seat else ()
