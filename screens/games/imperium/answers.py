"""Answers the owner of the booklet gave: read, changed, or forgotten and asked anew."""

from kivy.app import App
from kivy.properties import StringProperty

from companion.errors import LoomError
from companion.games.imperium.views import answers
from companion.i18n import as_label
from screens.kv import load_kv
from screens.navigation import View
from screens.widgets.above.sheet import Sheet
from screens.widgets.asking.question import Options
from screens.widgets.controls.acts import Act
from screens.widgets.controls.button import Press


class GivenAnswers(View):
    """What was asked, what was answered, and how we read it."""

    none_told = StringProperty("")

    def on_kv_post(self, *_args):
        App.get_running_app().i18n.bind(lang=self.show)

    def enter(self, **_where):
        self.show()

    def show(self, *_args) -> None:
        """As they are kept now."""
        app = App.get_running_app()
        known = app.library.house_facts.get
        self.ids.general.items = [self._act(one, app) for one in answers.general(known)]
        told = answers.of_tables(known)
        self.ids.words.items = [self._act(one, app) for one in told]
        self.none_told = "" if told else app.i18n._("imperium.screen.no_word_told")

    def pick(self, answer) -> None:
        """Change it, or forget it."""
        app = App.get_running_app()
        words = app.i18n
        sheet = Sheet(title=words.say(answer.question.text), note=_reading(answer, words))
        options = sheet.put(Options(how="one"))
        options.show(answer.question, words)
        told = app.library.house_facts.get(answer.game, answer.fact)
        options.chosen = [] if told is None else [str(told)]
        options.bind(on_choose=lambda _options, chosen: self._tell(sheet, answer, chosen[0]))
        if answer.said is not None:
            forget = Press(text=words._("imperium.screen.forget"), icon="trash", kind="plain")
            forget.bind(on_release=lambda *_: self._tell(sheet, answer, None))
            sheet.act(forget)
        sheet.open()

    def _tell(self, sheet, answer, value) -> None:
        app = App.get_running_app()
        facts = app.library.house_facts
        sheet.close()
        try:
            if value is None:
                facts.forget(answer.game, answer.fact)
            else:
                facts.set(answer.game, answer.fact, value)
        except LoomError as error:
            app.tell_trouble(error.message)
        self.show()

    def _act(self, answer, app) -> Act:
        words = app.i18n
        said = (
            as_label(words.say(answer.said)) if answer.said else words._("imperium.screen.not_told")
        )
        reading = words.say(answer.reading)
        if reading:
            note = words._("imperium.screen.you_said", said=said, reading=reading)
        else:
            note = words._("imperium.screen.no_reading", said=said)
        return Act(words.say(answer.question.text), answer, note, "edit")


def _reading(answer, words) -> str:
    reading = words.say(answer.reading)
    return words._("imperium.screen.our_reading", reading=reading) if reading else ""


load_kv(__file__)
