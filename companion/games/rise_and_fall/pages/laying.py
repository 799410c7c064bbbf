"""The world is laid on the tablet: tiles are carried there, touched and turned; sea is painted.

What a finger goes over is drawn at once and done when it is lifted; what may not lie stays lit,
with the reason.
"""

from __future__ import annotations

from typing import NamedTuple

from companion.core.hexgrid import Hex
from companion.core.message import Message, name
from companion.describe.asking import ROTATE, Acts
from companion.describe.desk import Desk
from companion.describe.node import (
    Act,
    Column,
    Do,
    Dropped,
    Grid,
    Node,
    Page,
    Row,
    Scroll,
    Stroked,
    Text,
)
from companion.describe.parts import bar, dock, foot, gold, tool
from companion.describe.surface import PHONE, Surface
from companion.games.rise_and_fall.boards import world as board
from companion.games.rise_and_fall.content import terrains
from companion.games.rise_and_fall.nouns import space_called
from companion.games.rise_and_fall.offers.stamps import Draft
from companion.games.rise_and_fall.pages.shared import GAME, state_of
from companion.games.rise_and_fall.rules import stock
from companion.games.rise_and_fall.rules.shapes import TURNS
from companion.games.rise_and_fall.state import State
from companion.games.rise_and_fall.views import laying
from companion.games.rise_and_fall.views.laying import LayingView
from companion.games.rise_and_fall.views.world import make_room_at, spaces_of

ICONS = {
    laying.PAINT: "rise-sea",
    laying.FINE: "edit",
    laying.STAMP: "layers",
    laying.SHAPE: "hex",
    laying.RUB: "trash",
}
"""The picture of each tool."""
ROOM, LAYS = "room", "lay."
"""Plains are taken up to make room."""
DOCK, ASIDE = 460.0, 150.0


class Moment(NamedTuple):
    """What the page is made of."""

    desk: Desk
    surface: Surface
    acts: Acts
    state: State
    view: LayingView
    tool: str
    turn: int

    @property
    def opened(self) -> str:
        """As it is kept among what is looked at."""
        return code(self.tool, self.turn)

    @property
    def kept(self) -> tuple[Hex, ...]:
        """The spaces that were touched and are not laid."""
        looking = self.desk.looking
        here = looking.opened.startswith(LAYS)
        return tuple(map(stock.to_hex, looking.picked)) if here else ()

    def draft(self, trail: tuple[Hex, ...]) -> Draft:
        """What a finger that went there comes to."""
        facts = self.desk.session.around.facts
        return laying.drafted(self.state, facts, self.tool, trail, self.turn)


def code(tool_: str, turn: int = 0) -> str:
    """A tool, and how often the tile was turned, among what is looked at."""
    return f"{LAYS}{tool_}.{turn}"


def chosen(opened: str) -> tuple[str, int]:
    """What of both is looked at; nothing of them in another place."""
    tool_, _, turn = opened.removeprefix(LAYS).partition(".")
    return (tool_, int(turn)) if opened.startswith(LAYS) else ("", 0)


def world(desk: Desk, surface: Surface) -> Page:
    """The page; made, the world is where one goes on with the set-up."""
    acts, state = Acts(), state_of(desk)
    view = laying.laying_view(state, desk.session.around.facts)
    if view is None:
        return _made(desk, surface, acts, state)
    tool_, turn = chosen(desk.looking.opened)
    known = tool_ in view.tools or (tool_ == ROOM and view.movable)
    tool_ = tool_ if known else view.tools[0]
    now = Moment(desk, surface, acts, state, view, tool_, turn)
    draft = now.draft(now.kept) if now.kept else None
    stage = board.board(_grounds(now, draft), lays=now.tool != ROOM, share=1.0)
    root = _beside(now, _bar(desk, surface, acts), stage, _dock(now, draft))
    title = Message("rise_and_fall.screen.world")
    return Page(root, acts.acts, title, f"{GAME}_stage", dropped=_dropped(now),
                stroked=_stroked(now))  # fmt: skip


# what a finger does


def _put(now: Moment, trail: tuple[Hex, ...]) -> None:
    """It was lifted: what may lie does; a shape is told until all its spaces are."""
    if not trail:
        now.desk.look(opened=now.opened, picked=())()
        return
    draft, opened = now.draft(trail), now.opened
    if draft.command is None or draft.reason is not None:
        _show(now, trail)()
        return
    now.desk.does(draft.command, draft.told)()
    if now.tool == laying.SHAPE:
        opened = code(laying.STAMP)
    now.desk.look(opened=opened)()


def _show(now: Moment, trail: tuple[Hex, ...]) -> Do:
    picked = tuple(map(stock.to_place, trail))
    return now.desk.look(opened=now.opened, picked=picked)


def _touches(now: Moment, place: Hex) -> Do:
    """One space alone; of a shape a space touched again is none of it."""
    if now.tool != laying.SHAPE:
        return lambda: _put(now, (place,))
    kept = now.kept
    rest = tuple(one for one in kept if one != place)
    return lambda: _put(now, rest if place in kept else (*kept, place))


def _stroked(now: Moment) -> Stroked | None:
    kept = now.kept if now.tool == laying.SHAPE else ()

    def stroked(passed: tuple[str, ...], lifted: bool) -> None:
        trail = laying.trail_of(_place_of(one) if one else None for one in passed)
        both = tuple(dict.fromkeys((*kept, *trail)))
        if lifted:
            _put(now, both)
        else:
            _show(now, both)()

    return stroked if now.tool != ROOM else None


def _dropped(now: Moment) -> Dropped:
    """The tile was let go of, its middle on a space: it lies just so, or says why not."""

    def dropped(_layer: str, key: str) -> None:
        place = _place_of(key)
        facts = now.desk.session.around.facts
        draft = laying.laid_at(now.state, facts, place, now.turn)
        if draft.command is None or draft.reason is not None:
            _show(now, (place,))()
            return
        now.desk.does(draft.command)()
        now.desk.look(opened=now.opened)()

    return dropped


def _place_of(key: str) -> Hex:
    return stock.to_hex(key.removeprefix(f"{board.HEX}."))


# the map


def _grounds(now: Moment, draft: Draft | None) -> tuple[board.Ground, ...]:
    """What lies, the empty spaces around it, and how the next tile would lie."""
    there = {one.place: one for one in spaces_of(now.state)}
    drafted = frozenset(draft.spaces if draft is not None else ())
    found = []
    for place in sorted({*there, *now.view.field, *drafted}):
        lies = there.get(place)
        terrain = lies.terrain if lies else board.BARE
        ghost = place in drafted and now.tool != laying.RUB
        again = now.tool == ROOM and place in now.view.example
        if ghost or again:
            terrain = stock.next_terrain(now.state) or terrain
        level = terrains()[terrain].level if terrain else 0
        lit = place in drafted or (now.tool == ROOM and place in now.view.movable)
        at = stock.to_place(place)
        found.append(
            board.Ground(
                place, terrain, level, (),
                space_called(now.state, at), _does(now, place), lit,
                borders=lies.borders if lies and not ghost else (),
                refused=draft is not None and place in drafted and draft.reason is not None,
                faint=again,
            )
        )  # fmt: skip
    return tuple(found)


def _does(now: Moment, place: Hex) -> str:
    """A touch; while room is made, on a plain that may be taken up."""
    key = f"{board.HEX}.{stock.to_place(place)}"
    if now.tool != ROOM:
        return now.acts.add(key, _touches(now, place))
    lift = make_room_at(now.state, place) if place in now.view.movable else None
    return now.acts.add(key, now.desk.takes(lift)) if lift is not None else ""


# beside it


def _bar(desk: Desk, surface: Surface, acts: Acts) -> Row:
    acts.add("back", desk.goes("back"))
    acts.add("rules", desk.goes("rules"))
    tools = [tool(Message("rules.title"), "rules", "search")]
    if desk.session.undo_label is not None:
        undo = Message("kit.undo_named", what=desk.session.undo_label)
        tools.append(tool(undo, acts.add("undo", _stays(desk, desk.hands.undo)), "undo"))
    if desk.session.redo_label is not None:
        redo = Message("kit.redo_named", what=desk.session.redo_label)
        tools.append(tool(redo, acts.add("redo", _stays(desk, desk.hands.redo)), "redo"))
    return bar(surface, GAME, Message("rise_and_fall.screen.world"), tools=tuple(tools))


def _stays(desk: Desk, way: Do) -> Do:
    """Back and forth with the tool in the hand."""
    opened = desk.looking.opened

    def do() -> None:
        way()
        desk.look(opened=opened)()

    return do


def _dock(now: Moment, draft: Draft | None) -> tuple[Node, ...]:
    """The next tile, what is wrong with it, how it is laid."""
    view, small = now.view, now.surface.shape == PHONE
    found: list[Node] = [
        Text(view.headline, "label" if small else "command", bold=True, key="headline")
    ]
    if view.advice is not None:
        found.append(Text(view.advice, "body", "accent", bold=True, key="advice"))
    if draft is not None and draft.reason is not None:
        found.append(Text(draft.reason, "body", "bad", bold=True, key="refusal"))
    if now.tool == laying.STAMP:
        found.append(_tile(now))
    found += [_tools(now), Text(_how(now), "body", "dim", key="how")]
    so_far = Message("rise_and_fall.screen.laid_so_far", done=view.done, n=view.all,
                     left=view.left)  # fmt: skip
    found += [Text(so_far, key="so_far"), Text(view.estimate, "caption", "dim", key="estimate")]
    return tuple(found)


def _how(now: Moment) -> Message:
    if now.tool == ROOM:
        return Message("rise_and_fall.screen.make_room")
    return Message(f"rise_and_fall.how.{now.tool}", n=now.view.spaces)


def _tile(now: Moment) -> Node:
    """As it lies; a touch turns it."""
    shape = laying.lying(now.view.shapes[0], now.turn)
    terrain = stock.next_terrain(now.state) or stock.SEA
    now.acts.add(ROTATE, now.desk.look(opened=code(now.tool, (now.turn + 1) % TURNS)))
    says = Message("rise_and_fall.page.carry", what=name("rise_and_fall", "terrain", terrain))
    high = 84.0 if now.surface.shape == PHONE else 170.0
    picture = board.tile(shape, terrain, says, ROTATE, high)
    turn = Act(Message("rise_and_fall.page.turn_tile"), ROTATE, "refresh", key=ROTATE)
    return Row((picture, turn), gap=10, pad=6, middle=True, fill="ink~.06", radius=16, key="tile")


def _tools(now: Moment) -> Node:
    shown = []
    for one in now.view.tools:
        key = now.acts.add(f"tool.{one}", now.desk.look(opened=code(one), picked=()))
        shown.append(Act(Message(f"rise_and_fall.tool.{one}"), key, ICONS[one], key=key,
                         chosen=one == now.tool))  # fmt: skip
    if now.view.movable:
        key = now.acts.add(f"tool.{ROOM}", now.desk.look(opened=code(ROOM), picked=()))
        shown.append(Act(Message("rise_and_fall.offer.room"), key, "rise-plain", key=key,
                         chosen=now.tool == ROOM))  # fmt: skip
    across = 150.0 * min(1.6, max(1.0, now.surface.text))
    return Grid(tuple(shown), narrowest=across, gap=8, key="tools")


def _foot(now: Moment) -> tuple[Row, ...]:
    """What was begun is forgotten, the last tile taken up."""
    acts, desk, others = now.acts, now.desk, []
    if now.kept:
        acts.add("again", desk.look(opened=now.opened, picked=()))
        again = Message("rise_and_fall.screen.begin_tile_again")
        others.append(Act(again, "again", "cross", key="again", w=ASIDE))
    if now.state.tiles:
        acts.add("lift", lambda: _lift(now))
        lift = Message("rise_and_fall.screen.lift")
        others.append(Act(lift, "lift", "trash", key="lift", w=ASIDE))
    return (foot(now.surface, None, *others),) if others else ()


def _lift(now: Moment) -> None:
    """The tile laid last comes up again."""
    now.desk.does(laying.lift_last(now.state))()
    now.desk.look(opened=now.opened)()


def _beside(now: Moment, top: Row, stage: Node, body: tuple[Node, ...]) -> Node:
    """Beside each other; upright the map comes first, as that is what is touched."""
    surface, listed = now.surface, Column(body, gap=12, key="below")
    inner = Scroll(listed, key=f"dock.{now.view.headline.key}", share=1)
    if surface.is_wide:
        wide = min(DOCK * max(1.0, min(1.25, surface.text)), surface.w * 0.47)
        left = Column((stage,), pad=14, share=1, key="stage")
        right = dock(GAME, inner, *_foot(now), w=wide)
        sides = (right, left) if surface.left_handed else (left, right)
        return Column((top, Row(sides, gap=0, share=1, key="middle")), gap=0)
    seen = Column((stage,), pad=6, share=1, key="stage")
    below = Column(
        (inner, *_foot(now)), gap=8, pad=12, fill=f"{GAME}_dock", h=surface.h * 0.46, key="dock"
    )
    return Column((top, seen, below), gap=0)


def _made(desk: Desk, surface: Surface, acts: Acts, state: State) -> Page:
    """Every tile lies."""
    grounds = tuple(
        board.Ground(one.place, one.terrain, terrains()[one.terrain].level, (),
                     space_called(state, stock.to_place(one.place)))
        for one in spaces_of(state)
    )  # fmt: skip
    top = _bar(desk, surface, acts)
    size = "button" if surface.shape == PHONE else "command"
    words = Text(Message("rise_and_fall.world.made"), size, bold=True, key="made")
    on = gold(Message("app.set_up.go_on"), "back", "chevron-right")
    stage = Column((board.board(grounds, share=1.0),), pad=14, share=1, key="stage")
    root = Column((top, stage, dock(GAME, words, foot(surface, on))), gap=0)
    return Page(root, acts.acts, Message("rise_and_fall.screen.world"), f"{GAME}_stage")
