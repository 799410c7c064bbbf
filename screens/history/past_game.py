"""A kept game in the window: shared, put right, opened again, played again or thrown away."""

from contextlib import suppress

from kivy.app import App
from kivy.clock import Clock

from companion.core.message import Message
from companion.core.scored import scored_of
from companion.errors import LoomError
from companion.library.alone import seen_by
from companion.library.statistics import subject_of
from companion.pages.days import day_of, span_of
from companion.pages.final import final, record_of
from companion.pages.past_game import Kept, past_game
from companion.sharing import score_text
from screens import device
from screens.games import screens_of
from screens.history.edit import EditSheet
from screens.history.share import share_sheet
from screens.history.telling import play_of, when_asked
from screens.pages.page_screen import PageScreen
from screens.play.where import tell_amendments

LISTS = ("past", "home")
"""Where a game that is taken out of the bin is to be seen at once."""


class PastGame(PageScreen):
    """One finished game."""

    game = ""
    kept = of = None

    def enter(self, game: str = "", **_where):
        app = App.get_running_app()
        app.bridge.close()  # it may have been looked through
        self.game = game or self.game
        try:
            self.kept = app.library.finished.read(self.game)
        except LoomError as error:
            app.nav.up()
            app.tell_trouble(error.message)
            return
        super().enter()

    def begin(self, **_where):
        app, row = App.get_running_app(), self.kept.row
        day, span = day_of(row.played, app.clock()), span_of(row.minutes)
        when = Message("app.past.many_and_time", first=day, second=span) if day and span else day
        names = "statistics share picture again look_through edit reopen share_more throw_away"
        self.of = Kept(
            self.kept,
            seen_by(self.kept.result, app.library.people.me),
            app.nav.back,
            {name: getattr(self, name) for name in names.split()},
            when,
            record_of(app.library.statistics, row),
        )
        Clock.schedule_once(lambda _dt, kept=self.kept: self._read(kept), 0)

    def page(self, surface):
        return final(past_game(self.of), surface)

    def _read(self, kept) -> None:
        """What its steps say: the sheet, its course, the cloth."""
        if kept is not self.kept or not self.shown:
            return
        library, scored = App.get_running_app().library, self.of.scored
        if kept.lines:
            with suppress(LoomError):  # looking through it says why
                scored = scored_of(library.review(kept.row.id))
        self.of = self.of.read(scored, library.glimpses.look(kept.row.id).threads)
        self.view.again()

    # what is said of it elsewhere

    @property
    def name(self) -> str:
        """Of the game, or what was typed on the pad."""
        return App.get_running_app().i18n.say(subject_of(self.kept.row).name)

    # what can be done with it

    def again(self) -> None:
        """The same people at the same table."""
        app = App.get_running_app()
        app.nav.home()
        if app.bridge.again(self.game):
            first = "setup" if "setup" in screens_of(app.bridge.game_id) else "table"
            app.nav.go(f"{app.bridge.game_id}/{first}")

    def look_through(self) -> None:
        """Everything that happened in it, to be read."""
        app = App.get_running_app()
        if app.bridge.review(self.game):
            app.nav.go("log")

    def reopen(self) -> None:
        """Among the running ones again; its last step can be undone like any other."""
        app = App.get_running_app()
        app.nav.home()
        if app.bridge.reopen(self.game):
            app.nav.go(f"{app.bridge.game_id}/table")
            words = app.i18n
            app.toast(words._("app.past.reopened"), words._("kit.undo"), app.bridge.undo)
            tell_amendments()

    def statistics(self) -> None:
        """All games of this kind."""
        App.get_running_app().nav.go("statistics", game=subject_of(self.kept.row).key)

    def share(self) -> None:
        """Offer the text to other apps; on the desktop it is copied."""
        when_asked([self.kept.row], self._share)

    def _share(self) -> None:
        app = App.get_running_app()
        if not device.share_text(score_text(play_of(self.kept), app.i18n.words), self.name):
            app.toast(app.i18n._("app.past.copied"))

    def picture(self) -> None:
        """The score as a picture."""
        App.get_running_app().nav.go("picture", game=self.game)

    def share_more(self) -> None:
        """Other ways: BG Stats, files."""
        share_sheet(self.kept)

    def edit(self) -> None:
        """Put right what is kept."""
        EditSheet(self).open()

    def throw_away(self) -> None:
        """Into the bin, with a way back."""
        app = App.get_running_app()
        try:
            thrown = app.library.forget(self.game)
        except LoomError as error:
            app.tell_trouble(error.message)
            return
        app.nav.up()
        words = app.i18n
        app.toast(words._("app.past.thrown"), words._("kit.undo"), lambda: self._back(thrown))

    def _back(self, thrown: str) -> None:
        app = App.get_running_app()
        try:
            app.library.take_back(thrown)
        except LoomError as error:
            app.tell_trouble(error.message)
        if app.nav.view.route in LISTS:
            app.nav.view.enter()
