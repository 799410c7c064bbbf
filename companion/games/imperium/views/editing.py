"""Correcting a row of a nation's table: the owner's own copy of the file, row by row."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from companion.content import SHELF
from companion.core.answers import Answer
from companion.core.message import Message
from companion.errors import RuleBroken
from companion.games.imperium import content
from companion.games.imperium.acts import Act, Element, If
from companion.games.imperium.content import table_file
from companion.games.imperium.rules.doubts import known_key
from companion.games.imperium.rules.words_in_doubt import fact_id
from companion.games.imperium.say import act_said, condition_said
from companion.games.imperium.table import SIDES
from companion.games.imperium.views.outline import groups, lines
from companion.games.imperium.writing import NotWhole, write_elements

Known = Callable[[str], Answer | None]


@dataclass(frozen=True, slots=True)
class Draft:
    """A row while it is edited."""

    row_id: str
    shows: str
    """What stands in front of it; empty while nobody can say."""
    elements: tuple[Element, ...]


def draft_of(row_id: str, told: Known) -> Draft:
    """A row as it is read now, what the owner told about it included."""
    row = dict(content.every_row())[row_id]
    readings = {doubt.name: told(fact_id(row_id, doubt.name)) for doubt in row.doubts}
    known = {
        doubt.name: str(readings[doubt.name])
        for doubt in row.doubts
        if readings[doubt.name] in doubt.options
    }
    key = known_key(row_id, row, told)
    return Draft(row_id, key if key in known_keys() else row.shows, row.elements(known))


def known_keys() -> frozenset[str]:
    """Everything that may stand in front of a row."""
    return frozenset(one for one, _ in content.keys().items())


def front_keys(row_id: str) -> tuple[tuple[str, Message, str], ...]:
    """What may stand in front of the row: (id, name, icon)."""
    voyage = row_id.split(".")[1] == "journey"
    return tuple(
        (one, content.named("key", one), key.icon)
        for one, key in content.keys().items()
        if (key.kind == "journey") is voyage
    )


def corrected(draft: Draft) -> tuple[str, str]:
    """Path and text of the file with this row; raises RuleBroken if something is missing."""
    if draft.shows not in known_keys():
        raise RuleBroken("imperium.broken.row_shows_nothing")
    if not draft.elements or any(not _whole(one.element) for one in lines(draft.elements)):
        raise RuleBroken("imperium.broken.row_says_nothing")
    try:
        then = write_elements(draft.elements)
    except NotWhole as lacking:
        step = lacking.step
        words = act_said(step) if isinstance(step, Act) else condition_said(step)
        raise RuleBroken(f"imperium.broken.step_lacks.{lacking.lacks}", step=words) from lacking
    return _with_row(draft.row_id, {"shows": draft.shows, "then": then})


def restored(row_id: str) -> tuple[str, str]:
    """Path and text of the file with the row as it was shipped."""
    return _with_row(row_id, _shipped(row_id))


def is_corrected(row_id: str) -> bool:
    """The owner has put another row in the place of the shipped one."""
    return bool(_row(_own(row_id.split(".")[0]), row_id) != _shipped(row_id))


def _whole(element: Element) -> bool:
    """What joins steps has some to join; there need be no "otherwise"."""
    inner = groups(element)
    return not inner or all(inner[:1] if isinstance(element, If) else inner)


def _with_row(row_id: str, row: dict[str, Any]) -> tuple[str, str]:
    nation_id, side, order = row_id.split(".")
    whole = _own(nation_id)
    whole[side][int(order) - 1] = row
    return table_file(nation_id), _laid_out(whole)


def _own(nation_id: str) -> dict[str, Any]:
    path = table_file(nation_id)
    own = SHELF.edited / path if SHELF.edited else None
    if own is not None and own.is_file():
        with suppress(ValueError):  # a damaged copy is passed over, as when it is read
            return _read(own)
    return _read(SHELF.shipped / path)


def _shipped(row_id: str) -> dict[str, Any]:
    return _row(_read(SHELF.shipped / table_file(row_id.split(".")[0])), row_id)


def _row(whole: dict[str, Any], row_id: str) -> dict[str, Any]:
    _, side, order = row_id.split(".")
    row: dict[str, Any] = whole[side][int(order) - 1]
    return row


def _read(file: Any) -> dict[str, Any]:
    whole: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return whole


def _laid_out(whole: dict[str, Any]) -> str:
    """A row to a line, as the shipped files have it."""
    sides = [side for side in SIDES if side in whole]
    parts = [f' "nation": {json.dumps(whole["nation"])}']
    for side in sides:
        rows = ",\n".join(f"  {json.dumps(row, ensure_ascii=False)}" for row in whole[side])
        parts.append(f' "{side}": [\n{rows}\n ]')
    return "{\n" + ",\n".join(parts) + "\n}\n"
