"""All games that were played, the last one first."""

from kivy.app import App
from kivy.properties import NumericProperty

from companion.games import title
from screens.dates import day_text
from screens.games import screens_of
from screens.kv import load_kv
from screens.navigation import View
from screens.widgets.rows import Item


class Past(View):
    """A list that stays quick at a thousand games."""

    number = NumericProperty(0)

    def enter(self, **_where):
        app = App.get_running_app()
        now = app.clock()
        self.number = len(app.library.finished)
        self.ids.rows.items = [self._item(row, now, app.i18n) for row in app.library.finished]

    def _item(self, row, now, words) -> Item:
        day = day_text(row.ended, now, words)
        names = [words.say(score.name) for score in row.scores if score.winner]
        note = words._("app.past.won_by", day=day, names=", ".join(names)) if names else day
        best = row.scores[0].score if row.scores else None
        emblem = screens_of(row.game).get("emblem", "flag")
        return Item(row.id, words.say(title(row.game)), note, words.say(best), emblem)


load_kv(__file__)
