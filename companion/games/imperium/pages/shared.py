"""What several of Imperium's pages have: the bar, the numbers, questions and their answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from companion.core.act import Verb
from companion.core.answers import Answer
from companion.core.instruction import Instruction
from companion.core.message import Message
from companion.core.offer import Offer
from companion.core.question import Question
from companion.describe import foreseen
from companion.describe.asking import Acts, Asked, asked, leaving
from companion.describe.desk import Desk, Looking
from companion.describe.node import TOOL, Act, Do, Node, Pic, Row, Text
from companion.describe.parts import bar, tool
from companion.describe.pictures import Pictures, with_pictures
from companion.describe.surface import PHONE, Says, Surface
from companion.games.imperium.odds import may_be_counted
from companion.games.imperium.pages.going_on import and_on
from companion.games.imperium.pages.option_icons import ICONS
from companion.games.imperium.pages.told import is_its, undone
from companion.games.imperium.places import UNREST_CARD
from companion.games.imperium.state import State
from companion.games.imperium.views.gathered import gathered
from companion.games.imperium.views.table import TableView, table_view

GAME, ASIDE = "imperium", 112.0
REFILL = ".refill"
PICTURES = Pictures(GAME, ICONS)
MENU = "menu"
ROOMY = 900.0
"""A bar that is narrower has no room for the parts of the round."""
TURNS = (("yours", "owner-human"), ("civ", "imperium-bot"), ("solstice", "imperium-solstice"))


class Made(NamedTuple):
    """What stands where."""

    stage: Node
    body: tuple[Node, ...]
    gold: Act | None
    others: tuple[Act, ...] = ()


def state_of(desk: Desk) -> State:
    """Typed; as far as a step that waits has come."""
    pending = desk.session.pending
    state: State = pending.state if pending else desk.session.state
    return state


def view_of(desk: Desk) -> TableView:
    """The table as far as a step that waits has come."""
    return table_view(state_of(desk))


def offer_of(desk: Desk, offer_id: str) -> Offer[State] | None:
    """What can be done by this name, if it can be thought of now."""
    return next((one for one in desk.session.offers if one.id == offer_id), None)


def is_roomy(surface: Surface) -> bool:
    """Whether a bar has room for what belongs to the round."""
    return surface.w / max(1.0, surface.text) >= ROOMY


def is_scant(surface: Surface) -> bool:
    """Whether a button has room for one line alone."""
    return surface.shape == PHONE and surface.text > 1.2


def top(desk: Desk, surface: Surface, acts: Acts, title: Says, note: Says) -> Row:
    """Back, the moment, the parts of the round, look up, undo, the menu."""
    acts.add("back", desk.goes("back"))
    acts.add("rules", desk.goes("rules"))
    acts.add(MENU, desk.look(opened=MENU))
    tools = [tool(Message("rules.title"), "rules", "search")]
    if may_be_counted(desk.session.state) and desk.session.pending is None and is_roomy(surface):
        tools.insert(0, foreseen.leads_there(desk, acts, TOOL))
    if desk.session.undo_label is not None:
        acts.add("undo", desk.hands.undo)
        tools.append(tool(Message("kit.undo_named", what=desk.session.undo_label), "undo", "undo"))
    if desk.session.redo_label is not None:
        acts.add("redo", desk.hands.redo)
        if is_roomy(surface):
            redo = Message("kit.redo_named", what=desk.session.redo_label)
            tools.append(tool(redo, "redo", "redo"))
    tools = tools[-1:] if surface.shape == PHONE else tools
    tools.append(tool(Message("imperium.screen.more"), MENU, "menu"))
    middle = _round(desk) if is_roomy(surface) else ()
    topic = view_of(desk).level_topic if view_of(desk).solo else ""
    return bar(surface, GAME, title, note, topic=topic, middle=middle, tools=tuple(tools))


def _round(desk: Desk) -> tuple[Node, ...]:
    """You, the C.I.V., the Solstice: which of them it is."""
    state = state_of(desk)
    if state.options.mode != "solo":
        return ()
    part = "civ" if is_its(desk) else state.phase.value
    at = next((n for n, (name, _) in enumerate(TURNS) if name == part), None)
    if at is None:
        return ()
    return tuple(_part(name, icon, n, at) for n, (name, icon) in enumerate(TURNS))


def _part(name: str, icon: str, n: int, at: int) -> Row:
    now, role = n == at, "gold_ink" if n == at else "good" if n < at else "dim"
    words = Text(
        Message(f"imperium.page.part_{name}"), "body", role, bold=True, lines=1, key="name"
    )
    sign = Pic("check" if n < at else icon, 22, role)
    fill = "gold" if now else "ink~.09"
    return Row((sign, words), gap=8, pad=10, middle=True, fill=fill, radius=22, key=f"part.{name}")


# questions


class ToldBefore:
    """A question in the middle of a step: what was told before its answer is done by then."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @property
    def looking(self) -> Looking:
        """What is touched so far."""
        return self._desk.looking

    def look(self, **changes: Any) -> Do:
        """Something more is touched."""
        return self._desk.look(**changes)

    def answers(self, value: Answer) -> Do:
        """So it is."""
        return and_on(self._desk, lambda: answered(self._desk, lambda: self._desk.answer(value)))


def answered(desk: Desk, answer: Callable[[], object]) -> None:
    """Answer; what hands had to do for it first is done."""
    pending, before = desk.session.pending, desk.session.last
    done = {one.key for one in gathered(pending.told)} if pending else set()
    came = pending is not None and pending.question.key.endswith(REFILL)
    earlier = undone(desk)
    answer()
    for left in earlier:
        desk.hands.tick(left.entry, left.line.key)
    last = desk.session.last
    if desk.session.pending is not None or last is None or last is before:
        return
    for one in gathered(last.told):
        if one.key in done or (came and laid_by_now(one)):
            desk.hands.tick(last, one.key)


def laid_by_now(line: Instruction) -> bool:
    """Whoever says which card came has laid it, and the Unrest below it that was asked for too."""
    return bool(line.acts) and all(
        act.target.startswith("below:" if act.piece == UNREST_CARD else "market:")
        and act.verb in (Verb.DRAW, Verb.LAY)
        for act in line.acts
    )


def question_parts(desk: Desk, surface: Surface, acts: Acts) -> tuple[Asked, Act]:
    """What is asked, with a picture at every answer, and the way back."""
    question: Question[Any] | None = desk.asked
    assert question is not None
    shown = asked(with_pictures(question, PICTURES), ToldBefore(desk), acts, surface)
    return shown, leaving(desk, acts, ASIDE)
