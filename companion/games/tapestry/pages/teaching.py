"""A card that is taught, touched together: it lies there as it stands, beside it the words.

What was said last is taken back by a touch; gold, or the last answer, has it whole.
"""

from __future__ import annotations

from companion.core.answers import Source
from companion.core.message import Message
from companion.describe.asking import BACK, Acts, asked, leaving
from companion.describe.desk import Desk
from companion.describe.node import Column, Node, Page, Pic, Row, Scroll, Text
from companion.describe.parts import bar, dock, foot, staged
from companion.describe.surface import PHONE, Surface
from companion.games.tapestry.pages.shared import GAME, state_of
from companion.games.tapestry.teaching.view import TeachingView, is_about, teaching_view


def is_teaching(desk: Desk) -> bool:
    """Whether a card is being put together, by a form or in the middle of a step."""
    return is_about(desk.asked)


def teaching(desk: Desk, surface: Surface) -> Page:
    """The card beside its words."""
    acts, question = Acts(), desk.asked
    assert question is not None
    view = teaching_view(state_of(desk), question, _said(desk))
    shown = asked(question, desk, acts, surface)
    title = Message("tapestry.taught.teach")
    top = bar(surface, GAME, title, back="")
    said_before = leaving(desk, acts)
    back = (said_before,) if said_before.key == BACK else ()
    below = foot(surface, shown.gold, leaving(desk, acts, whole=True), *back)
    said = tuple(node for node in shown.body if node.key != "question_note")
    root = _laid(surface, top, _card(view, surface), said, below)
    return Page(root, acts.acts, title, f"{GAME}_stage", typed=acts.typed)


def _laid(surface: Surface, top: Row, card: Node, said: tuple[Node, ...], below: Row) -> Node:
    """Beside each other; where there is no room the card lies above its words."""
    if surface.is_wide:
        return staged(surface, GAME, top, card, said, below)
    inside = Scroll(Column((card, *said), gap=12, pad=12), key="list", share=1)
    return Column((top, inside, dock(GAME, below)), gap=0)


def _said(desk: Desk) -> dict[str, object]:
    """What was touched and typed so far."""
    pending = desk.session.pending
    if desk.question is None or pending is None:
        return dict(desk.looking.given)
    said = pending.given.items()
    return {key: one.value for key, one in said if one.source is Source.SAID}


def _card(view: TeachingView, surface: Surface) -> Node:
    """Paper: its kind and name, a line for each moment, the words of the next one."""
    small = surface.shape == PHONE
    size = "body" if small else "label"
    kinds = tuple(
        Text(one, size, "on_game", bold=True, key=f"kind.{one.key}") for one in view.kinds
    )
    side = 30 if small else 40
    head = Row(
        (Pic("card-tapestry", side, "on_game"), Column(kinds, gap=2, share=1, key="kinds")),
        gap=12, pad=12, middle=True, fill="tapestry", radius=12, key="head",
    )  # fmt: skip
    name = Text(view.name, "button" if small else "command", "paper_ink", bold=True, key="name")
    lines = tuple(
        Column(
            (
                Text(one.when, "caption", "paper_dim", key="when"),
                Text(one.what, size, "paper_ink", key="what"),
            ),
            gap=2,
            key=f"line.{at}",
        )
        for at, one in enumerate(view.lines)
    )
    words = Column((name, *lines, *_clause(view)), gap=10, pad=14, key="words")
    return Column((head, words), gap=0, pad=5, fill="paper", radius=16, key="card")


def _clause(view: TeachingView) -> tuple[Node, ...]:
    """What was said of the next line, in the order in which it was touched."""
    if not view.clause:
        return ()
    text = Message("words.shape.list", parts=view.clause)
    words = Text(text, "label", "paper_ink", key="text")
    inside = (Pic("edit", 24, "paper_ink"), Column((words,), gap=0, share=1, key="clause_words"))
    return (Row(inside, gap=10, pad=10, middle=True, fill="ink~.06", radius=10, key="clause"),)
