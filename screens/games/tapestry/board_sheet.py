"""A sheet with a board on which the answer is touched."""

from kivy.app import App
from kivy.metrics import dp

from companion.i18n import as_label
from screens.widgets.above.sheet import Sheet
from screens.widgets.asking.question import crumb, put_told, way_back
from screens.widgets.asking.trail import put_trail
from screens.widgets.controls.acts import Act, Acts
from screens.widgets.controls.button import Press

WIDE, HIGHEST = 720, 500


class BoardQuestion(Sheet):
    """A board, other answers as rows below it, the way back."""

    def __init__(self, question, on_answer, on_give_up, **kwargs):
        words = App.get_running_app().i18n
        title, note = words.say(question.text), words.say(question.note)
        super().__init__(title=title, note=note, wide=WIDE, **kwargs)
        self.question, self.on_answer = question, on_answer
        if on_give_up is not None:
            self.has_cross, self.crumb = False, crumb(question, words)
            put_trail(self)
        put_told(self, App.get_running_app().bridge.told_ahead, words)
        if on_give_up is not None:
            back = Press(text=way_back(), icon="undo", kind="plain")
            back.bind(on_release=lambda *_: (self.close(), on_give_up()))
            self.act(back)

    def put_board(self, board, taken) -> None:
        """The board as large as there is room, then the answers that are not on it."""
        self.put_map(board)
        rows = self.put(Acts())
        rows.items = other_answers(self.question, taken, App.get_running_app().i18n)
        rows.bind(on_pick=lambda _rows, value: self.answer(value))

    def put_map(self, board) -> None:
        """The board alone."""
        board.size_hint_y = None
        board.fbind("width", lambda one, wide: setattr(one, "height", min(wide, dp(HIGHEST))))
        self.put(board)

    def touched(self, place: str, taken) -> None:
        """A place that is lit is the answer."""
        if place in taken:
            self.answer(place)
        else:
            app = App.get_running_app()
            app.toast(app.i18n._("kit.touch_lit"))

    def answer(self, value) -> None:
        """Close and go on."""
        self.close()
        self.on_answer(value)


def other_answers(question, taken, words) -> list[Act]:
    """Answers that are no place on the board."""
    return [
        Act(as_label(words.say(option.text)), option.id, words.say(option.note), option.icon)
        for option in question.options
        if option.id not in taken
    ]
