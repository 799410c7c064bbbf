"""It differs: which part of a bots' step, then what is so on the table instead."""

from __future__ import annotations

from typing import Any

from companion.core.command import Entry
from companion.core.message import Message
from companion.describe.asking import Acts, asked
from companion.describe.desk import Desk
from companion.describe.differing import DIFFERS, Otherwise
from companion.describe.node import Act, Do, Node, Text
from companion.games.tapestry.bots.view import pair_answers
from companion.games.tapestry.bots.view_steps import StepView
from companion.games.tapestry.state import State

PAIR = "bots.pair."
Shown = tuple[tuple[Node, ...], Act | None, tuple[Act, ...]]


def otherwise(desk: Desk, entry: Entry[State], step: StepView, acts: Acts) -> Shown:
    """Which part of it, if there are several; then the question it answered."""
    questions = desk.session.questions(entry)
    known = tuple(key for key in step.differs if key in questions)
    wanted = desk.looking.opened.removeprefix(DIFFERS).removeprefix(".")
    if not wanted and len(known) == 1:
        wanted = known[0]
    acts.add("leave", desk.look(opened=""))
    leave = Act(Message("kit.cancel"), "leave", "cross", key="leave")
    if wanted in questions:
        shown = asked(questions[wanted], OfBots(desk, entry, wanted), acts)
        return shown.body, shown.gold, (leave,)
    rows = []
    for key in known:
        does = acts.add(f"{DIFFERS}.{key}", desk.look(opened=f"{DIFFERS}.{key}"))
        rows.append(Act(questions[key].text, does, key=key))
    title = Text(Message("kit.it_differs"), "button", bold=True, key="title")
    return (title, *rows), None, (leave,)


class OfBots(Otherwise):
    """A question of their step; a card that lies there swaps with the other."""

    def answers(self, value: Any) -> Do:
        """So it is on the table."""
        side = self.key.removeprefix(PAIR)
        if side == self.key:
            return super().answers(value)
        answers = pair_answers(self.entry, side, int(value))
        return self.desk.differs(self.entry, answers)
