"""What several of Tapestry's pages have: the bar with the standing, the boards, the questions."""

from __future__ import annotations

from collections.abc import Iterable

from companion.core.message import Message
from companion.describe.asking import Acts, asked, leaving
from companion.describe.desk import Desk
from companion.describe.node import Act, Board, Column, Node, Pic, Row, Text
from companion.describe.parts import bar, tool
from companion.describe.surface import PHONE, Says, Surface
from companion.games.tapestry.boards import land, lanes
from companion.games.tapestry.boards.signs import owner_icon
from companion.games.tapestry.owner_signs import seats
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.state import State
from companion.games.tapestry.table.view import TableView, table_view

GAME = "tapestry"
HEX = "hex:"
ROOMY = 820.0
"""A bar that is narrower has no room for all of it."""


def view_of(desk: Desk) -> TableView:
    """The table as far as a step that waits has come."""
    pending = desk.session.pending
    return table_view(pending.state if pending else desk.session.state)


def top(
    desk: Desk,
    surface: Surface,
    acts: Acts,
    title: Says,
    note: Says = "",
    own: tuple[Act, ...] = (),
) -> Row:
    """Back, the moment, the standing, look up, undo, the menu."""
    acts.add("back", desk.goes("back"))
    acts.add("guide", desk.goes("guide"))
    acts.add("rules", desk.goes("rules"))
    acts.add("menu", desk.goes("menu"))
    tools = [*own, tool(Message("rules.title"), "rules", "search")]
    if desk.session.undo_label is not None:
        acts.add("undo", desk.hands.undo)
        tools.append(tool(Message("kit.undo_named", what=desk.session.undo_label), "undo", "undo"))
    if not is_roomy(surface):
        tools = tools[len(own) :] if surface.shape != PHONE else tools[-1:]
    tools.append(tool(Message("tapestry.menu.title"), "menu", "menu"))
    standing = tuple(_standings(desk, surface))
    return bar(surface, GAME, title, note, middle=standing, tools=tuple(tools), guide="guide")


def is_roomy(surface: Surface) -> bool:
    """Whether the bar has room for what belongs to one page alone."""
    return surface.w / max(1.0, surface.text) >= ROOMY


def _standings(desk: Desk, surface: Surface) -> Iterable[Node]:
    """Points: of the person alone and of the Automa; of a company of the one whose turn it is."""
    view, state = view_of(desk), desk.session.state
    shown = [one for one in view.players if len(view.players) == 1 or one.id == view.seat]
    for one in shown[:1]:
        yield _standing(owner_icon(one.id, one.shape), one.colour, one.name, one.points, surface)
    if view.automa is not None:
        name = Message("tapestry.bot.title.automa")
        colour = state.options.bot_colour(AUTOMA)
        yield _standing(owner_icon(AUTOMA), colour, name, view.automa[0], surface)


def _standing(icon: str, colour: str, name: Says, points: int, surface: Surface) -> Node:
    number = Text(points, "button", bold=True, lines=1, key="points")
    if surface.w / max(1.0, surface.text) < 900:
        side = 26 if surface.shape == PHONE else 34
        return Row((Pic(icon, side, disc=colour, says=name), number), gap=6, middle=True)
    words = Column((Text(name, "caption", "dim", lines=1, key="name"), number), gap=0)
    return Row((Pic(icon, 40, disc=colour, says=name), words), gap=10, middle=True)


def tracks(desk: Desk, lit: tuple[lanes.Lit, ...], large: bool, **more: float) -> Board:
    """The four (or five) tracks."""
    view = view_of(desk)
    return lanes.board(lanes.lanes_of(one.track for one in view.lanes), lit, large, **more)


def the_map(
    desk: Desk,
    lights: tuple[land.Light, ...] = (),
    arrows: tuple[land.Arrow, ...] = (),
    **more: float,
) -> Board:
    """The map, with what is said of hexes."""
    view, state = view_of(desk), desk.session.state
    shapes = tuple((owner, shape) for owner, (_colour, shape) in seats(state).items())
    return land.board(land.grounds_of(view.hexes, shapes), lights, arrows, **more)


def asked_hexes(desk: Desk, acts: Acts) -> tuple[land.Light, ...]:
    """Answers that are hexes are touched on the map."""
    found = []
    for one in getattr(desk.question, "options", ()):
        if one.place.startswith(HEX) and one.reason is None:
            key = acts.add(f"answer.{one.id}", desk.answers(one.id))
            found.append(land.Light(one.place.removeprefix(HEX), does=key))
    return tuple(found)


def question_parts(desk: Desk, acts: Acts) -> tuple[tuple[Node, ...], Act | None, Act]:
    """What is asked, what takes it, and the way back."""
    question = desk.asked
    assert question is not None
    shown = asked(question, desk, acts)
    return shown.body, shown.gold, leaving(desk, acts)


def state_of(desk: Desk) -> State:
    """Typed."""
    state: State = desk.session.state
    return state
