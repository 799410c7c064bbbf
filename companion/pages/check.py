"""“Check the table”: everything that can be seen there, by its places; what differs is touched.

The board is touched where there is one. What is put right is a step like any other, on the disk at
once; the page knows which steps were taken on it, shows what each thing was, and can undo them all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.core.checked import Group, TableFact
from companion.core.message import Message
from companion.describe.asking import Acts, asked, leaving
from companion.describe.boards import Here
from companion.describe.desk import Desk
from companion.describe.node import (
    Act,
    Column,
    Do,
    Node,
    Page,
    Row,
    Scroll,
    Text,
)
from companion.describe.offering import put_right, told_list
from companion.describe.parts import bar, dock, foot, gold, paper, tool
from companion.describe.pictures import with_pictures
from companion.describe.surface import PHONE, Surface
from companion.pages.groups import Shown, columns, facts_in
from companion.pages.places import boards_of, ground_of, pictures_of

TITLE, HOW = Message("app.check.title"), Message("app.check.how")
FACT, PLACE = "fact.", "place."
ASIDE, DOCK = 128.0, 548.0
ALONE = 0.8
"""How wide the dock is beside groups alone, to what it is beside a board."""
ASKED, OPENED = 4.0, 2.4
"""How much of the room the dock has of what is asked, of what is opened, to that of the groups."""


class Checking:
    """A visit: the step at which it began, and the table as it was then."""

    def __init__(self, desk: Desk, back: Do) -> None:
        self.desk, self.back = desk, back
        self._begin()

    def _begin(self) -> None:
        session = self.desk.session
        self._since = session.last.id if session.last else 0
        self._was = {one.key: one for one in facts_in(session.game.checked(session.state))}

    @property
    def changes(self) -> int:
        """The steps taken here; where more was undone than that, it begins there."""
        taken = 0
        for entry in reversed(self.desk.session.entries):
            if entry.id == self._since:
                return taken
            taken += 1
        if self._since:
            self._begin()
            return 0
        return taken

    @property
    def was(self) -> Mapping[str, TableFact]:
        """Everything as it lay when the page was opened."""
        return self._was if self.changes else {}

    def undo_all(self) -> None:
        """As if the page had never been opened."""
        for _ in range(self.changes):
            self.desk.hands.undo()


def check(at: Checking, surface: Surface) -> Page:
    """The boards, the groups of the table, and what was touched."""
    desk, acts, session = at.desk, Acts(), at.desk.session
    ground = ground_of(session.game.id)
    groups = session.game.checked(session.state)
    acts.add("back", at.back)
    drawn = _boards(at, groups, surface, acts)
    how = HOW if drawn else ""
    top = bar(surface, ground, TITLE, how, tools=_tools(desk, acts))
    shown = _opened(at, surface, acts, groups)
    body, gold_one, others = shown or _nothing(at, acts)
    below = foot(surface, gold_one, *others) if gold_one or others else Row(())
    listed = columns(groups, surface, _shown(at, acts), beside=not drawn)
    lay = _beside if surface.is_wide else _upright
    about = f"{desk.looking.opened}.{desk.moment}"
    inner = Scroll(Column(body, gap=12, key="below"), key=f"dock_list.{about}", share=1)
    opened = (ASKED if desk.asked is not None else OPENED) if shown else 0.0
    root = Column((top, lay(surface, ground, drawn, listed, inner, below, opened)), gap=0)
    stage = f"{ground}_stage"
    return Page(root, acts.acts, TITLE, stage, typed=acts.typed, dropped=_dropped(at))


# where things lie


def _beside(
    surface: Surface, ground: str, drawn: tuple[Node, ...], listed: Node,
    inner: Node, below: Node, opened: float,
) -> Node:  # fmt: skip
    """The stage left, the dock right; without a board the groups are the stage."""
    wide = min(DOCK * max(1.0, min(1.3, surface.text)), surface.w * 0.5)
    groups = Scroll(Column((listed,), pad=12), key="groups", share=1)
    if drawn:
        docked = dock(ground, inner, below, share=opened) if opened else dock(ground, below)
        right = Column((groups, docked), gap=0, w=wide, key="right")
        stage: Node = Column(drawn, gap=8, pad=8, share=1, key="stage")
    else:
        right, stage = dock(ground, inner, below, w=wide * ALONE), groups
    sides = (right, stage) if surface.left_handed else (stage, right)
    return Row(sides, gap=0, share=1, key="middle")


def _upright(
    surface: Surface, ground: str, drawn: tuple[Node, ...], listed: Node,
    inner: Node, below: Node, opened: float,
) -> Node:  # fmt: skip
    """The boards scroll away with the groups; what was touched stands below them."""
    high = surface.w * (0.95 if surface.shape == PHONE else 0.8)
    boards = (Column(drawn, gap=8, h=high, key="stage"),) if drawn else ()
    everything = Column((*boards, listed), gap=16, pad=12)
    docked = dock(ground, inner, below, share=opened) if opened else dock(ground, below)
    return Column((Scroll(everything, key="groups", share=1), docked), gap=0, share=1)


def _tools(desk: Desk, acts: Acts) -> tuple[Act, ...]:
    """Looking up, and one step back."""
    acts.add("rules", desk.goes("rules"))
    found = [tool(Message("rules.title"), "rules", "search")]
    if desk.session.undo_label is not None:
        acts.add("undo", desk.hands.undo)
        found.append(tool(Message("kit.undo_named", what=desk.session.undo_label), "undo", "undo"))
    return tuple(found)


# the table


def _boards(
    at: Checking, groups: tuple[Group, ...], surface: Surface, acts: Acts
) -> tuple[Node, ...]:
    """Each place of the boards is touched; framed is what is open, and what was put right."""
    state, boards = at.desk.session.state, boards_of(at.desk.session.game.id)
    if boards is None or not groups:
        return ()
    for key, place in boards.touched(state).items():
        acts.add(f"{PLACE}{key}", at.desk.look(opened=f"{PLACE}{place}"))
    drawn = (one for group in groups for one in group.drawn)
    shown = Shown(at.was)
    lit = {one.place for one in drawn if shown.righted(one)}
    opened = at.desk.looking.opened
    if opened.startswith(PLACE):
        lit = {opened.removeprefix(PLACE)}
    return boards.drawn(surface, state, lit, PLACE, moves=True)


def _dropped(at: Checking) -> Callable[[str, str], object] | None:
    """What was carried on the board lies there now: a step like any other."""
    session, boards = at.desk.session, boards_of(at.desk.session.game.id)
    if boards is None or at.desk.asked is not None:
        return None

    def drop(layer: str, place: str) -> None:
        command = boards.moved(session.state, layer, place)
        if command is not None:
            at.desk.hands.do(command)

    return drop


def _shown(at: Checking, acts: Acts) -> Shown:
    """Each is touched."""

    def touch(fact: TableFact) -> str:
        return acts.add(f"{FACT}{fact.key}", _touches(at.desk, fact))

    return Shown(at.was, touch, at.desk.looking.opened)


def _touches(desk: Desk, fact: TableFact) -> Do:
    """A number, or what asks at once, is asked; anything else opens what can be done there."""
    if fact.page:
        return desk.goes(f"{fact.page}/{fact.place.partition(':')[2]}")

    def do() -> None:
        ways = fact.right() if fact.right is not None else ()
        if len(ways) == 1 and ways[0].asks({}) is not None:
            desk.takes(ways[0])()
            desk.look(opened=f"{FACT}{fact.key}")()
        else:
            desk.look(opened=f"{FACT}{fact.key}")()

    return do


# what was touched

Opened = tuple[tuple[Node, ...], Act | None, tuple[Act, ...]]


def _opened(at: Checking, surface: Surface, acts: Acts, groups: tuple[Group, ...]) -> Opened | None:
    """What is asked, or what lies in the place that was touched."""
    desk, session = at.desk, at.desk.session
    if desk.asked is not None:
        question = with_pictures(desk.asked, pictures_of(session.game.id))
        shown = asked(question, desk, acts, surface)
        told = told_list(session.pending.told if session.pending else ())
        here = _here(at, groups)
        whose = (Text(here.name, "body", "dim", key="whose"),) if here else ()
        return (*told, *whose, *shown.body), shown.gold, (leaving(desk, acts, ASIDE),)
    here = _here(at, groups)
    if here is None:
        return None
    acts.add("close", desk.look(opened=""))
    close = Act(Message("kit.cancel"), "close", "cross", w=ASIDE, key="close")
    return (_told(here), *_ways(desk, acts, here)), None, (close,)


def _here(at: Checking, groups: tuple[Group, ...]) -> Here | None:
    opened, session = at.desk.looking.opened, at.desk.session
    if opened.startswith(PLACE):
        boards = boards_of(session.game.id)
        return boards.here(session.state, opened.removeprefix(PLACE)) if boards else None
    key = opened.removeprefix(FACT)
    fact = next((one for one in facts_in(groups) if one.key == key), None)
    if fact is None or not opened:
        return None
    value = fact.seen or fact.value
    lines = (value,) if isinstance(value, Message) else ()
    return Here(fact.label, lines, fact.help, fact.right() if fact.right else ())


def _told(here: Here) -> Node:
    """What the app believes lies there, with its picture."""
    words: list[Node] = [Text(here.name, "button", "paper_ink", bold=True, key="name")]
    words += [Text(one, "body", "paper_dim", key=f"line.{n}") for n, one in enumerate(here.lines)]
    inside: tuple[Node, ...] = (Column(tuple(words), gap=4, share=1, key="words"),)
    if here.picture is not None:
        inside = (here.picture, *inside)
    return paper(Row(inside, gap=16, middle=True, stacks=True, key="told"))


def _ways(desk: Desk, acts: Acts, here: Here) -> tuple[Node, ...]:
    """Each way to put it right; what follows from steps is told so."""
    if here.offers:
        return put_right(desk, acts, here.offers, here.entry)
    acts.add("log", desk.goes("log"))
    told = Text(Message("app.check.follows"), key="follows")
    return (told, Act(Message("app.log.title"), "log", "log", key="log"))


def _nothing(at: Checking, acts: Acts) -> Opened:
    """What to do; the rest is right, or all of it."""
    changes = at.changes
    acts.add("done", at.back)
    words = paper(Text(HOW, "button", "paper_ink", bold=True, key="how"))
    if not changes:
        return (words,), gold(Message("app.check.done"), "done", "check"), ()
    acts.add("undo_all", at.undo_all)
    undo = Act(Message("app.check.undo_all"), "undo_all", "undo", w=ASIDE, key="undo_all")
    note = Message("app.check.keep", n=changes)
    return (words,), gold(Message("app.check.rest"), "done", "check", note), (undo,)
