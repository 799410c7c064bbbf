"""What a start left out: why, and what can be done with each part of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from companion.core.message import Message
from companion.describe.asking import Acts
from companion.describe.node import Act, Column, Do, Node, Page, Row, Scroll, Text
from companion.describe.parts import bar
from companion.describe.surface import Surface
from companion.library.left_out import COUNTED, LeftOut

GROUND = "app"
TITLE = Message("app.left_out.title")
SHOWN = 6
"""So many files of a part are named."""


def file_of(part: str) -> str:
    """What one is called that is saved elsewhere."""
    return f"loom-{part}.zip"


@dataclass(frozen=True)
class Leaving:
    """The parts, and what a front end does with one."""

    left_out: LeftOut
    try_again: Callable[[str], object]
    throw_away: Callable[[str], object]
    back: Do
    save: Callable[[str], object] | None = None
    """None where nothing can be saved elsewhere."""
    restore: Do | None = None
    """To the backups; None where there are none to put back."""


def left_out(leaving: Leaving, surface: Surface) -> Page:
    """A card each."""
    acts = Acts()
    acts.add("back", leaving.back)
    about: tuple[Node, ...] = (Text(Message("app.left_out.about"), key="about"),)
    parts = tuple(_part(part, leaving, acts) for part in leaving.left_out.all())
    if not parts:
        about = (Text(Message("app.left_out.nothing"), key="nothing"),)
    if parts and leaving.restore is not None:
        acts.add("restore", leaving.restore)
        about = (*about, Act(Message("app.settings.restore"), "restore", "restore", key="restore"))
    listed = Scroll(Column((*about, *parts), gap=16, pad=16, key="all"), key="parts", share=1)
    root = Column((bar(surface, GROUND, TITLE), listed), gap=0)
    return Page(root, acts.acts, TITLE, f"{GROUND}_stage")


def _part(part: str, leaving: Leaving, acts: Acts) -> Node:
    files = leaving.left_out.files(part) if part != COUNTED else ()
    named = tuple(Text(name, "body", "dim", key=name) for name in files[:SHOWN])
    if len(files) > SHOWN:
        more = Message("app.left_out.more", n=len(files) - SHOWN)
        named = (*named, Text(more, "body", "dim", key="more"))
    deeds = [("again", "undo", leaving.try_again), ("throw", "trash", leaving.throw_away)]
    if leaving.save is not None and files:
        deeds.insert(1, ("save", "file", leaving.save))
    buttons = []
    for deed, icon, do in deeds:
        does = acts.add(f"{deed}.{part}", partial(do, part))
        buttons.append(Act(Message(f"app.left_out.{deed}"), does, icon, key=does))
    said = Text(Message(f"library.left_out.{part}"), "label", key="said")
    row = Row(tuple(buttons), gap=12, key="deeds") if len(buttons) < 3 else _stacked(buttons)
    return Column(
        (said, *named, row), gap=10, pad=16, fill="surface", radius=16, key=f"part.{part}"
    )


def _stacked(buttons: list[Act]) -> Node:
    return Column(tuple(buttons), gap=8, key="deeds")
