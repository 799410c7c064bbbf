"""The set-up of any game as its page; of a game that is played, its checklist."""

from kivy.app import App

from companion.describe.set_up_laid import SET_UP
from companion.pages.places import page_of
from screens.pages.page_screen import GamePage


class SetUpPage(GamePage):
    """Left for the game once it is set up, unless it is looked at while that is played."""

    def enter(self, **where):
        self.of_part = SET_UP if App.get_running_app().bridge.part == SET_UP else ""
        super().enter(**where)

    def page(self, surface):
        return page_of(self.game_id, SET_UP)(self.desk, surface)
