"""A row or a place at the table, called otherwise at any time; nothing written is lost."""

from kivy.app import App

from companion.core.person_name import LONGEST
from companion.core.setting import colour_name, shape_name
from companion.games.score_pad.commands import ChangeSeat, CountTwice, RenameRow
from companion.games.score_pad.options import COLOURS, SHAPES
from screens.widgets.button import Gold, Press
from screens.widgets.chips import Chips
from screens.widgets.field import Field
from screens.widgets.ranking import shape_icon
from screens.widgets.sheet import Sheet


def edit_row(row: int) -> Sheet | None:
    """Its name, and how often it counts."""
    app = App.get_running_app()
    if app.bridge.view is None or app.bridge.view.over:
        return None
    words, line = app.i18n, app.bridge.view.lines[int(row)]
    sheet = Sheet(title=words._("score_pad.edit.row"), note=words.say(line.name), dialog=True)
    typed = app.bridge.state.rows[int(row)].name
    field = sheet.put(Field(text=typed, label=words._("score_pad.edit.name"), longest=LONGEST))

    def twice(*_args) -> None:
        sheet.close()
        app.bridge.do(CountTwice(int(row)))

    def keep(*_args) -> None:
        sheet.close()
        if field.text.strip() != typed:
            app.bridge.do(RenameRow(int(row), field.text))

    times = "score_pad.edit.once" if line.times > 1 else "score_pad.edit.twice"
    sheet.act(Press(text=words._(times), icon="layers", on_release=twice))
    sheet.act(Gold(text=words._("score_pad.edit.keep"), icon="check", on_release=keep))
    return sheet.open()


def edit_seat(seat: str) -> Sheet | None:
    """The name, the colour and the shape."""
    app = App.get_running_app()
    view = app.bridge.view
    if view is None or view.over or not seat:
        return None
    words = app.i18n
    column = next(each for each in view.columns if each.seat == seat)
    sheet = Sheet(title=words._("score_pad.edit.seat"), note=words.say(column.name))
    typed = app.bridge.state.seats[seat].name
    field = sheet.put(Field(text=typed, label=words._("score_pad.edit.name"), longest=LONGEST))
    others = [each for each in view.columns if each.seat != seat]
    colours = _free(COLOURS, [each.colour for each in others])
    shapes = _free(SHAPES, [each.shape for each in others])
    colour = sheet.put(Chips(options=[(one, words.say(colour_name(one))) for one in colours]))
    shape = sheet.put(
        Chips(options=[(one, words.say(shape_name(one)), shape_icon(one)) for one in shapes])
    )
    for chips, now in ((colour, column.colour), (shape, column.shape)):
        chips.chosen = [now]
        chips.bind(on_choose=lambda one, chosen: setattr(one, "chosen", chosen or one.chosen))

    def keep(*_args) -> None:
        sheet.close()
        changed = ChangeSeat(seat, field.text, colour.chosen[0], shape.chosen[0])
        if (field.text, *colour.chosen, *shape.chosen) != (typed, column.colour, column.shape):
            app.bridge.do(changed)

    sheet.act(Gold(text=words._("score_pad.edit.keep"), icon="check", on_release=keep))
    return sheet.open()


def _free(known, taken) -> list[str]:
    return [one for one in known if one not in taken]
