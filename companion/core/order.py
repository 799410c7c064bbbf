"""Whether the lines of a journal follow each other: a swapped, missing or second one shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Line = Mapping[str, Any]
HOLDS: Mapping[str, type] = {
    "step": int,
    "after": int,
    "to": int,
    "change": int,
    "from": int,
    "do": list,
    "asking": list,
    "answers": list,
    "events": list,
    "scopes": list,
    "told": list,
    "chance": int,
    "by_app": list,
    "waited": bool,
    "waiting": bool,
    "steps": list,
    "use_app": list,
    "rules": int,
    "hands": int,
    "at": str,
}
"""What a line may hold, and as what; kinds that are not named here are for others to judge."""
NEEDED = ("after", "do", "events")


class Order:
    """The steps told of so far, and after which of them the game stands."""

    def __init__(self) -> None:
        self._last = 0
        self._stands = 0
        self._known = {0}

    def take(self, line: Line) -> bool:
        """Whether the line makes sense after those before; one that does not changes nothing."""
        before = self._last, self._stands
        if _well_formed(line) and self._follows(line):
            return True
        self._known -= set(range(before[0] + 1, self._last + 1))
        self._last, self._stands = before
        return False

    def _follows(self, line: Line) -> bool:
        if "change" in line or "steps" in line:
            steps = line.get("steps")
            move = line.get("from", line.get("to"))
            return (
                (move is None or self._goes_to(move))
                and ("change" not in line or "from" in line)
                and steps is not None
                and all(
                    isinstance(step, dict) and _well_formed(step) and self._is_next(step)
                    for step in steps
                )
            )
        if "to" in line and not self._goes_to(line["to"]):
            return False
        if "hands" in line:
            return line["hands"] in self._known
        return "step" not in line or self._is_next(line)

    def _goes_to(self, step: object) -> bool:
        if step not in self._known:
            return False
        self._stands = int(str(step))
        return True

    def _is_next(self, line: Line) -> bool:
        if any(key not in line for key in NEEDED):
            return False
        if line.get("step") != self._last + 1 or line["after"] != self._stands:
            return False
        self._last = self._stands = line["step"]
        self._known.add(self._last)
        return True


def _well_formed(line: Line) -> bool:
    return all(type(line[key]) is kind for key, kind in HOLDS.items() if key in line)
