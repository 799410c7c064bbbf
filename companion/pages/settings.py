"""The settings: each takes effect at the touch."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from companion.core.message import Message
from companion.describe.asking import Acts
from companion.describe.node import Act, Board, Column, Grid, Node, Page, Pic, Row, Text
from companion.describe.parts import tool
from companion.describe.scene import Box, Layer, Scene
from companion.describe.surface import Says, Surface
from companion.library.settings import Settings, Theme
from companion.pages.clock import ask_limit, limit_said
from companion.pages.doors import Doors
from companion.pages.listed import Listed, panel, panels

TITLE = Message("app.settings.title")
SIZES = (80, 90, 100, 115, 130, 160, 200)
THEMES = ((Theme.DARK, "moon"), (Theme.LIGHT, "sun"), (Theme.CLOCK, "clock"))
TURNED = (
    ("keep_awake", "app.settings.keep_awake", "", "keep-awake"),
    ("left_handed", "app.settings.left_handed", "app.settings.left_handed_note", "hand"),
    ("less_movement", "app.settings.less_movement", "", "movement"),
    ("vibration", "app.settings.vibration", "", "vibration"),
    ("table_clock", "app.timer.setting", "app.timer.setting_note", "timer"),
    ("read_aloud", "app.settings.read_aloud", "app.settings.read_aloud_note", "speaker"),
    ("sounds", "app.settings.sounds", "app.settings.sounds_note", "bell"),
    ("guard_next", "app.settings.guard_next", "app.settings.guard_next_note", "lock"),
)
"""What is on or off at the table: setting, words, what it means, picture."""
VOICE = "voice"
"""What a front end can that has one."""


class SettingsPlace(Listed):
    """What a player chose once and for all, and what is done with everything that is kept."""

    @property
    def now(self) -> Settings:
        """As they are."""
        return self.library.settings

    def page(self, surface: Surface) -> Page:
        """Reading, the table, the games."""
        acts, can = self.acts(), self.device.can
        acts.add("about", partial(self.doors.go, "about"))
        tools = (tool(Message("app.about.title"), "about", "info"),)
        table = tuple(node for one in TURNED if one[0] in can for node in self._turned(acts, *one))
        shown = [panel(Message("app.settings.reading"), *self._reading(surface, acts), key="read")]
        if table:
            shown.append(panel(Message("app.settings.at_the_table"), *table, key="table"))
        shown.append(panel(Message("app.settings.games"), *self._games(acts), key="games"))
        return self._listed(surface, acts, TITLE, (panels(surface, *shown),), tools=tools)

    def _set(self, **changes: Any) -> Callable[[], object]:
        return partial(self.device.change, **changes)

    # how it is read

    def _reading(self, surface: Surface, acts: Acts) -> tuple[Node, ...]:
        """Language, colours, size of the text."""
        words, can = self.device.words, self.device.can
        languages = tuple(
            self._chip(acts, f"language.{one}", words.offered(one), words.language == one,
                       self._set(language=one))
            for one in words.languages()
        )  # fmt: skip
        found = [*_named("language", Message("app.settings.language"), languages, 130)]
        if "theme" in can:
            themes = tuple(
                self._chip(acts, f"theme.{one}", Message(f"app.settings.theme_{one}"),
                           self.now.theme is one, self._set(theme=one), icon)
                for one, icon in THEMES
            )  # fmt: skip
            found += _named("theme", Message("app.settings.theme"), themes, 150)
        if "text_size" in can:
            sizes = tuple(
                self._chip(acts, f"size.{one}", Message("app.settings.per_cent", n=one),
                           self.now.text_size == one, self._set(text_size=one))
                for one in sorted({*SIZES, self.now.text_size})
            )  # fmt: skip
            found += _named("size", Message("app.settings.text_size"), sizes, 92)
        del surface
        return tuple(found)

    def _chip(
        self, acts: Acts, key: str, says: Says, chosen: bool, do: Callable[[], object],
        icon: str = "",
    ) -> Act:  # fmt: skip
        return Act(says, acts.add(key, do), icon, chosen=chosen, key=key)

    # at the table

    def _turned(self, acts: Acts, name: str, words: str, note: str, icon: str) -> tuple[Node, ...]:
        """A row that is touched on and off; of the clock, how long a turn may take."""
        on = bool(getattr(self.now, name))
        does = acts.add(name, self._set(**{name: not on}))
        if name == "read_aloud" and VOICE not in self.device.can:
            note = "app.settings.no_voice"
        found: list[Node] = [_turns(Message(words), Message(note) if note else "", icon, on, does)]
        if name == "table_clock" and on:
            acts.add("turn", self._ask_turn)
            minutes = self.now.turn_minutes
            found += [
                Act(limit_said(minutes), "turn", "hourglass", key="turn",
                    note=Message("app.timer.limit_note")),
            ]  # fmt: skip
        return tuple(found)

    def _ask_turn(self) -> None:
        take = lambda minutes: self.device.change(turn_minutes=minutes)  # noqa: E731 - handed over
        self.doors.lay(ask_limit(self.now.turn_minutes, take))

    # everything that is kept

    def _games(self, acts: Acts) -> tuple[Node, ...]:
        library, doors = self.library, self.doors
        thrown, aside = len(library.bin), len(library.damaged.all())
        found = [
            _leads(acts, doors, "backups", Message("app.backups.title"), "backup"),
            _leads(acts, doors, "arrivals", Message("app.arrive.title"), "download"),
            Act(Message("app.settings.check_all"), "check", "check", key="check"),
            _leads(acts, doors, "taught", Message("app.taught.title"), "lightbulb"),
            _leads(acts, doors, "bin", Message("app.bin.title", n=thrown), "trash",
                   None if thrown else Message("app.bin.is_empty")),
        ]  # fmt: skip
        acts.add("check", partial(check_everything, doors))
        if aside:
            found.append(
                _leads(acts, doors, "set_aside", Message("app.aside.title", n=aside), "file")
            )
        if library.left_out.all():
            found.append(_leads(acts, doors, "left_out", Message("app.left_out.title"), "warning"))
        return tuple(found)


def check_everything(doors: Doors) -> None:
    """Every game on every page, with a way out."""
    from companion.library.checking import Checked

    found = Checked()
    work = doors.library.checking(found)
    title = Message("app.settings.check_all")
    doors.device.work(title, work, partial(doors.go, "checked", checked=found), may_stop=True)


def _leads(
    acts: Acts, doors: Doors, route: str, says: Says, icon: str, reason: Says | None = None
) -> Act:
    acts.add(route, partial(doors.go, route))
    return Act(says, route, icon, reason=reason, key=route)


def _named(key: str, says: Says, chips: tuple[Act, ...], narrowest: float) -> tuple[Node, ...]:
    return (
        Text(says, "caption", "dim", key=f"{key}.name"),
        Grid(chips, narrowest=narrowest, gap=8, key=key),
    )


def _turns(words: Message, note: Says, icon: str, on: bool, does: str) -> Row:
    """Its picture, what it means, and how it stands."""
    said: tuple[Node, ...] = (Text(words, "body", bold=True, key="words"),)
    if note:
        said = (*said, Text(note, "caption", "dim", key="note"))
    says = Message("app.settings.is_on" if on else "app.settings.is_off", what=words)
    switch = Board((on,), _switch, w=52, h=30, key="switch")
    inside = (Pic(icon, 26, key="icon"), Column(said, gap=2, share=1, key="said"), switch)
    return Row(
        inside, gap=14, pad=12, middle=True, fill="ink~.06", radius=14, does=does, says=says,
        key=does,
    )  # fmt: skip


def _switch(surface: Surface, w: float, h: float, on: bool) -> Scene:
    """A knob in its groove: right and bright, or left and dull."""
    del surface
    groove = Box(0, 0, w, h, h / 2, "good~.85" if on else "ink~.22")
    side = h - 8
    knob = Box(w - side - 4 if on else 4, 4, side, side, side / 2, "ground" if on else "ink")
    return Scene(w, h, (Layer("switch", (groove, knob)),))
