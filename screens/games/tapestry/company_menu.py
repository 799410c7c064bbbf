"""What else there is about a game whose counts are told, or nothing but the points."""

from kivy.app import App

from companion.games.tapestry.offers.company import ways_asked
from companion.i18n import as_label
from screens.offering import offer_of, take
from screens.widgets.acts import Act, Acts
from screens.widgets.sheet import Sheet, ask

ROWS = (
    ("tapestry.company.catch_up", "tapestry/catch_up", "table"),
    ("tapestry.company.sheet", "tapestry/sheet", "score"),
    ("tapestry.menu.log", "log", "log"),
    ("tapestry.menu.rules", "rules", "book"),
    ("tapestry.menu.settings", "settings", "settings"),
)
"""Where one goes from here."""


def open_company_menu() -> Sheet:
    """Places to go to, the end, and the other ways to keep the game."""
    app = App.get_running_app()
    words = app.i18n
    sheet = Sheet(title=words._("tapestry.title"))
    rows = sheet.put(Acts())
    end = offer_of("end")
    ending = [Act(as_label(words.say(end.label)), "end", icon="flag")] if end else []
    rows.items = [
        *(Act(words._(key), route, icon=icon) for key, route, icon in ROWS),
        *ending,
        *way_acts(words),
    ]

    def go(_rows, do) -> None:
        sheet.close()
        if do == "end":
            ask_for_the_end()
        elif isinstance(do, str):
            app.nav.go(do, **({"game": "tapestry"} if do == "rules" else {}))
        else:
            take(do)

    rows.bind(on_pick=go)
    return sheet.open()


def way_acts(words) -> list[Act]:
    """The other ways to keep the game, a row each."""
    offers = ways_asked(App.get_running_app().bridge.state)
    return [
        Act(
            words.say(one.label),
            one,
            words.say(one.note),
            one.icon,
            reason=words.say(one.reason),
        )
        for one in offers
    ]


def ask_for_the_end() -> Sheet:
    """The game is over on the table: asked once more."""
    app = App.get_running_app()
    words = app.i18n
    title, text = words._("tapestry.more.end"), words._("tapestry.more.end_text")

    def end() -> None:
        take(offer_of("end"))
        app.nav.go("tapestry/score")

    return ask(title, text, words._("tapestry.more.end_yes"), end)
