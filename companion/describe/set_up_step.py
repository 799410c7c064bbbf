"""A step of a set-up: its card, the one before and the one after, what leaves several out, gold."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from companion.core.message import Message
from companion.core.offer import Offer
from companion.describe import metrics
from companion.describe.desk import Desk
from companion.describe.looks.marks import centred
from companion.describe.node import Act, Board, Column, Grid, Node, Pic, Row, Text
from companion.describe.parts import DOCK_WIDE, foot, gold, missing, shape_icon
from companion.describe.scene import Box, Layer, Scene
from companion.describe.set_up_laid import LINE, Line, Moment
from companion.describe.surface import PHONE, Says, Surface

ASIDE, FORMULA = 112.0, 96.0
FEW = 4
"""So many cards are large."""
MOST_LINES, MOST_FOLLOWS = 3, 46


def dock_wide(surface: Surface) -> float:
    """How wide the dock is beside the stage."""
    return min(DOCK_WIDE * max(1.0, min(surface.text, 1.4)), surface.w * 0.5)


def step_body(now: Moment, line: Line) -> tuple[Node, ...]:
    """What was done before it, its card, what comes after, shortcuts."""
    at = now.lines.index(line)
    before = [one for one in now.lines[:at] if one.ticked][-1:]
    roomy = now.surface.is_wide and now.surface.h >= 700
    return (
        *(row(now, one) for one in before if roomy or one.results),
        card(now, line),
        *people(now, line),
        *now.laid.below(now, line),
        *(row(now, one) for one in following(now, line) if roomy),
        *shortcuts(now, line),
    )


def following(now: Moment, line: Line) -> list[Line]:
    """The next that is not done."""
    at = now.lines.index(line)
    return [one for one in now.lines[at + 1 :] if not one.ticked][:1]


def card(now: Moment, line: Line) -> Node:
    """What is done, as pictures and in one sentence; below it how, and what was drawn."""
    surface, words = now.surface, now.laid.says(line)
    inside: list[Node] = []
    if surface.shape != PHONE and surface.h >= 700:
        inside.append(Board((now.laid.marks(line),), _formula, key="formula", h=FORMULA))
    if line.person is not None and now.several:
        inside.append(Text(line.person, "label", "paper_dim", bold=True, key="person"))
    inside.append(Text(words, _size(surface, words), "paper_ink", bold=True, key="now"))
    if line.note is not None:
        inside.append(Text(line.note, "body", "paper_dim", key="note"))
    inside += [
        Text(one, "label", "paper_gold", bold=True, key=f"result.{n}")
        for n, one in enumerate(line.results)
    ]
    return paper(*inside, help_=line.topic, says=words)


def paper(*inside: Node, help_: str = "", says: Says = "") -> Node:
    """The one instruction."""
    return Column(
        inside, gap=8, pad=16, fill="paper", radius=16, edge="gold", edge_width=4, help=help_,
        says=says, key="paper",
    )  # fmt: skip


def _size(surface: Surface, words: Message) -> str:
    """As large as it can be in three lines."""
    room = dock_wide(surface) - 70 if surface.is_wide else surface.w - 70
    sizes = ("button", "label") if surface.shape == PHONE else ("command", "button", "label")
    said = surface.say(words)
    lines = (len(metrics.wrapped(said, surface.size(one), True, room)) for one in sizes)
    fits = (one for one, n in zip(sizes, lines, strict=True) if n <= MOST_LINES)
    return next(fits, "label")


def _formula(surface: Surface, w: float, h: float, marks: tuple[str, ...]) -> Scene:
    """Pictures in a row, on a band."""
    del surface
    band = Box(0, 0, w, h, 10, "paper_low")
    pictures = centred(marks, w / 2, h / 2, h * 0.7, "paper_ink", w - 30)
    return Scene(w, h, (Layer("", (band, *pictures)),))


def row(now: Moment, line: Line) -> Node:
    """A line in small; a touch looks at it."""
    does = now.acts.add(f"{LINE}{line.key}", now.desk.look(opened=f"{LINE}{line.key}"))
    tick = Pic("check" if line.ticked else "radio", 26, "good" if line.ticked else "dim")
    words = Text(now.laid.says(line), "body", "dim" if line.ticked else "ink", key="text")
    whose = (line.person,) if line.person is not None and now.several else ()
    said = (
        *(Text(one, "caption", "dim", key="person") for one in whose),
        words,
        *(
            Text(one, "body", "accent", bold=True, key=f"r.{n}")
            for n, one in enumerate(line.results)
        ),
    )
    roomy = now.surface.shape != PHONE or now.surface.text <= 1.3
    icon = (Pic(line.icon, 28, "dim"),) if line.icon and roomy else ()
    return Row(
        (*icon, Column(said, gap=2, share=1, key="words"), tick),
        gap=12, pad=10, middle=True, fill="ink~.07", radius=12, does=does, says=line.text,
        help=line.topic, key=f"row.{line.key}",
    )  # fmt: skip


def people(now: Moment, line: Line) -> tuple[Node, ...]:
    """Those who each do it for themselves: a touch ticks one."""
    if not line.people or now.plays:
        return ()
    chips = []
    for one in line.people:
        does = now.acts.add(f"tick.{line.key}.{one.seat}", now.desk.takes(one.tick))
        chips.append(Act(one.name, does, shape_icon(one.shape), chosen=one.done, key=does))
    return (Grid(tuple(chips), narrowest=150, key="people"),)


def picked(now: Moment, line: Line) -> tuple[Node, ...]:
    """What can be kept, or how it is drawn, as cards to touch; one draw alone is gold."""
    if now.plays or len(line.acts) < 2 or line.ticked:
        return ()
    large = len(line.acts) <= FEW
    return tuple(
        tile(now, f"act.{line.key}.{n}", one.label, one.icon, now.desk.takes(one), one.help, large)
        for n, one in enumerate(line.acts)
    )


def tile(
    now: Moment, key: str, name: Says, icon: str, do: Callable[[], object], help_: str = "",
    large: bool = False,
) -> Node:  # fmt: skip
    """A card as it lies on the table."""
    does, sides = now.acts.add(key, do), Row((), share=1)
    large = large and now.surface.shape != PHONE
    plain = Row((sides, Pic(icon, 120 if large else 56, "paper_ink"), sides), key="picture")
    words = Text(name, "label", "paper_ink", bold=True, align="c", key="name")
    return Column(
        (now.laid.face(name, 280.0 if large else 130.0) or plain, words),
        gap=10, pad=14, fill="paper", radius=16, does=does, says=name, help=help_, key=key,
    )  # fmt: skip


# what leaves several steps out


def shortcuts(now: Moment, line: Line | None) -> tuple[Node, ...]:
    """All of a part at once, all draws at once, the first turn."""
    if now.plays:
        return ()
    draws = now.view.next_draw is not None and now.laid.draws_itself(now.desk)
    ready = tuple(_ready(now, line)) if line is not None else ()
    found: list[Act] = []
    if draws:
        now.acts.add("draw_all", partial(_draw_all, now))
        words = Message("app.set_up.draw_everything")
        found.append(Act(words, "draw_all", "shuffle", share=1, key="draw_all"))
    if line is not None:
        now.acts.add("skip", partial(_skip, now))
        reason = None if draws else now.view.missing
        skip = Act(
            Message("app.set_up.skip"), "skip", "play", reason=reason, share=1, key="skip"
        )  # fmt: skip
        found.append(skip)
    return (*ready, Row(tuple(found), gap=8, stacks=True, key="shortcuts")) if found else ready


def _ready(now: Moment, line: Line) -> Iterable[Act]:
    """All that is left of a part lies there; what is drawn or asked is not ticked by it."""
    part = now.part_of(line)
    left = [one.tick for one in part.lines if not (one.ticked or one.acts) and one.tick is not None]
    if part.ready is not None and part.ready.reason is None:
        now.acts.add("ready", now.desk.takes(part.ready))
    elif part.ready is None and len(left) > 1:
        now.acts.add("ready", partial(_tick_all, now.desk, left))
    else:
        return
    words = Message("app.set_up.part_ready", part=part.name)
    yield Act(words, "ready", "skip", note=Message("app.set_up.still_asked"), key="ready")


def _tick_all(desk: Desk, ticks: list[Offer[Any]]) -> None:
    """Each of them, as if it had been touched."""
    for one in ticks:
        if desk.question is None:
            desk.hands.do(one.command(), {})


def _draw_all(now: Moment) -> None:
    """Every draw that nobody chooses in; what is asked, and what is refused, stops it."""
    desk = now.desk
    while desk.question is None:
        steps = len(desk.session.entries)
        draw = now.laid.view(desk.session.state).next_draw
        if draw is None:
            return
        desk.hands.do(draw.command(), {})
        if len(desk.session.entries) == steps:
            return


def _skip(now: Moment) -> None:
    """To the first turn: chance does its part, then it begins, or what is to be chosen opens."""
    if now.laid.draws_itself(now.desk):
        _draw_all(now)
    view = now.laid.view(now.desk.session.state)
    if now.desk.question is None and view.missing is None:
        now.desk.takes(view.begin)()
        return
    lines = (one for part in view.parts for one in part.lines)
    if chosen := next((one for one in lines if one.acts and not one.ticked), None):
        now.desk.look(opened=f"{LINE}{chosen.key}")()


# gold


def step_foot(now: Moment, line: Line) -> Row:
    """Gold says what is so; beside it what else can be said."""
    if now.plays:
        return end(now)
    acts, desk, after = now.acts, now.desk, following(now, line)
    others = now.laid.again(now, line)
    note = _follows(now, after[0]) if after else ""
    tick = line.tick if line.tick is not None and line.tick.reason is None else None
    if tick is not None:
        acts.add("tick", desk.takes(tick))
    if line.ticked:
        undo = Act(Message("app.set_up.not_yet"), "tick", "undo", w=ASIDE, key="tick")
        others = (*others, undo) if tick is not None and not line.people else others
    elif len(line.acts) == 1:
        act = line.acts[0]
        key = acts.add(f"act.{line.key}.0", desk.takes(act))
        return foot(now.surface, gold(act.label, key, act.icon or "die", note, act.reason), *others)
    elif line.acts:
        return foot(now.surface, missing(Message("app.set_up.choose")), *others)
    elif line.on_board and now.laid.to_board is not None:
        acts.add("world", desk.goes("world"))
        aside = Act(Message("app.set_up.lies"), "tick", "check", w=ASIDE, key="tick")
        others = (*others, aside) if tick is not None else others
        return foot(now.surface, gold(now.laid.to_board, "world", "map", note), *others)
    elif line.tick is not None:
        lies = gold(Message("app.set_up.lies"), "tick", "check", note, line.tick.reason)
        return foot(now.surface, lies, *others)
    acts.add("next", desk.look(opened=""))
    on = gold(Message("app.set_up.go_on"), "next", "chevron-right", note)
    return foot(now.surface, on, *others)


def _follows(now: Moment, line: Line) -> Says:
    """What comes next, where it is a short sentence."""
    words = Message("app.set_up.next", what=now.laid.says(line))
    return words if len(now.surface.say(words)) <= MOST_FOLLOWS else ""


def end(now: Moment) -> Row:
    """The first turn; of a game that is played back to it."""
    if now.plays:
        now.acts.add("back", now.desk.goes("back"))
        over = Message("app.set_up.to_the_table")
        return foot(now.surface, gold(over, "back", "play"))
    begin = now.view.begin
    reason = now.view.missing or begin.reason
    now.acts.add("begin", now.desk.takes(begin))
    return foot(now.surface, gold(begin.label, "begin", begin.icon or "play", reason=reason))
