"""What several of Tapestry's pages have: the bar with the standing, the boards, the questions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from companion.core.hexgrid import distance
from companion.core.message import Message
from companion.core.question import Choice, Question
from companion.describe.asking import Acts, asked, leaving
from companion.describe.desk import Desk
from companion.describe.node import Act, Board, Column, Node, Pic, Row, Text
from companion.describe.parts import bar, tool
from companion.describe.pictures import Pictures, picture_of, with_pictures
from companion.describe.surface import PHONE, Says, Surface
from companion.describe.thread import Bead, thread
from companion.games.tapestry.boards import land, lanes
from companion.games.tapestry.boards.lane_places import Lit
from companion.games.tapestry.boards.signs import owner_icon
from companion.games.tapestry.owner_signs import seats
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.pages import may_come
from companion.games.tapestry.pages.option_icons import ICONS
from companion.games.tapestry.player import RESOURCES
from companion.games.tapestry.state import State
from companion.games.tapestry.table.view import TableView, table_view
from companion.games.tapestry.table.view_help_here import hex_help

GAME = "tapestry"
HEX, TRACK = "hex:", "track:"
NEAR = 2
"""So many hexes around what is looked at are shown with it."""
PICTURES = Pictures(GAME, ICONS)
SPACE_KEY, HEX_KEY = "space.", "hex."
"""How acts begin that open what lies there."""
ASIDE = 112.0
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
    acts.add("rules", desk.goes("rules"))
    acts.add("menu", desk.look(opened="menu"))
    acts.add("score", desk.goes("score"))
    tools = [*own, tool(Message("rules.title"), "rules", "search")]
    if desk.session.undo_label is not None:
        acts.add("undo", desk.hands.undo)
        tools.append(tool(Message("kit.undo_named", what=desk.session.undo_label), "undo", "undo"))
    if desk.session.redo_label is not None:
        acts.add("redo", desk.hands.redo)
        if is_roomy(surface):
            redo = Message("kit.redo_named", what=desk.session.redo_label)
            tools.append(tool(redo, "redo", "redo"))
    if not is_roomy(surface):
        tools = tools[len(own) :] if surface.shape != PHONE else tools[-1:]
    tools.append(tool(Message("tapestry.menu.title"), "menu", "menu"))
    standing = tuple(_standings(desk, surface))
    return bar(surface, GAME, title, note, middle=standing, tools=tuple(tools))


def is_roomy(surface: Surface) -> bool:
    """Whether the bar has room for what belongs to one page alone."""
    return surface.w / max(1.0, surface.text) >= ROOMY


def _standings(desk: Desk, surface: Surface) -> Iterable[Node]:
    """Points: of the person alone and of the Automa; of a company of the one whose turn it is."""
    view, state = view_of(desk), desk.session.state
    shown = [one for one in view.players if len(view.players) == 1 or one.id == view.seat]
    for one in shown[:1]:
        icon = owner_icon(one.id, one.shape)
        yield _standing(icon, one.colour, one.name, one.points, one.era, surface)
    if view.automa is not None:
        name = Message("tapestry.bot.title.automa")
        colour = state.options.bot_colour(AUTOMA)
        yield _standing(owner_icon(AUTOMA), colour, name, *view.automa, surface)


def _standing(icon: str, colour: str, name: Says, points: int, era: int, surface: Surface) -> Node:
    """Touched, the score as it is so far."""
    number = Text(points, "button", bold=True, lines=1, key="points")
    says = Message("tapestry.page.standing", name=name, era=era)
    if surface.w / max(1.0, surface.text) < 900:
        side = 26 if surface.shape == PHONE else 34
        inside: tuple[Node, ...] = (Pic(icon, side, disc=colour), number)
        return Row(inside, gap=6, middle=True, does="score", says=says, key=f"of.{icon}")
    words = Column((Text(says, "caption", "dim", lines=1, key="name"), number), gap=0)
    inside = (Pic(icon, 40, disc=colour), words)
    return Row(inside, gap=10, middle=True, does="score", says=says, key=f"of.{icon}")


def tracks(
    desk: Desk, lit: tuple[Lit, ...], large: bool, opens: str = "", *, h: float = 0
) -> Board:
    """The four (or five) tracks."""
    view = view_of(desk)
    drawn = lanes.lanes_of((one.track for one in view.lanes), may_come.ghosts(desk))
    return lanes.board(drawn, lit, large, opens, h=h)


def the_map(
    desk: Desk,
    lights: tuple[land.Light, ...] = (),
    arrows: tuple[land.Arrow, ...] = (),
    opens: str = "",
    laid: land.Ground | None = None,
    about: tuple[str, ...] = (),
    **more: float,
) -> Board:
    """The map, with what is said of hexes; `laid`: a tile as it would lie there.

    `about`: only what is near these hexes.
    """
    grounds = grounds_of(desk)
    if about:
        middles = [one.at for one in grounds if one.key in about]
        grounds = tuple(
            one for one in grounds if any(distance(one.at, at) <= NEAR for at in middles)
        )
    if laid is not None:
        grounds = tuple(laid if one.key == laid.key else one for one in grounds)
    return land.board(grounds, may_come.tinted(desk, lights), arrows, opens, **more)


def grounds_of(desk: Desk) -> tuple[land.Ground, ...]:
    """What lies on the map."""
    shapes = tuple((owner, shape) for owner, (_colour, shape) in seats(state_of(desk)).items())
    return land.grounds_of(view_of(desk).hexes, shapes)


def asked_hexes(desk: Desk, acts: Acts) -> tuple[land.Light, ...]:
    """Answers that are hexes are touched on the map."""
    found = []
    for one in getattr(desk.question, "options", ()):
        if one.place.startswith(HEX) and one.reason is None:
            key = acts.add(f"answer.{one.id}", desk.answers(one.id))
            found.append(land.Light(one.place.removeprefix(HEX), does=key))
    return tuple(found)


def question_parts(
    desk: Desk, surface: Surface, acts: Acts
) -> tuple[tuple[Node, ...], Act | None, Act]:
    """What is asked, with a picture at every answer, what takes it, and the way back."""
    question = desk.asked
    assert question is not None
    shown = asked(with_pictures(_as_on_the_mat(question), PICTURES), desk, acts, surface)
    return shown.body, shown.gold, leaving(desk, acts, ASIDE)


def _as_on_the_mat(question: Question[Any]) -> Question[Any]:
    """Ways to pay in the order of the mat, as wherever else a resource is named."""
    if not isinstance(question, Choice) or not question.key.endswith(".pay"):
        return question
    places = {one.id: [*map(RESOURCES.index, one.id.split("+"))] for one in question.options}
    options = sorted(question.options, key=lambda one: places[one.id])
    return replace(question, options=tuple(options))


def the_thread(desk: Desk, surface: Surface) -> tuple[Node, ...]:
    """What is done of the step that asks, what is asked, what comes; nothing where it is one."""
    marks = desk.session.pending.trail if desk.session.pending else ()
    if len(marks) < 2:
        return ()
    beads = (Bead(picture_of(one.part, PICTURES), one.part.text, one.stage.value) for one in marks)
    return (thread(beads, surface),)


def held(desk: Desk, entry: str) -> tuple[str, tuple[Message, ...]]:
    """A hex is told as it lies now; anything else by its entry."""
    if not entry.startswith(HEX_KEY):
        return entry, ()
    here = hex_help(state_of(desk), entry.removeprefix(HEX_KEY))
    return here.topic, here.lines


def state_of(desk: Desk) -> State:
    """Typed."""
    state: State = desk.session.state
    return state
