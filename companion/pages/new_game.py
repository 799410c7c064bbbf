"""A new game: each of its settings with what it is now; touched, it is asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from companion.core.message import Message
from companion.core.question import Amount, Choice, Question
from companion.core.setting import COLOUR, SHAPE, Setting
from companion.describe.asking import Acts, asked
from companion.describe.desk import Looking
from companion.describe.node import Act, Column, Do, Node, Page, Row, Scroll, Text
from companion.describe.parts import bar, dock, foot, gold, shape_icon
from companion.describe.surface import Says, Surface
from companion.games import title
from companion.library.new_game import NewGame

GROUND = "app"


@dataclass
class Deciding:
    """What a person decides before a game; nothing is kept until it is begun."""

    new: NewGame
    begin: Callable[[NewGame], object]
    back: Callable[[], object]
    looking: Looking = field(default_factory=Looking)
    opened: str = ""
    """The key of the setting that is asked."""
    more: bool = False
    """Whether what is seldom changed is shown."""

    @property
    def question(self) -> Question[Any] | None:
        """What is asked now."""
        setting = self.new.settings.get(self.opened)
        return setting.question if setting else None

    def look(self, **changes: Any) -> Do:
        """Something is looked at, or typed."""

        def do() -> None:
            known = {one: getattr(self.looking, one) for one in ("picked", "typed")}
            self.looking = Looking(**{**known, **changes})

        return do

    def open(self, key: str) -> Do:
        """A setting is touched: it is asked, or the next of two is taken."""

        def do() -> None:
            question = self.new.settings[key].question
            self.looking = Looking()
            if isinstance(question, Choice) and len(question.ids) == 2:
                self.new = self.new.turned(key)
            else:
                self.opened = key

        return do

    def answers(self, value: Any) -> Do:
        """The setting is so from now on."""

        def do() -> None:
            self.new = self.new.answer(self.opened, value)
            if self.opened not in self.new.refused:
                self.opened, self.looking = "", Looking()

        return do

    def close(self) -> None:
        """It stays as it was."""
        self.opened, self.looking = "", Looking()

    def show_more(self) -> None:
        """What is seldom changed, or not."""
        self.more = not self.more


def new_game(deciding: Deciding, surface: Surface) -> Page:
    """What is asked now, or every setting with what it is."""
    acts = Acts()
    acts.add("back", deciding.close if deciding.opened else deciding.back)
    name = title(deciding.new.game.id)
    top = bar(surface, GROUND, name, Message("app.plain.new"))
    body, foot_row = _asked(deciding, surface, acts) or _settings(deciding, surface, acts)
    listed = Scroll(
        Column(body, gap=10, pad=20, key="settings"), key=deciding.opened or "all", share=1
    )
    root = Column((top, listed, dock(GROUND, foot_row)), gap=0)
    return Page(root, acts.acts, name, f"{GROUND}_stage", typed=acts.typed)


def _asked(deciding: Deciding, surface: Surface, acts: Acts) -> tuple[tuple[Node, ...], Row] | None:
    question = deciding.question
    if question is None:
        return None
    shown = asked(question, deciding, acts)
    refused = deciding.new.refused.get(deciding.opened)
    why = (Text(refused.why, role="bad", key="why"),) if refused else ()
    acts.add("leave", deciding.close)
    back = Act(Message("kit.cancel"), "leave", "cross", key="leave", share=1)
    return (*why, *shown.body), foot(surface, shown.gold, back)


def _settings(deciding: Deciding, surface: Surface, acts: Acts) -> tuple[tuple[Node, ...], Row]:
    """A row each under its heading; what is seldom changed waits for a touch."""
    rows: list[Node] = []
    heading: Message | None = None
    aside = False
    for key, setting in deciding.new.settings.items():
        if setting.aside and not deciding.more:
            aside = True
            continue
        if setting.group is not None and setting.group != heading:
            rows.append(Text(setting.group, "caption", "dim", key=f"group.{len(rows)}"))
        heading = setting.group
        acts.add(f"setting.{key}", deciding.open(key))
        rows.append(_row(key, setting))
    if aside or deciding.more:
        acts.add("more", deciding.show_more)
        words = Message("kit.less" if deciding.more else "kit.more")
        rows.append(Act(words, "more", "minus" if deciding.more else "more", key="more"))
    new = deciding.new
    begin = gold(Message("app.plain.begin"), "begin", "play", reason=new.reason)
    acts.add("begin", lambda: deciding.begin(new))
    return tuple(rows), foot(surface, begin)


def _row(key: str, setting: Setting[Any]) -> Act:
    does = f"setting.{key}"
    now, icon = _now(setting.question), setting.icon
    if key.startswith((f"{COLOUR}.", f"{SHAPE}.")):
        icon = shape_icon(icon)
    return Act(setting.question.text, does, icon, note=now, help=setting.help, key=does)


def _now(question: Question[Any]) -> Says:
    """What a setting is now, in words; what leaving it empty means."""
    guess = getattr(question, "guess", None)
    if isinstance(question, Choice):
        return next((one.text for one in question.options if one.id == guess), "")
    if isinstance(question, Amount):
        return "" if guess is None else guess
    return guess if isinstance(guess, str) and guess else question.note or ""
