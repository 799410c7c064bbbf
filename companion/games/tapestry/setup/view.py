"""The set-up as a screen draws it: the checklist, the draws in it, what can be done now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from companion.core.command import Command, Entry
from companion.core.set_up import SetUp, SetUpLine, SetUpPart
from companion.games.tapestry.content.checklist import Item
from companion.games.tapestry.land.view import HexView, hexes
from companion.games.tapestry.setup import checklist
from companion.games.tapestry.setup.finish import missing, seat_name
from companion.games.tapestry.setup.landmark_cards import KeepLandmarkCard
from companion.games.tapestry.setup.view_draws import DRAWN_BY, DRAWS, results
from companion.games.tapestry.setup.view_forms import BEGIN, BY_DRAW, drawn_at, ticked
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.names import word

Line: TypeAlias = SetUpLine[State]
ICONS = {
    "general": "map",
    "player": "person",
    "automa": "owner-automa",
    "shadow": "owner-shadow",
    "begin": "play",
}
"""The picture of each part."""
RULE, RULE_OF_A_PLAYER = "rule.set_up", "rule.set_up_player"


@dataclass(frozen=True, slots=True)
class SetUpView(SetUp[State]):
    """The whole set-up, and the map beside it."""

    ticked: int = 0
    items: int = 0
    hexes: tuple[HexView, ...] = ()


def set_up_view(state: State) -> SetUpView:
    """The set-up of this table."""
    parts = tuple(
        SetUpPart(
            section.id,
            word("setup_section", section.id),
            word("document", section.document),
            tuple(line for item in its for line in _lines(state, item)),
            ICONS.get(section.id, "layers"),
        )
        for section, its in checklist.sections(state.options)
    )
    lines = [line for part in parts for line in part.lines]
    return SetUpView(
        parts,
        BEGIN.on(state),
        missing(state),
        next((line.acts[0] for line in lines if _is_drawn(line)), None),
        sum(line.ticked for line in lines),
        len(lines),
        hexes(state),
    )


def _is_drawn(line: Line) -> bool:
    """Chance alone does what comes next here."""
    return bool(line.acts) and isinstance(line.acts[0].command(), DRAWS)


def _lines(state: State, item: Item) -> Iterator[Line]:
    for key in checklist.keys(state.options, item):
        player, called = key.partition(":")[2], checklist.called(state.options, item.id)
        shown, left = results(state, item.draw, player), drawn_at(state, item, player)
        yield SetUpLine(
            key=key,
            text=called,
            icon=item.icon,
            ticked=key in state.setup.ticked or (bool(shown) and not left and item.draw in BY_DRAW),
            person=seat_name(state, player) if player else None,
            results=shown,
            acts=tuple(replace(one, help=_topic(one.command())) for one in left),
            tick=ticked(state, key),
            topic=item.rule or (RULE_OF_A_PLAYER if player else RULE),
        )


def _topic(command: Command[State]) -> str:
    """The entry of the mat or the landmark that would be kept."""
    if isinstance(command, KeepLandmarkCard):
        return f"landmark.{command.card}"
    kept = ((kind, getattr(command, kind, "")) for kind in ("civilization", "capital"))
    return next((f"{kind}.{card}" for kind, card in kept if card), "")


def drawn_by(entries: Sequence[Entry[State]], line: Line) -> Entry[State] | None:
    """The step that drew what a line shows."""
    if not line.results:
        return None
    item, _, person = line.key.partition(":")
    kinds = next((kinds for part, kinds in DRAWN_BY.items() if part in item), ())
    for entry in reversed(entries):
        whose = getattr(entry.command, "player", person)
        if isinstance(entry.command, kinds) and whose == person:
            return entry
    return None
