"""A row of a table: all its words, what is doubtful in them, and the way to its correction."""

from kivy.app import App

from companion.errors import LoomError
from companion.i18n import as_label
from screens.widgets.above.sheet import Sheet
from screens.widgets.asking.question import ask_question
from screens.widgets.controls.button import Press
from screens.widgets.text.prose import Caption, Head, Note


def open_row(row, changed) -> Sheet:
    """The row in full; `changed` is called when something was told or corrected."""
    app = App.get_running_app()
    words = app.i18n
    sheet = Sheet(title=words._("imperium.row", row=row.order), note=words.say(row.shows))
    sheet.put(Head(text=as_label(words.say(row.says))))
    sheet.put(Note(text=words._(f"imperium.screen.row_{row.sure}")))
    for word in row.words:
        _offer_word(sheet, app, word, changed)
    rule = sheet.put(Press(text=app.rule_name("imperium/C-2"), icon="book", kind="plain"))
    rule.bind(on_release=lambda *_: app.help("imperium/C-2"))
    press = Press(text=words._("imperium.screen.correct_row"), icon="edit")
    press.bind(on_release=lambda *_: (sheet.close(), app.nav.go("imperium/edit", row=row.id)))
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
