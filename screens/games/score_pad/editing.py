"""A row or a place at the table, called otherwise at any time; nothing written is lost."""

from kivy.app import App

from companion.core.person_name import LONGEST
from companion.i18n import as_label
from screens.offering import offer_of, take
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.acts import Act, Acts
from screens.widgets.controls.button import Gold, Press
from screens.widgets.controls.chips import Chips
from screens.widgets.controls.field import Field
from screens.widgets.lists.ranking import shape_icon


def edit_row(row: int) -> Sheet | None:
    """Its name, and how often it counts."""
    app = App.get_running_app()
    if app.bridge.view is None:
        return None
    words, line, where = app.i18n, app.bridge.view.lines[int(row)], {"row": str(int(row))}
    sheet = Sheet(title=words._("score_pad.edit.row"), note=words.say(line.name), dialog=True)
    typed = app.bridge.state.rows[int(row)].name
    field = sheet.put(Field(text=typed, label=words._("score_pad.edit.name"), longest=LONGEST))

    def twice(*_args) -> None:
        sheet.close()
        take(offer_of("count_twice"), where)

    def keep(*_args) -> None:
        sheet.close()
        if field.text.strip() != typed:
            take(offer_of("rename_row"), {**where, "name": field.text})

    times = "score_pad.edit.once" if line.times > 1 else "score_pad.edit.twice"
    if not app.bridge.view.over:
        sheet.act(Press(text=words._(times), icon="layers", on_release=twice))
    sheet.act(Gold(text=words._("score_pad.edit.keep"), icon="check", on_release=keep))
    return sheet.open()


def edit_seat(seat: str) -> Sheet | None:
    """The name, the colour and the shape."""
    app = App.get_running_app()
    view = app.bridge.view
    if view is None or not seat:
        return None
    words = app.i18n
    column = next(each for each in view.columns if each.seat == seat)
    sheet = Sheet(title=words._("score_pad.edit.seat"), note=words.say(column.name))
    typed = app.bridge.state.seats[seat].name
    field = sheet.put(Field(text=typed, label=words._("score_pad.edit.name"), longest=LONGEST))
    offer, where = offer_of("seat"), {"seat": seat}
    colour = _chips(sheet, words, offer.asks({**where, "name": typed}), None)
    asked = offer.asks({**where, "name": typed, "colour": column.colour})
    shape = _chips(sheet, words, asked, shape_icon)

    def keep(*_args) -> None:
        sheet.close()
        if (field.text, *colour.chosen, *shape.chosen) != (typed, column.colour, column.shape):
            looks = {"colour": colour.chosen[0], "shape": shape.chosen[0]}
            take(offer, {**where, "name": field.text, **looks})

    sheet.act(Gold(text=words._("score_pad.edit.keep"), icon="check", on_release=keep))
    return sheet.open()


def edit_names() -> Sheet:
    """Everybody and every row, after the end as before it."""
    app = App.get_running_app()
    words, view = app.i18n, app.bridge.view
    sheet = Sheet(title=words._("score_pad.edit.names"))
    rows = sheet.put(Acts())
    rows.items = [
        *(Act(words.say(one.name), (edit_seat, one.seat), icon="person") for one in view.columns),
        *(
            Act(words.say(one.name), (edit_row, at), icon="tag")
            for at, one in enumerate(view.lines)
        ),
    ]
    rows.bind(on_pick=lambda _rows, what: (sheet.close(), what[0](what[1])))
    return sheet.open()


def _chips(sheet, words, question, icon_of) -> Chips:
    """One of the options, the one of now chosen at first."""
    options = [
        (one.id, as_label(words.say(one.text)), *((icon_of(one.id),) if icon_of else ()))
        for one in question.options
    ]
    chips = sheet.put(Chips(options=options))
    chips.chosen = [question.guess]
    chips.bind(on_choose=lambda one, chosen: setattr(one, "chosen", chosen or one.chosen))
    return chips
