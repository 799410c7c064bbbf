"""What is kept of a game, put right: day, minutes, place, people, points, a note; what it was."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from companion.core.message import Message
from companion.core.person_name import LONGEST
from companion.describe.asking import Acts
from companion.describe.node import Column, Field, Grid, Node, Page, Row, Scroll, Text
from companion.describe.parts import bar, dock, gold
from companion.describe.surface import Says, Surface
from companion.errors import AnswerRefused
from companion.library import limits
from companion.library.editing import Changes
from companion.library.results import typed_name
from companion.library.rows import FinishedGame
from companion.library.statistics import subject_of
from companion.pages.days import day_of, span_of
from companion.pages.doors import Doors, Place
from companion.sharing.table.days import typed_moment
from companion.sharing.table.figures import typed_number

GROUND = "app"
FORM = "%Y-%m-%d %H:%M"
NAME, POINTS = "name.", "points."
LINES: Mapping[str, tuple[str, str, int]] = {
    "started": ("app.edit.when", "text", 16),
    "minutes": ("app.edit.minutes", "number", 5),
    "place": ("app.edit.place", "text", limits.PLACE),
    "remark": ("app.edit.remark", "lines", limits.REMARK),
}
"""What is typed in a line of its own: what it is called, its kind, how long it may be."""
LABELS = {key: label for key, (label, _, _) in LINES.items()} | {
    "names": "app.edit.people",
    "points": "app.edit.all_points",
}
NARROWEST = 260.0


class Correcting(Place):
    """A kept game, and what was typed so far."""

    def __init__(self, doors: Doors, game: str = "") -> None:
        self.doors, self.game = doors, game
        self.kept: FinishedGame | None = doors.tried(lambda: doors.library.finished.read(game))
        self.typed: dict[str, str] = {}

    def page(self, surface: Surface) -> Page:
        """What there is now."""
        return correcting(self, surface)

    def stands(self, key: str) -> str:
        """What is in a line: as it was typed, or as it is kept."""
        return self.typed.get(key, self._kept(key))

    def keep(self) -> None:
        """Write it, and offer the way back."""
        shelf = self.doors.library.shelf
        before = self.doors.tried(lambda: shelf.put_right(self.game, self._changes()))
        if before is None:
            return
        self.doors.back()
        if before != self.doors.library.finished.read(self.game):
            self.doors.way_back(Message("app.edit.kept"), lambda: shelf.put_back(before))

    def _kept(self, key: str) -> str:
        assert self.kept is not None
        row = self.kept.row
        if key == "started":
            return self._here(row.started)
        if key == "minutes":
            return str(row.minutes or "")
        if key in LINES:
            return str(getattr(row, key))
        start, _, seat = key.partition(".")
        one = next(one for one in self.kept.result.rows if one.seat == seat)
        if f"{start}." == NAME:
            return typed_name(one.name)
        return "" if one.score is None else self.doors.say(one.score)

    def _here(self, stamp: str) -> str:
        """A moment as it is typed."""
        try:
            moment = datetime.fromisoformat(stamp)
        except ValueError:
            return ""
        return moment.astimezone(self.doors.library.now().tzinfo).strftime(FORM)

    def _changes(self) -> Changes:
        """What was typed that is another; raises AnswerRefused for what cannot be read."""
        other = {key: text.strip() for key, text in self.typed.items()}
        other = {key: text for key, text in other.items() if text != self._kept(key)}
        minutes = other.get("minutes", "?") or "0"
        return Changes(
            started=self._moment(other["started"]) if "started" in other else None,
            minutes=int(minutes)
            if minutes and minutes.isdecimal()
            else 0
            if minutes == ""
            else None,
            place=other.get("place"),
            remark=other.get("remark"),
            names=_of_seats(other, NAME),
            points={seat: _points(text) for seat, text in _of_seats(other, POINTS).items()},
        )

    def _moment(self, text: str) -> datetime:
        moment = typed_moment(text, self.doors.library.now().tzinfo)
        if moment is None:
            raise AnswerRefused("app.edit.no_date", text=text)
        return moment


def _of_seats(typed: Mapping[str, str], start: str) -> dict[str, str]:
    return {key.removeprefix(start): one for key, one in typed.items() if key.startswith(start)}


def _points(text: str) -> float | None:
    """Nothing typed is nothing known."""
    points = typed_number(text) if text else None
    if text and points is None:
        raise AnswerRefused("app.edit.no_points", text=text)
    return points


def correcting(at: Correcting, surface: Surface) -> Page:
    """A line for everything that can be changed, and what stood there before."""
    acts, title = Acts(), Message("app.edit.title")
    acts.add("back", at.doors.back)
    if at.kept is None:
        return Page(bar(surface, GROUND, title), acts.acts, title, f"{GROUND}_stage")
    acts.add("keep", at.keep)
    rows = [one for one in at.kept.result.rows if not one.bot]
    people = tuple(_line(at, f"{NAME}{one.seat}", one.name, "text", LONGEST, acts) for one in rows)
    counted = () if at.kept.lines else tuple(at.kept.result.rows)
    points = tuple(
        _line(at, f"{POINTS}{one.seat}",
              Message("app.edit.points", name=_named(one.name)), "text", 12, acts)
        for one in counted
    )  # fmt: skip
    lines = tuple(_line(at, key, Message(label), kind, longest, acts)
                  for key, (label, kind, longest) in LINES.items())  # fmt: skip
    narrowest = min(NARROWEST * max(1.0, surface.text), surface.w - 40)
    inside: list[Node] = [Grid(lines, narrowest=narrowest * 1.4, gap=12, key="lines")]
    for key, shown in (("app.edit.people", people), ("app.edit.all_points", points)):
        if shown:
            head = Text(Message(key), "label", bold=True, key="head")
            inside.append(Column((head, Grid(shown, narrowest=narrowest, gap=12, key="all")),
                                 gap=10, key=key))  # fmt: skip
    inside += _before(at)
    listed = Scroll(Column(tuple(inside), gap=18, pad=16, key="told"), key=at.game, share=1)
    keep = gold(Message("kit.keep"), "keep", "save")
    top = bar(surface, GROUND, title, subject_of(at.kept.row).name)
    root = Column((top, listed, dock(GROUND, Row((keep,), key="foot"))), gap=0)
    return Page(root, acts.acts, title, f"{GROUND}_stage", typed=acts.typed)


def _named(name: Says) -> Message:
    return name if isinstance(name, Message) else Message("front.typed", text=str(name))


def _line(at: Correcting, key: str, label: Says, kind: str, longest: int, acts: Acts) -> Node:
    """What it is called, above what stands there."""

    def typed(text: str) -> None:
        at.typed[key] = text

    acts.typed[key] = typed
    field = Field(at.stands(key), label, key, kind, longest, key=key)
    return Column((Text(label, "caption", "dim", key="label"), field), gap=4, key=f"line.{key}")


def _before(at: Correcting) -> list[Node]:
    """What stood there before each change, the last one first."""
    assert at.kept is not None
    now = at.doors.library.now()
    told: list[Node] = []
    for n, edit in enumerate(reversed(at.kept.edits)):
        day = day_of(edit.at, now)
        for key, value in edit.before.items():
            was = Message("app.edit.stood", what=Message(LABELS[key]),
                          value=_said(key, value, now, at))  # fmt: skip
            shown = Message("app.edit.was", day=_named(day), what=was)
            told.append(Text(shown, "body", "dim", key=f"before.{n}.{key}"))
    if not told:
        return []
    head = Text(Message("app.edit.before"), "label", bold=True, key="head")
    return [Column((head, *told), gap=6, key="before")]


def _said(key: str, value: Any, now: datetime, at: Correcting) -> Message:
    """In words; what was empty is a stroke."""
    if key in ("names", "points"):
        found = ", ".join("–" if one in (None, "") else at.doors.say(one) for one in value.values())
        return _named(found)
    if key == "minutes":
        return _named(span_of(value) or "–")
    return _named((day_of(value, now) if key == "started" else value) or "–")
