"""Somebody's side of the table: resources, buildings on their mat, what lies beside it.

A count is the button that puts it right: touched, minus and plus stand in its place.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.message import Message
from companion.core.offer import NUMBER
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.node import TOOL, Act, Chip, Column, Count, Do, Grid, Node, Pic, Row, Text
from companion.describe.surface import Surface
from companion.games.tapestry.boards import income_mat
from companion.games.tapestry.boards.signs import owner_icon
from companion.games.tapestry.correcting.settable import number_right
from companion.games.tapestry.pages.shared import state_of, view_of
from companion.games.tapestry.table.view_people import Count as Counted
from companion.games.tapestry.table.view_people import PlayerView

COUNT, SEAT = "count.", "seat."
NUMBER_WIDE = 104.0
FEW = 4
"""More than so many take two rows."""
CARDS, TECHS, MINE = "cards", "techs", "mine"
RULES = {"capital": "rule.districts", CARDS: "rule.tapestry_cards", TECHS: "rule.inventing"}
"""Where the rules say what lies there."""


def seen_seat(desk: Desk) -> PlayerView:
    """Whose side is shown: that of a person who was touched, else of whose turn it is."""
    view = view_of(desk)
    wanted = next((one.removeprefix(SEAT) for one in desk.looking.picked if SEAT in one), "")
    by_seat = {one.id: one for one in view.players}
    return by_seat.get(wanted) or by_seat.get(view.seat) or view.players[0]


def side(desk: Desk, surface: Surface, acts: Acts, left: Mapping[str, int]) -> Node:
    """Everybody in brief, the mat, and what lies beside it; `left`: resources after a payment."""
    me = seen_seat(desk)
    rows = tuple(
        _row(desk, surface, me, resource, building, left, acts)
        for resource, building in zip(me.resources, me.buildings, strict=True)
    )
    inside = (*people(desk, surface, me, acts), *rows, beside(desk, surface, me, acts))
    return Column(inside, gap=6 if len(view_of(desk).players) <= FEW else 3, key="mat")


def people(desk: Desk, surface: Surface, me: PlayerView, acts: Acts) -> tuple[Node, ...]:
    """A chip for each, where there are several; touched, their side is shown."""
    view = view_of(desk)
    if len(view.players) < 2:
        return ()
    found = []
    for one in view.players:
        key = acts.add(f"{SEAT}{one.id}", desk.look(picked=(f"{SEAT}{one.id}",)))
        era = Message("tapestry.page.standing", name=one.name, era=one.era)
        inside = (
            Pic(owner_icon(one.id, one.shape), 26, disc=one.colour),
            Text(one.points, "label", bold=True, lines=1, share=1, key="points"),
        )
        found.append(
            Row(
                inside, gap=6, pad=6, middle=True, radius=12,
                fill="lit" if one.id == me.id else "ink~.06",
                edge="gold" if one.to_move else "", edge_width=2 if one.to_move else 0,
                does=key, says=era, key=key,
            )
        )  # fmt: skip
    return (Grid(tuple(found), narrowest=92 * min(1.5, surface.text), gap=6, key="people"),)


def _row(
    desk: Desk, surface: Surface, me: PlayerView, resource: Counted, building: Counted,
    left: Mapping[str, int], acts: Acts,
) -> Node:  # fmt: skip
    """A resource and the row of buildings that gives it."""
    key = f"{COUNT}{resource.id}"
    if desk.looking.opened == key:
        return _stepper(desk, me, resource, acts)
    acts.add(key, desk.look(opened=key))
    after = left.get(resource.id.rpartition(".")[2])
    wide = NUMBER_WIDE * min(1.5, surface.text) + (36 if after not in (None, resource.n) else 0)
    entry = f"icon.{resource.icon}"
    number = Count(
        resource.icon, resource.n, resource.name, key, after, entry, w=wide, key=key
    )  # fmt: skip
    kind = building.id.partition(".")[2]
    mat = f"{COUNT}{building.id}"
    acts.add(mat, _asks(desk, me, building))
    says = Message("tapestry.page.standing_count", name=building.name, n=building.n)
    row = Row(
        (income_mat.row(kind, building.n, share=1, h=48),),
        share=1, does=mat, says=says, help=f"icon.{building.icon}", key=mat,
    )  # fmt: skip
    return Row((number, row), gap=8, middle=True, key=f"row.{resource.id}")


def small_count(desk: Desk, one: Counted, left: Mapping[str, int], acts: Acts) -> Node:
    """A resource without its buildings."""
    key = acts.add(f"{COUNT}{one.id}", desk.look(opened=f"{COUNT}{one.id}"))
    after = left.get(one.id.rpartition(".")[2])
    return Count(one.icon, one.n, one.name, key, after, f"icon.{one.icon}", key=key)


def opened_count(desk: Desk, acts: Acts) -> tuple[Node, ...]:
    """The resource that is being put right."""
    me = seen_seat(desk)
    opened = (one for one in me.resources if desk.looking.opened == f"{COUNT}{one.id}")
    return tuple(_stepper(desk, me, one, acts) for one in opened)


def _stepper(desk: Desk, me: PlayerView, one: Counted, acts: Acts) -> Node:
    """Minus, the number, plus."""
    opened = f"{COUNT}{one.id}"
    parts: list[Node] = [Pic(one.icon, 36)]
    acts.add("count.close", desk.look(opened=""))
    for key, by, icon in (("kit.less", -1, "minus"), ("kit.more", 1, "plus")):
        offer = number_right(state_of(desk), me.id, one.id)
        n = one.n + by
        if offer is not None and 0 <= n <= one.most:
            does = acts.add(f"count{by}", desk.steps(offer.with_(**{NUMBER: n}), opened))
            parts.append(Act(Message(key), does, icon, TOOL, key=does))
        if by < 0:
            number = Text(one.n, "number", "accent", bold=True, lines=1, align="c", share=1)
            parts.append(number)
    close = Act(Message("kit.close"), "count.close", "check", TOOL, key="count.close")
    return Row((*parts, close), gap=10, middle=True, fill="lit", radius=12, key="stepper")


def _asks(desk: Desk, me: PlayerView, one: Counted) -> Do:
    """Which number it is on the table."""
    offer = number_right(state_of(desk), me.id, one.id)
    return desk.takes(offer) if offer is not None else desk.look()


def beside(desk: Desk, surface: Surface, me: PlayerView, acts: Acts) -> Node:
    """The capital, the cards, the technologies, everything else that is counted."""
    acts.add("capital", desk.goes("capital"))
    for name in (CARDS, TECHS, MINE):
        acts.add(name, desk.look(opened=name))
    tapestries = len(me.hand)
    waits = len(me.waiting)
    four = (
        ("capital", "capital", Message("tapestry.screen.capital"), waits, waits > 0),
        (CARDS, "card-tapestry", Message("tapestry.page.tapestries"), tapestries, False),
        (TECHS, "card-tech", Message("tapestry.screen.technologies"), len(me.techs), False),
        (MINE, "territory-tile", Message("tapestry.page.mine"), len(me.tiles), False),
    )
    found = tuple(
        _to(does, icon, says, n, asks) for does, icon, says, n, asks in four
    )  # fmt: skip
    return Row(found, gap=8, key="beside")


def _to(does: str, icon: str, says: Message, n: int, asks: bool) -> Node:
    """A picture and how many; gold-rimmed where something waits."""
    marks = (icon, f"'{n}") if does != "capital" or n else (icon,)
    return Row(
        (Chip(marks, says, look="flat", share=1, key="marks"),),
        pad=6, share=1, middle=True, fill="ink~.09", radius=14,
        edge="gold" if asks else "", edge_width=2 if asks else 0, does=does, says=says, key=does,
        help=RULES.get(does, ""),
    )  # fmt: skip
