"""Correcting a row of a nation's table: the text of the owner's own copy of the file."""

from __future__ import annotations

import json
from typing import Any

from companion.content import SHELF
from companion.errors import RuleBroken
from companion.games.imperium.content import keys, table_file
from companion.games.imperium.grammar import NotASentence, read_elements
from companion.games.imperium.table import SIDES


def sentences(row_id: str) -> tuple[str, str]:
    """What a row shows, and its sentences as they stand in the file, as we read them."""
    nation_id, side, order = row_id.split(".")
    row = _file(nation_id)[side][int(order) - 1]
    then = "[\n" + ",\n".join(json.dumps(one, ensure_ascii=False) for one in row["then"]) + "\n]"
    for doubt in row.get("doubts", ()):
        then = then.replace(f"{{{doubt['name']}}}", doubt["reading"])
    return row["shows"], then


def corrected(row_id: str, shows: str, then: str) -> tuple[str, str]:
    """Path and text of the file with this row otherwise; raises RuleBroken if it cannot be read."""
    nation_id, side, order = row_id.split(".")
    whole = _file(nation_id)
    whole[side][int(order) - 1] = {"shows": _known(shows), "then": _readable(then)}
    return table_file(nation_id), _laid_out(whole)


def _file(nation_id: str) -> dict[str, Any]:
    path = table_file(nation_id)
    own = SHELF.edited / path if SHELF.edited else None
    file = own if own is not None and own.is_file() else SHELF.shipped / path
    whole: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return whole


def _known(shows: str) -> str:
    if shows.strip() not in keys():
        raise RuleBroken("imperium.broken.no_such_key", key=shows)
    return shows.strip()


def _readable(then: str) -> list[Any]:
    try:
        parts = json.loads(then)
        read_elements(parts)
    except NotASentence as wrong:
        raise RuleBroken("imperium.broken.no_such_sentence", text=wrong.text) from wrong
    except (ValueError, TypeError) as wrong:
        raise RuleBroken("imperium.broken.no_such_sentence", text=then[:60]) from wrong
    if not isinstance(parts, list) or not parts:
        raise RuleBroken("imperium.broken.no_such_sentence", text=then[:60])
    return parts


def _laid_out(whole: dict[str, Any]) -> str:
    """A row to a line, as the shipped files have it."""
    sides = [side for side in SIDES if side in whole]
    parts = [f' "nation": {json.dumps(whole["nation"])}']
    for side in sides:
        rows = ",\n".join(f"  {json.dumps(row, ensure_ascii=False)}" for row in whole[side])
        parts.append(f' "{side}": [\n{rows}\n ]')
    return "{\n" + ",\n".join(parts) + "\n}\n"
