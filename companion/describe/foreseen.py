"""What an opponent's next turn may be: one touch turns it on and tells it, another one off."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from companion.core.message import Message
from companion.core.wanted import MAY_COME
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.node import Act, Column, Node, Pic, Row, Text
from companion.describe.surface import Says

TITLE = Message("core.may.title")


def is_wanted(desk: Desk) -> bool:
    """Off until somebody turns it on."""
    return MAY_COME in desk.session.wanted.now


def leads_there(desk: Desk, acts: Acts, look: str = "") -> Act:
    """A row of the menu, or a picture in the bar: it is shown from here on, and told."""

    def do() -> None:
        if not is_wanted(desk):
            desk.session.wanted.turn(MAY_COME)
        desk.look(opened=MAY_COME)()

    chosen = is_wanted(desk) and bool(look)
    return Act(TITLE, acts.add("may", do), "chart", look, chosen=chosen, key="may")


def told(
    desk: Desk, acts: Acts, lines: Iterable[Node] | None, note: Message
) -> tuple[Message, tuple[Node, ...]]:
    """The sheet: what turns it off for whom it spoils the game, the lines, how they were counted.

    `lines`: None while they are not known.
    """
    does = acts.add("may.turn", lambda: desk.session.wanted.turn(MAY_COME))
    switch = Act(Message("core.may.wanted"), does, tick=is_wanted(desk), key=does)
    if not is_wanted(desk):
        lines = ()
    elif lines is None:
        lines = (line("counting", "timer", Message("core.may.counting")),)
    return TITLE, (switch, *lines, Text(note, "body", "dim", key="note"))


def heading(text: Message, key: str) -> Node:
    """What the lines below are about."""
    return Text(text, "label", bold=True, key=f"heading.{key}")


def line(key: str, icon: str, text: Says, odd: Fraction | None = None, *whose: Node) -> Node:
    """A thing that may come, and how likely it is."""
    words = Column((Text(text, key="text"),), share=1, key="words")
    number = () if odd is None else (Text(said(per_cent(odd)), "label", bold=True, lines=1,
                                          key="n"),)  # fmt: skip
    return Row((*whose, Pic(icon, 28), words, *number), gap=10, middle=True, key=f"may.{key}")


def said(chance: int) -> Message:
    """So likely."""
    return Message("core.may.chance", n=chance)


def per_cent(odd: Fraction) -> int:
    """Whole; what can come at all is never 0, and what may fail never 100."""
    return 100 if odd == 1 else min(99, max(1, round(100 * odd)))
