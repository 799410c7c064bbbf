"""“Check everything”: what it found."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.message import Message
from companion.describe.asking import Acts
from companion.describe.node import Column, Do, Page, Scroll, Text
from companion.describe.parts import bar
from companion.describe.surface import Surface
from companion.library.checking import Checked

GROUND = "app"
TITLE = Message("app.checked.title")


@dataclass(frozen=True)
class Check:
    """What is shown."""

    checked: Checked
    back: Do


def checked(check: Check, surface: Surface) -> Page:
    """A line for each."""
    acts = Acts()
    acts.add("back", check.back)
    said = enumerate(check.checked.said)
    lines = tuple(Text(one, "label", key=f"said.{n}") for n, one in said)
    listed = Scroll(Column(lines, gap=14, pad=24, key="all"), key="said", share=1)
    root = Column((bar(surface, GROUND, TITLE), listed), gap=0)
    return Page(root, acts.acts, TITLE, f"{GROUND}_stage")
