"""Everything that was filled in and nobody has told yet: caught up at any time, never asked."""

from itertools import islice

from kivy.app import App

from companion.core.filled import open_entries, open_in
from companion.games.tapestry.company.view_ahead import waiting_pieces
from companion.games.tapestry.table.view_hands import BOTS, told_on
from companion.i18n import as_label
from screens.games.tapestry.filled import FilledLines
from screens.offering import offer_of, take
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.acts import Act, Acts
from screens.widgets.controls.button import Press
from screens.widgets.text.prose import Note

CAPITAL = "capital"
MOST = 12
"""So many steps are listed, the newest first."""


def how_many() -> int:
    """Answers and pieces that wait."""
    session = App.get_running_app().bridge.session
    return len(waiting_pieces(session.state)) + sum(map(open_in, open_entries(session.entries)))


def still_acts(words, all_of_it: bool) -> list[Act]:
    """The rows that lead to moves nobody has said to be done, and here; none where none wait."""
    bridge = App.get_running_app().bridge
    rows, left = [], bridge.session.hands.open
    if left is not None and told_on(left) == BOTS:
        rows = [Act(words._("core.hands.still", what=left.label), "bots", icon="check")]
    if all_of_it and bridge.state.fills_ahead and (n := how_many()):
        rows.append(Act(words._("tapestry.ahead.still"), "still", icon="edit", value=str(n)))
    return rows


def to_place(words, seat: str) -> list[Act]:
    """What stands beside somebody's capital, a row each that leads there."""
    waiting = waiting_pieces(App.get_running_app().bridge.state)
    texts = [as_label(words.say(one.text)) for one in waiting if one.seat == seat]
    return [Act(text, CAPITAL, icon="capital") for text in texts]


def open_still_to_tell() -> Sheet:
    """A line each, by step; what is not touched stays as it stands."""
    app = App.get_running_app()
    words, bridge = app.i18n, app.bridge
    sheet = Sheet(title=words._("tapestry.ahead.still"), note=words._("tapestry.ahead.about"))
    pieces = sheet.put(Acts())
    pieces.items = [
        Act(as_label(words.say(one.text)), one.seat, icon="landmark")
        for one in waiting_pieces(bridge.state)
    ]
    pieces.bind(on_pick=lambda _rows, seat: _go(sheet, seat))
    entries = list(islice(open_entries(bridge.session.entries), MOST))
    for entry in entries:
        sheet.put(FilledLines(entries=[entry]))
    if not entries and not pieces.items:
        sheet.put(Note(text=words._("tapestry.ahead.nothing")))
    elif entries:
        confirm = Press(text=words._("tapestry.ahead.confirm"), icon="check")
        confirm.bind(on_release=lambda *_: (sheet.close(), take(offer_of("ahead.confirm"))))
        sheet.ids.foot.add_widget(confirm)
    _follow(sheet, bridge)
    return sheet.open()


def _follow(sheet, bridge) -> None:
    """When something was told it shows what is left."""

    def anew(*_args) -> None:
        bridge.unbind(step=anew)
        if sheet.parent is not None:
            sheet.close()
            open_still_to_tell()

    bridge.bind(step=anew)


def _go(sheet, seat: str) -> None:
    sheet.close()
    App.get_running_app().nav.go("tapestry/capital", seat=seat)
