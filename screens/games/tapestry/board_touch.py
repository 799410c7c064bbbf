"""What is told of a hex or a plot that is held."""

from kivy.app import App

from companion.games.tapestry.table.view_help_here import hex_help, plot_help
from companion.i18n import as_label
from screens.games.tapestry.land import key_of


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
