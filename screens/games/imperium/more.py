"""What is seldom needed: paying with Progress, effects on the C.I.V., the end, other screens."""

from functools import partial

from kivy.app import App

from screens.games.imperium.pay import open_pay
from screens.offering import offer_of, take
from screens.widgets.above.sheet import Sheet, ask
from screens.widgets.controls.button import Press
from screens.widgets.text.prose import Caption

PLACES = (
    ("log", "app.log.title", "log"),
    ("check", "app.check.title", "check"),
    ("imperium/rows", "imperium.screen.rows", "imperium-bot"),
    ("imperium/answers", "imperium.screen.answers", "question"),
)
ICONS = {"power": "imperium-nation", "develop": "imperium-development", "scoring.not": "undo"}


def open_more(view) -> Sheet:
    """The sheet behind the menu button."""
    app = App.get_running_app()
    sheet = Sheet(title=app.i18n._("imperium.screen.more"))
    rules = sheet.put(Press(text=app.i18n._("rules.title"), icon="book"))
    rules.bind(on_release=lambda *_: (sheet.close(), app.nav.go("rules", game="imperium")))
    for route, key, icon in PLACES:
        press = sheet.put(Press(text=app.i18n._(key), icon=icon))
        press.bind(on_release=lambda *_, to=route: (sheet.close(), app.nav.go(to)))
    for deck in ("shuffle", "deck.in_loom", "deck.on_table"):
        _do(sheet, deck)
    if offer_of("unrest.take") is not None:
        _your_turn(sheet, app, view)
    if offer_of("collapse") is not None:
        _the_end(sheet, app)
    return sheet.open()


def _your_turn(sheet, app, view) -> None:
    words = app.i18n
    sheet.put(Caption(text=words._("imperium.screen.your_turn")))
    _do(sheet, "gain")
    if offer_of("pay") is not None:
        pay = sheet.put(Press(text=words._("imperium.screen.pay"), icon="imperium-progress"))
        pay.bind(on_release=lambda *_: (sheet.close(), open_pay(view)))
    side = "b" if view.you.power_side == "a" else "a"
    _do(sheet, "power", {"side": side}, words._(f"imperium.screen.turn_power_{side}"))
    _do(sheet, "develop")
    for unrest in ("unrest.take.one", "unrest.return.one"):
        _do(sheet, unrest)
    if not view.solo:
        return
    sheet.put(Caption(text=words._("imperium.screen.small_decks")))
    for deck, name, left in (one for one in view.small if one[2]):
        said = f"{words.say(name)} · {left}"
        _do(sheet, "market.small", {"deck": deck}, said, f"imperium-{deck}")
    for main in ("market.main", "market.turned"):
        _do(sheet, main)
    sheet.put(Caption(text=words._("imperium.screen.on_civ")))
    other = "barbarian" if view.civ.side == "empire" else "empire"
    _do(sheet, "state.civ", said=words._(f"imperium.screen.civ_{other}"))
    for offer in _those("effect."):
        _put(sheet, offer)


def _the_end(sheet, app) -> None:
    words, collapse = app.i18n, offer_of("collapse")
    sheet.put(Caption(text=words._("imperium.screen.the_end")))
    for offer in _those("scoring."):
        _put(sheet, offer)
    title, sure = words.say(collapse.label), words.say(collapse.note)
    yes, end = words._("imperium.screen.collapse_yes"), partial(take, collapse)
    press = sheet.put(Press(text=title, icon="imperium-collapse", kind="bad"))
    press.bind(on_release=lambda *_: (sheet.close(), ask(title, sure, yes, end, bad=True)))


def _those(begins: str):
    return [one for one in App.get_running_app().bridge.offers if one.id.startswith(begins)]


def _do(sheet, offer_id: str, given=None, said: str = "", icon: str = "") -> None:
    offer = offer_of(offer_id)
    if offer is not None:
        _put(sheet, offer, given, said, icon)


def _put(sheet, offer, given=None, said: str = "", icon: str = "") -> None:
    say = App.get_running_app().i18n.say
    shown = icon or ICONS.get(offer.id) or offer.icon
    press = Press(text=said or say(offer.label), icon=shown, reason=say(offer.reason))
    press.bind(on_release=lambda *_: (sheet.close(), take(offer, given)))
    sheet.put(press)
