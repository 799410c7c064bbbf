"""What else there is about a game on the table."""

from kivy.app import App

from companion.core.chance import used
from companion.core.offer import Offer
from companion.games.tapestry.options import DECISIONS
from screens.games.tapestry.let_app import CHANCE, chance_toggle
from screens.games.tapestry.more_sheet import open_more
from screens.offering import offer_of, take
from screens.play.ways import way_acts
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.acts import Act, Acts

MORE = "more"
ROWS = (
    ("log", "log", "log"),
    ("check", "check", "table"),
    ("score", "tapestry/score", "score"),
    ("bots", "tapestry/bots", "owner-automa"),
    (MORE, MORE, "more"),
    ("checklist", "tapestry/setup", "rules"),
    ("settings", "settings", "settings"),
)


def open_menu(seat: str) -> Sheet:
    """A row for each; `seat` is whose side is shown."""
    app = App.get_running_app()
    words = app.i18n
    sheet = Sheet(title=words._("tapestry.title"))
    rows = sheet.put(Acts())
    rows.items = [
        *_turns(app.bridge.view, words),
        *(
            Act(words._(f"tapestry.menu.{key}"), route, icon=icon)
            for key, route, icon in ROWS
            if key != "bots" or app.bridge.view.bots
        ),
        *way_acts(),
    ]

    def go(_rows, route) -> None:
        sheet.close()
        if route == MORE:
            open_more(seat)
            return
        if isinstance(route, Offer):
            take(route)
            return
        app.nav.go(route, **({"game": "tapestry"} if route == "rules" else {}))

    rows.bind(on_pick=go)
    for kind in CHANCE:
        if kind != DECISIONS or app.bridge.view.bots:
            _put_chance(sheet, kind)
    return sheet.open()


def _put_chance(sheet, kind: str) -> None:
    """Who draws or rolls from here on: the app, or the table with the real ones."""
    app = App.get_running_app()
    toggle = sheet.put(chance_toggle(kind, used(app.bridge.session.by_app, kind)))

    def change(_toggle, wanted: bool) -> None:
        app.bridge.use_app(kind, wanted)
        toggle.on = wanted

    toggle.bind(on_change=change)


def _turns(view, words) -> list[Act]:
    """A turn that the app did not follow is over: whose turn it is."""
    offer = offer_of("pass") if view.my_turn else None
    if offer is None:
        return []
    seats, others = offer.asks({}), [one for one in view.players if not one.to_move]
    return [
        Act(
            words._("tapestry.screen.turn_of", who=player.name),
            offer.with_(**{seats.key: player.id}),
            icon=offer.icon,
        )
        for player in others
        if not player.finished
    ]
