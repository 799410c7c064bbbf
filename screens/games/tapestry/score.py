"""The score: who leads, points by source, the line over the game, the moment that decided it."""

from kivy.app import App
from kivy.properties import BooleanProperty, ListProperty, StringProperty

from companion.games.tapestry.score.commands import NameTallest
from companion.games.tapestry.score.view import score_view
from companion.i18n import as_label
from screens.games.tapestry.land import BOT_ICONS, shape_icon
from screens.kv import load_kv
from screens.navigation import View
from screens.widgets.acts import Act
from screens.widgets.chart import Curve
from screens.widgets.score_table import Column, ScoreLine


class TapestryScore(View):
    """Follows the bridge while it is shown."""

    headline = StringProperty("")
    moment = StringProperty("")
    tie = StringProperty("")
    over = BooleanProperty(False)
    columns = ListProperty()
    lines = ListProperty()
    totals = ListProperty()
    curves = ListProperty()
    ask = ListProperty()
    shown = False

    def on_kv_post(self, *_args):
        app = App.get_running_app()
        app.bridge.fbind("step", self.follow)
        app.i18n.fbind("lang", self.follow)

    def enter(self, **_where):
        self.shown = True
        self.follow()

    def leave(self):
        self.shown = False

    def follow(self, *_args) -> None:
        """Take over what the score is now."""
        app = App.get_running_app()
        state = app.bridge.state
        if not self.shown or state is None or app.bridge.game_id != "tapestry":
            return
        words, view = app.i18n, score_view(state)
        names = {row.seat: words.say(row.name) for row in view.rows}
        self.over = view.over
        self.headline = self._headline(view, names, words)
        self.tie = words.say(view.tie)
        self.moment = self._moment(view, names, words) if view.over else ""
        self.columns = [
            Column(names[row.seat], row.colour, BOT_ICONS.get(row.seat) or shape_icon(row.shape))
            for row in view.rows
        ]
        self.lines = self._lines(view.rows, words)
        self.totals = [row.points for row in view.rows]
        self.curves = [Curve(names[row.seat], row.colour, row.by_era) for row in view.rows]
        self.ask = [
            Act(names[seat], NameTallest(seat), icon="landmark") for seat in view.ask_tallest
        ]

    def _headline(self, view, names, words) -> str:
        leaders = [row for row in view.rows if row.rank == 1]
        points = view.rows[0].points
        if leaders[0].you:
            key = "tapestry.screen.you_win" if view.over else "tapestry.screen.you_lead"
            return words._(key, n=points)
        key = "tapestry.screen.wins" if view.over else "tapestry.screen.leads"
        return words._(key, who=", ".join(names[row.seat] for row in leaders), n=points)

    def _moment(self, view, names, words) -> str:
        one = view.moment
        if one is None:
            return ""
        gained = [(one.owner, one.amount), (one.next, one.next_amount)]
        gains = [
            words._("tapestry.screen.gained", who=names[owner], points=f"{points:+}")
            for owner, points in gained
            if owner
        ]
        return words._(
            "tapestry.screen.moment", era=one.era, gains=", ".join(gains), source=one.source
        )

    def _lines(self, rows, words) -> list[ScoreLine]:
        sources: dict[str, str] = {}
        for row in rows:
            for source in row.sources:
                sources.setdefault(source.source, words.say(source.name))
        lines = [
            ScoreLine(words._("tapestry.screen.landmarks"), tuple(row.landmarks for row in rows))
        ]
        for key, label in sources.items():
            values = tuple(_amount(row, key) for row in rows)
            lines.append(ScoreLine(as_label(label), values))
        return lines

    def name_tallest(self, command) -> None:
        """Whose tallest landmark is the tallest."""
        App.get_running_app().bridge.do(command)

    def keep(self) -> None:
        """Into the past games, where it can be shared."""
        app = App.get_running_app()
        kept = app.bridge.finish()
        if kept:
            app.nav.home()
            app.nav.go("past_game", game=kept)


def _amount(row, source: str):
    amounts = [one.amount for one in row.sources if one.source == source]
    return amounts[0] if amounts else ""


load_kv(__file__)
