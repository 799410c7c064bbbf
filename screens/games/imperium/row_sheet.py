"""A row of a table: all its words, what is doubtful in them, and its correction."""

from kivy.app import App
from kivy.clock import Clock

from companion.content.load import SHELF
from companion.errors import LoomError, NotKept
from companion.games.imperium.views import editing
from companion.i18n import as_label
from companion.library.atomic import told_as_not_kept, write_whole
from screens.kv import load_kv
from screens.widgets.button import Gold, Press
from screens.widgets.field import Field
from screens.widgets.question import ask_question
from screens.widgets.sheet import Sheet
from screens.widgets.text import Caption, Head, Note, Prose


class LongField(Field):
    """Several lines to type in, shown from the first."""

    def on_size(self, *_args) -> None:
        Clock.schedule_once(self._from_the_first, 0)

    def _from_the_first(self, *_args) -> None:
        if not self.focus:
            self.cursor = (0, 0)
            self.scroll_y = 0


def open_row(row, changed) -> Sheet:
    """The row in full; `changed` is called when something was told or corrected."""
    app = App.get_running_app()
    words = app.i18n
    sheet = Sheet(title=words._("imperium.row", row=row.order), note=words.say(row.shows))
    sheet.put(Head(text=as_label(words.say(row.says))))
    sheet.put(Note(text=words._(f"imperium.screen.row_{row.sure}")))
    for word in row.words:
        _offer_word(sheet, app, word, changed)
    rule = sheet.put(Press(text=words._("kit.rule", rule="C-2"), icon="book", kind="plain"))
    rule.bind(on_release=lambda *_: app.help("imperium/C-2"))
    press = Press(text=words._("imperium.screen.correct_row"), icon="edit")
    press.bind(on_release=lambda *_: (sheet.close(), open_editor(row, changed)))
    sheet.act(press)
    return sheet.open()


def _offer_word(sheet, app, word, changed) -> None:
    facts = app.library.house_facts
    known = facts.get("imperium", word.fact)
    said = next((one.text for one in word.question.options if one.id == known), None)
    sheet.put(Caption(text=app.i18n.say(word.question.text)))
    told = app.i18n.say(said) if said else app.i18n._("imperium.screen.not_told")
    press = Press(text=told, icon="edit")

    def tell(value) -> None:
        try:
            facts.set("imperium", word.fact, value)
        except LoomError as error:
            app.tell_trouble(error.message)
        changed()

    press.bind(on_release=lambda *_: (sheet.close(), ask_question(word.question, tell)))
    sheet.put(press)


def open_editor(row, changed) -> Sheet:
    """The row as it stands in its file."""
    app = App.get_running_app()
    words = app.i18n
    shows, then = editing.sentences(row.id)
    sheet = Sheet(title=words._("imperium.screen.correct_row"))
    sheet.put(Prose(text=words._("imperium.screen.editor_note")))
    front = sheet.put(Field(text=shows, label=words._("imperium.screen.row_shows"), longest=30))
    acts = sheet.put(LongField(text=then, longest=900))

    def keep(*_args) -> None:
        try:
            path, text = editing.corrected(row.id, front.text, acts.text)
            _keep(path, text)
        except LoomError as error:
            app.toast(words.say(error.message))
            return
        sheet.close()
        changed()

    sheet.act(Gold(text=words._("imperium.screen.keep_row"), on_release=keep))
    return sheet.open()


def _keep(path: str, text: str) -> None:
    """The owner's own copy, read instead of the shipped file from now on."""
    folder = SHELF.edited
    if folder is None:
        raise NotKept("imperium.broken.no_folder")
    with told_as_not_kept(folder / path):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
    write_whole(folder / path, text.encode("utf-8"))
    SHELF.use_edited(folder, SHELF.tell)


load_kv(__file__)
