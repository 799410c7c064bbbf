"""A year in review, as a picture to share."""

from kivy.app import App
from kivy.properties import ListProperty, StringProperty

from companion.i18n import as_label
from companion.library.statistics import Taste
from screens.history.picture import WIDE, write_picture
from screens.kv import load_kv
from screens.statistics.months import Months  # noqa: F401 – named in kv
from screens.statistics.outcomes import Outcomes  # noqa: F401 – named in kv
from screens.statistics.reading import bars_of, best_said, favourite_said, lasting, won_said
from screens.statistics.tile import GroupLine
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.button import Gold
from screens.widgets.frame.panel import Stack

SHOWN = 5


class YearPicture(Stack):
    """What is on the picture."""

    name = StringProperty("")
    when = StringProperty("")
    games = StringProperty("")
    won = StringProperty("")
    hours = StringProperty("")
    streak = StringProperty("")
    favourite = StringProperty("")
    bars = ListProperty()


def year_sheet(who: str, year: str) -> Sheet:
    """The picture of a year, the last one played in if none was chosen."""
    app = App.get_running_app()
    words = app.i18n
    year = year or next(iter(app.library.statistics.years), "")
    sheet = Sheet(title=words._("statistics.year.title"), wide=WIDE)
    picture = sheet.put(_picture(who, year, words))
    write = Gold(text=words._("app.picture.write"), icon="share")
    name = "-".join(filter(None, ("year", year)))
    write.bind(on_release=lambda *_: write_picture(picture, name))
    sheet.act(write)
    return sheet.open()


def _picture(who: str, year: str, words) -> YearPicture:
    answer = App.get_running_app().library.statistics.answer(Taste(who, "", year))
    longest = answer.streak.longest
    streak = words._("statistics.streak_longest", n=longest) if longest > 1 else ""
    picture = YearPicture(
        name=words._("statistics.year.of", year=year) if year else words._("statistics.title"),
        when=who,
        games=words._("app.past.so_many", n=answer.all.played),
        won=won_said(answer.all, words),
        hours=lasting(answer.all.minutes, words),
        streak=as_label(streak),
        favourite=favourite_said(answer.favourite, words),
        bars=bars_of(answer.months, words),
    )
    for group in answer.games[:SHOWN]:
        line = GroupLine(
            name=words.say(group.name), won=won_said(group, words), best=best_said(group, words)
        )
        line.ids.marks.outcomes = list(group.outcomes)
        picture.ids.groups.add_widget(line)
    return picture


load_kv(__file__)
