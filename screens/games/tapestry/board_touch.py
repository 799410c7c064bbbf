"""What a touch on the tracks and the map does, wherever they are shown in a game that is played."""

from kivy.app import App

from companion.games.tapestry.table.view_help_here import hex_help, plot_help
from companion.i18n import as_label
from screens.games.tapestry.land import key_of, lit_by


def tell_hex(place) -> None:
    """What lies on a hex now, and the entry on it."""
    bridge = App.get_running_app().bridge
    _tell(hex_help(bridge.state, key_of(place)))


def tell_plot(player: str, cell) -> None:
    """What stands on a plot of a capital, how full its lines are, and the entry on it."""
    _tell(plot_help(App.get_running_app().bridge.state, player, cell))


def _tell(here) -> None:
    app = App.get_running_app()
    lines = (as_label(app.i18n.say(line)) for line in here.lines)
    app.help(here.topic, " · ".join(lines))


class BoardTouched:
    """Mixed into a screen with `Lanes` and a `HexMap`; it also takes `Asks`."""

    def tell_space(self, track: str, space: int) -> None:
        """A space was held."""
        App.get_running_app().help(f"space.{track}.{space}" if space else f"track.{track}")

    def open_track(self, track: str) -> None:
        """The whole track, space by space."""
        from screens.games.tapestry.track_sheet import open_track

        bridge = App.get_running_app().bridge
        lane = next(lane for lane in bridge.view.lanes if lane.track.id == track)
        open_track(bridge.state, lane.track)

    def tell_hex(self, place) -> None:
        """A hex was held: what lies there, and the entry on it."""
        tell_hex(place)

    def touch_hex(self, place) -> None:
        """A hex that is asked for, or one to be corrected."""
        bridge = App.get_running_app().bridge
        key = key_of(place)
        if key in lit_by(bridge.question):
            bridge.answer(key)
        elif bridge.question is not None:
            self.ask_again()
        else:
            from screens.games.tapestry.hex_sheet import open_hex

            open_hex(bridge.state, key)
