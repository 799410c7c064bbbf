"""The sheet of a game that is over: who won, by how much, to be shared or thrown away."""

from kivy.app import App
from kivy.properties import ListProperty, StringProperty

from companion.errors import LoomError
from companion.games import title
from screens import device
from screens.dates import day_text, span_text
from screens.history.share import share_sheet
from screens.kv import load_kv
from screens.navigation import View
from screens.widgets.panel import Row


class RankRow(Row):
    """A player's place, name and points."""

    place = StringProperty("")
    name = StringProperty("")
    points = StringProperty("")
    note = StringProperty("")
    icon = StringProperty("")
    colour = StringProperty("ink")
    crown = StringProperty("")


class PastGame(View):
    """One finished game."""

    game = StringProperty("")
    name = StringProperty("")
    when = StringProperty("")
    who_won = StringProperty("")
    note = StringProperty("")
    standings = ListProperty()
    kept = None

    def enter(self, game: str = "", **_where):
        app = App.get_running_app()
        self.game = game or self.game
        try:
            kept = app.library.finished.read(self.game)
        except LoomError as error:
            app.nav.up()
            app.tell_trouble(error.message)
            return
        self.kept = kept
        words = app.i18n
        self.name = words.say(title(kept.row.game))
        span = span_text(kept.row.minutes, words)
        self.when = " · ".join(filter(None, (day_text(kept.row.ended, app.clock(), words), span)))
        self.note = words.say(kept.result.note)
        self.who_won = self._winner_text(kept.result, words)
        self.standings = list(kept.result.rows)

    def on_standings(self, *_args):
        words = App.get_running_app().i18n
        box = self.ids.ranking
        while len(box.children) > len(self.standings):
            box.remove_widget(box.children[0])
        while len(box.children) < len(self.standings):
            box.add_widget(RankRow())
        for row, standing in zip(reversed(box.children), self.standings, strict=True):
            row.place, row.name = f"{standing.rank}.", words.say(standing.name)
            row.points, row.note = words.say(standing.score), words.say(standing.note)
            row.icon = f"shape-{standing.shape}" if standing.shape else ""
            row.colour, row.crown = standing.colour or "ink", "crown" if standing.winner else ""

    def as_text(self) -> str:
        """The sheet as lines to paste anywhere."""
        lines = [f"{self.name}, {self.when}"]
        rows = [(row.place, row.name, row.points) for row in reversed(self.ids.ranking.children)]
        return "\n".join([*lines, *(" ".join(filter(None, row)) for row in rows)])

    def share(self) -> None:
        """Offer the text to other apps; on the desktop it is copied."""
        app = App.get_running_app()
        if not device.share_text(self.as_text(), self.name):
            app.toast(app.i18n._("app.past.copied"))

    def share_more(self) -> None:
        """Other ways: BG Stats, files."""
        if self.kept is not None:
            share_sheet(self.kept)

    def throw_away(self) -> None:
        """Into the bin, with a way back."""
        app = App.get_running_app()
        thrown = self.game
        try:
            app.library.forget(thrown)
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
        app.nav.view.enter()

    def _winner_text(self, result, words) -> str:
        winners = [row for row in result.rows if row.winner]
        if not winners:
            return words._("app.past.nobody_won")
        names = ", ".join(words.say(row.name) for row in winners)
        if winners[0].score is None:
            return words._("app.past.wins", names=names, n=len(winners))
        return words._("app.past.wins_with", names=names, n=len(winners), points=winners[0].score)


load_kv(__file__)
