"""What is decided before the game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.core.message import Message
from companion.core.question import Choice, Option, Several
from companion.core.setting import Setting
from companion.games.tapestry.offers.new_bots import bots_asked
from companion.games.tapestry.offers.new_people import (
    bot_colours_asked,
    colours_asked,
    people_asked,
)
from companion.games.tapestry.offers.new_variants import (
    ties_asked,
    variants_asked,
    without_missing_boxes,
)
from companion.games.tapestry.options import (
    MOST_ON_SMALL,
    Bots,
    CapitalKept,
    Expansion,
    MapSide,
    Options,
    Rebalancing,
    Way,
)
from companion.games.tapestry.setup.tables import BY_NUMBER, DUO, SOLO, at_table, refused, table_of
from companion.games.tapestry.turn.names import word

BY_PLAYERS = "by_players"
WAY_ICONS = {Way.EVERYTHING: "table", Way.COUNTS: "people", Way.SHEET: "score"}
BOXES = {
    Expansion.PLANS_AND_PLOYS: "expansion-plans",
    Expansion.ARTS_AND_ARCHITECTURE: "expansion-arts",
    Expansion.FANTASIES_AND_FUTURES: "expansion-futures",
}
"""Those that may be there or not, with their pictures."""
Ask = Setting[Options]


RULES = {
    "table": "rule.set_up",
    "level": "R-inc-1",
    "civilization": "R-setup-3",
    "expansions": "rule.set_up",
    "map": "rule.set_up",
    "rebalancing": "rule.rebalancing",
    "capital": "rule.rows_and_columns",
}
"""The entry of the rules on a setting, by its key."""


def settings(options: Options) -> tuple[Ask, ...]:
    """Everything that is asked, with what the rules say of it."""
    asked = _asked(options)
    return tuple(replace(one, help=one.help or RULES.get(one.question.key, "")) for one in asked)


def _asked(options: Options) -> tuple[Ask, ...]:
    """Who against whom, at which level, with which boxes, by which rules."""
    who = (_table(options), *_way(options), *people_asked(options))
    if options.begins_as is Way.COUNTS:
        return (*who, *colours_asked(options), *ties_asked(options))
    if options.begins_as is Way.SHEET:
        return (*who, _boxes(options), *colours_asked(options), *ties_asked(options))
    return (
        *who,
        *bots_asked(options),
        _boxes(options),
        _map(options),
        _rebalancing(options),
        _capital(options),
        *colours_asked(options),
        *bot_colours_asked(options),
        *variants_asked(options),
        *ties_asked(options),
    )


def ways() -> tuple[Option, ...]:
    """The three to keep a game, the most told first."""
    return tuple(
        Option(
            way.value,
            Message(f"tapestry.company.way.{way.value}"),
            Message(f"tapestry.company.way_note.{way.value}"),
            WAY_ICONS[way],
        )
        for way in Way
    )


def _table(options: Options) -> Ask:
    tables = (
        Option(SOLO, Message("tapestry.new.solo"), icon="owner-automa"),
        Option(DUO, Message("tapestry.new.duo"), icon="owner-shadow"),
        *(Option(n, Message("tapestry.new.people", n=int(n)), icon="people") for n in BY_NUMBER),
    )
    asked = Choice("table", Message("tapestry.new.who"), tables, table_of(options))
    return Setting(asked, lambda table: at_table(options, table))


def _way(options: Options) -> Iterator[Ask]:
    """How much of it is told, where people are among themselves."""
    if options.company:
        text = Message("tapestry.company.ways")
        asked = Choice("way", text, ways(), options.begins_as.value)
        yield Setting(asked, lambda way: replace(options, way=way))


def _boxes(options: Options) -> Ask:
    """Some of the boxes; a variant of a box that is away goes with it."""
    every = tuple(
        Option(
            box.value,
            word("expansion", box.value),
            Message(f"tapestry.new.box.{box.value.lower()}"),
            icon,
        )
        for box, icon in BOXES.items()
    )
    now = tuple(box.value for box in options.expansions)
    asked = Several("expansions", Message("tapestry.new.boxes"), every, guess=now)

    def taken(chosen: tuple[str, ...]) -> Options:
        boxes = tuple(box for box in BOXES if box.value in chosen)
        return without_missing_boxes(replace(options, expansions=boxes))

    return Setting(asked, taken)


def _map(options: Options) -> Ask:
    """A side of the board, and why it cannot be played on."""
    sides = tuple(
        Option(
            side.value or BY_PLAYERS,
            Message(f"tapestry.new.map.{side.value or BY_PLAYERS}"),
            reason=refused(replace(options, map_side=side)),
        )
        for side in MapSide
    )
    now = options.map_side.value or BY_PLAYERS
    asked = Choice("map", Message("tapestry.new.map"), sides, now, note=_map_note(options))
    laid: dict[str, MapSide] = {side.value or BY_PLAYERS: side for side in MapSide}
    return Setting(asked, lambda side: replace(options, map_side=laid[side]), aside=True)


def _map_note(options: Options) -> Message:
    if options.solo:
        return Message("tapestry.options.solo_map")
    if options.bots is Bots.SHADOW:
        return Message("tapestry.options.shadow_map")
    return Message("tapestry.new.map_text", n=MOST_ON_SMALL)


def _rebalancing(options: Options) -> Ask:
    lists = tuple(
        Option(one.value, Message(f"tapestry.new.rebalancing.{one.value}")) for one in Rebalancing
    )
    text, note = Message("tapestry.new.rebalancing"), Message("tapestry.new.rebalancing_note")
    asked = Choice("rebalancing", text, lists, options.rebalancing.value, note=note)
    return Setting(asked, lambda one: replace(options, rebalancing=Rebalancing(one)), aside=True)


def _capital(options: Options) -> Ask:
    kept = tuple(
        Option(one.value, Message(f"tapestry.new.capital.{one.value}")) for one in CapitalKept
    )
    text, note = Message("tapestry.new.capitals"), Message("tapestry.new.capitals_note")
    asked = Choice("capital", text, kept, options.participants[0].capital.value, note=note)

    def taken(one: str) -> Options:
        people = (replace(each, capital=CapitalKept(one)) for each in options.participants)
        return replace(options, participants=tuple(people))

    return Setting(asked, taken, aside=True)
