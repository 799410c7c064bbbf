"""Several people who tell their tokens: a column for each, and one hand-over."""

from __future__ import annotations

from typing import Any

from companion.core.message import Message
from companion.core.offer import Offer
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.node import TOOL, Act, Column, Grid, Node, Page, Pic, Row, Scroll, Text
from companion.describe.offering import offers_list
from companion.describe.parts import dock, foot, gold, missing, shape_icon, sheet
from companion.describe.surface import Surface
from companion.games.imperium.pages.shared import ASIDE, GAME, MENU, question_parts, state_of, top
from companion.games.imperium.views.company import CompanyView, TokenColumn, TokenTile, company_view

CLOSE = "close"
PLACES = (
    ("sheet", "core.sheet.title", "score"),
    ("log", "app.log.title", "log"),
    ("check", "app.check.title", "check"),
    ("rules", "rules.title", "search"),
)
Offers = dict[str, Offer[Any]]


def company(desk: Desk, surface: Surface) -> Page:
    """Everybody's tokens, whose turn it is, or what is asked."""
    acts, view = Acts(), company_view(state_of(desk))
    offers = {one.id: one for one in desk.session.offers}
    title = Message("imperium.screen.short")
    bar = top(desk, surface, acts, title, Message("imperium.company.turn_of", who=view.turn.name))
    if desk.asked is not None:
        shown, leave = question_parts(desk, surface, acts)
        wait = missing(Message("imperium.page.choose"))
        body: tuple[Node, ...] = shown.body
        below = foot(surface, shown.gold or wait, leave)
    else:
        body = (_columns(desk, surface, view, offers, acts),)
        below = foot(surface, *_hand_over(desk, view, offers, acts))
    stage = Scroll(Column(body, gap=12, pad=16), key=f"columns.{desk.moment}", share=1)
    root = Column((bar, stage, dock(GAME, below)), gap=0)
    over = _menu(desk, surface, acts) if desk.looking.opened == MENU else None
    close = CLOSE if over is not None else ""
    return Page(root, acts.acts, title, f"{GAME}_stage", over, close, acts.typed)


def _columns(desk: Desk, surface: Surface, view: CompanyView, offers: Offers, acts: Acts) -> Node:
    people = tuple(_column(desk, one, offers, acts) for one in view.columns)
    return Grid(people, narrowest=270 * min(1.6, max(1.0, surface.text)), gap=12, key="people")


def _column(desk: Desk, one: TokenColumn, offers: Offers, acts: Acts) -> Node:
    """Who it is, touched to give them the turn; a row for each kind of token."""
    names = (
        Text(one.name, "label", bold=True, key="name"),
        Text(one.nation, "body", "dim", key="nation"),
    )
    turn = offers.get(f"turn.{one.seat}")
    does = acts.add(f"turn.{one.seat}", desk.takes(turn)) if turn is not None else ""
    head = Row(
        (Pic(shape_icon(one.shape), 52, disc=one.colour), Column(names, gap=2, share=1)),
        gap=12, pad=6, middle=True, does=does, says=turn.label if turn else "",
        key=f"head.{one.seat}",
    )  # fmt: skip
    rows = tuple(_tokens(desk, tile, offers, acts) for tile in one.tokens)
    return Column(
        (head, *rows),
        gap=8, pad=12, fill=f"{one.colour}~.16", radius=16, edge="gold" if one.to_move else "",
        edge_width=3 * one.to_move, key=f"column.{one.seat}",
    )  # fmt: skip


def _tokens(desk: Desk, tile: TokenTile, offers: Offers, acts: Acts) -> Node:
    """Fewer, so many, more."""
    parts: list[Node] = [Pic(tile.icon, 34)]
    for by, says, icon in ((-1, "kit.less", "minus"), (1, "kit.more", "plus")):
        key = f"{tile.id}.{by}"
        offer = offers.get(tile.id)
        if offer is not None:
            acts.add(key, desk.takes(offer.with_(by=by)))
        none = Message("imperium.broken.below_zero") if tile.n + by < 0 else None
        parts.append(Act(Message(says), key, icon, TOOL, reason=none, key=key))
        if by < 0:
            number = Text(tile.n, "number", bold=True, lines=1, align="c", share=1, key="n")
            parts.append(number)
    return Row(
        tuple(parts), gap=8, pad=8, middle=True, fill="ink~.08", radius=12, says=tile.name,
        help=f"icon.{tile.icon}", key=tile.id,
    )  # fmt: skip


def _hand_over(desk: Desk, view: CompanyView, offers: Offers, acts: Acts) -> tuple[Act, ...]:
    """Gold gives the turn on; beside it the sheet."""
    acts.add("go.sheet", desk.goes("sheet"))
    score = Act(Message("core.sheet.title"), "go.sheet", "score", w=ASIDE, key="go.sheet")
    done = offers.get("done")
    if done is None:
        return (gold(Message("core.sheet.title"), "go.sheet", "score"),)
    acts.add("done", desk.takes(done))
    return (gold(Message("kit.done_then", who=view.turn.then), "done", "check"), score)


def _menu(desk: Desk, surface: Surface, acts: Acts) -> Node:
    """Where one goes from here, and everything that can be told."""
    acts.add(CLOSE, desk.look(opened=""))
    rows = [
        Act(Message(text), acts.add(f"to.{route}", desk.leads(route)), icon, key=f"to.{route}")
        for route, text, icon in PLACES
    ]
    if desk.session.redo_label is not None:
        redo = Message("kit.redo_named", what=desk.session.redo_label)
        rows.append(Act(redo, acts.add("redo", desk.hands.redo), "redo", key="redo"))
    close = Act(Message("kit.close"), CLOSE, "cross", TOOL, key=CLOSE)
    head = Row(
        (Text(Message("imperium.title"), "button", bold=True, share=1), close), gap=12, key="head"
    )
    places = Grid(tuple(rows), narrowest=260, most=2, key="places")
    return sheet(surface, head, places, *offers_list(desk, acts, ""))
