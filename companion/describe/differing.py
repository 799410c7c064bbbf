"""It differs: what was answered in a step, asked again as it is on the table."""

from __future__ import annotations

from typing import Any

from companion.core.answers import Answer, Source
from companion.core.command import Entry
from companion.core.message import Message
from companion.core.question import Question
from companion.describe.asking import Acts, asked
from companion.describe.desk import Desk, Looking
from companion.describe.node import Act, Do, Node, Text
from companion.describe.pictures import Pictures, with_pictures

DIFFERS = "differs"
Shown = tuple[tuple[Node, ...], Act | None, tuple[Act, ...]]
NO_PICTURES = Pictures("", {})


def may_differ(entry: Entry[Any]) -> bool:
    """Somebody answered in it, or a die did."""
    return any(one.source is not Source.RULE for one in entry.answers.values())


def differing(
    desk: Desk, entry: Entry[Any], acts: Acts, w: float = 0, pictures: Pictures = NO_PICTURES
) -> Shown:
    """Which part of it, if there are several; then that is asked again."""
    every = desk.session.questions(entry)
    known = {key: one for key, one in every.items() if key in entry.answers}
    wanted = desk.looking.opened.removeprefix(DIFFERS).removeprefix(".")
    if not wanted and len(known) == 1:
        wanted = next(iter(known))
    acts.add("leave", desk.look(opened=""))
    leave = Act(Message("kit.cancel"), "leave", "cross", w=w, key="leave")
    if wanted in known:
        question: Question[Any] = with_pictures(known[wanted], pictures)
        shown = asked(question, Otherwise(desk, entry, wanted), acts)
        return shown.body, shown.gold, (leave,)
    rows = []
    for key, one in known.items():
        does = acts.add(f"{DIFFERS}.{key}", desk.look(opened=f"{DIFFERS}.{key}"))
        rows.append(Act(one.text, does, "differs", key=key))
    title = Text(Message("kit.it_differs"), "button", bold=True, key="title")
    return (title, *rows), None, (leave,)


class Otherwise:
    """The question of a step that was answered, asked again."""

    def __init__(self, desk: Desk, entry: Entry[Any], key: str) -> None:
        self.desk, self.entry, self.key = desk, entry, key

    @property
    def looking(self) -> Looking:
        """What is touched so far."""
        return self.desk.looking

    def look(self, **changes: Any) -> Do:
        """Something more is touched."""
        return self.desk.look(**changes)

    def answers(self, value: Answer) -> Do:
        """So it is on the table."""
        return self.desk.differs(self.entry, {self.key: value})
