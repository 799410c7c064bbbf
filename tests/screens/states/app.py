"""Home, settings, about, past games, the error screen."""

from tests.screens.states import State


def at(route, **where):
    return lambda hand: hand.app.nav.go(route, **where)


def broken(hand):
    hand.app.nav.home("error", report="Loom\nTraceback (most recent call last): …\n" * 12)


def noticed(hand):
    from companion.core.message import Message

    hand.app.library.notices.append(Message("library.notice.restored"))
    hand.app.nav.home()


def binned(hand):
    """Two games in the bin, looked at."""
    from tests.screens.states.score_pad import home_running

    home_running(hand)
    for game in list(hand.app.library.running):
        hand.app.library.forget(game.id)
    hand.app.nav.go("settings")
    hand.app.nav.view.open_bin()


STATES = (
    State("home-empty", lambda hand: None),
    State("home-notices", noticed),
    State("settings", at("settings")),
    State("about", at("about")),
    State("bin", binned),
    State("past-empty", at("past")),
    State("error", broken, skip=("untranslated",)),
)
