"""What pages are put together from: bar, dock, paper, gold, sheet; functions of nodes."""

from __future__ import annotations

from dataclasses import replace

from companion.core.message import Message
from companion.describe.growing import sheet_steps
from companion.describe.looks.words import lines_of
from companion.describe.metrics import MORE
from companion.describe.node import GOLD, TOOL, Act, Column, Node, Pic, Row, Scroll, Text
from companion.describe.sizes import Sizes
from companion.describe.surface import (
    ALOUD,
    CLOCK,
    GUIDE,
    LANDSCAPE,
    PHONE,
    PORTRAIT,
    SEARCH,
    Says,
    Surface,
)

ROUND = {"disc": "circle"}
OWNERS = ("human", "automa", "shadow")
"""Whose sign is a picture of its own."""
DOCK_WIDE, SHEET_WIDE, PAD = 480.0, 720.0, 20.0
LOOKS_UP = ("search", "book")
"""What leads to the rules."""
BESIDE_GOLD = 2
"""So many other ways have room beside it on a tablet."""
LARGE_WORDS, WHOLE = 1.3, 0.96
"""Words of so much leave next to nothing of the page in sight."""
MOST_TOOLS, FINGER = 4, 48.0
"""Beside which words still stand in a phone's bar."""


def shape_icon(shape: str) -> str:
    """The pictogram of the shape of somebody's pieces."""
    if shape in OWNERS:
        return f"owner-{shape}"
    return f"shape-{ROUND.get(shape, shape)}" if shape else ""


def bar(
    surface: Surface, ground: str, title: Says, note: Says = "", *, topic: str = "",
    middle: tuple[Node, ...] = (), tools: tuple[Act, ...] = (), back: str = "back",
) -> Row:  # fmt: skip
    """Whose turn, the standing, and what is always at hand; one row in every form.

    Of what the note says the rules have `topic`.
    """
    says = Message("kit.back")
    tools = _with_helpers(surface, tools)
    begin = (Act(says, back, "chevron-left", TOOL, key="back"),) if back else ()
    size, lines = ("body", 2) if surface.shape == PHONE else ("label", 1)
    noted = bool(note) and surface.shape != PHONE
    share = 0 if noted else 1
    words: tuple[Node, ...] = (Text(title, size, bold=True, lines=lines, share=share, key="title"),)
    if noted:
        note_size = "body" if surface.shape == LANDSCAPE and surface.text <= 1 else "caption"
        words = (*words, Text(note, note_size, "dim", lines=1, help=topic, key="note"))
    roomy = surface.text <= 1.1 and not (surface.aloud or surface.clock)
    shown = surface.shape != PHONE or roomy or not (middle or len(tools) > MOST_TOOLS)
    gap = 6 if surface.shape == PHONE else 12
    free = _free(surface, gap, (*begin, *middle, *tools))
    is_free = surface.shape != PHONE or free >= FINGER
    shown = shown and not (surface.shape == PHONE and is_free and _is_cut(words[0], surface, free))
    if not shown and is_free:
        words, shown = (Pic("help", 26, "dim", key="help"),), surface.explained
    shown = shown and is_free
    does = GUIDE if shown and surface.explained else ""
    named = Column(words if shown else (), gap=0, share=1, does=does, says=title, key="words")
    inside = (*begin, named, *middle, *tools)
    return Row(inside, gap=gap, pad=8, fill=f"{ground}_bar", middle=True, key="bar")


def _free(surface: Surface, gap: float, beside: tuple[Node, ...]) -> float:
    """What a bar has left for its name."""
    sizes, room = Sizes(surface), surface.w - 16 - gap * len(beside)
    return room - sum(sizes.of(one, room)[0] for one in beside)


def _is_cut(name: Node, surface: Surface, room: float) -> bool:
    """Whether it is too long for its lines, however small."""
    lines = lines_of(name, surface, room)[1] if isinstance(name, Text) else ()
    return any(one.endswith(MORE) for one in lines)


def _with_helpers(surface: Surface, tools: tuple[Act, ...]) -> tuple[Act, ...]:
    """What a player wants in every bar: the voice first, the clock where undo stands."""
    if surface.clock:
        shown = tool(Message("app.timer.title"), CLOCK, "timer")
        last = max(0, len(tools) - 1)
        at = next((n for n, one in enumerate(tools) if one.does == "undo"), last)
        tools = (*tools[:at], shown, *tools[at:])
    room = surface.shape != PHONE or len(tools) < MOST_TOOLS
    if surface.looks_up and room and not any(one.icon in LOOKS_UP for one in tools):
        tools = (tool(Message("rules.title"), SEARCH, "search"), *tools)
    if surface.aloud:
        tools = (tool(Message("kit.read_aloud"), ALOUD, "speaker"), *tools)
    return tools


def tool(label: Says, does: str, icon: str, help_: str = "") -> Act:
    """A picture in the bar."""
    return Act(label, does, icon, TOOL, help=help_, key=does)


def gold(
    label: Says, does: str, icon: str = "", note: Says = "", reason: Says | None = None
) -> Act:
    """The one thing that goes on; what it is given as a reason is missing yet."""
    return Act(label, does, icon, GOLD, note, reason, key=does, share=1)


def missing(what: Says) -> Act:
    """In the place of gold, what has to be touched before there is any."""
    return gold(what, "missing", reason=what)


def foot(surface: Surface, gold_one: Act | None, *others: Act) -> Row:
    """Gold stands in its corner, the other ways beside it; above it where there is no room."""
    golds = (gold_one,) if gold_one else ()
    wider = max(1.0, min(1.4, surface.text))
    roomy = surface.shape in (LANDSCAPE, PORTRAIT) and surface.text <= 1.1
    if len(others) > (BESIDE_GOLD if roomy else 1):
        above = Row(tuple(replace(one, w=0, share=1) for one in others), gap=8, key="others")
        return Column((above, *golds), gap=8, key="foot")
    others = tuple(replace(one, w=one.w * wider) for one in others)
    inside = (*golds, *others) if surface.left_handed else (*others, *golds)
    return Row(inside, gap=12, stacks=True, key="foot")


def paper(*inside: Node, key: str = "paper", share: float = 0, pad: float = 18) -> Row:
    """Whatever is a card in the box, and the one instruction."""
    return Column(inside, gap=8, pad=pad, fill="paper", radius=16, key=key, share=share)


def instruction(surface: Surface, text: Says, icon: str, fill: str, ink: str = "on_game") -> Row:
    """The one thing to do, with its picture where there is room for it."""
    if surface.shape == PHONE or surface.text > LARGE_WORDS:
        size = "button" if surface.shape == PHONE else "command"
        return paper(Text(text, size, "paper_ink", bold=True, key="now"))
    picture = Column(
        (Pic(icon, 72, ink),), pad=18, middle=True, fill=fill, radius=16, key="picture"
    )
    words = Text(text, "command", "paper_ink", bold=True, share=1, key="now")
    return paper(Row((picture, words), gap=18, middle=True, key="row"), pad=14)


def dock(ground: str, *inside: Node, w: float = 0, share: float = 0) -> Row:
    """The instruction, what belongs to it, and gold in its corner."""
    return Column(inside, gap=12, pad=16, fill=f"{ground}_dock", w=w, share=share, key="dock")


def staged(
    surface: Surface, ground: str, top: Row, stage: Node, below: tuple[Node, ...], foot_row: Row,
    about: str = "",
) -> Node:  # fmt: skip
    """Bar, stage, dock: beside each other where there is room, else one above the other.

    A list starts at its top where it is about another thing than before.
    """
    listed = Column(below, gap=12, key="below")
    if surface.is_wide:
        wide = min(DOCK_WIDE * max(1.0, min(surface.text, 1.4)), surface.w * 0.5)
        inner = Scroll(listed, key=f"dock_list.{about}", share=1)
        docked = dock(ground, inner, foot_row, w=wide)
        staged_ = Scroll(Column((stage,), pad=16), key="stage_list", share=1)
        sides = (docked, staged_) if surface.left_handed else (staged_, docked)
        return Column((top, Row(sides, gap=0, share=1, key="middle")), gap=0)
    everything = Column((listed, stage), gap=24, pad=16)
    scrolled = Scroll(everything, key=f"list.{about}", share=1)
    return Column((top, scrolled, dock(ground, foot_row)), gap=0)


def line(text: Says, icon: str = "", value: Says = "", *, does: str = "", key: str = "") -> Row:
    """A row of a list: picture, words, what it comes to."""
    begin: tuple[Node, ...] = (Pic(icon, 28, "dim"),) if icon else ()
    end: tuple[Node, ...] = (Text(value, "label", bold=True),) if value != "" else ()
    words = Text(text, share=1, key="text")
    fill = "ink~.06" if does else ""
    return Row(
        (*begin, words, *end),
        gap=12, pad=10, middle=True, stacks=True, fill=fill, radius=12, does=does, says=text,
        key=key,
    )  # fmt: skip


def _sheet_size(
    surface: Surface, listed: Node, below: tuple[Node, ...], highest: float
) -> tuple[float, float]:
    """Of a card for what is listed: as large as what it says can be read."""
    sizes, found = Sizes(surface), (0.0, 0.0)
    for step in sheet_steps(surface):
        wide = min(surface.w - 32, SHEET_WIDE * step) if surface.is_wide else surface.w
        room = wide - 2 * PAD
        high = sizes.of(listed, room / step)[1] * step + 2 * PAD
        high += sum(sizes.of(one, room)[1] + 14 for one in below)
        found = wide, min(highest, high)
        if high <= highest:
            break
    return found


def sheet(surface: Surface, *inside: Node, foot: Row | None = None, high: float = 0.85) -> Node:
    """Above the page: at its foot on a phone, in its middle elsewhere; no higher than it must be.

    What goes on stays in sight below what scrolls.
    """
    listed = Column(inside, gap=14, key="inside")
    below = (foot,) if foot is not None else ()
    if surface.text > LARGE_WORDS and not surface.is_wide:
        high = max(high, WHOLE)
    wide, tall = _sheet_size(surface, listed, below, surface.h * high)
    scrolled = Scroll(listed, key="sheet", share=1)
    card = Column(
        (scrolled, *below), gap=14, pad=PAD, fill="surface", radius=20, h=tall, key="card"
    )
    if not surface.is_wide:
        return Column((Row((), share=1), card), gap=0)
    side = (surface.w - wide) / 2
    return Row(
        (
            Row((), w=side),
            Column((Row((), share=1), card, Row((), share=1)), gap=0, share=1),
            Row((), w=side),
        ),
        gap=0,
    )
