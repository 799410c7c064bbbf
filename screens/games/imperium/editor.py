"""A row of a table put right: what stands in front of it, and its steps one by one."""

from dataclasses import replace
from functools import partial

from kivy.app import App
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty

from companion.core.message import name
from companion.errors import LoomError
from companion.games.imperium.views import editing, outline, steps
from companion.i18n import as_label
from screens.games.imperium.civ_parts import grow
from screens.games.imperium.editing import keep_copy, open_kinds
from screens.kv import load_kv
from screens.navigation import View
from screens.widgets.controls.button import Tappable
from screens.widgets.frame.panel import Row


def facts_of(app):
    """What the owner of the booklet has told."""
    return partial(app.library.house_facts.get, "imperium")


class StepLine(Tappable, Row):
    """A line of the row."""

    path = ListProperty()
    text = StringProperty("")
    depth = NumericProperty(0)
    chosen = BooleanProperty(False)
    head = BooleanProperty(False)


class RowEditor(View):
    """A draft of a row; nothing is kept before the gold button."""

    row_id = StringProperty("")
    title = StringProperty("")
    shows = StringProperty("")
    chosen = ListProperty()
    step = StringProperty("")
    is_group = BooleanProperty(False)
    is_first = BooleanProperty(False)
    is_last = BooleanProperty(False)
    is_option = BooleanProperty(False)
    corrected = BooleanProperty(False)
    draft = None

    def on_kv_post(self, *_args):
        App.get_running_app().i18n.bind(lang=self.show)

    def enter(self, row="", **_where):
        """A draft that was left comes back as it was."""
        if row and (self.draft is None or row != self.row_id):
            self._begin(editing.draft_of(row, facts_of(App.get_running_app())))
        self.show()

    def _begin(self, draft) -> None:
        self.draft, self.row_id, self.chosen = draft, draft.row_id, [0]
        self.show()

    # the draft

    def front(self, key: str) -> None:
        """This stands in front of it."""
        self.draft = replace(self.draft, shows=key)
        self.show()

    def choose(self, path) -> None:
        """This line is the one to change."""
        self.chosen = list(path)
        self.show()

    def say(self, name: str, value) -> None:
        """One thing of the step otherwise."""
        self._put(steps.said(self.step_now(), name, value))

    def open_kinds(self) -> None:
        """Something else is done."""
        open_kinds(lambda kind: self._put(steps.changed_to(kind, self.step_now())))

    def add(self) -> None:
        """A step below the line that is lit; the first one of a row that has none."""
        path = tuple(self.chosen)
        if not self.draft.elements:
            self._rewrite((steps.FIRST,), (0,))
            return
        below = (*path, 0) if self.is_group else (*path[:-1], path[-1] + 1)
        self._rewrite(outline.added(self.draft.elements, path, steps.FIRST), below)

    def add_option(self) -> None:
        path = tuple(self.chosen)
        elements = outline.with_option(self.draft.elements, path, steps.FIRST)
        self._rewrite(elements, (*path[:-1], path[-1] + 1))

    def move(self, by: int) -> None:
        """A line up or down."""
        path = tuple(self.chosen)
        elements = outline.moved(self.draft.elements, path, by)
        if elements != self.draft.elements:
            self._rewrite(elements, (*path[:-1], path[-1] + by))

    def remove(self) -> None:
        """The step (or the option) away."""
        path = tuple(self.chosen)
        take = outline.without_group if self.is_group else outline.put
        self._rewrite(take(self.draft.elements, path), path)

    def restore(self) -> None:
        """As it was shipped, doubtful words and all."""
        self._keep(lambda: editing.restored(self.row_id))

    def keep(self) -> None:
        """Checked, kept and read from now on."""
        self._keep(lambda: editing.corrected(self.draft))

    def _keep(self, file) -> None:
        app = App.get_running_app()
        try:
            keep_copy(*file())
        except LoomError as error:
            app.toast(app.i18n.say(error.message))
            return
        self.draft = None
        app.nav.back()

    def step_now(self):
        """The step that is lit."""
        return outline.at(self.draft.elements, tuple(self.chosen))

    def _put(self, step) -> None:
        self._rewrite(outline.put(self.draft.elements, tuple(self.chosen), step), self.chosen)

    def _rewrite(self, elements, path) -> None:
        self.draft = replace(self.draft, elements=elements)
        paths = [list(line.path) for line in outline.lines(elements)]
        self.chosen = list(path) if list(path) in paths else paths[-1] if paths else []
        self.show()

    # what is seen

    def show(self, *_args) -> None:
        """The draft as it stands."""
        if self.draft is None:
            return
        words = App.get_running_app().i18n
        nation, side, order = self.row_id.split(".")
        parts = (
            words.say(name("imperium", "nation", nation)),
            as_label(words._(f"imperium.table.{side}")),
            words._("imperium.row", row=int(order)),
        )
        self.title = " · ".join(parts)
        self.shows = self.draft.shows
        self.corrected = editing.is_corrected(self.row_id)
        self.ids.front.options = [
            (one, words.say(name), icon) for one, name, icon in editing.front_keys(self.row_id)
        ]
        self._show_lines(words)
        self._show_step(words)

    def _show_lines(self, words) -> None:
        lines = list(outline.lines(self.draft.elements))
        made = grow(self.ids.lines, len(lines), self._line)
        for widget, line in zip(made, lines, strict=True):
            widget.path, widget.head = list(line.path), line.is_group
            widget.depth = len(line.path) - 1
            widget.text = as_label(words.say(steps.line_said(line)))
            widget.chosen = widget.path == self.chosen

    def _line(self):
        return StepLine(on_release=lambda line: self.choose(line.path))

    def _show_step(self, words) -> None:
        path = tuple(self.chosen)
        self.is_group = bool(path) and len(path) % 2 == 0
        found = outline.at(self.draft.elements, path) if path else None
        self.is_option = self.is_group and steps.kind_of(found) == "first_possible"
        line = outline.Line(path, found) if found is not None else None
        self.step = as_label(words.say(steps.line_said(line))) if line else ""
        fields = () if found is None or self.is_group else steps.fields(found)
        self.ids.fields.tell(fields, self)
        self.is_first, self.is_last = self._stays(path, -1), self._stays(path, 1)

    def _stays(self, path, by: int) -> bool:
        """Whether there is nothing above or below to change places with."""
        elements = self.draft.elements
        return not path or self.is_group or outline.moved(elements, path, by) == elements


load_kv(__file__)
