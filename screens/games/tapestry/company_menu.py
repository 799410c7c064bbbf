"""What else there is about a game whose counts are told, or nothing but the points."""

from functools import partial

from kivy.app import App

from companion.i18n import as_label
from screens.offering import offer_of, take
from screens.play.ways import open_ways
from screens.widgets.above.sheet import Sheet, ask
from screens.widgets.controls.acts import Act

ROWS = (
    ("tapestry.company.by_source", "tapestry/sheet", "score"),
    ("tapestry.menu.settings", "settings", "settings"),
)
"""Where one goes from here."""


def open_company_menu() -> Sheet:
    """Places to go to, the end, and the other ways to keep the game."""
    app = App.get_running_app()
    words, end = app.i18n, offer_of("end")
    more = [Act(words._(key), partial(app.nav.go, route), icon=icon) for key, route, icon in ROWS]
    if end is not None:
        more.append(Act(as_label(words.say(end.label)), ask_for_the_end, icon="flag"))
    return open_ways(more)


def ask_for_the_end() -> Sheet:
    """The game is over on the table: asked once more."""
    app = App.get_running_app()
    words = app.i18n
    title, text = words._("tapestry.more.end"), words._("tapestry.more.end_text")

    def end() -> None:
        take(offer_of("end"))
        app.nav.go("tapestry/score")

    return ask(title, text, words._("tapestry.more.end_yes"), end)
