"""What an opponent's next turn may be: one touch turns it on and tells it, another one off."""

from __future__ import annotations

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


def leads_there(desk: Desk, acts: Acts) -> Act:
    """The row of the menu: it is shown from here on, and told."""

    def do() -> None:
        if not is_wanted(desk):
            desk.session.wanted.turn(MAY_COME)
        desk.look(opened=MAY_COME)()

    return Act(TITLE, acts.add("may", do), "chart", key="may")


def switch(desk: Desk, acts: Acts, note: Message) -> Node:
    """Who finds that it spoils the game turns it off again."""
    does = acts.add("may.turn", lambda: desk.session.wanted.turn(MAY_COME))
    words = Message("core.may.wanted")
    return Act(words, does, tick=is_wanted(desk), key=does, note=note)


def being_counted() -> Node:
    """Nothing is known yet."""
    return line("counting", "timer", Message("core.may.counting"))


def heading(text: Message, key: str) -> Node:
    """What the lines below are about."""
    return Text(text, "label", bold=True, key=f"heading.{key}")


def line(key: str, icon: str, text: Says, odd: Fraction | None = None) -> Node:
    """A thing that may come, and how likely it is."""
    words = Column((Text(text, key="text"),), share=1, key="words")
    number = () if odd is None else (Text(said(per_cent(odd)), "label", bold=True, lines=1,
                                          key="n"),)  # fmt: skip
    return Row((Pic(icon, 28, "dim"), words, *number), gap=10, middle=True, key=f"may.{key}")


def said(chance: int) -> Message:
    """So likely."""
    return Message("core.may.chance", n=chance)


def per_cent(odd: Fraction) -> int:
    """Whole; what can come at all is never 0, and what may fail never 100."""
    return 100 if odd == 1 else min(99, max(1, round(100 * odd)))
