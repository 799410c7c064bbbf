"""A row of a table put right: what stands in front of it, and its steps one by one."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from companion.core.message import Message, name
from companion.describe.asking import Acts
from companion.describe.node import TOOL, Act, Column, Do, Grid, Node, Page, Row, Text
from companion.describe.owner import Owner
from companion.describe.parts import bar, foot, gold, line, sheet, staged
from companion.describe.surface import Surface
from companion.errors import RuleBroken
from companion.games.imperium.acts import Element
from companion.games.imperium.content import named
from companion.games.imperium.pages.shared import GAME
from companion.games.imperium.tokens import KINDS
from companion.games.imperium.views import editing, outline, steps

TITLE = Message("imperium.screen.correct_row")
LEAVE, CLOSE, FRONT, KIND = "back", "close", "front", "kind"


class RowRight:
    """A draft of a row; nothing is kept before gold. `done` and `leave` lead back."""

    def __init__(self, owner: Owner, row_id: str, done: Do, leave: Do) -> None:
        self._owner, self._done, self._leave = owner, done, leave
        self.row_id = row_id
        self.draft = editing.draft_of(row_id, partial(owner.told, GAME))
        self.chosen: outline.Path = (0,)
        self._opened = ""

    def page(self, surface: Surface) -> Page:
        """Its lines on the stage, the one that is chosen beside them."""
        acts = Acts()
        acts.add(LEAVE, self._leave)
        acts.add("keep", self._keep)
        acts.add("restore", self._restore)
        printed = None if editing.is_corrected(self.row_id) else self._printed()
        back = Message("imperium.screen.restore_row")
        restore = Act(back, "restore", "undo", w=180, reason=printed, key="restore")
        keep = gold(Message("imperium.screen.keep_row"), "keep", "check")
        nation, side, order = self.row_id.split(".")
        where = Message(
            "imperium.page.row_of",
            nation=named("nation", nation),
            table=Message(f"imperium.table.{side}"),
            row=int(order),
        )
        top = bar(surface, GAME, TITLE, where)
        stage = Column(self._stage(acts), gap=8, key="lines")
        root = staged(surface, GAME, top, stage, self._step(acts), foot(surface, keep, restore))
        over = self._over(acts, surface)
        acts.add(CLOSE, partial(self._open, ""))
        return Page(root, acts.acts, TITLE, f"{GAME}_stage", over, CLOSE if over else "")

    def _printed(self) -> Message:
        return Message("imperium.screen.row_is_printed")

    # the lines

    def _stage(self, acts: Acts) -> tuple[Node, ...]:
        icons = {one: (text, icon) for one, text, icon in editing.front_keys(self.row_id)}
        text, icon = icons.get(self.draft.shows, (Message("imperium.option.unread"), "question"))
        shows = Text(Message("imperium.screen.row_shows"), "body", "dim", key="shows")
        front = Act(text, acts.add(FRONT, partial(self._open, FRONT)), icon, key=FRONT)
        head = Text(Message("imperium.screen.row_steps"), "body", "dim", key="steps")
        lines = tuple(self._line(one, acts) for one in outline.lines(self.draft.elements))
        add = acts.add("add", self._add)
        more = Act(Message("imperium.screen.add_step"), add, "plus", key=add)
        note = Text(Message("imperium.screen.editor_note"), "body", "dim", key="note")
        return (shows, front, head, *lines, more, note)

    def _line(self, one: outline.Line, acts: Acts) -> Node:
        """Further in what lies within another."""
        key = acts.add(f"line.{'.'.join(map(str, one.path))}", partial(self._choose, one.path))
        act = Act(
            steps.line_said(one), key, key=key, share=1, chosen=one.path == tuple(self.chosen)
        )
        deep = 24.0 * (len(one.path) - 1)
        return Row((Row((), w=deep), act), gap=0, key=f"{key}.in") if deep else act

    # the step

    def _step(self, acts: Acts) -> tuple[Node, ...]:
        """What can be said of it, what else can be done with it."""
        path = self.chosen
        if not path or not self.draft.elements:
            return ()
        is_group = len(path) % 2 == 0
        found = outline.at(self.draft.elements, path)
        said = steps.line_said(outline.Line(path, found))
        title = Text(Message("imperium.screen.this_step"), "body", "dim", key="this")
        fields = () if is_group else tuple(self._fields(found, acts))
        other: tuple[Act, ...] = ()
        if is_group and steps.kind_of(found) == "first_possible":
            key = acts.add("option", self._add_option)
            other = (Act(Message("imperium.screen.add_option"), key, "plus", key=key),)
        elif not is_group:
            key = acts.add(KIND, partial(self._open, KIND))
            other = (Act(Message("imperium.screen.other_step"), key, "edit", key=key),)
        words = Text(said, "button", bold=True, key="step")
        return (title, words, *fields, *other, self._moves(acts, is_group))

    def _moves(self, acts: Acts, is_group: bool) -> Node:
        ways = [("remove", "imperium.screen.step_away", "trash", self._remove)]
        if not is_group:
            ways = [
                ("up", "imperium.screen.step_up", "arrow-up", partial(self._move, -1)),
                ("down", "imperium.screen.step_down", "arrow-down", partial(self._move, 1)),
                *ways,
            ]
        tools = (
            Act(Message(says), acts.add(key, do), icon, key=key) for key, says, icon, do in ways
        )
        return Grid(tuple(tools), narrowest=130, key="moves", even=False)

    def _fields(self, found: Element, acts: Acts) -> tuple[Node, ...]:
        shown: list[Node] = []
        for field in steps.fields(found):
            head = Text(Message(f"imperium.field.{field.name}"), "body", "dim", key=field.name)
            shown.append(head)
            if field.how == "number":
                shown.append(self._number(field.name, None, field.value, acts))
            elif field.how == "tokens":
                shown += (self._number(field.name, one, field.value, acts) for one in KINDS)
            else:
                shown.append(self._words(field, acts))
        return tuple(shown)

    def _number(self, field: str, kind: str | None, value: Any, acts: Acts) -> Node:
        """Fewer, so many, more."""
        n = value if kind is None else value.of(kind)
        parts: list[Node] = []
        if kind is not None:
            parts.append(Text(name(GAME, "token", kind), "body", share=1, key="kind"))
        for by, says, icon in ((-1, "kit.less", "minus"), (1, "kit.more", "plus")):
            now = min(steps.MOST, max(0, n + by))
            said = now if kind is None else _with(value, kind, now)
            key = acts.add(f"{field}.{kind or 'n'}{by}", partial(self._say, field, said))
            parts.append(Act(Message(says), key, icon, TOOL, key=key))
            if by < 0:
                parts.append(Text(n, "button", bold=True, lines=1, align="c", w=56, key="n"))
        return Row(tuple(parts), gap=8, middle=True, key=f"{field}.{kind or 'n'}")

    def _words(self, field: steps.Field, acts: Acts) -> Node:
        several = field.how == "several"
        now = field.value if isinstance(field.value, tuple) else (field.value,)
        chips = []
        for one, text in field.choices:
            rest = tuple(each for each in now if each and each != one)
            wanted = rest if several and one in now else (*rest, one) if several else (one,)
            said = wanted if field.name == "what" else one
            key = acts.add(f"{field.name}.{one}", partial(self._say, field.name, said))
            chips.append(Act(text, key, key=key, chosen=one in now))
        return Grid(tuple(chips), narrowest=130, gap=6, key=f"words.{field.name}", even=False)

    # above them

    def _over(self, acts: Acts, surface: Surface) -> Node | None:
        if not self._opened:
            return None
        listed: tuple[Node, ...]
        if self._opened == FRONT:
            listed = tuple(
                Act(
                    text,
                    acts.add(f"front.{one}", partial(self._front, one)),
                    icon,
                    key=f"front.{one}",
                    chosen=one == self.draft.shows,
                )
                for one, text, icon in editing.front_keys(self.row_id)
            )
            title, wide = Message("imperium.screen.row_shows"), 170.0
        else:
            listed = tuple(
                line(one.text, does=acts.add(key, partial(self._becomes, one.id)), key=key)
                for one in steps.kinds()
                for key in (f"kind.{one.id}",)
            )
            title, wide = Message("imperium.screen.step_kind"), 300.0
        close = Act(Message("kit.close"), CLOSE, "cross", key=CLOSE, share=1)
        head = Text(title, "button", bold=True, key="title")
        grid = Grid(listed, narrowest=wide * min(1.5, surface.text), key="listed", even=False)
        return sheet(surface, head, grid, foot(surface, None, close))

    # what is done with the draft

    def _open(self, what: str) -> None:
        self._opened = what

    def _choose(self, path: outline.Path) -> None:
        self.chosen = path

    def _front(self, key: str) -> None:
        self.draft, self._opened = replace(self.draft, shows=key), ""

    def _say(self, field: str, value: Any) -> None:
        self._put(steps.said(outline.at(self.draft.elements, self.chosen), field, value))

    def _becomes(self, kind: str) -> None:
        self._opened = ""
        self._put(steps.changed_to(kind, outline.at(self.draft.elements, self.chosen)))

    def _put(self, step: Element) -> None:
        self._rewrite(outline.put(self.draft.elements, self.chosen, step), self.chosen)

    def _add(self) -> None:
        """A step below the line that is chosen; the first one of a row that has none."""
        path, elements = self.chosen, self.draft.elements
        if not elements:
            self._rewrite((steps.FIRST,), (0,))
            return
        below = (*path, 0) if len(path) % 2 == 0 else (*path[:-1], path[-1] + 1)
        self._rewrite(outline.added(elements, path, steps.FIRST), below)

    def _add_option(self) -> None:
        path = self.chosen
        elements = outline.with_option(self.draft.elements, path, steps.FIRST)
        self._rewrite(elements, (*path[:-1], path[-1] + 1))

    def _move(self, by: int) -> None:
        path = self.chosen
        elements = outline.moved(self.draft.elements, path, by)
        if elements != self.draft.elements:
            self._rewrite(elements, (*path[:-1], path[-1] + by))

    def _remove(self) -> None:
        path = self.chosen
        take = outline.without_group if len(path) % 2 == 0 else outline.put
        self._rewrite(take(self.draft.elements, path), path)

    def _rewrite(self, elements: outline.Elements, path: outline.Path) -> None:
        self.draft = replace(self.draft, elements=elements)
        paths = [line.path for line in outline.lines(elements)]
        self.chosen = path if path in paths else paths[-1] if paths else ()

    def _keep(self) -> None:
        """Checked, kept and read from now on; what is missing is said, and the draft stays."""
        try:
            path, text = editing.corrected(self.draft)
        except RuleBroken as missing:
            self._owner.refuse(missing.message)
            return
        if self._owner.keep(path, text):
            self._done()

    def _restore(self) -> None:
        if self._owner.keep(*editing.restored(self.row_id)):
            self._done()


def _with(tokens: Any, kind: str, n: int) -> Any:
    """So many of one kind, the others as they are."""
    counted = {each: tokens.of(each) for each in KINDS}
    return type(tokens)(**{**counted, kind: n})
