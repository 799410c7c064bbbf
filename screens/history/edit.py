"""What is kept, put right: day, minutes, place, people, a note; with what it was before."""

from datetime import datetime

from kivy.app import App

from companion.core.person_name import LONGEST
from companion.errors import AnswerRefused, LoomError
from companion.library import limits
from companion.library.editing import Changes
from companion.library.results import typed_name
from companion.sharing.table.days import typed_moment
from companion.sharing.table.figures import typed_number
from screens.dates import day_text, span_text
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.button import Gold
from screens.widgets.controls.field import Field
from screens.widgets.text.prose import Caption, Head, Note

FORM = "%Y-%m-%d %H:%M"


class EditSheet(Sheet):
    """A line for everything that can be changed."""

    def __init__(self, page, **kwargs):
        super().__init__(**kwargs)
        self.page, self.kept = page, page.kept
        words = App.get_running_app().i18n
        self.title = words._("app.edit.title")
        row = self.kept.row
        self.when = self._line("app.edit.when", _here(row.started), 16)
        self.minutes = self._line("app.edit.minutes", str(row.minutes or ""), 5)
        self.place = self._line("app.edit.place", row.place, limits.PLACE)
        self.remark = self._line("app.edit.remark", row.remark, limits.REMARK)
        self.put(Caption(text=words._("app.edit.people")))
        self.names = {
            one.seat: self.put(
                Field(text=typed_name(one.name), label=words.say(one.name), longest=LONGEST)
            )
            for one in self.kept.result.rows
            if not one.bot
        }
        self.points = {
            one.seat: self._line(
                "app.edit.points", _typed(one.score, words), 12, words.say(one.name)
            )
            for one in (self.kept.result.rows if not self.kept.lines else ())
        }
        self._tell_before(words)
        self.act(Gold(text=words._("app.edit.keep"), icon="save", on_release=self.keep))

    def keep(self, *_args) -> None:
        """Write it, and offer the way back."""
        app = App.get_running_app()
        try:
            before = app.library.shelf.put_right(self.kept.row.id, self._changes())
        except LoomError as error:
            app.toast(app.i18n.say(error.message))
            return
        self.close()
        self.page.enter(self.kept.row.id)
        if before != app.library.finished.read(self.kept.row.id):
            words = app.i18n
            app.toast(words._("app.edit.kept"), words._("kit.undo"), lambda: self._back(before))

    def _back(self, before) -> None:
        app = App.get_running_app()
        app.bridge.attempt(lambda: app.library.shelf.put_back(before))
        if app.nav.view is self.page:
            self.page.enter(before.row.id)

    def _line(self, key: str, text: str, longest: int, name: str = "") -> Field:
        label = App.get_running_app().i18n._(key, name=name)
        self.put(Caption(text=label))
        return self.put(Field(text=text, label=label, longest=longest))

    def _changes(self) -> Changes:
        when = self.when.text.strip()
        moved = when != _here(self.kept.row.started)
        changed = {
            one.seat: self.names[one.seat].text
            for one in self.kept.result.rows
            if one.seat in self.names and self.names[one.seat].text != typed_name(one.name)
        }
        minutes = self.minutes.text.strip()
        return Changes(
            started=_moment(when) if moved else None,
            minutes=int(minutes) if minutes.isdecimal() else None if minutes else 0,
            place=self.place.text,
            remark=self.remark.text,
            names=changed,
            points=self._points(),
        )

    def _points(self) -> dict[str, float | None]:
        """Those that are others now."""
        words = App.get_running_app().i18n
        changed: dict[str, float | None] = {}
        for one in self.kept.result.rows:
            text = self.points[one.seat].text.strip() if one.seat in self.points else ""
            if one.seat in self.points and text != _typed(one.score, words):
                changed[one.seat] = typed_number(text) if text else None
                if text and changed[one.seat] is None:
                    raise AnswerRefused("app.edit.no_points", text=text)
        return changed

    def _tell_before(self, words) -> None:
        if self.kept.edits:
            self.put(Head(text=words._("app.edit.before")))
        for edit in reversed(self.kept.edits):
            now = App.get_running_app().clock()
            day = day_text(edit.at, now, words)
            told = " · ".join(before_said(edit.before, now, words))
            self.put(Note(text=words._("app.edit.was", day=day, what=told)))


def before_said(before: dict, now: datetime, words) -> list[str]:
    """What stood there, in words; what was empty is a stroke."""
    said = [(words._(LABELS[key]), _said(key, before[key], now, words)) for key in before]
    return [words._("app.edit.stood", what=what, value=value or "–") for what, value in said]


LABELS = {
    "started": "app.edit.when",
    "minutes": "app.edit.minutes",
    "place": "app.edit.place",
    "remark": "app.edit.remark",
    "names": "app.edit.people",
    "points": "app.edit.all_points",
}


def _said(key: str, value, now: datetime, words) -> str:
    if key == "names":
        return ", ".join(name or "–" for name in value.values())
    if key == "points":
        return ", ".join("–" if one is None else words.say(one) for one in value.values())
    if key == "minutes":
        return span_text(value, words)
    return day_text(value, now, words) if key == "started" else value


def _typed(points: float | None, words) -> str:
    """Points as they are typed."""
    return "" if points is None else words.say(points)


def _moment(text: str) -> datetime:
    moment = typed_moment(text, App.get_running_app().clock().tzinfo)
    if moment is None:
        raise AnswerRefused("app.edit.no_date", text=text)
    return moment


def _here(stamp: str) -> str:
    """A moment as it is typed."""
    try:
        moment = datetime.fromisoformat(stamp)
    except ValueError:
        return ""
    return moment.astimezone(App.get_running_app().clock().tzinfo).strftime(FORM)
