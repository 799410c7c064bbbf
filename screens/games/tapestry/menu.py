"""What else there is about a game on the table."""

from kivy.app import App

from companion.core.offer import Offer
from screens.games.tapestry.more_sheet import open_more
from screens.games.tapestry.places_sheet import open_places
from screens.offering import offer_of, take
from screens.play.ways import way_acts
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.acts import Act, Acts

MORE, PLACES = "more", "places"
ROWS = (
    ("log", "log", "log"),
    ("check", "check", "table"),
    ("score", "tapestry/score", "score"),
    ("bots", "tapestry/bots", "owner-automa"),
    (PLACES, PLACES, "cards"),
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
        if route == PLACES:
            open_places()
            return
        if isinstance(route, Offer):
            take(route)
            return
        app.nav.go(route, **({"game": "tapestry"} if route == "rules" else {}))

    rows.bind(on_pick=go)
    return sheet.open()


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
