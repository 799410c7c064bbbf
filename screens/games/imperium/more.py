"""What is seldom needed: paying with Progress, effects on the C.I.V., the end, other screens."""

from kivy.app import App

from companion.games.imperium.commands.anytime import (
    CallOffScoring,
    CorrectState,
    LayPowerSide,
    SayCollapse,
    TriggerScoring,
)
from companion.games.imperium.commands.effects import EFFECTS, AffectCiv
from companion.games.imperium.commands.your_deck import Develop, ShuffleDeck
from companion.games.imperium.commands.yours import TakeFromSmallDeck, UnrestMoved
from screens.games.imperium.pay import open_pay
from screens.widgets.button import Press
from screens.widgets.sheet import Sheet, ask
from screens.widgets.text import Caption


def open_more(view) -> Sheet:
    """The sheet behind the menu button."""
    app = App.get_running_app()
    sheet = Sheet(title=app.i18n._("imperium.screen.more"))
    rules = sheet.put(Press(text=app.i18n._("rules.title"), icon="book"))
    rules.bind(on_release=lambda *_: (sheet.close(), app.nav.go("rules", game="imperium")))
    for route, key, icon in (
        ("log", "app.log.title", "log"),
        ("check", "app.check.title", "check"),
        ("imperium/rows", "imperium.screen.rows", "imperium-bot"),
        ("imperium/answers", "imperium.screen.answers", "question"),
    ):
        _to(sheet, app, route, key, icon)
    playing = view.phase not in ("setup", "scoring", "over")
    if playing and view.solo:
        _do(sheet, app, ShuffleDeck(), "imperium.screen.deck_empty", "cards")
    if view.phase in ("yours", "solstice"):
        _your_turn(sheet, app, view)
    if playing:
        _the_end(sheet, app, view)
    return sheet.open()


def _to(sheet, app, route, key, icon) -> None:
    press = Press(text=app.i18n._(key), icon=icon)
    press.bind(on_release=lambda *_: (sheet.close(), app.nav.go(route)))
    sheet.put(press)


def _your_turn(sheet, app, view) -> None:
    sheet.put(Caption(text=app.i18n._("imperium.screen.your_turn")))
    if view.you.counted:
        pay = Press(text=app.i18n._("imperium.screen.pay"), icon="imperium-progress")
        pay.bind(on_release=lambda *_: (sheet.close(), open_pay(view)))
        sheet.put(pay)
    if view.solo:
        side = "b" if view.you.power_side == "a" else "a"
        _do(sheet, app, LayPowerSide(side), f"imperium.screen.turn_power_{side}", "imperium-nation")
    if view.solo and "developments" in view.you.piles:
        _do(sheet, app, Develop(), "imperium.screen.develop", "imperium-development")
    for cards, key in ((1, "imperium.screen.you_take"), (-1, "imperium.screen.you_return")):
        _do(sheet, app, UnrestMoved(cards), key, "imperium-unrest")
    if view.solo:
        sheet.put(Caption(text=app.i18n._("imperium.screen.small_decks")))
        for deck, name, left in view.small:
            said = f"{app.i18n.say(name)} · {left}"
            _do(sheet, app, TakeFromSmallDeck(deck), "", f"imperium-{deck}", said)
        sheet.put(Caption(text=app.i18n._("imperium.screen.on_civ")))
        other = "barbarian" if view.civ.side == "empire" else "empire"
        _do(
            sheet, app, CorrectState("civ", other), f"imperium.screen.civ_{other}", "imperium-state"
        )
        for effect in EFFECTS:
            _do(sheet, app, AffectCiv(effect), f"imperium.effect.{effect}", "imperium-bot")


def _the_end(sheet, app, view) -> None:
    sheet.put(Caption(text=app.i18n._("imperium.screen.the_end")))
    for reason, said in view.ends:
        _do(sheet, app, TriggerScoring(reason), "", "imperium-scoring", app.i18n.say(said))
    if view.ending is not None:
        _do(sheet, app, CallOffScoring(), "imperium.screen.call_off", "undo")
    press = Press(text=app.i18n._("imperium.screen.collapse"), icon="imperium-collapse", kind="bad")
    press.bind(on_release=lambda *_: (sheet.close(), _collapse(app)))
    sheet.put(press)


def _collapse(app) -> None:
    words = app.i18n
    ask(
        words._("imperium.screen.collapse"),
        words._("imperium.screen.collapse_sure"),
        words._("imperium.screen.collapse_yes"),
        lambda: app.bridge.do(SayCollapse()),
        bad=True,
    )


def _do(sheet, app, command, key, icon, said="") -> None:
    press = Press(text=said or app.i18n._(key), icon=icon, reason=app.bridge.why_not(command))
    press.bind(on_release=lambda *_: (sheet.close(), app.bridge.do(command)))
    sheet.put(press)
