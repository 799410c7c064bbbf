"""All games that were played, the last one first; those of one game where there are several."""

from kivy.app import App
from kivy.properties import ListProperty, NumericProperty, StringProperty

from companion.games import GAMES, title
from screens.dates import day_text
from screens.games import screens_of
from screens.kv import load_kv
from screens.navigation import View
from screens.widgets.rows import Item


class Past(View):
    """A list that stays quick at a thousand games."""

    toast_low = True
    number = NumericProperty(0)
    games = ListProperty()
    """Chips for the games that were played; empty where there is nothing to choose from."""
    game = StringProperty("")
    """The one that is shown; empty for all."""

    def on_kv_post(self, *_args):
        App.get_running_app().i18n.fbind("lang", self._tell)

    def enter(self, **_where):
        self._tell()

    def choose(self, chosen) -> None:
        """Show only the games of this chip."""
        self.game = next(iter(chosen), "")
        self._tell()

    def _tell(self, *_args) -> None:
        app = App.get_running_app()
        rows = list(app.library.finished)
        self._name_games({row.game for row in rows}, app.i18n)
        shown = [row for row in rows if self.game in ("", row.game)]
        now = app.clock()
        self.number = len(shown)
        self.ids.rows.items = [self._item(row, now, app.i18n) for row in shown]

    def _name_games(self, played: set[str], words) -> None:
        if self.game not in played:
            self.game = ""
        names = [(game.id, words.say(title(game.id))) for game in GAMES if game.id in played]
        self.games = [("", words._("app.past.all")), *names] if len(names) > 1 else []

    def _item(self, row, now, words) -> Item:
        day = day_text(row.ended, now, words)
        names = [words.say(score.name) for score in row.scores if score.winner]
        note = words._("app.past.won_by", day=day, names=", ".join(names)) if names else day
        best = row.scores[0].score if row.scores else None
        emblem = screens_of(row.game).get("emblem", "flag")
        return Item(row.id, words.say(title(row.game)), note, words.say(best), emblem)


load_kv(__file__)
