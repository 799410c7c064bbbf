"""Something that can be done, as a row or a button of a page."""

from __future__ import annotations

from dataclasses import dataclass

from companion.describe.asking import Acts
from companion.describe.node import GOLD, QUIET, Act, Do
from companion.describe.surface import Says


@dataclass(frozen=True)
class Way:
    """By its key: words, picture, what it does, why it cannot be done now."""

    key: str
    words: Says
    icon: str
    do: Do
    reason: Says | None = None
    note: Says = ""

    def act(self, acts: Acts, do: Do | None = None, look: str = QUIET) -> Act:
        """As a button."""
        does, share = acts.add(self.key, do or self.do), 1.0 if look == GOLD else 0.0
        return Act(
            self.words, does, self.icon, look, self.note, self.reason, key=does, share=share
        )  # fmt: skip
