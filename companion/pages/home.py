"""Home: go on where you were, begin a game, what the library has to say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from companion.core.message import Message
from companion.describe.asking import Acts
from companion.describe.node import Act, Column, Do, Grid, Node, Page, Pic, Row, Scroll, Text
from companion.describe.parts import bar, dock, gold, tool
from companion.describe.surface import Surface
from companion.games import GAMES, title
from companion.library.running import RunningGame

GROUND, NAME = "app", "Loom"
EMBLEMS = {
    "tapestry": "card-tapestry",
    "score_pad": "score",
    "imperium": "imperium-civilised",
    "imperium_campaign": "flag",
    "rise_and_fall": "hex",
    "imperium_rows": "log",
}
DOCK = 394.0


@dataclass(frozen=True)
class AtHome:
    """What there is, and where one can go."""

    running: Sequence[RunningGame]
    notices: Sequence[Message]
    resume: Callable[[str], object]
    begin: Callable[[str], object]
    look_up: Do
    read_notices: Do
    speak: Do
    left_out: Do | None = None
    """To what a start left out; None where there is nothing."""


def home(at: AtHome, surface: Surface) -> Page:
    """The games, and beside them what goes on."""
    acts = Acts()
    acts.add("language", at.speak)
    acts.add("rules", at.look_up)
    top = bar(
        surface,
        GROUND,
        NAME,
        back="",
        tools=(
            tool(Message("rules.title"), "rules", "book"),
            tool(Message("front.language"), "language", "language"),
        ),
    )
    games = Grid(_games(at, acts), narrowest=240, gap=16, key="games")
    column = Column((*_notices(at, acts), games), gap=16, pad=16, key="all")
    stage = Scroll(column, key="home", share=1)
    goes_on = _goes_on(at, acts)
    if goes_on is None:
        root: Node = Column((top, stage), gap=0)
    elif surface.is_wide:
        wide = min(DOCK * max(1.0, min(1.4, surface.text)), surface.w * 0.45)
        side = dock(GROUND, *goes_on, w=wide)
        sides = (side, stage) if surface.left_handed else (stage, side)
        root = Column((top, Row(sides, gap=0, share=1, key="middle")), gap=0)
    else:
        root = Column((top, stage, dock(GROUND, goes_on[-1])), gap=0)
    return Page(root, acts.acts, NAME, f"{GROUND}_stage")


def _games(at: AtHome, acts: Acts) -> tuple[Node, ...]:
    """A card each in the colour of its game."""
    cards = []
    for one in GAMES:
        does = acts.add(f"new.{one.id}", partial(at.begin, one.id))
        ground = one.id if one.id in ("tapestry", "imperium", "rise_and_fall") else "score_pad"
        name = Message(one.name)
        inside = (
            Pic(EMBLEMS.get(one.id, "hex"), 72, "on_game"),
            Text(name, "button", "on_game", bold=True, key="name"),
        )
        cards.append(
            Column(inside, gap=12, pad=20, fill=ground, radius=20, does=does, says=name, key=does)
        )
    return tuple(cards)


def _notices(at: AtHome, acts: Acts) -> tuple[Node, ...]:
    """What the library says, until it was read."""
    left_out: tuple[Node, ...] = ()
    if at.left_out is not None:
        acts.add("left_out", at.left_out)
        left_out = (Act(Message("app.left_out.title"), "left_out", "warning", key="left_out"),)
    if not at.notices:
        return left_out
    acts.add("read", at.read_notices)
    lines = tuple(Text(one, key=f"notice.{n}") for n, one in enumerate(at.notices))
    read = Act(Message("app.home.notices_read"), "read", "check", key="read")
    return (
        Column((*lines, *left_out, read), gap=8, pad=16, fill="surface", radius=16, key="notices"),
    )


def _goes_on(at: AtHome, acts: Acts) -> tuple[Node, ...] | None:
    """The game that was left last, large; the others below."""
    if not at.running:
        return None
    first, *others = at.running
    acts.add("go_on", partial(at.resume, first.id))
    words = first.recap or first.trouble or ""
    rows = tuple(_other(one, at, acts) for one in others)
    listed = Column(
        (
            Text(Message("app.home.where_you_were"), "body", "dim", key="where"),
            Text(title(first.game), "command", bold=True, key="title"),
            Text(words, "label", key="recap"),
            *rows,
        ),
        gap=10,
        key="listed",
    )
    go_on = gold(Message("app.home.go_on"), "go_on", "play", title(first.game))
    return Scroll(listed, key="running", share=1), Row((go_on,), key="foot")


def _other(one: RunningGame, at: AtHome, acts: Acts) -> Node:
    does = acts.add(f"resume.{one.id}", partial(at.resume, one.id))
    note = one.recap or one.trouble or ""
    return Act(title(one.game), does, EMBLEMS.get(one.game, "hex"), note=note, key=does)
