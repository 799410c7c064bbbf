"""The first start: three pictures that say what the app is for, and how it is touched."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.message import Message
from companion.describe.asking import Acts
from companion.describe.node import Act, Column, Do, Grid, Node, Page, Pic, Scroll, Text
from companion.describe.parts import bar, dock, foot, gold, tool
from companion.describe.surface import PHONE, Surface

GROUND, NAME = "app", "Loom"
PICTURES = (
    ("does", "owner-automa", "automa"),
    ("hold", "hand", "human"),
    ("kept", "undo", "gold"),
)


@dataclass(frozen=True)
class Learn:
    """What can be done on it."""

    begin: Do
    practise: Do
    tools: tuple[tuple[str, Message, str, Do], ...] = ()


def learn(first: Learn, surface: Surface) -> Page:
    """Three cards, then begin."""
    acts = Acts()
    acts.add("begin", first.begin)
    acts.add("practise", first.practise)
    tools = tuple(tool(words, acts.add(key, do), icon) for key, words, icon, do in first.tools)
    top = bar(surface, GROUND, NAME, back="", tools=tools)
    cards = tuple(_card(*one, surface) for one in PICTURES)
    wide = surface.w if surface.shape == PHONE else 300 * min(1.4, surface.text)
    grid = Grid(cards, narrowest=wide - 32, gap=16, most=3, key="cards")
    listed = Scroll(Column((grid,), gap=16, pad=16, key="all"), key="learn", share=1)
    go_on = gold(Message("app.welcome.begin"), "begin", "play")
    practise = Act(
        Message("app.welcome.practise"), "practise", "lightbulb", key="practise", share=1
    )
    root = Column((top, listed, dock(GROUND, foot(surface, go_on, practise))), gap=0)
    return Page(root, acts.acts, NAME, f"{GROUND}_stage")


def _card(name: str, icon: str, role: str, surface: Surface) -> Node:
    """A picture, a few words, a sentence."""
    side = 56.0 if surface.shape == PHONE else 148.0
    return Column(
        (
            Pic(icon, side / max(1.0, surface.text * 0.8), disc=role),
            Text(Message(f"app.welcome.{name}"), "command", "paper_ink", bold=True, key="what"),
            Text(Message(f"app.welcome.{name}_text"), "label", "paper_dim", key="text"),
        ),
        gap=14, pad=22, middle=False, fill="paper", radius=20, key=name,
    )  # fmt: skip
