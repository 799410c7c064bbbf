"""A new game as its screen draws it: what can be chosen, and the options that come of a choice.

The screen keeps an `Options`, shows `new_game_view(options)` and after every touch takes
`choose(options, what, value)`. `Options` of the last game come from the library.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from companion.core.message import Message, name
from companion.errors import RuleBroken
from companion.games.tapestry.options import (
    MOST_ON_SMALL,
    Bots,
    CapitalKept,
    Expansion,
    MapSide,
    Options,
    Participant,
    Rebalancing,
    Way,
)
from companion.games.tapestry.setup import decks
from companion.games.tapestry.setup.begin import bot_owners
from companion.games.tapestry.setup.view_chip import Chip
from companion.games.tapestry.setup.view_colours import with_own_colours
from companion.games.tapestry.setup.view_own_level import (
    DRAWN,
    LEVELS,
    OWN,
    OwnCivilizationView,
    OwnLevelView,
    choose_civilization,
    choose_level,
    own_civilization_view,
    own_level_view,
)
from companion.games.tapestry.setup.view_variants import (
    VariantsView,
    choose_box,
    choose_die,
    switch,
    variants_view,
    without_missing_boxes,
)
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.view_owner import SHAPES

MOST_PEOPLE = 5
SOLO, DUO = "solo", "duo"


@dataclass(frozen=True, slots=True)
class PersonView:
    """Somebody at the table, and whether there is a seat before and after."""

    id: str
    number: int
    name: str
    colour: str
    shape: str
    may_move_up: bool = False
    may_move_down: bool = False


@dataclass(frozen=True, slots=True)
class BotPieces:
    """The colour of a bot's real pieces."""

    id: str
    text: Message
    colour: str


@dataclass(frozen=True, slots=True)
class WayChip:
    """A way to keep the game, with a line of what it means."""

    id: str
    text: Message
    note: Message
    icon: str


@dataclass(frozen=True, slots=True)
class NewGameView:
    """Everything to choose, and what is chosen."""

    tables: tuple[Chip, ...]
    table: str
    ways: tuple[WayChip, ...]
    way: str
    tells_boxes: bool
    """What is in the boxes matters: not where counts alone are told."""
    tells_all: bool
    """Then there is more to decide."""
    levels: tuple[Chip, ...]
    level: str
    level_text: Message | None
    level_note: Message | None
    """What it changes."""
    own_level: OwnLevelView
    civilizations: tuple[Chip, ...]
    civilization: str
    civilization_text: Message | str | None
    own_civilization: OwnCivilizationView
    maps: tuple[Chip, ...]
    map: str
    map_text: Message
    seats_text: Message | None
    expansions: tuple[Chip, ...]
    chosen_expansions: tuple[str, ...]
    rebalancings: tuple[Chip, ...]
    rebalancing: str
    capitals: tuple[Chip, ...]
    capital: str
    variants: VariantsView
    people: tuple[PersonView, ...]
    bots: tuple[BotPieces, ...]
    refusal: Message | None


def new_game_view(options: Options) -> NewGameView:
    """What the screen shows."""
    return NewGameView(
        tables=_tables(),
        table=_table(options),
        ways=ways() if options.company else (),
        way=as_new(options).begins_as.value,
        tells_boxes=as_new(options).begins_as is not Way.COUNTS,
        tells_all=as_new(options).begins_as is Way.EVERYTHING,
        levels=_levels() if options.solo else (),
        level=str(options.level) if options.own_level is None else OWN,
        level_text=_level_text(options) if options.solo else None,
        level_note=_level_note(options) if options.solo else None,
        own_level=own_level_view(options),
        civilizations=_civilizations(options) if options.solo else (),
        civilization=DRAWN if options.own_civilization is None else OWN,
        civilization_text=_civilization_text(options) if options.solo else None,
        own_civilization=own_civilization_view(options),
        maps=tuple(_map(options, side) for side in MapSide),
        map=options.map_side.value,
        map_text=_map_text(options),
        seats_text=Message("tapestry.new.seats") if len(options.participants) > 1 else None,
        expansions=tuple(
            Chip(box.value, word("expansion", box.value), _BOX_ICONS[box])
            for box in Expansion
            if box is not Expansion.BASE
        ),
        chosen_expansions=tuple(options.expansions),
        rebalancings=tuple(
            Chip(one.value, Message(f"tapestry.new.rebalancing.{one.value}")) for one in Rebalancing
        ),
        rebalancing=options.rebalancing.value,
        capitals=tuple(
            Chip(one.value, Message(f"tapestry.new.capital.{one.value}")) for one in CapitalKept
        ),
        capital=options.participants[0].capital.value,
        variants=variants_view(options),
        people=tuple(
            PersonView(
                one.id,
                at,
                one.name,
                one.colour,
                _shape(at),
                at > 1,
                at < len(options.participants),
            )
            for at, one in enumerate(options.participants, 1)
        ),
        bots=tuple(
            BotPieces(bot, Message(f"tapestry.new.pieces.{bot}"), options.bot_colour(bot))
            for bot in bot_owners(options)
        ),
        refusal=_refusal(options),
    )


def as_new(options: Options) -> Options:
    """Several people who have not said how they keep the game tell its counts."""
    if options.company and not options.way:
        return replace(options, way=Way.COUNTS.value)
    return options


def ways() -> tuple[WayChip, ...]:
    """The three, the most told first."""
    return tuple(
        WayChip(
            way.value,
            Message(f"tapestry.company.way.{way.value}"),
            Message(f"tapestry.company.way_note.{way.value}"),
            _WAY_ICONS[way],
        )
        for way in Way
    )


def choose(options: Options, what: str, value: str) -> Options:
    """The options after a touch; `what` is the group of chips."""
    return _CHOICES[what](options, value)


def name_person(options: Options, person: str, typed: str) -> Options:
    """A name was typed."""
    return _with_person(options, person, name=typed.strip()[:40])


def unseated(options: Options, names: Iterable[str]) -> tuple[str, ...]:
    """Those who played before and have no seat, while a seat has no name."""
    seated = {one.name.casefold() for one in options.participants}
    free = "" in seated
    return tuple(one for one in names if free and one.casefold() not in seated)


def seat_person(options: Options, called: str) -> Options:
    """Somebody who played before takes the first seat without a name."""
    free = next((one.id for one in options.participants if not one.name), "")
    return name_person(options, free, called)


def move_person(options: Options, person: str, by: int) -> Options:
    """Change places with the neighbour; the ids belong to the seats and stay."""
    people = list(options.participants)
    at = next(place for place, one in enumerate(people) if one.id == person)
    to = at + by
    if not 0 <= to < len(people):
        return options
    here, there = people[at], people[to]
    people[at], people[to] = replace(there, id=here.id), replace(here, id=there.id)
    return replace(options, participants=tuple(people))


_WAY_ICONS = {Way.EVERYTHING: "table", Way.COUNTS: "people", Way.SHEET: "score"}

_BOX_ICONS = {
    Expansion.PLANS_AND_PLOYS: "expansion-plans",
    Expansion.ARTS_AND_ARCHITECTURE: "expansion-arts",
    Expansion.FANTASIES_AND_FUTURES: "expansion-futures",
}


def _tables() -> tuple[Chip, ...]:
    people = tuple(
        Chip(str(n), Message("tapestry.new.people", n=n), "people")
        for n in range(2, MOST_PEOPLE + 1)
    )
    solo = Chip(SOLO, Message("tapestry.new.solo"), "owner-automa")
    return (solo, Chip(DUO, Message("tapestry.new.duo"), "owner-shadow"), *people)


def _table(options: Options) -> str:
    if options.solo:
        return SOLO
    return DUO if options.bots is Bots.SHADOW else str(len(options.participants))


def _choose_table(options: Options, value: str) -> Options:
    """A map that this table cannot be played on is left for the printed one."""
    people = {SOLO: 1, DUO: 2}.get(value) or int(value)
    bots = {SOLO: Bots.AUTOMA, DUO: Bots.SHADOW}.get(value, Bots.NONE)
    seated = replace(options, bots=bots, participants=_people(options, people))
    table = with_own_colours(seated)
    if _refusal(table) is None:
        return table
    return replace(table, map_side=MapSide.BY_PLAYERS)


def _levels() -> tuple[Chip, ...]:
    printed = (Chip(str(n), Message("tapestry.new.level", level=n)) for n in LEVELS)
    return (*printed, Chip(OWN, Message("tapestry.new.own_level"), "edit"))


def _level_text(options: Options) -> Message:
    if options.own_level is None:
        return name("tapestry", "level", str(options.level))
    return own_level_view(options).text


def _level_note(options: Options) -> Message | None:
    if options.own_level is not None:
        return None
    return Message(f"tapestry.new.level_note.{options.level}")


def _civilizations(options: Options) -> tuple[Chip, ...]:
    own = own_civilization_view(options)
    return (
        Chip(DRAWN, Message("tapestry.new.civilization_drawn"), "cards"),
        Chip(OWN, own.title, "edit"),
    )


def _civilization_text(options: Options) -> Message | str:
    if options.own_civilization is None:
        return Message("tapestry.new.civilization_drawn_text")
    return options.own_civilization.text


def _map_text(options: Options) -> Message:
    if options.solo:
        return Message("tapestry.options.solo_map")
    if options.bots is Bots.SHADOW:
        return Message("tapestry.options.shadow_map")
    return Message("tapestry.new.map_text", n=MOST_ON_SMALL)


def _map(options: Options, side: MapSide) -> Chip:
    """One side of the board, and why it cannot be played on."""
    text = Message(f"tapestry.new.map.{side.value or 'by_players'}")
    return Chip(side.value, text, refusal=_refusal(replace(options, map_side=side)))


def _people(options: Options, wanted: int) -> tuple[Participant, ...]:
    kept = options.participants[:wanted]
    capital = options.participants[0].capital
    new = (Participant(f"p{at}", capital=capital) for at in range(len(kept) + 1, wanted + 1))
    return (*kept, *new)


def _toggle_box(options: Options, value: str) -> Options:
    box = Expansion(value)
    chosen = set(options.expansions) ^ {box}
    boxes = tuple(one for one in Expansion if one in chosen)
    return without_missing_boxes(replace(options, expansions=boxes))


def _choose_capital(options: Options, value: str) -> Options:
    kept = CapitalKept(value)
    people = tuple(replace(one, capital=kept) for one in options.participants)
    return replace(options, participants=people)


_CHOICES: dict[str, Callable[[Options, str], Options]] = {
    "table": _choose_table,
    "way": lambda options, value: replace(options, way=Way(value).value),
    "level": choose_level,
    "civilization": choose_civilization,
    "map": lambda options, value: replace(options, map_side=MapSide(value)),
    "expansions": _toggle_box,
    "rebalancing": lambda options, value: replace(options, rebalancing=Rebalancing(value)),
    "capital": _choose_capital,
    "variants": switch,
    "die": choose_die,
    "box": choose_box,
}


def _with_person(options: Options, person: str, **changes: str) -> Options:
    people = tuple(
        replace(one, **changes) if one.id == person else one  # type: ignore[arg-type]
        for one in options.participants
    )
    return replace(options, participants=people)


def _shape(at: int) -> str:
    return SHAPES[(at - 1) % len(SHAPES)]


def _refusal(options: Options) -> Message | None:
    try:
        options.verify()
        decks.verify(options)
        _verify_names(options)
    except RuleBroken as refusal:
        return refusal.message
    return None


def _verify_names(options: Options) -> None:
    named = [one.name.casefold() for one in options.participants if one.name]
    if len(set(named)) < len(named):
        raise RuleBroken("tapestry.new.same_name")
