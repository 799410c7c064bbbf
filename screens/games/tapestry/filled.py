"""What was filled in for somebody: a line each, changed by one touch where there are few answers.

FilledLines:
    entries: root.filled      # a step with something still to tell, or none
"""

from dataclasses import replace

from kivy.app import App
from kivy.properties import BooleanProperty, ListProperty, StringProperty

from companion.core.answers import Source
from companion.core.filled import filled_in, open_entries
from companion.core.message import Message
from companion.core.question import Amount, Choice
from companion.i18n import as_label
from screens.games.tapestry.differing import differ
from screens.games.tapestry.land import lit_by
from screens.games.tapestry.question_sheets import ask
from screens.kv import load_kv
from screens.widgets.asking.question import ask_question
from screens.widgets.controls.option_icon import icon_of
from screens.widgets.frame.panel import Stack

LONG = 60
FEW, SHORT, FEWEST = 6, 36, 3
"""So many answers of so many letters stand beside each other; so few however long they are."""
FACES = 12
"""So many of dice that were really rolled."""


class FilledLine(Stack):
    """One question and the answer that stands for it."""

    text = StringProperty("")
    options = ListProperty()
    chosen = ListProperty()

    def show(self, one, words) -> None:
        """Take over a Filled."""
        self.one = one
        self.text = as_label(words.say(one.question.text))
        few = _faces(one, words) if one.by_chance else _few(one.question, words)
        self.chosen = [str(one.value)] if few and not one.by_chance else []
        self.options = few or [("other", _said(one, words), "edit")]
        for chip in self.ids.chips.children:
            chip.does_several = one.by_chance  # the last one told may end the turn as well

    def choose(self, option: str) -> None:
        """A chip was touched: it is said so, or one of many is looked for."""
        question = self.one.question
        if option != "other":
            self._say(int(option) if isinstance(question, Amount) else option)
        elif lit_by(question):
            ask(question, self._say)
        else:
            words = App.get_running_app().i18n
            now = Message("app.change.now", what=_said(self.one, words))
            ask_question(replace(question, note=now), self._say)

    def _say(self, value) -> None:
        differ(self.one.entry, {self.one.question.key: value})


class FilledLines(Stack):
    """The lines of some steps."""

    entries = ListProperty()
    named = BooleanProperty(True)
    """Which step it was stands above them."""
    titled = BooleanProperty(False)
    """It is not plain why they are there."""
    shown = BooleanProperty(False)
    what = StringProperty("")
    about = StringProperty("")
    """Why they are there: filled in, or rolled and not told."""

    def on_kv_post(self, *_args):
        self.fbind("entries", self._show)
        App.get_running_app().i18n.bind(lang=self._show)
        self._show()

    def _show(self, *_args) -> None:
        app, lines = App.get_running_app(), self.ids.lines
        found = [one for entry in self.entries for one in filled_in(app.bridge.session, entry)]
        found.sort(key=lambda one: not one.by_chance)
        self.shown, self.about = bool(found), _about(found, app.i18n)
        self.what = as_label(app.i18n.say(self.entries[0].label)) if found else ""
        while len(lines.children) > len(found):
            lines.remove_widget(lines.children[0])
        while len(lines.children) < len(found):
            lines.add_widget(FilledLine())
        for line, one in zip(reversed(lines.children), found, strict=True):
            line.show(one, app.i18n)


def filled_last(bridge) -> list:
    """The last step, where something of it is still to tell and nothing is asked."""
    session = bridge.session
    last = None if bridge.question is not None else next(open_entries(session.entries), None)
    return [last] if last is not None and last is session.last else []


def untold(entry) -> set[str]:
    """The places of what was rolled or drawn in a step and nobody told yet."""
    found = filled_in(App.get_running_app().bridge.session, entry)
    return {one.question.key for one in found if one.by_chance}


def told_to_the_end(last, entry) -> bool:
    """Whether all that was open in a step, and is not now, was rolled: nothing is left to see."""
    same, rolled = last.previous == entry.previous, untold(last)
    return same and bool(rolled) and not untold(entry) and _open(entry) <= _open(last)


def _open(entry) -> set[str]:
    return {key for key, given in entry.answers.items() if given.source is Source.FILLED}


def hex_filled_in(entry):
    """The question of a step that was just taken for which a hex was filled in."""
    if entry is None:
        return None
    found = filled_in(App.get_running_app().bridge.session, entry)
    return next((one.question for one in found if lit_by(one.question)), None)


def _about(found, words) -> str:
    rolled = any(one.by_chance for one in found)
    likely = not all(one.by_chance for one in found)
    said = (
        words._("tapestry.ahead.rolled") if rolled else "",
        words._("tapestry.ahead.about") if likely else "",
    )
    return " ".join(filter(None, said))


def _faces(one, words) -> list:
    """What can be told of a die; nothing of a card, which is one of many."""
    faces = [option for option in one.question.options if option.id != one.value]
    return [_chip(option, words) for option in faces] if len(faces) <= FACES else []


def _chip(option, words) -> tuple:
    return option.id, as_label(words.say(option.text)), icon_of(option)


def _few(question, words) -> list:
    """The answers as chips; nothing where they are many or long."""
    if isinstance(question, Amount) and question.high - question.low < FEW + 1:
        return [(str(n), str(n)) for n in range(question.low, question.high + 1)]
    if not isinstance(question, Choice) or len(question.options) > FEW or lit_by(question):
        return []
    found = [_chip(one, words) for one in question.options]
    short = len(found) <= FEWEST or all(len(text) <= SHORT for _, text, _ in found)
    return found if short else []


def _said(one, words) -> str:
    """What stands there, in words; of long ones what is said of them."""
    said = as_label(", ".join(map(words.say, one.said)))
    options = getattr(one.question, "options", ())
    note = next((option.note for option in options if option.id == one.value), None)
    if note is not None and len(said) > LONG:
        return as_label(words.say(note))
    return said or words._("tapestry.ahead.not_told")


load_kv(__file__)
