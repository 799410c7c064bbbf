"""What happened at the table outside of a followed turn, for one player."""

from kivy.app import App

from companion.games.tapestry.table.view_more import more_view
from companion.i18n import as_label
from screens.widgets.acts import Act, Acts
from screens.widgets.sheet import Sheet, ask

LISTS = {"landmarks": "landmark", "reserve": "card"}
"""What is chosen from a list, and its icon."""


def open_more(seat: str) -> Sheet:
    """A row for each; lists open a sheet of their own, the end is asked twice."""
    app = App.get_running_app()
    words, view = app.i18n, more_view(app.bridge.state, seat)
    sheet = Sheet(title=words._("tapestry.menu.more"), note=as_label(words.say(view.name)))
    rows = sheet.put(Acts())
    lists = {key: getattr(view, key) for key in LISTS}
    rows.items = [
        *_acts(view.now, words),
        *(
            Act(words._(f"tapestry.more.{key}"), key, icon=LISTS[key])
            for key, offers in lists.items()
            if offers
        ),
        *_acts((view.end,) if view.end else (), words),
    ]

    def pick(_rows, do) -> None:
        sheet.close()
        if do in lists:
            _choose(words._(f"tapestry.more.{do}"), lists[do])
        elif view.end is not None and do == view.end.command:
            title, text = words._("tapestry.more.end"), words._("tapestry.more.end_text")
            ask(title, text, words._("tapestry.more.end_yes"), lambda: app.bridge.do(do))
        else:
            app.bridge.do(do)

    rows.bind(on_pick=pick)
    return sheet.open()


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
