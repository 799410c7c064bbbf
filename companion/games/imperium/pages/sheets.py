"""What opens above the table: the menu, the Market, a card of it, what the C.I.V. has, the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from companion.core.message import Message
from companion.core.offer import NUMBER, Offer
from companion.core.wanted import MAY_COME
from companion.describe import foreseen
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.node import PLAIN, TOOL, Act, Grid, Node, Page, Pic, Row, Text
from companion.describe.offering import offers_list
from companion.describe.parts import sheet
from companion.describe.surface import Says, Surface
from companion.games.imperium.content import named
from companion.games.imperium.offers.market import at_space
from companion.games.imperium.pages import may_come
from companion.games.imperium.pages.cards import face_of_space, small
from companion.games.imperium.pages.mine import MARKET, MORE
from companion.games.imperium.pages.shared import GAME, MENU, offer_of, state_of, view_of
from companion.games.imperium.settable import BY_NAME, MARKET_TOKENS, NAMED, PER_KIND, STATES
from companion.games.imperium.tokens import KINDS

CLOSE, SPACE, CIV, END = "close", "space.", "civ", "the_end"
PLACES = (
    ("log", "app.log.title", "log"),
    ("check", "app.check.title", "check"),
    ("score", "imperium.page.title_scoring", "score"),
    ("tables", "imperium.screen.rows", "imperium-bot"),
    ("answers", "imperium.screen.answers", "question"),
)
Made = tuple[Says, tuple[Node, ...]]


def with_sheets(desk: Desk, surface: Surface, acts: Acts, root: Node, title: Says) -> Page:
    """A page of the game with the sheet that is open above it."""
    over = _above(desk, surface, acts)
    return Page(root, acts.acts, title, f"{GAME}_stage", over, CLOSE if over else "", acts.typed)


def _above(desk: Desk, surface: Surface, acts: Acts) -> Node | None:
    opened = desk.looking.opened
    make = next((one for begin, one in SHEETS.items() if opened.startswith(begin)), None)
    if make is None or desk.asked is not None:
        return None
    title, inside = make(desk, surface, acts, opened)
    acts.add(CLOSE, desk.look(opened=""))
    close = Act(Message("kit.close"), CLOSE, "cross", TOOL, key=CLOSE)
    head = Row((Text(title, "button", bold=True, share=1, key="title"), close), gap=12, key="head")
    return sheet(surface, head, *inside)


# where one goes


def _menu(desk: Desk, surface: Surface, acts: Acts, _opened: str) -> Made:
    rows = []
    for route, key, icon in PLACES:
        acts.add(f"go.{route}", desk.leads(route))
        rows.append(Act(Message(key), f"go.{route}", icon, key=f"go.{route}"))
    rows.append(Act(Message("rules.title"), "rules", "search", key="rules"))
    if may_come.possible(desk):
        rows.append(foreseen.leads_there(desk, acts))
    for key, icon, text in (
        (END, "flag", "imperium.screen.the_end"),
        (MORE, "more", "imperium.page.everything"),
    ):
        acts.add(key, desk.look(opened=key))
        rows.append(Act(Message(text), key, icon, key=key))
    if desk.session.undo_label is not None:
        undo = Message("kit.undo_named", what=desk.session.undo_label)
        rows.append(Act(undo, acts.add("undo", desk.hands.undo), "undo", key="undo"))
    if desk.session.redo_label is not None:
        redo = Message("kit.redo_named", what=desk.session.redo_label)
        rows.append(Act(redo, acts.add("redo", desk.hands.redo), "redo", key="redo"))
    del surface
    deck = (one for one in desk.session.offers if one.id.startswith("deck."))
    return Message("imperium.title"), (
        Grid(tuple(rows), narrowest=260, most=2, key="places"),
        *_rows(desk, acts, deck),
    )


def _more(desk: Desk, surface: Surface, acts: Acts, _opened: str) -> Made:
    del surface
    return Message("imperium.page.everything"), offers_list(desk, acts, "")


def _end(desk: Desk, surface: Surface, acts: Acts, _opened: str) -> Made:
    """What ends the game, said at the table."""
    del surface
    ends = (one for one in desk.session.offers if one.id.startswith(("scoring.", "collapse")))
    return Message("imperium.screen.the_end"), _rows(desk, acts, ends)


def _rows(desk: Desk, acts: Acts, offers: Iterable[Offer[Any]]) -> tuple[Node, ...]:
    """A button for each."""
    return tuple(
        Act(
            one.label,
            acts.add(f"offer.{n}.{one.id}", desk.takes(one)),
            one.icon,
            note=one.note or "",
            reason=one.reason,
            help=one.help,
            key=f"offer.{n}.{one.id}",
        )
        for n, one in enumerate(offers)
    )


# the Market


def _market(desk: Desk, surface: Surface, acts: Acts, _opened: str) -> Made:
    """Its cards; a touch on one says what can be done with it."""
    cards, lost = [], may_come.losses(desk)
    for slot, space in enumerate(state_of(desk).market.spaces, start=1):
        key = acts.add(f"{SPACE}{slot}", desk.look(opened=f"{SPACE}{slot}"))
        face = face_of_space(space)
        says = Message("imperium.screen.on_space", slot=slot, what=face.name)
        cards.append(
            small(
                face,
                96,
                key=key,
                does=key,
                says=says,
                tokens=space.tokens,
                place=slot,
                may_go=lost.get(slot, 0),
            )
        )
    decks = tuple(
        Row(
            (Pic(f"imperium-{deck}", 24, "dim"), Text(name, share=1), Text(n, "label", bold=True)),
            gap=10,
            middle=True,
            key=f"deck.{deck}",
        )
        for deck, name, n in view_of(desk).small
    )
    narrow = 120 * min(1.4, surface.text)
    return Message("imperium.screen.market"), (
        Grid(tuple(cards), narrowest=narrow, key="spaces"),
        Grid(decks, narrowest=190 * min(1.4, surface.text), key="decks"),
    )


def _space(desk: Desk, surface: Surface, acts: Acts, opened: str) -> Made:
    """What is done with the card, which it is, what lies on it."""
    slot = opened.removeprefix(SPACE)
    state = state_of(desk)
    space, known = state.market.spaces[int(slot) - 1], {"slot": slot}
    face = face_of_space(space)
    card = small(face, 110, key="card", tokens=space.tokens, place=int(slot), share=0)
    forms = [
        one.on(state, known=known) for one in (BY_NAME, NAMED, MARKET_TOKENS) if one.when(state)
    ]
    done = at_space(state, int(slot)) if offer_of(desk, "market.acquired") is not None else ()
    number: tuple[Node, ...] = (
        (Text(face.number, "body", "dim", key="number"),) if face.number else ()
    )
    help_ = Act(Message("app.check.look_up"), "", "book", PLAIN, help=face.entry, key="look_up")
    look = (help_,) if face.entry else ()
    del surface
    return Message("imperium.screen.space", slot=int(slot)), (
        card,
        *number,
        *look,
        Grid(_rows(desk, acts, (*done, *forms)), narrowest=250, key="acts"),
    )


# the C.I.V.


def _civ(desk: Desk, surface: Surface, acts: Acts, _opened: str) -> Made:
    """Its numbers, put right by a touch; how many cards lie where."""
    view, state = view_of(desk), state_of(desk)
    steps = [_stepper(desk, acts, kind, view.civ.tokens.of(kind)) for kind in KINDS]
    piles = tuple(
        Row(
            (
                Pic(one.icon, 26, "dim"),
                Text(one.name, share=1),
                Text(one.cards, "label", bold=True),
            ),
            gap=10,
            pad=12,
            middle=True,
            help=f"icon.{one.icon}",
            says=one.name,
            key=f"pile.{one.id}",
        )
        for one in view.civ.piles
    )
    shown = tuple(
        Row((Pic("imperium-voyage", 26, "dim"), Text(one, share=1)), gap=10, middle=True)
        for one in (view.civ.journey,)
        if one is not None
    )
    wanted = ("pile", "deck.in_loom", "deck.on_table")
    offers = [one for one in desk.session.offers if one.id in wanted]
    turned = [STATES["civ"].on(state)] if STATES["civ"].when(state) else []
    name = Message("imperium.seat.civ", nation=view.civ.name)
    narrow = 190 * surface.text
    return name, (
        Grid(tuple(steps), narrowest=narrow, key="tokens"),
        Grid((*piles, *shown), narrowest=narrow, key="piles"),
        Grid(_rows(desk, acts, (*turned, *offers)), narrowest=250, key="rights"),
    )


def _stepper(desk: Desk, acts: Acts, kind: str, n: int) -> Node:
    parts: list[Node] = [Pic(f"imperium-{kind}", 30)]
    for by, key, icon in ((-1, "kit.less", "minus"), (1, "kit.more", "plus")):
        offer = PER_KIND[CIV].on(state_of(desk), known={"kind": kind, NUMBER: max(0, n + by)})
        does = acts.add(f"{kind}{by}", desk.steps(offer, CIV))
        none = Message("imperium.broken.below_zero") if n + by < 0 else None
        parts.append(Act(Message(key), does, icon, TOOL, reason=none, key=does))
        if by < 0:
            parts.append(Text(n, "number", bold=True, lines=1, align="c", share=1, key="n"))
    says = named("token", kind)
    return Row(
        tuple(parts),
        gap=8,
        pad=8,
        middle=True,
        fill="ink~.06",
        radius=12,
        says=says,
        key=f"step.{kind}",
    )


SHEETS: dict[str, Callable[[Desk, Surface, Acts, str], Made]] = {
    MENU: _menu,
    MORE: _more,
    MARKET: _market,
    SPACE: _space,
    CIV: _civ,
    MAY_COME: may_come.told,
    END: _end,
}
"""By how what is opened begins."""
