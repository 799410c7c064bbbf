"""What is asked now: a page of answers, the words of the booklet, or a number to count."""

from functools import partial

from kivy.app import App
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty

from companion.games.imperium.views.booklet import CANNOT_TELL, asked_at_once
from companion.games.imperium.views.comparing import spaces_compared
from companion.games.imperium.views.naming import asked
from companion.games.imperium.views.pages import page
from companion.i18n import as_label
from screens.games.imperium import picker  # noqa: F401
from screens.games.imperium.civ_parts import Part, grow
from screens.kv import load_kv
from screens.offering import take_named
from screens.widgets.asking.question import OptionRow, ask_question, crumb
from screens.widgets.asking.trail import Trail  # noqa: F401
from screens.widgets.controls.option_icon import icon_of
from screens.widgets.frame.panel import Stack
from screens.widgets.text.prose import Caption


def facts_of(app):
    """What the owner of the booklet has told."""
    return partial(app.library.house_facts.get, "imperium")


class PageAnswer(OptionRow):
    """A line of a page: one touch says all of it."""

    answers = ObjectProperty(None, allownone=True, rebind=False)


class AskPart(Part):
    """The question that is open, with its answers to touch."""

    question = ObjectProperty(None, allownone=True, rebind=False)
    named = BooleanProperty(False)

    def tell(self, view) -> None:
        app = App.get_running_app()
        self.question = app.bridge.question
        shown = page(app.bridge.session.pending, app.bridge.state, facts_of(app))
        self.ids.picker.cards = cards = asked(self.question)
        self.named = bool(cards)
        names = {one.id for one in cards}
        lines = [one for one in shown.lines if not (one.option and one.option.id in names)]
        self.ids.crumb.text = crumb(self.question, app.i18n)
        self.ids.trail.show(app.bridge.trail, app.i18n)
        self.ids.text.text, self.ids.note.text = app.i18n.say(shown.text), app.i18n.say(shown.note)
        self._show(lines, app.i18n)
        self.ids.other.opacity = 0 if shown.lines else 1
        self.ids.other.disabled = bool(shown.lines)
        joined = any(line.option is None for line in shown.lines)
        self.ids.compare.disabled = joined or len(spaces_compared(self.question)) < 2

    def _show(self, lines, words) -> None:
        """Answers, and above some of them the words that lead to them."""
        kinds = [PageAnswer if line.option else Caption for line in lines]
        box = self.ids.lines
        if [type(each) for each in reversed(box.children)] != kinds:
            box.clear_widgets()
            for kind in kinds:
                box.add_widget(kind(on_release=self.touch) if kind is PageAnswer else kind())
        for widget, line in zip(reversed(box.children), lines, strict=True):
            widget.text = words.say(line.text)
            if line.option is not None:
                widget.option_id, widget.icon = line.option.id, icon_of(line.option)
                widget.note = as_label(words.say(line.option.note))
                widget.guessed, widget.answers = line.guessed, line.answers

    def touch(self, line) -> None:
        """Everything the touched line says."""
        App.get_running_app().bridge.answer_all(line.answers)

    def answer(self, value) -> None:
        """Counted, or put together on a sheet."""
        App.get_running_app().bridge.answer(value)

    def open(self) -> None:
        """A number, or several things to choose."""
        ask_question(self.question, self.answer, self.take_back)

    def compare(self) -> None:
        """By the points printed on the cards."""
        from screens.games.imperium.compare import open_compare

        open_compare(self.question, self.answer)

    def take_back(self) -> None:
        App.get_running_app().bridge.drop()


class BookletWord(Stack):
    """A doubtful word and its readings."""

    key = StringProperty("")
    text = StringProperty("")
    row = StringProperty("")
    others = BooleanProperty(False)
    asked = ObjectProperty(None, allownone=True, rebind=False)

    def tell(self, asked, say) -> None:
        """The readings to choose from; one chosen before stays chosen."""
        question, chips = asked.question, self.ids.readings
        if self.key != question.key:
            chips.chosen = [asked.chosen]
        shown = {one.id for one in asked.options} | set(chips.chosen)
        chips.options = [
            (one.id, as_label(say(one.text))) for one in question.options if one.id in shown
        ]
        self.asked, self.others = asked, asked.others
        self.key, self.text = question.key, say(question.text)
        self.row = as_label(say(asked.row))

    def name_another(self) -> None:
        """An icon that is none of the readings we thought of."""
        ask_question(self.asked.question, self.named)

    def named(self, key: str) -> None:
        """This one stands in the booklet."""
        self.ids.readings.chosen = [key]
        self.tell(self.asked, App.get_running_app().i18n.say)


class BookletPart(Part):
    """What is doubtful in the table, beside the booklet, before the first card."""

    def tell(self, view) -> None:
        app = App.get_running_app()
        say = app.i18n.say
        doubtful = asked_at_once(app.bridge.state, facts_of(app))
        words = grow(self.ids.words, len(doubtful), BookletWord)
        for word, doubt in zip(words, doubtful, strict=True):
            word.tell(doubt, say)

    def take(self) -> None:
        """All of it at once; a word nobody has chosen a reading for cannot be told."""
        words = self.ids.words.children
        said = {word.key: (*word.ids.readings.chosen, CANNOT_TELL)[0] for word in words}
        take_named("booklet", answers=said)


load_kv(__file__)
