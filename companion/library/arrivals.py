"""Every kind of thing that comes from outside, and its door: each leads through the gate.

A new kind stands here first. `tests/architecture/test_arrivals.py` finds bytes from outside that
are read anywhere else, a door that does not lead through the gate, and a kind that
`tests/soak/hostile_arrivals.py` does not spoil.
"""

from __future__ import annotations

from collections.abc import Mapping

GAMES = "games handed over"
TABLE = "a table of plays"
BACKUP = "a backup"
EDITED_FACTS = "facts that an owner edited"
EDITED_WORDS = "words that an owner edited"
TOLD = "what somebody told of printed things"
PADS = "layouts of score pads"

DOORS: Mapping[str, str] = {
    GAMES: "companion/library/shelf.py:taking",
    TABLE: "companion/library/extremes.py:showable",
    BACKUP: "companion/library/backups.py:restoring",
    EDITED_FACTS: "companion/library/edited.py:_tried",
    EDITED_WORDS: "companion/library/edited.py:_tried",
    TOLD: "companion/library/learning.py:learning",
    PADS: "companion/library/backups.py:restoring",
}
"""The function of each that has it tried; pads come in backups only."""
READ_BY: Mapping[str, str] = {
    "companion/pages/arrivals.py": GAMES,
    "companion/pages/plays.py": TABLE,
    "companion/pages/backups.py": BACKUP,
    "companion/pages/taught.py": TOLD,
    "companion/front/pages.py": TABLE,
}
"""Where front ends read what somebody chose."""
