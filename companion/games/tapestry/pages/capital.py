"""The capital: what waits is laid by touch on its plots; where none is drawn, three counts."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.offer import Offer
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.node import (
    NOTHING,
    TOOL,
    Act,
    Board,
    Column,
    Grid,
    Node,
    Page,
    Pic,
    Row,
    Scroll,
    Text,
)
from companion.describe.parts import dock, foot, gold
from companion.describe.surface import Surface
from companion.games.tapestry.boards import capital as board
from companion.games.tapestry.city.view import (
    CapitalView,
    PieceToLay,
    PieceView,
    capital_view,
    placements,
)
from companion.games.tapestry.city.view_ways import best
from companion.games.tapestry.correcting.settable import taken_up
from companion.games.tapestry.pages import placing
from companion.games.tapestry.pages.shared import GAME, question_parts, state_of, top
from companion.games.tapestry.pages.sheets import with_sheets
from companion.games.tapestry.state import State
from companion.games.tapestry.table.view_help_here import plot_help

PIECE, LIES = "piece.", "lies."
BESIDE, DISTRICTS = "beside", "districts"
MOST = {"rows": 9, "columns": 9}
Shown = tuple[tuple[Node, ...], Act | None, tuple[Act, ...]]


def capital(desk: Desk, surface: Surface, seat: str = "") -> Page:
    """Of whoever is asked for, else of whose turn it is."""
    acts, state = Acts(), state_of(desk)
    player = next(one for one in (seat, state.turn, *state.players) if one in state.players)
    view = capital_view(state, player)
    piece = _piece(desk, state, view)
    title = Message("tapestry.screen.capital")
    bar = top(desk, surface, acts, title, view.mat or "")
    if desk.asked is not None:
        asks = placing.asked_of(desk)
        stage: Node = placing.stage(desk, acts, asks) if asks else _looked_at(view)
        shown = placing.asked_parts(desk, acts, asks) if asks else _asked(desk, surface, acts)
    elif not view.drawn:
        stage, shown = NOTHING, _counted(desk, view, acts)
    else:
        stage = _board(desk, acts, view, piece)
        shown = _laying(desk, acts, view, piece)
    body, gold_one, others = shown
    low = foot(surface, gold_one, *others)
    root = _laid(desk, surface, bar, stage, body, low)
    dropped = (lambda _layer, place: placing.drop(desk, piece, place)) if piece else None
    return with_sheets(desk, surface, acts, root, title, dropped)


def _asked(desk: Desk, surface: Surface, acts: Acts) -> Shown:
    """Which resource a district pays, and the like."""
    body, gold_one, leave = question_parts(desk, surface, acts)
    return body, gold_one, (leave,)


def _laid(
    desk: Desk, surface: Surface, bar: Row, stage: Node, body: tuple[Node, ...], foot_row: Row
) -> Node:
    """The plots as large as there is room, the dock beside or below."""
    listed = Column(body, gap=12, key="below")
    inner = Scroll(listed, key=f"dock_list.{desk.moment}", share=1)
    if stage is NOTHING:
        return Column((bar, dock(GAME, inner, foot_row, share=1)), gap=0)
    if surface.is_wide:
        wide = max(360.0 * min(surface.text, 1.3), surface.w - surface.h + 20)
        docked = dock(GAME, inner, foot_row, w=min(wide, surface.w * 0.55))
        left = Column((_sized(stage, share=1),), pad=12, share=1, key="stage")
        sides = (docked, left) if surface.left_handed else (left, docked)
        return Column((bar, Row(sides, gap=0, share=1, key="middle")), gap=0)
    most = 0.5 if surface.text <= 1.3 else 0.36
    high = min(surface.w, surface.h * most)
    return Column(
        (bar, Column((_sized(stage, share=1),), pad=8, h=high, key="stage"),
         dock(GAME, inner, foot_row, share=1)), gap=0,
    )  # fmt: skip


def _sized(stage: Node, share: float) -> Node:
    assert isinstance(stage, Board)
    return Board(stage.of, stage.draw, key=stage.key, share=share)


# what waits


def _piece(desk: Desk, state: State, view: CapitalView) -> placing.Placing | None:
    """The piece that is laid now: the one that was touched, else the first."""
    picked = next(iter(desk.looking.picked), "")
    wanted = next((one for one in view.waiting if one.id == picked), None)
    piece = wanted or next(iter(view.waiting), None)
    if piece is None or not view.drawn:
        return None
    ways = placements(state, view.player, piece.id)
    return placing.of_piece(desk, state, PieceToLay(view.player, piece, ways))


def _looked_at(view: CapitalView) -> Board:
    return board.board(view, board.Laid(), ())


def _board(desk: Desk, acts: Acts, view: CapitalView, piece: placing.Placing | None) -> Board:
    """A plot is touched to lay there; what lies there already comes up to be put right."""
    shown = placing.stage(desk, acts, piece) if piece else _looked_at(view)
    lies = {cell for one in view.pieces for cell in one.cells} | {one.cell for one in view.tokens}
    for cell in lies:
        acts.add(board.plot(cell), desk.look(opened=f"{LIES}{board.plot(cell)}"))
    lit = {key for key in acts.acts if key.startswith(board.PLOT_KEY)}
    return board.board(view, shown.of[1], lit)


def _laying(desk: Desk, acts: Acts, view: CapitalView, piece: placing.Placing | None) -> Shown:
    """Which pieces wait, where the one that is chosen goes."""
    if desk.looking.opened.startswith(LIES):
        return _lies(desk, acts, view)
    acts.add("finish", desk.goes("back"))
    if piece is None:
        words = Text(Message("tapestry.screen.nothing_waits"), "button", bold=True, key="none")
        done = gold(Message("tapestry.screen.done"), "finish", "check")
        return (words, placing.counts(view, None)), done, ()
    now = piece.piece.piece
    waiting = tuple(_waits(desk, acts, one, piece) for one in view.waiting if one.id != now.id)
    text = Message("tapestry.ask.place", piece=now.name)
    offer = _named(desk, f"place.{view.player}.{now.id}")

    def lay(plot: str) -> None:
        if offer is not None:
            desk.hands.do(offer.command({"plot": plot}), {})

    if not piece.piece.ways:
        acts.add(BESIDE, lambda: lay(BESIDE))
        no_room = Text(Message("tapestry.screen.no_room"), key="no_room")
        beside = gold(Message("tapestry.screen.beside"), BESIDE, "skip")
        return (placing.card(now, text), no_room, *waiting), beside, ()
    way = piece.way
    go_on = placing.lay(acts, piece, lambda: lay(way.key if way else ""))
    body = (*placing.body(piece, text), *waiting)
    return body, go_on, placing.turn_act(desk, acts, piece)


def _waits(desk: Desk, acts: Acts, one: PieceView, now: placing.Placing) -> Act:
    """A piece beside the capital; touched, it lies where it completes most."""
    state = now.state
    way = best(placements(state, now.piece.player, one.id))
    opened = f"{placing.LAY}{way.key}" if way else ""
    key = acts.add(f"{PIECE}{one.id}", desk.look(picked=(one.id,), opened=opened))
    icon = "landmark" if one.landmark else f"building-{one.id}"
    return Act(one.name, key, icon, key=key)


def _lies(desk: Desk, acts: Acts, view: CapitalView) -> Shown:
    """What lies on a plot, to be taken up again."""
    state, cell = state_of(desk), board.cell_of(desk.looking.opened.removeprefix(LIES))
    offer = taken_up(state, view.player, cell)
    here = plot_help(state, view.player, cell)
    lines = tuple(Text(one, key=f"here.{n}") for n, one in enumerate(here.lines))
    acts.add("leave", desk.look(opened=""))
    close = Act(Message("kit.close"), "leave", "cross", w=placing.ASIDE, key="leave")
    if offer is None:
        return lines, None, (close,)
    acts.add("take_up", desk.does(offer.command()))
    return (*lines, Act(offer.label, "take_up", offer.icon, key="take_up")), None, (close,)


def _named(desk: Desk, id_: str) -> Offer[State] | None:
    return next((one for one in desk.session.offers if one.id == id_), None)


# counted


def _counted(desk: Desk, view: CapitalView, acts: Acts) -> Shown:
    """What is complete, each number with minus and plus."""
    state = state_of(desk)
    city, offer = state.players[view.player].capital, _named(desk, f"capital.{view.player}")
    now = {
        "rows": city.rows_counted,
        "columns": city.columns_counted,
        DISTRICTS: len(city.districts),
    }
    icons = {"rows": "capital-row", "columns": "capital-column", DISTRICTS: "district"}
    rows = tuple(_count(desk, offer, what, icons[what], now, acts) for what in now)
    words = Text(Message("tapestry.screen.count_capital"), "button", bold=True, key="count")
    acts.add("finish", desk.goes("back"))
    counts = Grid(rows, narrowest=260, gap=14, key="counts")
    return (words, counts), gold(Message("tapestry.screen.done"), "finish", "check"), ()


def _count(
    desk: Desk, offer: Offer[State] | None, what: str, icon: str, now: dict[str, int], acts: Acts
) -> Row:
    """A number and the two keys that change it; a district that was paid is not taken back."""
    for key, by in (("less", -1), ("more", 1)):
        n = now[what] + by
        told = {**now, DISTRICTS: 0, what: by if what == DISTRICTS else n}
        if offer is not None and 0 <= told[what] <= MOST.get(what, 9) and n <= 9:
            acts.add(f"{key}.{what}", desk.does(offer.make(told)))
    name = Message(f"tapestry.view.{what}", n=now[what])
    steps = tuple(
        Act(says, f"{key}.{what}", sign, TOOL, key=f"{key}.{what}",
            reason=None if f"{key}.{what}" in acts.acts else Message("tapestry.page.no_further"))
        for key, sign, says in (
            ("less", "minus", Message("kit.less")), ("more", "plus", Message("kit.more")))
    )  # fmt: skip
    named = Message("words.shape.line", said=name)
    number = Text(now[what], "hero", bold=True, align="c", share=1, key="n")
    turned = Row((steps[0], number, steps[1]), gap=12, middle=True, key="turned")
    head = Row((Pic(icon, 44), Text(named, "label", share=1, key="name")), gap=12, middle=True,
               key="head")  # fmt: skip
    return Column((head, turned), gap=16, pad=18, fill="ink~.06", radius=16, key=what)
