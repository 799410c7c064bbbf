"""The checklist of the set-up as this table needs it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from companion.content import load
from companion.core.message import Message, name
from companion.games.rise_and_fall.content import first_tiles, terrains
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.state import State


@dataclass(frozen=True, slots=True)
class Item:
    """A line of the file."""

    id: str
    icon: str = ""
    each: bool = False
    #: What the app draws or shows in it: bank, tiles, builder, first.
    draw: str = ""
    #: An option that must be on.
    needs: str = ""
    #: A number by players; without one for this table the item is left out.
    amounts: Mapping[str, int] = field(default_factory=dict)


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
    section: Message
    text: Message
    icon: str
    done: bool
    draw: str = ""
    drawn: tuple[Message, ...] = ()
    #: Seats that each tick it for themselves, and whether they have.
    people: tuple[tuple[str, bool], ...] = ()


def sections() -> tuple[Section, ...]:
    """The file."""
    return load("rise_and_fall/setup.json", SetupFile).sections


def steps(state: State) -> tuple[Step, ...]:
    """The walk-through of this table."""
    return tuple(_steps(state))


def _steps(state: State) -> Iterator[Step]:
    players = str(len(state.players))
    for section in sections():
        for item in section.items:
            if item.needs and not getattr(state.options, item.needs):
                continue
            if item.amounts and players not in item.amounts:
                continue
            people = ticked_by(state, item)
            yield Step(
                item.id,
                name("rise_and_fall", "section", section.id),
                name("rise_and_fall", "setup", item.id).with_params(n=item.amounts.get(players, 0)),
                item.icon,
                all(done for _, done in people) if people else item.id in state.ticked,
                item.draw,
                _drawn(state, item.draw),
                people,
            )


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
    seat = {"builder": state.first_builder, "first": state.first}.get(draw, "")
    if draw == "bank" and state.bank is not None:
        return (Message("rise_and_fall.setup.bank", gold=state.bank),)
    return (who(state, seat),) if seat else ()
