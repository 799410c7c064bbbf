"""The sheet of a game that is over: who won, by how much, to be shared or thrown away."""

from contextlib import suppress

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import ObjectProperty, StringProperty

from companion.core.scored import scored_of
from companion.errors import LoomError
from companion.i18n import as_label
from companion.library.alone import seen_by
from companion.library.statistics import subject_of
from companion.sharing import score_text
from companion.sharing.kept import row_title
from screens import device
from screens.amended import tell_amendments
from screens.dates import day_text, span_text
from screens.games import screens_of
from screens.history.edit import EditSheet
from screens.history.picture import picture_sheet
from screens.history.records import record_said
from screens.history.share import share_sheet
from screens.history.telling import play_of, when_asked
from screens.kv import load_kv
from screens.navigation import View
from screens.widgets.lists.ranking import ahead_text, winner_text

LISTS = ("past", "home")
"""Where a game that is taken out of the bin is to be seen at once."""


WIDTH, MORE = 1.5, 0.2
"""Of the sheet beside the others, and for each person from the fourth on."""


class PastGame(View):
    """One finished game."""

    game = StringProperty("")
    name = StringProperty("")
    when = StringProperty("")
    who_won = StringProperty("")
    ahead = StringProperty("")
    note = StringProperty("")
    remark = StringProperty("")
    """Where it was, and what somebody wrote about it."""
    only_result = StringProperty("")
    """Why nothing else can be looked at."""
    result = ObjectProperty(None, allownone=True)
    kind = StringProperty("")
    """Which game of ours it was."""
    not_again = StringProperty("")
    record = StringProperty("")
    """What it was among all games of this kind."""
    kept = None

    def on_kv_post(self, *_args):
        App.get_running_app().i18n.bind(lang=self._tell)

    def enter(self, game: str = "", **_where):
        app = App.get_running_app()
        app.bridge.close()  # it may have been looked through
        self.game = game or self.game
        try:
            kept = app.library.finished.read(self.game)
        except LoomError as error:
            app.nav.up()
            app.tell_trouble(error.message)
            return
        self.kept = kept
        self._tell()
        self._lay_out(None)
        Clock.schedule_once(lambda *_: self._read(kept), 0)

    def _tell(self, *_args) -> None:
        app, kept = App.get_running_app(), self.kept
        if kept is None:
            return
        words, row = app.i18n, kept.row
        self.kind, self.name = row.game, words.say(subject_of(row).name)
        self.remark = "\n".join(filter(None, (row.place, row.remark)))
        self.only_result = "" if kept.lines else words._("app.past.only_result")
        self.not_again = "" if kept.lines else words._("app.score.not_again")
        span = span_text(row.minutes, words)
        day = as_label(day_text(row.played, app.clock(), words))
        self.when = " · ".join(filter(None, (day, span)))
        self.note = "" if row_title(row) else words.say(kept.result.note)
        self.result = seen_by(kept.result, app.library.people.me)
        self.who_won = winner_text(self.result, words)
        self.ahead = ahead_text(self.result, words)
        self.record = record_said(app.library.statistics, kept, words)

    def _read(self, kept) -> None:
        """Sheet and course, out of its steps."""
        if kept is not self.kept or not kept.lines:
            return
        with suppress(LoomError):  # looking through it says why
            self._lay_out(scored_of(App.get_running_app().library.review(kept.row.id)))

    def _lay_out(self, scored) -> None:
        """The sheet has a panel of its own where there is one."""
        for part in (self.ids.course, self.ids.sheet):
            part.show(self.result, scored)
        panel, many = self.ids.sheet_panel, len(self.kept.result.rows)
        panel.away = not (scored and scored.lines)
        if App.get_running_app().form == "landscape":
            panel.size_hint_x = WIDTH + max(0, many - 3) * MORE
        self.ids.columns.restack()

    def play_again(self) -> None:
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

    def share_picture(self) -> None:
        """The score as a picture."""
        if self.kept is not None:
            picture_sheet(self)

    def share_more(self) -> None:
        """Other ways: BG Stats, files."""
        if self.kept is not None:
            share_sheet(self.kept)

    def edit(self) -> None:
        """Put right what is kept."""
        if self.kept is not None:
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


load_kv(__file__)
