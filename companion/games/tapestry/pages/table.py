"""The table of who tells everything: the board is the menu, the dock has what belongs to it.

Asked, told or to be chosen: the boards stand where they are answered, the dock beside or below.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from companion.core.command import Entry
from companion.core.message import Message
from companion.describe import foreseen
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.node import TOOL, Act, Column, Node, Over, Page, Row, Scroll, Text
from companion.describe.offering import told_list
from companion.describe.parts import dock, foot, gold, instruction, missing
from companion.describe.sizes import Sizes
from companion.describe.surface import PHONE, PORTRAIT, Surface
from companion.games.tapestry.boards.lane_places import Lit
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.pages import at_table, may_come, my_turn, placing, sheets
from companion.games.tapestry.pages.asked import BOTH, LAND, TRACKS, Dock, asked_at
from companion.games.tapestry.pages.shared import (
    ASIDE,
    GAME,
    HEX_KEY,
    SPACE_KEY,
    grounds_of,
    held,
    state_of,
    the_map,
    top,
    tracks,
    view_of,
)
from companion.games.tapestry.pages.side import beside, opened_count, seen_seat, side, small_count
from companion.games.tapestry.pages.teaching import is_teaching, teaching
from companion.games.tapestry.roads import CAMPAIGN
from companion.games.tapestry.state import State
from companion.games.tapestry.table.view_hands import BOTS, told_on

MORE = sheets.MORE
TRACKS_HIGH, FOLDED = 372.0, 190.0
TRACKS_SHARE = 0.45
"""So much of a window the tracks take at the most: what is asked must be in sight below them."""
LOW = 34.0
LOW_SHARE = 0.22
"""So much of it they take where they are folded."""
LEAST_SHARE = 0.26
"""So much of an upright window the boards keep whatever is asked below them."""
BOTH_LEAST = 120.0
"""What the map wants where the tracks lie above it."""
DOCK, DOCK_PADS = 548.0, 44.0
Nodes = tuple[Node, ...]


def table(desk: Desk, surface: Surface) -> Page:
    """What is asked, what was done, or what can be done."""
    if is_teaching(desk):
        return teaching(desk, surface)
    acts = Acts()
    docked = _dock(desk, surface, acts)
    title = _title(desk)
    turn = Message("tapestry.turn.bar", turn=view_of(desk).turn_number)
    of = CAMPAIGN.says(state_of(desk).options)
    note = turn if of is None else Message("tapestry.turn.bar_of", turn=turn, of=of)
    odds = may_come.possible(desk) and desk.asked is None
    own = (foreseen.leads_there(desk, acts, TOOL),) if odds else ()
    bar = top(desk, surface, acts, title, note, own)
    if docked.opens:
        _opened(desk, acts)
    root = _laid(desk, surface, bar, docked, acts)
    over = sheets.above(desk, surface, acts)
    close = sheets.CLOSE if over is not None else ""
    piece = placing.asked_of(desk)
    dropped = (lambda _layer, place: placing.drop(desk, piece, place)) if piece else None
    stage = f"{GAME}_stage"
    told = partial(held, desk)
    return Page(root, acts.acts, title, stage, over, close, acts.typed, dropped, told)


def _title(desk: Desk) -> Message:
    view, left = view_of(desk), desk.session.hands.open
    told = left is not None and told_on(left) != BOTS and desk.asked is None
    seat = left.before.turn if left is not None and told else view.seat
    if view.bots_now and not told:
        return Message("tapestry.screen.bots_turn")
    if len(view.players) == 1:
        return Message("tapestry.turn.your_turn") if seat else Message("tapestry.title")
    me = next((one for one in view.players if one.id == seat), None)
    return Message("tapestry.turn.of", who=me.name) if me else Message("tapestry.title")


def _opened(desk: Desk, acts: Acts) -> None:
    """What lies on a hex or a space is told where it is touched."""
    for one in grounds_of(desk):
        acts.add(f"{HEX_KEY}{one.key}", desk.look(opened=f"{HEX_KEY}{one.key}"))
    for lane in view_of(desk).lanes:
        for space in range(len(lane.track.spaces) + 1):
            key = f"{SPACE_KEY}{lane.track.id}.{space}"
            acts.add(key, desk.look(opened=key))


# the dock


def _dock(desk: Desk, surface: Surface, acts: Acts) -> Dock:
    if desk.asked is not None:
        return asked_at(desk, surface, acts)
    left = desk.session.hands.open
    bots_left = left is not None and told_on(left) == BOTS
    if left is not None and bots_left and not view_of(desk).my_turn:
        return _bots_left(desk, surface, left, acts)
    if left is not None and not bots_left and not state_of(desk).options.company:
        next_ = "tapestry.page.bots_next" if view_of(desk).bots_now else ""
        told = at_table.told_parts(desk, surface, left, acts, next_)
        return Dock(*told, BOTH, at_table.lights_of(left), at_table.reached(left))
    chosen = my_turn.chosen_of(desk)
    lit = my_turn.lit_spaces(desk, chosen, acts) if view_of(desk).my_turn else ()
    if chosen is None:
        return _nothing_chosen(desk, surface, lit, acts)
    bodies, go = my_turn.dock_of(desk, surface, chosen, acts)
    keeps = dict(chosen.paid.keeps) if chosen.paid else {}
    lights = my_turn.lit_hexes(desk, chosen, acts)
    aside = _aside(desk, surface, acts)
    return Dock(bodies[0], go, aside, TRACKS, lights, lit, keeps, leaner=bodies[1:])


def _bots_left(desk: Desk, surface: Surface, left: Entry[State], acts: Acts) -> Dock:
    """Their turn was taken, and hands have not done all of it."""
    acts.add("bots", desk.goes("bots"))
    still = Message("core.hands.still", what=left.label)
    words = instruction(surface, still, "owner-automa", AUTOMA, "token_sign")
    go = gold(Message("tapestry.screen.bots_turn"), "bots", "owner-automa")
    return Dock((words,), go, (), BOTH)


def _nothing_chosen(desk: Desk, surface: Surface, lit: tuple[Lit, ...], acts: Acts) -> Dock:
    """The instruction, and what goes on where nothing is chosen on the board."""
    view, session = view_of(desk), desk.session
    words = Message("tapestry.turn.title") if view.my_turn else view.now
    icon = "track-any" if any(not one.dark for one in lit) else "income"
    icon = view.go.icon if view.go is not None else icon
    body: tuple[Node, ...] = (*_before(desk, acts), instruction(surface, words, icon, GAME))
    if view.go is not None:
        acts.add("go", desk.goes(view.go.to))
        return Dock(body, gold(view.go.text, "go", view.go.icon), _aside(desk, surface, acts), BOTH)
    if not view.my_turn:
        first = next((one for one in session.offers if one.first and one.reason is None), None)
        if first is None:
            return Dock(body, None, _aside(desk, surface, acts), BOTH)
        acts.add("first", desk.takes(first))
        return Dock(body, gold(first.label, "first", first.icon or "play"), (), BOTH)
    if surface.shape == PHONE:
        opened = opened_count(desk, acts) if not _is_long(surface) else ()
        body = (*opened, *_before(desk, acts), my_turn.tiles(desk, surface, None, acts))
    if any(not one.dark for one in lit):
        wait = missing(Message("tapestry.page.touch_space"))
        return Dock(body, wait, _aside(desk, surface, acts), TRACKS, (), lit)
    acts.add("income", desk.takes(view.income))
    income = gold(view.income.label, "income", "income", reason=view.income.reason)
    return Dock(body, income, (_more(desk, acts),), TRACKS, (), lit)


def _before(desk: Desk, acts: Acts) -> tuple[Node, ...]:
    """What the turn before came to, where the next person has theirs already."""
    left = desk.session.hands.open
    if left is None:
        return ()
    if told_on(left) == BOTS:
        acts.add("bots", desk.goes("bots"))
        still = Message("core.hands.still", what=left.label)
        return (Act(still, "bots", "owner-automa", key="bots"),)
    heading = Text(Message("tapestry.turn.at_table"), "caption", "dim", key="at_table")
    return (heading, *told_list(left.told))


def _aside(desk: Desk, surface: Surface, acts: Acts) -> tuple[Act, ...]:
    """Everything else, and income, which keeps its place; on a phone the menu has the first."""
    view = view_of(desk)
    if not view.my_turn:
        return (_more(desk, acts),)
    acts.add("income", desk.takes(view.income))
    tile = view.income.id == "income"
    label = Message("tapestry.turn.income_tile") if tile else view.income.label
    income = Act(
        label, "income", "income", reason=view.income.reason, w=ASIDE, help="income.overview",
        key="income",
    )  # fmt: skip
    return (income,) if surface.shape == PHONE else (_more(desk, acts), income)


def _more(desk: Desk, acts: Acts) -> Act:
    acts.add(MORE, desk.look(opened=MORE))
    return Act(Message("kit.more"), MORE, "more", w=ASIDE, key=MORE)


# where things lie


def _laid(desk: Desk, surface: Surface, bar: Row, docked: Dock, acts: Acts) -> Node:
    below = foot(surface, docked.gold, *docked.others)
    if not surface.is_wide:
        return _upright(desk, surface, bar, docked, below, acts)
    if docked.stage == TRACKS:
        return _menu(desk, surface, bar, docked, below, acts)
    return _staged(desk, surface, bar, docked, below)


def _lanes(desk: Desk, docked: Dock, large: bool, **more: float) -> Node:
    return tracks(desk, docked.lit, large, SPACE_KEY if docked.opens else "", **more)


def _land(desk: Desk, docked: Dock, share: float = 0, h: float = 0) -> Node:
    if docked.city is not None:
        return replace(docked.city, share=share, h=h)
    opens = HEX_KEY if docked.opens else ""
    return the_map(desk, docked.lights, opens=opens, laid=docked.laid, share=share, h=h)


def _list(desk: Desk, docked: Dock, *more: Node, gap: float = 12) -> Node:
    inside = Column((*docked.body, *more), gap=gap, key="below")
    return Scroll(inside, key=f"dock_list.{desk.moment}", share=1)


def _menu(desk: Desk, surface: Surface, bar: Row, docked: Dock, below: Row, acts: Acts) -> Node:
    """The tracks over the whole width; map, mat and dock below; larger words leave out the mat."""
    large = surface.h >= 700 and surface.text <= 1.3
    roomy = surface.w / surface.text >= 1100
    wide = min(520.0, surface.w * 0.44)
    most, share = (TRACKS_HIGH, TRACKS_SHARE) if large else (FOLDED, LOW_SHARE)
    high = min(most, surface.h * share)
    docked = _fitting(surface, docked, bar, below, wide, surface.h - high, 6)
    mine = side(desk, surface, acts, docked.left)
    mat = (Column((mine,), pad=6, share=1.1, key="side"),)
    listed = _list(desk, docked, *(() if roomy else (mine,)), gap=6)
    right = dock(GAME, listed, below, w=wide)
    land = _land(desk, docked, share=1)
    sides = (land, *(mat if roomy else ()), right)
    low = Row(sides[::-1] if surface.left_handed else sides, gap=4, share=1, key="low")
    return Column((bar, _lanes(desk, docked, large, h=high), low), gap=0)


def _fitting(
    surface: Surface, docked: Dock, bar: Row, below: Row, wide: float, room: float, gap: float = 12
) -> Dock:
    """The fullest of its bodies that is wholly in sight, in a dock so wide."""
    sizes, inside = Sizes(surface), wide - 32
    room -= sizes.of(bar, surface.w)[1] + sizes.of(below, inside)[1] + DOCK_PADS
    bodies = (docked.body, *docked.leaner)
    heights = (sizes.of(Column(one, gap=gap), inside)[1] for one in bodies)
    fits = (body for body, high in zip(bodies, heights, strict=True) if high <= room)
    return docked._replace(body=next(fits, bodies[-1]))


def _staged(desk: Desk, surface: Surface, bar: Row, docked: Dock, below: Row) -> Node:
    """The map as large as there is room, below the folded tracks where these matter too."""
    wide = min(DOCK * max(1.0, min(1.3, surface.text)), surface.w * 0.52)
    right = dock(GAME, _list(desk, docked), below, w=wide)
    stage: tuple[Node, ...] = (_land(desk, docked, share=1),)
    if docked.stage != LAND:
        stage = (_lanes(desk, docked, False, h=4 * 46.0), *stage)
    left = Column(stage, gap=8, pad=8, share=1, key="stage")
    sides = (right, left) if surface.left_handed else (left, right)
    return Column((bar, Row(sides, gap=0, share=1, key="middle")), gap=0)


def _upright(desk: Desk, surface: Surface, bar: Row, docked: Dock, below: Row, acts: Acts) -> Node:
    """One above the other; a phone's resources stand in the corners of its map."""
    if surface.shape == PORTRAIT and docked.stage == TRACKS and surface.text <= 1.15:
        lanes = _lanes(desk, docked, True, h=4 * 104.0)
        mat = Column((side(desk, surface, acts, docked.left),), pad=4, share=1, key="side")
        both = Row((_land(desk, docked, share=1), mat), gap=4, h=330, key="low")
        return Column((bar, lanes, both, dock(GAME, _list(desk, docked), below, share=1)), gap=0)
    text = surface.text
    low = LOW * len(view_of(desk).lanes)
    room = surface.h * (_share(surface, docked) if text <= 1.1 else 0.38 if text <= 1.3 else 0.26)
    least = surface.h * LEAST_SHARE
    docked = _fitting(surface, docked, bar, below, surface.w, surface.h - least)
    below_it = dock(GAME, *docked.body, below)
    asked_for = surface.h - sum(Sizes(surface).of(one, surface.w)[1] for one in (bar, below_it))
    room = max(least, min(room, asked_for)) if docked.stage != LAND else room
    shown = docked.stage != LAND and (docked.lit or docked.opens or surface.shape != PHONE)
    if room - low < BOTH_LEAST and any(light.does for light in docked.lights):
        shown = False  # a hex is what is touched now; the tracks are in the list
    land = _cornered(desk, surface, docked, acts, room - (low if shown else 0))
    boards: tuple[Node, ...] = (land,)
    if shown:
        lanes = _lanes(desk, docked, False, h=low)
        boards = (lanes, land) if room - low >= BOTH_LEAST else (lanes,)
    more = (side(desk, surface, acts, docked.left),)
    listed = _list(desk, docked, *(more if docked.stage == TRACKS and _is_long(surface) else ()))
    return Column((bar, *boards, dock(GAME, listed, below, share=1)), gap=0)


def _share(surface: Surface, docked: Dock) -> float:
    """How much of an upright window the boards take."""
    if surface.shape != PHONE or docked.stage == TRACKS:
        return 0.5
    return 0.46 if docked.stage == LAND or docked.opens else 0.36


def _is_long(surface: Surface) -> bool:
    """There is more room than the one instruction takes, or no room for corners."""
    return surface.shape != PHONE or surface.text > 1.1


def _cornered(desk: Desk, surface: Surface, docked: Dock, acts: Acts, high: float) -> Node:
    """The map, and on a phone the resources and what lies beside the mat around it."""
    if surface.shape != PHONE or docked.stage != TRACKS or surface.text > 1.1 or high < 200:
        return _land(desk, docked, h=max(high, 60.0))
    me = seen_seat(desk)
    wide, cell = 60.0, 52.0
    right = surface.w - wide + 2
    corners = ((6.0, 4.0), (6.0, 4 + cell), (right, 4.0), (right, 4 + cell))
    counts = tuple(small_count(desk, one, docked.left, acts) for one in me.resources)
    inside = (_land(desk, docked), *counts, beside(desk, surface, me, acts))
    places = (
        (wide, 0.0, surface.w - 2 * wide, high - 60.0),
        *((x, y, wide - 8, cell) for x, y in corners),
        (8.0, high - 60.0, surface.w - 16.0, 56.0),
    )
    return Over(inside, places, key="land", h=high)
