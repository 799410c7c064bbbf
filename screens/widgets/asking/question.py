"""Asks any question of the core above the screen and gives the answer to the game.

`ask_question(question)` opens the sheet that fits. A guess of ours is marked as a guess. The
sheet can be closed: the question stays open and the screen shows how to come back to it.
"""

from kivy.app import App
from kivy.properties import BooleanProperty, ListProperty, StringProperty

from companion.core.chance import CARDS
from companion.core.question import Amount, Choice, Drawing, Ordering, Several, Text
from companion.errors import AnswerRefused
from companion.i18n import as_label
from screens.kv import load_kv
from screens.widgets.above.sheet import Sheet
from screens.widgets.asking.counter import Counter
from screens.widgets.asking.drawn_plots import DrawnPlots
from screens.widgets.asking.seat_look import seat_look
from screens.widgets.asking.trail import put_trail
from screens.widgets.controls.button import Gold, Press, Tappable
from screens.widgets.controls.field import Field
from screens.widgets.controls.option_icon import icon_of
from screens.widgets.frame.panel import Row, Stack
from screens.widgets.text.icon_line import IconLine
from screens.widgets.text.prose import Head, Note

MOST_TOLD = 3
FACT = "fact"
"""The kind of what only the owner of the printed game can say."""


class OptionRow(Tappable, Row):
    """One answer: the words, a note, whether it is our guess, whether it is chosen."""

    stays_put = True

    option_id = StringProperty("")
    text = StringProperty("")
    note = StringProperty("")
    icon = StringProperty("")
    role = StringProperty("ink")
    order = StringProperty("")
    guessed = BooleanProperty(False)
    chosen = BooleanProperty(False)
    several = BooleanProperty(False)


class Options(Stack):
    """The answers to choose from. `how`: one, several or order (touched in order)."""

    chosen = ListProperty()
    how = StringProperty("one")

    __events__ = ("on_choose",)

    def show(self, question, words) -> None:
        """A row for each option of the question."""
        own = question.guess is not None and question.kind == FACT
        guess = question.guess if own else ()
        guesses = (guess,) if isinstance(guess, str) else guess
        for option in question.options:
            own_icon, own_role = seat_look(option)
            row = OptionRow(
                option_id=option.id,
                text=as_label(words.say(option.text)),
                note=words.say(option.reason or option.note),
                reason=words.say(option.reason),
                icon=own_icon or icon_of(option),
                role=own_role or "ink",
                help_id=help_of(option, words),
                several=self.how != "one",
                guessed=option.id in guesses and self.how != "order",
            )
            row.bind(on_release=self._touched)
            self.add_widget(row)

    def on_chosen(self, *_args):
        for row in self.children:
            row.chosen = row.option_id in self.chosen
            place = self.chosen.index(row.option_id) + 1 if row.chosen else 0
            row.order = str(place) if place and self.how == "order" else ""

    def _touched(self, row) -> None:
        if self.how == "one":
            self.chosen = [row.option_id]
        elif row.option_id in self.chosen:
            self.chosen = [each for each in self.chosen if each != row.option_id]
        else:
            self.chosen = [*self.chosen, row.option_id]
        self.dispatch("on_choose", self.chosen)

    def on_choose(self, chosen) -> None:
        """The player touched one."""


def help_of(option, words) -> str:
    """What the rules open at when an answer with a picture is held."""
    return f"icon.{option.icon}|{words.say(option.text)}" if option.icon else ""


def ask_question(question, on_answer, on_give_up=None, told=()) -> Sheet:
    """Open the sheet for a question; `on_answer(value)` when it is answered.

    `told` is what hands did for the same step before it is asked.
    """
    words = App.get_running_app().i18n
    sheet = Sheet(title=words.say(question.text), note=words.say(question.note))
    sheet.has_cross = on_give_up is None  # it has one way out: taking the step back
    if on_give_up is not None:
        sheet.crumb = crumb(question, words)
        put_trail(sheet)
    put_told(sheet, told, words)
    fill = next(fill for kind, fill in SHEETS.items() if isinstance(question, kind))
    fill(sheet, question, words, _answering(sheet, question, on_answer))
    if on_give_up is not None:
        give_up = Press(text=way_back(), icon="undo", kind="plain")
        give_up.bind(on_release=lambda *_: (sheet.close(), on_give_up()))
        sheet.ids.foot.add_widget(give_up, index=len(sheet.ids.foot.children))
    return sheet.open()


def way_back() -> str:
    """What taking the step back is called: where a die has spoken, what it undoes."""
    app = App.get_running_app()
    session = app.bridge.session
    if session is not None and session.pending is not None and session.pending.rolled:
        return app.i18n._("kit.undo_named", what=session.undo_label)
    return app.i18n._("kit.take_back")


def crumb(question, words) -> str:
    """What is being done, and how far it is: Advance on Science › 2 of 3."""
    doing = App.get_running_app().bridge.doing
    several = words._("kit.one_of", n=question.number, of=question.of) if question.of else ""
    return " › ".join(part for part in (words.say(doing) if doing else "", several) if part)


def put_told(sheet, told, words) -> None:
    """The last lines of what was told so far, above the question's answers."""
    for line in told[-MOST_TOLD:]:
        sheet.put(IconLine(icon=line.icon or "check", note=as_label(words.say(line.text))))


def _answering(sheet, question, on_answer):
    def answer(value) -> None:
        try:
            question.check(value)
        except AnswerRefused as refusal:
            app = App.get_running_app()
            app.toast(app.i18n.say(refusal.message))
            return
        sheet.close()
        on_answer(value)

    return answer


def in_one_list(question) -> bool:
    """The first of several cards drawn one after the other: all are touched in one list."""
    drawn = question.kind.partition(".")[0] == CARDS
    return drawn and question.number == 1 and 1 < question.of <= len(question.ids)


def _choice(sheet, question, words, answer) -> None:
    if in_one_list(question):
        _named(sheet, question, words, answer)
        return
    options = sheet.put(Options(how="one"))
    options.show(question, words)
    options.bind(on_choose=lambda _options, chosen: answer(chosen[0]))
    if question.guess is not None:
        guessed = next(each for each in question.options if each.id == question.guess)
        text = words.say(guessed.text)
        if question.kind == FACT:
            text = words._("kit.use_guess", guess=text)
        sheet.act(Gold(text=text, on_release=lambda *_: answer(question.guess)))


def _named(sheet, question, words, answer) -> None:
    """Cards that were really drawn, touched in the order they came."""
    counter = sheet.put(Head(bold=True, role="accent"))
    options = sheet.put(Options(how="order"))
    options.show(question, words)
    take = sheet.act(Gold(text=words._("kit.take")))

    def look(*_args) -> None:
        options.chosen = options.chosen[: question.of]
        take.reason = "" if options.chosen else words._("kit.touch_in_order")
        counter.text = words._("kit.chosen_of", n=len(options.chosen), most=question.of)

    def give(*_args) -> None:
        first, *others = options.chosen
        answer(first)
        bridge = App.get_running_app().bridge
        for card in others:
            if card in getattr(bridge.question, "ids", ()):
                bridge.answer(card)

    options.bind(on_choose=look)
    take.bind(on_release=give)
    look()


def _several(sheet, question, words, answer) -> None:
    most = len(question.options) if question.most is None else question.most
    counter = sheet.put(Head(bold=True, role="accent"))
    options = sheet.put(Options(how="several", chosen=list(question.guess or ())))
    options.show(question, words)
    options.on_chosen()
    take = sheet.act(Gold(text=words._("kit.take")))

    def look(*_args) -> None:
        take.reason = words.say(question.refusal(in_order()))
        counter.text = words._("kit.chosen_of", n=len(options.chosen), most=most)

    def in_order():
        return tuple(each.id for each in question.options if each.id in options.chosen)

    options.bind(on_choose=look)
    take.bind(on_release=lambda *_: answer(in_order()))
    look()


def _ordering(sheet, question, words, answer) -> None:
    sheet.put(Note(text=words._("kit.touch_in_order")))
    options = sheet.put(Options(how="order", chosen=list(question.guess or ())))
    options.show(question, words)
    options.on_chosen()
    take = sheet.act(Gold(text=words._("kit.take")))

    def look(*_args) -> None:
        take.reason = words.say(question.refusal(tuple(options.chosen)))

    options.bind(on_choose=look)
    take.bind(on_release=lambda *_: answer(tuple(options.chosen)))
    look()


def _amount(sheet, question, words, answer) -> None:
    untold = question.guess is None
    if not untold and question.kind == FACT:
        sheet.put(Note(text=words._("kit.guessed", guess=words.say(question.guess))))
    counter = Counter(low=question.low, high=question.high, free=True, untold=untold)
    counter.value = question.nearest if untold else question.guess
    counter.pos_hint = {"center_x": 0.5}
    sheet.put(counter)
    take = sheet.act(Gold(text=words._("kit.take")))

    def said():
        return None if counter.untold else int(counter.value)

    def look(*_args) -> None:
        take.reason = words.say(question.refusal(said()))

    counter.bind(untold=look, value=look)
    take.bind(on_release=lambda *_: answer(said()))
    look()


def _drawing(sheet, question, words, answer) -> None:
    plots = question.plots
    grid = sheet.put(DrawnPlots(rows=plots.rows, columns=plots.columns))
    grid.drawn = sorted(plots.drawn(question.guess or ""))
    sheet.put(Note(text=words._("kit.draw_plots")))
    sheet.act(Press(text=words._("kit.cannot_tell"), on_release=lambda *_: answer("")))
    take = sheet.act(Gold(text=words._("kit.take")))
    take.bind(on_release=lambda *_: answer(plots.said(set(grid.drawn))))


def _text(sheet, question, words, answer) -> None:
    field = sheet.put(Field(text=question.guess or "", longest=question.longest))
    take = sheet.act(Gold(text=words._("kit.take")))
    take.bind(on_release=lambda *_: answer(field.text.strip()))
    field.bind(on_text_validate=lambda *_: answer(field.text.strip()))


SHEETS = {
    Choice: _choice,
    Several: _several,
    Ordering: _ordering,
    Amount: _amount,
    Drawing: _drawing,
    Text: _text,
}
"""What a sheet holds, by kind of question."""

load_kv(__file__)
