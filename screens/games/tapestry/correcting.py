"""A number of "Check the table" put right."""

from kivy.app import App

from companion.games.tapestry.views import correcting


def correct(fact, value):
    """The command for it."""
    return correcting.correct(App.get_running_app().bridge.state, fact, value)
