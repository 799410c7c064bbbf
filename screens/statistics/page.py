"""Games and wins, best and mean, streaks, hours, a trend, and what was never tried."""

from kivy.app import App
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from companion.i18n import as_label
from companion.library.statistics import Streak, Taste, among_people
from screens.kv import load_kv
from screens.navigation import View
from screens.statistics.filtering import filter_sheet
from screens.statistics.months import Months  # noqa: F401 – named in kv
from screens.statistics.outcomes import Outcomes  # noqa: F401 – named in kv
from screens.statistics.points import Points  # noqa: F401 – named in kv
from screens.statistics.reading import (
    bars_of,
    best_said,
    lasting,
    month_and_year,
    won_said,
)
from screens.statistics.tile import GroupLine, Tile, Trend  # noqa: F401 – named in kv
from screens.statistics.year import year_sheet
from screens.widgets.frame.even_grid import EvenGrid  # noqa: F401 – named in kv

NO_MORE = 12
"""So many names of what was never tried are told; the others are counted."""


class StatisticsPage(View):
    """From home, from a person (`who`), from a kept game (`game`)."""

    who = StringProperty("")
    game = StringProperty("")
    year = StringProperty("")
    kind = StringProperty("")
    """The game of ours that it is about; empty for all of them."""
    games = ListProperty()
    played = NumericProperty(0)
    subtitle = StringProperty("")
    values = ListProperty()
    wins = ListProperty()
    ends = ListProperty(["", ""])
    trend = StringProperty("")
    rises = BooleanProperty(True)
    streak = StringProperty("")
    bars = ListProperty()
    hours = StringProperty("")
    groups_title = StringProperty("")
    not_tried = StringProperty("")
    favourite = StringProperty("")
    met = StringProperty("")
    """Who leads, who beats whom."""
    answer = ObjectProperty(None, allownone=True)

    def on_kv_post(self, *_args):
        app = App.get_running_app()
        app.i18n.bind(lang=self._tell)
        app.bind(form=self._lay_out)
        self._lay_out()

    def _lay_out(self, *_args) -> None:
        """What it all comes to stands above the rest, on a phone in the pile with it."""
        small = App.get_running_app().form == "phone"
        first, band = self.ids.first, self.ids.band
        holder = first.body if small else self.ids.above
        if band.parent is not holder:
            band.parent.remove_widget(band)
            holder.add_widget(band)
        self.ids.above.padding = 0 if small else (dp(12), dp(8), dp(12), 0)
        first.away = not small
        self.ids.columns.restack()

    def enter(self, who: str | None = None, game: str | None = None, **_where):
        statistics = App.get_running_app().library.statistics
        if who is not None or not self.who:
            self.who = who or statistics.somebody
            self.year = ""
        if game is not None:
            self.game = game
        if self.game not in {one.key for one in statistics.games}:
            self.game = ""
        self._tell()

    def choose(self, chosen: list) -> None:
        """One game, or all of them."""
        self.game = next(iter(chosen), "")
        self._tell()

    def filter(self) -> None:
        """Whose games, of which year."""
        filter_sheet(self)

    def show(self, who: str, year: str) -> None:
        """Of this person, in this year."""
        self.who, self.year = who, year
        self._tell()

    def share(self) -> None:
        """The year as a picture."""
        year_sheet(self.who, self.year)

    # inside

    def _tell(self, *_args) -> None:
        app = App.get_running_app()
        statistics, words = app.library.statistics, app.i18n
        self.kind = self.game.partition(":")[0]
        self.answer = answer = statistics.answer(Taste(self.who, self.game, self.year))
        names = [(one.key, words.say(one.name)) for one in statistics.games]
        self.games = [("", words._("app.past.all")), *names] if len(names) > 1 else []
        whose = self.who or words._("statistics.everybody")
        self.subtitle = " · ".join(filter(None, (whose, self.year)))
        self.played = answer.all.played
        self._tell_tiles(answer, words)
        self._tell_points(answer, words)
        self._tell_groups(answer, words)
        self._tell_rest(answer, words)
        self.ids.columns.restack()

    def _tell_tiles(self, answer, words) -> None:
        every = answer.all
        tiles = [
            ("table", words.say(every.played), words._("statistics.games", n=every.played)),
            *([("trophy", f"{_part(every)} %", won_said(every, words))] if answer.wins else []),
            ("clock", lasting(every.minutes, words), words._("statistics.at_the_table")),
        ]
        if every.best is not None and self.game:
            mean = words._("statistics.mean", mean=words.say(every.mean))
            tiles.insert(len(tiles) - 1, ("star", words.say(every.best), mean))
        if every.played:
            mean = lasting(round(every.minutes / every.played), words)
            tiles.append(("hourglass", mean, words._("statistics.a_game")))
        _fill(self.ids.tiles, tiles if every.played else [], Tile, ("icon", "figure", "note"))

    def _tell_points(self, answer, words) -> None:
        scored = [one for one in answer.points if one.score is not None] if self.game else []
        self.values = [one.score for one in scored]
        self.wins = [one.won for one in scored]
        ends = (scored[0].day, scored[-1].day) if scored else ("", "")
        self.ends = [month_and_year(one, words) for one in ends]
        trend = answer.trend
        self.rises = trend is None or trend >= 0
        self.trend = "" if trend is None else words._(
            "statistics.trend_up" if trend >= 0 else "statistics.trend_down", n=abs(trend)
        )  # fmt: skip
        streak = answer.streak if answer.wins else Streak()
        now, longest = streak.now, streak.longest
        said = [words._("statistics.streak_now", n=now)] if now > 1 else []
        said += [words._("statistics.streak_longest", n=longest)] if longest > 1 else []
        self.streak = as_label(" · ".join(said))

    def _tell_groups(self, answer, words) -> None:
        by_level = self.game and answer.levels
        groups = answer.levels if by_level else () if self.game else answer.games
        self.groups_title = words._("statistics.by_level" if by_level else "statistics.by_game")
        untried = answer.levels_not_tried if by_level else ()
        self._lines(self.ids.groups, groups, words, untried)
        self._lines(self.ids.roles, answer.roles[:8], words)
        self._lines(self.ids.ways, answer.ways if len(answer.ways) > 1 else (), words)
        best = answer.favourite
        many = best is not None and best.played > 1
        self.favourite = (
            words._("statistics.favourite", name=words.say(best.name), n=best.played)
            if many
            else ""
        )

    def _lines(self, box, groups, words, untried=()) -> None:
        rows = [
            (as_label(words.say(one.name)), self._won(one, words), best_said(one, words))
            for one in groups
        ]
        not_yet = as_label(words._("statistics.not_yet"))
        rows += [(as_label(words.say(one)), not_yet, "") for one in untried]
        _fill(box, rows, GroupLine, ("name", "won", "best"))
        outcomes = [*(list(one.outcomes) for one in groups), *([] for _ in untried)]
        for line, some in zip(reversed(box.children), outcomes, strict=True):
            line.ids.marks.outcomes = some

    def _won(self, group, words) -> str:
        """How many were won, where that says anything."""
        if self.answer.wins:
            return won_said(group, words)
        return words._("statistics.so_many", n=group.played)

    def _tell_rest(self, answer, words) -> None:
        self.met = "\n\n".join(
            "\n".join((words.say(title), *map(words.say, lines)))
            for title, lines in among_people(answer)
        )
        self.bars = bars_of(answer.months, words)
        self.hours = words._("statistics.in_all", span=lasting(answer.all.minutes, words))
        levels = () if answer.levels and self.game else answer.levels_not_tried
        missing = (*levels, *answer.roles_not_tried, *answer.games_not_tried)
        names = [words.say(one) for one in missing]
        more = len(names) - NO_MORE
        others = [words._("statistics.and_more", n=more)] if more > 0 else []
        self.not_tried = " · ".join(names[:NO_MORE] + others)


def _part(group) -> int:
    return round(100 * group.won / group.played) if group.played else 0


def _fill(box, rows, kind, names) -> None:
    """Widgets are kept; only their words change."""
    while len(box.children) > len(rows):
        box.remove_widget(box.children[0])
    while len(box.children) < len(rows):
        box.add_widget(kind())
    for widget, row in zip(reversed(box.children), rows, strict=True):
        for name, value in zip(names, row, strict=True):
            setattr(widget, name, value)


load_kv(__file__)
