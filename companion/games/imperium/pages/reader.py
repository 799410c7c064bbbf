"""What was turned over is touched by its name or by what it shows; its row stands on paper."""

from __future__ import annotations

from companion.core.message import Message
from companion.describe.asking import Acts, asked, leaving
from companion.describe.desk import Desk
from companion.describe.node import Act, Column, Do, Grid, Node, Page, Pic, Row, Text
from companion.describe.parts import bar, foot, gold, missing, staged, tool
from companion.describe.pictures import with_pictures
from companion.describe.surface import Surface
from companion.games.imperium.cards import UNREST
from companion.games.imperium.pages import naming
from companion.games.imperium.pages.shared import GAME, PICTURES
from companion.games.imperium.views.rows_only import (
    RowLine,
    RowsView,
    answer,
    cards,
    icons,
    lines,
    rows_view,
)

END, ASIDE = "end", 112.0
ENDS = ("won", "lost", "collapsed")


def reader(desk: Desk, surface: Surface) -> Page:
    """The last card and its row; the next one."""
    acts, state = Acts(), desk.session.state
    view, title = rows_view(state), Message("imperium.rows_only.title")
    top = _bar(desk, surface, acts)
    if desk.asked is not None:
        shown = asked(with_pictures(desk.asked, PICTURES), desk, acts)
        below = foot(surface, shown.gold, leaving(desk, acts, ASIDE))
        root = staged(surface, GAME, top, _rows(desk, surface), shown.body, below, desk.moment)
    elif view.over:
        acts.add("keep", desk.goes("keep"))
        lost = Message("imperium.screen.won_civ")
        words = Message("kit.you_win", n=1) if view.won else lost
        body = (Text(words, "command", "accent", bold=True, key="verdict"),)
        keep = gold(Message("kit.keep"), "keep", "save")
        rows, below = _rows(desk, surface), foot(surface, keep)
        root = staged(surface, GAME, top, rows, body, below, desk.moment)
    else:
        root = _reading(desk, surface, acts, view, top)
    return Page(root, acts.acts, title, f"{GAME}_stage", typed=acts.typed)


def _bar(desk: Desk, surface: Surface, acts: Acts) -> Row:
    session = desk.session
    for route in ("back", "rules", "log"):
        acts.add(route, desk.goes(route))
    tools = [tool(Message("rules.title"), "rules", "search")]
    if session.undo_label is not None:
        acts.add("undo", desk.hands.undo)
        tools.append(tool(Message("kit.undo_named", what=session.undo_label), "undo", "undo"))
    tools.append(tool(Message("app.log.title"), "log", "log"))
    recap = session.game.recap(session.state)
    title = Message("imperium.page.title_civ")
    return bar(surface, GAME, title, recap, tools=tuple(tools))


def _reading(desk: Desk, surface: Surface, acts: Acts, view: RowsView, top: Row) -> Node:
    """Its row on paper, then what finds the next card."""
    state, told = desk.session.state, desk.session.around.facts
    listed, offers = cards(state), desk.offers

    def reads(shown: str) -> Do:
        return desk.fills(offers["read"], shown=shown)

    wanted = naming.Asking(listed, reads, reads(UNREST))
    shows = tuple(
        Act(
            text,
            acts.add(f"shows.{one}", reads(one)),
            icon,
            key=f"shows.{one}",
            chosen=one == view.shown,
        )
        for one, text, icon in icons(state, told)
    )
    by_icon = Text(Message("imperium.naming.by_icon"), "body", "dim", key="by_row")
    grid = Grid(shows, narrowest=150 * min(1.5, surface.text), gap=6, key="shows", even=False)
    ways = naming.ways(desk, surface, acts, listed)
    finds = (by_icon, grid, *ways, *_tables(desk, acts, view))
    cells = naming.grid(desk, surface, acts, wanted)
    stage, body = naming.placed(surface, _answer(desk, view), cells, finds, ())
    stage = Column((stage, _rows(desk, surface)), gap=16, key="stage")
    if desk.looking.opened == END:
        note = Text(Message("imperium.rows_only.end_note"), "body", "dim", key="note")
        ends = (
            Act(one.label, acts.add(one.id, desk.takes(one)), one.icon, key=one.id)
            for one in map(offers.__getitem__, ENDS)
        )
        body = (note, *ends)
    acts.add(END, desk.look(opened="" if desk.looking.opened == END else END))
    end = Act(Message("kit.end_game"), END, "imperium-scoring", w=ASIDE, key=END)
    wait = missing(Message("imperium.page.touch_card"))
    return staged(surface, GAME, top, stage, body, foot(surface, wait, end), desk.moment)


def _answer(desk: Desk, view: RowsView) -> tuple[Node, ...]:
    """What was turned over, its row, and the next one."""
    said = answer(desk.session.state, desk.session.around.facts)
    if view.last is None or not said:
        words: tuple[Node, ...] = (
            Text(Message("imperium.rows_only.next"), "label", "paper_ink", bold=True, key="next"),
        )
    else:
        last = Message("imperium.rows_only.last", what=view.last)
        words = (
            Text(last, "caption", "paper_dim", key="last"),
            Text(said[0], "button", "paper_ink", bold=True, key="row"),
            *(Text(one, "body", "paper_dim", key=f"else.{n}") for n, one in enumerate(said[1:])),
        )
    return (Column(words, gap=6, pad=14, fill="paper", radius=14, key="answer"),)


def _tables(desk: Desk, acts: Acts, view: RowsView) -> tuple[Node, ...]:
    """Which of its tables is read, where it has several."""
    if len(view.sides) < 2:
        return ()
    turns = desk.offers
    rows = tuple(
        Act(
            name,
            acts.add(f"side.{one}", desk.takes(turns[f"turn.{one}"])) if one != view.side else "",
            "imperium-state",
            key=f"side.{one}",
            chosen=one == view.side,
        )
        for one, name in view.sides
    )
    head = Text(Message("imperium.rows_only.table"), "body", "dim", key="table")
    return (head, Grid(rows, narrowest=160, key="sides", even=False))


def _rows(desk: Desk, surface: Surface) -> Node:
    """Every row; the one that counts on paper, first."""
    found = lines(desk.session.state, desk.session.around.facts)
    rows = tuple(map(row_node, found))
    return Grid(rows, narrowest=260 * surface.text, gap=6, key="rows", even=False)


def row_node(line: RowLine, does: str = "", trail: str = "") -> Node:
    """On paper where it counts; `trail` says how sure it is."""
    counts = line.met == 1
    role, quiet = ("paper_ink", "paper_dim") if counts else ("ink", "dim")
    words = (
        Text(line.title, "body", role, bold=True, key="row"),
        Text(line.says, "caption", quiet, key="says"),
    )
    fill = "paper" if counts else "lit" if line.met else "ink~.05"
    sure = (Text(trail, "label", "accent", bold=True, key="trail"),) if trail else ()
    inside = (Pic(line.icon, 24, role), Column(words, gap=2, share=1, key="words"), *sure)
    return Row(
        inside,
        gap=8,
        pad=8,
        middle=True,
        fill=fill,
        radius=10,
        does=does,
        says=line.title if does else "",
        key=line.id,
    )
