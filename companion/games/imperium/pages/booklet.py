"""What is doubtful in the C.I.V.'s table, beside the booklet, before its first card."""

from __future__ import annotations

from companion.core.message import Message
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.node import Act, Column, Grid, Node, Text
from companion.describe.parts import gold
from companion.describe.surface import Surface
from companion.games.imperium.views.booklet import CANNOT_TELL, Asked, asked_at_once, to_compare

READS, MORE = "reads.", "readings."


def compares(desk: Desk) -> bool:
    """Words of the table are to be told now."""
    session = desk.session
    return desk.asked is None and to_compare(session.state, session.last, session.around.facts)


def booklet(desk: Desk, surface: Surface, acts: Acts) -> tuple[tuple[Node, ...], Act]:
    """A word and its readings, ours first; a word of which nothing was chosen cannot be told."""
    words = asked_at_once(desk.session.state, desk.session.around.facts)
    chosen = {one.question.key: _chosen(desk, one) for one in words}
    note = Text(Message("imperium.screen.booklet_note"), "body", "dim", key="note")
    parts = [_word(desk, surface, one, chosen[one.question.key], acts) for one in words]
    said = {key: reading or CANNOT_TELL for key, reading in chosen.items()}
    acts.add("compared", desk.does(desk.offers["booklet"].command(), said))
    go = gold(Message("imperium.screen.booklet_says_so"), "compared", "check")
    title = Text(Message("imperium.screen.booklet"), "button", bold=True, key="title")
    return (title, note, *parts), go


def _chosen(desk: Desk, word: Asked) -> str:
    begin = f"{READS}{word.question.key}="
    touched = (one.removeprefix(begin) for one in desk.looking.picked if one.startswith(begin))
    return next(touched, word.chosen)


def _word(desk: Desk, surface: Surface, word: Asked, chosen: str, acts: Acts) -> Node:
    key = word.question.key
    all_of = f"{MORE}{key}" in desk.looking.picked
    shown = [
        one for one in word.question.options if all_of or one in word.options or one.id == chosen
    ]
    others = tuple(one for one in desk.looking.picked if not one.startswith(f"{READS}{key}="))
    readings = []
    for one in shown:
        does = acts.add(
            f"{READS}{key}={one.id}", desk.look(picked=(*others, f"{READS}{key}={one.id}"))
        )
        readings.append(Act(one.text, does, one.icon, key=does, chosen=one.id == chosen))
    if word.others and not all_of:
        does = acts.add(f"{MORE}{key}", desk.look(picked=(*desk.looking.picked, f"{MORE}{key}")))
        readings.append(Act(Message("imperium.screen.another_icon"), does, "more", key=does))
    return Column(
        (
            Text(word.question.text, "label", bold=True, key="word"),
            Text(word.row, "caption", "dim", key="row"),
            Grid(
                tuple(readings), narrowest=190 * min(1.4, surface.text), key="readings", even=False
            ),
        ),
        gap=8,
        pad=10,
        fill="imperium_bar",
        radius=14,
        key=f"word.{key}",
    )
