"""The numbered lines of the bots' rules, and which of them are rulings of ours."""

from __future__ import annotations

SETUP = tuple(f"R-setup-{n}" for n in range(1, 8))
TURN = tuple(f"R-turn-{n}" for n in range(1, 7))
TRACK = tuple(f"R-track-{n}" for n in range(1, 5))
SPACE = tuple(f"R-space-{n}" for n in range(1, 8))
HEX = tuple(f"R-hex-{n}" for n in range(1, 5))
CONQUEST = tuple(f"R-conq-{n}" for n in range(9))
EXPLORATION = ("R-expl-1", "R-expl-2")
TRAPS = ("R-trap-1", "R-trap-2")
INCOME = tuple(f"R-inc-{n}" for n in range(1, 8))
END = ("R-end-1",)
DUO = tuple(f"R-duo-{n}" for n in range(1, 5))
LINES = (
    *SETUP,
    *TURN,
    *TRACK,
    *SPACE,
    *HEX,
    *CONQUEST,
    *EXPLORATION,
    *TRAPS,
    *INCOME,
    *END,
    *DUO,
)
RULINGS = frozenset({"R-track-3", "R-space-7", "R-hex-3", *DUO})
"""Lines that are wholly ours."""
OURS = ".ruling"
"""How the key of a reason ends that is ours within another line."""


def is_ruling(line: str, reason: str = "") -> bool:
    """Whether the rules are silent and we decided."""
    return line in RULINGS or reason.endswith(OURS)
