"""What lies above a page: told, asked, chosen, or worked at; a touch beside it closes it.

A front end keeps a pile of these and draws the topmost with `over`; what it takes to close one
is handed in. Each is a page of its own to whoever touches: what lies below is out of reach.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from companion.core.message import Message
from companion.core.question import Question
from companion.describe.asking import Acts, asked
from companion.describe.desk import Looking
from companion.describe.node import GOLD, TOOL, Act, Board, Do, Node, Page, Row, Text
from companion.describe.parts import foot, sheet
from companion.describe.scene import Box, Layer, Scene
from companion.describe.surface import Says, Surface
from companion.describe.way import Way

CLOSE, STOP = "close_sheet", "stop"


@dataclass
class Sheet:
    """A title, sentences, ways that close it, and what goes on."""

    title: Says
    said: tuple[Says | Node, ...] = ()
    ways: tuple[Way, ...] = ()
    gold: Way | None = None
    others: tuple[Way, ...] = ()
    """Beside what goes on."""
    may_close: bool = True
    every: float = 0
    """Seconds after which it is looked at again."""
    aside: Do = lambda: None
    """It was closed, and nothing was done in it."""

    @property
    def answered(self) -> bool:
        """Whether something was touched or typed in it."""
        return False

    def body(self, surface: Surface, acts: Acts, close: Do) -> tuple[Node, ...]:
        """What is read, and what is chosen."""
        del surface
        said = tuple(
            one if isinstance(one, Node) else Text(one, "label", key=f"said.{n}")
            for n, one in enumerate(self.said)
        )
        rows = tuple(one.act(acts, _after(close, one.do)) for one in self.ways)
        return (*said, *rows)

    def foot(self, surface: Surface, acts: Acts, close: Do) -> Row | None:
        """What goes on in its corner."""
        if self.gold is None and not self.others:
            return None
        gold = self.gold
        go_on = gold.act(acts, _after(close, gold.do), GOLD) if gold is not None else None
        others = tuple(one.act(acts, _after(close, one.do)) for one in self.others)
        return foot(surface, go_on, *others)


def _after(close: Do, do: Do) -> Do:
    """It is closed first: what it does may open another."""

    def act() -> None:
        close()
        do()

    return act


def told(title: Says, *said: Says | Node, gold: Way | None = None) -> Sheet:
    """Only to be read."""
    return Sheet(title, said, gold=gold)


def sure(title: Says, text: Says, yes: Way) -> Sheet:
    """Something that cannot be taken back is asked once more; nothing of it is gold."""
    leave = Way("leave", Message("kit.cancel"), "cross", lambda: None)
    return Sheet(title, (text,), others=(leave, yes))


@dataclass
class Asking(Sheet):
    """A question; `take` is given the answer. It is an `Answering`."""

    title: Says = ""
    question: Question[Any] | None = None
    take: Callable[[Any], object] = lambda value: None
    looking: Looking = field(default_factory=Looking)
    _taken: Any = None

    @property
    def answered(self) -> bool:
        """Of several some, a number begun."""
        return self.looking.is_answered

    def body(self, surface: Surface, acts: Acts, close: Do) -> tuple[Node, ...]:
        """Its words and answers."""
        question = self.shown(surface)
        assert question is not None
        self._close = close
        shown = asked(question, self, acts)
        self._gold = shown.gold
        return shown.body

    def shown(self, surface: Surface) -> Question[Any] | None:
        """The question, with the answers that are looked at."""
        del surface
        return self.question

    def foot(self, surface: Surface, acts: Acts, close: Do) -> Row | None:
        """What takes them, and the way out."""
        leave = Way("leave", Message("kit.cancel"), "cross", close)
        return foot(surface, self._gold, leave.act(acts))

    def look(self, **changes: Any) -> Do:
        """Something is touched or typed."""

        def do() -> None:
            self.looking = replace(self.looking, **changes)

        return do

    def answers(self, value: Any, /) -> Do:
        """It is answered: the sheet goes, then it is taken."""

        def do() -> None:
            self._close()
            self.take(value)

        return do


def ask(question: Question[Any], take: Callable[[Any], object]) -> Asking:
    """Anything that the core can ask."""
    return Asking(question=question, take=take)


@dataclass
class Working(Sheet):
    """Long work, with a bar; stopped by its button where that does no harm."""

    done: int = 0
    of: int = 0
    stop: Do | None = None
    may_close: bool = False

    def body(self, surface: Surface, acts: Acts, close: Do) -> tuple[Node, ...]:
        """How far it is."""
        del surface, acts, close
        share = min(1.0, self.done / self.of) if self.of else 0.0
        return (Board((round(share, 3),), _progress, h=14, key="progress"),)

    def foot(self, surface: Surface, acts: Acts, close: Do) -> Row | None:
        """A way out, where there is one."""
        del close
        if self.stop is None:
            return None
        return foot(surface, None, Way(STOP, Message("kit.stop"), "cross", self.stop).act(acts))


def _progress(surface: Surface, w: float, h: float, share: float) -> Scene:
    del surface
    below, above = Box(0, 0, w, h, h / 2, "ink~.15"), Box(0, 0, max(h, w * share), h, h / 2, "ink")
    return Scene(w, h, (Layer("bar", (below, above)),))


def over(page: Page, above: Sheet, surface: Surface, close: Do) -> Page:
    """A page with this above it."""
    acts = Acts()
    body = above.body(surface, acts, close)
    below = above.foot(surface, acts, close)
    if above.may_close:
        acts.add(CLOSE, _after(close, above.aside))
    head = _head(above)
    shown = sheet(surface, *head, *body, foot=below)
    title = above.title or page.title
    closes = CLOSE if above.may_close else ""
    return replace(page, acts=acts.acts, typed=acts.typed, title=title, over=shown, close=closes,
                   answered=above.answered)  # fmt: skip


def _head(above: Sheet) -> tuple[Node, ...]:
    """What it is about, and a cross."""
    title = Text(above.title, "button", bold=True, share=1, key="title")
    if not above.title:
        return ()
    cross = Act(Message("kit.close"), CLOSE, "cross", TOOL, key=CLOSE)
    return (Row((title, *((cross,) if above.may_close else ())), gap=12, key="head"),)
