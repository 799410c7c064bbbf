"""Lists that any game can be shown with: what can be done or put right, what hands do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from companion.core.instruction import Instruction, depths
from companion.core.message import Message
from companion.core.offer import Offer
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.node import PLAIN, QUIET, Act, Grid, Node, Pic, Row, Text


def offers_list(desk: Desk, acts: Acts, but: str, only: tuple[str, ...] = ()) -> tuple[Node, ...]:
    """Under their headings, in the order of the table; what puts the app right stands last.

    `only`: how those begin that belong there, where not all of them do.
    """
    found: list[Node] = []
    heading: Message | None = None
    for offer in sorted(desk.session.offers, key=lambda one: one.aside):
        if offer.id == but or (only and not offer.id.startswith(only)):
            continue
        group = offer.group or (Message("app.plain.right") if offer.aside else None)
        if group is not None and group != heading:
            found.append(Text(group, "caption", "dim", key=f"group.{len(found)}"))
        heading = group
        found.append(_offer(desk, acts, offer))
    return tuple(found)


def _offer(desk: Desk, acts: Acts, offer: Offer[Any]) -> Act:
    key = acts.add(f"offer.{offer.id}", desk.takes(offer))
    note = offer.note or ""
    return Act(offer.label, key, offer.icon, QUIET, note, offer.reason, offer.help, key=key)


def put_right(
    desk: Desk, acts: Acts, offers: Iterable[Offer[Any]], entry: str = ""
) -> tuple[Node, ...]:
    """What the rules say of a thing that lies there, and each way to put it right."""
    rows = tuple(_way(desk, acts, n, one) for n, one in enumerate(offers))
    look_up = Act(Message("app.check.look_up"), "", "book", PLAIN, help=entry, key="look_up")
    return (
        *((look_up,) if entry else ()),
        Text(Message("app.check.put_right_here"), "caption", "dim", key="put_right"),
        Grid(rows, narrowest=240, most=2, even=False, key="ways"),
    )


def _way(desk: Desk, acts: Acts, n: int, offer: Offer[Any]) -> Act:
    key = acts.add(f"right.{n}", desk.takes(offer))
    note = offer.note or ""
    return Act(offer.label, key, offer.icon, note=note, reason=offer.reason, key=key)


def told_list(told: Iterable[Instruction], heading: Message | None = None) -> tuple[Node, ...]:
    """Line after line, those below a heading set in."""
    lines = tuple(told)
    deep = depths(lines)
    begin = (Text(heading, "label", bold=True, key="told"),) if heading else ()
    return (*begin, *(_instruction(one, deep[one.key]) for one in lines))


def _instruction(one: Instruction, deep: int) -> Node:
    inset: tuple[Node, ...] = (Row((), w=20.0 * deep),) if deep else ()
    picture: tuple[Node, ...] = (Pic(one.icon, 28, "dim"),) if one.icon else ()
    words = Text(one.text, share=1, key="text")
    return Row((*inset, *picture, words), gap=10, pad=4, middle=True, key=f"told.{one.key}")
