"""All games that were played, the last one first; those of a game or person, found by words."""

from functools import partial

from kivy.app import App
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty

from companion.core.unreadable import reading
from companion.games import GAMES, title
from companion.i18n import as_label
from companion.library.statistics import subject_of
from companion.library.tallies import rows_with
from companion.lookup.folding import fold
from screens.dates import day_text, span_text
from screens.games import screens_of
from screens.kv import load_kv
from screens.navigation import View
from screens.widgets.lists.rows import Item

SEARCHED = 6
"""So many games are no longer found at a glance."""


class Past(View):
    """A list that stays quick at a thousand games."""

    toast_low = True
    number = NumericProperty(0)
    all_games = NumericProperty(0)
    many = BooleanProperty(False)
    time = StringProperty("")
    """At the table, of those that are shown."""
    games = ListProperty()
    """Chips for the games that were played; empty where there is nothing to choose from."""
    game = StringProperty("")
    """The one that is shown; empty for all."""
    person = StringProperty("")
    """Whose games are shown; empty for everybody's."""

    def on_kv_post(self, *_args):
        App.get_running_app().i18n.bind(lang=self._tell)

    def enter(self, person: str = "", **_where):
        self.person = person
        if not self._opened:
            self.ids.search.text = ""
        self._opened = False
        self._tell()

    def open(self, game: str) -> None:
        """One of them; whoever comes back finds the same list."""
        self._opened = True
        App.get_running_app().nav.go("past_game", game=game)

    def choose(self, chosen) -> None:
        """Show only the games of this chip."""
        self.game = next(iter(chosen), "")
        self._tell()

    def everybody(self) -> None:
        """No longer one person's."""
        self.person = ""
        self._tell()

    def find(self, text: str) -> None:
        """Those in which all these words stand."""
        wanted = _said(text).split()
        self.ids.rows.items = [
            item for item, said in self._items if all(word in said for word in wanted)
        ]
        self.number = len(self.ids.rows.items)

    def _tell(self, *_args) -> None:
        app = App.get_running_app()
        rows = list(app.library.finished)
        self.all_games, self.many = len(rows), len(rows) >= SEARCHED
        if self.person:
            person = app.library.people.named(self.person)
            rows = rows_with(rows, person.names if person else (self.person,))
        self._name_games({row.game for row in rows}, app.i18n)
        shown = [row for row in rows if self.game in ("", row.game)]
        self.time = span_text(sum(row.minutes for row in shown), app.i18n)
        now = app.clock()
        self._items = [
            reading(partial(self._item, row, now, app.i18n), partial(_not_shown, row, app.i18n))
            for row in shown
        ]
        self.find(self.ids.search.text)

    _items = ()
    _opened = False

    def _name_games(self, played: set[str], words) -> None:
        if self.game not in played:
            self.game = ""
        names = [(game.id, words.say(title(game.id))) for game in GAMES if game.id in played]
        self.games = [("", words._("app.past.all")), *names] if len(names) > 1 else []

    def _item(self, row, now, words) -> tuple[Item, str]:
        """The row, and what it is found by: the game, its title, everybody, the day."""
        day = day_text(row.played, now, words)
        everybody = [words.say(score.name) for score in row.scores]
        mine = App.get_running_app().library.statistics.mine_in(row)
        note = as_label(_who_won(row, mine, day, words))
        emblem = screens_of(row.game).get("emblem", "flag")
        name = words.say(subject_of(row).name)
        return (
            Item(row.id, name, note, _points(row, mine, words), emblem),
            _said(" ".join((name, day, row.place, row.remark, *everybody))),
        )


def _not_shown(row, words, _why) -> tuple[Item, str]:
    """In its place, where the game cannot be shown: the others are."""
    return Item(row.id, words._("library.row_not_shown", file=row.id), icon="warning"), row.id


def _who_won(row, mine, day, words) -> str:
    """You, or by name; only the day where nobody did."""
    winners = [words.say(score.name) for score in row.scores if score.winner]
    if mine is not None and mine.winner:
        return words._("app.score.you_won", day=day, n=len(winners))
    return words._("app.past.won_by", day=day, names=", ".join(winners)) if winners else day


def _points(row, mine, words) -> str:
    """Mine, then the best of the others; of a game without me those of the first."""
    if mine is None or mine.score is None:
        return words.say(row.scores[0].score) if row.scores else ""
    others = [one.score for one in row.scores if one is not mine and one.score is not None]
    best = [words.say((max if row.highest_wins else min)(others))] if others else []
    return " : ".join((words.say(mine.score), *best))


def _said(text: str) -> str:
    """Without case and accents."""
    return " ".join(map(fold, text.split()))


load_kv(__file__)
