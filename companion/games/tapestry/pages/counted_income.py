"""An income turn that is told at once: the steps to play by, numbers that can all be changed.

Drawn from the blanks of the offer: each with what it would be, worked out from those before it;
what nobody has told begins without a number.
"""

from __future__ import annotations

from typing import Any

from companion.core.message import Message
from companion.core.offer import Offer
from companion.core.question import Amount
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.node import TOOL, Act, Column, Grid, Node, Pic, Row, Text
from companion.describe.parts import gold
from companion.describe.surface import Surface
from companion.games.tapestry.company.view import Column as Person
from companion.games.tapestry.company.view import income_steps
from companion.games.tapestry.pages.shared import ASIDE, state_of

INCOME, WAITED = "income.", "waited"
STEPS = (1, 5)
ICONS = {
    WAITED: "vp",
    "techs": "card-tech",
    "territories": "territory",
    "lines": "rows-and-columns",
}
"""The pictures of what is told; the others stand in the keys."""
Told = tuple[Amount, int | None]


def income_parts(
    desk: Desk, surface: Surface, me: Person, offer: Offer[Any], acts: Acts
) -> tuple[Node, tuple[Node, ...], tuple[Act, ...]]:
    """The numbers on the stage; steps, what it comes to and gold in the dock."""
    asked = _asked(desk, offer)
    rows = tuple(_row(desk, one, n, acts) for one, n in asked)
    narrow = 330 * min(1.3, max(1.0, surface.text))
    stage = Grid(rows, narrowest=narrow, gap=10, even=False, key="numbers")
    points = sum(n or 0 for one, n in asked if _gives_points(one.key))
    steps = (
        Text(one, "body", key=f"step.{n}")
        for n, one in enumerate(income_steps(state_of(desk), me.seat))
    )
    comes = Message("tapestry.company.comes_to", n=points, after=me.points + points)
    body = (
        Text(Message("tapestry.screen.income_turn", turn=me.income or 5), "button", bold=True),
        *steps,
        Column((Text(comes, "label", "paper_ink", bold=True),), pad=14, fill="paper", radius=14),
    )
    filled = {one.key: n for one, n in asked}
    refusals = (offer.reason, *(one.refusal(n) for one, n in asked))
    reason = next((one for one in refusals if one is not None), None)
    if reason is None:
        acts.add("take", lambda: desk.hands.do(offer.command(filled), {}))
    acts.add("leave", desk.look(opened=f"seat.{me.seat}", given=()))
    leave = Act(Message("kit.cancel"), "leave", "cross", w=ASIDE, key="leave")
    return stage, body, (gold(Message("kit.take"), "take", "check", reason=reason), leave)


def _asked(desk: Desk, offer: Offer[Any]) -> list[Told]:
    """Every blank and its number, as they follow from each other; None where nobody knows."""
    given = dict(desk.looking.given)
    filled: dict[str, Any] = {}
    found: list[Told] = []
    while isinstance(asked := offer.asks(filled), Amount):
        n = given.get(asked.key, asked.guess)
        said = None if not isinstance(n, int) else min(max(n, asked.low), asked.high)
        filled[asked.key] = asked.nearest if said is None else said
        found.append((asked, said))
    return found


def _row(desk: Desk, one: Amount, n: int | None, acts: Acts) -> Node:
    """Its picture and name, minus, the number, plus; points by fives too."""
    opened, given = desk.looking.opened, dict(desk.looking.given)
    name = Text(one.text, "body", share=1, key="name")
    head = Row((Pic(_icon(one.key), 30), name), gap=8, middle=True, share=1, key="head")
    parts: list[Node] = []
    for by in (-1, *STEPS[: 2 if one.key == WAITED else 1]):
        now = one.nearest if n is None else n + by
        if by == 1:
            shown = Text("?" if n is None else n, "button", "accent", True, 1, "c", w=62, key="n")
            parts.append(shown)
        key = f"told.{one.key}.{by}"
        if one.low <= now <= one.high:
            acts.add(key, desk.look(opened=opened, given=tuple({**given, one.key: now}.items())))
        does = key if key in acts.acts else ""
        if by == STEPS[1]:
            parts.append(Act(Message("tapestry.page.further", n=by), does, key=key))
        else:
            says = Message("kit.less" if by < 0 else "kit.more")
            parts.append(Act(says, does, "minus" if by < 0 else "plus", TOOL, key=key))
    told = Row(tuple(parts), gap=8, middle=True, key="told")
    return Row(
        (head, told),
        gap=8, pad=8, middle=True, stacks=True, fill="ink~.07", radius=12, key=one.key,
    )  # fmt: skip


def _gives_points(key: str) -> bool:
    return key == WAITED or key.startswith("points.")


def _icon(key: str) -> str:
    kind, _, which = key.partition(".")
    if kind == "points":
        return f"building-{which.partition('.')[0]}"
    return {"building": f"building-{which}", "gain": f"resource-{which}"}.get(kind) or ICONS[key]
