"""Whose games, of which year."""

from kivy.app import App

from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.button import Gold
from screens.widgets.controls.chips import Chips
from screens.widgets.text.prose import Head


def filter_sheet(page) -> Sheet:
    """Chips for everybody and for every year."""
    app = App.get_running_app()
    words, statistics = app.i18n, app.library.statistics
    sheet = Sheet(title=words._("statistics.filter"))
    everybody = ("", words._("statistics.everybody"), "people")
    people = [everybody, *[(name, name, "person") for name in statistics.people]]
    years = [("", words._("statistics.all_years")), *[(year, year) for year in statistics.years]]
    sheet.put(Head(text=words._("statistics.whose")))
    who = sheet.put(Chips(options=people, chosen=[page.who]))
    sheet.put(Head(text=words._("statistics.when")))
    when = sheet.put(Chips(options=years, chosen=[page.year]))
    for chips in (who, when):
        chips.bind(on_choose=lambda one, chosen: setattr(one, "chosen", chosen or [""]))

    def take(*_args) -> None:
        sheet.close()
        page.show(next(iter(who.chosen), ""), next(iter(when.chosen), ""))

    sheet.act(Gold(text=words._("statistics.show"), icon="check", on_release=take))
    return sheet.open()
