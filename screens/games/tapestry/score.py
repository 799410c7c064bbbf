"""The score: who leads, points by source, the line over the game, what decided it."""

from kivy.app import App
from kivy.properties import BooleanProperty, ListProperty, StringProperty

from companion.core.scored import scored_of
from companion.games.tapestry.score.view import score_view, so_far
from companion.i18n import as_label
from screens.game_screen import GameScreen, keep_game
from screens.kv import load_kv
from screens.offering import take
from screens.widgets.controls.acts import Act
from screens.widgets.lists.ranking import ahead_text

DECIDING = ("tallest.", "richest.")
"""The offers that break a tie."""


class TapestryScore(GameScreen):
    """Follows the bridge while it is shown."""

    headline = StringProperty("")
    ahead = StringProperty("")
    tie = StringProperty("")
    over = BooleanProperty(False)
    may_write = BooleanProperty(False)
    ask = ListProperty()
    game_id = "tapestry"

    def drawn_from(self, bridge):
        return bridge.seen(score_view)

    def asks_itself(self, question) -> bool:
        """The table asks."""
        return True

    def show(self, view, words) -> None:
        """What the score is now."""
        app = App.get_running_app()
        self.over = view.over
        self.headline = as_label(words.say(view.headline))
        self.tie = words.say(view.tie)
        result, scored = app.bridge.seen(so_far), scored_of(app.bridge.session)
        self.ahead = ahead_text(result, words)
        for part in (self.ids.course, self.ids.sheet):
            part.show(result, scored)
        self.may_write = view.may_write
        self.ask = [
            Act(as_label(words.say(one.label)), one, icon=one.icon)
            for one in app.bridge.offers
            if one.id.startswith(DECIDING)
        ]

    def decide(self, offer) -> None:
        """Whose tallest landmark is the tallest, or who has most left."""
        take(offer)

    def keep(self) -> None:
        """Into the past games, where it can be shared."""
        keep_game()


load_kv(__file__)
