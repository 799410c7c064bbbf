"""What happened at the table outside of a followed turn: to anybody, carried out by the rules."""

from kivy.app import App

from companion.games.tapestry.correcting.commands_of_mats import CorrectFinished
from companion.games.tapestry.table.view_more import more_view
from companion.i18n import as_label
from screens.offering import offer_of, take
from screens.widgets.acts import Act, Acts
from screens.widgets.sheet import Sheet, ask
from screens.widgets.text import Caption

LISTS = {"landmarks": "landmark", "reserve": "card"}
"""What is chosen from a list, and its icon."""
EFFECT = "effect."


def open_more(seat: str) -> Sheet:
    """What effects do first; then what the table says: landmarks, who is out, the end."""
    app = App.get_running_app()
    words, view = app.i18n, more_view(app.bridge.state, seat)
    sheet = Sheet(title=words._("tapestry.menu.more"), note=words._("tapestry.besides.note"))
    lists = {key: getattr(view, key) for key in LISTS}
    effects = [
        Act(as_label(words.say(one.label)), one.id, icon=one.icon, reason=words.say(one.reason))
        for one in app.bridge.offers
        if one.id.startswith(EFFECT)
    ]
    if effects:
        sheet.put(Caption(text=words._("tapestry.besides.effects")))
        _rows(sheet, effects, lambda do: take(offer_of(do)))
        sheet.put(Caption(text=words._("tapestry.besides.table")))
    _rows(sheet, _at_the_table(view, lists, words), lambda do: _pick(do, seat, view, lists))
    return sheet.open()


def _rows(sheet: Sheet, items, on_pick) -> None:
    rows = sheet.put(Acts())
    rows.items = items
    rows.bind(on_pick=lambda _rows, do: (sheet.close(), on_pick(do)))


def _at_the_table(view, lists, words) -> list[Act]:
    return [
        *_acts(view.now, words),
        *(
            Act(words._(f"tapestry.more.{key}"), key, icon=LISTS[key])
            for key, offers in lists.items()
            if offers
        ),
        *_acts((view.end,) if view.end else (), words),
    ]


def _pick(do, seat: str, view, lists) -> None:
    app = App.get_running_app()
    words = app.i18n
    if do in lists:
        _choose(words._(f"tapestry.more.{do}"), lists[do])
    elif view.end is not None and do == view.end.command:
        title, text = words._("tapestry.more.end"), words._("tapestry.more.end_text")
        ask(title, text, words._("tapestry.more.end_yes"), lambda: app.bridge.do(do))
    elif isinstance(do, CorrectFinished):
        _ask_finished(do, words.say(view.name))
    else:
        app.bridge.do(do)


def _ask_finished(command, who: str) -> None:
    """Whether somebody is out is asked before, and shown after."""
    app = App.get_running_app()
    out = "out" if command.finished else "back"
    title, yes = app.i18n._(f"tapestry.more.{out}_title"), app.i18n._(f"tapestry.more.{out}")
    text = app.i18n._(f"tapestry.more.{out}_text", player=who)

    def do_it() -> None:
        if app.bridge.do(command) is not None:
            undo = app.i18n._("kit.undo")
            told = app.i18n._(f"tapestry.more.is_{out}", player=who)
            app.toast(told, undo, app.bridge.undo)

    ask(title, text, yes, do_it)


def _choose(title: str, offers) -> Sheet:
    app = App.get_running_app()
    sheet = Sheet(title=title)
    rows = sheet.put(Acts())
    rows.items = _acts(offers, app.i18n)
    rows.bind(on_pick=lambda _rows, command: (sheet.close(), app.bridge.do(command)))
    return sheet.open()


def _acts(offers, words) -> list[Act]:
    return [
        Act(
            as_label(words.say(one.text)),
            one.command,
            icon=one.icon,
            reason=words.say(one.refusal),
            help_id=_help(one.command),
        )
        for one in offers
    ]


def _help(command) -> str:
    landmark = getattr(command, "landmark", "")
    kind = getattr(command, "kind", "")
    return f"landmark.{landmark}" if landmark else "rule.storage" if kind else ""
