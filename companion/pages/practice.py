"""The practice round: a line below the bar of each page that says what to do now, and why.

The game is an ordinary one; the line ends with its first round, or when it is put aside.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any

from companion.core.message import Message
from companion.core.session import Session
from companion.describe.asking import Acts
from companion.describe.node import TOOL, Act, Column, Do, Node, Page, Pic, Row, Text
from companion.describe.surface import PHONE, Surface

GAME = "tapestry"
END, LEAVE, STOP = "end", "lesson.leave", "lesson.end"


@dataclass(frozen=True)
class Line:
    """What to do now; at the end what may come next."""

    said: Message
    ended: bool
    stop: Do
    """The game goes on without it."""
    leave: Do
    """The game goes into the bin."""


def rules() -> Any:
    """Its moments, as the game has them; imported when one is played."""
    return import_module(f"companion.games.{GAME}.view_lesson")


def line_of(session: Session[Any], part: str, stop: Do, leave: Do) -> Line | None:
    """What belongs to now on this page of the game; None where it has nothing to say."""
    asked = session.pending is not None
    moment = rules().moment(session.state, asked, part == "bots")
    return Line(rules().said(moment), moment == END, stop, leave) if moment else None


def with_line(page: Page, line: Line, surface: Surface) -> Page:
    """Below the bar."""
    acts = Acts({**page.acts})
    shown, root = _line(line, acts, surface), page.root
    if not isinstance(root, Row) or not root.inside:
        return page
    bar, *below = root.inside
    return replace(page, root=replace(root, inside=(bar, shown, *below)), acts=acts.acts)


def _line(line: Line, acts: Acts, surface: Surface) -> Node:
    acts.add(STOP, line.stop)
    words = Text(line.said, "body", share=1, key="said")
    begin = (Pic("lightbulb", 26, "accent", key="bulb"), words)
    if not line.ended:
        cross = Act(Message("app.lesson.end"), STOP, "cross", TOOL, key=STOP)
        return Row((*begin, cross), gap=12, pad=8, middle=True, fill="lit", key="lesson")
    acts.add(LEAVE, line.leave)
    ways = (
        Act(Message("app.lesson.leave"), LEAVE, "trash", key=LEAVE),
        Act(Message("app.lesson.play_on"), STOP, "play", key=STOP),
    )
    if surface.shape == PHONE:
        said, both = Row(begin, gap=12, middle=True), Row(ways, gap=8, stacks=True, key="ways")
        return Column((said, both), gap=8, pad=8, fill="lit", key="lesson")
    return Row((*begin, *ways), gap=12, pad=8, middle=True, fill="lit", key="lesson")
