"""Changing an earlier step: which of its answers, or the step left out; then what would differ."""

from dataclasses import replace

from kivy.app import App

from companion.core.message import Message
from companion.errors import LoomError
from screens.widgets.above.sheet import Sheet
from screens.widgets.asking.question import ask_question
from screens.widgets.controls.button import Press
from screens.widgets.text.prose import Note, Prose


class Changer:
    """Asks what is to be otherwise in a step and leads to the list of differences."""

    def __init__(self, entry):
        self.entry = entry
        self.app = App.get_running_app()

    def choose(self) -> None:
        """One of the answers given in the step, or the step as a whole."""
        words, session = self.app.i18n, self.app.bridge.session
        sheet = Sheet(title=words._("app.change.what"), note=words.say(self.entry.label))
        for question in session.questions(self.entry).values():
            now = self._now(question)
            asked = question if now is None else replace(question, note=now)
            press = Press(text=words.say(question.text), icon="edit")
            press.bind(on_release=lambda *_, q=asked: (sheet.close(), self._ask(q)))
            sheet.put(press)
            if now is not None:
                sheet.put(Note(text=words.say(now)))
        sheet.put(Prose(text=words._("app.change.leave_out_about")))
        without = Press(text=words._("app.change.leave_out"), icon="trash", kind="bad")
        without.bind(on_release=lambda *_: (sheet.close(), self.leave_out()))
        sheet.put(without)
        sheet.open()

    def _now(self, question) -> Message | None:
        """What the step says now; None where it gave no answer of its own."""
        given = self.entry.answers.get(question.key)
        if given is None:
            return None
        value = given.value
        texts = {option.id: option.text for option in getattr(question, "options", ())}
        if isinstance(value, tuple):
            what = tuple(texts[one] for one in value if one in texts)
            return Message("app.change.now", what=what) if what else None
        return Message("app.change.now", what=texts.get(value, value))

    def leave_out(self) -> None:
        """As if the step had never been."""
        self._preview(without=(self.entry.id,))

    def _ask(self, question) -> None:
        ask_question(question, lambda value: self._preview(answers={question.key: value}))

    def _preview(self, **change) -> None:
        try:
            rerun = self.app.bridge.session.preview_change(self.entry.id, **change)
        except LoomError as error:
            self.app.toast(self.app.i18n.say(error.message))
            return
        self.app.nav.go("changed", rerun=rerun)
