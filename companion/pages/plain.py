"""Any game, as its port says it: what can be done now, what is to be done, what lies there."""

from __future__ import annotations

from companion.core.message import Message
from companion.describe.asking import Acts, asked, leaving
from companion.describe.desk import Desk
from companion.describe.node import Act, Column, Node, Page, Text
from companion.describe.offering import offers_list, told_list
from companion.describe.parts import bar, foot, gold, line, staged, tool
from companion.describe.surface import Surface
from companion.games import title

GROUND = "app"
RIGHT = "right"


def table(desk: Desk, surface: Surface) -> Page:
    """What is asked, or what can be done; beside it what hands do and what lies there."""
    acts, session = Acts(), desk.session
    game = session.game
    top = bar(surface, GROUND, title(game.id), game.recap(session.state), tools=_tools(desk, acts))
    acts.add("back", desk.goes("back"))
    below, gold_one, others = _dock(desk, surface, acts)
    stage = Column(_stage(desk), gap=6, key="stage")
    root = staged(surface, GROUND, top, stage, below, foot(surface, gold_one, *others), desk.moment)
    return Page(root, acts.acts, title(game.id), f"{GROUND}_stage", typed=acts.typed)


def _tools(desk: Desk, acts: Acts) -> tuple[Act, ...]:
    """Undo and redo by their names, and what happened."""
    session = desk.session
    found = []
    if session.undo_label is not None:
        acts.add("undo", desk.hands.undo)
        found.append(tool(Message("kit.undo_named", what=session.undo_label), "undo", "undo"))
    if session.redo_label is not None:
        acts.add("redo", desk.hands.redo)
        found.append(tool(Message("kit.redo_named", what=session.redo_label), "redo", "redo"))
    acts.add("log", desk.goes("log"))
    return (*found, tool(Message("app.log.title"), "log", "log"))


def _dock(
    desk: Desk, surface: Surface, acts: Acts
) -> tuple[tuple[Node, ...], Act | None, tuple[Act, ...]]:
    question = desk.asked
    if question is not None:
        shown = asked(question, desk, acts, surface)
        told = desk.session.pending.told if desk.session.pending else ()
        return (*told_list(told), *shown.body), shown.gold, (leaving(desk, acts),)
    if desk.session.game.finished(desk.session.state) is not None:
        acts.add("final", desk.goes("final"))
        return offers_list(desk, acts, ""), gold(Message("app.plain.over"), "final", "flag"), ()
    first = next((one for one in desk.session.offers if one.first and one.reason is None), None)
    if first is None:
        return offers_list(desk, acts, ""), None, ()
    key = acts.add(f"offer.{first.id}", desk.takes(first))
    note = first.note or ""
    return offers_list(desk, acts, first.id), gold(first.label, key, first.icon, note), ()


def _stage(desk: Desk) -> tuple[Node, ...]:
    """What the last step is for hands, and what lies there now."""
    session = desk.session
    told = session.entries[-1].told if session.entries else ()
    facts = session.game.on_the_table(session.state)
    return (
        *(told_list(told, Message("app.plain.told")) if told else ()),
        Text(Message("app.plain.table"), "label", bold=True, key="table"),
        *(line(one.label, value=one.value, key=f"fact.{one.key}") for one in facts),
    )
