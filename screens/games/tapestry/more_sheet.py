"""What happened at the table outside of a followed turn: to anybody, carried out by the rules."""

from functools import partial

from kivy.app import App

from companion.i18n import as_label
from screens.offering import offer_of, take, take_named
from screens.widgets.above.sheet import Sheet, ask
from screens.widgets.controls.acts import Act, Acts
from screens.widgets.text.prose import Caption

EFFECT = "effect."


def open_more(seat: str) -> Sheet:
    """What effects do first; then what the table says: landmarks, who is out, the end."""
    app = App.get_running_app()
    words = app.i18n
    sheet = Sheet(title=words._("tapestry.menu.more"), note=words._("tapestry.besides.note"))
    effects = [one for one in app.bridge.offers if one.id.startswith(EFFECT)]
    if effects:
        sheet.put(Caption(text=words._("tapestry.besides.effects")))
        _rows(sheet, [_act(one) for one in effects], take_named)
        sheet.put(Caption(text=words._("tapestry.besides.table")))
    _rows(sheet, list(_at_the_table(seat)), partial(_pick, seat))
    return sheet.open()


def _rows(sheet: Sheet, items, on_pick) -> None:
    rows = sheet.put(Acts())
    rows.items = items
    rows.bind(on_pick=lambda _rows, do: (sheet.close(), on_pick(do)))


def _act(offer, text: str = "") -> Act:
    say = App.get_running_app().i18n.say
    text = text or as_label(say(offer.label))
    return Act(text, offer.id, icon=offer.icon, reason=say(offer.reason), help_id=offer.help)


def _at_the_table(seat: str):
    """Landmark cards, out or back, what is chosen from a list, the end."""
    app = App.get_running_app()
    words, me = app.i18n, app.bridge.state.players.get(seat)
    for offer in app.bridge.offers:
        if offer.id.startswith(f"landmark_card.{seat}"):
            yield _act(offer)
    for offer_id, key in (
        (f"out.{seat}", "back" if me and me.finished else "out"),
        ("landmark.take", "landmarks"),
        ("reserve.lay", "reserve"),
        ("end", "end"),
    ):
        offer = offer_of(offer_id)
        if offer is not None:
            yield _act(offer, words._(f"tapestry.more.{key}"))


def _pick(seat: str, do: str) -> None:
    words = App.get_running_app().i18n
    if do == "end":
        title, text = words._("tapestry.more.end"), words._("tapestry.more.end_text")
        ask(title, text, words._("tapestry.more.end_yes"), partial(take_named, do))
    elif do.startswith("out."):
        _ask_finished(seat)
    else:
        take_named(do, {"player": seat})


def _ask_finished(seat: str) -> None:
    """Whether somebody is out is asked before, and shown after."""
    app = App.get_running_app()
    words, offer = app.i18n, offer_of(f"out.{seat}")
    me = next(one for one in app.bridge.view.players if one.id == seat)
    out, who = "back" if me.finished else "out", words.say(me.name)
    title, yes = words._(f"tapestry.more.{out}_title"), words._(f"tapestry.more.{out}")
    text = words._(f"tapestry.more.{out}_text", player=who)

    def do_it() -> None:
        if take(offer) is not None:
            told = words._(f"tapestry.more.is_{out}", player=who)
            app.toast(told, words._("kit.undo"), app.bridge.undo)

    ask(title, text, yes, do_it)
