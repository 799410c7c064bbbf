"""The menu of a table that tells its counts or its points: the log, rules, the other ways."""

from kivy.app import App

from companion.i18n import as_label
from screens.offering import take
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.acts import Act, Acts

WAYS = ("way.", "asking.")
ROWS = (("app.log.title", "log", "log"), ("rules.title", "rules", "book"))


def way_acts() -> list[Act]:
    """The other ways to keep the game that is open, and to be asked in it, a row each."""
    app = App.get_running_app()
    words = app.i18n
    return [
        Act(
            _label(one, words),
            one,
            words.say(one.note),
            one.icon,
            reason=words.say(one.reason),
        )
        for one in app.bridge.offers
        if one.id.startswith(WAYS)
    ]


def _label(one, words) -> str:
    label = as_label(words.say(one.label))
    return words._("kit.from_now", what=label) if one.id.startswith("way.") else label


def open_ways(more=()) -> Sheet:
    """Places to go to, then the ways; `more` are further rows, each with what it does."""
    app = App.get_running_app()
    words = app.i18n
    sheet = Sheet(title=words._("kit.more"))
    rows = sheet.put(Acts())
    places = [Act(words._(key), route, icon=icon) for key, route, icon in ROWS]
    rows.items = [*more, *places, *way_acts()]

    def go(_rows, do) -> None:
        sheet.close()
        if callable(do):
            do()
        elif isinstance(do, str):
            app.nav.go(do, **({"game": app.bridge.game_id} if do == "rules" else {}))
        else:
            take(do)

    rows.bind(on_pick=go)
    return sheet.open()
