"""A step that went otherwise: which of its answers, and what that means for the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.core.differences import Difference
from companion.core.message import Message
from companion.core.rerun import Rerun
from companion.describe.asking import Acts, asked
from companion.describe.node import TOOL, Act, Column, Node, Page, Pic, Row, Text
from companion.describe.parts import bar, foot, gold, sheet, staged
from companion.describe.pictures import with_pictures
from companion.describe.surface import PHONE, Says, Surface
from companion.pages.happening import Happening, now_said
from companion.pages.places import ground_of, pictures_of

TITLE = Message("app.changed.title")
NOTHING = Message("app.changed.nothing")


def what_was_otherwise(at: Happening, surface: Surface, acts: Acts) -> Node:
    """The answers given in a step, or the step as a whole; then the answer that was another."""
    entry = at.opened
    assert entry is not None
    if at.asked is not None:
        return _asked(at, surface, acts)
    rows = []
    for question in at.session.questions(entry).values():
        key = acts.add(f"otherwise.{question.key}", at.asks(question))
        rows.append(Act(question.text, key, "edit", note=now_said(entry, question) or "", key=key))
    acts.add("leave_out", at.leaves_out)
    return sheet(
        surface,
        closing(Message("app.change.what")),
        Text(entry.label, "body", "dim", key="label"),
        *rows,
        Text(Message("app.change.leave_out_about"), key="about"),
        Act(Message("app.change.leave_out"), "leave_out", "trash", key="leave_out"),
    )


def _asked(at: Happening, surface: Surface, acts: Acts) -> Node:
    """The question of the core, with its pictures."""
    assert at.asked is not None
    question = with_pictures(at.asked, pictures_of(at.session.game.id))
    shown = asked(question, at, acts, surface)
    cancel = Act(Message("kit.cancel"), "close", "cross", key="cancel", share=1)
    return sheet(surface, *shown.body, foot(surface, shown.gold, cancel))


def closing(title: Says) -> Row:
    """The head of a sheet, with what closes it."""
    close = Act(Message("kit.close"), "close", "cross", TOOL, key="close")
    return Row((Text(title, "button", bold=True, share=1, key="title"), close), gap=12, key="head")


def changed(at: Happening, surface: Surface) -> Page:
    """What lies otherwise then: to accept, or to let be."""
    acts, ground, rerun = Acts(), ground_of(at.session.game.id), at.rerun
    assert rerun is not None
    top = bar(surface, ground, TITLE)
    n = len(rerun.differences)
    head = Text(Message("app.changed.so_many", n=n), "command", bold=True, key="so_many")
    rows = tuple(_difference(one, surface) for one in rerun.differences)
    stage = Column((head, *rows), gap=8, key="stage")
    acts.add("let_be", at.close)
    acts.add("back", at.close)
    gold_one, *others = _choices(at, rerun, acts)
    if surface.shape == PHONE:
        below = Column((*others, gold_one), gap=8, key="foot")
    else:
        below = foot(surface, gold_one, *others)
    root = staged(surface, ground, top, stage, tuple(_said(at, rerun)), below)
    over, close = None, ""
    if at.asked is not None:
        over, close = _asked(at, surface, acts), acts.add("close", at.close)
    return Page(root, acts.acts, TITLE, f"{ground}_stage", over, close, acts.typed,
                answered=at.looking.is_answered)  # fmt: skip


def _said(at: Happening, rerun: Rerun[Any]) -> Iterator[Node]:
    """Where it stops, what was rolled anew, what comes from other rules."""
    stop = _stop(rerun)
    if stop is not None:
        yield Text(stop, "label", "accent", bold=True, key="stop")
    if rerun.rolled_anew:
        what = tuple(each.label for each in rerun.rolled_anew)
        yield Text(Message("app.changed.rolled", what=what), key="rolled")
    of_rules = [each.label for each in at.of_rules.differences]
    if at.of_rules.stop:
        of_rules.append(Message("app.changed.this_step"))
    if of_rules:
        yield Text(Message("app.changed.of_rules", what=tuple(of_rules)), key="of_rules")


def _stop(rerun: Rerun[Any]) -> Message | None:
    if rerun.stuck is not None:
        what = rerun.stuck.entry.label
        return Message("app.changed.stuck", what=what, why=rerun.stuck.reason)
    if rerun.asking is not None:
        return Message("app.changed.asks", what=rerun.asking.label)
    return None


def _choices(at: Happening, rerun: Rerun[Any], acts: Acts) -> Iterator[Act]:
    """Gold first: accept it, answer what it asks, or go on without the step that stops it."""
    acts.add("accept", at.accept)
    let_be = Act(Message("app.changed.let_be"), "let_be", "cross", key="let_be")
    if rerun.whole:
        yield gold(Message("app.changed.accept"), "accept", "check")
        yield let_be
        return
    if rerun.asked is not None:
        acts.add("answer_it", at.asks(rerun.asked))
        yield gold(Message("app.changed.answer"), "answer_it", "question")
    else:
        acts.add("without", at.leaves_out)
        yield gold(Message("app.changed.leave_out"), "without", "trash")
    part = Message("app.changed.accept_part", n=rerun.remaining + 1)
    yield Act(part, "accept", "check", key="accept")
    yield let_be


def _difference(one: Difference, surface: Surface) -> Node:
    """What it is, what it was, what it will be."""
    before = NOTHING if one.before in (None, "") else one.before
    after = NOTHING if one.after in (None, "") else one.after
    down = surface.text > 1.3
    values = (
        Text(before or 0, "body", "dim", share=0 if down else 1, key="before"),
        Pic("arrow-down" if down else "arrow-right", 24, "accent"),
        Text(after or 0, "label", "accent", bold=True, share=0 if down else 1, key="after"),
    )
    return Column(
        (
            Text(one.label, "caption", "dim", key="label"),
            Row(values, gap=12, down=down, middle=not down, key="values"),
        ),
        gap=4, pad=10, fill="ink~.06", radius=12, key=f"of.{one.key}",
    )  # fmt: skip
