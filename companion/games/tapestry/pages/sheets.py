"""What opens above the table: the menu, everything else that can be done, what lies somewhere.

A thing that lies there is told, and put right by the forms of its place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from companion.core.message import Message
from companion.core.offer import Offer
from companion.core.wanted import MAY_COME
from companion.describe import foreseen
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.node import Act, Grid, Node, Page, Row, Text
from companion.describe.offering import offers_list, put_right
from companion.describe.parts import sheet
from companion.describe.surface import Says, Surface
from companion.games.tapestry.correcting.settable import at, of_space
from companion.games.tapestry.pages import bots_hold, cards, may_come
from companion.games.tapestry.pages.shared import (
    GAME,
    HEX_KEY,
    SPACE_KEY,
    held,
    state_of,
    the_map,
    view_of,
)
from companion.games.tapestry.table.view_help_here import hex_help, space_help

PLACES = (
    ("log", "log", "log"),
    ("check", "check", "table"),
    ("score", "score", "score"),
    ("bots", "bots", "owner-automa"),
    ("checklist", "setup", "rules"),
    ("settings", "settings", "settings"),
)
WAYS = ("way.", "asking.")
LIES = ("lies.", "use_app.")
"""How offers begin that let a kind lie elsewhere; first what lies half and half."""
MENU, MORE, CLOSE, ACHIEVEMENT = "menu", "more", "close", "achievement."
PLACES_OF = "places"
Made = tuple[Says, tuple[Node, ...]]
Dropped = Callable[[str, str], object] | None


def above(desk: Desk, surface: Surface, acts: Acts) -> Node | None:
    """The sheet of the moment; None where nothing was opened."""
    opened = desk.looking.opened
    make = next((one for begin, one in SHEETS.items() if opened.startswith(begin)), None)
    if make is None or desk.asked is not None:
        return None
    title, inside = make(desk, acts, opened)
    acts.add(CLOSE, desk.look(opened=""))
    close = Act(Message("kit.close"), CLOSE, "cross", "tool", key=CLOSE)
    head = Row((Text(title, "button", bold=True, share=1, key="title"), close), gap=12, key="head")
    return sheet(surface, head, *inside)


# the menu


def _menu(desk: Desk, acts: Acts, _opened: str) -> Made:
    """Where one goes from here, and how the game is kept from here on."""
    session, view = desk.session, view_of(desk)
    rows = [*_turns(desk, acts)]
    for key, route, icon in PLACES:
        if key != "bots" or view.bots:
            acts.add(f"go.{route}", desk.leads(route))
            text = Message(f"tapestry.menu.{key}")
            rows.append(Act(text, f"go.{route}", icon, key=f"go.{route}"))
    acts.add("rules", desk.leads("rules"))  # a narrow bar has no room for it
    rows.append(Act(Message("rules.title"), "rules", "search", key="rules"))
    if may_come.possible(desk):
        rows.append(foreseen.leads_there(desk, acts))
    acts.add(MORE, desk.look(opened=MORE))
    rows.append(Act(Message("tapestry.menu.more"), MORE, "more", key=MORE))
    acts.add(PLACES_OF, desk.look(opened=PLACES_OF))
    rows.append(Act(Message("tapestry.menu.places"), PLACES_OF, "cards", key=PLACES_OF))
    if session.redo_label is not None:
        acts.add("redo", desk.hands.redo)
        redo = Message("kit.redo_named", what=session.redo_label)
        rows.append(Act(redo, "redo", "redo", key="redo"))
    ways = (one for one in session.offers if one.id.startswith(WAYS))
    grid = Grid(tuple(rows), narrowest=260, most=2, key="places")
    return Message("tapestry.title"), (grid, *_rows(desk, acts, ways))


def _turns(desk: Desk, acts: Acts) -> Iterable[Act]:
    """A turn that the app did not follow is over: whose turn it is."""
    view = view_of(desk)
    offer = next((one for one in desk.session.offers if one.id == "pass"), None)
    if offer is None or not view.my_turn:
        return
    asks = offer.asks({})
    for one in view.players:
        if asks is not None and not one.to_move and not one.finished:
            said = offer.with_(**{asks.key: one.id})
            key = acts.add(f"turn_of.{one.id}", desk.takes(said))
            yield Act(Message("tapestry.screen.turn_of", who=one.name), key, offer.icon, key=key)


def _places(desk: Desk, acts: Acts, _opened: str) -> Made:
    """Where each kind of hidden piece lies: a touch lets it lie elsewhere."""
    offers = tuple(one for one in desk.session.offers if one.id.startswith(LIES))
    return Message("tapestry.menu.places"), _rows(desk, acts, offers)


def _rows(desk: Desk, acts: Acts, offers: Iterable[Offer[Any]]) -> tuple[Node, ...]:
    """A button for each."""
    return tuple(
        Act(one.label, acts.add(f"offer.{one.id}", desk.takes(one)), one.icon, note=one.note or "",
            reason=one.reason, key=one.id)
        for one in offers
    )  # fmt: skip


def _more(desk: Desk, acts: Acts, _opened: str) -> Made:
    """Everything that can be done or put right, under its headings."""
    return Message("tapestry.menu.more"), offers_list(desk, acts, "")


# what lies there


def _hex(desk: Desk, acts: Acts, opened: str) -> Made:
    key = opened.removeprefix(HEX_KEY)
    here, offers = hex_help(state_of(desk), key), at(state_of(desk), f"hex:{key}")
    name, *lines = here.lines
    return name, right(desk, acts, lines, offers, here.topic)


def _space(desk: Desk, acts: Acts, opened: str) -> Made:
    track, _, number = opened.removeprefix(SPACE_KEY).partition(".")
    here = space_help(state_of(desk), track, int(number))
    name, *lines = here.lines
    offers = of_space(state_of(desk), track, int(number))
    return name, right(desk, acts, lines, offers, here.topic)


def _achievement(desk: Desk, acts: Acts, opened: str) -> Made:
    one = opened.removeprefix(ACHIEVEMENT)
    offers = at(state_of(desk), f"achievement:{one}")
    entry = f"achievement.{one}"
    return Message(f"tapestry.name.achievement.{one}"), right(desk, acts, (), offers, entry)


def right(
    desk: Desk, acts: Acts, lines: Iterable[Message], offers: Iterable[Offer[Any]], entry: str
) -> tuple[Node, ...]:
    """What is so, what the rules say, and the forms that put it right."""
    told = tuple(Text(one, key=f"line.{n}") for n, one in enumerate(lines))
    return (*told, *put_right(desk, acts, offers, entry))


def _mine(desk: Desk, acts: Acts, _opened: str) -> Made:
    return cards.everything_else(desk, acts, ACHIEVEMENT)


def _card(desk: Desk, acts: Acts, opened: str) -> Made:
    title, entry, offers = cards.one_card(desk, opened)
    return title, right(desk, acts, (), offers, entry)


def _add(desk: Desk, acts: Acts, opened: str) -> Made:
    title, offers = cards.added(desk, opened)
    return title, right(desk, acts, (), offers, "")


SHEETS: dict[str, Callable[[Desk, Acts, str], Made]] = {
    MENU: _menu,
    MORE: _more,
    PLACES_OF: _places,
    MAY_COME: lambda desk, acts, _opened: may_come.told(desk, acts, the_map),
    HEX_KEY: _hex,
    SPACE_KEY: _space,
    ACHIEVEMENT: _achievement,
    cards.CARD: _card,
    cards.ADD: _add,
    "cards": lambda desk, acts, _opened: cards.tapestries(desk, acts),
    "techs": lambda desk, acts, _opened: cards.technologies(desk, acts),
    "mine": _mine,
    bots_hold.POINTS: bots_hold.points,
    bots_hold.HELD: bots_hold.held,
    bots_hold.PILES: bots_hold.decks,
    bots_hold.PILE_OF: bots_hold.lies,
}
"""By how what is opened begins."""


def with_sheets(
    desk: Desk, surface: Surface, acts: Acts, root: Node, title: Says, dropped: Dropped = None
) -> Page:
    """A page of the game with the sheet that is open above it, its menu among them."""
    over = above(desk, surface, acts)
    close = CLOSE if over is not None else ""
    stage, told = f"{GAME}_stage", partial(held, desk)
    return Page(root, acts.acts, title, stage, over, close, acts.typed, dropped, told)
