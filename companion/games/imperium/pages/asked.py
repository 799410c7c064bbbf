"""What is asked at the table: cards by name as a grid, places of the Market where they lie."""

from __future__ import annotations

from typing import Any

from companion.core.message import Message
from companion.core.question import Choice, Question
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.node import Act, Grid, Node, Pic, Row, Text
from companion.describe.parts import missing
from companion.describe.surface import Says, Surface
from companion.games.imperium.cards import UNREST
from companion.games.imperium.commands.civ import RevealSlot
from companion.games.imperium.pages import naming
from companion.games.imperium.pages.comparing import compares, comparing, may_compare
from companion.games.imperium.pages.going_on import and_on
from companion.games.imperium.pages.market import market
from companion.games.imperium.pages.shared import Made, ToldBefore, question_parts
from companion.games.imperium.pages.told import before
from companion.games.imperium.pages.turned import in_line
from companion.games.imperium.views.naming import CardChoice
from companion.games.imperium.views.naming import asked as cards_asked
from companion.games.imperium.views.pages import page as asked_page

BY_ICON, ANSWERS = "by_icon", "answers"
FEW = 4
"""So many answers stand below each other."""


def asking(desk: Desk, surface: Surface, acts: Acts, stage: Node) -> Made:
    """A card to be named, a card of the Market, or anything else."""
    question = desk.asked
    assert question is not None
    told = (*in_line(desk, surface), *before(desk), *_of_what(desk, question))
    cards = cards_asked(question)
    if cards and isinstance(question, Choice):
        return _naming(desk, surface, acts, question, cards, told)
    shown, leave = question_parts(desk, surface, acts)
    if compares(desk):
        body, gold = comparing(desk, acts)
        return Made(stage, (*told, *body), gold, (leave,))
    strip: tuple[Node, ...] = ()
    if any(one.place.startswith("market:") for one in getattr(question, "options", ())):
        strip = (market(desk, acts, (), question),)
    body = (*(_joined(desk, acts) or _beside(shown.body, surface)), *may_compare(desk, acts))
    return Made(stage, (*told, *strip, *body), shown.gold, (leave,))


def _beside(body: tuple[Node, ...], surface: Surface) -> tuple[Node, ...]:
    """Many answers in two columns: all of them in sight below what is to be done first."""
    *words, last = body
    if not isinstance(last, Row) or last.key != ANSWERS or len(last.inside) <= FEW:
        return body
    narrow = 170 * max(1.0, surface.text)
    return (*words, Grid(last.inside, narrowest=narrow, key=ANSWERS, even=False))


def _of_what(desk: Desk, question: Question[Any]) -> tuple[Node, ...]:
    """What it is that is being said: of a number alone nobody knows what it is for."""
    offer = desk.offer if desk.question is None else None
    if offer is None or offer.label == question.text:
        return ()
    inside = (Pic(offer.icon, 26, "dim"), Text(offer.label, "label", "dim", bold=True, share=1))
    return (Row(inside, gap=10, middle=True, key="of_what"),)


def _naming(
    desk: Desk,
    surface: Surface,
    acts: Acts,
    question: Choice,
    cards: tuple[CardChoice, ...],
    told: tuple[Node, ...],
) -> Made:
    """The cards as a grid, what finds them, what is no name."""
    by_hand = ToldBefore(desk)
    _shown, leave = question_parts(desk, surface, acts)
    unrest = by_hand.answers(UNREST) if UNREST in question.ids else None
    names = {one.id for one in cards} | {UNREST}
    others = [one for one in question.options if one.id not in names]
    title: tuple[Node, ...] = (Text(question.text, "button", bold=True, key="question"),)
    if question.note is not None:
        title = (*title, Text(question.note, "body", "dim", key="note"))
    rest = tuple(_other(one.text, f"answer.{one.id}", one.icon) for one in others)
    ways = naming.ways(desk, surface, acts, cards)
    wanted = naming.Asking(cards, by_hand.answers, unrest)
    grid = naming.grid(desk, surface, acts, wanted)
    finds = (*ways, *_folded(desk, acts, rest))
    stage, body = naming.placed(surface, (*told, *title), grid, finds, cards)
    return Made(stage, body, missing(Message("imperium.page.touch_card")), (leave,))


def _other(text: Says, key: str, icon: str) -> Act:
    return Act(text, key, icon or "question", key=key)


def _folded(desk: Desk, acts: Acts, others: tuple[Act, ...]) -> tuple[Node, ...]:
    """What is no name: behind one button, unless it was touched."""
    if not others:
        return ()
    if desk.looking.opened == BY_ICON:
        return (Grid(others, narrowest=200, key="others", even=False),)
    acts.add(BY_ICON, desk.look(opened=BY_ICON))
    return (Act(Message("imperium.page.no_name"), BY_ICON, "more", key=BY_ICON),)


def _joined(desk: Desk, acts: Acts) -> tuple[Node, ...]:
    """Answers to two questions in one touch, where there would be too many."""
    pending = desk.session.pending
    if pending is None or pending.command is None or not isinstance(pending.command, RevealSlot):
        return ()
    shown = asked_page(pending, desk.session.state, desk.session.around.facts)
    if all(line.option is not None for line in shown.lines):
        return ()
    found: list[Node] = [Text(shown.text, "button", bold=True, key="question")]
    for n, line in enumerate(shown.lines):
        if line.option is None:
            found.append(Text(line.text, "body", "dim", key=f"head.{n}"))
            continue
        again = and_on(desk, desk.again(**line.answers))
        key = acts.add(f"joined.{n}", again)
        found.append(Act(line.text, key, line.option.icon, note=line.option.note or "", key=key))
    return tuple(found)
