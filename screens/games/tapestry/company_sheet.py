"""The score sheet of Tapestry: the way to keep a game, or the last grid of one kept otherwise."""

from kivy.app import App

from screens.games.tapestry.company_menu import ask_for_the_end, open_company_menu
from screens.play.score_sheet import SHEET, ScoreSheetScreen


class CompanySheet(ScoreSheetScreen):
    """Who has won stands on the score, with what decides a tie."""

    def show(self, state, words) -> None:
        """Back leads to the columns where they are kept."""
        self.only = App.get_running_app().bridge.part == SHEET
        super().show(state, words)

    def gold_key(self) -> str:
        """The score, the end, or back."""
        if self.over:
            return "tapestry.screen.score"
        return "core.sheet.end" if self.only else "kit.back"

    def gold(self) -> None:
        """Who won, or back to the table."""
        nav = App.get_running_app().nav
        if self.over:
            nav.go("tapestry/score")
        elif self.only:
            ask_for_the_end()
        else:
            nav.back()

    def open_menu(self):
        """Everything else about this game."""
        return open_company_menu()
