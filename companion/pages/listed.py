"""How the app's own places are put together: a bar, panels that stand beside each other, a foot."""

from __future__ import annotations

from companion.describe.asking import Acts
from companion.describe.node import Act, Column, Grid, Node, Page, Row, Scroll, Text
from companion.describe.parts import DOCK_WIDE, bar, dock
from companion.describe.sizes import Sizes, columns_of
from companion.describe.surface import Says, Surface
from companion.pages.doors import Doors, Place

GROUND = "app"
PANEL, PAD, MOST = 380.0, 16.0, 3


class Listed(Place):
    """A place in which nothing opens by itself."""

    def __init__(self, doors: Doors) -> None:
        self.doors, self.library, self.device = doors, doors.library, doors.device

    def acts(self) -> Acts:
        """What can be done everywhere."""
        return Acts({"back": self.doors.back})

    def _listed(
        self, surface: Surface, acts: Acts, title: Says, inside: tuple[Node, ...],
        foot: Row | None = None, tools: tuple[Act, ...] = (),
    ) -> Page:  # fmt: skip
        """A bar, what can be longer than the window, and what goes on in its corner."""
        top = bar(surface, GROUND, title, tools=tools)
        everything = Scroll(Column(inside, gap=PAD, pad=PAD, key="all"), key="list", share=1)
        below = (dock(GROUND, _cornered(surface, foot)),) if foot is not None else ()
        root = Column((top, everything, *below), gap=0)
        return Page(root, acts.acts, title, f"{GROUND}_stage", typed=acts.typed)


def _cornered(surface: Surface, foot: Row) -> Row:
    """Where there is room it stands under the hand, no wider than beside a board."""
    wide = min(DOCK_WIDE * max(1.0, min(1.4, surface.text)), surface.w / 2)
    if not surface.is_wide:
        return foot
    room, held = Row((), share=1), Row((foot,), w=wide, key="held")
    return Row((held, room) if surface.left_handed else (room, held), gap=0, key="corner")


def panel(title: Says, *inside: Node, key: str) -> Row:
    """What belongs together, under its name."""
    head = (Text(title, "label", bold=True, key="title"),) if title else ()
    return Column((*head, *inside), gap=10, pad=16, fill=f"{GROUND}_dock", radius=16, key=key)


def panels(surface: Surface, *inside: Node) -> Node:
    """Beside each other as far as there is room, each below what ends highest."""
    room, sizes = surface.w - 2 * PAD, Sizes(surface)
    narrowest = min(PANEL * min(1.5, max(0.8, surface.text)), room)
    columns, wide = columns_of(Grid(inside, narrowest=narrowest, gap=PAD, most=MOST), room)
    heights, found = [0.0] * columns, [list[Node]() for _ in range(columns)]
    for one in inside:
        at = heights.index(min(heights))
        heights[at] += sizes.of(one, wide)[1] + PAD
        found[at].append(one)
    stacked = (Column(tuple(one), gap=PAD, share=1, key=f"c{n}") for n, one in enumerate(found))
    return Row(tuple(stacked), gap=PAD, key="panels")


def sentences(*said: Says, size: str = "body", role: str = "ink") -> tuple[Node, ...]:
    """One below the other."""
    return tuple(Text(one, size, role, key=f"said.{n}") for n, one in enumerate(said))
