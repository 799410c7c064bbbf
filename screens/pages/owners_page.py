"""What the owner of a printed game reads and tells, as a place of the window."""

from kivy.app import App

from companion.pages.doors import opened
from companion.pages.owning import OWNED
from screens.pages.app_place import AppPlace, doors


class OwnersPlace(AppPlace):
    """At what is played now, where that is of its game."""

    def begin(self, **_where: object) -> None:
        if self._stays:
            return
        bridge = App.get_running_app().bridge
        game, _, part = self.route.partition("/")
        state = bridge.state if bridge.game_id == game else None
        self.at = opened(OWNED, doors(), game=game, part=part, state=state)
