"""The past games in the window: what their touches lead to."""

from kivy.app import App
from kivy.clock import Clock

from companion.core.message import Message
from companion.library.tallies import rows_with
from companion.pages.days import day_of, span_of
from companion.pages.past import Shelf, past
from screens.pages.page_screen import CTRL, PageScreen


class Past(PageScreen):
    """A list that stays quick at a thousand games."""

    toast_low = True
    shelf = None
    _opened = False

    def begin(self, person: str = "", **_where):
        before = self.shelf if self._opened else None
        self._opened = False
        self.tell(person)
        if before is not None:
            self.shelf.words, self.shelf.game = before.words, before.game

    def page(self, surface):
        return past(self.shelf, surface)

    def takes_key(self, code: int, letter: str, held: set[str]) -> bool:
        """To look up is to go to the field, here."""
        if held & CTRL and letter.lower() == "f":
            return self.view.fields.first()
        return super().takes_key(code, letter, held)

    def tell(self, person: str) -> None:
        """What is kept now."""
        app = App.get_running_app()
        library, nav = app.library, app.nav
        rows = list(library.finished)
        if person:
            known = library.people.named(person)
            rows = rows_with(rows, known.names if known else (person,))
        now = app.clock()
        self._wanted = []
        self.shelf = Shelf(
            rows=rows,
            open=self.open,
            back=nav.back,
            mine=library.statistics.mine_in,
            day=lambda row: day_of(row.played, now),
            span=span_of,
            say=app.i18n.say,
            cloth=self._cloth,
            begin=nav.home,
            everybody=lambda: self.tell(""),
            tools={
                "statistics": (
                    Message("statistics.title"),
                    "chart",
                    lambda: nav.go("statistics", who=self.shelf.person or None),
                ),
                "people": (Message("app.people.title"), "people", lambda: nav.go("people")),
            },
            person=person,
        )

    def open(self, game: str) -> None:
        """One of them; whoever comes back finds the same list."""
        self._opened = True
        App.get_running_app().nav.go("past_game", game=game)

    def _cloth(self, game_id: str):
        """What is known of it; a game that comes into sight is looked at a moment later."""
        seen = App.get_running_app().library.glimpses.of(game_id)
        if seen is not None:
            return seen.threads
        if not self._wanted:
            Clock.schedule_interval(self._look, 0)
        self._wanted.append(game_id)
        return ()

    def _look(self, _dt) -> bool:
        """At one game a frame, those in sight first; drawn again once all are known."""
        if self._wanted and self.shown:
            App.get_running_app().library.glimpses.look(self._wanted.pop(0))
        if self._wanted and self.shown:
            return True
        self._wanted = []
        self.view.again()
        return False
