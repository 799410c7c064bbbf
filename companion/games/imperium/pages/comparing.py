"""Cards of the Market that nobody named: their printed points are counted, the rule decides."""

from __future__ import annotations

from companion.core.message import Message
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.node import TOOL, Act, Column, Node, Row, Text
from companion.describe.parts import gold
from companion.games.imperium.pages.shared import ToldBefore, state_of
from companion.games.imperium.views.comparing import (
    HIGHEST_VALUE,
    LOWEST_VALUE,
    Compared,
    spaces_compared,
    taken,
)

COMPARE = "compare"


def may_compare(desk: Desk, acts: Acts) -> tuple[Act, ...]:
    """Beside the answers, where several cards may be the one."""
    if desk.question is None or len(spaces_compared(desk.question)) < 2:
        return ()
    acts.add(COMPARE, desk.look(opened=COMPARE))
    return (Act(Message("imperium.screen.compare"), COMPARE, "imperium-vp", key=COMPARE),)


def compares(desk: Desk) -> bool:
    """They are counted now."""
    return desk.question is not None and desk.looking.opened == COMPARE


def comparing(desk: Desk, acts: Acts) -> tuple[tuple[Node, ...], Act]:
    """A row for each, and the one that the C.I.V. takes."""
    assert desk.question is not None
    cards = spaces_compared(desk.question)
    points = {one.slot: int(dict(desk.looking.given).get(str(one.slot), 0)) for one in cards}  # type: ignore[arg-type]  # digits
    best = taken(state_of(desk), points)
    title = Text(Message("imperium.screen.compare"), "button", bold=True, key="title")
    note = Text(Message("imperium.screen.compare_note"), "body", "dim", key="note")
    rows = tuple(_row(desk, acts, one, points) for one in cards)
    acts.add("best", ToldBefore(desk).answers(str(best)))
    return (title, note, *rows), gold(
        Message("imperium.screen.takes_slot", slot=best or 0), "best", "check"
    )


def _row(desk: Desk, acts: Acts, card: Compared, points: dict[int, int]) -> Node:
    """Minus, its points, plus."""
    n = points[card.slot]
    words: tuple[Node, ...] = (Text(card.text, "body", bold=True, key="name"),)
    if card.note is not None:
        words = (*words, Text(card.note, "caption", "dim", key="note"))
    parts: list[Node] = [Column(words, gap=0, share=1, key="words")]
    for by, key, icon in ((-1, "kit.less", "minus"), (1, "kit.more", "plus")):
        now = min(HIGHEST_VALUE, max(LOWEST_VALUE, n + by))
        given = tuple((str(slot), at) for slot, at in {**points, card.slot: now}.items())
        does = acts.add(f"points.{card.slot}{by}", desk.look(given=given, opened=COMPARE))
        parts.append(Act(Message(key), does, icon, TOOL, key=does))
        if by < 0:
            parts.append(Text(n, "button", bold=True, lines=1, align="c", w=52, key="n"))
    return Row(
        tuple(parts),
        gap=8,
        pad=8,
        middle=True,
        fill="ink~.06",
        radius=12,
        key=f"compared.{card.slot}",
    )
