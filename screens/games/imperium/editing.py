"""Parts of the row editor: what is said of a step, what a step may be, and the copy kept."""

from kivy.app import App

from companion.content.load import SHELF
from companion.errors import NotKept
from companion.games.imperium.views import KINDS, steps
from companion.i18n import as_label
from companion.library.atomic import fails_as_not_kept, write_whole
from screens.games.imperium.civ_parts import ImperiumCount, token_name
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.acts import Act, Acts
from screens.widgets.controls.chips import Chips
from screens.widgets.frame.panel import Stack
from screens.widgets.text.prose import Caption


class StepFields(Stack):
    """A counter for a number or for tokens, chips for words."""

    shown = ()

    def tell(self, fields, editor) -> None:
        """These fields; their widgets stay while only the values change."""
        words = App.get_running_app().i18n
        shown = [(field.name, field.how, field.choices, words.lang) for field in fields]
        if shown != self.shown:
            self.shown = shown
            self.clear_widgets()
            self.made = {field.name: self._make(field, editor, words) for field in fields}
        for field in fields:
            self._follow(field)

    def _make(self, field, editor, words):
        if field.how == "tokens":
            return {kind: self._count(field, kind, editor, words) for kind in KINDS}
        self.add_widget(Caption(text=words._(f"imperium.field.{field.name}")))
        if field.how == "number":
            return self._number(words._("imperium.field.n"), lambda n: editor.say(field.name, n))
        chips = Chips(
            options=[(one, words.say(name)) for one, name in field.choices],
            several=field.how == "several",
        )
        named = tuple if field.name == "what" else (lambda chosen: chosen[0] if chosen else "")
        chips.bind(on_choose=lambda _chips, chosen: editor.say(field.name, named(chosen)))
        self.add_widget(chips)
        return chips

    def _count(self, field, kind, editor, words):
        def change(number) -> None:
            now = next(one for one in steps.fields(editor.step_now()) if one.name == field.name)
            counted = {each: now.value.of(each) for each in KINDS}
            editor.say(field.name, type(now.value)(**{**counted, kind: int(number)}))

        return self._number(words.say(token_name(kind)), change)

    def _number(self, name, change):
        row = ImperiumCount(name=name)
        counter = row.ids.counter
        counter.low, counter.high, counter.free = 0, steps.MOST, False
        counter.bind(on_change=lambda _counter, number: change(int(number)))
        self.add_widget(row)
        return counter

    def _follow(self, field) -> None:
        widget = self.made[field.name]
        if field.how == "tokens":
            for kind, counter in widget.items():
                counter.value = field.value.of(kind)
        elif field.how == "number":
            widget.value = field.value
        else:
            value = field.value if isinstance(field.value, tuple) else (field.value,)
            widget.chosen = [one for one in value if one]


def open_kinds(choose) -> Sheet:
    """Everything a step may be, in words."""
    words = App.get_running_app().i18n
    sheet = Sheet(title=words._("imperium.screen.step_kind"))
    rows = sheet.put(Acts())
    rows.items = [Act(as_label(words.say(kind.text)), kind.id) for kind in steps.kinds()]
    rows.bind(on_pick=lambda _rows, kind: (sheet.close(), choose(kind)))
    return sheet.open()


def keep_copy(path: str, text: str) -> None:
    """The owner's own copy, read instead of the shipped file from now on."""
    folder = SHELF.edited
    if folder is None:
        raise NotKept("imperium.broken.no_folder")
    with fails_as_not_kept(folder / path):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
    write_whole(folder / path, text.encode("utf-8"))
    SHELF.use_edited(folder, SHELF.tell)
