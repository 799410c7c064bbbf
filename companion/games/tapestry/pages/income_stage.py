"""What an income turn is about, large: the powers, the hand, the technologies, the mat.

A card that is touched is chosen, and gold does what it says; touched again it is put back.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.offer import Offer
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.node import Board, Chip, Column, Grid, Node, Pic, Row, Text
from companion.describe.surface import PHONE, Surface
from companion.games.tapestry import content
from companion.games.tapestry.boards import income_mat
from companion.games.tapestry.boards.signs import words_of
from companion.games.tapestry.cards.upgrading import MIDDLE, TOP
from companion.games.tapestry.income.view import IncomeView
from companion.games.tapestry.income.view_mat import MatRow
from companion.games.tapestry.pages.shared import state_of, view_of
from companion.games.tapestry.player import RESOURCES, UNKNOWN
from companion.games.tapestry.state import State
from companion.games.tapestry.table.view_people import CardView, PlayerView
from companion.games.tapestry.tracks.view_marks import marks

CHOOSE, UPGRADE, GO_ON, TAPESTRY = "choose.", "upgrade.", "next", "tapestry."
SIGNS = {"when_played": "play", "this_era": "hourglass"}
BAND = 0.18
"""How much of a tablet's height a card's band of colour takes where all stand in one row."""
GAINED = "paper_gold"
ROWS = ((TOP, "top"), (MIDDLE, "middle"), (0, "bottom"))


def seat_of(desk: Desk) -> PlayerView:
    """Whose income turn it is."""
    view = view_of(desk)
    return next((one for one in view.players if one.id == view.seat), view.players[0])


def cards_of(now: IncomeView) -> tuple[Offer[State], ...]:
    """What can be chosen; going on without it is no card."""
    return tuple(one for one in now.rows if one.id != GO_ON)


def chosen_of(desk: Desk, now: IncomeView) -> Offer[State] | None:
    """The card that was touched, or the only one."""
    may = [one for one in cards_of(now) if one.reason is None]
    wanted = may[0].id if len(may) == 1 else desk.looking.opened.removeprefix(CHOOSE)
    return next((one for one in may if one.id == wanted), None)


def _choose(desk: Desk, acts: Acts, offer: Offer[State] | None, chosen: bool) -> str:
    """The act of a card that may be chosen; none of one that may not."""
    if offer is None or offer.reason is not None:
        return ""
    key = f"{CHOOSE}{offer.id}"
    return acts.add(key, desk.look(opened="" if chosen else key))


# powers and cards


def cards(desk: Desk, surface: Surface, now: IncomeView, acts: Acts) -> Node:
    """What can be chosen, as cards with what they say."""
    chosen = chosen_of(desk, now)
    listed = cards_of(now)
    narrow = 220 * min(1.6, max(1.0, surface.text))
    in_one_row = surface.is_wide and len(listed) * narrow < surface.w * 0.6
    high = surface.h * BAND if in_one_row and surface.text <= 1.1 else 0.0
    shown = tuple(_card(desk, surface, one, one is chosen, high, acts) for one in listed)
    return Grid(shown, narrowest=narrow, gap=12, key="cards")


def _kind(offer: Offer[State]) -> str:
    """When a tapestry acts, as its print says it first; empty where it is none, or not known."""
    card = offer.id.removeprefix(TAPESTRY)
    printed = content.tapestries().get(card) if offer.id.startswith(TAPESTRY) else None
    return printed.kinds[0] if printed is not None and printed.kinds else ""


def _card(
    desk: Desk, surface: Surface, offer: Offer[State], chosen: bool, high: float, acts: Acts
) -> Node:
    """Its kind in colour, its name, its words."""
    small, kind = surface.shape == PHONE, _kind(offer)
    inside: tuple[Node, ...] = (Pic(offer.icon or "cards", 30 if small else 40, "on_game"),)
    if kind:
        when = Message("words.shape.line", said=Message(f"tapestry.says.value.{kind}"))
        said = Text(when, "label", "on_game", bold=True, share=1, key="when")
        inside = (Pic(SIGNS.get(kind, offer.icon), 26, "on_game"), said)
    head = Row(inside, gap=8, pad=8 if small else 12, middle=True, fill="tapestry", radius=12,
               h=high, key="head")  # fmt: skip
    name = Text(offer.label, "label" if small else "button", "paper_ink", bold=True, key="name")
    size = "body" if small else "label"
    note = (Text(offer.note, size, "paper_ink", key="note"),) if offer.note else ()
    why = offer.reason
    reason = (Text(why, "caption", "paper_dim", key="reason"),) if why is not None else ()
    words = Column((name, *note, *reason), gap=6, pad=12, key="words")
    return Column(
        (head, words),
        gap=0, pad=5, fill="paper", radius=16, edge="gold" if chosen else "", edge_width=5,
        does=_choose(desk, acts, offer, chosen), says=offer.label, help=offer.help,
        key=f"card.{offer.id}",
    )  # fmt: skip


def eras(desk: Desk, now: IncomeView) -> Node:
    """The mat's places for tapestries: what lies there, and the one that is next in gold."""
    me = seat_of(desk)
    on_top = {one.row: one for one in me.tapestries if not one.covered}
    return Row(tuple(_era(n, on_top.get(n), n == now.turn) for n in range(1, 5)), gap=8, key="eras")


def _era(n: int, card: CardView | None, here: bool) -> Node:
    """An era's place."""
    words = (Text(card.name, "caption", "ink", lines=2, align="c", key="name"),) if card else ()
    role = "accent" if here else "dim"
    return Column(
        (Row((Pic(f"era-{n}", 30, role),), middle=True), *words),
        gap=4, pad=10, middle=True, share=1, fill="lit" if here else "ink~.06", radius=12,
        edge="gold" if here else "", edge_width=3, key=f"era.{n}",
    )  # fmt: skip


# technologies


def technologies(desk: Desk, now: IncomeView, acts: Acts) -> Node:
    """The three rows; a card moves one up."""
    me, chosen = seat_of(desk), chosen_of(desk, now)
    offers = {one.id.removeprefix(UPGRADE): one for one in now.rows}
    rows = []
    for row, name in ROWS:
        here = tuple(
            _tech(desk, one, offers.get(one.id), chosen, acts) for one in me.techs if one.row == row
        )
        title = Text(Message(f"tapestry.row.{name}"), "label", "dim", bold=True, key="title")
        shown = (Grid(here, narrowest=190, gap=10, key="techs"),) if here else ()
        rows.append(
            Column((title, *shown), gap=8, pad=12, fill="ink~.05", radius=14, key=f"row.{name}")
        )
    return Column(tuple(rows), gap=10, key="technologies")


def _tech(
    desk: Desk, card: CardView, offer: Offer[State] | None, chosen: Offer[State] | None, acts: Acts
) -> Node:
    """Its circle and its square; the one that it would give is gold."""
    here = chosen is not None and chosen is offer
    benefits = () if card.id.startswith(UNKNOWN) else printed(card.id, card.row if here else -1)
    why = offer.reason if offer is not None else None
    reason = (Text(why, "caption", "paper_dim", key="reason"),) if why is not None else ()
    return Column(
        (Text(card.name, "body", "paper_ink", bold=True, key="name"), *benefits, *reason),
        gap=6, pad=10, fill="paper", radius=12, edge="gold" if here else "", edge_width=4,
        does=_choose(desk, acts, offer, here), says=card.name, help=f"tech.{card.id}",
        key=f"tech.{card.id}",
    )  # fmt: skip


def printed(card: str, gains: int = -1) -> tuple[Node, ...]:
    """The circle for the middle row, the square for the top one; `gains`: from which row."""
    tech = content.tech(card)
    parts = (
        ("tech-circle", Message("tapestry.page.circle"), tech.circle),
        ("tech-square", Message("tapestry.page.square"), tech.square),
    )
    return tuple(
        Row(
            (
                Pic(shape, 28, GAINED if gains == row else "paper_dim", key="shape"),
                Chip(
                    words_of(marks(some)), called, chosen=gains == row,
                    look="paper", share=1, key="gives",
                ),
            ),
            gap=6, middle=True, key=shape,
        )
        for row, (shape, called, some) in enumerate(parts)
    )  # fmt: skip


# the mat


def mat(desk: Desk, surface: Surface, now: IncomeView) -> Node:
    """Every row with its resource; the spaces that count now in gold."""
    high = 46.0 if surface.shape == PHONE else 64.0
    held = state_of(desk).players[now.player].resources
    rows = tuple(
        Row(
            (
                Pic(f"resource-{resource}", 34),
                Text(held[resource], "button", bold=True, lines=1, key="n"),
                _row(one, high),
            ),
            gap=10, middle=True, key=f"row.{resource}",
        )
        for resource, one in zip(RESOURCES, now.mat, strict=False)
    )  # fmt: skip
    return Column(rows, gap=8, key="mat")


def _row(one: MatRow, high: float) -> Board:
    return income_mat.covered_row(one.building, one.covered, one.lit, share=1, h=high)
