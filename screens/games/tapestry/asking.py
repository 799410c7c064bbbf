"""What is asked: a hex or a plot on a board, anything else in a sheet; again once put aside.

A closed sheet leaves the question open: `ask_again()`.
"""

from kivy.app import App
from kivy.properties import BooleanProperty

from screens.game_screen import GameScreen
from screens.games.tapestry.board_sheet import other_answers
from screens.games.tapestry.land import lit_by
from screens.games.tapestry.question_sheets import ask
from screens.widgets.asking.question import way_back
from screens.widgets.controls.acts import Act


class Asks(GameScreen):
    """Opens what the game asks, once for each question."""

    game_id = "tapestry"
    map_here = False
    """The screen lights its own map for a hex that is asked for."""
    asking = BooleanProperty(False)
    """A sheet with a question lies over the screen: what is gold there is in it."""
    _sheet = None

    def leave(self):
        super().leave()
        self.forget_question()

    def _ask(self, app) -> None:
        """Open what is asked now, close what is asked no longer."""
        question = app.bridge.question
        if question is self._asked:
            return
        self.forget_question()
        self._asked = question
        if question is not None:
            self._open_question()

    def ask_again(self) -> None:
        """A finger was elsewhere: the sheet of the question, or where on the map it is answered."""
        app = App.get_running_app()
        if self.asks_on_map():
            app.toast(app.i18n._("kit.touch_lit"))
        else:
            self._open_question()

    def _open_question(self) -> None:
        """Unless it is answered on the map of this screen."""
        bridge = App.get_running_app().bridge
        if bridge.question is not None and not self.asks_on_map():
            self._close()
            self._sheet = ask(bridge.question, bridge.answer, bridge.drop)
            self._sheet.bind(on_dismiss=self._put_aside)
            self.asking = True

    def asks_on_map(self) -> bool:
        """Whether the hex that is asked for is touched on the map of this screen."""
        app = App.get_running_app()
        return self.map_here and app.beside and bool(lit_by(app.bridge.question))

    def turned(self, *_args) -> None:
        """The map has come into sight or gone from it: what is asked there is asked elsewhere."""
        self.forget_question()
        self.follow()

    def forget_question(self) -> None:
        """The screen is left, or something else is asked."""
        self._asked = None
        self._close()

    def waiting_acts(self, words) -> list[Act]:
        """What can be done while a question is put aside: answer it, or take the step back."""
        if self.asking:  # its sheet has both
            return []
        question = App.get_running_app().bridge.question
        back = Act(way_back(), "drop", icon="undo")
        if self.asks_on_map():
            return [*other_answers(question, lit_by(question), words), back]
        answer = Act(words._("tapestry.screen.answer"), "ask", icon="question", gold=True)
        return [answer, back]

    def pick_waiting(self, do) -> bool:
        """Whether a row of `waiting_acts` was touched, and done."""
        bridge = App.get_running_app().bridge
        if bridge.question is None:
            return False
        if do == "ask":
            self.ask_again()
        elif do == "drop":
            bridge.drop()
        else:
            bridge.answer(do)
        return True

    def _put_aside(self, sheet) -> None:
        """The table shows how to come back to it."""
        if sheet is self._sheet or self._sheet is None:
            self.asking = False

    def _close(self) -> None:
        sheet, self._sheet = self._sheet, None
        self.asking = False
        if sheet is not None and sheet.parent is not None:
            sheet.close()
