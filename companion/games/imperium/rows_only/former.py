"""Games of before that were kept as rows only, a game by itself."""

from __future__ import annotations

from typing import Any


def options_today(fields: dict[str, Any]) -> dict[str, Any]:
    """The one player sits at the table, and nothing but rows is read."""
    of_seat = {"player": "name", "nation": "nation"}
    seat = {today: fields.pop(one) for one, today in of_seat.items() if one in fields}
    return {**fields, "seats": [seat], "rows": True}
