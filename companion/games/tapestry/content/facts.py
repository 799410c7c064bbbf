"""House facts: what no source gives, asked of the owner once."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.question import Plots
from companion.games.tapestry.content.words import Box


@dataclass(frozen=True, slots=True)
class FactOption:
    """An answer that can be tapped."""

    id: str


@dataclass(frozen=True, slots=True)
class HouseFact:
    """A question to the owner.

    `kind`: `choice` (of `options`), `several` (of `options`), `amount` (`low` to `high`), `text`
    or `drawing` (on `rows` by `columns` plots, free and drawn marked by `marks`). `guess` is the
    reading we think right, where there is one.
    """

    id: str
    kind: str
    expansion: Box = "base"
    options: tuple[FactOption, ...] = ()
    low: int = 0
    high: int = 0
    rows: int = 0
    columns: int = 0
    marks: str = ""
    trimmed: bool = False
    """Only the plots drawn count, not where on the grid."""
    guess: str = ""
    why: bool = False
    """Why we guess so, or where to look."""
    rule: bool = False
    """A house rule: nobody is asked, `guess` is our reading until the owner says otherwise."""

    @property
    def plots(self) -> Plots | None:
        """What a drawing is drawn on."""
        if self.kind != "drawing":
            return None
        return Plots(self.rows, self.columns, self.marks, self.trimmed)


@dataclass(frozen=True, slots=True)
class HouseFacts:
    """data/tapestry/house_facts.json"""

    facts: tuple[HouseFact, ...]
