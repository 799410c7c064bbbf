"""The Collectors.

Their mat: on an advance turn one item gained of a new kind goes on the mat, for a resource. An
outpost goes there in place of a conquest: no territory, no dice. What lies there still counts
for points and cannot be used.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.event import Event
from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.civilizations.collectable import KINDS, gained, holdings, name_of
from companion.games.tapestry.civilizations.events import ItemCollected
from companion.games.tapestry.civilizations.events_of_outposts import (
    OutpostAcrossMats,
    OutpostsOntoMat,
)
from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.nouns import THING
from companion.games.tapestry.once_a_turn import ThingCollected
from companion.games.tapestry.state import Phase, State
from companion.games.tapestry.turn import resources
from companion.games.tapestry.turn.mats import outpost_row
from companion.games.tapestry.turn.turn import DECLINED, NONE

OUTPOST = "outpost"


class Collectors(Power):
    """One thing of each kind on the mat."""

    def turn_ended(self) -> None:
        """Maybe an item gained now, of a new kind, on the mat for a resource: one a turn."""
        if ThingCollected() in self.state.this_turn:
            return
        new = {kind: items for kind in KINDS if (items := self._new(kind))}
        if not new:
            return
        options = [DECLINED, *THING.these(self.state, new)]
        kind = self.turn.choose(
            "collectors", Message("tapestry.ask.collectors"), options, guess=NONE
        )
        if kind != NONE:
            self.turn.record(ItemCollected(self.player, kind, self._which(kind, new[kind])))
            self._reward(kind)

    def _new(self, kind: str) -> tuple[str, ...]:
        """What came of a kind that the mat lacks and is still at hand."""
        if self.marked(kind):
            return ()
        held = holdings(self.me, kind)
        came = (
            item for event in self.turn.step.events for item in gained(event, self.player, kind)
        )
        return tuple(dict.fromkeys(item for item in came if item in held))

    def _which(self, kind: str, items: tuple[str, ...]) -> str:
        options = [Option(item, name_of(kind, item)) for item in items]
        return self.turn.choose("collectors.item", Message("tapestry.ask.collectors_item"), options)

    def _reward(self, kind: str) -> None:
        self.turn.record(ThingCollected())
        self.mark(kind)
        resources.any_resource(self.turn)

    def instead_of_conquest(self) -> bool:
        """Whether the outpost of a conquest goes on the mat instead."""
        own_turn = self.state.phase is Phase.TURN and self.state.turn == self.player
        taken = self.marked(OUTPOST) or ThingCollected() in self.state.this_turn
        if taken or not own_turn:
            return False
        if not self.turn.may("collectors.outpost", Message("tapestry.ask.collectors_outpost")):
            return False
        self.turn.record(self._onto_the_mat())
        self.turn.record(ThingCollected())
        resources.any_resource(self.turn)
        return True

    def _onto_the_mat(self) -> Event[State]:
        row = outpost_row(self.turn)
        if row is None:
            return OutpostsOntoMat(self.player, self.id, OUTPOST)
        return OutpostAcrossMats(self.player, *row, self.id, OUTPOST)

    @classmethod
    def outposts_in_rows(cls, marks: Mapping[str, int]) -> Mapping[str, int]:
        return {OUTPOST: marks.get(OUTPOST, 0)}

    def final(self) -> None:
        """Points by the number of kinds."""
        kinds = len(self.marks)
        table = self.printed.final[0].table
        if kinds:
            self.score(table[kinds - 1])
