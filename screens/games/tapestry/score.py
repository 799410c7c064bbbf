"""The score: who leads, points by source, the line over the game, what decided it."""

from kivy.app import App
from kivy.properties import BooleanProperty, ListProperty, StringProperty

from companion.core.scored import scored_of
from companion.games.tapestry.company.commands import NameRichest
from companion.games.tapestry.score.commands import NameTallest
from companion.games.tapestry.score.view import score_view, so_far
from screens.kv import load_kv
from screens.navigation import View
from screens.widgets.acts import Act


class TapestryScore(View):
    """Follows the bridge while it is shown."""

    headline = StringProperty("")
    tie = StringProperty("")
    over = BooleanProperty(False)
    may_write = BooleanProperty(False)
    ask = ListProperty()
    shown = False

    def on_kv_post(self, *_args):
        app = App.get_running_app()
        app.bridge.bind(step=self.follow)
        app.i18n.bind(lang=self.follow)

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
        result, scored = so_far(state), scored_of(app.bridge.session)
        for part in (self.ids.course, self.ids.sheet):
            part.show(result, scored)
        self.may_write = view.may_write
        self.ask = [
            *(Act(names[seat], NameTallest(seat), icon="landmark") for seat in view.ask_tallest),
            *(
                Act(names[seat], NameRichest(seat), icon="resource-any")
                for seat in view.ask_richest
            ),
        ]

    def _headline(self, view, names, words) -> str:
        leaders = [row for row in view.rows if row.rank == 1]
        points = view.rows[0].points
        if leaders[0].you:
            key = "tapestry.screen.you_win" if view.over else "tapestry.screen.you_lead"
            return words._(key, n=points)
        key = "tapestry.screen.wins" if view.over else "tapestry.screen.leads"
        if len(leaders) > 1:
            key = "tapestry.screen.level"
        return words._(key, who=tuple(names[row.seat] for row in leaders), n=points)

    def name_tallest(self, command) -> None:
        """Whose tallest landmark is the tallest, or who has most left."""
        App.get_running_app().bridge.do(command)

    def keep(self) -> None:
        """Into the past games, where it can be shared."""
        app = App.get_running_app()
        kept = app.bridge.finish()
        if kept:
            app.nav.home()
            app.nav.go("past_game", game=kept)


load_kv(__file__)
