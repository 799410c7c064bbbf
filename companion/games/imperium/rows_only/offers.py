"""What can be done where only rows are read, and decided before."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.core.form import form
from companion.core.message import Message
from companion.core.noun import Put
from companion.core.offer import Filled, Offer, Section
from companion.core.question import Choice, Option, Question
from companion.core.setting import Setting, people
from companion.games.imperium.catalogue import COMMON, cards_of
from companion.games.imperium.content import levels, named
from companion.games.imperium.offers.new_game import (
    both_asked,
    boxes_asked,
    nation_asked,
    played_with,
    printing_asked,
)
from companion.games.imperium.offers.result import offer_result
from companion.games.imperium.options import SOLO, Options
from companion.games.imperium.rows_only.commands import CloseGame, ReadRow, TurnTable
from companion.games.imperium.rows_only.reading import SHOWN, asked, sides
from companion.games.imperium.rows_only.state import RowsOptions, RowsState


def offers(state: RowsState) -> tuple[Offer[RowsState], ...]:
    """The next card; the other table; the end."""
    if state.over:
        return ()
    section: Section[RowsState] = Section(state)
    section.forms((READ,))
    for side in sides(state.options.opponent):
        if side != state.side:
            text = Message("imperium.rows_only.turn", side=Message(f"imperium.table.{side}"))
            section.offer(f"turn.{side}", text, TurnTable(side), icon="imperium-state")
    offer_result(section.under(Message("imperium.screen.the_end"), aside=True), CloseGame)
    return section.offers


def _shown(state: RowsState, _filled: Filled) -> Question[Any]:
    return replace(asked(state, cards_may_be(state.options)), key=SHOWN)


READ = form(
    ReadRow,
    "read",
    Message("imperium.rows_only.read"),
    icon="cards",
    first=True,
    shown=Put(SHOWN, _shown),
)


def cards_may_be(options: RowsOptions) -> tuple[str, ...]:
    """Everything that this C.I.V. may turn over."""
    owners = (options.opponent, *COMMON)
    return tuple(one.id for owner in owners for one in cards_of(owner) if one.copies)


def instead_of(options: Options) -> RowsOptions | None:
    """The same game of which only the rows are read; None for several people."""
    if options.mode != SOLO:
        return None
    me, box = options.seats[0], (options.box, options.both_boxes)
    return RowsOptions(me.name, me.nation, options.opponent, options.level, *box, options.printing)


def settings(options: RowsOptions) -> tuple[Setting[RowsOptions], ...]:
    """Who, with which nation, against which."""
    offered = played_with(options.box, options.both_boxes)
    mine = tuple(one for one in offered if one != options.opponent)
    civ = tuple(one for one in offered if one != options.nation)
    your, its = Message("imperium.screen.your_nation"), Message("imperium.screen.its_nation")
    grades = tuple(Option(one, named("level", one)) for one in levels())
    level = Choice("level", Message("imperium.screen.level"), grades, options.level)
    return (
        *people([options.player], 1, 1, lambda names: replace(options, player=names[0])),
        boxes_asked(options.box, lambda box: _among(replace(options, box=box))),
        both_asked(options.both_boxes, lambda both: _among(replace(options, both_boxes=both))),
        Setting(
            nation_asked("nation", your, mine, options.nation),
            lambda one: replace(options, nation=one),
        ),
        Setting(
            nation_asked("opponent", its, civ, options.opponent),
            lambda one: replace(options, opponent=one),
        ),
        Setting(level, lambda one: replace(options, level=one)),
        printing_asked(options.printing, lambda one: replace(options, printing=one)),
    )


def _among(options: RowsOptions) -> RowsOptions:
    """Nations that are not in the boxes on the table give way to some that are."""
    offered = played_with(options.box, options.both_boxes)
    spare = [one for one in offered if one not in (options.nation, options.opponent)]
    nation = options.nation if options.nation in offered else spare.pop(0)
    opponent = options.opponent if options.opponent in offered else spare.pop(0)
    return replace(options, nation=nation, opponent=opponent)
