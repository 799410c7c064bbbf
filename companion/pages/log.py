"""What happened, turn by turn, newest first; beside it the table of that moment.

A turn that is touched shows its table, then each step of it opens: back to that moment, or what
was otherwise in it, and what that would change.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.core.game import Turn
from companion.core.message import Message
from companion.core.turns import Together
from companion.describe.asking import Acts
from companion.describe.node import (
    TOOL,
    Act,
    Chip,
    Column,
    Do,
    Field,
    Node,
    Page,
    Pic,
    Prose,
    Row,
    Run,
    Scroll,
    Text,
)
from companion.describe.offering import told_list
from companion.describe.parts import bar, dock, sheet, tool
from companion.describe.surface import PHONE, Surface
from companion.lookup.happened import Happened, ToldLine, places
from companion.pages.changing import changed, closing, what_was_otherwise
from companion.pages.days import day_of
from companion.pages.groups import Shown, columns, facts_in
from companion.pages.happening import Happening, key_of, whose_of
from companion.pages.places import boards_of, ground_of

TITLE = Message("app.log.title")
SEARCHED = 6
"""So many turns are no longer found at a glance."""
DOCK = 548.0
EARLIER = Message("app.log.turn_before"), Message("app.replay.first")
LATER = Message("app.log.turn_after"), Message("app.replay.last")
ENDS = (("before", -1, "chevron-left", EARLIER), ("next", 1, "chevron-right", LATER))
"""To a turn before and after, and what is said where there is none."""


def log(at: Happening, surface: Surface) -> Page:
    """The turns; or what a change would mean, once one is asked for."""
    if at.rerun is not None:
        return changed(at, surface)
    acts, session = Acts(), at.session
    acts.add("back", at.close)
    ground = ground_of(session.game.id)
    turns = at.turns
    note = Message("app.log.so_many", n=len(session.entries))
    top = bar(surface, ground, TITLE, note, tools=_tools(at, acts))
    if not turns:
        empty = Text(Message("app.log.empty"), "command", "dim", align="c", key="empty")
        root: Node = Column((top, Column((empty,), pad=48)), gap=0)
    else:
        root = _laid(at, surface, acts, top, turns, ground)
    over = _above(at, surface, acts, turns)
    close = acts.add("close", at.close) if over is not None else ""
    return Page(root, acts.acts, TITLE, f"{ground}_stage", over, close, acts.typed,
                answered=at.looking.is_answered)  # fmt: skip


def _laid(
    at: Happening, surface: Surface, acts: Acts, top: Row, turns: tuple[Together, ...], ground: str
) -> Node:
    """The moment left, the turns right; or above each other, on a phone the turns alone."""
    listed = Scroll(Column(tuple(_list(at, surface, acts, turns)), gap=10), key="turns", share=1)
    below = _moves(at, surface, acts, turns)
    if surface.is_wide:
        wide = min(DOCK * max(1.0, min(1.3, surface.text)), surface.w * 0.5)
        right = dock(ground, listed, below, w=wide)
        left = _moment(at, surface, turns, share=1)
        sides = (right, left) if surface.left_handed else (left, right)
        return Column((top, Row(sides, gap=0, share=1, key="middle")), gap=0)
    room: tuple[Node, ...] = ()
    if surface.shape != PHONE:
        room = (_moment(at, surface, turns, h=surface.h * 0.5),)
    return Column((top, *room, dock(ground, listed, below, share=1)), gap=0)


def _tools(at: Happening, acts: Acts) -> tuple[Act, ...]:
    """Undo and redo by their names; to another device."""
    session, hands, found = at.session, at.around.hands, []
    if at.around.runs and session.undo_label is not None:
        acts.add("undo", hands.undo)
        found.append(tool(Message("kit.undo_named", what=session.undo_label), "undo", "undo"))
    if at.around.runs and session.redo_label is not None:
        acts.add("redo", hands.redo)
        found.append(tool(Message("kit.redo_named", what=session.redo_label), "redo", "redo"))
    if at.around.hand_over is not None:
        acts.add("hand_over", at.around.hand_over)
        found.append(tool(Message("app.hand_over.title"), "hand_over", "swap"))
    return tuple(found)


# the moment


def _moment(at: Happening, surface: Surface, turns: tuple[Together, ...], **more: float) -> Row:
    """The table after the turn that is chosen, framed where something was done in it."""
    turn, game = at.chosen(turns), at.session.game
    after = turn.steps[-1].after
    words = (
        Text(Message("app.log.after", what=turn.turn.title), "label", bold=True, key="after"),
        Text(game.recap(after), "caption", "dim", key="recap"),
    )
    head = Column(words, gap=2, pad=8, key="moment")
    boards = boards_of(game.id)
    checked = game.checked(after)
    drawn = boards.drawn(surface, after, turn.places, "") if boards and checked else ()
    if not drawn:
        was = {one.key: one for one in facts_in(game.checked(turn.steps[0].before))}
        table = columns(checked, surface, Shown(was))
        drawn = (Scroll(table, key=f"table.{key_of(turn)}", share=1),)
    return Column((head, *drawn), gap=8, pad=8, key="stage", **more)


def _moves(at: Happening, surface: Surface, acts: Acts, turns: tuple[Together, ...]) -> Row:
    """A turn earlier, a turn later, the table of it where it is not beside, back to it."""
    turn, wanted = at.chosen(turns), at.wanted(turns, surface)
    found = []
    for key, by, icon, end in ENDS:
        to = _beside(turns, wanted, turn, by)
        if to is not None:
            acts.add(key, _leads(at, to, wanted))
        found.append(Act(end[0], key, icon, TOOL, reason=None if to else end[1], key=key))
    if surface.shape == PHONE:
        acts.add("see", at.shows(seen=True))
        found.append(Act(Message("app.log.see"), "see", "map", TOOL, key="see"))
    tools = Row(tuple(found), gap=8, key="moves")
    if not at.around.runs:
        return tools
    last = turn.steps[-1]
    acts.add("take_back", at.jump(last.id))
    stands = Message("app.log.is_now") if last is at.session.last else None
    text = Message("app.log.take_back")
    back = Act(text, "take_back", "undo", reason=stands, share=1, key="take_back")
    if surface.shape == PHONE:
        return Column((tools, replace(back, share=0)), gap=8, key="foot")
    return Row((tools, back), gap=8, middle=True, key="foot")


def _leads(at: Happening, to: Together, wanted: tuple[Together, ...]) -> Do:
    """The act that goes there, and shows as many turns as that needs."""
    limit = max(at.limit, len(wanted) - wanted.index(to))
    return at.shows(key=key_of(to), limit=limit)


def _beside(
    turns: tuple[Together, ...], wanted: tuple[Together, ...], turn: Together, by: int
) -> Together | None:
    """The nearest of those looked at that comes before it, or after it."""
    here = turns.index(turn)
    passed = turns[here + 1 :] if by > 0 else turns[:here][::-1]
    looked_at = {key_of(one) for one in wanted}
    return next((one for one in passed if key_of(one) in looked_at), None)


# the turns


def _list(
    at: Happening, surface: Surface, acts: Acts, turns: tuple[Together, ...]
) -> Iterator[Node]:
    """What is looked for, whose turns, the newest of them, older ones when asked for."""
    if len(turns) >= SEARCHED:
        acts.typed["find"] = at.types
        yield Field(at.typed, Message("app.log.search"), "find", key="find")
    yield from _people(at, surface, acts, turns)
    wanted, told = at.wanted(turns, surface), at.told(surface)
    if at.typed.strip():
        n = len(wanted)
        said = Message("app.log.found", n=n) if n else Message("app.log.found_none")
        yield Text(said, "caption", "dim", key="found")
    chosen = at.chosen(turns)
    if wanted and chosen not in wanted:
        chosen = wanted[-1]
    narrow = surface.shape == PHONE and surface.text > 1.3
    for turn in wanted[::-1][: at.limit]:
        yield _card(at, acts, turn, told, chosen=turn is chosen, narrow=narrow)
    if len(wanted) > at.limit:
        acts.add("earlier", at.shows(limit=at.limit + at.limit))
        yield Act(Message("app.log.earlier"), "earlier", "chevron-down", key="earlier")


def _people(
    at: Happening, surface: Surface, acts: Acts, turns: tuple[Together, ...]
) -> Iterator[Node]:
    """A chip for each whose turns can be looked at alone."""
    known = {whose_of(one): one.turn for one in turns if one.turn.who}
    if len(known) < 2:
        return
    everybody = Turn("", TITLE, "people", who=Message("app.log.everybody"))
    chips = []
    for whose, turn in {"": everybody, **known}.items():
        key = acts.add(f"whose.{whose}", at.looks_at(whose))
        marks = (turn.icon, f"'{surface.say(turn.who)}") if not whose else (turn.icon,)
        chips.append(Chip(marks, turn.who, key, at.whose == whose, share=1, key=key))
    yield Row(tuple(chips), gap=8, key="people")


def _card(
    at: Happening, acts: Acts, turn: Together, told: Happened, *, chosen: bool, narrow: bool
) -> Node:
    """Whose, when, what it came to; then what came of it, line by line."""
    key = acts.add(f"turn.{key_of(turn)}", at.chooses(turn))
    lines = told.lines(turn)
    alone = turn.steps[0].id if len(turn.steps) == 1 else 0
    if chosen and alone:
        acts.add(key, at.opens(alone))
    when = day_of(turn.steps[-1].at, at.around.now())
    note = Message("app.log.undone") if turn.undone else when
    words: tuple[Node, ...] = (_words(told.title(turn), at.typed, bold=True, key="title"),)
    if note:
        words = (*words, Text(note, "caption", "dim", key="when"))
    ends: tuple[Node, ...] = ()
    if turn.points is not None:
        ends = (Text(_points(*turn.points), "body", "accent", bold=True, key="points"),)
    if narrow:
        words, ends = (*words, *ends), ()
    sign = "" if turn.turn.colour == "dim" else turn.turn.colour
    icon = turn.turn.icon or (lines[0].icon if lines else "") or "check"
    picture = Pic(icon, 36, "ink", sign)
    head = Row((picture, Column(words, gap=0, share=1, key="words"), *ends), gap=10, middle=True)
    rows = tuple(
        _line(at, acts, one, opens=chosen and one.first and not alone, n=n)
        for n, one in enumerate(lines)
    )
    fill = "lit" if chosen else "ink~.03" if turn.undone else "ink~.06"
    return Column(
        (head, *rows), gap=6, pad=10, fill=fill, radius=14, edge="gold" if chosen else "",
        edge_width=3 if chosen else 0, does=key, says=told.title(turn), key=key,
    )  # fmt: skip


def _line(at: Happening, acts: Acts, one: ToldLine, *, opens: bool, n: int) -> Node:
    """A line of a step; the first of a step of the turn that is chosen opens it."""
    key = acts.add(f"step.{one.step}", at.opens(one.step)) if opens else ""
    picture = Pic(one.icon or "check", 22, "dim")
    end: tuple[Node, ...] = (Pic("chevron-right", 22, "dim"),) if opens else ()
    inset: tuple[Node, ...] = () if one.first else (Row((), w=12.0),)
    return Row(
        (*inset, picture, _words(one.text, at.typed, key="text"), *end), gap=10,
        pad=4, middle=True, fill="ink~.06" if opens else "", radius=10, does=key, says=one.text,
        key=key or f"line.{n}",
    )  # fmt: skip


def _words(text: str, typed: str, *, bold: bool = False, key: str) -> Node:
    """What is looked for stands out in it."""
    where = places(text, typed) if typed.strip() else ()
    if not where:
        return Text(text, "body", bold=bold, share=1, key=key)
    runs: list[Run] = []
    at = 0
    for start, end in where:
        before = text[at:start]
        space = " " if before.endswith(" ") else ""
        runs += [Run(before.rstrip()), Run(space + text[start:end], bold=True)]
        at = end
    return Prose(tuple(one for one in (*runs, Run(text[at:])) if one.text), share=1, key=key)


def _points(before: int, after: int) -> Message:
    """What the turn made of the points."""
    if before == after:
        return Message("app.log.as_before", n=after)
    by = f"{after - before:+d}".replace("-", "−")
    return Message("app.log.changed_by", n=after, by=by)


# above it


def _above(at: Happening, surface: Surface, acts: Acts, turns: tuple[Together, ...]) -> Node | None:
    """A step, what of it was otherwise, or the table of the moment."""
    if at.changing:
        return what_was_otherwise(at, surface, acts)
    if at.opened is not None:
        return _step(at, surface, acts)
    if at.seen and turns:
        shown = (closing(Message("app.log.see")), _moment(at, surface, turns, share=1))
        return Column(shown, pad=12, fill=f"{ground_of(at.session.game.id)}_stage")
    return None


def _step(at: Happening, surface: Surface, acts: Acts) -> Node:
    """What it was, what it told for the hands, and what can be done with it."""
    entry = at.opened
    assert entry is not None
    return sheet(surface, closing(entry.label), *_deeds(at, acts), *told_list(entry.told))


def _deeds(at: Happening, acts: Acts) -> Iterator[Act]:
    entry, session = at.opened, at.session
    if entry is None or not at.around.runs:
        return
    if entry is not session.last:
        acts.add("jump", at.jump(entry.id))
        yield Act(Message("app.log.jump"), "jump", "clock", key="jump")
    if any(one is entry for one in session.entries):
        acts.add("change", at.shows(changing=True))
        yield Act(Message("app.log.change"), "change", "edit", key="change")
