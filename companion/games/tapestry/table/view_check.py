"""The table in three groups, to be looked over: the players, the bots, the board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from companion.core.checked import BOARD, BOTS, YOU, Cell, Group, short
from companion.core.game import TableFact
from companion.core.message import Message
from companion.games.tapestry.owners import AUTOMA, SHADOW
from companion.games.tapestry.player import BUILDINGS_EACH, OUTPOSTS_EACH, RESOURCE_CAP
from companion.games.tapestry.score.counting import rows_and_columns
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.names import bot_title, card_name
from companion.games.tapestry.view_owner import label_of, shape_of

ICONS = {
    "points": "vp",
    "outposts": "outpost",
    "hand": "card-tapestry",
    "tiles": "territory-tile",
    "tech": "card-tech",
    "civilization": "civilization",
    "masterpiece": "masterpiece",
    "favourite": "heart",
    "deck": "card-decision",
    "discard": "discard",
    "progress": "card-progress",
    "pair": "cards",
    "covered": "card-tapestry",
    "income_turns": "income",
    "landmark": "landmark",
    "achievement": "achievement",
}
MOST = {"resource": RESOURCE_CAP, "building": BUILDINGS_EACH, "outposts": OUTPOSTS_EACH}
DRAWN = "track"
CAPITAL, LABEL = "capital", "tapestry.screen.capital"
ROWS = (
    "tapestry.screen.row_bottom",
    "tapestry.screen.row_middle",
    "tapestry.screen.row_top",
)
"""Of technologies, from below."""


def checked(state: State, facts: Sequence[TableFact]) -> tuple[Group, ...]:
    """Every fact once: in a cell of its group or on the drawing of the board."""
    return (*_people(state, facts), *_bots(facts), _board(facts))


def _people(state: State, facts: Sequence[TableFact]) -> Iterator[Group]:
    for player, me in state.players.items():
        mats = tuple(card_name("civilization", mat.id) for mat in me.civilizations)
        note = Message("tapestry.table.parts", parts=mats) if mats else None
        shape = shape_of(state, player)
        icon = f"owner-{shape}" if shape == "human" else f"shape-{shape}"
        cells = (*_cells(_of(facts, player)), _capital(state, player))
        yield Group(YOU, label_of(state, player), icon, cells, note, me.colour)


def _capital(state: State, player: str) -> Cell:
    """What stands there, and what is complete."""
    city = state.players[player].capital
    parts = (
        ("pieces", len(city.placed)),
        ("lines", rows_and_columns(state, player)),
        ("districts", len(city.districts)),
    )
    said = tuple(Message(f"tapestry.check.capital.{what}", n=n) for what, n in parts)
    value = Message("tapestry.table.parts", parts=said)
    return Cell(TableFact(f"{player}.{CAPITAL}", Message(LABEL), value), Message(LABEL), CAPITAL)


def _bots(facts: Sequence[TableFact]) -> Iterator[Group]:
    """The deck lies with the Automa, or with the one bot there is."""
    for bot in (AUTOMA, SHADOW):
        own = _of(facts, bot)
        deck = _of(facts, "bots") if own and (bot == AUTOMA or not _of(facts, AUTOMA)) else ()
        cells = _cells((*own, *deck))
        if cells:
            yield Group(BOTS, bot_title(bot), f"owner-{bot}", cells, colour=bot)


def _board(facts: Sequence[TableFact]) -> Group:
    places = ("landmark", "achievement", "offer")
    cells = _cells([fact for fact in facts if fact.key.split(".")[0] in places])
    drawn = tuple(fact for fact in facts if _is_drawn(fact))
    return Group(BOARD, Message("tapestry.check.board"), "map", cells, drawn=drawn)


def _of(facts: Sequence[TableFact], owner: str) -> Sequence[TableFact]:
    """What lies with an owner, without what is drawn on the board."""
    return [fact for fact in facts if fact.key.startswith(f"{owner}.") and not _is_drawn(fact)]


def _is_drawn(fact: TableFact) -> bool:
    first, second = fact.key.split(".")[:2]
    return first == "hex" or second == DRAWN


def _cells(facts: Sequence[TableFact]) -> tuple[Cell, ...]:
    return tuple(_cell(fact) for fact in facts)


def _cell(fact: TableFact) -> Cell:
    first, what, thing = (*fact.key.split(".", 2), "")[:3]
    if first in ("landmark", "achievement"):
        return Cell(fact, short(fact), ICONS[first])
    if first == "offer":
        return Cell(fact, short(fact), ICONS[what])
    pictured = what in ("resource", "building")
    icon = f"{what}-{thing}" if pictured else ICONS.get(what, "")
    return Cell(_by_place(fact), short(fact), icon, MOST.get(what, 0))


def _by_place(fact: TableFact) -> TableFact:
    """The row of a technology by its place, not by its number."""
    if not isinstance(fact.value, Message) or fact.value.key != "tapestry.table.row":
        return fact
    row = int(str(fact.value.params["row"]))
    return replace(fact, value=Message(ROWS[row]))
