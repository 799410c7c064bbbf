"""A new game as its screen draws it: what can be chosen, and the options that come of a choice.

The screen keeps an `Options`, shows `new_game_view(options)` and after every touch takes
`choose(options, what, value)`. `Options` of the last game come from the library.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from companion.core.message import Message, name
from companion.errors import RuleBroken
from companion.games.tapestry.options import (
    Bots,
    CapitalKept,
    Expansion,
    Options,
    Participant,
    Rebalancing,
)
from companion.games.tapestry.views.tracks import SHAPES

MOST_PEOPLE = 5
LEVELS = range(1, 7)
COLOURS = ("blue", "red", "green", "yellow", "purple", "white", "black")
SOLO, DUO = "solo", "duo"
VARIANTS = (
    "two_tapestries_first_income",
    "two_civilizations_each_time",
    "nanotechnology_two_cards",
    "start_on_nearest_island",
)
NOT_SOLO = "start_on_nearest_island"


@dataclass(frozen=True, slots=True)
class Chip:
    """One thing to choose."""

    id: str
    text: Message
    icon: str = ""


@dataclass(frozen=True, slots=True)
class PersonView:
    """Somebody at the table."""

    id: str
    number: int
    name: str
    colour: str
    shape: str


@dataclass(frozen=True, slots=True)
class NewGameView:
    """Everything to choose, and what is chosen."""

    tables: tuple[Chip, ...]
    table: str
    levels: tuple[Chip, ...]
    level: str
    level_text: Message | None
    expansions: tuple[Chip, ...]
    chosen_expansions: tuple[str, ...]
    rebalancings: tuple[Chip, ...]
    rebalancing: str
    capitals: tuple[Chip, ...]
    capital: str
    variants: tuple[Chip, ...]
    chosen_variants: tuple[str, ...]
    people: tuple[PersonView, ...]
    colours: tuple[str, ...]
    refusal: Message | None


def new_game_view(options: Options) -> NewGameView:
    """What the screen shows."""
    return NewGameView(
        tables=_tables(),
        table=_table(options),
        levels=tuple(Chip(str(n), Message("tapestry.new.level", level=n)) for n in LEVELS)
        if options.solo
        else (),
        level=str(options.level),
        level_text=name("tapestry", "level", str(options.level)) if options.solo else None,
        expansions=tuple(
            Chip(box.value, Message(f"tapestry.new.box.{box.value}"), _BOX_ICONS[box])
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
        variants=tuple(
            Chip(one, Message(f"tapestry.new.variant.{one}")) for one in _variants(options)
        ),
        chosen_variants=tuple(one for one in _variants(options) if getattr(options.variants, one)),
        people=tuple(
            PersonView(one.id, at, one.name, one.colour, _shape(at))
            for at, one in enumerate(options.participants, 1)
        ),
        colours=COLOURS,
        refusal=_refusal(options),
    )


def choose(options: Options, what: str, value: str) -> Options:
    """The options after a touch; `what` is the group of chips."""
    return _CHOICES[what](options, value)


def name_person(options: Options, person: str, typed: str) -> Options:
    """A name was typed."""
    return _with_person(options, person, name=typed.strip()[:40])


def colour_person(options: Options, person: str, colour: str) -> Options:
    """The colour of the real pieces."""
    return _with_person(options, person, colour=colour)


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
    people = {SOLO: 1, DUO: 2}.get(value) or int(value)
    bots = {SOLO: Bots.AUTOMA, DUO: Bots.SHADOW}.get(value, Bots.NONE)
    return replace(options, bots=bots, participants=_people(options, people))


def _people(options: Options, wanted: int) -> tuple[Participant, ...]:
    kept = options.participants[:wanted]
    capital = options.participants[0].capital
    taken = {one.colour for one in kept}
    free = [colour for colour in COLOURS if colour not in taken]
    new = (
        Participant(f"p{at}", colour=free.pop(0), capital=capital)
        for at in range(len(kept) + 1, wanted + 1)
    )
    return (*kept, *new)


def _toggle_box(options: Options, value: str) -> Options:
    box = Expansion(value)
    chosen = set(options.expansions) ^ {box}
    return replace(options, expansions=tuple(one for one in Expansion if one in chosen))


def _variants(options: Options) -> tuple[str, ...]:
    """Those that change something at this table."""
    return tuple(one for one in VARIANTS if not (options.solo and one == NOT_SOLO))


def _toggle_variant(options: Options, value: str) -> Options:
    turned = {value: not getattr(options.variants, value)}
    return replace(options, variants=replace(options.variants, **turned))  # type: ignore[arg-type]


def _choose_capital(options: Options, value: str) -> Options:
    kept = CapitalKept(value)
    people = tuple(replace(one, capital=kept) for one in options.participants)
    return replace(options, participants=people)


_CHOICES: dict[str, Callable[[Options, str], Options]] = {
    "table": _choose_table,
    "level": lambda options, value: replace(options, level=int(value)),
    "expansions": _toggle_box,
    "rebalancing": lambda options, value: replace(options, rebalancing=Rebalancing(value)),
    "capital": _choose_capital,
    "variants": _toggle_variant,
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
    except RuleBroken as refusal:
        return refusal.message
    return None
